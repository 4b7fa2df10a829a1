"""Sight lines over one map, quickly: the map is one long row of bits, and a line is tried from all cells at once.

Whatever stands at `offset` from a start is brought to the start by shifting the row. So the cells and sides that
a line passes, each shifted by its offset and joined, tell from which starts lines of that course are stopped.
"""

from collections.abc import Collection, Iterable
from functools import lru_cache
from itertools import pairwise
from typing import TypeAlias

from uguisu.board.hexagon import STEPS
from uguisu.board.lines import Run, hex_gates, square_gates
from uguisu.board.topology import Topology

PAD = 2
"""Empty columns and rows around the map, so that no line leaves the bits or runs on into the next row."""

Course: TypeAlias = tuple[tuple[int, ...], tuple[tuple[int, int], ...]]
"""Cells that must be free, and sides (a cell, a direction) that must be open, as offsets from the start."""


class LineGrid:
    """A map's obstacles and blocked sides, laid out so that `clear` is fast."""

    def __init__(
        self, topology: Topology, obstacles: Collection[int], blocked: Collection[tuple[int, int]]
    ) -> None:
        coordinates = topology.coordinates
        left = min(x for x, _ in coordinates) - PAD
        top = min(y for _, y in coordinates) - PAD
        width = max(x for x, _ in coordinates) - left + PAD + 1
        self.stride = 2 * width  # so that an offset in bits belongs to one course only
        self.hexes = topology.kind == "hexes"
        self.bits = [(y - top) * self.stride + x - left for x, y in coordinates]
        self.solid = sum(1 << self.bits[place] for place in frozenset(obstacles))
        self.walls = [0] * len(STEPS)
        for a, b in blocked:
            (ax, ay), (bx, by) = coordinates[a], coordinates[b]
            self.walls[_side(bx - ax, by - ay)] |= 1 << self.bits[a]
        self._stopped: dict[int, int] = {}

    def clear(self, a: int, b: int) -> bool:
        """Tell whether the line between two places is clear; see `uguisu.board.sight` for the rule."""
        return bool(self.clear_from(a, (b,)))

    def clear_from(self, a: int, places: Iterable[int]) -> list[int]:
        """Return those of `places` to which the line from `a` is clear, in their order."""
        here, bits, stopped_by = self.bits[a], self.bits, self._stopped
        found: list[int] = []
        for place in places:
            # There and back are the same: the lower end is the start, and half as many courses are worked out.
            offset = bits[place] - here
            start = here if offset >= 0 else bits[place]
            stopped = stopped_by.get(abs(offset))
            if stopped is None:
                stopped = stopped_by[abs(offset)] = self._stopped_at(abs(offset))
            if not stopped >> start & 1:
                found.append(place)
        return found

    def _stopped_at(self, offset: int) -> int:
        """From which starts the line over `offset` is stopped. Where it would leave the map, the answer is void."""
        dy, dx = divmod(offset + self.stride // 2, self.stride)
        certain, forks = _plan(self.hexes, self.stride, dx - self.stride // 2, dy)
        stopped = self._hindered(certain)
        for one, other in forks:
            stopped |= self._hindered(one) & self._hindered(other)
        return stopped

    def _hindered(self, course: Course) -> int:
        cells, sides = course
        hindered = 0
        for cell in cells:
            hindered |= _shifted(self.solid, cell)
        for cell, side in sides:
            hindered |= _shifted(self.walls[side], cell)
        return hindered


@lru_cache(maxsize=1 << 15)
def _plan(hexes: bool, stride: int, dx: int, dy: int) -> tuple[Course, tuple[tuple[Course, ...], ...]]:
    """The course that a line surely takes, and its forks, each a choice of two courses."""
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


def _shifted(row: int, offset: int) -> int:
    return row >> offset if offset >= 0 else row << -offset


def _side(dx: int, dy: int) -> int:
    """The direction of a side; hexes' six hold the squares' four."""
    return STEPS.index((dx, dy))
