"""Terrain on squares and hexes: brush, eraser, fill, rectangle, line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtGui import QPainter

from uguisu.board import NO_CELL, cell_id
from uguisu_changes.edits import Edit
from uguisu_editor.i18n import tr
from uguisu_editor.map_kinds.grid.board import GridBoard
from uguisu_editor.map_kinds.grid.edits import erase, flood, paint, rectangle, set_border
from uguisu_editor.map_kinds.grid.lattice import Cell
from uguisu_editor.model.symmetry import cell_copies, with_copies
from uguisu_editor.tools.marking import mark_cells
from uguisu_editor.tools.tool import StrokeTool, Tool, Touch

if TYPE_CHECKING:
    from uguisu_editor.canvas.canvas import Canvas

FEW = 400
"""Cells that a preview outlines at most."""


class TerrainTool(Tool):
    """What the terrain tools share."""

    picks = True
    layer = "terrain"

    @property
    def board(self) -> GridBoard | None:
        """The board, if it has cells."""
        board = self.session.board
        return board if isinstance(board, GridBoard) else None

    def cell(self, touch: Touch) -> Cell:
        """The cell that is touched, on the map or off it."""
        assert self.board is not None
        return self.board.grid.cell_at(touch.x, touch.y)

    def draw(self, cells: Iterable[Cell]) -> Edit | None:
        """Return the edit that draws the chosen terrain on cells and their symmetric copies."""
        board = self.board
        if board is None or not self.session.choices.sign:
            return None
        return paint(
            board,
            dict.fromkeys(
                with_copies(board, self.session.choices.symmetry, cells), self.session.choices.sign
            ),
        )

    def hover(self, touch: Touch) -> None:
        if self.board is not None:
            self._at = self.cell(touch)

    def pick(self, touch: Touch) -> None:
        if self.board is not None:
            sign = self.board.sign(self.cell(touch))
            if sign != NO_CELL:
                self.session.choose(sign=sign)

    def preview(self) -> Iterable[Cell]:
        """The cells that are about to be drawn."""
        return [self._at] if self._at is not None else []

    def paint(self, painter: QPainter) -> None:
        board = self.board
        if board is None or self.session.in_stroke:
            return
        cells = list(self.preview())
        if len(cells) <= FEW:
            mark_cells(painter, self.canvas, with_copies(board, self.session.choices.symmetry, cells))


class BrushTool(TerrainTool, StrokeTool):
    """Draws terrain where it is dragged."""

    name = "brush"
    key = "B"
    _last: Cell | None = None

    @staticmethod
    def title() -> str:
        return tr("Terrain brush")

    def help(self) -> str:
        return tr("Drag to draw terrain. Right-click picks what is there. [ and ] change the size.")

    def press(self, touch: Touch) -> None:
        if self.board is not None:
            self._last = self.cell(touch)
            self._dab([self._last])

    def move(self, touch: Touch) -> None:
        if self.board is not None and self._last is not None:
            here = self.cell(touch)
            if here != self._last:
                self._dab(self.board.grid.line(self._last, here)[1:])
                self._last = here
                self._at = here

    def release(self, touch: Touch) -> None:
        self._last = None
        super().release(touch)

    def _dab(self, cells: Iterable[Cell]) -> None:
        self.session.stroke(self.draw(self.spread(cells)))

    def spread(self, cells: Iterable[Cell]) -> set[Cell]:
        """Return the cells within the brush's size of these."""
        board = self.board
        assert board is not None
        found = set(cells)
        for _ in range(self.session.choices.brush_size - 1):
            found |= {board.grid.beside(cell, side) for cell in found for side in range(board.grid.sides)}
        return found

    def preview(self) -> Iterable[Cell]:
        return self.spread([self._at]) if self._at is not None and self.board is not None else []


