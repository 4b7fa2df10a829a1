"""New ids, and coordinates as people write them."""

from __future__ import annotations

import re
from collections.abc import Collection

from uguisu_editor.map_kinds.grid.lattice import Point


def new_id(like: str, taken: Collection[str]) -> str:
    """Return an id that is free: `like` itself, or it with a number.

    >>> new_id("place", {"gate"}), new_id("yard", {"yard", "yard-2"}), new_id("yard-2", {"yard-2"})
    ('place', 'yard-3', 'yard-3')
    """
    if like not in taken:
        return like
    stem = re.sub(r"-\d+$", "", like)
    number = 2
    while f"{stem}-{number}" in taken:
        number += 1
    return f"{stem}-{number}"


def next_id(stem: str, taken: Collection[str]) -> str:
    """Return the next numbered id.

    >>> next_id("place", set()), next_id("place", {"place-1", "place-7"})
    ('place-1', 'place-8')
    """
    numbers = [int(match[1]) for name in taken if (match := re.fullmatch(re.escape(stem) + r"-(\d+)", name))]
    return f"{stem}-{max(numbers, default=0) + 1}"


def tidy(value: float, step: float = 0.1) -> int | float:
    """Round a coordinate to a short number: whole where it can be.

    >>> tidy(12.000001), tidy(3.14159), tidy(-0.04)
    (12, 3.1, 0)
    """
    rounded = round(round(value / step) * step, 6)
    return int(rounded) if float(rounded).is_integer() else rounded


def written(point: Point, step: float = 0.1) -> list[int | float]:
    """Return a point as it goes into a file."""
    return [tidy(point[0], step), tidy(point[1], step)]


def fineness(spacing: float) -> float:
    """Return the step that coordinates are rounded to, for places that far apart."""
    step = 1.0
    while step > spacing / 50:
        step /= 10
    return step
