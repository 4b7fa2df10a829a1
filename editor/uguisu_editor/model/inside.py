"""Points and outlines."""

from __future__ import annotations

from collections.abc import Sequence

Point = tuple[float, float]


def inside(point: Point, polygon: Sequence[Point]) -> bool:
    """Tell whether a point lies inside an outline (even-odd).

    >>> inside((1, 1), [(0, 0), (2, 0), (2, 2), (0, 2)]), inside((3, 1), [(0, 0), (2, 0), (2, 2), (0, 2)])
    (True, False)
    """
    x, y = point
    found = False
    x0, y0 = polygon[-1]
    for x1, y1 in polygon:
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            found = not found
        x0, y0 = x1, y1
    return found


def centroid(polygon: Sequence[Point]) -> Point:
    """Return the middle of an outline's area, or of its corners if it has none.

    >>> centroid(((0, 0), (2, 0), (2, 2), (0, 2)))
    (1.0, 1.0)
    """
    area = x = y = 0.0
    x0, y0 = polygon[-1]
    for x1, y1 in polygon:
        cross = x0 * y1 - x1 * y0
        area += cross
        x += (x0 + x1) * cross
        y += (y0 + y1) * cross
        x0, y0 = x1, y1
    if area == 0:
        return sum(px for px, _ in polygon) / len(polygon), sum(py for _, py in polygon) / len(polygon)
    return x / (3 * area), y / (3 * area)
