"""A file of a pack as lines of text, one thing a line, so that what compares lines compares things."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from uguisu.content import name_of
from uguisu.content.entries import shown
from uguisu_changes.yamltext import NotReadable, emit, read_tree

WIDE = 100


def outline(text: str) -> str:
    r"""Return a file's things, each on a line of its own with the names that lead to it; what is no YAML as it is.

    >>> print(outline("places:\n  - {id: gate, at: [3, 4], tags: [edge]}"), end="")
    places > gate
    places > gate > at: [3, 4]
    places > gate > tags: [edge]
    """
    try:
        data = read_tree(text).value
    except NotReadable:
        return text
    return "".join(f"{line}\n" for line in _lines(data, ""))


def _lines(data: Any, way: str) -> Iterator[str]:
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _value(value, f"{way} > {key}" if way else str(key))
    elif isinstance(data, list):
        for number, value in enumerate(data, 1):
            name = name_of(value)
            here = f"{way} > {number if name is None else shown(name)}"
            if name is not None:
                yield here
            named = (
                {key: part for key, part in value.items() if key not in ("id", "letter", "between")}
                if name
                else value
            )
            yield from _value(named, here)


def _value(value: Any, way: str) -> Iterator[str]:
    written = emit.flow(value)
    many = isinstance(value, list) and len(value) > 1 and not isinstance(value[0], int | float)
    named = isinstance(value, list) and any(name_of(entry) is not None for entry in value)
    if (
        value
        and isinstance(value, dict | list)
        and (named or isinstance(value, dict) or (many and len(written) > WIDE))
    ):
        yield from _lines(value, way)
    else:
        yield f"{way}: {written}"
