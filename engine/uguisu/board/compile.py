"""From a map's model to its topology."""

from collections.abc import Iterator
from typing import Any

from uguisu.board.cells import column_letters
from uguisu.board.kinds.kind import kind_of
from uguisu.board.model import NO_CELL, Border, CellMap, Link, MapModel
from uguisu.board.parts import MapBase
from uguisu.board.topology import Edge, RegionOfPlaces, Topology


class MapError(ValueError):
    """A map was compiled although its lints would have found an error. The message is a sentence."""


def compile_map(model: MapModel) -> Topology:
    """Compile a map. Raises nothing for a map whose lints found no error, and MapError otherwise."""
    return kind_of(model).compile(model)


def drawn_cells(model: CellMap) -> Iterator[tuple[str, int, int, str]]:
    """Yield the id, column, row and character of each cell that the rows draw, row by row."""
    letters = [column_letters(column) for column in range(max(map(len, model.rows)))]
    for row, line in enumerate(model.rows):
        for column, char in enumerate(line):
            if char != NO_CELL:
                yield f"{letters[column]}{row + 1}", column, row, char


def edge(model: MapBase, index: dict[str, int], link: Link | Border, *, one_way: bool = False) -> Edge:
    """Return a link or a border as an edge."""
    a, b = (find(model, index, end) for end in link.between)
    return Edge(a, b, link.kind, frozenset(link.tags), link.props, one_way)


def head(model: MapBase, index: dict[str, int]) -> dict[str, Any]:
    """Return what every kind of map says besides its places, as arguments of Topology; `index` numbers the places."""
    return {
        "id": model.id,
        "title": model.title,
        "background": model.background,
        "map_tags": frozenset(model.tags),
        "map_props": model.props,
        "regions": tuple(
            RegionOfPlaces(
                region.id,
                tuple(find(model, index, place) for place in region.places),
                region.name,
                region.colour,
                frozenset(region.tags),
                region.props,
            )
            for region in model.regions
        ),
    }


def numbered(model: MapBase, ids: list[str]) -> dict[str, int]:
    """Return the number of each place, by its id."""
    index = {place_id: place for place, place_id in enumerate(ids)}
    if len(index) != len(ids):
        raise MapError(f"map '{model.id}': two places have the same id")
    return index


def find(model: MapBase, index: dict[str, int], place_id: str) -> int:
    """Return the number of a place."""
    try:
        return index[place_id]
    except KeyError:
        raise MapError(f"map '{model.id}' has no place '{place_id}'") from None
