"""Names of Tiled, which may be anything, as ids of ours."""

from __future__ import annotations

import re
from collections.abc import Container

from uguisu.board import NAME_PATTERN

_FITS = re.compile(NAME_PATTERN)
_RUNS = re.compile(r"[^\w-]+")
LONGEST = 64


def id_of(name: str, otherwise: str) -> str:
    """Return a name as an id: letters of any script, digits, `_` and `-`.

    >>> id_of("Deep  water!", "tile"), id_of("Tower #2", "place"), id_of("???", "place"), id_of("-x-", "p")
    ('Deep_water', 'Tower_2', 'place', 'x-')
    """
    clean = _RUNS.sub("_", name).strip("_").lstrip("-")[:LONGEST]
    if _FITS.search(clean):
        return clean
    fitting = "".join(letter for letter in clean if _FITS.search(f"a{letter}")).lstrip("-_")
    return fitting if _FITS.search(fitting) else otherwise


def not_among(name: str, taken: Container[str]) -> str:
    """Return the name, or the name with the first number that makes it new.

    >>> not_among("keep", {"keep", "keep_2"})
    'keep_3'
    """
    if name not in taken:
        return name
    number = 2
    while f"{name[: LONGEST - 8]}_{number}" in taken:
        number += 1
    return f"{name[: LONGEST - 8]}_{number}"
