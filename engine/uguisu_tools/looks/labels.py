"""Where names stand: of eight spots round a place, the one that covers least (Imhof's rules for names on maps), and always
nearer to their own place than to any other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import floor, hypot
from typing import Any, NamedTuple, TypeAlias

from uguisu.board.parts import Point

Segment: TypeAlias = tuple[Point, Point]

APART = 2.0
"""Pixels that a name keeps from what it names."""
OVER_LABEL, OVER_THING, OVER_LINE, OUTSIDE = 60.0, 40.0, 3.0, 100.0
"""What it costs to cover all of a name or a thing, as much of a line as the name is high, and to leave what is shown."""
WAY = 5.0
"""Pixels that a name keeps from the middle of a way."""
TOO_MUCH = 22.0
"""The cost from which on a name is left out rather than written over others."""
PREFERRED = ((1, 0), (0, 1), (0, -1), (-1, 0), (1, -1), (1, 1), (-1, -1), (-1, 1))
"""Right first, then below and above, then left, then the corners."""
LATER = 0.6
"""What each later spot costs."""
BUCKET = 80.0
CLEARER = 2.0
"""Pixels by which a name is nearer to its own dot than to any other."""


class Box(NamedTuple):
    """A rectangle by its middle and its size."""

    x: float
    y: float
    width: float
    height: float

    def shared(self, other: Box) -> float:
        """Return which part of the smaller of two boxes they share."""
        if 2 * abs(self.x - other.x) >= self.width + other.width or (
            2 * abs(self.y - other.y) >= self.height + other.height
        ):
            return 0.0
        wide = min(self.x + self.width / 2, other.x + other.width / 2) - max(
            self.x - self.width / 2, other.x - other.width / 2
        )
        high = min(self.y + self.height / 2, other.y + other.height / 2) - max(
            self.y - self.height / 2, other.y - other.height / 2
        )
        return wide * high / max(1e-9, min(self.width * self.height, other.width * other.height))


class Label(NamedTuple):
    """A name to be written beside a place, which is as large as `radius`."""

    key: str
    at: Point
    radius: float
    width: float
    height: float


class Dots:
    """Where dots are: a label is read as of the one that it is nearest to. They lie in buckets, so that only those about a
    label are asked.
    """

    def __init__(self, spots: Iterable[Point]) -> None:
        self._buckets: dict[tuple[int, int], list[Point]] = {}
        for x, y in spots:
            self._buckets.setdefault((floor(x / BUCKET), floor(y / BUCKET)), []).append((x, y))

    def own(self, box: Box, at: Point) -> bool:
        """Tell whether no other dot is as near to a box as the one at a point. It is asked for each spot of each label: nothing
        is called for a dot.
        """
        left, right = box.x - box.width / 2, box.x + box.width / 2
        top, bottom = box.y - box.height / 2, box.y + box.height / 2
        aside, below = max(left - at[0], 0.0, at[0] - right), max(top - at[1], 0.0, at[1] - bottom)
        reach = hypot(aside, below) + CLEARER
        nearer = reach * reach
        rows = range(floor((top - reach) / BUCKET), floor((bottom + reach) / BUCKET) + 1)
        for column in range(floor((left - reach) / BUCKET), floor((right + reach) / BUCKET) + 1):
            for row in rows:
                for spot in self._buckets.get((column, row), ()):
                    x, y = spot
                    aside = left - x if x < left else x - right if x > right else 0.0
                    below = top - y if y < top else y - bottom if y > bottom else 0.0
                    if aside * aside + below * below <= nearer and spot != at:
                        return False
        return True


def spots(label: Label) -> Iterator[Box]:
    """Yield the eight boxes round a place that its name may stand in, the best first."""
    (x, y), away = label.at, label.radius + APART
    for across, down in PREFERRED:
        near = 0.78 if across and down else 1.0
        yield Box(
            x + across * (away * near + label.width / 2),
            y + down * (away * near + label.height / 2),
            label.width,
            label.height,
        )


class Covered:
    """The lines and dots of a map, and what it costs boxes to cover them: names are tried in the same boxes again and again."""

    def __init__(self, lines: Iterable[Segment], dots: Iterable[Box] = ()) -> None:
        self._lines, self._dots = _Buckets(), _Buckets()
        for begin, end in lines:
            self._lines.put_line(begin, end)
        for dot in dots:
            self._dots.put(dot, dot)
        self.cost = lru_cache(maxsize=4096)(self._cost)

    def _cost(self, box: Box) -> float:
        """Return the price of the dots that a box covers, and of the lines that lie in it or very near to it."""
        wider = Box(box.x, box.y, box.width + WAY, box.height + WAY)
        covered = sum(_within(wider, line) for line in self._lines.near(wider))
        dots = sum(OVER_THING * box.shared(dot) for dot in self._dots.near(box))
        return dots + OVER_LINE * covered / box.height


def place_labels(
    labels: Iterable[Label],
    ground: Covered,
    things: Iterable[Box],
    within: Box | None = None,
    dots: Dots | None = None,
) -> dict[str, Box]:
    """Return where each name goes, those that matter most first; what has no room is left out. `dots`: of which a name must be
    nearest to its own.
    """
    taken = _Buckets()
    for thing in things:
        taken.put(thing, (thing, OVER_THING))
    found: dict[str, Box] = {}
    for label in labels:
        best, least = None, TOO_MUCH
        for later, box in enumerate(spots(label)):
            cost = LATER * later
            if cost >= least:  # so do all that come after
                break
            if within is not None:
                cost += OUTSIDE * (1 - box.shared(within))
            if cost >= least:
                continue
            for other, price in taken.near(box):
                cost += price * box.shared(other)
                if cost >= least:
                    break
            if cost < least:
                cost += ground.cost(box)
            if cost < least and (dots is None or dots.own(box, label.at)):
                best, least = box, cost
        if best is not None:
            found[label.key] = best
            taken.put(best, (best, OVER_LABEL))
    return found


class _Buckets:
    """Things by where they are, so that only what is near is looked at."""

    def __init__(self) -> None:
        self._in: dict[tuple[int, int], list[tuple[int, Any]]] = {}
        self._count = 0

    def put(self, box: Box, thing: Any) -> None:
        self._count += 1
        for key in _keys(box):
            self._in.setdefault(key, []).append((self._count, thing))

    def put_line(self, begin: Point, end: Point) -> None:
        self._count += 1
        span = hypot(end[0] - begin[0], end[1] - begin[1])
        steps = max(1, int(span / BUCKET * 2))
        keys = {
            (
                floor((begin[0] + (end[0] - begin[0]) * step / steps) / BUCKET),
                floor((begin[1] + (end[1] - begin[1]) * step / steps) / BUCKET),
            )
            for step in range(steps + 1)
        }
        for key in keys:
            self._in.setdefault(key, []).append((self._count, (begin, end)))

    def near(self, box: Box) -> list[Any]:
        seen = {number: thing for key in _keys(box) for number, thing in self._in.get(key, ())}
        return list(seen.values())


def _keys(box: Box) -> Iterator[tuple[int, int]]:
    for x in range(floor((box.x - box.width / 2) / BUCKET), floor((box.x + box.width / 2) / BUCKET) + 1):
        for y in range(
            floor((box.y - box.height / 2) / BUCKET), floor((box.y + box.height / 2) / BUCKET) + 1
        ):
            yield x, y


def _within(box: Box, line: Segment) -> float:
    """Return how much of a line lies in a box (Liang and Barsky's way)."""
    (x0, y0), (x1, y1) = line
    dx, dy = x1 - x0, y1 - y0
    first, last = 0.0, 1.0
    for step, low, high in (
        (dx, box.x - box.width / 2 - x0, box.x + box.width / 2 - x0),
        (dy, box.y - box.height / 2 - y0, box.y + box.height / 2 - y0),
    ):
        if step == 0:
            if low > 0 or high < 0:
                return 0.0
            continue
        near, far = sorted((low / step, high / step))
        first, last = max(first, near), min(last, far)
        if first >= last:
            return 0.0
    return (last - first) * hypot(dx, dy)
