"""What the set-up leaves to chance, on the map: shown as one deal, fixed by dragging, left to chance again."""

from __future__ import annotations

from collections.abc import Mapping
from math import hypot
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen

from uguisu_changes.edits import CannotEdit, Edit
from uguisu_changes.paths import Path
from uguisu_editor.i18n import said, tr
from uguisu_editor.model.lots import Dealt, Lot, anywhere_in, fix, free, no_more, so_many
from uguisu_editor.model.placing import Placed, Thing
from uguisu_editor.tools.set_up import Aim, SetUp
from uguisu_editor.tools.tool import Touch

if TYPE_CHECKING:
    from uguisu_editor.canvas.canvas import Canvas
    from uguisu_editor.session import Session

CHOSEN = "#d6336c"
UNSURE = 0.75
"""How solid a piece is shown that may come to be elsewhere."""


class Told(QObject):
    """Tells the dock of pieces what the tool does: a tool is no QObject."""

    changed = Signal()


class PutsPieces(Protocol):
    """What lots need of the tool for pieces."""

    canvas: Canvas
    set_up: SetUp
    told: Told

    @property
    def session(self) -> Session:
        """The session of the canvas."""

    @property
    def piece(self) -> Placed | None:
        """The piece that is chosen."""

    @property
    def radius(self) -> float:
        """How large tokens are, in pixels."""

    def choose(self, piece: Placed | None) -> None:
        """Choose a piece, or none."""

    def put(self, label: str, edit: Edit, thing: Thing, place: str) -> bool:
        """Write a piece into the files, and choose it; tell whether that was done."""

    def outline(self, painter: QPainter, place: str) -> None:
        """Draw round a place with the pen and brush at hand."""

    def paint_token(self, painter: QPainter, thing: Thing, at: QPointF, aim: Aim) -> None:
        """Paint a piece."""


class Chance:
    """The part of the tool for pieces that is about lots."""

    def __init__(self, tool: PutsPieces) -> None:
        self._tool = tool
        self.chosen: Path | None = None
        """The entry in the file of what is chosen."""
        self.held: Dealt | None = None
        """One that is dragged: it gets a place where one lets go."""

    @property
    def lot(self) -> Lot | None:
        """What is chosen."""
        return next((lot for lot in self._tool.set_up.lots if lot.path == self.chosen), None)

    def choose(self, path: Path | None) -> None:
        """Choose what is left to chance, by its entry in the file."""
        self._tool.choose(None)
        self.chosen = path
        self._tool.told.changed.emit()

    def pin(self, lot: Lot, aim: Aim) -> None:
        """Have one of a lot begin just there; the rest of it stays left to chance."""
        tool = self._tool
        try:
            edit = fix(lot, tool.session.data, *aim)
        except CannotEdit as error:
            tool.session.refused.emit(said(error))
            return
        if tool.put(self._label("put", lot.thing), edit, lot.thing, aim.place):
            self.chosen = None
            tool.told.changed.emit()

    def unpin(self) -> None:
        """Leave to chance where the chosen piece begins."""
        tool, piece = self._tool, self._tool.piece
        found = free(piece, tool.session.data) if piece is not None else None
        if (
            piece is not None
            and found is not None
            and tool.session.do(self._label("free", piece.thing), found[0])
        ):
            self.choose(found[1])

    def say_where(self, value: Mapping[str, Any]) -> None:
        """Say where the chosen lot may begin."""
        lot, session = self.lot, self._tool.session
        if lot is not None:
            session.do(self._label("where", lot.thing), anywhere_in(lot, session.data, value))
            self._tool.told.changed.emit()

    def say_how_many(self, count: int) -> None:
        """Make the chosen lot larger or smaller."""
        lot = self.lot
        if lot is not None and lot.counts != (count,):
            self._tool.session.do(self._label("count", lot.thing), so_many(lot, count))
            self._tool.told.changed.emit()

    def remove(self) -> bool:
        """Take the chosen lot away; tell whether there was one."""
        lot = self.lot
        if lot is None:
            return False
        self.chosen = None
        self._tool.session.do(self._label("away", lot.thing), no_more(lot))
        self._tool.told.changed.emit()
        return True

    def _label(self, what: str, thing: Thing) -> str:
        called = self._tool.set_up.called(thing)
        return {
            "put": tr("Put down {what}", what=called),
            "free": tr("Leave {what} to chance", what=called),
            "where": tr("Where {what} may begin", what=called),
            "count": tr("How many: {what}", what=called),
            "away": tr("Take away {what}", what=called),
        }[what]

    # On the map.

    def take_up(self, touch: Touch) -> bool:
        """Take what is under the mouse into the hand, and choose all of its lot; tell whether there was any."""
        self.held = next((dealt for dealt in self._tool.set_up.deal if self._is_under(dealt, touch)), None)
        if self.held is not None:
            held = self.held
            self.choose(held.lot.path)
            self.held = held
        return self.held is not None

    def _is_under(self, dealt: Dealt, touch: Touch) -> bool:
        spot = self.spot(dealt)
        return spot is not None and hypot(*(touch.screen - spot).toTuple()) <= 1.1 * self._tool.radius

    def spot(self, dealt: Dealt) -> QPointF | None:
        """Return where one is drawn."""
        board = self._tool.session.board
        centre = board.centre(dealt.place) if board is not None else None
        return self._tool.canvas.view.to_screen(*centre) if centre is not None else None

    def paint(self, painter: QPainter) -> None:
        """Show one deal, and of the chosen lot every place where one may begin."""
        tool, lot = self._tool, self.lot
        if lot is not None:
            colour = QColor(CHOSEN)
            colour.setAlpha(56)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            for place in lot.places:
                tool.outline(painter, place)
        for dealt in tool.set_up.deal:
            spot = self.spot(dealt)
            if spot is None or dealt is self.held:
                continue
            painter.save()
            painter.setOpacity(UNSURE)
            tool.paint_token(painter, dealt.lot.thing, spot, Aim(dealt.place, ""))
            painter.restore()
            paint_die(painter, spot + QPointF(0.75, -0.75) * tool.radius, 0.42 * tool.radius)


def paint_die(painter: QPainter, at: QPointF, half: float) -> None:
    """Paint the sign of what chance decides: a die with a three."""
    painter.setPen(QPen(QColor("#4a443c"), 1))
    painter.setBrush(QColor("#ffffff"))
    painter.drawRoundedRect(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half), 0.4 * half, 0.4 * half)
    painter.setBrush(QColor("#26221d"))
    painter.setPen(Qt.PenStyle.NoPen)
    for step in (-0.5, 0.0, 0.5):
        painter.drawEllipse(at + QPointF(step, step) * half, 0.2 * half, 0.2 * half)
