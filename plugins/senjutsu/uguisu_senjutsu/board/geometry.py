"""Where a duel's diagrams lie, what blocks an attack, who sees whom, and which way one is pushed.

Everything is worked out once a field and kept: by offset, by facing, by pair of hexes. Sets of hexes are masks, one bit
a place, so that a question in play is a few `and`s.

>>> offset("F"), offset("F+FR"), offset("B")
((0, -1), (1, -2), (0, 1))
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from math import atan2, degrees, inf, sqrt
from typing import Any

from uguisu.board import (
    NOWHERE,
    RELATIVE,
    STEPS,
    Axial,
    Gate,
    Run,
    Topology,
    corner_sight,
    hex_gates,
    length,
    ring,
)

REACH = 6
"""How far from the figure a diagram's hex may lie: across the whole of one field (SJ-40)."""


UNKNOWN = -1
"""A mask that nobody has asked for yet."""


@cache
def disc(radius: int) -> tuple[tuple[Axial, ...], tuple[tuple[int, ...], ...]]:
    """Return the hexes around (0, 0), which comes first, and for each which of them a step leads to, by direction."""
    hexes = tuple(one for far in range(radius + 1) for one in ring(far))
    number = {one: place for place, one in enumerate(hexes)}
    return hexes, tuple(tuple(number.get((q + a, r + b), NOWHERE) for a, b in STEPS) for q, r in hexes)


class HexError(ValueError):
    """A hex of a diagram that no figure can reach. `word` is the step it does not know, None for another reason."""

    def __init__(self, written: str, word: str | None = None) -> None:
        super().__init__(f"'{written}' is no hex of a diagram")
        self.word = word


def offset(written: str) -> Axial:
    """Return the hex that steps lead to, as seen by a figure that faces 0: ``F``, ``F+F``, ``F+FR`` (SJ-40).

    Raises HexError on an unknown step, on the figure's own hex, and on one that is farther away than any field is wide.
    """
    q = r = 0
    for word in written.split("+"):
        if word not in RELATIVE:
            raise HexError(written, word)
        step = STEPS[RELATIVE[word]]
        q, r = q + step[0], r + step[1]
    if not 0 < length(q, r) <= REACH:
        raise HexError(written)
    return q, r


@cache
def straight_paths(dq: int, dr: int) -> tuple[Run, ...]:
    """Return the shortest straight ways from hex (0, 0) to (dq, dr), both ends among them (SJ-45).

    All their hexes lie on the straight line from middle to middle: it runs through them, or along their sides.

    >>> straight_paths(0, -2)
    (((0, 0), (0, -1), (0, -2)),)
    >>> straight_paths(1, -2)
    (((0, 0), (0, -1), (1, -2)), ((0, 0), (1, -1), (1, -2)))
    """
    ways: list[Run] = [((0, 0),)]
    on_line = {one for gate in hex_gates(dq, dr) for run in _shortest(gate) for one in run}
    for left in reversed(range(length(dq, dr))):
        ways = [
            (*way, there)
            for way in ways
            for step_q, step_r in STEPS
            if (there := (way[-1][0] + step_q, way[-1][1] + step_r)) in on_line
            and length(dq - there[0], dr - there[1]) == left
        ]
    return tuple(ways)


@cache
def ways_towards(dq: int, dr: int) -> tuple[int, ...]:
    """Return the directions in which the straight ways from hex (0, 0) to (dq, dr) begin; none if they are the same hex."""
    return tuple(sorted({STEPS.index(path[1]) for path in straight_paths(dq, dr)})) if dq or dr else ()


@cache
def turns_towards(dq: int, dr: int) -> tuple[int, ...]:
    """Return by how many times 60 degrees one on hex (0, 0) must turn to look straight to (dq, dr), for each facing."""
    ways = ways_towards(dq, dr)
    return tuple(
        min((min((way - facing) % 6, (facing - way) % 6) for way in ways), default=0) for facing in range(6)
    )


def _shortest(gate: Gate) -> Gate:
    """Leave out the way round a hex that the line touches at a mere corner."""
    least = min(map(len, gate))
    return tuple(run for run in gate if len(run) == least)


class Laid:
    """The hexes of a diagram, for every facing and place of a figure; laid when first asked for, and kept (SJ-40, SJ-H08)."""

    def __init__(self, topology: Topology, hexes: Sequence[Axial]) -> None:
        self._topology, self._hexes = topology, tuple(hexes)
        self.places = cache(self._places)
        """(facing, place) -> the places of the hexes, in their order; `NOWHERE` off the field."""
        self.masks: list[int] = [UNKNOWN] * (6 * len(topology))
        """The same as a mask, by pose, as far as somebody has asked `mask`: whoever asks all game long looks here first."""

    def _places(self, facing: int, place: int) -> tuple[int, ...]:
        return tuple(self._topology.relative(place, facing, *one) for one in self._hexes)

    def mask(self, facing: int, place: int) -> int:
        """Return the places of the hexes as a mask."""
        found = self.masks[place * 6 + facing]
        if found == UNKNOWN:
            found = sum(1 << there for there in set(self.places(facing, place)) if there != NOWHERE)
            self.masks[place * 6 + facing] = found
        return found


