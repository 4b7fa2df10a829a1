"""Parts of a map of cells: cells, what they have besides terrain, and the borders between them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uguisu.board import NO_CELL, cell_id
from uguisu_changes.edits import Edit, Group, Insert, Put
from uguisu_changes.paths import entries
from uguisu_changes.same import plain_copy
from uguisu_editor.map_kinds.grid.board import GridBoard, ordered
from uguisu_editor.map_kinds.grid.edits import cells_of, paint
from uguisu_editor.map_kinds.grid.lattice import Cell
from uguisu_editor.map_kinds.parts import MAP, MapPart, NewRegions, Point, middle_of
from uguisu_editor.model.parts import pair_of
from uguisu_editor.model.symmetry import Symmetry, carried_data, cell_copies

CELLS = "cells"
SIGNS = ".,:;!?+-=*%@&$^~oxOXabcdefghijklmnpqrstuvwyzABCDEFGHIJKLMNPQRSTUVWYZ0123456789"


def coordinates(board: GridBoard, cell: Cell) -> Cell:
    """Return a cell's coordinates in parts: axial ones on hexes, so that a part keeps its form wherever it is put."""
    return board.grid.axial(cell)


def _cell(board: GridBoard, x: int, y: int) -> Cell:
    return board.grid.from_axial(x, y)


def cut_out(board: GridBoard, chosen: list[str]) -> MapPart:
    """Return chosen cells, and the borders between them."""
    cells = cells_of(chosen)
    inside = set(chosen)
    legend = board.data.get("legend", {})
    signs = {board.sign(cell) for cell in cells}
    return {
        "uguisu": CELLS,
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
    middle = board.grid.cell_at(*middle_of([board.grid.centre(_cell(board, *cell)) for cell in there]))
    target = board.grid.cell_at(*at) if at is not None else (middle[0] + 1, middle[1] + 1)
    (to_x, to_y), (from_x, from_y) = coordinates(board, target), coordinates(board, middle)
    return {(x, y): _cell(board, x + to_x - from_x, y + to_y - from_y) for x, y in there}


def put_in(board: GridBoard, part: MapPart, at: Point | None, symmetry: Symmetry) -> tuple[Edit, list[str]]:
    """Return the edit that puts a part in, and the ids of its cells then."""
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
    regions = NewRegions(board.data)
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


def carried_part(part: MapPart, to: Callable[[int, int], Cell]) -> MapPart:
    """Return a part with its coordinates where `to` sends them."""
    new: MapPart = plain_copy(part)
    new["cells"] = [[*to(x, y), sign] for x, y, sign in new["cells"]]
    new["extras"] = [[*to(x, y), entry] for x, y, entry in new["extras"]]
    new["borders"] = [[*to(x0, y0), *to(x1, y1), entry] for x0, y0, x1, y1, entry in new["borders"]]
    for region in new.get("regions", []):
        region["places"] = [list(to(x, y)) for x, y in region["places"]]
    return new
