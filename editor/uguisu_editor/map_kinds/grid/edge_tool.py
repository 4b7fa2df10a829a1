"""Borders between cells, by brush."""

from __future__ import annotations

from math import ceil, hypot
from typing import TypeAlias

from PySide6.QtGui import QPainter, QPen

from uguisu.board import cell_id
from uguisu_changes.edits import Group
from uguisu_editor.i18n import tr
from uguisu_editor.map_kinds.grid.board import GridBoard, ordered
from uguisu_editor.map_kinds.grid.edits import set_border
from uguisu_editor.map_kinds.grid.lattice import Cell, Point
from uguisu_editor.model.symmetry import cell_copies
from uguisu_editor.tools.marking import accent
from uguisu_editor.tools.tool import Tool, Touch

Corner: TypeAlias = tuple[float, float]
"""A corner of cells, rounded: the same whichever cell it is reckoned from."""
NEAR = 0.34
"""How near a corner one has to come to have reached it, in lengths of an edge."""


class EdgeTool(Tool):
    """Puts borders on the edges that the mouse comes near; with Shift, takes them off."""

    picks = True
    name = "edge"
    key = "W"
    layer = "borders"
    _first: tuple[Cell, Cell] | None = None
    """The edge that was pressed on, until one has gone on."""
    _here: Point | None = None
    _corner: Corner | None = None
    """The corner that was reached last."""

    @staticmethod
    def title() -> str:
        return tr("Border brush")

    def help(self) -> str:
        return tr("Drag along edges to draw walls, doors and the like; Shift clears. Right-click picks.")

    def press(self, touch: Touch) -> None:
        board = self.session.board
        if not isinstance(board, GridBoard):
            return
        self._first = self._at = board.edge_at(touch.x, touch.y)
        self._here = touch.x, touch.y
        self._corner = self._near_corner(board, self._here)

    def move(self, touch: Touch) -> None:
        """Go on from corner to corner, as the hand does: what it only comes near at a crossing gets no stub."""
        board = self.session.board
        if not isinstance(board, GridBoard) or self._here is None:
            return
        (x, y), there = self._here, (touch.x, touch.y)
        away = hypot(there[0] - x, there[1] - y)
        steps = max(1, ceil(away / (0.25 * _side(board))))
        for step in range(1, steps + 1):
            point = x + (there[0] - x) * step / steps, y + (there[1] - y) * step / steps
            corner = self._near_corner(board, point)
            if corner is not None and corner != self._corner:
                self._reach(board, corner, shift=touch.shift)
        self._here = there
        self._at = board.edge_at(*there)

    def _reach(self, board: GridBoard, corner: Corner, *, shift: bool) -> None:
        kind = None if shift else self.session.choices.border
        first, self._first = self._first, None
        if self._corner is None and first is not None and corner in _ends(board, first):
            self._draw(board, first, kind)  # pressed in the middle of an edge, and along it
        before = self._corner
        while before is not None and before != corner:
            ways = _edges_at(board, before)
            if not ways:
                break
            edge, other = min(ways, key=lambda way: hypot(way[1][0] - corner[0], way[1][1] - corner[1]))
            if hypot(other[0] - corner[0], other[1] - corner[1]) >= hypot(
                before[0] - corner[0], before[1] - corner[1]
            ):
                break
            self._draw(board, edge, kind)
            before = other
        self._corner = corner

    def _near_corner(self, board: GridBoard, point: Point) -> Corner | None:
        """Return the corner of a cell that a point is near, if it is."""
        cell = board.grid.cell_at(*point)
        x, y = board.grid.centre(cell)
        corners = [(x + dx, y + dy) for dx, dy in board.grid.corners]
        near = min(corners, key=lambda one: hypot(one[0] - point[0], one[1] - point[1]))
        return _corner(near) if hypot(near[0] - point[0], near[1] - point[1]) < NEAR * _side(board) else None

    def _draw(self, board: GridBoard, edge: tuple[Cell, Cell], kind: str | None) -> None:
        # One after another: numbers in the list of borders move as it grows.
        self.session.stroke(set_border(board, *edge, kind))
        symmetry = self.session.choices.symmetric
        for number, (one, other) in enumerate(cell_copies(board, symmetry.mode, edge), 1):
            if board.has(one) and board.has(other) and board.side_between(one, other) is not None:
                carried = symmetry.carried(kind, number) if kind is not None else None
                self.session.stroke(set_border(board, one, other, carried) or Group([]))

    def hover(self, touch: Touch) -> None:
        board = self.session.board
        self._at = board.edge_at(touch.x, touch.y) if isinstance(board, GridBoard) else None

    def release(self, touch: Touch) -> None:
        board = self.session.board
        if isinstance(board, GridBoard) and self._here is not None:
            kind = None if touch.shift else self.session.choices.border
            edge = board.edge_at(touch.x, touch.y)
            if self._first is not None:
                self._draw(board, self._first, kind)  # a click, or less than the way to a corner
            if edge is not None and edge != self._first and self._corner in _ends(board, edge):
                self._draw(board, edge, kind)  # let go in the middle of the next one
        self._first = self._here = self._corner = None
        self.session.end_stroke(self.step())

    def cancel(self) -> bool:
        self._first = self._here = self._corner = None
        return super().cancel()

    def pick(self, touch: Touch) -> None:
        board = self.session.board
        edge = board.edge_at(touch.x, touch.y) if isinstance(board, GridBoard) else None
        if edge is not None and isinstance(board, GridBoard):
            found = board.borders.get(ordered((cell_id(*edge[0]), cell_id(*edge[1]))), [])
            if found:
                self.session.choose(border=board.border_kind(found[0]))

    def paint(self, painter: QPainter) -> None:
        board = self.session.board
        if self._at is None or not isinstance(board, GridBoard):
            return
        painter.setPen(QPen(accent(self.canvas, alpha=190), 5))
        for one, other in [self._at, *cell_copies(board, self.session.choices.symmetry, self._at)]:
            segment = (
                board.segment(cell_id(*one), cell_id(*other)) if board.has(one) and board.has(other) else None
            )
            if segment is not None:
                painter.drawLine(*(self.canvas.view.to_screen(*end) for end in segment))


def _corner(point: Point) -> Corner:
    return round(point[0], 3), round(point[1], 3)


def _side(board: GridBoard) -> float:
    (ax, ay), (bx, by) = board.grid.corners[:2]
    return hypot(bx - ax, by - ay)


def _ends(board: GridBoard, edge: tuple[Cell, Cell]) -> tuple[Corner, ...]:
    segment = board.segment(cell_id(*edge[0]), cell_id(*edge[1]))
    return tuple(map(_corner, segment)) if segment is not None else ()


def _edges_at(board: GridBoard, corner: Corner) -> list[tuple[tuple[Cell, Cell], Corner]]:
    """Return the edges that meet at a corner, each with its other end."""
    here = board.grid.cell_at(*corner)
    around = {here, *(board.grid.beside(here, side) for side in range(board.grid.sides))}
    around |= {board.grid.beside(cell, side) for cell in tuple(around) for side in range(board.grid.sides)}
    found = {}
    for cell in around:
        for side in range(board.grid.sides):
            other = board.grid.beside(cell, side)
            if not (board.has(cell) and board.has(other)):
                continue
            ends = _ends(board, (cell, other))
            if corner in ends:
                found[ends[1] if ends[0] == corner else ends[0]] = cell, other
    return [(edge, end) for end, edge in found.items()]
