"""The page of rulings: each is tried, and green or red; a position is laid out on the map."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QWidget,
)

from uguisu_changes.edits import Change
from uguisu_changes.paths import Path
from uguisu_editor.forms.lists import ListPart
from uguisu_editor.forms.rows import Row
from uguisu_editor.forms.telling import called
from uguisu_editor.i18n import of_engine, tr
from uguisu_editor.jobs import Jobs
from uguisu_editor.model.jobs import RULINGS, Verdict
from uguisu_editor.model.visible import visible
from uguisu_editor.pages.beginning import Way
from uguisu_editor.pages.first_ways import ways_of_rulings
from uguisu_editor.pages.form_page import FormPage
from uguisu_editor.session import Session
from uguisu_editor.theme import WrappedRows

MOST_TOLD = 130


class RulingsPage(FormPage):
    """The form of the rulings, with what comes of trying them."""

    picture = "rulings"

    def __init__(self, session: Session, kind: str, parent: QWidget | None = None) -> None:
        self.try_button, self.place_button = QPushButton(), QPushButton()
        self.piece, self.failures, self._told = QComboBox(), QListWidget(), QLabel()
        self.jobs = Jobs(session)
        super().__init__(session, kind, parent)
        self.jobs.setParent(self)
        self._verdicts: list[Verdict] = []
        self.try_button.clicked.connect(self.try_all)
        self.place_button.setCheckable(True)
        self.piece.setEditable(False)
        self.failures.setMaximumHeight(MOST_TOLD)
        self.failures.setWordWrap(True)
        self.failures.setItemDelegate(WrappedRows(self.failures))
        self.failures.itemActivated.connect(self._go)
        self.failures.itemClicked.connect(self._go)
        self.failures.hide()
        row = QHBoxLayout()
        row.addWidget(self.try_button)
        row.addWidget(self._told, 1)
        row.addWidget(self.piece)
        row.addWidget(self.place_button)
        self.layout_.insertLayout(1, row)
        self.layout_.addWidget(self.failures)
        self.jobs.done.connect(lambda _, found: self._take(found))
        self.jobs.failed.connect(self._fail)
        self.jobs.state_changed.connect(self._tell)
        session.learned.connect(self._list_pieces)
        session.selection_changed.connect(self._put_piece)
        self._list_pieces()
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        super().retranslate()
        self.try_button.setText(tr("Try all"))
        self.try_button.setToolTip(tr("Try every ruling on the pack as it is now"))
        self.place_button.setText(tr("Set up from the map"))
        self.place_button.setToolTip(
            tr("While it is on, a click on the map puts the chosen piece there in the current ruling")
        )
        self.piece.setAccessibleName(tr("Piece to put on the map"))
        self.failures.setAccessibleName(tr("What was not as expected"))
        self._told.setText("")
        self._list_pieces()

    def beginnings(self) -> tuple[str, str, list[Way]]:
        """Return what is said while there is no ruling, and rulings to begin with."""
        return (
            tr("No ruling yet. What must hold?"),
            tr(
                "A ruling sets up a position, plays moves, and says what must be true then. It is tried in a second."
            ),
            ways_of_rulings(self.context),
        )

    def refresh(self) -> None:
        """Show what the file says now."""
        super().refresh()
        for part in (self.try_button, self.place_button, self.piece, self._told):
            part.setVisible(not self.empty)

    # Trying.

    def try_all(self) -> None:
        """Try every ruling, or stop trying."""
        if self.jobs.waiting:
            self.jobs.stop()
        else:
            self.jobs.ask(RULINGS)

    def _tell(self) -> None:
        self.try_button.setText(tr("Stop") if self.jobs.waiting else tr("Try all"))
        if self.jobs.waiting:
            self._told.setText(tr("Trying…"))

    def _fail(self, sentence: str) -> None:
        self._told.setText(visible(sentence))

    def _take(self, found: list[Verdict]) -> None:
        self._verdicts = found
        held = sum(not one.found for one in found)
        self._told.setText(tr("{held} of {all} hold", held=held, all=len(found)))
        self.context.verdicts = {
            ("rulings", one.number): "\n".join(of_engine(told) for _, told in one.found) for one in found
        }
        self.failures.clear()
        for one in found:
            for path, told in one.found:
                item = QListWidgetItem(visible(f"{one.id}: {of_engine(told)}"))
                item.setData(Qt.ItemDataRole.UserRole, path)
                self.failures.addItem(item)
        self.failures.setVisible(bool(self.failures.count()))
        if self.form is not None:
            self.form.refresh()

    def _go(self, item: QListWidgetItem) -> None:
        path: Path = tuple(item.data(Qt.ItemDataRole.UserRole))
        self.go_to(path)

    def _on_changed(self, changes: list[Change]) -> None:
        super()._on_changed(changes)
        if self.context.verdicts:  # they were of another text
            self.context.verdicts = {}
            self._told.setText(tr("The pack has changed since: try again."))

    # The position.

    def _list_pieces(self) -> None:
        chosen = self.piece.currentData()
        self.piece.clear()
        for piece in self.session.facts.fitting.get("piece", []):
            self.piece.addItem(called(self.context, "piece", piece, ()), piece)
            self.piece.setItemData(self.piece.count() - 1, piece, Qt.ItemDataRole.ToolTipRole)
        self.piece.setCurrentIndex(max(0, self.piece.findData(chosen)))

    def _ruling_at_hand(self) -> Path | None:
        """Return the ruling that has the keyboard, else the first that is unfolded."""
        rows = self.form.reach(("rulings",)) if self.form is not None else None
        if not isinstance(rows, ListPart) or not rows.rows:
            return None
        focus = self.focusWidget()
        held = [row for row in rows.rows if focus is not None and row.isAncestorOf(focus)]
        unfolded = [row for row in rows.rows if isinstance(row, Row) and row.unfolded]
        return (*held, *unfolded, rows.rows[-1])[0].where()

    def _put_piece(self) -> None:
        chosen, piece = self.session.selection.places, self.piece.currentData()
        if not self.place_button.isChecked() or not self.isVisible() or len(chosen) != 1 or not piece:
            return
        if self.set_up(piece, next(iter(chosen))):
            self.session.select()
            following = self.piece.currentIndex() + 1
            self.piece.setCurrentIndex(following if following < self.piece.count() else 0)

    def set_up(self, piece: str, place: str) -> bool:
        """Put a piece on a place in the ruling at hand; tell whether that was done."""
        ruling = self._ruling_at_hand()
        if ruling is None:
            self.session.refused.emit(tr("There is no ruling yet: add one first, on the page Rulings."))
            return False
        text = tr("Put {piece} on {place}", piece=piece, place=place)
        return self.context.set((*ruling, "setup", "pieces", piece), place, text)

    def badges(self) -> dict[str, str]:
        """Return who stands where in the ruling at hand."""
        ruling = self._ruling_at_hand()
        pieces = self.context.look((*ruling, "setup", "pieces")) if ruling is not None else None
        found: dict[str, list[str]] = {}
        for piece, place in pieces.items() if isinstance(pieces, dict) else ():
            if isinstance(place, str):
                found.setdefault(place, []).append(str(piece))
        return {
            place: ", ".join(called(self.context, "piece", name, ()) for name in names)
            for place, names in found.items()
        }

    def close_down(self) -> None:
        """Leave in good order."""
        self.jobs.stop()
