"""Bricks in the editor: a kind of cells with a lattice of its own."""

from __future__ import annotations

from typing import Any

from uguisu_bricks.board.bricks import CORNERS
from uguisu_editor.map_kinds.grid.kind import GridKind
from uguisu_editor.map_kinds.grid.lattice import Cell, Hexes, Point
from uguisu_editor.map_kinds.kind import SYMMETRIES


class Bricks(Hexes):
    """They touch as pointy hexes do, and lie in rows of boxes."""

    apart = 1.0
    turns = 2

    def __init__(self) -> None:
        super().__init__("pointy", "odd")
        self.corners = CORNERS
        self.width = self.height = 1.0

    def centre(self, cell: Cell) -> Point:
        column, row = cell
        return column + 0.5 + (row & 1) / 2, row + 0.5

    def cell_at(self, x: float, y: float) -> Cell:
        row = int(y // 1)
        return int((x - (row & 1) / 2) // 1), row

    def turned(self, q: int, r: int) -> Cell:
        return -q, -r

    def span(self, left: float, top: float, right: float, bottom: float) -> tuple[range, range]:
        return range(int(left // 1) - 1, int(right // 1) + 1), range(int(top // 1), int(bottom // 1) + 1)


class BricksKind(GridKind):
    """Bricks."""

    id = "bricks"
    title = "Bricks"
    model = "BricksMap"
    symmetries = SYMMETRIES[:5]
    terrains = ((".", "brick"), ("#", "stone"))

    def lattice(self, data: dict[str, Any]) -> Bricks:
        return Bricks()
