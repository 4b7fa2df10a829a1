"""One card at a time: its face, its small board, when it comes, what it does: views of one thing, and each can be edited."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path as File
from typing import Any, NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from uguisu.cards import CardRules, Reach
from uguisu.messages import translate
from uguisu_changes.paths import MISSING, Path, look
from uguisu_editor.away import put_away
from uguisu_editor.forms.context import FormContext
from uguisu_editor.forms.entries import text_beside
from uguisu_editor.forms.fields import Field
from uguisu_editor.forms.flow import FlowLayout
from uguisu_editor.forms.holes import ChipControl
from uguisu_editor.forms.parts import EntryPart, Part, part_for
from uguisu_editor.forms.steps import StepsPart
from uguisu_editor.i18n import tr
from uguisu_editor.i18n.catalogue import SOURCE_LANGUAGE
from uguisu_editor.icons import glyph_icon
from uguisu_editor.model.texts import set_text, texts_of
from uguisu_editor.model.visible import visible
from uguisu_editor.pages.card_art import may_be
from uguisu_editor.pages.card_board import CardBoard
from uguisu_editor.pages.card_words import CardWords
from uguisu_editor.pages.moments import MomentsPart, ReachBoard, Stances

FACE, FACE_NARROW = QSize(212, 296), QSize(180, 252)
TITLE, TITLE_ROOM = 300, 26
"""Pixels of a title at most, and what its frame takes."""
NARROW = 560
"""Pixels below which what stands side by side is laid one below another."""
HEAD = ("type", "target")
"""What stands as chips beside the title, with what a game lets one choose; how many there are stands beside the steps."""
FURTHER = ("if", "modes", "rules")
"""What stands below the steps, where a card has it."""
CHIPS = frozenset({"choice", "whole", "flag"})
"""Kinds of what a game says of cards that a chip shows."""
FIRST_COPIES = 1


class ChipWanted(NamedTuple):
    """A chip beside the title or the steps: the way to its value in the card, the field, what it takes, words around it."""

    way: Path
    field: Field
    takes: str | None = None
    before: str = ""
    after: str = ""


def number(value: object) -> int:
    """Return a number that a file says, for words beside it; 0 for anything else.

    >>> number(3), number("many")
    (3, 0)
    """
    return value if isinstance(value, int) else 0


class FaceLabel(QLabel):
    """The face of the card; a picture dropped on it becomes the card's own."""

    dropped = Signal(object)
    """The file of a picture."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAcceptDrops(True)
        self._over = False

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802
        """Take a picture."""
        if self._picture(event) is not None:
            self._over = True
            self.update()
            event.acceptProposedAction()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:  # noqa: N802
        """It went elsewhere."""
        self._over = False
        self.update()
        super().dragLeaveEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802
        """It is here."""
        self._over = False
        self.update()
        picture = self._picture(event)
        if picture is not None:
            event.acceptProposedAction()
            self.dropped.emit(picture)

    @staticmethod
    def _picture(event: QDropEvent) -> File | None:
        files = [File(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        return next((one for one in files if may_be(one)), None)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the face, and a rim while a picture is held over it."""
        super().paintEvent(event)
        if self._over:
            painter = QPainter(self)
            painter.setPen(QPen(self.palette().highlight().color(), 3, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(self.rect().adjusted(2, 2, -2, -2), 7, 7)
            painter.end()


class Workshop(Part):
    """The card that is chosen; without one, all of the file."""

    wanted = Signal(str)
    """What the user wants to have done: `like`, a card like this one; `below`, as it is below."""

    def __init__(
        self, context: FormContext, field: Field, parent: QWidget | None, rules: type[CardRules]
    ) -> None:
        super().__init__(context, field, lambda: (), parent)
        self.rules = rules
        self.decks: Callable[[], dict[str, str]] = dict
        """What decks are called, by their ids."""
        context.board_apart = bool(self.rules.brushes)
        context.board_wanted.connect(lambda: self.board.board.setFocus() if self.board is not None else None)
        self.at: int | None = None
        self.roomy = True
        self.words_side: QBoxLayout | None = None
        """Where what it says stands if there is room at the side of the page."""
        self.whole = EntryPart(context, field, lambda: (), self, frozenset({"format"}), whole=True)
        self.card = QWidget(self)
        self.title = QLineEdit(self.card)
        self.title.setProperty("big", True)
        self.title.editingFinished.connect(self._write_title)
        self.title.textChanged.connect(self._fit_title)
        self.chips: dict[Path, ChipControl] = {}
        self._beside: dict[Path, tuple[QLabel, QLabel]] = {}
        self.face = FaceLabel(self.card)
        self.face.setFixedSize(FACE)
        self.printed = QLabel(self.card)
        self.printed.setProperty("notes", True)
        self.printed.setFixedWidth(FACE.width())
        self.printed.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.like_button, self.below_button = QPushButton(self.card), QPushButton(self.card)
        self.like_button.clicked.connect(lambda: self.wanted.emit("like"))
        self.below_button.clicked.connect(lambda: self.wanted.emit("below"))
        self.board: CardBoard | None = None
        self.moments: MomentsPart | None = None
        self.stances: Stances | None = None
        self.far: ReachBoard | None = None
        self._far: tuple[int, Reach] | None = None
        self.board_title, self.board_how = QLabel(self.card), QLabel(self.card)
        self.line_title, self.line_how = QLabel(self.card), QLabel(self.card)
        self.does = QLabel(self.card)
        self.agree = QLabel(self.card)
        self.steps: StepsPart | None = None
        self.further: dict[str, Part] = {}
        self.words_title, self.words_how = QLabel(self.card), QLabel(self.card)
        self.words = CardWords(self.card)
        self.words.inks = rules.inks
        self.unsaid = QLabel(self.card)
        self.mend_button, self.write_button = QPushButton(self.card), QPushButton(self.card)
        self._text: ChipControl | None = None
        self.all_button = QToolButton(self.card)
        self.all: EntryPart | None = None
        self._lay_out()

    # How it is laid out.

    def _lay_out(self) -> None:
        for label in (self.board_title, self.line_title, self.does, self.words_title):
            label.setProperty("stage", True)
        for label in (self.board_how, self.line_how, self.words_how, self.unsaid):
            label.setProperty("notes", True)
        for label in (self.board_how, self.line_how):
            label.setWordWrap(True)
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        for label in (self.unsaid, self.agree):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.unsaid.setWordWrap(True)
        for button in (self.like_button, self.below_button, self.mend_button, self.write_button):
            button.setProperty("small", True)
        self._facts, self._counts = QWidget(self.card), QWidget(self.card)
        for part in (self._facts, self._counts):
            FlowLayout(part)
        self._column = QVBoxLayout(self.card)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)
        head = _row(self.title, self._facts, self.below_button, self.like_button, wide=1)
        head.setAlignment(self._facts, Qt.AlignmentFlag.AlignVCenter)
        self._column.addLayout(head)
        self._lay_out_views()
        self._lay_out_work()
        self.all_button.setCheckable(True)
        self.all_button.setAutoRaise(True)
        self.all_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.all_button.setArrowType(Qt.ArrowType.RightArrow)
        self.all_button.toggled.connect(self._show_all_fields)
        self._column.addWidget(self.all_button, 0, Qt.AlignmentFlag.AlignLeft)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.card)
        outer.addWidget(self.whole)
        for part in (self.card, self.whole):
            part.hide()  # until it is known which of them is wanted: a list of hundreds of cards takes its time

    def _lay_out_views(self) -> None:
        """The face, and beside it the board and the line."""
        beside = QWidget(self.card)
        face = QVBoxLayout(beside)
        face.setContentsMargins(0, 0, 0, 0)
        face.setSpacing(4)
        face.addWidget(self.face)
        face.addWidget(self.printed)
        face.addStretch(1)
        self._views = QVBoxLayout()
        self._views.setSpacing(6)
        self._views.addLayout(_row(self.board_title, self.board_how, wide=1))
        self._board_at = self._views.count()
        self._views.addLayout(_row(self.line_title, self.line_how, wide=1))
        self._views.addStretch(1)
        self._top = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._top.setSpacing(16)
        self._top.addWidget(beside, 0, Qt.AlignmentFlag.AlignTop)
        self._top.addLayout(self._views, 1)
        self._column.addLayout(self._top)

    def _lay_out_work(self) -> None:
        """The steps, what makes it quicker beside them, and the words."""
        self._left = QVBoxLayout()
        self._left.setSpacing(6)
        self._left.addLayout(_row(self.does, self.agree, wide=0))
        self._work = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._work.setSpacing(14)
        self._work.addLayout(self._left, 3)
        self._right = QVBoxLayout()
        self._right.setSpacing(6)
        self.words_box = QWidget(self.card)
        self.words_box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        words = QVBoxLayout(self.words_box)
        words.setContentsMargins(0, 0, 0, 0)
        words.addLayout(_row(self.words_title, self.words_how, wide=1))
        words.addWidget(self.unsaid)
        words.addWidget(self.words)
        buttons = QWidget(self.words_box)
        flow = FlowLayout(buttons)
        for button in (self.mend_button, self.write_button):
            flow.addWidget(button)
        words.addWidget(buttons)
        self._right.addWidget(self._counts)
        self._right.addWidget(self.words_box)
        self._right.addStretch(1)
        self._work.addLayout(self._right, 2)
        self._column.addLayout(self._work)

    def set_wide(self, wide: int, *, roomy: bool = True) -> None:
        """Lay the views beside the face where there is room, else below it."""
        way = QBoxLayout.Direction.LeftToRight if wide >= NARROW else QBoxLayout.Direction.TopToBottom
        self.roomy = roomy
        self.face.setFixedSize(FACE if roomy else FACE_NARROW)
        self.printed.setFixedWidth(self.face.width())
        if self.board is not None:
            self.board.set_wide(roomy=roomy)
        if self._top.direction() != way:
            self._top.setDirection(way)
            self._work.setDirection(way)
        self._place()

    def _place(self) -> None:
        """Put what it says beside the face if nothing else stands there, else at the side, else beside the steps; and how
        many there are below what makes it quicker, else beside the face: where nothing is beside the steps, these are wide.
        """
        quicker = self.rules.moments is not None and bool(self.rules.moments.by)
        counts = self._right if quicker else self._views
        if counts.indexOf(self._counts) < 0:
            (self._views if quicker else self._right).removeWidget(self._counts)
            counts.insertWidget(1 if quicker else counts.count() - 1, self._counts)
        if self.board is None and self._far is None and self.rules.moments is None:
            place: QBoxLayout = self._views
            at = place.count() - 1
        elif self.roomy and self.words_side is not None:
            place, at = self.words_side, self.words_side.count()
        else:
            place, at = self._right, self._right.count() - 1
        if place.indexOf(self.words_box) < 0:
            for one in (self._views, self._right, self.words_side):
                if one is not None:
                    one.removeWidget(self.words_box)
            place.insertWidget(min(at, place.count()), self.words_box)
            self.words_box.show()
        beside = quicker or place is self._right
        self._work.setStretch(1, 2 if beside else 0)
        self._work.setSpacing(14 if beside else 0)

    # What it shows.

    def show_card(self, at: int | None) -> None:
        """Show a card by its number in the file; None: all of the file."""
        self.at = at
        self.card.setVisible(at is not None)
        self.whole.setVisible(at is None)
        self.refresh()

    def shows(self, at: int | None) -> bool:
        """Tell whether it shows that: a card by its number in the file; None: all of the file."""
        return self.at == at and not (self.whole if at is None else self.card).isHidden()

    def where_card(self) -> Path:
        """Return where the card stands."""
        return ("cards", self.at if self.at is not None else 0)

    def _entry(self) -> dict[str, Any]:
        found = self.context.look(self.where_card()) if self.at is not None else None
        return found if isinstance(found, dict) else {}

    def fields(self) -> dict[str, Field]:
        """Return the fields that the card may have, by name."""
        files = {one.name: one for one in self.field.fields_for(self.context.data)}
        item = files["cards"].item() if "cards" in files else None
        found = item.fields_for(self._entry()) if item is not None else ()
        return {one.name: self.context.meant(one) for one in found}

    def _item(self) -> Field | None:
        files = {one.name: one for one in self.field.fields_for(self.context.data)}
        return files["cards"].item() if "cards" in files else None

    def refresh(self) -> None:
        """Show what the file says now."""
        self.whole.field = self.field
        if self.at is None or not self._entry():
            if self.whole.isVisibleTo(self):
                self.whole.refresh()
            return
        self._say()
        fields = self.fields()
        self._show_title()
        self._show_chips(fields)
        self._show_board()
        self._show_moments()
        self._show_steps(fields)
        self._show_text(fields)
        if self.all is not None and self.all_button.isChecked():
            self.all.refresh()

    def _say(self) -> None:
        self.title.setAccessibleName(tr("Title of the card"))
        self.title.setToolTip(tr("What it is called: write another name"))
        self.face.setAccessibleName(tr("Face of the card"))
        self.face.setToolTip(tr("Drop a picture here: PNG, JPEG, WebP or SVG. It is cut to the frame."))
        self.printed.setText(tr("as it will be printed"))
        self.like_button.setText(tr("One like it"))
        self.like_button.setIcon(glyph_icon("content-copy"))
        self.below_button.setText(tr("Original"))
        self.below_button.setIcon(glyph_icon("history"))
        self.below_button.setToolTip(tr("As it is in the pack below"))
        self.below_button.setVisible(self.context.state(self.where_card()) == "changed")
        self.board_title.setText(tr("Where it strikes") if self.rules.brushes else tr("How far"))
        self.board_how.setText(tr("pick a mark, click or drag over hexes") if self.rules.brushes else "")
        self.line_title.setText(tr("When it comes"))
        if self.rules.moments is not None:
            self.line_how.setText(tr("drag the number; {number} is first", number=self.rules.moments.highest))
        self.does.setText(tr("What it does"))
        self.words_title.setText(tr("What it says"))
        self.mend_button.setText(tr("Change the words, too"))
        self.all_button.setText(tr("All fields"))
        self.all_button.setToolTip(tr("Everything that the file may say of it"))

    # Title and chips.

    def _show_title(self) -> None:
        if not self.title.hasFocus():
            self.title.setText(self.told_title())
            self.title.setCursorPosition(0)

    def _fit_title(self, text: str) -> None:
        """Be as wide as the title: what it is stands beside it."""
        self.title.ensurePolished()
        wide = self.title.fontMetrics().horizontalAdvance(text) + TITLE_ROOM
        self.title.setFixedWidth(min(TITLE, max(80, wide)))

    def told_title(self) -> str:
        """Return what the card is called in the present language, wherever the pack says so."""
        entry, language = self._entry(), self.context.language
        title: Any = entry.get("title")
        if isinstance(title, str) and language != SOURCE_LANGUAGE:
            beside = text_beside(self.context, self.where_card(), entry, "title")
            title = beside or self.context.session.facts.title("card", str(entry.get("id") or "")) or title
        return visible(translate(title, language)) if isinstance(title, str | dict) and title else ""

    def _write_title(self) -> None:
        text = self.title.text().strip()
        if self.at is None or not text or text == self.told_title():
            return
        title, language = self._entry().get("title"), self.context.language
        path = (*self.where_card(), "title")
        document = self.context.session.document
        if self.context.below is None and not isinstance(title, dict):  # where that language's texts are
            known = next((one for one in texts_of(document) if (one.kind, one.path) == ("cards", path)), None)
            edit = set_text(document, known, language, text) if known is not None else None
            if edit is not None:
                self.context.do(tr("Change the title"), edit)
                return
        if isinstance(title, dict):
            self.context.set((*path, language), text)
        elif isinstance(title, str) and language != SOURCE_LANGUAGE:
            self.context.set(path, {SOURCE_LANGUAGE: title, language: text})
        else:
            self.context.set(path, text)

    def _wanted_chips(self, fields: dict[str, Field]) -> Iterator[ChipWanted]:
        """Yield what stands as chips."""
        item = self._item()
        takes = self.context.words.takes(item.model) if item is not None else {}
        entry = self._entry()
        for name in HEAD:
            if name in fields and name in entry:
                word = "" if name == "type" else tr("played on")
                yield ChipWanted((name,), fields[name], takes.get(name), word)
        yield from self._of_copies(fields, entry)
        if "deck" in fields and "deck" in entry:
            yield ChipWanted(("deck",), fields["deck"], takes.get("deck"))
        yield from self._of_the_game(fields, entry)

    def _of_copies(self, fields: dict[str, Field], entry: dict[str, Any]) -> Iterator[ChipWanted]:
        """Yield the number of copies, with the words after it that make a sentence of it and of the deck."""
        copies = entry.get("copies", FIRST_COPIES)
        branches = fields["copies"].branches() if "copies" in fields else []
        kinds = {one.kind: one for one in branches}
        if isinstance(copies, dict) and "table" in kinds:
            for deck, count in copies.items():
                told = tr("copies for {deck}", number(count), deck=self.decks().get(deck) or deck)
                yield ChipWanted(("copies", deck), kinds["table"].item(), after=told)
        elif "whole" in kinds:
            said = "deck" in fields and "deck" in entry
            told = tr("copies in", number(copies)) if said else tr("copies", number(copies))
            yield ChipWanted(("copies",), kinds["whole"], after=told)

    def _of_the_game(self, fields: dict[str, Field], entry: dict[str, Any]) -> Iterator[ChipWanted]:
        props, said = fields.get("props"), entry.get("props")
        moments = self.rules.moments
        shown = {moments.at[1:], moments.by[1:]} if moments is not None else set()
        if props is None or not isinstance(said, dict):
            return
        takes = self.context.words.takes(props.model)
        for one in props.fields_for(said):
            if one.name in said and one.kind in CHIPS and (one.name,) not in shown:
                word = "" if one.kind == "flag" else one.title.lower()
                yield ChipWanted(("props", one.name), one, takes.get(one.name), word)

    def _show_chips(self, fields: dict[str, Field]) -> None:
        wanted = list(self._wanted_chips(fields))
        told = [(one.way, one.field.kind, one.takes) for one in wanted]
        if told != getattr(self, "_chips_told", None):
            self._chips_told = told
            self.chips, self._beside = {}, {}
            for flow in filter(None, (self._facts.layout(), self._counts.layout())):
                while flow.count():
                    item = flow.takeAt(0)
                    old = item.widget() if item is not None else None
                    if old is not None:
                        put_away(old)
            for one in wanted:
                self._make_chip(one)
        for one in wanted:
            for label, words in zip(self._beside[one.way], (one.before, one.after), strict=True):
                label.setText(visible(words))
                label.setVisible(bool(words))
            value = look(self._entry(), one.way)
            self.chips[one.way].show_value(
                FIRST_COPIES if one.way == ("copies",) and value is MISSING else value
            )

    def _make_chip(self, wanted: ChipWanted) -> None:
        """Make a chip between words: copies and numbers stand beside the steps, the rest beside the title."""
        way, field = wanted.way, wanted.field
        counts = way[0] in ("copies", "deck") or (way[0] == "props" and field.kind == "whole")
        panel = self._counts if counts else self._facts
        row = panel.layout()
        assert row is not None
        words: dict[Any, str] | None = self.decks() if way == ("deck",) else None
        if field.kind == "flag":  # it says itself what holds, and what does not
            told_so = field.title.lower()
            words = {True: told_so, False: tr("{what}: no", what=told_so)}
        pair = QWidget(panel)
        chip = ChipControl(self.context, field, wanted.takes, partial(self._way, way), pair, words=words)
        chip.changed.connect(partial(self._set, way))
        before, after = QLabel(pair), QLabel(pair)
        for label in (before, after):
            label.setProperty("notes", True)
        self.chips[way], self._beside[way] = chip, (before, after)
        pair_row = _row(before, chip, after, wide=2)
        pair_row.setContentsMargins(0, 0, 4, 0)
        pair.setLayout(pair_row)
        row.addWidget(pair)
        pair.show()

    def _way(self, way: Path) -> Path:
        return (*self.where_card(), *way)

    def _set(self, way: Path, value: Any) -> None:
        self.context.set(self._way(way), value)

    # The board, the line.

    def _show_board(self) -> None:
        card = self._entry()
        if self.rules.brushes and self.board is None:
            self.board = CardBoard(self.context, lambda: (*self.where_card(), "do"), self.card)
            self.board.show_brushes(self.rules.brushes)
            self.board.set_wide(roomy=self.roomy)
            self._views.insertWidget(self._board_at, self.board)
        if self.board is not None:
            self.board.refresh()
        found = self._reach(card)
        if found is not None and self.far is not None and found[1].shape != self.far.reach.shape:
            put_away(self.far)
            self.far = None
        if found is not None and self.far is None and not self.rules.brushes:
            self.far = ReachBoard(found[1], self.card)
            self.far.chosen.connect(self._say_reach)
            self._views.insertWidget(self._board_at, self.far)
        self._far = found
        if self.far is not None:
            self.far.setVisible(found is not None)
            if found is not None:
                said = card["do"][found[0]].get(found[1].key)
                self.far.show_number(said if isinstance(said, int) else self._usual(found[1]))
        there = self.board is not None or found is not None
        self._place()
        self.board_title.setVisible(there)
        self.board_how.setVisible(there and self.board is not None)

    def _reach(self, card: dict[str, Any]) -> tuple[int, Reach] | None:
        """Return the first operation that says how far."""
        do = card.get("do")
        for at, one in enumerate(do if isinstance(do, list) else ()):
            for reach in self.rules.reaches if isinstance(one, dict) else ():
                if one.get("op") == reach.op:
                    return at, reach
        return None

    def _usual(self, reach: Reach) -> int:
        item = self.fields()["do"].item().member(reach.op)
        found = next(
            (one.default for one in (item.fields if item is not None else ()) if one.name == reach.key), 1
        )
        return found if isinstance(found, int) else 1

    def _say_reach(self, number: int) -> None:
        if self._far is not None:
            at, reach = self._far
            least = 1 if reach.shape == "zones" else 0
            self.context.set((*self.where_card(), "do", at, reach.key), max(least, number))

    def _show_moments(self) -> None:
        moments = self.rules.moments
        for label in (self.line_title, self.line_how):
            label.setVisible(moments is not None)
        if moments is None:
            return
        if self.moments is None:
            self.moments = MomentsPart(self.context, self.where_card, moments, self.card)
            self._views.insertWidget(self._views.count() - 1, self.moments)
            if moments.by:
                self.stances = Stances(self.context, self.where_card, moments, self.card)
                self._right.insertWidget(0, self.stances)
        look_ = self.rules.looks.get(str(self._entry().get("type")))
        self.moments.refresh(look_.colour if look_ is not None else "")
        if self.stances is not None:
            self.stances.refresh()

    # Steps, words.

    def _show_steps(self, fields: dict[str, Field]) -> None:
        if self.steps is None and "do" in fields:
            part = StepsPart(
                self.context, fields["do"], lambda: (*self.where_card(), "do"), self.card, titled=False
            )
            part.step_button.setText(tr("Step"))
            self.steps = part
            self._left.addWidget(part)
            self._left.addStretch(1)
        if self.steps is not None:
            self.steps.refresh()
        self._show_further(fields)

    def _show_further(self, fields: dict[str, Field]) -> None:
        """Below the steps: under what condition it is played, other ways, and what it does all game long, if it says so."""
        entry, item = self._entry(), self._item()
        takes = self.context.words.takes(item.model) if item is not None else {}
        for name in FURTHER:
            part = self.further.get(name)
            if name in entry and part is None and name in fields:
                part = part_for(
                    self.context, fields[name], partial(self._way, (name,)), takes.get(name), self.card
                )
                self.further[name] = part
                self._left.insertWidget(self._left.count() - 1, part)
            if part is not None:
                part.setVisible(name in entry)
                if name in entry:
                    part.refresh()

    def _show_text(self, fields: dict[str, Field]) -> None:
        if self._text is None and "text" in fields:
            where = lambda: (*self.where_card(), "text")  # noqa: E731
            self._text = ChipControl(self.context, fields["text"], None, where, self.card)
            self._text.hide()
            self._text.long = True
            self._text.anchor = self.write_button
            self._text.changed.connect(lambda value: self.context.set((*self.where_card(), "text"), value))
            self.write_button.clicked.connect(lambda: self._text.open() if self._text is not None else None)
        if self._text is not None:
            self._text.remember(self._entry().get("text", MISSING))
        own = "text" in self._entry()
        self.write_button.setText(tr("Change the words") if own else tr("Write your own words"))

    def show_words(self, read: str, plain: str, unsaid: str) -> None:
        """Show what is to be read on the card as its face has it, `plain` as it is read aloud, and what is not said in it."""
        own, agree = "text" in self._entry(), not unsaid
        self.words_how.setText("" if own or not read else tr("made from the steps"))
        nothing = tr("It says nothing yet.")
        self.words.say(read or nothing, plain or nothing)
        self.unsaid.setText(unsaid)
        self.unsaid.setVisible(bool(unsaid))
        self.agree.setText(
            tr("✓ face and steps agree") if agree else tr("! the words do not say all numbers")
        )
        self.agree.setProperty("tint", "then" if agree else "warning")
        self.agree.style().unpolish(self.agree)
        self.agree.style().polish(self.agree)

    def show_face(self, pixmap: QPixmap | None) -> None:
        """Show the face as it will be printed."""
        self.face.setPixmap(pixmap if pixmap is not None else QPixmap())

    # As a part of the page.

    def _show_all_fields(self, shown: bool) -> None:
        self.all_button.setArrowType(Qt.ArrowType.DownArrow if shown else Qt.ArrowType.RightArrow)
        if self.all is None and shown:
            item = self._item()
            assert item is not None
            self.all = EntryPart(self.context, item, self.where_card, self.card, frozenset({"do"}))
            self._column.addWidget(self.all)
        if self.all is not None:
            self.all.setVisible(shown)
            if shown:
                self.all.refresh()

    def inner(self) -> Iterator[Part]:
        """Yield the parts that are made."""
        if self.at is None:
            yield self.whole
            return
        if self.steps is not None:
            yield self.steps
        yield from (part for part in self.further.values() if not part.isHidden())
        if self.all is not None and self.all_button.isChecked():
            yield self.all

    def reach(self, path: Path) -> QWidget:
        """Go to what a path leads to: a chip, a step, else among all fields of the card."""
        if self.at is None:
            return self.whole.reach(path)
        way = path[2:]
        if path[:2] != self.where_card() or not way:
            return self.title
        if way[0] == "do" and self.steps is not None:
            return self.steps.reach(path)
        if way[0] == "title":
            return self.title
        if way[0] == "text":
            return self.write_button
        if way in self.chips:
            return self.chips[way]
        if way[0] in self.further and not self.further[str(way[0])].isHidden():
            return self.further[str(way[0])].reach(path)
        self.all_button.setChecked(True)
        return self.all.reach(path) if self.all is not None else self


def _row(*parts: QWidget, wide: int) -> QHBoxLayout:
    """Return parts side by side, of which one takes the room that is left."""
    row = QHBoxLayout()
    row.setSpacing(8)
    for at, part in enumerate(parts):
        row.addWidget(part, 1 if at == wide else 0)
    return row
