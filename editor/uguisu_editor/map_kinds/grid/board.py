"""A square or hex map as the canvas sees it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from functools import cached_property
from math import hypot
from typing import TYPE_CHECKING, Any

from uguisu.board import NO_CELL, cell_id, fills_of, parse_cell
from uguisu_changes.edits import Change
from uguisu_changes.paths import entries, look
from uguisu_editor.map_kinds.grid.lattice import Cell, Grid, Point
from uguisu_editor.model.parts import pair_of, tags_of
from uguisu_tools.looks.usual import USUAL

if TYPE_CHECKING:
    from uguisu.views import GameLook

HEX = re.compile("#[0-9a-fA-F]{6}")


class GridBoard:
    """Cells by column and row; borders by the pair of cells they lie between. `data` is the map's own data."""

    def __init__(self, data: dict[str, Any], kind: str, grid: Grid) -> None:
        self.data = data
        self.kind = kind
        self.grid = grid

    def note(self, change: Change) -> None:
        """Forget what a change made stale."""
        head = change.path[0] if change.path else None
        if head in (None, "borders"):
            self.__dict__.pop("borders", None)
            self.__dict__.pop("_border_entries", None)
        if head in (None, "cells", "legend"):
            self.__dict__.pop("extras", None)
        if head in (None, "rows") and change.spans is None:
            self.__dict__.pop("columns", None)

    # Cells.

    @property
    def rows(self) -> list[str]:
        """The rows of signs."""
        return [row if isinstance(row, str) else "" for row in entries(self.data, "rows")]

    @cached_property
    def columns(self) -> int:
        """How many columns the longest row has."""
        return max(map(len, self.rows), default=0)

    @property
    def height(self) -> int:
        """How many rows there are."""
        return len(entries(self.data, "rows"))

    def sign(self, cell: Cell) -> str:
        """Return the sign of a cell; a space where there is none."""
        column, row = cell
        rows = entries(self.data, "rows")
        if 0 <= row < len(rows) and isinstance(rows[row], str) and 0 <= column < len(rows[row]):
            return str(rows[row][column])
        return NO_CELL

    def has(self, cell: Cell) -> bool:
        """Tell whether there is a cell."""
        return self.sign(cell) != NO_CELL

    def inside(self, cell: Cell) -> bool:
        """Tell whether a cell could be drawn there: within the rows and columns."""
        return 0 <= cell[0] < self.columns and 0 <= cell[1] < self.height

    def cells(self) -> Iterable[Cell]:
        """Yield all cells, row by row."""
        for row, line in enumerate(self.rows):
            for column, sign in enumerate(line):
                if sign != NO_CELL:
                    yield column, row

    def terrain(self, sign: str) -> str:
        """Return the terrain that a sign stands for, or an empty text."""
        legend = self.data.get("legend")
        entry = legend.get(sign) if isinstance(legend, dict) else None
        found = entry.get("terrain") if isinstance(entry, dict) else None
        return found if isinstance(found, str) else ""

    def fills(self) -> dict[str, str]:
        """Return the colour of each sign of the legend: its own, else one that suits the name of its terrain."""
        legend = self.data.get("legend")
        known = {sign: self.terrain(sign) for sign in legend} if isinstance(legend, dict) else {}
        own = {
            terrain: colour
            for sign, terrain in known.items()
            if isinstance(colour := look(self.data, ("legend", sign, "colour")), str)
            and HEX.fullmatch(colour)
        }
        fills = fills_of(known.values(), {**{name: ground.fill for name, ground in USUAL.items()}, **own})
        return {sign: fills[terrain] for sign, terrain in known.items()}

    def ground_about(self, drawn: GameLook) -> str:
        """Return the sign of the ground that things of the map lie on; empty where no terrain is a thing, or all are."""
        terrains = {sign: self.terrain(sign) for sign in self.fills()}
        if not drawn.lying & set(terrains.values()):
            return ""
        counts: Counter[str] = Counter()
        for row in self.rows:
            counts.update(row)
        ground = [sign for sign, terrain in terrains.items() if terrain not in drawn.lying]
        return max(ground, key=lambda sign: counts[sign], default="")

    @property
    def commonest(self) -> str:
        """The sign that most cells have."""
        counts = Counter("".join(self.rows).replace(NO_CELL, ""))
        return max(counts, key=lambda sign: counts[sign], default="")

    @cached_property
    def extras(self) -> dict[str, int]:
        """Cell id -> its number in `cells`."""
        return {
            entry["id"]: number
            for number, entry in enumerate(entries(self.data, "cells"))
            if isinstance(entry, dict) and isinstance(entry.get("id"), str)
        }

    def tags(self, place: str) -> tuple[str, ...]:
        """Return the tags a cell has of its own (not those of its terrain)."""
        number = self.extras.get(place)
        return tags_of(entries(self.data, "cells")[number]) if number is not None else ()

    # Borders.

    @cached_property
    def _border_entries(self) -> list[Any]:
        """The borders as they were when this board was looked at: what numbers them must not lose any under its feet."""
        return list(entries(self.data, "borders"))

    @cached_property
    def borders(self) -> dict[tuple[str, str], list[int]]:
        """Pair of cells, in order -> numbers in `borders`."""
        found: dict[tuple[str, str], list[int]] = {}
        for number, entry in enumerate(self._border_entries):
            pair = pair_of(entry)
            if pair is not None:
                found.setdefault(ordered(pair), []).append(number)
        return found

    def border_kind(self, number: int) -> str:
        """Return the kind of a border."""
        entry = self._border_entries[number]
        kind = entry.get("kind") if isinstance(entry, dict) else None
        return kind if isinstance(kind, str) else ""

    def side_between(self, one: Cell, other: Cell) -> int | None:
        """Return the side of one cell that the other lies across, or None."""
        for side in range(self.grid.sides):
            if self.grid.beside(one, side) == other:
                return side
        return None

    def segment(self, one: str, other: str) -> tuple[Point, Point] | None:
        """Return the edge between two cells, or None when they share none."""
        try:
            first, second = parse_cell(one), parse_cell(other)
        except ValueError:
            return None
        side = self.side_between(first, second)
        if side is None:
            return None
        x, y = self.grid.centre(first)
        (ax, ay), (bx, by) = self.grid.corners[side], self.grid.corners[(side + 1) % self.grid.sides]
        return (x + ax, y + ay), (x + bx, y + by)

    def edge_at(self, x: float, y: float) -> tuple[Cell, Cell] | None:
        """Return the two cells whose common edge is nearest to a point, or None off the map."""
        cell = self.grid.cell_at(x, y)
        if not self.has(cell):
            return None
        cx, cy = self.grid.centre(cell)
        best: tuple[float, Cell] | None = None
        for side in range(self.grid.sides):
            other = self.grid.beside(cell, side)
            (ax, ay), (bx, by) = self.grid.corners[side], self.grid.corners[(side + 1) % self.grid.sides]
            away = hypot(x - cx - (ax + bx) / 2, y - cy - (ay + by) / 2)
            if self.has(other) and (best is None or away < best[0]):
                best = away, other
        return (cell, best[1]) if best is not None else None

    # Places, as on every board.

    def ids(self) -> list[str]:
        """Return the ids of all places."""
        return [cell_id(*cell) for cell in self.cells()]

    def exists(self, place: str) -> bool:
        """Tell whether there is such a place."""
        try:
            return self.has(parse_cell(place))
        except ValueError:
            return False

    def centre(self, place: str) -> Point | None:
        """Return where a place is."""
        try:
            return self.grid.centre(parse_cell(place))
        except ValueError:
            return None

    def polygon(self, place: str) -> tuple[Point, ...] | None:
        """Return a place's outline."""
        centre = self.centre(place)
        if centre is None:
            return None
        return tuple((centre[0] + dx, centre[1] + dy) for dx, dy in self.grid.corners)

    def place_at(self, x: float, y: float, slack: float = 0.0) -> str | None:
        """Return the place at a point."""
        cell = self.grid.cell_at(x, y)
        return cell_id(*cell) if self.has(cell) else None

    def places_in(self, left: float, top: float, right: float, bottom: float) -> list[str]:
        """Return the places whose centres lie in a rectangle."""
        columns, rows = self.grid.span(left, top, right, bottom)
        found = []
        for row in rows:
            for column in columns:
                if self.has((column, row)):
                    x, y = self.grid.centre((column, row))
                    if left <= x <= right and top <= y <= bottom:
                        found.append(cell_id(column, row))
        return found

    def path_of(self, place: str) -> tuple[str | int, ...] | None:
        """Return where a place's own entry stands in the file, or None when it has none."""
        number = self.extras.get(place)
        return None if number is None else ("cells", number)

    @property
    def spacing(self) -> float:
        """How far apart neighbours are."""
        return self.grid.apart

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of the map."""
        if not self.columns or not self.height:
            return 0.0, 0.0, 1.0, 1.0
        corners = [
            self.grid.centre((column, row))
            for column in {0, min(1, self.columns - 1), max(0, self.columns - 2), self.columns - 1}
            for row in {0, min(1, self.height - 1), max(0, self.height - 2), self.height - 1}
        ]
        wide, high = self.grid.width / 2, self.grid.height / 2
        xs, ys = [x for x, _ in corners], [y for _, y in corners]
        return min(xs) - wide, min(ys) - high, max(xs) + wide, max(ys) + high


def ordered(pair: tuple[str, str]) -> tuple[str, str]:
    """Return two ids in order, so that either way of naming a border finds it."""
    return pair if pair[0] <= pair[1] else (pair[1], pair[0])
