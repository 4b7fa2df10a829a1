"""Words for what was found."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from typing import Annotated, TypeAlias

from msgspec import Meta

from uguisu.said import Said
from uguisu.suggest import listing

MANY = 20

Natural: TypeAlias = Annotated[int, Meta(ge=0)]
"""A number of things."""


def listed(names: Iterable[str]) -> str:
    """Write names with commas between them, `nothing` for none."""
    return listing(names, MANY) or Said("nothing")


def in_range(value: int, least: int | None, most: int | None, same: int | None) -> bool:
    """Whether `value` meets every bound that is not None."""
    return (
        (least is None or value >= least)
        and (most is None or value <= most)
        and (same is None or value == same)
    )


def bounds(least: int | None, most: int | None, same: int | None) -> str:
    """Write what was wanted of a number."""
    parts = [] if same is None else [str(same)]
    if least is not None:
        parts.append(Said("at least {limit}", limit=least))
    if most is not None:
        parts.append(Said("at most {limit}", limit=most))
    return reduce(lambda one, other: Said("{one} and {other}", one=one, other=other), parts)
