"""What a printed line of steps and turns can come to (SJ-30 to SJ-33)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from functools import cache, cached_property
from typing import TYPE_CHECKING, NamedTuple

from uguisu.board import NOWHERE, Axial
from uguisu_senjutsu.board.geometry import disc

if TYPE_CHECKING:
    from uguisu_senjutsu.board.geometry import Field

LONG_STEPS = 3
"""SJ-33: how many steps a long move may have."""
ALL = 1 << 30
CRASHES = 7
"""How a figure ends is ``(place * 6 + facing) * CRASHES + 1 + direction of a collision``, or + 0 without one."""


class Part(NamedTuple):
    """A part of a line: steps in one of several directions, relative to the figure, or turns of 60 degrees (`ways` empty)."""

    ways: tuple[int, ...]
    times: int
    optional: bool


class Line(NamedTuple):
    """A printed line of movement; all its steps go in one relative direction, and its turns, unless it is `free` (SJ-30)."""

    parts: tuple[Part, ...]
    in_order: bool
    free: bool = False

    @property
    def ways(self) -> frozenset[int]:
        """The directions in which all its compulsory steps can go."""
        wanted = [
            frozenset(part.ways) for part in self.parts if part.ways and not part.optional and not self.free
        ]
        return frozenset(range(6)).intersection(*wanted)


Pose = tuple[int, int, int, int]
"""Place, facing, and the directions chosen so far for steps (-1: none) and turns (0: none)."""
Ways = tuple[int, tuple[int, ...]]
"""The hex of an end as a mask, and the hexes of each way there."""
Step = Callable[[int, int], bool]
"""(from place, direction) -> whether a walk may go on there."""


Reach = tuple[tuple[int, ...], tuple[Ways, ...], int]
"""Where a line leads from one pose on an empty field: its ends, the ways to each, and all hexes that it goes by."""


class _Walk:
    """All ways to carry a line out from one pose, as far as `open_to` lets it go.

    Attributes:
        ends: how it may end, each with the sets of hexes that lead there, as masks.
        barred: compulsory steps that were not let on: place, facing and direction; each with the sets of hexes that lead there.
        tried: the hexes that it came to or was kept from.
        stops: the hexes where it ends as soon as it comes to one, as a mask.
    """

    def __init__(self, step: tuple[tuple[int, ...], ...], line: Line, open_to: Step, stops: int = 0) -> None:
        self.step, self.parts, self.in_order, self.open_to = step, line.parts, line.in_order, open_to
        self.stops = stops
        self.ways, self.free = line.ways, line.free
        self.ends: dict[int, set[int]] = {}
        self.barred: dict[tuple[int, int, int], set[int]] = {}
        self.tried: set[int] = set()
        self.seen: set[tuple[int, ...]] = set()

    def go(self, pose: Pose, left: tuple[int, ...], walked: int) -> None:
        """Go on from a pose; `left` is how much of each part is yet to do, `walked` the hexes that were entered."""
        if (*pose, *left, walked) in self.seen:
            return
        self.seen.add((*pose, *left, walked))
        place, facing, _, sign = pose
        undone = [bool(count) and not part.optional for count, part in zip(left, self.parts, strict=True)]
        if not any(undone):
            self.ends.setdefault((place * 6 + facing) * CRASHES, set()).add(walked)
        for number, part in enumerate(self.parts):
            if not left[number]:
                continue
            rest = (*left[:number], left[number] - 1, *left[number + 1 :])
            if self.in_order:
                if any(undone[:number]):
                    break
                rest = (*[0] * number, *rest[number:])
            if part.ways:
                self._step(pose, rest, part, walked)
            else:
                for turn in (sign,) if sign else (1, -1):
                    kept = 0 if self.free else turn
                    self.go((place, (facing + turn) % 6, pose[2], kept), rest, walked)

    def _step(self, pose: Pose, rest: tuple[int, ...], part: Part, walked: int) -> None:
        place, facing, way, sign = pose
        for one in part.ways:
            if one not in self.ways or way not in (-1, one):
                continue
            direction = (facing + one) % 6
            there = self.step[place][direction]
            self.tried.add(there)
            if self.open_to(place, direction):
                if self.stops and self.stops >> there & 1:
                    self.ends.setdefault((there * 6 + facing) * CRASHES, set()).add(walked | 1 << there)
                else:
                    self.go((there, facing, -1 if self.free else one, sign), rest, walked | 1 << there)
            if not part.optional:
                self.barred.setdefault((place, facing, direction), set()).add(walked)


class Courses:
    """Where a line of movement leads, by where it begins; worked out when first asked for, and kept."""

    def __init__(self, field: Field, line: Line) -> None:
        self._field, self.line = field, line
        self.reaches: list[Reach | None] = [None] * (6 * len(field.step))
        """By pose, as far as somebody has asked `from_pose`: whoever asks all game long looks here first."""
        self._crashes = cache(self._work_out_crashes)

    def ends(self, place: int, facing: int, shut: int, no_stay: int, most: int = ALL) -> Sequence[int]:
        """Return how the line may end without collision: on a hex where one may stay, past no hex that is shut; where it is
        shut, nobody can stay either. Of many, the first `most` will do.
        """
        ends, known, near = self.reaches[place * 6 + facing] or self.from_pose(place, facing)
        if not near & no_stay:
            return ends
        found: list[int] = []
        for end, (spot, ways) in zip(ends, known, strict=True):
            if not spot & no_stay:
                for walked in ways:
                    if not walked & shut:
                        found.append(end)
                        break
                if len(found) == most:
                    break
        return found

    def draw(
        self, place: int, facing: int, shut: int, no_stay: int, random: Callable[[], float]
    ) -> int | None:
        """Return one of `ends` by chance; None if too few of those on an empty field are left to find it so."""
        ends, known, _ = self.from_pose(place, facing)
        for _ in ends:
            drawn = int(random() * len(ends))
            spot, ways = known[drawn]
            if not spot & no_stay:
                for walked in ways:
                    if not walked & shut:
                        return ends[drawn]
        return None

    def ends_stopping(self, place: int, facing: int, shut: int, no_stay: int, stops: int) -> Sequence[int]:
        """Return the same of a line that ends on the first hex where it `stops`."""
        step = self._field.step
        walk = _Walk(step, self.line, lambda here, way: self._free(here, way, shut), stops)
        walk.go((place, facing, -1, 0), _whole(self.line), 0)
        return tuple(sorted(end for end in walk.ends if not no_stay >> end // CRASHES // 6 & 1))

    def crashes(self, place: int, facing: int, no_stay: int) -> tuple[int, ...]:
        """SJ-32: return with which collisions the line may end if it is compulsory and cannot be carried out."""
        return self._crashes(place, facing, no_stay & self.from_pose(place, facing)[2])

    def ways_to(self, place: int, facing: int, shut: int, end: int, stops: int = 0) -> set[int]:
        """Return the hexes of each way to one of the ends that the others tell, as masks; none if it does not lead there. Ways
        that go by all the hexes of another are left out where that is quicker.
        """
        if not end % CRASHES and not stops:
            ends, known, _ = self.from_pose(place, facing)
            found = bisect_left(ends, end)
            there = found < len(ends) and ends[found] == end
            return {walked for walked in known[found][1] if not walked & shut} if there else set()
        walk = _Walk(self._field.step, self.line, lambda here, way: self._free(here, way, shut), stops)
        walk.go((place, facing, -1, 0), _whole(self.line), 0)
        pose, crash = divmod(end, CRASHES)
        return walk.barred.get((*divmod(pose, 6), crash - 1), set()) if crash else walk.ends.get(end, set())

    def from_pose(self, place: int, facing: int) -> Reach:
        """Return where it leads on an empty field."""
        found = self.reaches[place * 6 + facing]
        if found is None:
            found = self.reaches[place * 6 + facing] = self._from_pose(place, facing)
        return found

    def _from_pose(self, place: int, facing: int) -> Reach:
        hexes, led = self._without_edge
        relative = self._field.topology.relative
        at = {number: relative(place, facing, *one) for number, one in hexes.items()}
        bit = {number: 1 << there if there != NOWHERE else 0 for number, there in at.items()}
        found: list[tuple[int, Ways]] = []
        for number, turned, ways in led:
            masks = tuple([sum(map(bit.__getitem__, way)) for way in ways if all(map(bit.__getitem__, way))])
            if masks:
                found.append(((at[number] * 6 + (facing + turned) % 6) * CRASHES, (bit[number], masks)))
        found.sort()
        same = self._field.same
        return (
            tuple([same(end, end) for end, _ in found]),
            tuple([same(ways, ways) for _, ways in found]),
            sum(bit.values()),
        )

    @cached_property
    def _without_edge(self) -> tuple[dict[int, Axial], list[tuple[int, int, list[frozenset[int]]]]]:
        """Where it leads as if there were no edge: the hexes that it comes to, as a figure sees them that faces 0, by number;
        and its ends, each with its hex, how far the figure has turned, and the hexes of each way there.
        """
        hexes, step = disc(sum(part.times for part in self.line.parts if part.ways))
        walk = _Walk(step, self.line, lambda _here, _way: True)
        walk.go((0, 0, -1, 0), _whole(self.line), 0)
        ends = [(*divmod(end // CRASHES, 6), _least(ways)) for end, ways in walk.ends.items()]
        return {number: hexes[number] for number in {0, *walk.tried}}, ends

    def _work_out_crashes(self, place: int, facing: int, shut: int) -> tuple[int, ...]:
        return tuple(
            sorted(
                (place * 6 + facing) * CRASHES + 1 + direction
                for place, facing, direction in self._walk(place, facing, shut).barred
                if not self._free(place, direction, shut)
            )
        )

    def _walk(self, place: int, facing: int, shut: int) -> _Walk:
        walk = _Walk(self._field.step, self.line, lambda here, way: self._free(here, way, shut))
        walk.go((place, facing, -1, 0), _whole(self.line), 0)
        return walk

    def _free(self, place: int, direction: int, shut: int) -> bool:
        there = self._field.step[place][direction]
        return there != NOWHERE and not shut >> there & 1


def _whole(line: Line) -> tuple[int, ...]:
    return tuple(part.times for part in line.parts)


def _least(ways: set[int]) -> list[frozenset[int]]:
    """Return the hexes of each way, but for the ways that lead past more hexes than another does."""
    least = [way for way in sorted(ways) if not any(less & way == less != way for less in ways)]
    return [frozenset(number for number in range(way.bit_length()) if way >> number & 1) for way in least]


def lengthened(line: Line) -> Line:
    """SJ-33: the move may be up to 3."""
    parts = tuple(
        Part(part.ways, max(part.times, LONG_STEPS), True) if part.ways else part for part in line.parts
    )
    return Line(parts, line.in_order, line.free)


def all_ends(field: Field) -> tuple[tuple[int, int, int], ...]:
    """Return how a figure may end, by number: where, looking in which direction, and with which collision."""
    places = range(len(field.step))
    return tuple(
        (place, facing, crash) for place in places for facing in range(6) for crash in range(CRASHES)
    )
