"""A little geometry of outlines."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import dist, hypot
from typing import TypeAlias

from uguisu.board.layout import Polygon
from uguisu.board.parts import Point

Segment: TypeAlias = tuple[Point, Point]

NEARLY = 1e-3
"""Outlines drawn by hand meet only nearly: up to this part of a side's length apart they still share it."""


def bounds_of(points: Iterable[Point]) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom of points. Raises ValueError if there are none.

    >>> bounds_of([(0, 5), (3, 1)])
    (0, 1, 3, 5)
    """
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def sides(polygon: Polygon) -> Iterable[Segment]:
    """Return the sides of an outline, the one that closes it last."""
    return pairwise((*polygon, polygon[0]))


def width_at(polygon: Polygon, point: Point) -> float:
    """Return the width available for something centred on `point` in an outline: twice the horizontal distance to the nearer
    side.

    >>> width_at(((0, 0), (10, 0), (10, 4), (0, 4)), (4, 2))
    8.0
    >>> width_at(((0, 0), (10, 0), (10, 4), (0, 4)), (4, 9))
    0.0
    """
    x, y = point
    crossings = [
        x0 + (y - y0) / (y1 - y0) * (x1 - x0) for (x0, y0), (x1, y1) in sides(polygon) if (y0 > y) != (y1 > y)
    ]
    return 2.0 * min((abs(crossing - x) for crossing in crossings), default=0.0)


def contains(polygon: Sequence[Point], point: Point) -> bool:
    """Tell whether a point lies within an outline.

    >>> contains(((0, 0), (10, 0), (10, 4), (0, 4)), (4, 2)), contains(((0, 0), (10, 0), (10, 4), (0, 4)), (4, 9))
    (True, False)
    """
    x, y = point
    inside = False
    for (x0, y0), (x1, y1) in pairwise((*polygon, polygon[0])):
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) / (y1 - y0) * (x1 - x0):
            inside = not inside
    return inside


def joined(polygons: Iterable[Polygon]) -> list[list[Point]]:
    """Return the outlines of cells taken together: sides that two of them share are left out. Their corners go round alike.

    >>> joined([((0, 0), (1, 0), (1, 1), (0, 1)), ((1, 0), (2, 0), (2, 1), (1, 1))])
    [[(0, 0), (1, 0), (2, 0), (2, 1), (1, 1), (0, 1)]]
    """
    follows: dict[tuple[Point, Point], Segment] = {}
    for polygon in polygons:
        for begin, end in sides(polygon):
            key = _rounded(begin), _rounded(end)
            if follows.pop(key[::-1], None) is None:
                follows[key] = begin, end
    starts: dict[Point, list[tuple[Point, Point]]] = {}
    for key in follows:
        starts.setdefault(key[0], []).append(key)
    found: list[list[Point]] = []
    for first, beginning in follows.items():
        if first not in starts.get(first[0], ()):
            continue
        loop, here = [beginning[0]], first
        starts[first[0]].remove(first)
        while here[1] != first[0]:
            here = starts[here[1]].pop()
            loop.append(follows[here][0])
        found.append(loop)
    return found


def _rounded(point: Point) -> Point:
    return round(point[0], 3), round(point[1], 3)


def middle_of(segments: Sequence[Segment]) -> Point:
    """Return the point half-way along the longest of some segments. Raises ValueError if there are none.

    >>> middle_of((((0, 0), (1, 0)), ((1, 0), (1, 4))))
    (1.0, 2.0)
    """
    (x0, y0), (x1, y1) = max(segments, key=lambda segment: dist(*segment))
    return (x0 + x1) / 2, (y0 + y1) / 2


def shared_border(one: Polygon, other: Polygon) -> tuple[Segment, ...]:
    """Return the stretches that two outlines have in common, in the order of the first one's sides.

    Sides may overlap in part; outlines that touch at a point share nothing.

    >>> shared_border(((0, 0), (2, 0), (2, 2), (0, 2)), ((2, 1), (4, 1), (4, 3), (2, 3)))
    (((2.0, 1.0), (2.0, 2.0)),)
    >>> shared_border(((0, 0), (1, 0), (0, 1)), ((5, 5), (6, 5), (5, 6)))
    ()
    """
    left, top, right, bottom = bounds_of(one)
    other_left, other_top, other_right, other_bottom = bounds_of(other)
    slack = NEARLY * max(right - left, bottom - top)
    if (
        left > other_right + slack
        or other_left > right + slack
        or top > other_bottom + slack
        or other_top > bottom + slack
    ):
        return ()
    return tuple(
        overlap
        for side in sides(one)
        for other_side in sides(other)
        if (overlap := _overlap(side, other_side)) is not None
    )


def _overlap(side: Segment, other: Segment) -> Segment | None:
    """The stretch of `side` that `other` covers, if they (nearly) lie on one line."""
    (x0, y0), (x1, y1) = side
    dx, dy = x1 - x0, y1 - y0
    span = hypot(dx, dy)
    if span == 0:
        return None
    dx, dy = dx / span, dy / span
    slack = NEARLY * span
    if any(abs((px - x0) * dy - (py - y0) * dx) > slack for px, py in other):
        return None
    first, last = sorted((px - x0) * dx + (py - y0) * dy for px, py in other)
    begin, end = max(0.0, first), min(span, last)
    if end - begin <= slack:
        return None
    return (x0 + begin * dx, y0 + begin * dy), (x0 + end * dx, y0 + end * dy)
