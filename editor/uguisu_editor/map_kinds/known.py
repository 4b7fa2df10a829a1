"""The kinds of maps that there are."""

from __future__ import annotations

from functools import cache

from uguisu_editor.map_kinds.graph.board import GraphBoard
from uguisu_editor.map_kinds.graph.kind import GraphKind
from uguisu_editor.map_kinds.grid.board import GridBoard
from uguisu_editor.map_kinds.grid.kind import HexesKind, SquaresKind
from uguisu_editor.map_kinds.kind import MapKind

_added: dict[str, MapKind] = {}


@cache
def _ours() -> dict[str, MapKind]:
    return {kind.id: kind for kind in (GraphKind(), SquaresKind(), HexesKind())}


def map_kinds() -> dict[str, MapKind]:
    """Return all kinds of maps that can be drawn, by id."""
    return {**_ours(), **_added}


def add_map_kind(kind: MapKind) -> None:
    """Take in another kind of map, before any pack is opened."""
    _added[kind.id] = kind


def map_kind(name: object) -> MapKind | None:
    """Return the kind of map that files call so, if it can be drawn."""
    return map_kinds().get(name) if isinstance(name, str) else None


def kind_of(board: GraphBoard | GridBoard) -> MapKind:
    """Return the kind of a map."""
    return map_kinds()[board.kind]


def kinds_that_cut(name: object) -> list[MapKind]:
    """Return the kinds of maps that parts called so can be put into."""
    return [kind for kind in map_kinds().values() if kind.cuts == name]
