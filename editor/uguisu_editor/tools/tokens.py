"""The set-up as it is painted on the map: where each piece lies, and how places are marked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPolygonF

from uguisu_changes.paths import Path
from uguisu_editor.canvas.scene_painter import paint_marks
from uguisu_editor.map_kinds.graph.board import GraphBoard
from uguisu_editor.model.placing import Placed, Thing
from uguisu_editor.tools.set_up import Aim, SetUp
from uguisu_tools.looks import initials, token

if TYPE_CHECKING:
    from uguisu_editor.canvas.canvas import Canvas

SEEN = "#2f8f8f"
LARGEST, LARGEST_IN_CELL = 16.0, 26.0
"""Pixels of the radius of a token at most, on dots and zones and in cells."""
AROUND = 1.12
"""Radii round the middle of a token that nothing is written on."""


class Tokens:
    """Knows of a canvas how large tokens are, and where."""

    def __init__(self, canvas: Canvas, set_up: SetUp) -> None:
        self.canvas = canvas
        self.set_up = set_up

    @property
    def radius(self) -> float:
        """How large tokens are, in pixels."""
        board = self.canvas.session.board
        across = (board.spacing if board is not None else 1.0) * self.canvas.view.scale
        return max(7.0, min(LARGEST if isinstance(board, GraphBoard) else LARGEST_IN_CELL, 0.3 * across))

    def middle(self, place: str) -> QPointF | None:
        """Return where the middle of a place is on the screen."""
        board = self.canvas.session.board
        centre = board.centre(place) if board is not None else None
        return self.canvas.view.to_screen(*centre) if centre is not None else None

    def stand(self, place: str) -> QPointF | None:
        """Return where a piece on a place is drawn: in a zone below its name."""
        board, middle = self.canvas.session.board, self.middle(place)
        zone = isinstance(board, GraphBoard) and board.polygon(place) is not None
        return middle + QPointF(0, 0.9 * self.radius) if middle is not None and zone else middle

    def spot(self, piece: Placed) -> QPointF | None:
        """Return where a piece is drawn: those on one place lie beside one another."""
        middle = self.stand(piece.place)
        if middle is None:
            return None
        here = [other for other in self.set_up.pieces if other.place == piece.place]
        at = next((number for number, other in enumerate(here) if other.path == piece.path), 0)
        return middle + QPointF((at - (len(here) - 1) / 2) * 1.1 * self.radius, 0)

    def standing(self) -> dict[str, QRectF]:
        """Where pieces and one deal of what is left to chance are drawn, in pixels from the middle of each place."""
        found: dict[str, QRectF] = {}
        spots = [(piece.place, self.spot(piece)) for piece in self.set_up.pieces]
        spots += [(dealt.place, self.stand(dealt.place)) for dealt in self.set_up.deal]
        around = AROUND * self.radius
        for place, spot in spots:
            middle = self.middle(place)
            if spot is not None and middle is not None:
                box = QRectF(-around, -around, 2 * around, 2 * around).translated(spot - middle)
                found[place] = found[place].united(box) if place in found else box
        return found

    def outline(self, painter: QPainter, place: str) -> None:
        """Draw round a place with the pen and brush at hand."""
        board, view = self.canvas.session.board, self.canvas.view
        corners = board.polygon(place) if board is not None else None
        middle = self.middle(place)
        if corners is not None:
            painter.drawPolygon(QPolygonF([view.to_screen(*corner) for corner in corners]))
        elif middle is not None:
            painter.drawEllipse(middle, 1.5 * self.radius, 1.5 * self.radius)

    def paint(
        self,
        painter: QPainter,
        thing: Thing,
        at: QPointF,
        aim: Aim,
        *,
        number: int = 1,
        path: Path = (),
    ) -> None:
        """Draw a piece."""
        look, colour = self.set_up.look(thing, path)
        aim = self.set_up.looks(thing, aim)
        angle = dict(self.set_up.facings(thing, aim.place)).get(aim.facing) if aim.facing else None
        letters = initials(self.set_up.called(thing))
        told = str(number) if number > 1 else ""
        marks = token(at.toTuple(), self.radius, look, colour, letters=letters, number=told, facing=angle)
        paint_marks(painter, marks)

    def paint_seen(self, painter: QPainter, thing: Thing, aim: Aim, path: Path = ()) -> None:
        """Tint what a piece would see."""
        colour = QColor(SEEN)
        colour.setAlpha(95)
        painter.setPen(Qt.PenStyle.NoPen)
        for place in self.set_up.sees(thing, aim, path):
            painter.setBrush(colour)
            self.outline(painter, place)

    def paint_words(self, painter: QPainter, at: QPointF, words: str, colour: str) -> None:
        """Write beside a token, within the canvas."""
        painter.save()
        font = QFont(painter.font())
        font.setBold(True)
        painter.setFont(font)
        metrics = painter.fontMetrics()
        box = QRectF(0, 0, metrics.horizontalAdvance(words) + 16, metrics.height() + 8)
        box.moveCenter(at - QPointF(0, 2.4 * self.radius + box.height() / 2))
        if box.top() < 2:
            box.moveTop(at.y() + 2.4 * self.radius)
        box.moveLeft(min(max(box.left(), 2.0), max(2.0, self.canvas.width() - box.width() - 2)))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(box, 5, 5)
        painter.setPen(QColor("#ffffff"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)
        painter.restore()
