"""The page of cards: decks as grids of faces with counts, the form, and a card that is tried at once."""

from __future__ import annotations

from html import escape
from typing import Any

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from uguisu.board import Image, Picture
from uguisu.content.claims import cards_of_decks
from uguisu.messages import translate
from uguisu_changes.edits import Change
from uguisu_changes.paths import Path
from uguisu_changes.same import plain_copy
from uguisu_editor.canvas.scene_painter import svg_renderer
from uguisu_editor.forms.entries import text_beside
from uguisu_editor.forms.lists import ListPart
from uguisu_editor.i18n import of_engine, tr
from uguisu_editor.io.painting import paint
from uguisu_editor.jobs import Jobs
from uguisu_editor.model.jobs import FACES, TRY_CARD, Tried
from uguisu_editor.model.numbers_told import mended, unsaid
from uguisu_editor.model.visible import visible
from uguisu_editor.pages.beginning import Way
from uguisu_editor.pages.boards import Boards
from uguisu_editor.pages.first_ways import ways_of_cards
from uguisu_editor.pages.form_page import FormPage
from uguisu_editor.session import Session

FACE = QSize(96, 134)
LARGE = QSize(180, 252)
REST_MS = 600
NAME = Qt.ItemDataRole.UserRole


def share(card: dict[str, Any], deck: str) -> int:
    """Return how many of a card are in a deck; in all of them if none is named.

    >>> share({"copies": {"ninja": 2, "traitor": 1}}, "ninja"), share({"deck": "guards"}, "")
    (2, 1)
    """
    copies = card.get("copies", 1)
    if isinstance(copies, dict):
        counts = {name: count for name, count in copies.items() if isinstance(count, int)}
        return sum(counts.values()) if not deck else counts.get(deck, 0)
    count = copies if isinstance(copies, int) else 0
    return count if not deck or card.get("deck") == deck else 0


