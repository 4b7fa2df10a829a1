"""Parts of a map: cut out of one map, and put into the same or another."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from uguisu.board.cells import cell_id
from uguisu.board.model import NO_CELL
from uguisu_editor.model.edits import Edit, Group, Insert, Put
from uguisu_editor.model.graph_board import GraphBoard
from uguisu_editor.model.grid import Cell, Hexes, Point
from uguisu_editor.model.grid_board import GridBoard, ordered
from uguisu_editor.model.grid_edits import MAP, cells_of, paint
from uguisu_editor.model.naming import fineness, new_id, written
from uguisu_editor.model.parts import pair_of, point_of, polygon_of, regions_of
from uguisu_editor.model.paths import entries
from uguisu_editor.model.same import plain_copy
from uguisu_editor.model.symmetry import Symmetry, carried_data, cell_copies

SIGNS = ".,:;!?+-=*%@&$^~oxOXabcdefghijklmnpqrstuvwyzABCDEFGHIJKLMNPQRSTUVWYZ0123456789"

MapPart: TypeAlias = dict[str, Any]
"""Places of a map and what lies between them, as JSON: `uguisu` says whether it is of a `graph` or of `cells`."""


def cut_out(board: GraphBoard | GridBoard, places: Iterable[str]) -> str:
    """Return the chosen places, and what lies between them, as text for the clipboard."""
    chosen = [place for place in places if board.exists(place)]
    part = _graph_part(board, chosen) if isinstance(board, GraphBoard) else _grid_part(board, chosen)
    inside = set(chosen)
    part["regions"] = [
        {**plain_copy(entry), "places": _in_part(board, members)}
        for _, entry, members in regions_of(board.data)
        if members and inside >= set(members)
    ]
    return json.dumps(part, ensure_ascii=False)


def _in_part(board: GraphBoard | GridBoard, places: Iterable[str]) -> list[Any]:
    """What a part calls places: ids on a graph, else coordinates."""
    if isinstance(board, GraphBoard):
        return list(places)
    return [list(coordinates(board, cell)) for cell in cells_of(places)]


def read_part(text: str) -> MapPart | None:
    """Return what the clipboard holds, or None when it is nothing of ours."""
    try:
        part = json.loads(text)
    except ValueError:
        return None
    return part if isinstance(part, dict) and part.get("uguisu") in ("graph", "cells") else None


def fits(board: GraphBoard | GridBoard | None, part: MapPart) -> bool:
    """Tell whether a part can be put into a map: places go into graphs, cells into squares and hexes."""
    return board is not None and part["uguisu"] == ("graph" if isinstance(board, GraphBoard) else "cells")


def put_in(
    board: GraphBoard | GridBoard, part: MapPart, at: Point | None, symmetry: Symmetry | None = None
) -> tuple[Edit, list[str]] | None:
    """Return the edit that puts a part into a map, with its middle at `at` (None: a little beside where it was), and the
    ids of the places there then; None when it does not fit this kind of map. Symmetry puts copies in besides.
    """
    if not fits(board, part):
        return None
    symmetry = symmetry or Symmetry()
    if isinstance(board, GraphBoard):
        return _put_graph(board, part, at, symmetry)
    return _put_cells(board, part, at, symmetry)


# Graphs.


def _graph_part(board: GraphBoard, chosen: list[str]) -> MapPart:
    inside = set(chosen)
    return {
        "uguisu": "graph",
        "places": [plain_copy(entries(board.data, "places")[board.places[name].number]) for name in chosen],
        "links": [
            plain_copy(entry)
            for entry in entries(board.data, "links")
            if (pair := pair_of(entry)) is not None and set(pair) <= inside
        ],
    }


def moved_places(board: GraphBoard, part: MapPart, at: Point | None) -> list[dict[str, Any]]:
    """Return the places of a part as they would lie in a map, ids as they are in the part."""
    places: list[dict[str, Any]] = plain_copy(part.get("places", []))
    points = [point_of(entry.get("at")) or (0.0, 0.0) for entry in places]
    middle = _middle(points)
    shift = (
        (at[0] - middle[0], at[1] - middle[1]) if at is not None else (board.spacing / 3, board.spacing / 3)
    )
    carry(places, lambda x, y: (x + shift[0], y + shift[1]), fineness(board.spacing))
    return places


def carry(places: list[dict[str, Any]], to: Callable[[float, float], Point], step: float) -> None:
    """Move places, with their outlines, to where `to` sends each point."""
    for entry in places:
        entry["at"] = written(to(*(point_of(entry.get("at")) or (0.0, 0.0))), step)
        shape = polygon_of(entry.get("shape"))
        if shape is not None:
            entry["shape"] = [written(to(*corner), step) for corner in shape]


def _put_graph(
    board: GraphBoard, part: MapPart, at: Point | None, symmetry: Symmetry
) -> tuple[Edit, list[str]]:
    first = moved_places(board, part, at)
    taken = set(board.places)
    new: list[dict[str, Any]] = []
    links: list[dict[str, Any]] = []
    names: list[str] = []
    regions = _NewRegions(board.data)
    for number, turn in enumerate([None, *symmetry.turns()]):
        places = plain_copy(first)
        if turn is not None:
            carry(places, turn.point, fineness(board.spacing))
        called: dict[str, str] = {}
        for entry in places:
            old = str(entry.get("id", "place"))
            entry.update(
                carried_data({"tags": entry["tags"]} if "tags" in entry else {}, symmetry.owners, number)
            )
            called[old] = entry["id"] = new_id(symmetry.carried(old, number), taken)
            taken.add(entry["id"])
        links += [
            {**plain_copy(entry), "between": [called.get(end, end) for end in entry["between"]]}
            for entry in part.get("links", [])
        ]
        regions.add(part, called)
        new += places
        names += called.values()
    edits: list[Edit] = [Insert(MAP, ("places",), len(entries(board.data, "places")), new)]
    if links:
        edits.append(Insert(MAP, ("links",), len(entries(board.data, "links")), links))
    return Group([*edits, *regions.edits()]), names


# Cells.


def coordinates(board: GridBoard, cell: Cell) -> Cell:
    """Return a cell's coordinates in parts: axial ones on hexes, so that a part keeps its form wherever it is put."""
    return board.grid.axial(cell) if isinstance(board.grid, Hexes) else cell


