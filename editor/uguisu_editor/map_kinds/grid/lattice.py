"""The geometry of square and hex maps, by column and row: where cells lie, what is next to what."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import TypeAlias

from uguisu.board import HEX_CORNERS, STEPS, from_offset

Cell: TypeAlias = tuple[int, int]
"""Column and row, from 0."""
Point: TypeAlias = tuple[float, float]

ROOT = sqrt(3)
SQUARE_SIDES: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
SQUARE_CORNERS: tuple[Point, ...] = ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))


class Squares:
    """Squares one unit wide; the centre of the first is (0.5, 0.5)."""

    sides = 4
    apart = 1.0
    """How far it is from one centre to the next."""
    turns = 4
    """How often a part is turned until it is as it was."""
    period = (1, 1)
    """After how many columns and rows cells lie as they did."""
    boxes = True
    """Whether a cell fills the box about it."""
    anywhere = True
    """Whether cells fall on cells, turned or mirrored about the middle of any map."""
    corners = SQUARE_CORNERS
    """Corners about a cell's centre; side n runs from corner n to the next."""
    width = height = 1.0
    directions = ("n", "e", "s", "w")

    def centre(self, cell: Cell) -> Point:
        """Return a cell's centre."""
        return cell[0] + 0.5, cell[1] + 0.5

    def axial(self, cell: Cell) -> Cell:
        """Return a cell's coordinates in parts: they keep their form wherever they are put."""
        return cell

    def from_axial(self, q: int, r: int) -> Cell:
        """Return the cell with such coordinates."""
        return q, r

    def turned(self, q: int, r: int) -> Cell:
        """Return such coordinates after a quarter turn clockwise."""
        return -r, q

    def mirrored(self, q: int, r: int) -> Cell:
        """Return such coordinates with left and right exchanged."""
        return -q, r

    def cell_at(self, x: float, y: float) -> Cell:
        """Return the cell that a point is in, on the map or off it."""
        return int(x // 1), int(y // 1)

    def beside(self, cell: Cell, side: int) -> Cell:
        """Return the cell across a side."""
        dx, dy = SQUARE_SIDES[side]
        return cell[0] + dx, cell[1] + dy

    def line(self, start: Cell, end: Cell) -> list[Cell]:
        """Return the cells in a straight line between two."""
        steps = max(abs(end[0] - start[0]), abs(end[1] - start[1])) or 1
        return [
            (
                round(start[0] + (end[0] - start[0]) * step / steps),
                round(start[1] + (end[1] - start[1]) * step / steps),
            )
            for step in range(steps + 1)
        ]

    def span(self, left: float, top: float, right: float, bottom: float) -> tuple[range, range]:
        """Return the columns and rows that a rectangle may touch."""
        return range(int(left // 1), int(right // 1) + 1), range(int(top // 1), int(bottom // 1) + 1)


class Hexes:
    """Hexes one unit from centre to corner; the centre of the first is the origin."""

    sides = 6
    apart = ROOT
    turns = 6
    boxes = False
    anywhere = False

    def __init__(self, orientation: str = "flat", offset: str = "odd") -> None:
        self.orientation = orientation
        self.offset = offset
        self.flat = orientation == "flat"
        self.period = (2, 1) if self.flat else (1, 2)
        self.shove = 1 if offset == "odd" else -1
        self.corners = HEX_CORNERS[orientation]
        self.width, self.height = (2.0, ROOT) if self.flat else (ROOT, 2.0)
        self.directions = (
            ("n", "ne", "se", "s", "sw", "nw") if self.flat else ("nw", "ne", "e", "se", "sw", "w")
        )

    def centre(self, cell: Cell) -> Point:
        """Return a cell's centre."""
        column, row = cell
        if self.flat:
            return 1.5 * column, ROOT * (row + self.shove * (column & 1) / 2)
        return ROOT * (column + self.shove * (row & 1) / 2), 1.5 * row

    def axial(self, cell: Cell) -> Cell:
        """Return a cell's axial coordinates (q, r)."""
        return from_offset(cell[0], cell[1], self.orientation, self.offset)

    def from_axial(self, q: int, r: int) -> Cell:
        """Return the cell with axial coordinates (q, r)."""
        if self.flat:
            return q, r + (q - self.shove * (q & 1)) // 2
        return q + (r - self.shove * (r & 1)) // 2, r

    def turned(self, q: int, r: int) -> Cell:
        """Return axial coordinates after a sixth of a turn clockwise."""
        return -r, q + r

    def mirrored(self, q: int, r: int) -> Cell:
        """Return axial coordinates with left and right exchanged."""
        return (-q, q + r) if self.flat else (-q - r, r)

    def cell_at(self, x: float, y: float) -> Cell:
        """Return the cell that a point is in, on the map or off it."""
        q, r = (x / 1.5, y / ROOT - x / 3) if self.flat else (x / ROOT - y / 3, y / 1.5)
        return self.from_axial(*_round(q, r))

    def beside(self, cell: Cell, side: int) -> Cell:
        """Return the cell across a side."""
        q, r = self.axial(cell)
        dq, dr = STEPS[side]
        return self.from_axial(q + dq, r + dr)

    def line(self, start: Cell, end: Cell) -> list[Cell]:
        """Return the cells in a straight line between two."""
        (q0, r0), (q1, r1) = self.axial(start), self.axial(end)
        steps = max(abs(q1 - q0), abs(r1 - r0), abs(q1 + r1 - q0 - r0)) or 1
        nudge = 1e-6
        return [
            self.from_axial(
                *_round(
                    q0 + nudge + (q1 - q0) * step / steps,
                    r0 + nudge + (r1 - r0) * step / steps,
                )
            )
            for step in range(steps + 1)
        ]

    def span(self, left: float, top: float, right: float, bottom: float) -> tuple[range, range]:
        """Return the columns and rows that a rectangle may touch."""
        wide, high = (1.5, ROOT) if self.flat else (ROOT, 1.5)
        return (
            range(int(left / wide) - 2, int(right / wide) + 3),
            range(int(top / high) - 2, int(bottom / high) + 3),
        )


Grid: TypeAlias = Squares | Hexes


def ring_of_sides(grid: Grid, cell: Cell) -> Iterator[tuple[int, Cell]]:
    """Yield the sides of a cell, each with the cell across."""
    for side in range(grid.sides):
        yield side, grid.beside(cell, side)


def _round(q: float, r: float) -> Cell:
    s = -q - r
    rq, rr, rs = round(q), round(r), round(s)
    dq, dr, ds = abs(rq - q), abs(rr - r), abs(rs - s)
    if dq > dr and dq > ds:
        rq = -rr - rs
    elif dr > ds:
        rr = -rq - rs
    return rq, rr
