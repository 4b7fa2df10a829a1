"""Whether two plain values are the same to a reader of the file."""

from __future__ import annotations

from typing import Any


def same(one: Any, other: Any) -> bool:
    """Tell whether two plain values are written alike: 1, 1.0 and true are three different things.

    The order of a mapping's keys does not matter.
    """
    if one is other:
        return True
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        return len(one) == len(other) and all(
            key in other and same(value, other[key]) for key, value in one.items()
        )
    if isinstance(one, list):
        return len(one) == len(other) and all(map(same, one, other))
    return bool(one == other)


def plain_copy(value: Any) -> Any:
    """Copy plain data: dicts, lists and scalars (tuples become lists)."""
    if isinstance(value, dict):
        return {key: plain_copy(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [plain_copy(item) for item in value]
    return value
