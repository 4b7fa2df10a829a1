"""What a State is made of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from uguisu.core.state import State

_PLAIN = (int, str, bytes, type(None))
_CONTAINERS = (list, bytearray, dict, set)


def frozen(state: State) -> str:
    """Return all facts of a state as one text: equal states give equal texts, and the text can't change with it."""
    return repr(sorted(state.facts().items()))


def differing(one: State, other: State) -> list[str]:
    """Return the names of the slots in which two states differ, the log aside."""
    mine, theirs = one.facts(), other.facts()
    return [name for name in mine if mine[name] != theirs.get(name)]


def shared_parts(one: State, other: State) -> list[str]:
    """Return the slots through which two states hold the very same changeable object.

    Of the log only the list itself counts: the events in it are never changed.
    """
    found = ["log"] if one.log is not None and one.log is other.log else []
    for name in sorted(type(one).kinds):
        if name == "log":
            continue
        mine = {id(part) for part in _changeable(getattr(one, name, None))}
        if any(id(part) in mine for part in _changeable(getattr(other, name, None))):
            found.append(name)
    return found


def strange_parts(value: Any) -> Iterator[Any]:
    """Yield whatever in `value` is neither a number, a text, nor a list, tuple, dict or bytes of such."""
    if isinstance(value, list | tuple):
        for part in value:
            yield from strange_parts(part)
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from strange_parts(key)
            yield from strange_parts(part)
    elif not isinstance(value, (*_PLAIN, bytearray)):
        yield value


def _changeable(value: Any) -> Iterator[Any]:
    """Yield the containers in `value` that can be changed in place."""
    if isinstance(value, _CONTAINERS):
        yield value
    if isinstance(value, dict):
        for part in value.values():
            yield from _changeable(part)
    elif isinstance(value, list | tuple | set):
        for part in value:
            yield from _changeable(part)
