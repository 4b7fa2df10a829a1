"""From a map's model to its topology."""

from collections.abc import Iterator, Mapping
from typing import Any

from uguisu.board.cells import column_letters
from uguisu.board.hexagon import from_offset
from uguisu.board.layout import GraphLayout, Layout, hex_layout, square_layout
from uguisu.board.model import NO_CELL, Border, GraphMap, HexesMap, Link, MapModel, SquaresMap
from uguisu.board.parts import MapBase
from uguisu.board.topology import Edge, RegionOfPlaces, Topology
from uguisu.content.text import LocalText


class MapError(ValueError):
    """A map that its lints would have refused was compiled all the same. The message is a sentence."""


def compile_map(model: MapModel) -> Topology:
    """Compile a map. Raises nothing for a map whose lints found no error, and MapError otherwise."""
    if isinstance(model, GraphMap):
        return _compile_graph(model)
    return _compile_cells(model)


def drawn_cells(model: SquaresMap | HexesMap) -> Iterator[tuple[str, int, int, str]]:
    """Yield the id, column, row and character of each cell that the rows draw, row by row."""
    letters = [column_letters(column) for column in range(max(map(len, model.rows)))]
    for row, line in enumerate(model.rows):
        for column, char in enumerate(line):
            if char != NO_CELL:
                yield f"{letters[column]}{row + 1}", column, row, char


def _compile_graph(model: GraphMap) -> Topology:
    index = _numbered(model, [place.id for place in model.places])
    return Topology(
        ids=tuple(index),
        names=tuple(place.id if place.name is None else place.name for place in model.places),
        tags=tuple(frozenset(place.tags) for place in model.places),
        terrain=("",) * len(index),
        props=tuple(place.props for place in model.places),
        edges=tuple(_edge(model, index, link, one_way=link.one_way) for link in model.links),
        layout=GraphLayout(
            tuple(place.at for place in model.places), tuple(place.shape for place in model.places)
        ),
        **_head(model, index),
    )


def _compile_cells(model: SquaresMap | HexesMap) -> Topology:
    legend = {
        char: (entry.terrain, frozenset(entry.tags), entry.props) for char, entry in model.legend.items()
    }
    ids: list[str] = []
    places: list[tuple[int, int]] = []
    terrain: list[str] = []
    tags: list[frozenset[str]] = []
    props: list[Mapping[str, Any]] = []
    for cell, column, row, char in drawn_cells(model):
        if char not in legend:
            raise MapError(f"map '{model.id}': the legend does not say what '{char}' means")
        cell_terrain, cell_tags, cell_props = legend[char]
        ids.append(cell)
        places.append((column, row))
        terrain.append(cell_terrain)
        tags.append(cell_tags)
        props.append(cell_props)
    index = _numbered(model, ids)
    names: list[LocalText] = list(ids)
    for extra in model.cells:
        place = _find(model, index, extra.id)
        tags[place] = tags[place] | frozenset(extra.tags)
        props[place] = {**props[place], **extra.props}
        if extra.name is not None:
            names[place] = extra.name
    return Topology(
        ids=tuple(ids),
        names=tuple(names),
        tags=tuple(tags),
        terrain=tuple(terrain),
        props=tuple(props),
        edges=tuple(_edge(model, index, border) for border in model.borders),
        layout=_cell_layout(model, places),
        terrain_names={
            entry.terrain: entry.name for entry in model.legend.values() if entry.name is not None
        },
        colours={entry.terrain: entry.colour for entry in model.legend.values() if entry.colour is not None},
        **_head(model, index),
    )


def _cell_layout(model: SquaresMap | HexesMap, places: list[tuple[int, int]]) -> Layout:
    if isinstance(model, SquaresMap):
        return square_layout(tuple(places), diagonals=model.diagonals)
    return hex_layout(
        tuple([from_offset(column, row, model.orientation, model.offset) for column, row in places]),
        model.orientation,
    )


def _edge(model: MapBase, index: dict[str, int], link: Link | Border, *, one_way: bool = False) -> Edge:
    a, b = (_find(model, index, end) for end in link.between)
    return Edge(a, b, link.kind, frozenset(link.tags), link.props, one_way)


def _head(model: MapBase, index: dict[str, int]) -> dict[str, Any]:
    return {
        "id": model.id,
        "title": model.title,
        "background": model.background,
        "map_tags": frozenset(model.tags),
        "map_props": model.props,
        "regions": tuple(
            RegionOfPlaces(
                region.id,
                tuple(_find(model, index, place) for place in region.places),
                region.name,
                region.colour,
                frozenset(region.tags),
                region.props,
            )
            for region in model.regions
        ),
    }


def _numbered(model: MapBase, ids: list[str]) -> dict[str, int]:
    index = {place_id: place for place, place_id in enumerate(ids)}
    if len(index) != len(ids):
        raise MapError(f"map '{model.id}': two places have the same id")
    return index


def _find(model: MapBase, index: dict[str, int], place_id: str) -> int:
    try:
        return index[place_id]
    except KeyError:
        raise MapError(f"map '{model.id}' has no place '{place_id}'") from None
