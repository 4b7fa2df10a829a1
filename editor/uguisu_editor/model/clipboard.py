"""Parts of a map on the clipboard: cut out of one map, and put into the same or another."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from uguisu.board.cell_parts import NO_CELL
from uguisu.board.cells import cell_id
from uguisu_editor.model.edits import Edit, Group, Insert, Put
from uguisu_editor.model.graph_board import GraphBoard
from uguisu_editor.model.grid import Cell, Hexes, Point
from uguisu_editor.model.grid_board import GridBoard, ordered
from uguisu_editor.model.grid_edits import MAP, cells_of, paint
from uguisu_editor.model.naming import fineness, new_id, written
from uguisu_editor.model.parts import pair_of, point_of, polygon_of
from uguisu_editor.model.paths import entries
from uguisu_editor.model.same import plain_copy

SIGNS = ".,:;!?+-=*%@&$^~oxOXabcdefghijklmnpqrstuvwyzABCDEFGHIJKLMNPQRSTUVWYZ0123456789"


def cut_out(board: GraphBoard | GridBoard, places: Iterable[str]) -> str:
    """Return the chosen places, and what lies between them, as text for the clipboard."""
    chosen = [place for place in places if board.exists(place)]
    part = _graph_part(board, chosen) if isinstance(board, GraphBoard) else _grid_part(board, chosen)
    return json.dumps(part, ensure_ascii=False)


def read_part(text: str) -> dict[str, Any] | None:
    """Return what the clipboard holds, or None when it is nothing of ours."""
    try:
        part = json.loads(text)
    except ValueError:
        return None
    return part if isinstance(part, dict) and part.get("uguisu") in ("graph", "cells") else None


def put_in(
    board: GraphBoard | GridBoard, part: dict[str, Any], at: Point | None
) -> tuple[Edit, list[str]] | None:
    """Return the edit that puts a part into a map, with its middle at `at` (None: a little beside where it was), and the
    ids of the places there then; None when it does not fit this kind of map.
    """
    if isinstance(board, GraphBoard):
        return _put_graph(board, part, at) if part["uguisu"] == "graph" else None
    return _put_cells(board, part, at) if part["uguisu"] == "cells" else None


def _graph_part(board: GraphBoard, chosen: list[str]) -> dict[str, Any]:
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


def _put_graph(board: GraphBoard, part: dict[str, Any], at: Point | None) -> tuple[Edit, list[str]]:
    places = plain_copy(part.get("places", []))
    points = [point_of(entry.get("at")) or (0.0, 0.0) for entry in places]
    middle = _middle(points)
    shift = (
        (at[0] - middle[0], at[1] - middle[1]) if at is not None else (board.spacing / 3, board.spacing / 3)
    )
    step = fineness(board.spacing)
    taken = set(board.places)
    names: dict[str, str] = {}
    for entry, (x, y) in zip(places, points, strict=True):
        old = str(entry.get("id", "place"))
        names[old] = entry["id"] = new_id(old, taken)
        taken.add(entry["id"])
        entry["at"] = written((x + shift[0], y + shift[1]), step)
        shape = polygon_of(entry.get("shape"))
        if shape is not None:
            entry["shape"] = [written((cx + shift[0], cy + shift[1]), step) for cx, cy in shape]
    links = plain_copy(part.get("links", []))
    for entry in links:
        entry["between"] = [names.get(end, end) for end in entry["between"]]
    edits: list[Edit] = [Insert(MAP, ("places",), len(entries(board.data, "places")), places)]
    if links:
        edits.append(Insert(MAP, ("links",), len(entries(board.data, "links")), links))
    return Group(edits), list(names.values())


def _coordinates(board: GridBoard, cell: Cell) -> Cell:
    return board.grid.axial(cell) if isinstance(board.grid, Hexes) else cell


def _cell(board: GridBoard, x: int, y: int) -> Cell:
    return board.grid.from_axial(x, y) if isinstance(board.grid, Hexes) else (x, y)


def _grid_part(board: GridBoard, chosen: list[str]) -> dict[str, Any]:
    cells = cells_of(chosen)
    inside = set(chosen)
    legend = board.data.get("legend", {})
    signs = {board.sign(cell) for cell in cells}
    return {
        "uguisu": "cells",
        "kind": board.kind,
        "legend": {sign: plain_copy(legend[sign]) for sign in sorted(signs) if sign in legend},
        "cells": [[*_coordinates(board, cell), board.sign(cell)] for cell in cells],
        "extras": [
            [
                *_coordinates(board, cell),
                plain_copy(entries(board.data, "cells")[board.extras[cell_id(*cell)]]),
            ]
            for cell in cells
            if cell_id(*cell) in board.extras
        ],
        "borders": [
            [*_coordinates(board, ends[0]), *_coordinates(board, ends[1]), plain_copy(entry)]
            for entry in entries(board.data, "borders")
            if (pair := pair_of(entry)) is not None
            and set(pair) <= inside
            and len(ends := cells_of(pair)) == 2
        ],
    }


def _put_cells(board: GridBoard, part: dict[str, Any], at: Point | None) -> tuple[Edit, list[str]]:
    corner = min(((x, y) for x, y, _ in part["cells"]), default=(0, 0))
    first = _cell(board, *corner)
    target = board.grid.cell_at(*at) if at is not None else (first[0] + 1, first[1] + 1)
    to_x, to_y = _coordinates(board, target)
    dx, dy = to_x - corner[0], to_y - corner[1]
    edits, signs = _legend(board, part["legend"])
    painted: dict[Cell, str] = {}
    for x, y, sign in part["cells"]:
        cell = _cell(board, x + dx, y + dy)
        if board.inside(cell):
            painted[cell] = signs.get(sign, NO_CELL)
    rows = paint(board, painted)
    if rows is not None:
        edits.append(rows)
    extras = plain_copy(entries(board.data, "cells"))
    by_id = {entry["id"]: entry for entry in extras if isinstance(entry, dict) and "id" in entry}
    for x, y, entry in part["extras"]:
        cell = _cell(board, x + dx, y + dy)
        if cell in painted:
            by_id[cell_id(*cell)] = {**entry, "id": cell_id(*cell)}
    if part["extras"]:
        edits.append(Put(MAP, ("cells",), list(by_id.values())))
    borders = []
    for x0, y0, x1, y1, entry in part["borders"]:
        ends = [_cell(board, x0 + dx, y0 + dy), _cell(board, x1 + dx, y1 + dy)]
        ids = [cell_id(*end) for end in ends] if all(end in painted for end in ends) else []
        if ids and not any(
            board.border_kind(number) == entry.get("kind")
            for number in board.borders.get(ordered((ids[0], ids[1])), [])
        ):
            borders.append({**entry, "between": ids})
    if borders:
        edits.append(Insert(MAP, ("borders",), len(entries(board.data, "borders")), borders))
    return Group(edits), [cell_id(*cell) for cell in painted]


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


def _middle(points: list[Point]) -> Point:
    if not points:
        return 0.0, 0.0
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