def _cell(board: GridBoard, x: int, y: int) -> Cell:
    return board.grid.from_axial(x, y) if isinstance(board.grid, Hexes) else (x, y)


def _grid_part(board: GridBoard, chosen: list[str]) -> MapPart:
    cells = cells_of(chosen)
    inside = set(chosen)
    legend = board.data.get("legend", {})
    signs = {board.sign(cell) for cell in cells}
    return {
        "uguisu": "cells",
        "kind": board.kind,
        "legend": {sign: plain_copy(legend[sign]) for sign in sorted(signs) if sign in legend},
        "cells": [[*coordinates(board, cell), board.sign(cell)] for cell in cells],
        "extras": [
            [
                *coordinates(board, cell),
                plain_copy(entries(board.data, "cells")[board.extras[cell_id(*cell)]]),
            ]
            for cell in cells
            if cell_id(*cell) in board.extras
        ],
        "borders": [
            [*coordinates(board, ends[0]), *coordinates(board, ends[1]), plain_copy(entry)]
            for entry in entries(board.data, "borders")
            if (pair := pair_of(entry)) is not None
            and set(pair) <= inside
            and len(ends := cells_of(pair)) == 2
        ],
    }


def moved_cells(board: GridBoard, part: MapPart, at: Point | None) -> dict[Cell, Cell]:
    """Return where each cell of a part would lie in a map, by its coordinates in the part; on the map or off it."""
    there = [(x, y) for x, y, _ in part["cells"]]
    middle = board.grid.cell_at(*_middle([board.grid.centre(_cell(board, *cell)) for cell in there]))
    target = board.grid.cell_at(*at) if at is not None else (middle[0] + 1, middle[1] + 1)
    (to_x, to_y), (from_x, from_y) = coordinates(board, target), coordinates(board, middle)
    return {(x, y): _cell(board, x + to_x - from_x, y + to_y - from_y) for x, y in there}


