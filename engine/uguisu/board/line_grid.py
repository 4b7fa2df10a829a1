"""Sight lines over one map, quickly: cells in a row of bytes, and every line's course worked out once."""

from collections.abc import Collection
from functools import lru_cache
from itertools import pairwise
from typing import TypeAlias

from uguisu.board.hexagon import STEPS
from uguisu.board.lines import Run, hex_gates, square_gates
from uguisu.board.topology import Topology

PAD = 2
"""Empty columns and rows around the map, so that no line leaves the bytes or runs on into the next row."""

Course: TypeAlias = tuple[tuple[int, ...], tuple[tuple[int, int], ...]]
"""Cells that must be free, and sides (a cell, a bit for the direction) that must be open, counted from the start."""


class LineGrid:
    """A map's obstacles and blocked sides, laid out so that `clear` is fast."""

    def __init__(
        self, topology: Topology, obstacles: Collection[int], blocked: Collection[tuple[int, int]]
    ) -> None:
        coordinates = topology.coordinates
        left = min(x for x, _ in coordinates) - PAD
        top = min(y for _, y in coordinates) - PAD
        self.stride = max(x for x, _ in coordinates) - left + PAD + 1
        rows = max(y for _, y in coordinates) - top + PAD + 1
        self.hexes = topology.kind == "hexes"
        self.coordinates = coordinates
        self.cells = [(y - top) * self.stride + x - left for x, y in coordinates]
        self.solid = bytearray(self.stride * rows)
        for place in obstacles:
            self.solid[self.cells[place]] = 1
        self.walls = bytearray(self.stride * rows)
        self.any_walls = bool(blocked)
        for a, b in blocked:
            (ax, ay), (bx, by) = coordinates[a], coordinates[b]
            self.walls[self.cells[a]] |= _side(bx - ax, by - ay)

    def clear(self, a: int, b: int) -> bool:
        """Tell whether the line between two places is clear; see `uguisu.board.sight` for the rule."""
        if a > b:
            a, b = b, a  # there and back are the same, and half as many courses are worked out
        (ax, ay), (bx, by) = self.coordinates[a], self.coordinates[b]
        start = self.cells[a]
        certain, forks = _plan(self.hexes, self.stride, bx - ax, by - ay)
        return self._free(start, certain) and all(
            any(self._free(start, course) for course in fork) for fork in forks
        )

    def _free(self, start: int, course: Course) -> bool:
        cells, sides = course
        solid = self.solid
        for cell in cells:
            if solid[start + cell]:
                return False
        if self.any_walls:
            walls = self.walls
            for cell, side in sides:
                if walls[start + cell] & side:
                    return False
        return True


@lru_cache(maxsize=1 << 15)
def _plan(hexes: bool, stride: int, dx: int, dy: int) -> tuple[Course, tuple[tuple[Course, ...], ...]]:
    """The course that a line surely takes, and its forks, each a choice of courses."""
    gates = hex_gates(dx, dy) if hexes else square_gates(dx, dy)
    cells: list[int] = [gate[0][-1][0] + gate[0][-1][1] * stride for gate in gates[:-1]]
    sides: list[tuple[int, int]] = []
    forks: list[tuple[Course, ...]] = []
    for gate in gates:
        courses = tuple(_course(run, stride) for run in gate)
        if len(courses) == 1:
            cells += courses[0][0]
            sides += courses[0][1]
        else:
            forks.append(courses)
    return (tuple(cells), tuple(sides)), tuple(forks)


def _course(run: Run, stride: int) -> Course:
    cells = tuple(x + y * stride for x, y in run[1:-1])
    sides = tuple((x + y * stride, _side(to_x - x, to_y - y)) for (x, y), (to_x, to_y) in pairwise(run))
    return cells, sides


def _side(dx: int, dy: int) -> int:
    """A bit for the direction of a side; hexes' six hold the squares' four."""
    return 1 << STEPS.index((dx, dy))
