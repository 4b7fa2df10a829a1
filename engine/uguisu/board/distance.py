"""Distances and shortest paths over any adjacency, worked out when asked for.

>>> ways = Distances(((1,), (0, 2), (1, 3), (2,), ()))
>>> ways.between(0, 3), ways.between(0, 4)
(3, -1)
>>> ways.path(0, 3)
(0, 1, 2, 3)
>>> ways.within(1, 1)
(1, 0, 2)
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

UNREACHABLE = -1


def waves(adjacency: Sequence[Sequence[int]], start: int) -> Iterator[list[int]]:
    """Yield the places no step away from `start`, those one step away, and so on, breadth first.

    >>> list(waves(((1, 2), (3,), (3,), (), ()), 0))
    [[0], [1, 2], [3]]
    """
    seen = bytearray(len(adjacency))
    seen[start] = True
    wave = [start]
    while wave:
        yield wave
        reached: list[int] = []
        for here in wave:
            for there in adjacency[here]:
                if not seen[there]:
                    seen[there] = True
                    reached.append(there)
        wave = reached


def parts_of(adjacency: Sequence[Iterable[int]]) -> tuple[tuple[int, ...], ...]:
    """Return the parts in which places hang together, by their lowest places. Links that lead one way join, too.

    >>> parts_of(((2,), (), (), (1,)))
    ((0, 2), (1, 3))
    """
    joined = [set(places) for places in adjacency]
    for here, places in enumerate(adjacency):
        for there in places:
            joined[there].add(here)
    parts: list[tuple[int, ...]] = []
    seen: set[int] = set()
    for start in range(len(joined)):
        if start not in seen:
            seen.add(start)
            part = [start]
            for here in part:
                fresh = joined[here] - seen
                seen |= fresh
                part += fresh
            parts.append(tuple(sorted(part)))
    return tuple(parts)


class StepsFrom(dict[int, tuple[int, ...]]):
    """`steps[a][b]`: the number of steps from `a` to `b`, `far` if no way leads there. Rows are computed on demand.

    >>> StepsFrom(((1,), ()), far=99)[1]
    (99, 0)
    """

    def __init__(self, adjacency: Sequence[Sequence[int]], far: int = UNREACHABLE) -> None:
        super().__init__()
        self.adjacency = adjacency
        self.far = far

    def __missing__(self, start: int) -> tuple[int, ...]:
        """Search from there."""
        steps = [self.far] * len(self.adjacency)
        for distance, wave in enumerate(waves(self.adjacency, start)):
            for place in wave:
                steps[place] = distance
        found = self[start] = tuple(steps)
        return found


class Distances:
    """Numbers of steps between places, for one adjacency: a topology's own, `walkable(...)`, or yours.

    Each place's list is found by breadth-first search when first asked for, and kept: all pairs of a
    120-zone map are 14,400 small numbers. Links may lead one way only.
    """

    def __init__(self, adjacency: Sequence[Sequence[int]]) -> None:
        self.adjacency = tuple(tuple(places) for places in adjacency)
        self._from = StepsFrom(self.adjacency)
        self._reverse: tuple[tuple[int, ...], ...] | None = None

    def from_place(self, start: int) -> tuple[int, ...]:
        """The steps from `start` to every place; -1 where no way leads."""
        return self._from[start]

    def all_pairs(self) -> tuple[tuple[int, ...], ...]:
        """The steps from every place to every place: `all_pairs()[a][b]`. Quadratic in the places."""
        return tuple(self.from_place(start) for start in range(len(self.adjacency)))

    def between(self, start: int, goal: int) -> int:
        """The steps from `start` to `goal`; -1 if no way leads there."""
        return self.from_place(start)[goal]

    def within(self, start: int, steps: int) -> tuple[int, ...]:
        """The places at most `steps` away, nearest first, then by number; `start` itself is the first."""
        return tuple(
            place for wave in islice(waves(self.adjacency, start), steps + 1) for place in sorted(wave)
        )

    def path(self, start: int, goal: int) -> tuple[int, ...]:
        """A shortest path with both its ends, or () if there is none.

        Of several, always the same: the one that, walked back from its goal, keeps to the lowest numbers.
        """
        steps = self.from_place(start)
        if steps[goal] == UNREACHABLE:
            return ()
        path = [goal]
        while path[-1] != start:
            here = path[-1]
            path.append(min(p for p in self._into(here) if steps[p] == steps[here] - 1))
        return tuple(reversed(path))

    def _into(self, place: int) -> tuple[int, ...]:
        if self._reverse is None:
            into: list[list[int]] = [[] for _ in self.adjacency]
            for here, places in enumerate(self.adjacency):
                for there in places:
                    into[there].append(here)
            self._reverse = tuple(tuple(places) for places in into)
        return self._reverse[place]
