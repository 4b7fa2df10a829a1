"""Maps: models of the YAML files, the compiled topology, distances, sight lines and drawing.

What comes of what::

    model = msgspec.convert(data, MapModel)       # the file, typed
    findings = lint_map(model)                    # what is wrong with it
    board = compile_map(model)                    # a Topology, ready for play
    Distances(board.walkable({"road"}))           # steps and paths
    Sight(board, obstacles=..., blocked_by=...)   # who sees whom
    Lights({lamp: sight.visible_from(place)})     # what is lit, and joined
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu._lazy import lazily

if TYPE_CHECKING:
    from uguisu.board.compile import MapError, compile_map
    from uguisu.board.distance import Distances, StepsFrom
    from uguisu.board.hexagon import RELATIVE, STEPS, Axial, length, ring
    from uguisu.board.kinds import MapKind, add_map_kind
    from uguisu.board.layout import HEX_CORNERS, NOWHERE
    from uguisu.board.light import Lights
    from uguisu.board.lines import Gate, Run, hex_gates
    from uguisu.board.lints import MapFinding, lint_map
    from uguisu.board.marks import Area as MarkArea
    from uguisu.board.marks import Dot, Mark
    from uguisu.board.marks import Text as MarkText
    from uguisu.board.model import GraphMap, GraphPlace, MapModel
    from uguisu.board.parts import Id, PlaceCell, PlaceId
    from uguisu.board.sight import Sight, corner_sight
    from uguisu.board.topology import Adjacency, Edge, RegionOfPlaces, Topology

__all__ = [
    "HEX_CORNERS",
    "NOWHERE",
    "RELATIVE",
    "STEPS",
    "Adjacency",
    "Axial",
    "Distances",
    "Dot",
    "Edge",
    "Gate",
    "GraphMap",
    "GraphPlace",
    "Id",
    "Lights",
    "MapError",
    "MapFinding",
    "MapKind",
    "MapModel",
    "Mark",
    "MarkArea",
    "MarkText",
    "PlaceCell",
    "PlaceId",
    "RegionOfPlaces",
    "Run",
    "Sight",
    "StepsFrom",
    "Topology",
    "add_map_kind",
    "compile_map",
    "corner_sight",
    "hex_gates",
    "length",
    "lint_map",
    "ring",
]

_HOMES = {
    "uguisu.board.compile": ("MapError", "compile_map"),
    "uguisu.board.distance": ("Distances", "StepsFrom"),
    "uguisu.board.hexagon": ("Axial", "RELATIVE", "STEPS", "length", "ring"),
    "uguisu.board.kinds": ("MapKind", "add_map_kind"),
    "uguisu.board.layout": ("HEX_CORNERS", "NOWHERE"),
    "uguisu.board.light": ("Lights",),
    "uguisu.board.lines": ("Gate", "Run", "hex_gates"),
    "uguisu.board.lints": ("MapFinding", "lint_map"),
    "uguisu.board.marks": ("Area as MarkArea", "Dot", "Mark", "Text as MarkText"),
    "uguisu.board.model": ("GraphMap", "GraphPlace", "MapModel"),
    "uguisu.board.parts": ("Id", "PlaceCell", "PlaceId"),
    "uguisu.board.sight": ("Sight", "corner_sight"),
    "uguisu.board.topology": ("Adjacency", "Edge", "RegionOfPlaces", "Topology"),
}

if not TYPE_CHECKING:  # else a type checker takes every name for known
    __getattr__, __dir__ = lazily(__name__, _HOMES)