def _put_cells(
    board: GridBoard, part: MapPart, at: Point | None, symmetry: Symmetry
) -> tuple[Edit, list[str]]:
    first = moved_cells(board, part, at)
    copies = [
        dict(zip(first, copy, strict=True)) for copy in cell_copies(board, symmetry.mode, first.values())
    ]
    edits, signs = _legend(board, part["legend"])
    painted: dict[Cell, str] = {}
    extras = {
        entry["id"]: entry
        for entry in plain_copy(entries(board.data, "cells"))
        if isinstance(entry, dict) and "id" in entry
    }
    borders: dict[tuple[tuple[str, str], Any], dict[str, Any]] = {}
    regions = _NewRegions(board.data)
    for number, moved in enumerate([first, *copies]):
        on_map = {cell: to for cell, to in moved.items() if board.inside(to)}
        for x, y, sign in part["cells"]:
            if (x, y) in on_map:
                painted.setdefault(on_map[x, y], signs.get(sign, NO_CELL))
        for x, y, entry in part["extras"]:
            if (x, y) in on_map:
                place = cell_id(*on_map[x, y])
                extras[place] = {**carried_data(entry, symmetry.owners, number), "id": place}
        for x0, y0, x1, y1, entry in part["borders"]:
            if (x0, y0) in on_map and (x1, y1) in on_map:
                ids = ordered((cell_id(*on_map[x0, y0]), cell_id(*on_map[x1, y1])))
                there = map(board.border_kind, board.borders.get(ids, []))
                if entry.get("kind") not in there:
                    borders[ids, entry.get("kind")] = {**entry, "between": list(ids)}
        regions.add(part, {cell: cell_id(*to) for cell, to in on_map.items()})
    rows = paint(board, painted)
    if rows is not None:
        edits.append(rows)
    if part["extras"]:
        edits.append(Put(MAP, ("cells",), list(extras.values())))
    if borders:
        edits.append(Insert(MAP, ("borders",), len(entries(board.data, "borders")), list(borders.values())))
    return Group([*edits, *regions.edits()]), [cell_id(*cell) for cell in first.values() if cell in painted]


def _legend(board: GridBoard, legend: dict[str, Any]) -> tuple[list[Edit], dict[str, str]]:
    """Find the signs that terrains have on this map; give those it has not got a sign."""
    own = {
        entry["terrain"]: sign for sign, entry in board.data.get("legend", {}).items() if "terrain" in entry
    }
    taken = set(board.data.get("legend", {}))
    edits: list[Edit] = []
    signs: dict[str, str] = {}
    for sign, entry in legend.items():
        terrain = entry.get("terrain")
        if terrain in own:
            signs[sign] = own[terrain]
            continue
        free = next((other for other in (sign, *SIGNS) if other not in taken), None)
        if free is None:
            continue
        taken.add(free)
        signs[sign] = free
        edits.append(Put(MAP, ("legend", free), plain_copy(entry)))
    return edits, signs


class _NewRegions:
    """Regions that lie whole in a part come along, under names that are free."""

    def __init__(self, data: Any) -> None:
        self._data = data
        self._taken = {str(entry.get("id")) for _, entry, _ in regions_of(data)}
        self._new: list[dict[str, Any]] = []

    def add(self, part: MapPart, called: Mapping[Any, str]) -> None:
        """Add the regions of a part whose places are now `called` so; one that lies off the map in part does not come."""
        for entry in part.get("regions", []):
            there = [tuple(place) if isinstance(place, list) else place for place in entry["places"]]
            places = [called[place] for place in there if place in called]
            if len(places) == len(there):
                name = new_id(str(entry.get("id", "region")), self._taken)
                self._taken.add(name)
                self._new.append({**plain_copy(entry), "id": name, "places": places})

    def edits(self) -> list[Edit]:
        """Return the edit that adds them, if there are any."""
        there = len(entries(self._data, "regions"))
        return [Insert(MAP, ("regions",), there, self._new)] if self._new else []


def _middle(points: list[Point]) -> Point:
    if not points:
        return 0.0, 0.0
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
