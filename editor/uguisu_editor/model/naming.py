"""New ids, and coordinates as people write them."""

from __future__ import annotations

import re
from collections.abc import Collection

from uguisu_editor.map_kinds.grid.lattice import Point


class NewIds:
    """Gives ids that are free, one after another: thousands of parts may be put in that are called alike.

    >>> new = NewIds({"yard", "yard-2"})
    >>> new.like("place"), new.like("yard"), new.like("yard-2"), new.like("place")
    ('place', 'yard-3', 'yard-4', 'place-2')
    """

    def __init__(self, taken: Collection[str]) -> None:
        self._taken = set(taken)
        self._next: dict[str, int] = {}
        """Stem -> the lowest number that may be free."""

    def like(self, name: str) -> str:
        """Return an id that is free, and take it: `name` itself, or it with a number."""
        if name in self._taken:
            stem = re.sub(r"-\d+$", "", name)
            number = self._next.get(stem, 2)
            while f"{stem}-{number}" in self._taken:
                number += 1
            self._next[stem] = number + 1
            name = f"{stem}-{number}"
        self._taken.add(name)
        return name


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
