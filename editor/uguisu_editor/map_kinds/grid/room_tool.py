"""A room at once: one drag from corner to corner puts a wall round all cells between."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPen

from uguisu.board import cell_id
from uguisu_changes.edits import Edit, Group
from uguisu_editor.i18n import tr
from uguisu_editor.map_kinds.grid.board import GridBoard
from uguisu_editor.map_kinds.grid.edits import rectangle, set_border
from uguisu_editor.map_kinds.grid.lattice import Cell
from uguisu_editor.model.copies import one_after_another
from uguisu_editor.model.symmetry import with_copies
from uguisu_editor.tools.marking import LABEL, mark_cells, mark_words
from uguisu_editor.tools.tool import Tool, Touch


class RoomTool(Tool):
    """Nothing is built before one lets go; what stands between already, such as a door, is built over."""

    name = "walls"
    key = "M"
    layer = "borders"
    _start: Cell | None = None

    @staticmethod
    def title() -> str:
        return tr("Room")

    def help(self) -> str:
        return tr("Drag from corner to corner: a wall of the chosen kind goes round. Shift takes walls away.")

    @property
    def board(self) -> GridBoard | None:
        """The board, if it has cells."""
        board = self.session.board
        return board if isinstance(board, GridBoard) else None

    def press(self, touch: Touch) -> None:
        if self.board is not None:
            self._start = self._at = self.board.grid.cell_at(touch.x, touch.y)

    def move(self, touch: Touch) -> None:
        if self.board is not None:
            self._at = self.board.grid.cell_at(touch.x, touch.y)

    hover = move

    def release(self, touch: Touch) -> None:
        board, start, self._start = self.board, self._start, None
        if board is None or start is None:
            return
        kind = None if touch.shift else self.session.choices.border
        edits: list[Edit] = [
            edit
            for pair in self.walls(board, start, board.grid.cell_at(touch.x, touch.y))
            if (edit := set_border(board, *pair, kind)) is not None
        ]
        if kind is None:  # numbers in the list move as it gets shorter
            for pair in self.walls(board, start, board.grid.cell_at(touch.x, touch.y)):
                self.session.stroke(set_border(board, *pair, None))
            self.session.end_stroke(tr("Take walls away"))
        else:
            self.session.do(tr("Room"), Group([one_after_another(edits)]))

    def walls(self, board: GridBoard, one: Cell, other: Cell) -> list[tuple[Cell, Cell]]:
        """Return the edges round a rectangle of cells and its symmetric copies, each with the cell within first."""
        inside = {cell for cell in rectangle(one, other) if board.has(cell)}
        inside |= {
            cell for cell in with_copies(board, self.session.choices.symmetry, inside) if board.has(cell)
        }
        return [
            (cell, beside)
            for cell in sorted(inside)
            for side in range(board.grid.sides)
            if (beside := board.grid.beside(cell, side)) not in inside and board.has(beside)
        ]

    def cancel(self) -> bool:
        dragging = self._start is not None
        self._start = None
        return dragging

    def paint(self, painter: QPainter) -> None:
        board = self.board
        if board is None or self._at is None:
            return
        if self._start is None:
            mark_cells(painter, self.canvas, [self._at])
            return
        mark_cells(painter, self.canvas, rectangle(self._start, self._at))
        painter.setPen(QPen(QColor(LABEL), 4, Qt.PenStyle.DashLine))
        walls = self.walls(board, self._start, self._at)
        for one, other in walls:
            segment = board.segment(cell_id(*one), cell_id(*other))
            if segment is not None:
                painter.drawLine(*(self.canvas.view.to_screen(*end) for end in segment))
        wide, high = (abs(end - begin) + 1 for begin, end in zip(self._start, self._at, strict=True))
        told = tr("A room of {wide} × {high}, %n wall(s)", len(walls), wide=wide, high=high)
        if self.shut:
            told += "\n" + tr("Nobody can walk in: make one wall a door")
        mark_words(painter, self.canvas, self.canvas.view.to_screen(*board.grid.centre(self._at)), told)

    @property
    def shut(self) -> bool:
        """Whether nobody walks through what the room is made of."""
        game = self.session.game
        return game is not None and self.session.choices.border in game.type.blocking_kinds
