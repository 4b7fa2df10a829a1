"""Maps: models of the YAML files, the compiled topology, distances, sight lines and drawing.

What comes of what::

    model = msgspec.convert(data, MapModel)       # the file, typed
    board = compile_map(model)                    # a Topology, ready for play
    Distances(board.walkable({"road"}))           # steps and paths
    Sight(board, obstacles=..., blocked_by=...)   # who sees whom
    Lights({lamp: sight.visible_from(place)})     # what is lit, and joined
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu._lazy import lazily

if TYPE_CHECKING:
    from uguisu.board.cells import cell_id, parse_cell
    from uguisu.board.compile import MapError, compile_map
    from uguisu.board.distance import Distances, StepsFrom
    from uguisu.board.geometry import shared_border, width_at
    from uguisu.board.hexagon import RELATIVE, STEPS, Axial, from_offset, length, ring
    from uguisu.board.kinds import MapKind
    from uguisu.board.layout import HEX_CORNERS, NOWHERE
    from uguisu.board.light import Lights
    from uguisu.board.lines import Gate, Run, hex_gates
    from uguisu.board.marks import (
        Dot,
        Gradient,
        Group,
        Image,
        Mark,
        MarkArea,
        MarkText,
        Path,
        Picture,
        Stroke,
    )
    from uguisu.board.model import NO_CELL, GraphMap, GraphPlace, MapModel
    from uguisu.board.palette import fills_of, ink_on, styles_of
    from uguisu.board.parts import NAME_PATTERN, Id, PlaceCell, PlaceId, Point
    from uguisu.board.sight import Sight, corner_sight
    from uguisu.board.topology import Adjacency, Edge, RegionOfPlaces, Topology

__all__ = [
    "HEX_CORNERS",
    "NAME_PATTERN",
    "NOWHERE",
    "NO_CELL",
    "RELATIVE",
    "STEPS",
    "Adjacency",
    "Axial",
    "Distances",
    "Dot",
    "Edge",
    "Gate",
    "Gradient",
    "GraphMap",
    "GraphPlace",
    "Group",
    "Id",
    "Image",
    "Lights",
    "MapError",
    "MapKind",
    "MapModel",
    "Mark",
    "MarkArea",
    "MarkText",
    "Path",
    "Picture",
    "PlaceCell",
    "PlaceId",
    "Point",
    "RegionOfPlaces",
    "Run",
    "Sight",
    "StepsFrom",
    "Stroke",
    "Topology",
    "cell_id",
    "compile_map",
    "corner_sight",
    "fills_of",
    "from_offset",
    "hex_gates",
    "ink_on",
    "length",
    "parse_cell",
    "ring",
    "shared_border",
    "styles_of",
    "width_at",
]

_HOMES = {
    "uguisu.board.cells": (
        "cell_id",
        "parse_cell",
    ),
    "uguisu.board.compile": (
        "MapError",
        "compile_map",
    ),
    "uguisu.board.distance": (
        "Distances",
        "StepsFrom",
    ),
    "uguisu.board.geometry": (
        "shared_border",
        "width_at",
    ),
    "uguisu.board.hexagon": (
        "Axial",
        "RELATIVE",
        "STEPS",
        "from_offset",
        "length",
        "ring",
    ),
    "uguisu.board.kinds": ("MapKind",),
    "uguisu.board.layout": (
        "HEX_CORNERS",
        "NOWHERE",
    ),
    "uguisu.board.light": ("Lights",),
    "uguisu.board.lines": (
        "Gate",
        "Run",
        "hex_gates",
    ),
    "uguisu.board.marks": (
        "MarkArea",
        "Dot",
        "Gradient",
        "Group",
        "Image",
        "Mark",
        "Path",
        "Picture",
        "Stroke",
        "MarkText",
    ),
    "uguisu.board.model": (
        "GraphMap",
        "GraphPlace",
        "MapModel",
        "NO_CELL",
    ),
    "uguisu.board.palette": (
        "fills_of",
        "ink_on",
        "styles_of",
    ),
    "uguisu.board.parts": (
        "Id",
        "NAME_PATTERN",
        "PlaceCell",
        "PlaceId",
        "Point",
    ),
    "uguisu.board.sight": (
        "Sight",
        "corner_sight",
    ),
    "uguisu.board.topology": (
        "Adjacency",
        "Edge",
        "RegionOfPlaces",
        "Topology",
    ),
}

if not TYPE_CHECKING:  # else a type checker takes every name for known
    __getattr__, __dir__ = lazily(__name__, _HOMES)
