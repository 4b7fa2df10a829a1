"""Maps: models of the YAML files, the compiled topology, distances, sight lines and drawing.

model = msgspec.convert(data, MapModel)      the file, typed         (uguisu.board.model)
findings = lint_map(model)                   what is wrong with it   (uguisu.board.lints)
board = compile_map(model)                   ready for play          (uguisu.board.topology)
Distances(board.walkable({"road"}))          steps and paths         (uguisu.board.distance)
Sight(board, obstacles=..., blocked_by=...)  who sees whom           (uguisu.board.sight)
Lights({lamp: sight.visible_from(place)})    what is lit, and joined (uguisu.board.light)
svg_of(board, values=..., look=Look(...))    a picture, with heat    (uguisu.board.svg, .png)
"""

from uguisu.board.compile import MapError, compile_map
from uguisu.board.distance import Distances
from uguisu.board.light import Lights
from uguisu.board.lints import Finding, lint_map
from uguisu.board.model import MapModel
from uguisu.board.sight import Sight, corner_sight
from uguisu.board.topology import Adjacency, Edge, RegionOfPlaces, Topology

__all__ = [
    "Adjacency",
    "Distances",
    "Edge",
    "Finding",
    "Lights",
    "MapError",
    "MapModel",
    "RegionOfPlaces",
    "Sight",
    "Topology",
    "compile_map",
    "corner_sight",
    "lint_map",
]
