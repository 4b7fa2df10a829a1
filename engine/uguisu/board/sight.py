"""Who sees whom. The rules are exact, and seeing is mutual.

Cells: a sees b if the straight line from middle to middle is clear. It is stopped by an *obstacle* cell whose
inside it crosses (never by the two cells at its ends: an obstacle can be looked at, not through), and by a
*border* of a blocking kind that it crosses. Where it runs exactly through a corner or along a side, one clear
hand is enough: two trees that touch at a corner, or two walls that meet there, stop it, and one does not.
Cells missing from the map are see-through.

Graphs have no straight lines: a place sees itself and those that touch it, but for a blocking edge between.

>>> from uguisu.board.compile import compile_map
>>> from uguisu.board.model import SquaresMap
>>> import msgspec
>>> board = compile_map(msgspec.convert({
...     "format": 1, "kind": "squares", "id": "wood",
...     "legend": {".": {"terrain": "grass"}, "T": {"terrain": "tree"}}, "rows": [".T.", "..."],
... }, SquaresMap))
>>> sight = Sight(board, obstacles=board.on_terrain("tree"))
>>> [board.ids[place] for place in sight.visible_from(0)]
['a1', 'b1', 'a2', 'b2']
>>> sight.sees(board.index["a1"], board.index["c1"])
False
"""

from collections.abc import Collection, Iterable
from functools import cached_property, lru_cache

from uguisu.board.hexagon import length, rotate
from uguisu.board.layout import NOWHERE
from uguisu.board.line_grid import LineGrid
from uguisu.board.lines import Run, hex_corner, touched_hexes
from uguisu.board.topology import Topology


class Sight:
    """Sight over a map for given obstacles (places) and blocking kinds of borders; they do not change.

    `reach` bounds it, in steps: on squares a diagonal counts as one. Answers are worked out when asked for,
    and those of `visible_from` are kept.
    """

    def __init__(
        self,
        topology: Topology,
        *,
        obstacles: Iterable[int] = (),
        blocked_by: Collection[str] = (),
        reach: int | None = None,
    ) -> None:
        self.topology = topology
        self.obstacles = frozenset(obstacles)
        self.reach = reach
        self._blocked = {
            pair
            for edge in topology.edges
            if edge.kind in blocked_by
            for pair in ((edge.a, edge.b), (edge.b, edge.a))
        }
        self._visible: dict[int, tuple[int, ...]] = {}

    def sees(self, a: int, b: int) -> bool:
        """Tell whether place `a` sees place `b`; every place sees itself."""
        if a == b:
            return True
        if self.topology.kind == "graph":
            return b in self.topology.neighbours(a) and (a, b) not in self._blocked and self.reach != 0
        if self.reach is not None and self._steps(a, b) > self.reach:
            return False
        return self._lines.clear(a, b)

    def visible_from(self, place: int) -> tuple[int, ...]:
        """The places that `place` sees, itself among them, by number."""
        known = self._visible.get(place)
        if known is None:
            seen = (there for there in self._near(place) if self.sees(place, there))
            known = self._visible[place] = tuple(seen)
        return known

    def ray(self, place: int, direction: int | str) -> tuple[int, ...]:
        """The cells straight ahead up to the map's end, a blocking border, or an obstacle (included).

        On squares a diagonal ray is stopped at a corner as a diagonal sight line is.
        """
        found: list[int] = []
        there = self.topology.step(place, direction)
        while there != NOWHERE and self.sees(place, there):
            found.append(there)
            if there in self.obstacles:
                break
            place, there = there, self.topology.step(there, direction)
        return tuple(found)

    def _near(self, place: int) -> Iterable[int]:
        if self.topology.kind == "graph":
            return sorted((place, *self.topology.neighbours(place)))
        if self.reach is None:
            return range(len(self.topology))
        x, y = self.topology.coordinates[place]
        span = range(-self.reach, self.reach + 1)
        places = (self.topology.at(x + dx, y + dy) for dy in span for dx in span)
        return sorted(there for there in places if there != NOWHERE)

    def _steps(self, a: int, b: int) -> int:
        (ax, ay), (bx, by) = self.topology.coordinates[a], self.topology.coordinates[b]
        if self.topology.kind == "hexes":
            return length(bx - ax, by - ay)
        return max(abs(bx - ax), abs(by - ay))

    @cached_property
    def _lines(self) -> LineGrid:
        return LineGrid(self.topology, self.obstacles, self._blocked)


def corner_sight(
    topology: Topology, viewer: int, facing: int, target: int, obstacles: Collection[int]
) -> bool:
    """Tell whether a figure on hex `viewer` sees hex `target` by the strict rule of duels (SJ-50).

    It does if a straight line from either front corner of its hex to any corner of the target's hex touches
    no obstacle, not even at a corner. The two hexes themselves do not count.
    """
    q, r = topology.coordinates[viewer]
    target_q, target_r = topology.coordinates[target]
    return any(
        not any(topology.at(q + dq, r + dr) in obstacles for dq, dr in line)
        for line in _corner_lines(target_q - q, target_r - r, facing % 6)
    )


@lru_cache(maxsize=1 << 13)
def _corner_lines(dq: int, dr: int, facing: int) -> tuple[Run, ...]:
    """For each line from a front corner to a corner of the target, the other hexes that it touches."""
    if facing:
        ahead = _corner_lines(*rotate(dq, dr, -facing), 0)
        return tuple(tuple(rotate(*hex_, facing) for hex_ in line) for line in ahead)
    lines = []
    for front in (hex_corner(0), hex_corner(1)):
        for x, y in map(hex_corner, range(6)):
            touched = touched_hexes(front, (3 * dq + x, 3 * dr + y))
            lines.append(tuple(hex_ for hex_ in touched if hex_ not in ((0, 0), (dq, dr))))
    return tuple(sorted(set(lines), key=len))
