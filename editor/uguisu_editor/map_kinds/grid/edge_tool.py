"""Borders between cells, by brush."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPen

from uguisu.board import cell_id
from uguisu_changes.edits import Group
from uguisu_editor.i18n import tr
from uguisu_editor.map_kinds.grid.board import GridBoard, ordered
from uguisu_editor.map_kinds.grid.edits import set_border
from uguisu_editor.map_kinds.grid.lattice import Cell
from uguisu_editor.model.symmetry import cell_copies
from uguisu_editor.tools.marking import accent
from uguisu_editor.tools.tool import Tool, Touch


class EdgeTool(Tool):
    """Puts borders on the edges that the mouse comes near; with Shift, takes them off."""

    picks = True
    name = "edge"
    key = "W"
    layer = "borders"

    @staticmethod
    def title() -> str:
        return tr("Border brush")

    def help(self) -> str:
        return tr("Drag along edges to draw walls, doors and the like; Shift clears. Right-click picks.")

    def press(self, touch: Touch) -> None:
        self.move(touch)

    def move(self, touch: Touch) -> None:
        board = self.session.board
        if not isinstance(board, GridBoard):
            return
        edge = self._at = board.edge_at(touch.x, touch.y)
        if edge is None:
            return
        kind = None if touch.shift else self.session.choices.border
        self._draw(board, edge, kind)

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
        self.session.end_stroke(self.title())

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
