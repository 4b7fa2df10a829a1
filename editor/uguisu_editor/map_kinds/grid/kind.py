"""Cells in rows: squares and hexes. Another kind of cells is a `GridKind` with a lattice of its own."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar

from uguisu.board import NO_CELL
from uguisu_changes.edits import Edit
from uguisu_editor.map_kinds.grid import parts
from uguisu_editor.map_kinds.grid.board import GridBoard
from uguisu_editor.map_kinds.grid.edits import cells_of
from uguisu_editor.map_kinds.grid.lattice import Grid, Hexes, Squares
from uguisu_editor.map_kinds.kind import SYMMETRIES, MapKind
from uguisu_editor.map_kinds.parts import MapPart, Point
from uguisu_editor.model.phrases import phrase
from uguisu_editor.model.symmetry import Symmetry


class GridKind(MapKind):
    """Cells with terrain, and borders between them."""

    layers = ("labels", "tags", "borders", "regions", "grid", "terrain", "background")
    edges = "borders"
    usual_size = (12, 10)
    brushes = frozenset({"terrain", "size", "border"})
    painter = "uguisu_editor.map_kinds.grid.painter:GridPainter"
    tools = (
        *(
            f"uguisu_editor.map_kinds.grid.tools:{name}"
            for name in ("BrushTool", "RingTool", "FillTool", "EraserTool", "RectangleTool", "LineTool")
        ),
        "uguisu_editor.map_kinds.grid.edge_tool:EdgeTool",
        "uguisu_editor.map_kinds.grid.room_tool:RoomTool",
    )
    cuts = parts.CELLS
    terrains: ClassVar[tuple[tuple[str, str], ...]]
    """The signs and terrains that a new map begins with; it is full of the first."""

    @abstractmethod
    def lattice(self, data: dict[str, Any]) -> Grid:
        """Return how the cells of a map lie."""

    def board(self, data: dict[str, Any]) -> GridBoard:
        return GridBoard(data, self.id, self.lattice(data))

    def blank(self, size: tuple[int, int] | None) -> list[str]:
        columns, rows = size or self.usual_size
        legend = [f'  "{sign}": {{terrain: {terrain}}}' for sign, terrain in self.terrains]
        return ["legend:", *legend, "rows:", *[f'  - "{self.terrains[0][0] * columns}"'] * rows]

    def cut_out(self, board: GridBoard, chosen: list[str]) -> MapPart:
        return parts.cut_out(board, chosen)

    def called_in_part(self, board: GridBoard, places: list[str]) -> list[Any]:
        return [list(parts.coordinates(board, cell)) for cell in cells_of(places)]

    def put_in(
        self, board: GridBoard, part: MapPart, at: Point | None, symmetry: Symmetry
    ) -> tuple[Edit, list[str]]:
        return parts.put_in(board, part, at, symmetry)

    def turned(self, part: MapPart, board: GridBoard, *, back: bool) -> MapPart:
        for _ in range(board.grid.turns - 1 if back else 1):
            part = parts.carried_part(part, board.grid.turned)
        return part

    def mirrored(self, part: MapPart, board: GridBoard) -> MapPart:
        return parts.carried_part(part, board.grid.mirrored)

    def small_board(self, part: MapPart) -> GridBoard:
        grid = self.lattice({})
        cells = {grid.from_axial(x, y): sign for x, y, sign in part["cells"]}
        left, top = min(x for x, _ in cells), min(y for _, y in cells)
        left, top = left - left % grid.period[0], top - top % grid.period[1]  # what lies shoved still does
        rows = [
            "".join(cells.get((x, y), NO_CELL) for x in range(left, max(x for x, _ in cells) + 1))
            for y in range(top, max(y for _, y in cells) + 1)
        ]
        return self.board({"kind": self.id, "legend": part["legend"], "rows": rows})


class SquaresKind(GridKind):
    """Squares."""

    id = "squares"
    title = phrase("Squares")
    model = "SquaresMap"
    symmetries = SYMMETRIES[:6]
    terrains = ((".", "floor"), ("#", "rock"))

    def lattice(self, data: dict[str, Any]) -> Squares:
        return Squares()


class HexesKind(GridKind):
    """Hexes."""

    id = "hexes"
    title = phrase("Hexes")
    model = "HexesMap"
    symmetries = (*SYMMETRIES[:5], *SYMMETRIES[6:])
    in_bar = ("mirror", "size")
    spared = frozenset({"rectangle", "lasso", "stamp"})
    terrains = ((".", "plain"), ("t", "forest"), ("~", "water"))

    def lattice(self, data: dict[str, Any]) -> Hexes:
        orientation = "pointy" if data.get("orientation") == "pointy" else "flat"
        return Hexes(orientation, "even" if data.get("offset") == "even" else "odd")
