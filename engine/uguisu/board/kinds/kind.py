"""What a kind of map is, and which there are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from uguisu.board.parts import MapBase
    from uguisu.board.topology import Topology

Touching: TypeAlias = Callable[[Any, str, str], bool]
"""Whether two cells of a map share an edge."""


_of_models: dict[type[MapBase], MapKind] = {}
"""Of which kind the maps of a model are: one for good, whichever plugins are asked for."""


@dataclass(frozen=True)
class MapKind:
    """A kind of map.

    Attributes:
        model: what its files say: a MapBase with `tag_field="kind"` and the kind as `tag`.
        compile: the Topology of a map. Raises MapError where the lints would have found an error.
        place_ids: the ids of the places, in the order in which they are numbered.
        touching: where it has cells, whether two of them share an edge.
        cut_off: where in the file it is told that a place is cut off from the rest, by the number of the place.
    """

    model: type[MapBase]
    compile: Callable[[Any], Topology]
    place_ids: Callable[[Any], list[str]]
    touching: Touching | None = None
    cut_off: Callable[[int], tuple[str | int, ...]] = lambda _place: ("rows",)

    @property
    def id(self) -> str:
        """What files call it, in their `kind:`."""
        return str(self.model.__struct_config__.tag)

    def __post_init__(self) -> None:
        _of_models[self.model] = self


@cache
def own_kinds() -> Mapping[str, MapKind]:
    """Return the kinds of maps that come with the engine, by id; plugins add theirs by the hook `uguisu_map_kinds`."""
    from uguisu.board.kinds.cells import HEXES, SQUARES
    from uguisu.board.kinds.graph import GRAPH

    return {kind.id: kind for kind in (GRAPH, SQUARES, HEXES)}


def kind_of(model: MapBase) -> MapKind:
    """Return the kind of a map."""
    own_kinds()
    return _of_models[type(model)]
