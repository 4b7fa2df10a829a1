"""Where the cells of a Tiled map lie, in pixels, and which of our cells each becomes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from math import floor
from typing import Protocol

from uguisu_changes.tiled.model import Point, TiledMap

Cell = tuple[int, int]
Box = tuple[float, float, float, float]


class Grid(Protocol):
    """The geometry of a map. Cells are Tiled's (column, row), which may be negative on infinite maps."""

    def centre(self, cell: Cell) -> Point:
        """The middle of a cell, in pixels."""

    def outline(self, cell: Cell) -> tuple[Point, ...]:
        """The corners of a cell, in pixels, in order."""

    def near(self, box: Box) -> Iterator[Cell]:
        """Cells that may touch a box of pixels: left, top, right, bottom."""

    @property
    def step(self) -> float:
        """The shortest way across a cell, in pixels."""


def grid_of(found: TiledMap) -> Grid:
    """Return the geometry of a map."""
    if found.orientation in ("hexagonal", "staggered"):
        return SteppedGrid(found)
    side = (found.tile_width, found.tile_height)
    if found.orientation == "isometric":
        # Objects on isometric maps are measured along the cells' sides, both of them in tile heights.
        side = (found.tile_height, found.tile_height)
    return SquareGrid(*side)


class SquareGrid:
    """Rows and columns."""

    def __init__(self, wide: int, high: int) -> None:
        self.wide, self.high = wide, high
        self.step = float(min(wide, high))

    def centre(self, cell: Cell) -> Point:
        """The middle of a cell, in pixels."""
        return (cell[0] + 0.5) * self.wide, (cell[1] + 0.5) * self.high

    def outline(self, cell: Cell) -> tuple[Point, ...]:
        """The corners of a cell, in pixels, in order."""
        x, y = cell[0] * self.wide, cell[1] * self.high
        return (x, y), (x + self.wide, y), (x + self.wide, y + self.high), (x, y + self.high)

    def near(self, box: Box) -> Iterator[Cell]:
        """Cells that may touch a box of pixels: left, top, right, bottom."""
        for row in range(floor(box[1] / self.high), floor(box[3] / self.high) + 1):
            for column in range(floor(box[0] / self.wide), floor(box[2] / self.wide) + 1):
                yield column, row


class SteppedGrid:
    """Hexes, and the diamonds of staggered maps, which are hexes with two sides of no length."""

    def __init__(self, found: TiledMap) -> None:
        self.wide, self.high = found.tile_width & ~1 or 1, found.tile_height & ~1 or 1
        side = found.hex_side if found.orientation == "hexagonal" else 0
        self.by_columns = found.stagger_axis == "x"
        self.even = found.stagger_even
        self.side_x = min(side, self.wide) if self.by_columns else 0
        self.side_y = min(side, self.high) if not self.by_columns else 0
        self.step_x = (self.wide + self.side_x) / 2 if self.by_columns else float(self.wide)
        self.step_y = float(self.high) if self.by_columns else (self.high + self.side_y) / 2

    def shifted(self, cell: Cell) -> bool:
        """Tell whether a cell lies in a column (or row) that is moved by half a cell."""
        return ((cell[0] if self.by_columns else cell[1]) & 1 == 1) != self.even

    def centre(self, cell: Cell) -> Point:
        """The middle of a cell, in pixels."""
        half = 0.5 if self.shifted(cell) else 0.0
        column = cell[0] + (0.0 if self.by_columns else half)
        row = cell[1] + (half if self.by_columns else 0.0)
        return column * self.step_x + self.wide / 2, row * self.step_y + self.high / 2

    def outline(self, cell: Cell) -> tuple[Point, ...]:
        """The corners of a cell, in pixels, in order."""
        x, y = self.centre(cell)
        return tuple((x + dx, y + dy) for dx, dy in self._corners)

    @cached_property
    def _corners(self) -> tuple[Point, ...]:
        across, down = self.wide / 2, self.high / 2
        if self.by_columns:
            side = self.side_x / 2
            corners: tuple[Point, ...] = (
                (-side, -down),
                (side, -down),
                (across, 0),
                (side, down),
                (-side, down),
                (-across, 0),
            )
        else:
            side = self.side_y / 2
            corners = (
                (0, -down),
                (across, -side),
                (across, side),
                (0, down),
                (-across, side),
                (-across, -side),
            )
        return tuple(dict.fromkeys((float(x), float(y)) for x, y in corners))

    @property
    def step(self) -> float:
        """The shortest way across a cell, in pixels."""
        return float(min(self.wide, self.high, self.step_x, self.step_y))

    def near(self, box: Box) -> Iterator[Cell]:
        """Cells that may touch a box of pixels: left, top, right, bottom."""
        for row in range(floor((box[1] - self.high) / self.step_y) - 1, floor(box[3] / self.step_y) + 2):
            for column in range(
                floor((box[0] - self.wide) / self.step_x) - 1, floor(box[2] / self.step_x) + 2
            ):
                yield column, row


class Placing:
    """Which cell of ours each cell of Tiled becomes: cropped on infinite maps, turned on staggered ones."""

    def __init__(self, found: TiledMap, cells: Iterable[Cell]) -> None:
        self.staggered = found.orientation == "staggered"
        self.by_columns = found.stagger_axis == "x"
        self.even = found.stagger_even
        self.shoved = found.orientation == "hexagonal"
        """Whether rows or columns lie half a cell aside."""
        self.kind = "hexes" if self.shoved else "squares"
        corners = [self._turned(cell) for cell in cells]
        if not found.infinite and not self.staggered:
            corners += [(0, 0), (max(found.width, 1) - 1, max(found.height, 1) - 1)]
        self.left = min(x for x, _ in corners)
        self.top = min(y for _, y in corners)
        self.columns = max(x for x, _ in corners) - self.left + 1
        self.rows = max(y for _, y in corners) - self.top + 1

    def place(self, cell: Cell) -> Cell:
        """Return our column and row, from 0. They may lie outside the map if the cell does."""
        x, y = self._turned(cell)
        return x - self.left, y - self.top

    @property
    def orientation(self) -> str:
        """Whether hexes are flat or pointy."""
        return "flat" if self.by_columns else "pointy"

    @property
    def offset(self) -> str:
        """Which lines are moved by half a hex, counted from the first that is left."""
        first = self.left if self.by_columns else self.top
        return "even" if self.even != (first % 2 == 1) else "odd"

    def _turned(self, cell: Cell) -> Cell:
        if not self.staggered:
            return cell
        column, row = cell
        shift = ((column if self.by_columns else row) % 2 == 1) != self.even
        back = 1 if self.even else 0
        x, y = (column, 2 * row + shift - back) if self.by_columns else (2 * column + shift - back, row)
        return (x + y) // 2, (y - x) // 2
