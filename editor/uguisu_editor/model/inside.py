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
