"""The kinds of maps that there are."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from uguisu.plugins import registry
from uguisu_editor.map_kinds.graph.board import GraphBoard
from uguisu_editor.map_kinds.graph.kind import GraphKind
from uguisu_editor.map_kinds.grid.board import GridBoard
from uguisu_editor.map_kinds.grid.kind import HexesKind, SquaresKind
from uguisu_editor.map_kinds.kind import MapKind


@cache
def _ours() -> dict[str, MapKind]:
    return {kind.id: kind for kind in (GraphKind(), SquaresKind(), HexesKind())}


def map_kinds() -> dict[str, MapKind]:
    """Return all kinds of maps that can be drawn, by id: ours, and those of plugins."""
    return {**_ours(), **_of_plugins(tuple(registry().editor_map_kinds))}


@cache
def _of_plugins(makers: tuple[Callable[[], MapKind], ...]) -> dict[str, MapKind]:
    return {kind.id: kind for kind in (make() for make in makers)}


def map_kind(name: object) -> MapKind | None:
    """Return the kind of map that files call so, if it can be drawn. Plugins are only asked for kinds that are not ours."""
    return _ours().get(name) or map_kinds().get(name) if isinstance(name, str) else None


def kind_of(board: GraphBoard | GridBoard) -> MapKind:
    """Return the kind of a map."""
    return _ours().get(board.kind) or map_kinds()[board.kind]


def kinds_that_cut(name: object) -> list[MapKind]:
    """Return the kinds of maps that parts called so can be put into."""
    return [kind for kind in map_kinds().values() if kind.cuts == name]
