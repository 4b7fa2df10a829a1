"""Numbers of the set-up on the map: each with a minus and a plus, those of the whole in a row above it or below, those
of what is chosen below its token.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from uguisu import Setting
from uguisu.messages import translate
from uguisu_changes.edits import Edit
from uguisu_changes.paths import Path
from uguisu_editor.i18n import Speaking, of_engine, tr
from uguisu_editor.model.lots import so_many
from uguisu_editor.model.placing import Thing, put_down, take_away
from uguisu_editor.model.setting_values import (
    for_each,
    numbers_of,
    of_entry,
    set_to,
    stepped,
    track_starts,
    value_of,
)
from uguisu_editor.model.visible import visible
from uguisu_editor.tools.chosen import Chosen
from uguisu_editor.tools.tokens import Tokens
from uguisu_editor.tools.tool import Touch

HIGH, BUTTON, GAP = 24.0, 22.0, 6.0
"""Pixels: how high a number is painted, how wide its minus and its plus, how far apart two are."""
LETTERS = 24.0
"""Pixels above a map of squares or hexes in which its columns are named."""
MANY = 10
"""So much is a step with Shift."""
MOST = 99
"""How many there may be of a thing."""
INK, PAPER, RIM, LIT = "#26221d", "#ffffff", "#d3cbbd", "#2f6f8f"
HEAD = "#665e53"


class Button(NamedTuple):
    """A minus or a plus on the map: of which number, of which of its cases, and by how much."""

    box: QRectF
    setting: Setting
    case: int
    by: int


class Numbers:
    """What the set-up says besides places: of the whole, and of the piece or the lot that is chosen."""

    def __init__(self, chosen: Chosen, tokens: Tokens) -> None:
        self._chosen = chosen
        self._tokens = tokens
        self.buttons: list[Button] = []
        """What was painted last."""
        self._hovered: Button | None = None

    # What there is.

    def of_set_up(self) -> list[Setting]:
        """Return the numbers of the whole set-up: those that the game names, and where counters of the mission begin."""
        set_up, session = self._chosen.set_up, self._chosen.session
        game = session.game
        if game is None or set_up.in_mod:
            return []
        return [*game.type.settings, *track_starts(session.data)]

    def of_chosen(self) -> list[Setting]:
        """Return what may be said of the chosen piece, lot or number."""
        chosen = self._chosen
        piece, lot = chosen.piece, chosen.lot
        if piece is not None and piece.thing.kind.form == "counts":
            return [Setting(id="here", title=tr("How many"), path=(), low=1, high=MOST)]
        if piece is not None:
            return list(piece.thing.kind.settings) if piece.thing.kind.form == "spots" else []
        if lot is not None:
            kind = lot.thing.kind
            if not lot.entry:
                return []
            many = Setting(
                id=kind.count, title=tr("How many"), path=(kind.count,), usual=1, high=MOST, by=kind.by
            )
            return [many, *kind.settings]
        return [one for one in self.of_set_up() if one.id == chosen.number]

    def _entry(self) -> Path:
        chosen = self._chosen
        if chosen.lot is not None:
            return chosen.lot.path
        return chosen.piece.path[:-2] if chosen.piece is not None else ()

    def how_many(self, thing: Thing) -> Setting | None:
        """Return the number of the whole that says how many of a thing there are."""
        at = thing.kind.most_at
        return next(
            (one for one in self.of_set_up() if at and one.file == "scenario" and one.path == at), None
        )

    def numbers(self, setting: Setting) -> tuple[int, ...]:
        """Return a number, or one for each case; () of what is no number."""
        if setting.id == "here" and self._chosen.piece is not None:
            return (self._chosen.piece.number,)
        if not isinstance(setting.usual, int) or isinstance(setting.usual, bool):
            return ()
        return numbers_of(setting, self._chosen.session.data, self._at(setting))

    def value(self, setting: Setting) -> Any:
        """Return what holds of a switch or a word."""
        return value_of(setting, self._chosen.session.data, self._at(setting))

    def _at(self, setting: Setting) -> Path:
        return () if setting in self.of_set_up() else self._entry()

    def title(self, setting: Setting) -> str:
        """Return what people call a setting."""
        return visible(of_engine(translate(setting.title, Speaking.spoken)))

    def told(self, setting: Setting, case: int) -> str:
        """Say a number, and for which case it holds."""
        numbers = self.numbers(setting)
        if len(numbers) < 2:
            return f"{self.title(setting)}: {numbers[0]}"
        said = visible(of_engine(translate(setting.by[case], Speaking.spoken)))
        return f"{self.title(setting)}, {said}: {numbers[case]}"

    def sentence(self, setting: Setting, number: int) -> tuple[str, str]:
        """Return what stands before and after a number in the sentence that says it; its title, if there is none."""
        if setting.told is None:
            return self.title(setting), ""
        told = visible(of_engine(translate(setting.told(number), Speaking.spoken)))
        before, _, after = told.partition(str(number))
        return f"{before[:1].upper()}{before[1:]}".strip(), after.strip()

    # Changing it.

    def step(self, setting: Setting, case: int, by: int) -> None:
        """Make a number higher or lower, as far as it may be."""
        numbers = self.numbers(setting)
        if setting.id == "here":
            self._one_more_or_less(by)
        elif numbers:
            self.say(setting, stepped(setting, numbers, case, by))

    def tell_apart(self, setting: Setting, *, apart: bool) -> None:
        """Have a number for each case, or one for all."""
        self.say(setting, for_each(setting, self.numbers(setting), apart=apart))

    def say(self, setting: Setting, value: Any) -> None:
        """Set a number, a switch or a word."""
        chosen, files = self._chosen, self._chosen.session.data
        if setting in self.of_set_up():
            if value != value_of(setting, files):
                chosen.write(self.title(setting), set_to(setting, files, value), setting.file)
            return
        if value == self.value(setting):
            return
        piece, lot, edit = chosen.piece, chosen.lot, None
        if lot is not None:
            edit = (
                so_many(lot, value)
                if setting.id == lot.thing.kind.count
                else of_entry(lot.path, files, setting, value)
            )
        elif piece is not None:
            at = piece.path[-1]
            assert isinstance(at, int)
            edit = of_entry(piece.path[:-2], files, setting, value, spots=piece.thing.kind.spots, at=at)
        if edit is not None:
            self._do(setting, edit)

    def _do(self, setting: Setting, edit: Edit) -> None:
        thing = (self._chosen.piece or self._chosen.lot).thing  # type: ignore[union-attr]
        label = f"{self.title(setting)}: {self._chosen.set_up.called(thing)}"
        self._chosen.write(label, edit, thing.kind.file)

    def _one_more_or_less(self, by: int) -> None:
        chosen, piece = self._chosen, self._chosen.piece
        if piece is None or piece.number + by < 1:
            return
        left = chosen.set_up.left(piece.thing)
        if by > 0 and left is not None and left <= 0:
            told = tr(
                "There are already as many of {what} as there may be.", what=chosen.set_up.called(piece.thing)
            )
            chosen.session.refused.emit(told)
            return
        files = chosen.session.data
        edit = put_down(piece.thing, files, piece.place) if by > 0 else take_away(piece, files)
        chosen.put(
            tr("Number of {what}", what=chosen.set_up.called(piece.thing)), edit, piece.thing, piece.place
        )

    # On the map.

    def press(self, touch: Touch) -> bool:
        """Use a minus or a plus; tell whether there was one."""
        button = self._under(touch)
        if button is not None:
            self.step(button.setting, button.case, button.by * (MANY if touch.shift else 1))
        return button is not None

    def is_over(self, touch: Touch) -> bool:
        """Whether there is a minus or a plus."""
        return self._under(touch) is not None

    def hover(self, touch: Touch | None) -> None:
        """Something is under the mouse, or nothing."""
        self._hovered = self._under(touch) if touch is not None else None

    def _under(self, touch: Touch) -> Button | None:
        return next((button for button in self.buttons if button.box.contains(touch.screen)), None)

    def paint(self, painter: QPainter) -> None:
        """Show the numbers of the whole above the map or below, and below its token those of what is chosen."""
        self.buttons = []
        font = QFont(painter.font())
        font.setPixelSize(12)
        painter.setFont(font)
        rows = self._rows(painter)
        top = self._free_band(len(rows) * (HIGH + GAP) + GAP) + GAP
        for row in rows:
            left = GAP
            for setting in row:
                self._paint(painter, setting, QPointF(left, top))
                left += self._wide(painter, setting) + GAP
            top += HIGH + GAP
        at = self._below()
        if at is None:
            return
        for setting in self.of_chosen():
            if self.numbers(setting):
                self._paint(painter, setting, at - QPointF(self._wide(painter, setting) / 2, 0))
                at += QPointF(0, HIGH + 3)
        if self._hovered is not None and len(self.numbers(self._hovered.setting)) > 1:
            told = self.told(self._hovered.setting, self._hovered.case)
            self._tokens.paint_words(painter, self._hovered.box.center(), told, LIT)

    def _rows(self, painter: QPainter) -> list[list[Setting]]:
        """Return the numbers of the whole, as many in a row as there is room for."""
        rows: list[list[Setting]] = []
        room = 0.0
        for setting in self.of_set_up():
            wide = self._wide(painter, setting) + GAP
            if not rows or wide > room:
                rows.append([])
                room = self._tokens.canvas.width() - GAP
            rows[-1].append(setting)
            room -= wide
        return rows

    def _free_band(self, high: float) -> float:
        """Return the top of a band that covers as little of the map and the letters above it as may be."""
        canvas = self._tokens.canvas
        board = canvas.session.board
        if board is None:
            return 0.0
        _, top, _, bottom = canvas.whole_of(board)
        above = high - (canvas.view.to_screen(0, top).y() - LETTERS)
        below = canvas.view.to_screen(0, bottom).y() - (canvas.height() - high)
        return canvas.height() - high if max(0.0, below) < max(0.0, above) else 0.0

    def _below(self) -> QPointF | None:
        chosen = self._chosen
        spot = None
        if chosen.piece is not None:
            spot = self._tokens.spot(chosen.piece)
        elif chosen.lot is not None:
            dealt = [one.place for one in chosen.set_up.deal if one.lot.path == chosen.lot_path]
            place = chosen.place if chosen.place in dealt else next(iter(dealt), None)
            spot = self._tokens.middle(place) if place is not None else None
        return spot + QPointF(0, 1.6 * self._tokens.radius + 2) if spot is not None else None

    def _wide(self, painter: QPainter, setting: Setting) -> float:
        head = painter.fontMetrics().horizontalAdvance(self.title(setting)) + 2 * GAP
        return head + len(self.numbers(setting)) * self._cell(painter)

    def _cell(self, painter: QPainter) -> float:
        return painter.fontMetrics().horizontalAdvance("000") + 2 * BUTTON

    def _paint(self, painter: QPainter, setting: Setting, at: QPointF) -> None:
        """Paint a number: its title, and for each case a minus, the number and a plus."""
        numbers, cell = self.numbers(setting), self._cell(painter)
        box = QRectF(at.x(), at.y(), self._wide(painter, setting), HIGH)
        picked = self._chosen.number == setting.id
        painter.setPen(QPen(QColor(LIT if picked else RIM), 2 if picked else 1))
        painter.setBrush(QColor(PAPER))
        painter.drawRoundedRect(box, 6, 6)
        painter.setPen(QColor(HEAD))
        head = QRectF(box.left() + GAP, box.top(), box.width(), HIGH)
        painter.drawText(head, Qt.AlignmentFlag.AlignVCenter, self.title(setting))
        left = box.right() - len(numbers) * cell
        for case, number in enumerate(numbers):
            for by, place in ((-1, left), (1, left + cell - BUTTON)):
                button = Button(QRectF(place, box.top(), BUTTON, HIGH), setting, case, by)
                self.buttons.append(button)
                may = setting.low <= number + by <= setting.high
                self._paint_button(painter, button, may=may)
            painter.setPen(QColor(INK))
            middle = QRectF(left + BUTTON, box.top(), cell - 2 * BUTTON, HIGH)
            painter.drawText(middle, Qt.AlignmentFlag.AlignCenter, str(number))
            left += cell

    def _paint_button(self, painter: QPainter, button: Button, *, may: bool) -> None:
        inner = button.box.adjusted(3, 3, -3, -3)
        hot = self._hovered is not None and self._hovered[1:] == button[1:]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(LIT if hot and may else "#f3f1ec"))
        painter.drawRoundedRect(inner, 5, 5)
        painter.setPen(QPen(QColor(PAPER if hot and may else INK if may else RIM), 1.8))
        middle = inner.center()
        painter.drawLine(middle - QPointF(4, 0), middle + QPointF(4, 0))
        if button.by > 0:
            painter.drawLine(middle - QPointF(0, 4), middle + QPointF(0, 4))
