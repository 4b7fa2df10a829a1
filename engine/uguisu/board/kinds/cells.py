"""Cells in rows, drawn as characters: squares, hexes, and what else can be laid so."""

from collections.abc import Callable, Mapping
from typing import Any

from uguisu.board.cells import parse_cell
from uguisu.board.compile import MapError, drawn_cells, edge, find, head, numbered
from uguisu.board.hexagon import from_offset, length
from uguisu.board.kinds.kind import MapKind, Touching
from uguisu.board.layout import Layout, hex_layout, square_layout
from uguisu.board.model import CellMap, HexesMap, SquaresMap
from uguisu.board.topology import Topology
from uguisu.messages.local_text import LocalText


def compile_cells(model: CellMap, layout: Callable[[list[tuple[int, int]]], Layout]) -> Topology:
    """Compile a map of cells; `layout` says how they lie, given the column and row of each."""
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
    index = numbered(model, ids)
    names: list[LocalText] = list(ids)
    for extra in model.cells:
        place = find(model, index, extra.id)
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
        edges=tuple(edge(model, index, border) for border in model.borders),
        layout=layout(places),
        terrain_names={
            entry.terrain: entry.name for entry in model.legend.values() if entry.name is not None
        },
        colours={entry.terrain: entry.colour for entry in model.legend.values() if entry.colour is not None},
        **head(model, index),
    )


def cell_kind(
    model: type[CellMap], layout: Callable[[Any, list[tuple[int, int]]], Layout], touching: Touching
) -> MapKind:
    """Return a kind of map with cells in rows.

    Args:
        model: what its files say.
        layout: how the cells lie, given what the file says and the column and row of each.
        touching: whether two cells share an edge, given what the file says and both ids.
    """

    def compile_it(said: CellMap) -> Topology:
        return compile_cells(said, lambda places: layout(said, places))

    return MapKind(
        model, compile_it, lambda said: [cell for cell, *_ in drawn_cells(said)], touching=touching
    )


def _squares(model: SquaresMap, places: list[tuple[int, int]]) -> Layout:
    return square_layout(tuple(places), diagonals=model.diagonals)


def _hexes(model: HexesMap, places: list[tuple[int, int]]) -> Layout:
    return hex_layout(
        tuple([from_offset(column, row, model.orientation, model.offset) for column, row in places]),
        model.orientation,
    )


def _squares_touch(_model: SquaresMap, a: str, b: str) -> bool:
    (ax, ay), (bx, by) = parse_cell(a), parse_cell(b)
    return abs(ax - bx) + abs(ay - by) == 1


def _hexes_touch(model: HexesMap, a: str, b: str) -> bool:
    (ax, ay), (bx, by) = parse_cell(a), parse_cell(b)
    aq, ar = from_offset(ax, ay, model.orientation, model.offset)
    bq, br = from_offset(bx, by, model.orientation, model.offset)
    return length(aq - bq, ar - br) == 1


SQUARES = cell_kind(SquaresMap, _squares, _squares_touch)
HEXES = cell_kind(HexesMap, _hexes, _hexes_touch)