def scrolled(panel: QWidget) -> QScrollArea:
    """Return a panel that is scrolled where there is not enough room for it."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.setWidget(panel)
    return area


class CardsPage(FormPage):
    """The cards of a pack."""

    picture = "cards"
    tried = Signal(str)
    """A game in which a card was played, saved; the user wants to see it in Play."""

    def __init__(self, session: Session, kind: str, parent: QWidget | None = None) -> None:
        self.deck, self.grid, self.face = QComboBox(), QListWidget(), QLabel()
        self.try_button, self.again_button, self.open_button = QPushButton(), QPushButton(), QPushButton()
        self._told, self.events, self._sum = QLabel(), QListWidget(), QLabel()
        self._words, self._fares = QLabel(), QLabel()
        self.mend_button, self.all_button = QPushButton(), QPushButton()
        self.boards = Boards()
        self._faces: dict[str, Picture] = {}
        self._effects: dict[str, Any] = {}
        """What cards did when they were first shown, by id: a change of a number there may be one of the text, too."""
        self._found: Tried | None = None
        self._seen = False
        self._seed = 0
        self.drawing, self.trying = Jobs(session), Jobs(session)
        super().__init__(session, kind, parent)
        for jobs in (self.drawing, self.trying):
            jobs.setParent(self)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self._draw)
        self._undrawn: list[QListWidgetItem] = []
        self._drawing = QTimer(self)
        self._drawing.setInterval(0)
        self._drawing.timeout.connect(self._draw_next)
        self._lay_out()
        self.deck.activated.connect(lambda _: self._fill())
        self.grid.currentItemChanged.connect(lambda item, _: self._choose(item))
        self.grid.itemActivated.connect(self._open)
        self.grid.itemClicked.connect(self._open)
        self.try_button.clicked.connect(self._try)
        self.again_button.clicked.connect(lambda: self.try_card(another=True))
        self.open_button.clicked.connect(self._show_game)
        self.drawing.done.connect(lambda _, faces: self._take_faces(faces))
        self.trying.done.connect(lambda _, found: self._take(found))
        self.trying.failed.connect(lambda sentence: self._told.setText(visible(sentence)))
        self.trying.state_changed.connect(self._tell)
        self.shown.connect(self._fill)
        self.mend_button.clicked.connect(self._mend_words)
        self.all_button.clicked.connect(self.show_all)
        session.findings_changed.connect(self._show_words)
        session.learned.connect(self._rest.start)
        self.retranslate()

    def _lay_out(self) -> None:
        left, middle, side = QWidget(self), QWidget(self), QWidget(self)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 6, 0)
        column.addWidget(self.deck)
        column.addWidget(self._sum)
        column.addWidget(self.grid, 1)
        column.addWidget(self.all_button)
        self._sum.setWordWrap(True)
        self.grid.setViewMode(QListWidget.ViewMode.IconMode)
        self.grid.setIconSize(FACE)
        self.grid.setGridSize(QSize(FACE.width() + 14, FACE.height() + 40))
        self.grid.setMovement(QListWidget.Movement.Static)
        self.grid.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.grid.setWordWrap(True)
        self.grid.setUniformItemSizes(True)
        self.layout_.removeWidget(self._area)
        work = QVBoxLayout(middle)
        work.setContentsMargins(0, 0, 0, 0)
        work.addWidget(self._area, 3)
        work.addWidget(self.boards, 2)
        beside = QVBoxLayout(side)
        beside.setContentsMargins(6, 0, 0, 0)
        beside.addWidget(self.face, 0, Qt.AlignmentFlag.AlignHCenter)
        beside.addWidget(self._words)
        beside.addWidget(self.mend_button)
        beside.addWidget(self._fares)
        row = QHBoxLayout()
        row.addWidget(self.try_button)
        row.addWidget(self.again_button)
        beside.addLayout(row)
        beside.addWidget(self._told)
        beside.addWidget(self.events, 1)
        beside.addWidget(self.open_button)
        for label in (self._told, self._words, self._fares):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._words.setProperty("notes", True)
        self._fares.setProperty("notes", True)
        self.events.setWordWrap(True)
        self.face.setMinimumSize(60, 84)
        self.face.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.events.setMinimumHeight(50)
        self.grid.setMinimumSize(120, 120)
        self._split = QSplitter(self)
        for widget in (left, middle, scrolled(side)):
            self._split.addWidget(widget)
        self._split.setChildrenCollapsible(False)
        self._split.setSizes([250, 640, 240])
        self.layout_.addWidget(self._split, 1)

    def retranslate(self) -> None:
        """Say everything in the present language; the faces are drawn anew in it."""
        super().retranslate()
        self.deck.setAccessibleName(tr("Deck"))
        self.grid.setAccessibleName(tr("Cards of the deck"))
        self.face.setAccessibleName(tr("Face of the card"))
        self.all_button.setText(tr("Decks and all cards"))
        self.all_button.setToolTip(tr("Show the decks, and all cards in a list: to add, move and delete"))
        self.boards.retranslate()
        self.try_button.setText(tr("Try it"))
        self.try_button.setToolTip(tr("Look for a position in which this card can be played, and play it"))
        self.again_button.setText(tr("Another"))
        self.again_button.setToolTip(tr("Look for another position"))
        self.again_button.setEnabled(False)
        self.open_button.setText(tr("Show in Play"))
        self.open_button.setEnabled(False)
        self.mend_button.setText(tr("Change the words, too"))
        self.events.setAccessibleName(tr("What happened"))
        if hasattr(self, "_rest"):
            self._rest.start()

    def beginnings(self) -> tuple[str, str, list[Way]]:
        """Return what is said while there are no cards, and ways to have some."""
        return (
            tr("No cards of its own yet."),
            tr(
                "Use cards that there are, or make your own. The map and the mission can wait for it or go first."
            ),
            ways_of_cards(self.session),
        )

    def refresh(self) -> None:
        """Show what the file says now."""
        super().refresh()
        self._split.setVisible(not self.empty)

    # The grid.

    def _cards(self) -> list[dict[str, Any]]:
        found = self.context.look(("cards",))
        return [card for card in found if isinstance(card, dict)] if isinstance(found, list) else []

    def _fill(self) -> None:
        """Show the cards of the deck that is chosen, with the number of each."""
        cards, decks = self._cards(), self.context.look(("decks",))
        named = [deck for deck in decks if isinstance(deck, dict)] if isinstance(decks, list) else []
        titles = {str(deck.get("id")): deck for deck in named}
        for card in cards:
            copies = card.get("copies")
            for name in copies if isinstance(copies, dict) else [card.get("deck")]:
                if isinstance(name, str):
                    titles.setdefault(name, {})
        chosen = self.deck.currentData()
        below = cards_of_decks(self.context.below)
        self.deck.clear()
        self.deck.addItem(tr("All cards ({count})", count=sum(share(card, "") for card in cards)), "")
        for name, deck in titles.items():
            count = sum(share(card, name) for card in cards)
            title = text_beside(self.context, ("decks", 0), deck, "title") or deck.get("title")
            told = (
                translate(title, self.context.language) if isinstance(title, str | dict) and title else name
            )
            claimed = self._claimed(named, deck)
            size = f"{count}" if claimed is None else f"{count}/{claimed}"
            if below.get(name, count) != count:
                size = f"{below[name]} \N{RIGHTWARDS ARROW} {size}"
            self.deck.addItem(visible(f"{told} ({size})"), name)
        self.deck.setCurrentIndex(max(0, self.deck.findData(chosen)))
        self._show_checks()
        self._fill_grid(cards)

    def _claimed(self, decks: list[dict[str, Any]], deck: dict[str, Any]) -> int | None:
        """Return how many cards the pack itself says that a deck has; what is said below holds there."""
        size = deck.get("size")
        if not isinstance(size, int) or self.context.state(("decks", decks.index(deck), "size")) == "below":
            return None
        return size

    def _fill_grid(self, cards: list[dict[str, Any]]) -> None:
        name = str(self.deck.currentData() or "")
        held = self.chosen
        self.grid.blockSignals(True)
        self._undrawn = []
        self.grid.clear()
        for card in cards:
            count, card_id = share(card, name), str(card.get("id") or "")
            if count or not name:
                title = self.session.facts.title("card", card_id) or card.get("title")  # as the face says it
                told = (
                    translate(title, self.context.language)
                    if title and not isinstance(title, int | float | list)
                    else card_id
                )
                item = QListWidgetItem(visible(f"{told} ×{count}"))
                item.setData(NAME, card_id)
                item.setSizeHint(self.grid.gridSize())  # it has no picture yet
                self.grid.addItem(item)
                self._undrawn.append(item)
                if card_id == held:
                    self.grid.setCurrentItem(item)
                    self.grid.scrollToItem(item)
        if not self._seen and self.grid.count():  # at first one card is shown, and not the list of all
            self._seen = True
            self.grid.setCurrentRow(0)
        self.grid.blockSignals(False)
        self._drawing.start()
        self._show_face()
        self._show_words()
        self._show_only()

    def _show_checks(self) -> None:
        """Tell beside a deck what is wrong with decks."""
        found = [str(one.message) for one in self.context.problems_at(("decks",))]
        found += [
            str(one.message)
            for one in self.context.problems
            if one.code.startswith("deck") and str(one.message) not in found
        ]
        self._sum.setText("\n".join(found))
        self._sum.setVisible(bool(found))

    @property
    def chosen(self) -> str:
        """The id of the card that is chosen."""
        item = self.grid.currentItem()
        return str(item.data(NAME)) if item is not None else ""

    def _choose(self, item: QListWidgetItem | None) -> None:
        self._show_face()
        self._show_words()
        self._show_only()
        self._forget()
        if item is not None:
            self.try_button.setEnabled(True)

    def _open(self, item: QListWidgetItem) -> None:
        """Show the card to be worked on."""
        at = self._at(str(item.data(NAME)))
        self._show_only()
        if at is not None and self.form is not None:
            self.scroll_to(self.form.reach(("cards", at)))

    def _at(self, name: str) -> int | None:
        return next((at for at, card in enumerate(self._cards()) if card.get("id") == name), None)

    def show_all(self) -> None:
        """Show the decks and all cards in a list."""
        self.grid.setCurrentRow(-1)
        self._show_only()

    def _show_only(self) -> None:
        """Of the form, show only the card that is chosen; all of it, if none is."""
        if self.form is None:
            return
        name = self.chosen
        for part in self.form.inner():
            part.setVisible(not name or part.where() == ("cards",))
            if isinstance(part, ListPart) and part.where() == ("cards",):
                part.unfold()
                part.head.setVisible(not name)
                for row in part.rows:
                    mine = isinstance(row.entry, dict) and row.entry.get("id") == name
                    row.setVisible(not name or mine)
                    if mine:
                        row.open()
        self.all_button.setEnabled(bool(name))

    def go_to(self, path: Path) -> bool:
        """Show the card in question, or all of them."""
        entry = self.context.look(self.context.shown_at(path)[:2]) if path[:1] == ("cards",) else None
        name = entry.get("id") if isinstance(entry, dict) else None
        rows = [row for row in range(self.grid.count()) if self.grid.item(row).data(NAME) == name]
        if rows:
            self.grid.setCurrentRow(rows[0])
        else:
            self.show_all()
        found = super().go_to(path)
        self._show_only()
        return found

    # Words.

    def _card(self) -> dict[str, Any]:
        at = self._at(self.chosen)
        return self._cards()[at] if at is not None else {}

    def _show_words(self) -> None:
        """Say what games have shown of the card, and whether its words say the numbers of what it does."""
        card, name = self._card(), self.chosen
        found = self.session.findings.get(("card", name), "")
        self._fares.setText(visible(of_engine(found)) if found else "")
        self._fares.setVisible(bool(found))
        effect = self._effects.setdefault(name, plain_copy(card.get("do"))) if name else None
        better = mended(card.get("text"), effect, card.get("do")) if name else None
        missing = unsaid(card.get("text"), card.get("do")) if name and "text" in card else []
        told = ", ".join(map(str, missing))
        self._words.setText(
            tr("The words on the card do not say: {numbers}", numbers=told) if missing else ""
        )
        self._words.setVisible(bool(missing))
        self.mend_button.setVisible(better is not None)
        if better is not None:
            shown = translate(better, self.context.language)
            self.mend_button.setToolTip(f"<p>{escape(visible(shown))}</p>")

    def _mend_words(self) -> None:
        """Write the changed number into the words on the card, in all languages."""
        at, card = self._at(self.chosen), self._card()
        better = mended(card.get("text"), self._effects.get(self.chosen), card.get("do"))
        if at is not None and better is not None:
            self._effects[self.chosen] = plain_copy(card.get("do"))
            self.context.set(("cards", at, "text"), better)

    # Faces.

    def _draw(self) -> None:
        if self.isVisible() and isinstance(self.context.data, dict) and self.session.facts.fitting:
            self.drawing.ask(FACES, self.context.language)

    def showEvent(self, event: object) -> None:  # noqa: N802
        """Draw the faces."""
        super().showEvent(event)
        if not self._faces:
            self._rest.start()

    def _take_faces(self, faces: dict[str, Picture]) -> None:
        self._faces = faces
        self._undrawn = [self.grid.item(row) for row in range(self.grid.count())]
        self._drawing.start()
        self._show_face()

    def _draw_next(self) -> None:
        """Draw one icon, and let the window live before the next."""
        if not self._undrawn:
            self._drawing.stop()
            return
        item = self._undrawn.pop(0)
        item.setIcon(self._picture(item.data(NAME), FACE))

    def _picture(self, card: str, size: QSize) -> QIcon:
        return QIcon(self._pixmap(card, size))

    def _pixmap(self, card: str, size: QSize) -> QPixmap:
        pixmap = QPixmap(size * self.devicePixelRatioF())
        pixmap.setDevicePixelRatio(self.devicePixelRatioF())
        pixmap.fill(Qt.GlobalColor.transparent)
        face = self._faces.get(card)
        if face is not None:
            painter = QPainter(pixmap)
            scale = min(size.width() / face.width, size.height() / face.height)
            painter.scale(scale, scale)
            paint(face, painter)
            painter.end()
        return pixmap

    def _show_face(self) -> None:
        self.face.setPixmap(self._pixmap(self.chosen, LARGE))
        shown = self._faces.get(self.chosen)
        crossed = shown is not None and any(
            isinstance(mark, Image) and mark.is_svg and svg_renderer(mark) is None for mark in shown.marks
        )
        self.face.setToolTip(tr("A picture of this card takes too long to draw.") if crossed else "")
        self.try_button.setEnabled(bool(self.chosen))

    # Trying.

    def try_card(self, *, another: bool = False) -> None:
        """Look for a position in which the chosen card can be played, and play it; or stop looking."""
        if self.trying.waiting:
            self.trying.stop()
        elif self.chosen:
            self._seed = self._seed + (self._found.games if self._found else 1) if another else 0
            self._forget()
            self.trying.ask(TRY_CARD, self.chosen, self.context.language, self._seed)

    def _try(self) -> None:
        self.try_card()

    def _tell(self) -> None:
        self.try_button.setText(tr("Stop") if self.trying.waiting else tr("Try it"))
        if self.trying.waiting:
            self._told.setText(tr("Looking for a position…"))

    def _forget(self) -> None:
        self._found = None
        self.boards.show_boards(None, None)
        self._told.setText("")
        self.events.clear()
        self.open_button.setEnabled(False)
        self.again_button.setEnabled(False)

    def _take(self, found: Tried | None) -> None:
        self._found = found
        if found is None:
            self._told.setText(tr("In random games there was no position in which it could be played."))
            return
        self._told.setText(
            visible(
                tr(
                    "{seat}: {move} (decision {number} of game {seed})",
                    seat=found.seat,
                    move=found.move,
                    number=found.steps + 1,
                    seed=found.seed,
                )
            )
        )
        self.boards.show_boards(found.before, found.after)
        self.events.addItems([visible(line) for line in found.events] or [tr("Nothing happened.")])
        self.open_button.setEnabled(True)
        self.again_button.setEnabled(True)

    def _show_game(self) -> None:
        if self._found is not None:
            self.tried.emit(self._found.save)

    def _on_changed(self, changes: list[Change]) -> None:
        super()._on_changed(changes)
        if hasattr(self, "_rest") and any(change.file == self.kind for change in changes):
            self._rest.start()

    def take_problems(self) -> None:
        """Problems were found, or are gone."""
        super().take_problems()
        if hasattr(self, "_split"):
            self._show_checks()

    def close_down(self) -> None:
        """Leave in good order."""
        self.drawing.stop()
        self.trying.stop()
