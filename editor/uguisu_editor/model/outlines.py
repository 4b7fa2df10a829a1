"""Outlines of zones, cut in two along a line and joined along a border. Corners that neighbours share stay where they are."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise
from math import hypot
from typing import NamedTuple, TypeAlias

from uguisu_editor.map_kinds.graph.board import distance_to_segment
from uguisu_editor.model.inside import centroid, inside
from uguisu_editor.model.naming import written

Point: TypeAlias = tuple[float, float]
Outline: TypeAlias = tuple[Point, ...]

NEARLY = 1e-3
"""Up to this part of the length of a side a point beside it counts as on it."""
EXACTLY = NEARLY / 50
"""The same of a new corner: both parts of the side still lie along whatever lay along it."""
LEAST_CORNERS = 3
LEVELS = 9
"""At how many heights of an outline one looks for room within it."""


class Crossing(NamedTuple):
    """Where a line crosses an outline: on the side that begins at corner number `side`, or at a corner."""

    side: int
    at: Point


Cut: TypeAlias = tuple[Crossing, Crossing]


def cut_across(outline: Outline, start: Point, end: Point, step: float, slack: float) -> Cut | None:
    """Return where the line through two points leaves an outline on either side of their middle; None where no two parts
    come of it. Points on sides are as round as `step`, if the side lets them; a corner at most `slack` away is taken.

    >>> cut_across(((0, 0), (4, 0), (4, 2), (0, 2)), (2.1, 0.5), (2.1, 1.5), 1, 0)
    (Crossing(side=0, at=(2, 0)), Crossing(side=2, at=(2, 2)))
    """
    middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    way = end[0] - start[0], end[1] - start[1]
    if not inside(middle, outline) or way == (0, 0):
        return None
    found = sorted(_crossings(outline, middle, way))
    before = [crossing for away, crossing in found if away < 0]
    after = [crossing for away, crossing in found if away > 0]
    if not before or not after:
        return None
    one, other = (_settled(outline, crossing, step, slack) for crossing in sorted((before[-1], after[0])))
    parts = halves(outline, (one, other)) if one.at != other.at else ()
    whole = area(outline)
    fit = len(parts) == 2 and all(
        len(part) >= LEAST_CORNERS and area(part) > NEARLY * whole for part in parts
    )
    return (one, other) if fit else None


def _crossings(outline: Outline, middle: Point, way: Point) -> Iterator[tuple[float, Crossing]]:
    """Yield how far along a way from a point it crosses sides, and where."""
    for number, ((x0, y0), (x1, y1)) in enumerate(sides(outline)):
        dx, dy = x1 - x0, y1 - y0
        turn = way[0] * dy - way[1] * dx
        if turn == 0:
            continue
        ahead = ((x0 - middle[0]) * dy - (y0 - middle[1]) * dx) / turn
        along = ((x0 - middle[0]) * way[1] - (y0 - middle[1]) * way[0]) / turn
        if 0 <= along <= 1:
            yield ahead, Crossing(number, (x0 + along * dx, y0 + along * dy))


def _settled(outline: Outline, crossing: Crossing, step: float, slack: float) -> Crossing:
    """A crossing at the corner nearby, else as round as its side lets it be."""
    begin, end = outline[crossing.side], outline[(crossing.side + 1) % len(outline)]
    near = min((begin, end), key=lambda corner: _away(corner, crossing.at))
    if _away(near, crossing.at) <= slack:
        return Crossing(crossing.side, near)
    for _ in range(4):
        x, y = written(crossing.at, step)
        if is_on((x, y), begin, end, EXACTLY):
            return Crossing(crossing.side, (x, y))
        step /= 10
    return crossing


def halves(outline: Outline, cut: Cut) -> tuple[Outline, ...]:
    """Return the two parts of an outline that was cut, going round as it does."""
    ring = outline
    for crossing in cut:
        ring = with_corner(ring, crossing.at)
    first, second = sorted(ring.index(crossing.at) for crossing in cut)
    return ring[first : second + 1], (*ring[second:], *ring[: first + 1])


def joined(one: Outline, other: Outline) -> Outline | None:
    """Return the outline of two zones taken together; None where they have no border, or another zone lies between.

    >>> joined(((0, 0), (2, 0), (2, 2), (0, 2)), ((2, 1), (4, 1), (4, 2), (2, 2)))
    ((0, 0), (2, 0), (2, 1), (4, 1), (4, 2), (2, 2), (0, 2))
    """
    if area(one, signed=True) * area(other, signed=True) < 0:
        other = other[::-1]
    other = tuple(_same(corner, one) for corner in other)
    for corner in other:
        one = with_corner(one, corner)
    for corner in one:
        other = with_corner(other, corner)
    theirs, ours = set(sides(other)), set(sides(one))
    left = [side for side in sides(one) if side[::-1] not in theirs]
    left += [side for side in sides(other) if side[::-1] not in ours]
    follows = dict(left)
    if len(left) == len(one) + len(other) or len(follows) < len(left):
        return None
    found = [left[0][0]]
    while (following := follows[found[-1]]) != found[0]:
        found.append(following)
    return tuple(found) if len(found) == len(left) else None


def without_flat_corners(outline: Outline, kept: Collection[Point]) -> Outline:
    """Return an outline without the corners at which it goes straight on, but for those that are `kept`."""
    ring = list(outline)
    for corner in outline:
        at = ring.index(corner)
        before, after = ring[at - 1], ring[(at + 1) % len(ring)]
        if corner not in kept and len(ring) > LEAST_CORNERS and is_on(corner, before, after):
            del ring[at]
    return tuple(ring)


def with_corner(outline: Outline, corner: Point) -> Outline:
    """Return an outline with a corner where one of its sides passes; as it is, where none does or it has it."""
    if corner in outline:
        return outline
    for number, (begin, end) in enumerate(sides(outline)):
        if is_on(corner, begin, end):
            return (*outline[: number + 1], corner, *outline[number + 1 :])
    return outline


def is_on(point: Point, begin: Point, end: Point, nearly: float = NEARLY) -> bool:
    """Tell whether a point lies (nearly) on a side, between its ends."""
    dx, dy = end[0] - begin[0], end[1] - begin[1]
    span = hypot(dx, dy)
    if span == 0:
        return False
    x, y = point[0] - begin[0], point[1] - begin[1]
    return abs(x * dy - y * dx) / span <= nearly * span and 0 < (x * dx + y * dy) / span < span


def middle_within(outline: Outline) -> Point:
    """Return a point of an outline where something has room: the middle of its area, else that of a level, far from sides.

    >>> middle_within(((0, 0), (4, 0), (4, 4), (3, 4), (3, 1), (0, 1)))
    (3.5, 3.2)
    """
    middle = centroid(outline)
    if inside(middle, outline):
        return middle
    low, high = min(y for _, y in outline), max(y for _, y in outline)
    best = 0.0, middle
    for level in range(1, LEVELS + 1):
        y = low + (high - low) * level / (LEVELS + 1)
        found = sorted(
            x0 + (y - y0) / (y1 - y0) * (x1 - x0)
            for (x0, y0), (x1, y1) in sides(outline)
            if (y0 > y) != (y1 > y)
        )
        for left, right in zip(found[::2], found[1::2], strict=False):
            at = (left + right) / 2, y
            best = max(best, (min(distance_to_segment(at, side) for side in sides(outline)), at))
    return best[1]


def area(outline: Outline, *, signed: bool = False) -> float:
    """Return how much lies within an outline; `signed`, it tells which way the outline goes round."""
    found = sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in sides(outline)) / 2
    return found if signed else abs(found)


def sides(outline: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    """Return the sides of an outline, the one that closes it last."""
    return pairwise((*outline, outline[0]))


def _same(corner: Point, outline: Outline) -> Point:
    """The corner of an outline that is (nearly) where this one is, else this one."""
    near = min(outline, key=lambda other: _away(other, corner))
    wide = max(x for x, _ in outline) - min(x for x, _ in outline)
    return near if _away(near, corner) <= NEARLY * wide else corner


def _away(one: Point, other: Point) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])