class Distances(dict[int, tuple[int, ...]]):
    """By two places, how many steps apart they are: ``[one][other]``. A row is reckoned when it is first asked for."""

    def __init__(self, at: Sequence[Axial]) -> None:
        super().__init__()
        self._at = at

    def __missing__(self, one: int) -> tuple[int, ...]:
        q, r = self._at[one]
        row = self[one] = tuple([length(there_q - q, there_r - r) for there_q, there_r in self._at])
        return row


class Field:
    """The geometry of one field.

    Attributes:
        step: by place and direction, the place one step away, or `NOWHERE`.
        distance: by two places, how many steps apart they are, whatever lies between.
        width: the greatest distance there is.
    """

    def __init__(self, topology: Topology) -> None:
        self.topology = topology
        places = range(len(topology))
        at = topology.coordinates
        self.step = tuple(tuple(topology.step(place, way) for way in range(6)) for place in places)
        self.distance = Distances(at)
        axes = ([q for q, _ in at], [r for _, r in at], [q + r for q, r in at])
        self.width = max(max(axis) - min(axis) for axis in axes)
        self._paths: dict[tuple[int, int], tuple[int, ...]] = {}
        self.same: Callable[[Any, Any], Any] = dict[Any, Any]().setdefault
        """(a thing, that thing) -> the first that was equal to it: what is kept by the thousand lies in memory once."""
        self.sees = lru_cache(maxsize=1 << 16)(self._sees)
        """(viewer, its facing, target, the hexes with terrain as a mask) -> whether it sees that hex (SJ-50)."""

    def lay(self, hexes: Sequence[Axial]) -> Laid:
        """Lay a diagram on this field."""
        return Laid(self.topology, hexes)

    def blocked(self, covered: int, attacker: int, target: int) -> bool:
        """SJ-45: whether blocks cover the target's hex, the attacker's, or a hex of every shortest straight path."""
        if not covered:
            return False
        return all(path & covered for path in self._paths_between(attacker, target))

    def _sees(self, viewer: int, facing: int, target: int, terrain: int) -> bool:
        places = {place for place in range(terrain.bit_length()) if terrain >> place & 1}
        return not places or corner_sight(self.topology, viewer, facing, target, places)

    def facing(self, place: int, target: int) -> int:
        """Return the side of a hex that looks to another: after a step through it, the way is shortest."""
        centres = self.topology.centres
        x, y = centres[target]

        def far(direction: int) -> float:
            there = self.step[place][direction]
            return (centres[there][0] - x) ** 2 + (centres[there][1] - y) ** 2 if there != NOWHERE else inf

        return min(range(6), key=far)

    def away(self, one: int, other: int) -> tuple[int, ...]:
        """SJ-44: the directions in which `other` may be pushed a step, straight away from `one`; none if they share a hex."""
        return ways_towards(*self._apart(one, other))

    def bearing(self, one: int, other: int) -> int:
        """Return in which direction `other` lies from `one`, in degrees clockwise from direction 0."""
        dq, dr = self._apart(one, other)
        return round(degrees(atan2(1.5 * dq, -sqrt(3) * (dr + dq / 2)))) % 360

    def towards(self, one: int, other: int) -> tuple[int, ...]:
        """SJ-44: the directions in which `other` may be pulled a step, straight towards `one`."""
        return ways_towards(*self._apart(other, one))

    def turns(self, place: int, facing: int, other: int) -> int:
        """Return by how many times 60 degrees one who stands at a place does not look straight at another."""
        return turns_towards(*self._apart(place, other))[facing]

    def _apart(self, one: int, other: int) -> Axial:
        (q, r), (other_q, other_r) = self.topology.coordinates[one], self.topology.coordinates[other]
        return other_q - q, other_r - r

    def _paths_between(self, attacker: int, target: int) -> tuple[int, ...]:
        known = self._paths.get((attacker, target))
        if known is None:
            paths = straight_paths(*self._apart(attacker, target))
            known = self._paths[attacker, target] = tuple(self._mask(attacker, path) for path in paths)
        return known

    def _mask(self, origin: int, hexes: Iterable[Axial]) -> int:
        q, r = self.topology.coordinates[origin]
        places = {self.topology.at(q + dq, r + dr) for dq, dr in hexes} - {NOWHERE}
        return sum(1 << place for place in places)
