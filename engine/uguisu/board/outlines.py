"""Outlines with curves, as SVG has them: to move to, lines, cubic curves, and the way back to the beginning.

>>> polygon([(0, 0), (1, 0), (1, 1)])
(('M', (0, 0)), ('L', (1, 0)), ('L', (1, 1)), ('Z', ()))
>>> flat(placed(polygon([(0, 0), (1, 0), (1, 1)]), 10, 0, 2))
[[(10, 0), (12, 0), (12, 2)]]
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, pi, sin
from typing import TypeAlias

from uguisu.board.parts import Point

Outline: TypeAlias = tuple[tuple[str, tuple[float, ...]], ...]
"""Steps: M and L to a point, C over two handles to a point, Z back to the last M."""
ROUND = 0.5523
"""How long the handles of a quarter of a circle are, in radii."""
STEPS = 8
"""Pieces that a curve is cut into where lines must do."""


def polygon(points: Sequence[Point]) -> Outline:
    """Return the outline of some corners."""
    first, *rest = points
    return (("M", tuple(first)), *(("L", tuple(point)) for point in rest), ("Z", ()))


def polygons(shapes: Iterable[Sequence[Point]]) -> Outline:
    """Return several outlines as one."""
    return tuple(step for shape in shapes for step in polygon(shape))


def ellipse(centre: Point, across: float, down: float) -> Outline:
    """Return an ellipse by half its width and half its height."""
    (x, y), h, v = centre, across * ROUND, down * ROUND
    return (
        ("M", (x + across, y)),
        ("C", (x + across, y + v, x + h, y + down, x, y + down)),
        ("C", (x - h, y + down, x - across, y + v, x - across, y)),
        ("C", (x - across, y - v, x - h, y - down, x, y - down)),
        ("C", (x + h, y - down, x + across, y - v, x + across, y)),
        ("Z", ()),
    )


def circle(centre: Point, radius: float) -> Outline:
    """Return a circle."""
    return ellipse(centre, radius, radius)


def box(centre: Point, across: float, down: float, corner: float) -> Outline:
    """Return a box with round corners, by half its width and half its height."""
    x, y = centre
    left, top, right, bottom = x - across, y - down, x + across, y + down
    near = corner * (1 - ROUND)
    return (
        ("M", (left + corner, top)),
        ("L", (right - corner, top)),
        ("C", (right - near, top, right, top + near, right, top + corner)),
        ("L", (right, bottom - corner)),
        ("C", (right, bottom - near, right - near, bottom, right - corner, bottom)),
        ("L", (left + corner, bottom)),
        ("C", (left + near, bottom, left, bottom - near, left, bottom - corner)),
        ("L", (left, top + corner)),
        ("C", (left, top + near, left + near, top, left + corner, top)),
        ("Z", ()),
    )


def regular(centre: Point, radius: float, corners: int, turned: float = -pi / 2) -> Outline:
    """Return a regular polygon; its first corner looks `turned` radians from the right."""
    x, y = centre
    angles = [turned + 2 * pi * number / corners for number in range(corners)]
    return polygon([(x + radius * cos(angle), y + radius * sin(angle)) for angle in angles])


def placed(outline: Outline, dx: float, dy: float, scale: float = 1.0) -> Outline:
    """Return an outline made larger or smaller, and then moved."""
    away = (dx, dy)
    return tuple(
        (letter, tuple(number * scale + away[at % 2] for at, number in enumerate(numbers)))
        for letter, numbers in outline
    )


def read(text: str) -> Outline:
    """Read an outline that is written with M, L, C and Z and points of the whole picture only.

    >>> read("M1 2C1 2 3 4 5 6Z")
    (('M', (1.0, 2.0)), ('C', (1.0, 2.0, 3.0, 4.0, 5.0, 6.0)), ('Z', ()))
    """
    for letter in "MLCZ":
        text = text.replace(letter, f"|{letter} ")
    return tuple((part[0], tuple(map(float, part[1:].split()))) for part in text.split("|") if part.strip())


def flat(outline: Outline) -> list[list[Point]]:
    """Return the parts of an outline as corners, curves cut into short lines."""
    parts: list[list[Point]] = []
    for letter, numbers in outline:
        points = list(zip(numbers[::2], numbers[1::2], strict=True))
        if letter == "M":
            parts.append([points[0]])
        elif letter == "L":
            parts[-1].append(points[0])
        elif letter == "C":
            begin = parts[-1][-1]
            parts[-1] += [_on_curve((begin, *points), step / STEPS) for step in range(1, STEPS + 1)]
    return parts


def _on_curve(handles: Sequence[Point], at: float) -> Point:
    rest = 1 - at
    weights = (rest**3, 3 * rest * rest * at, 3 * rest * at * at, at**3)
    x = sum(weight * point[0] for weight, point in zip(weights, handles, strict=True))
    y = sum(weight * point[1] for weight, point in zip(weights, handles, strict=True))
    return x, y
