"""The ways of the set-up, such as a patrol track, on the map: drawn from place to place, and rubbed out so with Shift."""

from __future__ import annotations

from collections.abc import Sequence
from math import dist

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from uguisu import Route
from uguisu.messages import translate
from uguisu_editor.i18n import Speaking, of_engine, tr
from uguisu_editor.map_kinds.graph.board import GraphBoard
from uguisu_editor.map_kinds.grid.lattice import Point
from uguisu_editor.model.routes import Step, may_be, rerouted, steps_of
from uguisu_editor.model.visible import visible
from uguisu_editor.tools.chosen import Chosen
from uguisu_editor.tools.tokens import Tokens
from uguisu_editor.tools.tool import Touch

DRAWN, GONE, KEPT, AT_REST = "#d6336c", "#8b93a0", "#2f4f6f", "#b3261e"
"""What is being drawn, what is being rubbed out, the way as it is, and while nobody draws it."""


class Routing:
    """The part of the tool for pieces that is about ways over the map."""

    def __init__(self, chosen: Chosen, tokens: Tokens) -> None:
        self._chosen = chosen
        self._tokens = tokens
        self.route: Route | None = None
        """The way that is drawn."""
        self._trail: list[str] = []
        self._away = False

    @property
    def board(self) -> GraphBoard | None:
        """The map, if it has links."""
        board = self._chosen.session.board
        return board if isinstance(board, GraphBoard) else None

    @property
    def routes(self) -> tuple[Route, ...]:
        """The ways that there may be."""
        game = self._chosen.session.game
        return game.type.routes if game is not None and self.board is not None else ()

    def title(self, route: Route) -> str:
        """Return what people call a way."""
        return visible(of_engine(translate(route.title, Speaking.spoken)))

    def length(self, route: Route) -> int:
        """Return how many places a way has."""
        board = self.board
        return len({place for step in steps_of(board, route) for place in step}) if board is not None else 0

    def press(self, touch: Touch) -> None:
        """Begin at a place."""
        self._away = touch.shift
        place = self._place(touch)
        self._trail = [place] if place is not None else []

    def move(self, touch: Touch) -> None:
        """Go on to the place under the mouse, if it is next to the last; going back takes the last step back."""
        place, board = self._place(touch), self.board
        if place is None or board is None or self.route is None or not self._trail:
            return
        if len(self._trail) > 1 and place == self._trail[-2]:
            self._trail.pop()
        elif place != self._trail[-1] and frozenset((self._trail[-1], place)) in may_be(board, self.route):
            self._trail.append(place)

    def release(self) -> None:
        """Write what was drawn into the map."""
        steps, board, route = self._steps(), self.board, self.route
        self._trail = []
        if not steps or board is None or route is None:
            return
        session = self._chosen.session
        if session.free("places") and session.free("links"):
            edit = rerouted(board, route, steps, on=not self._away)
            session.do(tr("Draw {what}", what=self.title(route)), edit)
        else:
            session.refused.emit(tr("This layer is locked or hidden: see the layers dock."))
        self._chosen.changed.emit()

    def cancel(self) -> bool:
        """Stop drawing; tell whether there was anything."""
        busy = self.route is not None or bool(self._trail)
        self.route, self._trail = None, []
        return busy

    def _steps(self) -> set[Step]:
        return {frozenset(pair) for pair in zip(self._trail, self._trail[1:], strict=False)}

    def _place(self, touch: Touch) -> str | None:
        board = self.board
        return (
            board.place_at(touch.x, touch.y, 8 / self._tokens.canvas.view.scale)
            if board is not None
            else None
        )

    def paint(self, painter: QPainter) -> None:
        """Show the ways, and over them what is being drawn."""
        board = self.board
        if board is None:
            return
        for route in self.routes:
            lit = route is self.route
            self._paint(painter, steps_of(board, route), KEPT, 5.0 if lit else 3.0, dashed=not lit)
        self._paint(painter, self._steps(), GONE if self._away else DRAWN, 5.0, dashed=self._away)
        if self.route is not None and self._trail:
            middle = self._tokens.middle(self._trail[-1])
            if middle is not None:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(GONE if self._away else DRAWN))
                painter.drawEllipse(middle, 6.0, 6.0)

    def paint_at_rest(self, painter: QPainter) -> None:
        """Show the ways as fine dots, while something else is drawn."""
        board = self.board
        pen = QPen(QColor(AT_REST), 2.2, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([0.1, 2.2])
        painter.setPen(pen)
        for start, end in self._lines(
            {step for route in self.routes for step in steps_of(board, route)} if board is not None else set()
        ):
            painter.drawLine(start, end)

    def _lines(self, steps: set[Step]) -> list[tuple[QPointF, QPointF]]:
        """Return the lines of some steps: from zone to zone over the middle of their border, through no other."""
        board, view = self.board, self._tokens.canvas.view
        if board is None:
            return []
        borders = {frozenset(link.ends): link.segments for link in board.links if link.on_border}
        lines: list[tuple[QPointF, QPointF]] = []
        for step in steps:
            ends = [self._tokens.middle(place) for place in sorted(step)]
            if len(ends) != 2 or ends[0] is None or ends[1] is None:
                continue
            if step in borders:
                across = view.to_screen(*_half_way(borders[step]))
                lines += [(ends[0], across), (across, ends[1])]
            else:
                lines.append((ends[0], ends[1]))
        return lines

    def _paint(self, painter: QPainter, steps: set[Step], colour: str, width: float, *, dashed: bool) -> None:
        style = Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine
        lines = self._lines(steps)
        for pen in (
            QPen(QColor("#ffffff"), width + 3),
            QPen(QColor(colour), width, style, Qt.PenCapStyle.RoundCap),
        ):
            painter.setPen(pen)
            for start, end in lines:
                painter.drawLine(start, end)


def _half_way(border: Sequence[tuple[Point, Point]]) -> Point:
    """Return the middle of the longest stretch of a border."""
    (x0, y0), (x1, y1) = max(border, key=lambda stretch: dist(*stretch))
    return (x0 + x1) / 2, (y0 + y1) / 2
