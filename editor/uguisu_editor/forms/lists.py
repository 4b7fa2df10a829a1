"""Lists in forms: rows to add, drag, fold, duplicate and delete."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QFrame, QLabel, QMenu, QToolButton, QVBoxLayout, QWidget

from uguisu_changes.paths import Path
from uguisu_editor.away import put_away
from uguisu_editor.forms.context import FormContext, Where
from uguisu_editor.forms.entries import free_id, new_entry, told_in_a_line
from uguisu_editor.forms.fields import Field
from uguisu_editor.forms.parts import EntryPart, LinePart, Part, Section, part_for
from uguisu_editor.forms.rows import ListEntry, Row
from uguisu_editor.i18n import tr
from uguisu_editor.model.visible import visible
from uguisu_editor.soon import soon


class ListPart(Section):
    """A list of entries."""

    def __init__(
        self,
        context: FormContext,
        field: Field,
        where: Where,
        parent: QWidget | None,
        takes: str | None = None,
    ) -> None:
        super().__init__(context, field, where, parent)
        self.item = field.item()
        self.takes = takes
        self.rows: list[ListEntry] = []
        self._opened = False
        self._title = field.title
        self.add_button = QToolButton(self)
        self.add_button.setAutoRaise(True)
        self.add_button.setText("+")
        self.add_button.setToolTip(tr("Add to {name}", name=field.title))
        self.add_button.setAccessibleName(tr("Add to {name}", name=field.title))
        self.add_button.clicked.connect(self.ask)
        self.head.row.insertWidget(2, self.add_button)
        self.gone_button = QToolButton(self)
        self.gone_button.setAutoRaise(True)
        self.gone_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.gone_button.setMenu(QMenu(self.gone_button))
        self.gone_button.hide()
        self.head.row.insertWidget(3, self.gone_button)
        self._holder = QWidget(self)
        self._column = QVBoxLayout(self._holder)
        self._column.setContentsMargins(14, 0, 0, 2)
        self._column.setSpacing(3)
        self._layout.addWidget(self._holder)
        self._gap = QFrame(self._holder)
        self._gap.setFrameShape(QFrame.Shape.HLine)
        self._gap.setLineWidth(3)
        self._gap.hide()
        self._holder.setAcceptDrops(True)
        self._holder.installEventFilter(self)
        self.head.setAcceptDrops(True)
        self.head.installEventFilter(self)
        self._holder.hide()

    @property
    def entries(self) -> list[Any]:
        """The entries as they are now."""
        found = self.value
        return found if isinstance(found, list) else []

    def ids(self) -> set[Any]:
        """The ids that entries have."""
        found = (entry.get("id") for entry in self.entries if isinstance(entry, dict))
        return {name for name in found if isinstance(name, str)}

    @property
    def unfolded(self) -> bool:
        """Whether the rows are shown."""
        return not self._holder.isHidden()

    def fold(self) -> None:
        """Hide the rows."""
        self._opened = True
        self._holder.hide()
        self.head.fold.setArrowType(Qt.ArrowType.RightArrow)

    def unfold(self) -> None:
        """Show the rows."""
        self._opened = True
        self._holder.show()
        self.head.fold.setArrowType(Qt.ArrowType.DownArrow)
        self._match()

    def refresh(self) -> None:
        """Show the entries that there are."""
        entries = self.entries
        self.head.tell(self.context, self.where())
        self.head.fold.setText(f"{self._title} ({len(entries)})" if entries else self._title)
        self._show_gone()
        if not self._opened and entries:
            self.unfold()
        elif self.unfolded:
            self._match()

    def _show_gone(self) -> None:
        """In a mod: offer to bring back what it takes away."""
        gone = self.context.removed(self.where())
        self.gone_button.setVisible(bool(gone))
        if not gone:
            return
        text = tr("%n removed here", len(gone))
        self.gone_button.setText(text)
        self.gone_button.setAccessibleName(text)
        menu = self.gone_button.menu()
        menu.clear()
        for entry in gone:
            action = menu.addAction(
                tr("Bring back {name}", name=visible(told_in_a_line(self.context, entry))[:60])
            )
            action.triggered.connect(
                lambda _=False, entry=entry: self.context.insert(self.where(), len(self.entries), entry)
            )

    def _match(self) -> None:
        """Make the rows those of the entries: what stays the same entry keeps its row, unfolded or not."""
        entries = self.entries
        known: dict[int, ListEntry] = {}
        for row in self.rows:
            if isinstance(row.entry, dict | list):
                known[id(row.entry)] = row
        kept: list[ListEntry | None] = [known.pop(id(entry), None) for entry in entries]
        loose = [row for row in self.rows if row not in kept]
        rows: list[ListEntry] = []
        for at, (entry, same_row) in enumerate(zip(entries, kept, strict=True)):
            taken = loose.pop(0) if same_row is None and loose and self._alike(loose, entry) else same_row
            fresh = taken is None
            row = taken if taken is not None else self.make_row()
            row.entry = entry
            rows.append(row)
            if fresh or self._column.indexOf(row) != at:
                self._column.insertWidget(at, row)
        for row in loose:
            self._column.removeWidget(row)
            put_away(row)
        self.rows = rows
        for row in rows:
            if row.body is None and self.begins_open and self.opens_at_once(row):
                row.open()
            row.refresh()

    def _alike(self, loose: list[ListEntry], entry: Any) -> bool:
        """Whether the first row left over may show an entry that is new: one of words in one line, or of the same name."""
        row = loose[0].entry
        if isinstance(entry, dict) and isinstance(row, dict):
            return "id" in entry and entry["id"] == row.get("id")
        return not isinstance(entry, dict | list) and not isinstance(row, dict | list)

    @property
    def begins_open(self) -> bool:
        """Whether entries are shown with all that is in them."""
        return self.item.kind not in ("group", "union", "either", "list", "table")

    def opens_at_once(self, row: ListEntry) -> bool:
        """Whether what is in an entry is made although nobody sees it yet."""
        return True

    def make_row(self) -> ListEntry:
        """Make what shows an entry."""
        return Row(self)

    def body_of(self, row: ListEntry) -> Part:
        """Return the part that shows a row's fields."""
        where = row.where
        if self.item.kind == "group":
            return EntryPart(self.context, self.item, where, row)
        if self.item.kind in ("union", "list", "table", "either"):
            return part_for(self.context, self.item, where, self.takes, row)
        line = LinePart(self.context, self.item, where, row, self.takes)
        line.label.hide()
        return line

    def focus_row(self, at: int) -> None:
        """Give a row the keyboard, if there is one."""
        if 0 <= at < len(self.rows):
            self.rows[at].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.add_button.setFocus()

    def ask(self) -> None:
        """Add an entry; where there are several kinds, ask which."""
        self.add()

    def add(self, word: str | None = None) -> None:
        """Add an entry at the end; where there are several kinds, the one of that word."""
        self._opened = True
        entry = free_id(self.item, self.ids(), new_entry(self.item))
        if self.context.insert(self.where(), len(self.entries), entry):
            self.unfold()
            if self.rows:
                self.rows[-1].open()
                self.focus_row(len(self.rows) - 1)

    def inner(self) -> Iterator[Part]:
        """Yield the bodies that were made."""
        for row in self.rows:
            if row.body is not None:
                yield row.body

    def reach(self, path: Path) -> QWidget:
        """Unfold the row in question."""
        here = self.where()
        if len(path) <= len(here):
            return self
        self.unfold()
        number = path[len(here)]
        if not isinstance(number, int) or not 0 <= number < len(self.rows):
            return self
        row = self.rows[number]
        row.open()
        return row.body.reach(path) if row.body is not None and len(path) > len(here) + 1 else row

    # Dropping.

    def eventFilter(self, watched: object, event: QEvent) -> bool:  # noqa: N802
        """Rows of lists of the same kind may be dropped here."""
        if isinstance(event, QDropEvent | QDragMoveEvent | QDragEnterEvent) and self._welcome():
            at = self._gap_at(event.position().toPoint().y()) if watched is self._holder else len(self.rows)
            if event.type() == QEvent.Type.Drop:
                self._gap.hide()
                dragged = ListEntry.dragged
                if dragged is not None:
                    source, number = dragged.owner, dragged.at
                    soon(self, lambda: self.drop_row(source, number, at))
                event.acceptProposedAction()
                return True
            self._show_gap(at)
            event.acceptProposedAction()
            return True
        if isinstance(event, QDragLeaveEvent):
            self._gap.hide()
        return super().eventFilter(watched, event)  # type: ignore[arg-type]

    def _welcome(self) -> bool:
        row = ListEntry.dragged
        return (
            row is not None
            and row.owner.context is self.context
            and row.owner.item.model == self.item.model
            and row.owner.item.kind == self.item.kind
        )

    def drop_row(self, source: ListPart, number: int, at: int) -> None:
        """Move a row of a list to here."""
        self.context.move(source.where(), number, self.where(), at)

    def _gap_at(self, y: int) -> int:
        return sum(row.geometry().center().y() < y for row in self.rows)

    def _show_gap(self, at: int) -> None:
        y = (
            self.rows[at].y() - 3
            if at < len(self.rows)
            else (self.rows[-1].geometry().bottom() if self.rows else 0)
        )
        self._gap.setGeometry(14, max(0, y), self._holder.width() - 14, 4)
        self._gap.show()
        self._gap.raise_()


