"""From what a file says to what it is to say: the smallest edits, so that the rest of the file stays as it was written."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from uguisu_changes.edits import Drop, Edit, Insert, Put, Remove
from uguisu_changes.paths import Path
from uguisu_changes.same import same


def turned(file: str, old: Any, new: Any, path: Path = ()) -> Iterator[Edit]:
    """Yield the edits that make `new` of `old`, in the order in which they are to be made.

    >>> [type(edit).__name__ for edit in turned("map", {"a": [1, 2], "b": 1}, {"a": [1, 3, 2], "c": 2})]
    ['Drop', 'Insert', 'Put']
    """
    if same(old, new):
        return
    if isinstance(old, dict) and isinstance(new, dict):
        for key in old:
            if key not in new:
                yield Drop(file, (*path, key))
        for key, value in new.items():
            if key in old:
                yield from turned(file, old[key], value, (*path, key))
            else:
                yield Put(file, (*path, key), value)
    elif isinstance(old, list) and isinstance(new, list):
        yield from _turned_list(file, old, new, path)
    else:
        yield Put(file, path, new)


def _turned_list(file: str, old: list[Any], new: list[Any], path: Path) -> Iterator[Edit]:
    """Change the entries between those at both ends that stay; then put in, or take out, those that are too few or many."""
    least = min(len(old), len(new))
    first = next((at for at in range(least) if not same(old[at], new[at])), least)
    last = next((at for at in range(least - first) if not same(old[-1 - at], new[-1 - at])), least - first)
    both = least - first - last
    for at in range(first, first + both):
        yield from turned(file, old[at], new[at], (*path, at))
    if len(new) > len(old):
        yield Insert(file, path, first + both, new[first + both : len(new) - last])
    elif len(old) > len(new):
        yield Remove(file, path, first + both, len(old) - len(new))
