"""Who sees whom. The rules are exact, and seeing is mutual.

Cells: a sees b if the straight line from middle to middle is clear. It is stopped by an *obstacle* cell whose
inside it crosses (never by the two cells at its ends: an obstacle can be looked at, not through), and by a
*border* of a blocking kind that it crosses. Where it runs exactly through a corner or along a side, one clear
hand is enough: two trees that touch at a corner, or two walls that meet there, stop it, and one does not.
Cells missing from the map are see-through.

Graphs have no straight lines: a place sees itself and those that touch it, but for a blocking edge between.

What stops looks, shots, noise or light is not the same, so a game makes a Sight for each: glass, say, is a border
that `blocked_by` names for noise and not for looks, and a `reach` of 1 tells what lies beside a cell and not
behind an obstacle. It answers to the rules of squares in Spies: SP-02, SP-40, SP-41, SP-H25, and SP-43 for mirrors.

Mirrors are borders of the kinds that `mirrors` names, on a map of squares. They lie as the edge between their
two cells lies, show both their faces, and let no look through. A look *at* a cell beside a mirror is thrown back
as if it had met the mirror in the middle of that cell: straight back if it came at 90 degrees; at 45, on along the
mirror and away from it. A look that runs along a mirror, or comes away from it, is not thrown back.

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

One who stands on d2 looks south-east at e3, which has a mirror on its right: so d4 and c5 are seen, too.

>>> hall = compile_map(msgspec.convert({
...     "format": 1, "kind": "squares", "id": "hall", "legend": {".": {"terrain": "floor"}},
...     "rows": ["......"] * 5, "borders": [{"between": ["e3", "f3"], "kind": "mirror"}],
... }, SquaresMap))
>>> sight = Sight(hall, mirrors={"mirror"})
>>> at = hall.index["e3"]
>>> [[hall.ids[cell] for cell in sight.ray(at, thrown)] for thrown in sight.reflections(at, "se")]
[['d4', 'c5']]
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import combinations

from uguisu.board.hexagon import length, rotate
from uguisu.board.layout import NOWHERE
from uguisu.board.line_grid import LineGrid
from uguisu.board.lines import Run, hex_corner, touched_hexes
from uguisu.board.topology import Topology


class Sight:
    """Sight over a map for given obstacles (places), blocking kinds of borders and mirrors; they do not change.

    `reach` bounds it, in steps: on squares a diagonal counts as one. Borders between pairs of places in `opened`
    are gone, whatever their kind: doors that stand open, mirrors that broke. Answers are computed on demand, and all but those
    of `sees` are cached. Raises ValueError for mirrors on a map that has no squares.
    """

    def __init__(
        self,
        topology: Topology,
        *,
        obstacles: Iterable[int] = (),
        blocked_by: Collection[str] = (),
        mirrors: Collection[str] = (),
        opened: Iterable[tuple[int, int]] = (),
        reach: int | None = None,
    ) -> None:
        if mirrors and topology.kind != "squares":
            raise ValueError(f"map '{topology.id}' is not made of squares: nothing is reflected on it")
        self.topology = topology
        self.obstacles = frozenset(obstacles)
        self.reach = reach
        gone = {pair for a, b in opened for pair in ((a, b), (b, a))}
        self._mirrors = self._either_way(mirrors) - gone
        self._blocked = self._either_way(blocked_by) - gone | self._mirrors
        self._visible: dict[int, tuple[int, ...]] = {}
        self._rays: dict[tuple[int, int], tuple[int, ...]] = {}
        self._groups: dict[tuple[int, int], tuple[tuple[int, ...], ...]] = {}

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
            known = self._visible[place] = tuple(self._seen(place))
        return known

    def ray(self, place: int, direction: int | str) -> tuple[int, ...]:
        """The cells straight ahead up to the map's end, a blocking border, or an obstacle (included).

        On squares a diagonal ray is stopped at a corner as a diagonal sight line is. `reach` does not bound it.
        """
        number = self._number(direction)
        known = self._rays.get((place, number))
        if known is None:
            known = self._rays[place, number] = tuple(self._straight_ahead(place, number))
        return known

    def ray_from_outside(self, place: int, direction: int | str) -> tuple[int, ...]:
        """The cells of a ray that enters the map at `place`, this one first (SP-50, SP-51)."""
        return (place,) if place in self.obstacles else (place, *self.ray(place, direction))

    def groups(self, place: int, size: int) -> tuple[tuple[int, ...], ...]:
        """Every connected group of `size` cells beside `place` that it sees (SP-20, SP-50, SP-H50).

        Two cells touch if one step leads from one to the other, on squares a diagonal one too, whatever lies between.
        """
        known = self._groups.get((place, size))
        if known is None:
            ways = range(len(self.topology.directions))
            around = [there for way in ways if (there := self.topology.step(place, way)) != NOWHERE]
            choices = combinations(self._lines.clear_from(place, around), size)
            known = self._groups[place, size] = tuple(filter(self._hang_together, choices))
        return known

    def reflections(self, place: int, direction: int | str) -> tuple[int, ...]:
        """The directions in which the mirrors beside `place` reflect a look that arrives in `direction`.

        There are two if it looks into a corner of mirrors. What is seen by them is a `ray` from `place`: straight
        back it begins with what was looked over before, the looker's own cell among it. See the module's
        docstring for the rule.
        """
        if not self._mirrors:
            return ()
        number = self._number(direction)
        sides = (number,) if number % 2 == 0 else ((number - 1) % 8, (number + 1) % 8)
        step = self.topology.step
        return tuple(
            (2 * side + 4 - number) % 8 for side in sides if (place, step(place, side)) in self._mirrors
        )

    def _number(self, direction: int | str) -> int:
        return self.topology.directions.index(direction) if isinstance(direction, str) else direction

    def _straight_ahead(self, place: int, direction: int) -> Iterator[int]:
        there = self.topology.step(place, direction)
        while there != NOWHERE and self._lines.clear(place, there):
            yield there
            if there in self.obstacles:
                return
            place, there = there, self.topology.step(there, direction)

    def _hang_together(self, places: Sequence[int]) -> bool:
        reached, apart = list(places[:1]), set(places[1:])
        for here in reached:
            touching = {there for there in apart if self._steps(here, there) == 1}
            reached += touching
            apart -= touching
        return not apart

    def _either_way(self, kinds: Collection[str]) -> set[tuple[int, int]]:
        edges = [edge for edge in self.topology.edges if edge.kind in kinds]
        return {pair for edge in edges for pair in ((edge.a, edge.b), (edge.b, edge.a))}

    def _seen(self, place: int) -> list[int]:
        if self.topology.kind == "graph":
            return [there for there in self._near(place) if self.sees(place, there)]
        if self.topology.kind == "squares" or self.reach is None:
            return self._lines.clear_from(place, self._near(place))
        near = (there for there in self._near(place) if self._steps(place, there) <= self.reach)
        return self._lines.clear_from(place, near)

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
        for line in corner_lines(target_q - q, target_r - r, facing % 6)
    )


@lru_cache(maxsize=1 << 13)
def corner_lines(dq: int, dr: int, facing: int) -> tuple[Run, ...]:
    """For each line from a front corner to a corner of the target, the other hexes that it touches."""
    if facing:
        ahead = corner_lines(*rotate(dq, dr, -facing), 0)
        return tuple(tuple(rotate(*hex_, facing) for hex_ in line) for line in ahead)
    lines = []
    for front in (hex_corner(0), hex_corner(1)):
        for x, y in map(hex_corner, range(6)):
            touched = touched_hexes(front, (3 * dq + x, 3 * dr + y))
            lines.append(tuple(hex_ for hex_ in touched if hex_ not in ((0, 0), (dq, dr))))
    return tuple(sorted(set(lines), key=len))
