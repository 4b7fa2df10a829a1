"""The set-up of a mission as lines of a table: who begins where and how many, with dice for what chance decides; below, the
numbers that the game asks for.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QLabel,
    QMenu,
    QPushButton,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from uguisu_changes.edits import CannotEdit, Edit
from uguisu_editor.canvas.called import place_called
from uguisu_editor.first_steps import said_in
from uguisu_editor.forms.chips import Chip
from uguisu_editor.forms.flow import FlowLayout
from uguisu_editor.i18n import said, tr
from uguisu_editor.icons import glyph_icon, icon
from uguisu_editor.model.lots import Lot, anywhere_in, fix, free, no_more, range_of, so_many
from uguisu_editor.model.placing import Placed, take_away
from uguisu_editor.pages.card import SIGN, Card
from uguisu_editor.pages.stages import capital
from uguisu_editor.tools.palette import piece_icon
from uguisu_editor.tools.pieces import PiecesTool

if TYPE_CHECKING:
    from uguisu import LocalText, Setting

NUMBER = 44
"""Pixels of a number across."""
FEW, MOST = 6, 99
"""Places of a line that are named one by one; the greatest number."""


class Line(QWidget):
    """One line: its sign and its sentence of chips."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.flow = FlowLayout(self)

    def words(self, text: str) -> None:
        """Add plain words."""
        label = QLabel(text, self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        self.flow.addWidget(label)

    def chip(self, text: str, family: str, about: str, do: Callable[[Chip], object], glyph: str = "") -> Chip:
        """Add a chip; pressed, it does something."""
        chip = Chip(self)
        chip.tell(text, family, glyph=glyph, widest=260)
        chip.setAccessibleName(f"{about}: {text}")
        chip.clicked.connect(lambda _=False: do(chip))
        self.flow.addWidget(chip)
        return chip


class NumberCell(NamedTuple):
    """Where a number of a line stands."""

    area: QWidget
    grid: QGridLayout
    row: int
    at: int


class SetUpSheet(QWidget):
    """All lines, and the numbers below. A line under the mouse shows on the map where its things may begin."""

    lit = Signal(list)
    """Places are to be lit on the map."""
    chosen = Signal(object)
    """A piece, or a lot, is to be chosen on the map."""
    wanted = Signal(str)
    """A thing is to be put down: its key."""

    def __init__(self, pieces: PiecesTool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pieces = pieces
        self.who, self.asked = Card(self), Card(self)
        self.who.sign.hide()
        self.asked.sign.hide()
        for card in (self.who, self.asked):
            card.about.hide()
            card.title.setProperty("heading", None)
            card.title.setProperty("group", True)
        self.add = QPushButton(self.who)
        self.add.setIcon(icon("first-new"))
        self.add.setProperty("first", "true")
        self._menu = QMenu(self.add)
        self.add.setMenu(self._menu)
        self.who.head.addWidget(self.add)
        self._areas: dict[Card, QWidget | None] = {self.who: None, self.asked: None}
        self.below = QLabel(self)
        self.below.setProperty("notes", True)
        self.below.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(11)
        column.addWidget(self.who)
        column.addWidget(self.asked)
        column.addWidget(self.below)
        self._lit: dict[QObject, list[str]] = {}
        self._shown: object = None
        self.spins: list[QSpinBox] = []

    def refresh(self) -> None:
        """Show what the files say now; a line whose shape is as before keeps the keyboard."""
        set_up = self.pieces.set_up
        settings = self.pieces.numbers.of_set_up()
        shown = (
            [(piece.thing.key, piece.place, piece.number) for piece in set_up.pieces],
            [
                (
                    lot.thing.key,
                    lot.path,
                    lot.counts,
                    len(lot.places),
                    str(range_of(lot, self.pieces.session.data)),
                )
                for lot in set_up.lots
            ],
            [(one.id, self.pieces.numbers.numbers(one)) for one in settings],
        )
        self.below.setVisible(set_up.in_mod and not set_up.things)
        self.setVisible(bool(set_up.things or settings or set_up.in_mod))
        self.who.setVisible(bool(set_up.things))
        self.asked.setVisible(bool(settings))
        if shown == self._shown:
            return
        self._shown = shown
        self._lit, self.spins = {}, []
        self._show_who()
        self._show_asked(settings)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self._shown = None
        self.who.title.setText(tr("Who and what"))
        self.asked.title.setText(tr("What the game asks"))
        self.below.setText(
            tr(
                "A mod takes the set-up of the pack that it follows. All fields below say what it changes of it."
            )
        )
        self.add.setText(tr("Piece"))
        self.add.setToolTip(tr("Put one more thing on the map"))
        self._menu.clear()
        group = ""
        for thing in self.pieces.set_up.things:
            head = said_in(thing.kind.group)
            if head != group:
                self._menu.addSection(head)
                group = head
            self._menu.addAction(
                piece_icon(self.pieces, thing, pale=False),
                self.pieces.set_up.called(thing),
                partial(self.wanted.emit, f"piece:{thing.key}"),
            )
        self.refresh()

    # Lines.

    def _grid(self, card: Card) -> tuple[QWidget, QGridLayout]:
        old = self._areas[card]
        if old is not None:
            card.column.removeWidget(old)
            old.hide()
            old.deleteLater()
        area = self._areas[card] = QWidget(card)
        grid = QGridLayout(area)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(7)
        grid.setColumnStretch(1, 1)
        card.column.addWidget(area)
        return area, grid

    def _cases(self) -> tuple[LocalText, ...]:
        """The cases in which there may be other numbers."""
        kinds = [thing.kind for thing in self.pieces.set_up.things]
        return next((kind.by for kind in kinds if kind.by), ())

    def _head(self, area: QWidget, grid: QGridLayout) -> None:
        for at, case in enumerate(self._cases()):
            head = QLabel(said_in(case), area)
            head.setProperty("group", True)
            head.setWordWrap(True)
            head.ensurePolished()
            longest = max(map(head.fontMetrics().horizontalAdvance, head.text().split()), default=0)
            head.setFixedWidth(
                max(NUMBER + 12, longest + 12)
            )  # no word is cut, in the longest language either
            head.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom)
            grid.addWidget(head, 0, 2 + at)

    def _show_who(self) -> None:
        area, grid = self._grid(self.who)
        self._head(area, grid)
        things: dict[str, list[Placed]] = {}
        for piece in self.pieces.set_up.pieces:
            things.setdefault(piece.thing.key, []).append(piece)
        row = 1
        for found in things.values():
            self._line_of_pieces(area, grid, row, found)
            row += 1
        for lot in self.pieces.set_up.lots:
            self._line_of_lot(area, grid, row, lot)
            row += 1
        if row == 1:
            nothing = QLabel(tr("Nothing stands on the map yet."), area)
            nothing.setProperty("notes", True)
            grid.addWidget(nothing, 1, 0, 1, 2)

    def _begin_line(self, area: QWidget, grid: QGridLayout, row: int, sign: QLabel, lit: list[str]) -> Line:
        line = Line(area)
        sign.setFixedSize(SIGN)
        grid.addWidget(sign, row, 0)
        grid.addWidget(line, row, 1)
        for part in (line, sign):
            part.installEventFilter(self)
            self._lit[part] = lit
        return line

    def _sign(self, area: QWidget, thing: object) -> QLabel:
        sign = QLabel(area)
        sign.setPixmap(piece_icon(self.pieces, thing, pale=False).pixmap(SIGN))  # type: ignore[arg-type]
        return sign

    def _line_of_pieces(self, area: QWidget, grid: QGridLayout, row: int, found: list[Placed]) -> None:
        tool, thing = self.pieces, found[0].thing
        name = tool.set_up.called(thing)
        places = [piece.place for piece in found]
        line = self._begin_line(area, grid, row, self._sign(area, thing), places)
        number = sum(piece.number for piece in found)
        line.words(f"{capital(tool.set_up.counted(thing, [number]))},")
        for piece in found[:FEW]:
            chip = line.chip(
                place_called(tool.session, piece.place), "place", name, partial(self._ask_piece, piece)
            )
            self._lit[chip] = [piece.place]
            chip.installEventFilter(self)
        if len(found) > FEW:
            line.chip(tr("and %n more", len(found) - FEW), "place", name, lambda _: self.lit.emit(places))

    def _line_of_lot(self, area: QWidget, grid: QGridLayout, row: int, lot: Lot) -> None:
        tool = self.pieces
        name = tool.set_up.called(lot.thing)
        line = self._begin_line(area, grid, row, self._sign(area, lot.thing), list(lot.places))
        line.words(f"{name[:1].upper()}{name[1:]},")
        line.chip(tr("by chance"), "card", name, partial(self._ask_chance, lot), glyph="dice-3-outline")
        line.chip(tool.set_up.where(lot), "place", name, partial(self._ask_where, lot))
        cases = lot.thing.kind.by
        numbers = list(lot.counts) if len(lot.counts) > 1 else [lot.counts[0]] * max(1, len(cases))
        for at, number in enumerate(numbers):
            told = said_in(cases[at]) if at < len(cases) else ""
            say = partial(self._say_count, lot, numbers, at)
            self._number(NumberCell(area, grid, row, at), number, (0, MOST), f"{name} {told}".strip(), say)
        gone = QToolButton(area)
        gone.setAutoRaise(True)
        gone.setIcon(icon("layer-remove"))
        gone.setToolTip(tr("Take away"))
        gone.setAccessibleName(f"{tr('Take away')}: {name}")
        gone.clicked.connect(lambda _=False: self._do(tr("Take away"), lot, no_more(lot)))
        grid.addWidget(gone, row, 2 + max(1, len(self._cases())))

    def _number(
        self, cell: NumberCell, number: int, ends: tuple[int, int], told: str, say: Callable[[int], object]
    ) -> None:
        field = QSpinBox(cell.area)
        field.setRange(*ends)
        field.setValue(number)
        field.setKeyboardTracking(False)
        field.setFixedWidth(NUMBER + 12)
        field.setAccessibleName(told)
        field.valueChanged.connect(say)
        cell.grid.addWidget(field, cell.row, 2 + cell.at)
        self.spins.append(field)

    # Numbers below.

    def _show_asked(self, settings: list[Setting]) -> None:
        area, grid = self._grid(self.asked)
        self._head(area, grid)
        numbers = self.pieces.numbers
        for row, setting in enumerate(settings, 1):
            title = numbers.title(setting)
            label = QLabel(title, area)
            label.setWordWrap(True)
            grid.addWidget(label, row, 0, 1, 2)
            held = numbers.numbers(setting)
            cases = setting.by if len(setting.by) > 1 else ()
            shown = list(held) if len(held) > 1 else [*held] * max(1, len(cases))
            for at, number in enumerate(shown):
                told = said_in(cases[at]) if at < len(cases) else ""
                self._number(
                    NumberCell(area, grid, row, at),
                    number,
                    (setting.low, setting.high),
                    f"{title} {told}".strip(),
                    partial(self._say_setting, setting, shown, at),
                )
        grid.setColumnMinimumWidth(2 + max(1, len(self._cases())), 26)

    def _say_setting(self, setting: Setting, numbers: list[int], at: int, number: int) -> None:
        wanted = [*numbers[:at], number, *numbers[at + 1 :]]
        self.pieces.numbers.say(setting, wanted[0] if len(set(wanted)) == 1 else wanted)

    # Doing it.

    def _do(self, label: str, lot: Lot, edit: Edit) -> None:
        self.pieces.chosen.write(
            f"{label}: {self.pieces.set_up.called(lot.thing)}", edit, lot.thing.kind.file
        )

    def _say_count(self, lot: Lot, numbers: list[int], at: int, number: int) -> None:
        wanted = [*numbers[:at], number, *numbers[at + 1 :]]
        self._do(tr("How many"), lot, so_many(lot, wanted[0] if len(set(wanted)) == 1 else wanted))

    def _ask_where(self, lot: Lot, chip: Chip) -> None:
        menu = QMenu(chip)
        value = range_of(lot, self.pieces.session.data)
        for one in self.pieces.set_up.ranges(lot):
            edit = anywhere_in(lot, self.pieces.session.data, one.value)
            action = menu.addAction(said_in(one.title), partial(self._do, tr("Begins"), lot, edit))
            action.setCheckable(True)
            action.setChecked(one.value == value)
        menu.addSeparator()
        menu.addAction(
            glyph_icon("map-marker-outline", "place"), tr("Show on the map"), lambda: self.chosen.emit(lot)
        )
        self._pop(menu, chip)

    def _ask_chance(self, lot: Lot, chip: Chip) -> None:
        menu = QMenu(chip)
        dealt = next((one.place for one in self.pieces.set_up.deal if one.lot.path == lot.path), "")
        if dealt:
            told = tr("Always on {place}, as in this deal", place=place_called(self.pieces.session, dealt))
            menu.addAction(glyph_icon("map-marker-outline", "place"), told, partial(self._fix, lot, dealt))
        self._pop(menu, chip)

    def _fix(self, lot: Lot, place: str) -> None:
        ways = self.pieces.set_up.facings(lot.thing, place)
        facing = ways[0][0] if ways and lot.thing.kind.must_face else ""
        try:
            self._do(tr("Begins"), lot, fix(lot, self.pieces.session.data, place, facing))
        except CannotEdit as error:
            self.pieces.session.refused.emit(said(error))

    def _ask_piece(self, piece: Placed, chip: Chip) -> None:
        menu = QMenu(chip)
        files, file = self.pieces.session.data, piece.thing.kind.file
        menu.addAction(
            glyph_icon("map-marker-outline", "place"), tr("Show on the map"), lambda: self.chosen.emit(piece)
        )
        freed = free(piece, files)
        if freed is not None:
            loose = partial(self.pieces.chosen.write, tr("By chance"), freed[0], file)
            menu.addAction(glyph_icon("dice-3-outline", "card"), tr("Leave to chance where it begins"), loose)
        menu.addAction(
            icon("layer-remove"),
            tr("Take away"),
            lambda: self.pieces.chosen.write(tr("Take away"), take_away(piece, files), file),
        )
        self._pop(menu, chip)

    def _pop(self, menu: QMenu, chip: Chip) -> None:
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(chip.mapToGlobal(chip.rect().bottomLeft()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Light on the map where the things of the line under the mouse may begin."""
        if event.type() == QEvent.Type.Enter and watched in self._lit:
            self.lit.emit(self._lit[watched])
        elif event.type() == QEvent.Type.Leave and watched in self._lit:
            self.lit.emit([])
        return super().eventFilter(watched, event)
