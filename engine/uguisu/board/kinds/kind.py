"""What a kind of map is, and which there are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Union

if TYPE_CHECKING:
    from uguisu.board.lints import Kinds, MapFinding
    from uguisu.board.parts import MapBase
    from uguisu.board.topology import Topology


@dataclass(frozen=True)
class MapKind:
    """A kind of map.

    Attributes:
        model: what its files say: a MapBase with `tag_field="kind"` and the kind as `tag`.
        compile: the Topology of a map. Raises MapError where the lints would have found an error.
        place_ids: the ids of the places, in the order in which they are numbered.
        lint: what is wrong with its own parts of a map, given the kinds of links and borders that the game knows, if that is
            known. What all maps have (regions, pictures, islands) is looked at elsewhere.
        cut_off: where in the file it is told that a place is cut off from the rest, by the number of the place.
    """

    model: type[MapBase]
    compile: Callable[[Any], Topology]
    place_ids: Callable[[Any], list[str]]
    lint: Callable[[Any, Kinds | None], Iterable[Iterator[MapFinding]]]
    cut_off: Callable[[int], tuple[str | int, ...]] = lambda _place: ("rows",)

    @property
    def id(self) -> str:
        """What files call it, in their `kind:`."""
        return str(self.model.__struct_config__.tag)


_added: dict[str, MapKind] = {}


@cache
def _ours() -> Mapping[str, MapKind]:
    from uguisu.board.kinds.cells import HEXES, SQUARES
    from uguisu.board.kinds.graph import GRAPH

    return {kind.id: kind for kind in (GRAPH, SQUARES, HEXES)}


def map_kinds() -> dict[str, MapKind]:
    """Return all kinds of maps, by id."""
    return {**_ours(), **_added}


def add_map_kind(kind: MapKind) -> None:
    """Take in another kind of map, before any pack is read."""
    _added[kind.id] = kind


def kind_of(model: MapBase) -> MapKind:
    """Return the kind of a map."""
    return map_kinds()[str(model.__struct_config__.tag)]


def map_models() -> Any:
    """Return the type of what any map file says: the models of all kinds together."""
    return Union[tuple(kind.model for kind in map_kinds().values())]  # noqa: UP007 (made at run time)
