"""Places wherever one puts them, as dots or zones, and links between them."""

from __future__ import annotations

from typing import Any

from uguisu_changes.edits import Edit
from uguisu_editor.map_kinds.graph import parts
from uguisu_editor.map_kinds.graph.board import GraphBoard
from uguisu_editor.map_kinds.kind import MapKind
from uguisu_editor.map_kinds.parts import MapPart, Point
from uguisu_editor.model.phrases import phrase
from uguisu_editor.model.symmetry import Symmetry


class GraphKind(MapKind):
    """Places and links."""

    id = GraphBoard.kind
    title = phrase("Places and links (or zones)")
    model = "GraphMap"
    layers = ("labels", "tags", "places", "links", "regions", "grid", "background")
    edges = "links"
    free = True
    brushes = frozenset({"link", "snap"})
    painter = "uguisu_editor.map_kinds.graph.painter:GraphPainter"
    tools = tuple(
        f"uguisu_editor.map_kinds.graph.{name}"
        for name in (
            "tools:PlaceTool",
            "tools:ZoneTool",
            "tools:RectangleTool",
            "tools:LinkTool",
            "zone_tools:CutTool",
            "zone_tools:JoinTool",
            "tools:GraphEraser",
        )
    )
    cuts = parts.GRAPH

    def board(self, data: dict[str, Any]) -> GraphBoard:
        return GraphBoard(data)

    def blank(self, size: tuple[int, int] | None) -> list[str]:
        return ["places: []", "links: []"]

    def cut_out(self, board: GraphBoard, chosen: list[str]) -> MapPart:
        return parts.cut_out(board, chosen)

    def called_in_part(self, board: GraphBoard, places: list[str]) -> list[Any]:
        return list(places)

    def put_in(
        self, board: GraphBoard, part: MapPart, at: Point | None, symmetry: Symmetry
    ) -> tuple[Edit, list[str]]:
        return parts.put_in(board, part, at, symmetry)

    def turned(self, part: MapPart, board: GraphBoard, *, back: bool) -> MapPart:
        return parts.carried_part(part, (lambda x, y: (y, -x)) if back else (lambda x, y: (-y, x)))

    def mirrored(self, part: MapPart, board: GraphBoard) -> MapPart:
        return parts.carried_part(part, lambda x, y: (-x, y))

    def small_board(self, part: MapPart) -> GraphBoard:
        return GraphBoard({"places": part["places"], "links": part["links"]})
