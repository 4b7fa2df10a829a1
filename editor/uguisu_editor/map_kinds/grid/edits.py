"""Edits of square and hex maps."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable, Mapping

from uguisu.board import NO_CELL, cell_id, parse_cell
from uguisu_changes.edits import Edit, Group, Insert, Paint, Put, Remove
from uguisu_changes.paths import entries
from uguisu_editor.map_kinds.graph.edits import leave_regions
from uguisu_editor.map_kinds.grid.board import GridBoard, ordered
from uguisu_editor.map_kinds.grid.lattice import Cell
from uguisu_editor.model.parts import regions_of

MAP = "map"


def paint(board: GridBoard, signs: Mapping[Cell, str]) -> Paint | None:
    """Draw signs on cells; None when all is so already. What lies off the map is left out."""
    rows: dict[int, list[str]] = {}
    lines = entries(board.data, "rows")
    for (column, row), sign in signs.items():
        if not board.inside((column, row)) or not isinstance(lines[row], str):
            continue
        line = rows.setdefault(row, list(lines[row]))
        if column >= len(line):
            if sign == NO_CELL:
                continue
            line.extend(NO_CELL * (column + 1 - len(line)))
        line[column] = sign
    changed = {row: "".join(line) for row, line in rows.items() if "".join(line) != lines[row]}
    return Paint(MAP, ("rows",), changed) if changed else None


def erase(board: GridBoard, cells: Collection[Cell]) -> Group:
    """Take cells off the map, with their borders, what they had of their own, and their part in regions."""
    edits: list[Edit] = []
    ids = {cell_id(*cell) for cell in cells if board.has(cell)}
    if not ids:
        return Group([])
    numbers = {number for pair, found in board.borders.items() if ids & set(pair) for number in found}
    edits += [Remove(MAP, ("borders",), number) for number in sorted(numbers, reverse=True)]
    extras = sorted((board.extras[place] for place in ids if place in board.extras), reverse=True)
    edits += [Remove(MAP, ("cells",), number) for number in extras]
    edits += leave_regions(board.data, ids)
    painted = paint(board, dict.fromkeys(cells, NO_CELL))
    return Group([*edits, painted] if painted is not None else edits)


def flood(board: GridBoard, start: Cell) -> list[Cell]:
    """Return the cells of the same sign that hang together with `start`."""
    if not board.inside(start):
        return []
    rows = board.rows
    sign = board.sign(start)
    found = {start}
    waiting = deque([start])
    while waiting:
        cell = waiting.popleft()
        for side in range(board.grid.sides):
            column, row = other = board.grid.beside(cell, side)
            if (
                other not in found
                and 0 <= row < len(rows)
                and 0 <= column < board.columns
                and (rows[row][column] if column < len(rows[row]) else NO_CELL) == sign
            ):
                found.add(other)
                waiting.append(other)
    return sorted(found)


def rectangle(one: Cell, other: Cell) -> list[Cell]:
    """Return the cells between two corners, by column and row."""
    (x0, x1), (y0, y1) = sorted((one[0], other[0])), sorted((one[1], other[1]))
    return [(column, row) for row in range(y0, y1 + 1) for column in range(x0, x1 + 1)]


def set_border(board: GridBoard, one: Cell, other: Cell, kind: str | None) -> Edit | None:
    """Put a border of a kind between two cells, in the place of what lies there; None as `kind` clears the edge.

    Returns None when it is so already. A new one names its cells in order, from whichever side it was drawn.
    """
    ids = ordered((cell_id(*one), cell_id(*other)))
    found = board.borders.get(ids, [])
    if kind is None:
        return (
            Group([Remove(MAP, ("borders",), number) for number in sorted(found, reverse=True)])
            if found
            else None
        )
    if any(board.border_kind(number) == kind for number in found):
        return None
    if len(found) == 1:
        return Put(MAP, ("borders", found[0], "kind"), kind)
    return Insert(
        MAP, ("borders",), len(entries(board.data, "borders")), [{"between": list(ids), "kind": kind}]
    )


def grow(board: GridBoard, sign: str, *, columns: int = 0, rows: int = 0) -> Group:
    """Add columns on the right and rows at the bottom, or take some off when negative."""
    lines = board.rows
    width, height = board.columns + columns, len(lines) + rows
    if width < 1 or height < 1:
        return Group([])
    edits: list[Edit] = []
    if columns < 0 or rows < 0:
        lost = [cell for cell in board.cells() if cell[0] >= width or cell[1] >= height]
        edits += [edit for edit in erase(board, lost).edits if not isinstance(edit, Paint)]
    new = [line.ljust(board.columns, NO_CELL)[:width] + sign * max(0, columns) for line in lines[:height]]
    new += [sign * width] * max(0, rows)
    edits.append(Put(MAP, ("rows",), new))
    if "size" in board.data:
        edits.append(Put(MAP, ("size",), [width, height]))
    return Group(edits)


def tag_place(board: GridBoard, place: str, tags: Iterable[str]) -> Edit | None:
    """Give a cell these tags of its own; its entry goes when nothing is left in it."""
    wanted = list(tags)
    number = board.extras.get(place)
    if number is None:
        if not wanted:
            return None
        return Insert(MAP, ("cells",), len(entries(board.data, "cells")), [{"id": place, "tags": wanted}])
    entry = entries(board.data, "cells")[number]
    if wanted:
        return Put(MAP, ("cells", number, "tags"), wanted)
    if set(entry) <= {"id", "tags"}:
        return Remove(MAP, ("cells",), number)
    return Put(MAP, ("cells", number, "tags"), [])


def cells_of(ids: Iterable[str]) -> list[Cell]:
    """Return the cells with these ids; what is no cell is left out."""
    found = []
    for place in ids:
        try:
            found.append(parse_cell(place))
        except ValueError:
            continue
    return found


def region_members(board: GridBoard) -> set[str]:
    """Return all cells that belong to some region."""
    return {place for _, _, members in regions_of(board.data) for place in members}
