"""The set-up of a map, line by line: what begins where, who plays it, and the numbers of the whole."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from uguisu import Setting
from uguisu.messages import translate
from uguisu_changes.paths import Path, look
from uguisu_editor.canvas.called import place_called
from uguisu_editor.first_steps import said_in
from uguisu_editor.forms.chips import Chip, open_numbers
from uguisu_editor.forms.flow import FlowLayout
from uguisu_editor.i18n import Speaking, of_engine, tr
from uguisu_editor.icons import glyph_icon, icon
from uguisu_editor.model.lots import Lot, range_of
from uguisu_editor.model.placing import Placed, Thing
from uguisu_editor.model.visible import visible
from uguisu_editor.pages.card import SIGN, Card
from uguisu_editor.pages.players import Part, Players
from uguisu_editor.pages.stages import capital
from uguisu_editor.tools.palette import piece_icon
from uguisu_editor.tools.set_up import Aim

if TYPE_CHECKING:
    from uguisu_editor.tools.pieces import PiecesTool

FEW = 4
"""Places that a line names, one by one."""
HEAD = 266
"""Pixels that the head of the card may take."""
MARK = 16
"""Pixels of the sign that says whether a place is fixed or left to chance."""


class SetUpCard(Card):
    """What the game begins with: a line for each thing, with its places as chips; clicked, they are shown on the map."""

    chosen = Signal(object)
    """A place of a line was clicked: the piece there, or the lot."""
    lit = Signal(list)
    player_chosen = Signal(str, str)
    """Somebody is to play a seat: the seat, and who that is."""

    def __init__(self, pieces: PiecesTool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pieces = pieces
        self.sign.setPixmap(icon("scenario").pixmap(SIGN))
        self.again, self.open = QPushButton(self), QToolButton(self)
        self.again.setProperty("small", True)
        self.again.clicked.connect(lambda _=False: self._deal())
        self.open.setCheckable(True)
        self.open.setChecked(True)
        self.open.setAutoRaise(True)
        self.open.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.open.toggled.connect(lambda _: self._fold())
        self.head.setSpacing(5)
        self.head.addWidget(self.again)
        self.head.addWidget(self.open)
        self.players = Players(pieces, self)
        self.players.player_chosen.connect(self.player_chosen)
        self._lines = QWidget(self)
        self._rows = QVBoxLayout(self._lines)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(0)
        self.column.addWidget(self._lines)
        self.lines: list[QWidget] = []
        self._shown: object = None
        self.menu: QMenu | None = None
        """What was opened last."""

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.sign.setPixmap(icon("scenario").pixmap(SIGN))
        self.again.setToolTip(tr("Show another deal of what is left to chance"))
        self.again.setAccessibleName(tr("Deal again"))
        self.open.setToolTip(tr("Show or hide the set-up, line by line"))
        self.open.setAccessibleName(tr("Show or hide the set-up, line by line"))
        self._shown = None
        self._fold()

    def _fold(self) -> None:
        """Show all lines, or how many pieces they are about."""
        on, set_up = self.open.isChecked(), self.pieces.set_up
        self._lines.setVisible(on)
        self.about.setVisible(not on)
        number = sum(piece.number for piece in set_up.pieces) + sum(max(lot.counts) for lot in set_up.lots)
        self.about.setText(tr("%n pieces on the map", number))
        self.again.setText(tr("Deal again") if on else "")
        self.again.setIcon(glyph_icon("dice-3-outline"))
        if on and self.head.minimumSize().width() > HEAD:
            self.again.setIcon(QIcon())  # the word says it as well
        self.open.setArrowType(Qt.ArrowType.DownArrow if on else Qt.ArrowType.RightArrow)

    def refresh(self) -> None:
        """Show what the set-up says now."""
        set_up = self.pieces.set_up
        placed, lots = set_up.pieces, set_up.lots
        shown: list[object] = [(piece.thing.key, piece.place, piece.number, piece.facing) for piece in placed]
        shown += [
            (lot.thing.key, len(lot.places), lot.counts, str(range_of(lot, self.pieces.session.data)))
            for lot in lots
        ]
        shown += [
            set_up.called(thing) for thing in [one.thing for one in placed] + [one.thing for one in lots]
        ]  # known later than the rest
        shown += self.players.known()
        shown += [(one.id, self.pieces.numbers.numbers(one)) for one in self._numbers()]
        self.title.setText(set_up.heading)
        self.setVisible(bool(shown))
        self.again.setVisible(bool(lots))
        if shown == self._shown:
            return
        self._shown = shown
        self._fold()
        for line in self.lines:
            self._rows.removeWidget(line)
            line.hide()
            line.deleteLater()
        self.lines = []
        things: dict[str, list[Placed]] = {}
        for piece in placed:
            things.setdefault(piece.thing.key, []).append(piece)
        told: list[Thing] = [lot.thing for lot in lots]
        for found in things.values():
            if found[0].thing.kind.looks and len(found) <= FEW + 2:
                for piece in found:
                    self._line_of_pieces([piece])
            else:
                self._line_of_pieces(found)
                told.append(found[0].thing)
        for lot in lots:
            self._line_of_lot(lot)
        for seat in self.players.others(told):
            who = capital(self.players.seat_called(seat))
            self._line(None, who, [tr("played by"), self.players.who(seat)])
        self._line_of_numbers()

    def _line(
        self,
        thing: Thing | None,
        words: str,
        parts: list[Part | str],
        *,
        note: str = "",
        more: Sequence[Part | str] = (),
        path: Path = (),
        by_chance: bool | None = None,
        glyph: str = "account",
    ) -> None:
        """Add a line: what begins, and then words and chips, with more of them below; `note` says more on hover, and a sign at
        the end whether places are fixed or left to chance. `path`: of the one that stands there in the file.
        """
        line = QWidget(self)
        line.setProperty("set-up", True)
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 5, 0, 5)
        row.setSpacing(7)
        sign = QLabel(line)
        sign.setFixedSize(SIGN)
        shown = (
            piece_icon(self.pieces, thing, pale=False, path=path) if thing is not None else glyph_icon(glyph)
        )
        sign.setPixmap(shown.pixmap(SIGN))
        row.addWidget(sign)
        column = QVBoxLayout()
        column.setSpacing(4)
        for told in ((words, *parts) if words else parts, more):
            if told:
                column.addWidget(self._flow(line, told, words, note))
        row.addLayout(column, 1)
        if by_chance is not None:
            end = QLabel(line)
            end.setPixmap(
                glyph_icon("dice-3-outline" if by_chance else "map-marker", "faint").pixmap(MARK, MARK)
            )
            end.setToolTip(tr("Left to chance") if by_chance else tr("Always there"))
            end.setAccessibleName(end.toolTip())
            row.addWidget(end)
        self._rows.addWidget(line)
        self.lines.append(line)

    def _flow(self, line: QWidget, parts: Sequence[Part | str], words: str, note: str) -> QWidget:
        """Words and chips side by side."""
        flow = QWidget(line)
        flow.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        laid = FlowLayout(flow)
        for part in parts:
            if isinstance(part, str):
                told = QLabel(part, flow)
                told.setTextFormat(Qt.TextFormat.PlainText)
                told.setProperty("strong", part is words)
                told.setToolTip(note)
                laid.addWidget(told)
                continue
            text, family, do = part
            chip = Chip(flow)
            chip.tell(text, family, widest=190)
            chip.setAccessibleName(f"{words} {text}")
            chip.clicked.connect(lambda _=False, do=do: do())
            laid.addWidget(chip)
        return flow

    def _line_of_pieces(self, found: list[Placed]) -> None:
        tool, number = self.pieces, sum(piece.number for piece in found)
        words = capital(
            tool.set_up.one_called(found[0]) if number == 1 else tool.set_up.counted(found[0].thing, [number])
        )
        parts: list[Part | str] = [tr("begins on") if number == 1 else tr("begin on")]
        parts += [
            (place_called(tool.session, piece.place), "place", partial(self._choose, piece))
            for piece in found[:FEW]
        ]
        if len(found) > FEW:
            rest = [piece.place for piece in found[FEW:]]
            parts.append((tr("and %n more", len(rest)), "place", partial(self.lit.emit, rest)))
        first = found[0]
        aim = tool.set_up.looks(first.thing, Aim(first.place, first.facing))
        if len(found) == 1 and aim.facing:
            way = tool.set_up.way_called(first.thing, aim.facing)
            parts += [tr("and looks"), (way, "piece", partial(self._choose, first))]
        more = [] if first.thing.kind.looks and len(found) == 1 else self.players.of(first.thing)
        self._line(first.thing, words, parts, more=more, path=first.path, by_chance=False)

    def _line_of_lot(self, lot: Lot) -> None:
        tool = self.pieces
        words = capital(tool.set_up.counted(lot.thing, lot.counts))
        where = tool.set_up.where(lot)
        parts: list[Part | str] = [(where, "place", partial(self._choose_lot, lot))]
        if not lot.entry:
            parts.insert(0, tr("begins on") if max(lot.counts) == 1 else tr("begin on"))
        way = self._way_of(lot)
        if way:
            parts += [tr("and looks"), (way, "piece", partial(self._choose_lot, lot))]
        cases = zip(lot.thing.kind.by, lot.counts, strict=False) if len(lot.counts) > 1 else ()
        note = "\n".join(f"{said_in(case)}: {number}" for case, number in cases)
        self._line(lot.thing, words, parts, note=note, more=self.players.of(lot.thing), by_chance=True)

    def _way_of(self, lot: Lot) -> str:
        """Return which way something looks wherever it begins: as its entry says, else to the middle if its game has it so."""
        kind = lot.thing.kind
        entry = look(self.pieces.session.data.get(kind.file), lot.path)
        said = entry.get(kind.facing) if isinstance(entry, dict) and kind.facing else None
        if isinstance(said, str) and kind.form == "figures":
            return self.pieces.set_up.way_called(lot.thing, said)
        return tr("to the middle") if kind.inward and kind.facing else ""

    # Numbers of the whole.

    def _numbers(self) -> list[Setting]:
        numbers = self.pieces.numbers
        return [one for one in numbers.of_set_up() if numbers.numbers(one)]

    def _line_of_numbers(self) -> None:
        """How many rounds there are, where counters begin: each a word and its number, which a click changes."""
        numbers, parts = self.pieces.numbers, list[Part | str]()
        for one in self._numbers():
            told = ", ".join(map(str, numbers.numbers(one)))
            parts += [numbers.title(one), (told, "number", partial(self._ask_number, one))]
        if parts:
            self._line(None, "", parts, glyph="counter")

    def _ask_number(self, setting: Setting) -> None:
        """Open a field for a number below what has been pressed; for several cases one each."""
        numbers = self.pieces.numbers
        menu = self.menu = QMenu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        rows: list[tuple[str, QSpinBox]] = []
        found = numbers.numbers(setting)
        for case, number in enumerate(found):
            field = QSpinBox(menu)
            field.setRange(setting.low, setting.high)
            field.setValue(number)
            title = numbers.title(setting)
            if len(found) > 1:
                title = visible(of_engine(translate(setting.by[case], Speaking.spoken)))
            field.setAccessibleName(title)
            field.valueChanged.connect(lambda value, case=case: self._say_number(setting, case, value))
            rows.append((title, field))
        open_numbers(menu, rows, self)

    def _say_number(self, setting: Setting, case: int, value: int) -> None:
        numbers = self.pieces.numbers
        numbers.step(setting, case, value - numbers.numbers(setting)[case])

    def _choose(self, piece: Placed) -> None:
        self.chosen.emit(piece)

    def _choose_lot(self, lot: Lot) -> None:
        self.chosen.emit(lot)

    def _deal(self) -> None:
        self.pieces.set_up.deal_again()
        self.pieces.canvas.update()