class FlatList(ListPart):
    """A list that is never folded, and whose entries are shown with all that is in them; `adder` is what adds one."""

    def __init__(
        self, context: FormContext, field: Field, where: Where, parent: QWidget | None, *, titled: bool
    ) -> None:
        super().__init__(context, field, where, parent)
        self.head.fold.hide()
        self.add_button.hide()
        heading = QLabel(field.title, self.head)
        heading.setProperty("notes", True)
        heading.setVisible(titled)
        self.head.row.insertWidget(0, heading)
        self._titled = titled
        self._column.setContentsMargins(0, 0, 0, 0)
        self._holder.show()
        self.adder: QWidget = self.add_button

    @property
    def unfolded(self) -> bool:
        """It is."""
        return True

    @property
    def begins_open(self) -> bool:
        """They are."""
        return True

    def fold(self) -> None:
        """It is never folded."""

    def unfold(self) -> None:
        """Show the entries that there are."""
        self._match()

    def refresh(self) -> None:
        """Show the entries that there are."""
        self._show_gone()
        self.head.setVisible(self._titled or not self.gone_button.isHidden())
        self._match()

    def focus_row(self, at: int) -> None:
        """Give an entry the keyboard, or what adds one."""
        if 0 <= at < len(self.rows):
            self.rows[at].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.adder.setFocus()
