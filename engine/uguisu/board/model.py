"""The models of map files. A file's `kind:` says which one it is.

>>> import msgspec
>>> plain = {"kind": "graph", "format": 1, "id": "tiny", "places": [{"id": "gate", "at": [0, 0]}]}
>>> msgspec.convert(plain, MapModel).places[0].id
'gate'
"""

from typing import TypeAlias

from uguisu.board.cell_parts import Border, CellExtra, CellMap, LegendEntry
from uguisu.board.graph_map import GraphMap, GraphPlace, Link
from uguisu.board.hexes_map import HexesMap
from uguisu.board.parts import Background, MapBase, PictureLayer, Region
from uguisu.board.squares_map import SquaresMap

MapModel: TypeAlias = GraphMap | SquaresMap | HexesMap

__all__ = [
    "Background",
    "Border",
    "CellExtra",
    "CellMap",
    "GraphMap",
    "GraphPlace",
    "HexesMap",
    "LegendEntry",
    "Link",
    "MapBase",
    "MapModel",
    "PictureLayer",
    "Region",
    "SquaresMap",
]
