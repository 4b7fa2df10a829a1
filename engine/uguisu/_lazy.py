"""Public modules hand on names of private ones, each imported when it is first used."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Mapping

Homes = Mapping[str, tuple[str, ...]]
"""Names by the module that they come from; one that is called otherwise in the public module is `Track as TrackModel`."""


def lazily(module: str, homes: Homes) -> tuple[Callable[[str], object], Callable[[], list[str]]]:
    """Return `__getattr__` and `__dir__` of a public module."""
    where = {}
    for home, names in homes.items():
        for name in names:
            own, _, shown = name.partition(" as ")
            where[shown or own] = home, own

    def find(name: str) -> object:
        if name not in where:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        home, own = where[name]
        value = getattr(importlib.import_module(home), own)
        setattr(sys.modules[module], name, value)
        return value

    return find, lambda: sorted(where)
