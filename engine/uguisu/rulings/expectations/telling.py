"""Words for what was found."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, TypeAlias

from msgspec import Meta

MANY = 20

Natural: TypeAlias = Annotated[int, Meta(ge=0)]
"""A number of things."""


def listed(names: Iterable[str]) -> str:
    """Write names with commas between them, `nothing` for none."""
    ordered = list(names)
    rest = f" and {len(ordered) - MANY} more" if len(ordered) > MANY else ""
    return (", ".join(f"`{name}`" for name in ordered[:MANY]) or "nothing") + rest


def in_range(value: int, least: int | None, most: int | None, same: int | None) -> bool:
    """Whether `value` meets every bound that is not None."""
    return (
        (least is None or value >= least)
        and (most is None or value <= most)
        and (same is None or value == same)
    )


def bounds(least: int | None, most: int | None, same: int | None) -> str:
    """Write what was wanted of a number."""
    parts = [
        f"{words} {value}" if words else str(value)
        for words, value in (("", same), ("at least", least), ("at most", most))
        if value is not None
    ]
    return " and ".join(parts)