class EraserTool(BrushTool):
    """Rubs out ground: what lies on a cell goes, then the cell; never walls, which are rubbed out where they are drawn."""

    name = "eraser"
    in_bar = True
    key = "E"

    def __init__(self, canvas: Canvas) -> None:
        super().__init__(canvas)
        self._rubbed: set[Cell] = set()

    @staticmethod
    def title() -> str:
        return tr("Eraser")

    @classmethod
    def word(cls) -> str:
        return tr("Rub out")

    def help(self) -> str:
        if self.session.choices.walls_only:
            return tr("Drag along walls to take them away; the ground stays.")
        return tr("Drag to make the ground plain again; plain ground goes off the map. Walls stay.")

    def press(self, touch: Touch) -> None:
        self._rubbed = set()
        if self.session.choices.walls_only:
            self._rub_walls(touch)
        else:
            super().press(touch)

    def move(self, touch: Touch) -> None:
        if self.session.choices.walls_only:
            self._rub_walls(touch)
        else:
            super().move(touch)

    def _rub_walls(self, touch: Touch) -> None:
        board = self.board
        edge = board.edge_at(touch.x, touch.y) if board is not None else None
        if board is None or edge is None or not self.session.free("borders"):
            return
        for one, other in [edge, *cell_copies(board, self.session.choices.symmetry, edge)]:
            if board.has(one) and board.has(other):
                self.session.stroke(set_border(board, one, other, None))

    def _dab(self, cells: Iterable[Cell]) -> None:
        board = self.board
        if board is None:
            return
        plain = (
            next(iter(legend), NO_CELL) if isinstance(legend := board.data.get("legend"), dict) else NO_CELL
        )
        fresh = with_copies(board, self.session.choices.symmetry, self.spread(cells)) - self._rubbed
        self._rubbed |= fresh
        there = {cell for cell in fresh if board.has(cell)}
        covered = {cell for cell in there if board.sign(cell) != plain}
        walled = {place for pair in board.borders for place in pair}
        bare = {cell for cell in there - covered if cell_id(*cell) not in walled}
        self.session.stroke(paint(board, dict.fromkeys(covered, plain)))
        self.session.stroke(erase(board, bare))
        if there - covered - bare:
            self.session.refused.emit(
                tr("Walls stand here: rub them out where walls are drawn, then the ground.")
            )


class FillTool(TerrainTool):
    """Fills connected cells."""

    name = "fill"
    in_bar = True
    key = "F"
    drags = False

    @staticmethod
    def title() -> str:
        return tr("Fill")

    def help(self) -> str:
        return tr("Click to fill all connected cells of the same terrain with the chosen one.")

    def press(self, touch: Touch) -> None:
        if self.board is not None:
            self.session.do(self.title(), self.draw(flood(self.board, self.cell(touch))))


class SpanTool(TerrainTool):
    """Draws between where the mouse was pressed and where it is let go."""

    _start: Cell | None = None

    def span(self, start: Cell, end: Cell) -> list[Cell]:
        """Return the cells between two."""
        raise NotImplementedError

    def press(self, touch: Touch) -> None:
        if self.board is not None:
            self._start = self._at = self.cell(touch)

    def move(self, touch: Touch) -> None:
        if self.board is not None:
            self._at = self.cell(touch)

    def release(self, touch: Touch) -> None:
        if self.board is not None and self._start is not None:
            cells = self.span(self._start, self.cell(touch))
            self._start = None
            self.session.do(self.title(), self.draw(cells))

    def cancel(self) -> bool:
        dragging = self._start is not None
        self._start = None
        return dragging

    def preview(self) -> Iterable[Cell]:
        if self._start is None or self._at is None:
            return super().preview()
        return self.span(self._start, self._at)


class RectangleTool(SpanTool):
    """A rectangle of terrain."""

    name = "rectangle"
    in_bar = True
    key = "R"

    @staticmethod
    def title() -> str:
        return tr("Rectangle")

    @classmethod
    def word(cls) -> str:
        return tr("Box")

    def help(self) -> str:
        return tr("Drag from corner to corner to fill a rectangle with terrain.")

    def span(self, start: Cell, end: Cell) -> list[Cell]:
        return rectangle(start, end)


class RingTool(SpanTool):
    """A ring of terrain about a hex."""

    name = "ring"
    in_bar = True
    key = "U"

    @staticmethod
    def title() -> str:
        return tr("Ring")

    def help(self) -> str:
        return tr(
            "Drag from the middle outwards: a ring of terrain as wide as you drag, about the first cell."
        )

    def suits(self) -> bool:
        """Squares have corners: what is as far from the middle as the mouse is no ring there."""
        return self.board is not None and not self.board.grid.boxes

    def span(self, start: Cell, end: Cell) -> list[Cell]:
        board = self.board
        assert board is not None
        within, rim = {start}, {start}
        for _ in board.grid.line(start, end)[1:]:
            rim = {board.grid.beside(cell, side) for cell in rim for side in range(board.grid.sides)} - within
            within |= rim
        return sorted(cell for cell in rim if board.has(cell))


class LineTool(SpanTool):
    """A line of terrain."""

    name = "line"
    key = "L"

    @staticmethod
    def title() -> str:
        return tr("Line")

    def help(self) -> str:
        return tr("Drag to draw a straight line of terrain.")

    def span(self, start: Cell, end: Cell) -> list[Cell]:
        assert self.board is not None
        return self.board.grid.line(start, end)
