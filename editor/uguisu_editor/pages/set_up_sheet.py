"""The set-up of a mission as lines of a table: who begins where and how many, with dice for what chance decides; below, the
numbers that the game asks for.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent
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
from uguisu_editor.canvas.called import place_called, places_counted
from uguisu_editor.first_steps import said_in
from uguisu_editor.forms.chips import Chip, open_numbers
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

NUMBER, BIN, BETWEEN = 60, 26, 5
"""Pixels of a number across, of the button that takes a line away, and between two columns."""
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


class Number(QSpinBox):
    """A number of a table: its arrows are there while the mouse or the keyboard is."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setKeyboardTracking(False)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFixedWidth(NUMBER)
        self._show_arrows(on=False)

    def _show_arrows(self, *, on: bool) -> None:
        symbols = QSpinBox.ButtonSymbols
        self.setFrame(on)
        self.setButtonSymbols(symbols.UpDownArrows if on else symbols.NoButtons)

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        """The mouse is on it."""
        super().enterEvent(event)
        self._show_arrows(on=True)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        """The mouse has gone on."""
        super().leaveEvent(event)
        self._show_arrows(on=self.hasFocus())

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """The keyboard is in it."""
        super().focusInEvent(event)
        self._show_arrows(on=True)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """The keyboard has gone on."""
        super().focusOutEvent(event)
        self._show_arrows(on=self.underMouse())


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
    told = Signal(str)
    """What is to be said of those, below the map."""
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
        self._lots: dict[QObject, Lot] = {}
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
        if shown == self._shown:
            return
        self._shown = shown
        self._lit, self._lots, self.spins = {}, {}, []
        said = self._show_who()
        asked = [one for one in settings if one not in said]
        self.asked.setVisible(bool(asked))
        self._show_asked(asked)

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
        grid.setHorizontalSpacing(BETWEEN)
        grid.setVerticalSpacing(7)
        grid.setColumnStretch(1, 1)
        card.column.addWidget(area)
        return area, grid

    def _cases(self) -> tuple[LocalText, ...]:
        """The cases in which there may be other numbers."""
        return self.pieces.set_up.cases

    def _head(self, area: QWidget, grid: QGridLayout) -> None:
        for at, case in enumerate(self._cases()):
            head = QLabel(said_in(case), area)
            head.setProperty("group", True)
            head.setWordWrap(True)
            head.ensurePolished()
            longest = max(map(head.fontMetrics().horizontalAdvance, head.text().split()), default=0)
            head.setFixedWidth(max(NUMBER, longest + 12))  # no word is cut, in the longest language either
            head.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom)
            grid.addWidget(head, 0, 2 + at)

    def _show_who(self) -> list[Setting]:
        """Show who and what there is; return the numbers of the game that these lines say."""
        area, grid = self._grid(self.who)
        self._head(area, grid)
        grid.setColumnMinimumWidth(2 + max(1, len(self._cases())), BIN)
        said: list[Setting] = []
        by_chance = {lot.thing.kind.id for lot in self.pieces.set_up.lots}
        things: dict[str, list[Placed]] = {}
        for piece in self.pieces.set_up.pieces:
            things.setdefault(piece.thing.key, []).append(piece)
        row = 1
        for found in things.values():
            self._line_of_pieces(area, grid, row, found)
            setting = self.pieces.numbers.how_many(found[0].thing)
            if setting is not None and setting not in said and found[0].thing.kind.id not in by_chance:
                said.append(setting)
                self._number_of_setting(NumberCell(area, grid, row, 0), setting)
            row += 1
        for lot in self.pieces.set_up.lots:
            said += self._line_of_lot(area, grid, row, lot)
            row += 1
        if row == 1:
            nothing = QLabel(tr("Nothing stands on the map yet."), area)
            nothing.setProperty("notes", True)
            grid.addWidget(nothing, 1, 0, 1, 2)
        return said

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

    def _line_of_lot(self, area: QWidget, grid: QGridLayout, row: int, lot: Lot) -> list[Setting]:
        """Show what begins anywhere; return the number of the game that the line says, if it is one of the game."""
        tool = self.pieces
        name = tool.set_up.called(lot.thing)
        line = self._begin_line(area, grid, row, self._sign(area, lot.thing), list(lot.places))
        self._lots[line] = lot
        line.words(f"{name[:1].upper()}{name[1:]},")
        line.chip(tr("by chance"), "card", name, partial(self._ask_chance, lot), glyph="dice-3-outline")
        where = line.chip(tool.set_up.where(lot), "place", name, partial(self._ask_where, lot))
        where.setToolTip(self._told_of_lot(lot))
        for chip in line.findChildren(Chip):
            self._lit[chip], self._lots[chip] = list(lot.places), lot
            chip.installEventFilter(self)
        if not lot.entry:
            return self._number_of_rest(NumberCell(area, grid, row, 0), lot, name)
        cases = lot.thing.kind.by
        numbers = list(lot.counts) if len(lot.counts) > 1 else [lot.counts[0]] * max(1, len(cases))
        for at, number in enumerate(numbers):
            told = said_in(cases[at]) if at < len(cases) else ""
            say = partial(self._say_count, lot, numbers, at)
            self._number(NumberCell(area, grid, row, at), number, (0, MOST), f"{name} {told}".strip(), say)
        gone = partial(self._do, tr("Take away"), lot, no_more(lot))
        self._take_away(NumberCell(area, grid, row, 0), name, gone)
        return []

    def _number_of_rest(self, cell: NumberCell, lot: Lot, name: str) -> list[Setting]:
        """The number of those of which the file says nothing more: one of the game, less those that stand somewhere."""
        setting = self.pieces.numbers.how_many(lot.thing)
        if setting is None:
            if max(lot.counts) > 1:
                told = QLabel(str(max(lot.counts)), cell.area)
                told.setAlignment(Qt.AlignmentFlag.AlignCenter)
                told.setProperty("strong", True)
                cell.grid.addWidget(told, cell.row, 2)
            return []
        kind, say = lot.thing.kind, self.pieces.numbers.say
        stand = sum(piece.number for piece in self.pieces.set_up.pieces if piece.thing.kind == kind)
        ends = max(0, setting.low - stand), max(0, setting.high - stand)
        self._number(cell, lot.counts[0], ends, name, lambda number: say(setting, stand + number))
        if stand >= setting.low:
            self._take_away(cell, name, partial(say, setting, stand))
        return [setting]

    def _number_of_setting(self, cell: NumberCell, setting: Setting) -> None:
        (number,) = self.pieces.numbers.numbers(setting) or (0,)
        say = partial(self._say_setting, setting, [number], 0)
        self._number(cell, number, (setting.low, setting.high), self.pieces.numbers.title(setting), say)

    def _take_away(self, cell: NumberCell, name: str, do: Callable[[], object]) -> None:
        gone = QToolButton(cell.area)
        gone.setAutoRaise(True)
        gone.setFixedWidth(BIN)
        gone.setIcon(icon("layer-remove"))
        gone.setToolTip(tr("Take away"))
        gone.setAccessibleName(f"{tr('Take away')}: {name}")
        gone.clicked.connect(lambda _=False: do())
        cell.grid.addWidget(gone, cell.row, 2 + max(1, len(self._cases())))

    def _number(
        self, cell: NumberCell, number: int, ends: tuple[int, int], told: str, say: Callable[[int], object]
    ) -> None:
        field = Number(cell.area)
        field.setRange(*ends)
        field.setValue(number)
        field.setAccessibleName(told)
        field.valueChanged.connect(say)
        cell.grid.addWidget(field, cell.row, 2 + cell.at, Qt.AlignmentFlag.AlignHCenter)
        self.spins.append(field)

    def _told_of_lot(self, lot: Lot) -> str:
        """Say among how many places chance chooses, and which it took in the deal that is shown."""
        session, set_up = self.pieces.session, self.pieces.set_up
        dealt = [place_called(session, one.place) for one in set_up.deal if one.lot.path == lot.path]
        what, places = capital(set_up.called(lot.thing)), places_counted(session, len(lot.places))
        if not dealt:
            return tr("{what}: chance chooses among {places}.", what=what, places=places)
        return tr(
            "{what}: chance chooses among {places}; this deal took {dealt}.",
            what=what,
            places=places,
            dealt=", ".join(dealt),
        )

    # Numbers below.

    def _show_asked(self, settings: list[Setting]) -> None:
        area, grid = self._grid(self.asked)
        if any(len(setting.by) > 1 for setting in settings):
            self._head(area, grid)
        numbers = self.pieces.numbers
        for row, setting in enumerate(settings, 1):
            title, held = numbers.title(setting), numbers.numbers(setting)
            cases = setting.by if len(setting.by) > 1 else ()
            shown = list(held) if len(held) > 1 else [*held] * max(1, len(cases))
            line = Line(area)
            grid.addWidget(line, row, 0, 1, 2)
            before, after = numbers.sentence(setting, shown[0] if shown else setting.low)
            if before:
                line.words(before)
            if len(shown) == 1:
                line.chip(str(shown[0]), "number", title, partial(self._ask_setting, setting))
            if after:
                line.words(after)
            for at, number in enumerate(shown if cases else ()):
                self._number(
                    NumberCell(area, grid, row, at),
                    number,
                    (setting.low, setting.high),
                    f"{title} {said_in(cases[at])}",
                    partial(self._say_setting, setting, shown, at),
                )
        grid.setColumnMinimumWidth(2 + max(1, len(self._cases())), BIN + BETWEEN)  # an empty one has no gap

    def _ask_setting(self, setting: Setting, chip: Chip) -> None:
        """Open a field for a number below its chip."""
        menu, field = QMenu(chip), QSpinBox()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        (number,) = self.pieces.numbers.numbers(setting)
        field.setRange(setting.low, setting.high)
        field.setValue(number)
        title = self.pieces.numbers.title(setting)
        field.setAccessibleName(title)
        field.valueChanged.connect(partial(self._say_setting, setting, [number], 0))
        open_numbers(menu, [(title, field)], chip)

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
        """Light on the map where the things of the line under the mouse may begin, and say how many places these are."""
        if event.type() == QEvent.Type.Enter and watched in self._lit:
            self.lit.emit(self._lit[watched])
            lot = self._lots.get(watched)
            self.told.emit(self._told_of_lot(lot) if lot is not None else "")
        elif event.type() == QEvent.Type.Leave and watched in self._lit:
            self.lit.emit([])
        return super().eventFilter(watched, event)
