"""Symmetric drawing: where else a stroke falls, and what tags and owners become there."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from math import cos, hypot, pi, sin
from typing import Any

from uguisu.board import cell_id, parse_cell
from uguisu_editor.map_kinds.graph.board import GraphBoard
from uguisu_editor.map_kinds.grid.board import GridBoard
from uguisu_editor.map_kinds.grid.lattice import Cell, Point


@dataclass(frozen=True)
class Turn:
    """One copy of what is drawn: a linear map about a centre. `number` counts the copies, for owners in turn."""

    a: float
    b: float
    c: float
    d: float
    centre: Point
    number: int

    def point(self, x: float, y: float) -> Point:
        """Return where a point goes."""
        cx, cy = self.centre
        dx, dy = x - cx, y - cy
        return cx + self.a * dx + self.b * dy, cy + self.c * dx + self.d * dy


def turns(mode: str, centre: Point) -> list[Turn]:
    """Return the copies that a mode makes, the thing itself not among them."""

    def spin(steps: int, of: int) -> Turn:
        angle = 2 * pi * steps / of
        return Turn(cos(angle), -sin(angle), sin(angle), cos(angle), centre, steps)

    mirror_x, mirror_y = Turn(-1, 0, 0, 1, centre, 1), Turn(1, 0, 0, -1, centre, 1)
    if mode == "left-right":
        return [mirror_x]
    if mode == "top-bottom":
        return [mirror_y]
    if mode == "both":
        return [mirror_x, Turn(1, 0, 0, -1, centre, 2), Turn(-1, 0, 0, -1, centre, 3)]
    many = {"180": 2, "90": 4, "120": 3, "60": 6}.get(mode, 1)
    return [spin(step, many) for step in range(1, many)]


@dataclass(frozen=True)
class Symmetry:
    """How strokes on a graph are repeated, and which words take turns in the copies."""

    mode: str = "none"
    centre: Point = (0.0, 0.0)
    owners: tuple[str, ...] = ()

    def turns(self) -> list[Turn]:
        """Return the copies that are made, the thing itself not among them."""
        return turns(self.mode, self.centre)

    def carried(self, value: str, number: int) -> str:
        """Return a tag, kind or owner as it is in copy `number` (0: the thing itself)."""
        return carried(value, self.owners, number)


def axes(mode: str) -> list[float]:
    """Return the lines through the centre that show a mode: mirrors, or the borders of its sectors. Angles in radians."""
    if mode in ("left-right", "top-bottom"):
        return [pi / 2 if mode == "left-right" else 0.0]
    if mode in ("both", "90"):
        return [0.0, pi / 2]
    if mode in ("120", "60"):
        return [pi * step / 3 for step in range(3)]
    return []


def grid_centre(board: GridBoard, mode: str) -> Point:
    """Return the middle of a grid; on hexes, the nearest middle about which the hexes fall on hexes."""
    left, top, right, bottom = board.bounds
    middle = (left + right) / 2, (top + bottom) / 2
    if board.grid.anywhere or _fits(board, mode, middle):
        return middle
    column, row = (board.columns - 1) // 2, (board.height - 1) // 2
    near = [(column + dx, row + dy) for dx in (0, 1, -1) for dy in (0, 1, -1)]
    hexes = [board.grid.centre(cell) for cell in near]
    between = [(x, middle[1]) for x, _ in hexes] + [(middle[0], y) for _, y in hexes]
    candidates = sorted([*hexes, *between], key=lambda at: hypot(at[0] - middle[0], at[1] - middle[1]))
    return next((at for at in candidates if _fits(board, mode, at)), board.grid.centre((column, row)))


def _fits(board: GridBoard, mode: str, centre: Point) -> bool:
    for turn in turns(mode, centre):
        for cell in ((0, 0), (1, 0), (0, 1), (1, 1)):
            x, y = turn.point(*board.grid.centre(cell))
            there = board.grid.centre(board.grid.cell_at(x, y))
            if hypot(x - there[0], y - there[1]) > 0.05:
                return False
    return True


def cell_copies(board: GridBoard, mode: str, cells: Iterable[Cell]) -> list[list[Cell]]:
    """Return, for each copy that the mode makes, where the cells go, in their order; those off the map included."""
    wanted = list(cells)
    if mode == "none":
        return []
    return [
        [board.grid.cell_at(*turn.point(*board.grid.centre(cell))) for cell in wanted]
        for turn in turns(mode, grid_centre(board, mode))
    ]


def with_copies(board: GridBoard, mode: str, cells: Iterable[Cell]) -> set[Cell]:
    """Return the cells and all their copies on the map."""
    wanted = set(cells)
    for copy in cell_copies(board, mode, sorted(wanted)):
        wanted.update(cell for cell in copy if board.inside(cell))
    return wanted


def place_copies(board: GraphBoard, symmetry: Symmetry, place: str) -> list[str | None]:
    """Return, for each copy that is made, the place that lies where `place` goes, or None."""
    at = board.centre(place)
    if at is None:
        return []
    return [board.place_at(*turn.point(*at)) for turn in symmetry.turns()]


def copies_of(board: GraphBoard | GridBoard, symmetry: Symmetry, place: str) -> list[str | None]:
    """Return the same on any map; squares and hexes have their own centre."""
    if isinstance(board, GraphBoard):
        return place_copies(board, symmetry, place)
    cells = [copy[0] for copy in cell_copies(board, symmetry.mode, [parse_cell(place)])]
    return [cell_id(*cell) if board.has(cell) else None for cell in cells]


def carriers(board: GraphBoard | GridBoard, symmetry: Symmetry, place: str) -> dict[str, int]:
    """Return a place and its copies, each with the number of its copy (0: the place itself)."""
    found = {place: 0}
    for number, copy in enumerate(copies_of(board, symmetry, place), 1):
        if copy is not None:
            found.setdefault(copy, number)
    return found


def carried(value: str, owners: tuple[str, ...], number: int) -> str:
    """Return a tag or owner as it is in copy `number`: the owners take turns, also as words within a tag.

    >>> carried("red", ("red", "blue"), 1), carried("start_blue", ("red", "blue"), 1), carried("tower", ("red",), 1)
    ('blue', 'start_red', 'tower')
    """
    if not owners:
        return value

    def next_owner(match: re.Match[str]) -> str:
        word = match[0]
        return owners[(owners.index(word) + number) % len(owners)] if word in owners else word

    return re.sub(r"[^_\-]+", next_owner, value)


def carried_data(value: Any, owners: tuple[str, ...], number: int) -> Any:
    """Return props as they are in copy `number`."""
    if isinstance(value, dict):
        return {key: carried_data(item, owners, number) for key, item in value.items()}
    if isinstance(value, list):
        return [carried_data(item, owners, number) for item in value]
    return carried(value, owners, number) if isinstance(value, str) else value
