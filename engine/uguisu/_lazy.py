"""Public modules hand on names of private ones, each imported when it is first used."""

from __future__ import annotations

import importlib
import sys
import warnings
from collections.abc import Callable, Mapping
from types import MappingProxyType

Homes = Mapping[str, tuple[str, ...]]
"""Names by the module that they come from; one that is called otherwise in the public module is `Track as TrackModel`."""


def lazily(
    module: str,
    homes: Homes,
    moved: Homes = MappingProxyType({}),
    renamed: Mapping[str, str] = MappingProxyType({}),
) -> tuple[Callable[[str], object], Callable[[], list[str]]]:
    """Return `__getattr__` and `__dir__` of a public module. Names of `moved` (to another module) and the old ones of
    `renamed` work still, with a warning.
    """
    where = {}
    for home, names in (*homes.items(), *moved.items()):
        for name in names:
            own, _, shown = name.partition(" as ")
            where[shown or own] = home, own

    def find(name: str) -> object:
        if name in renamed:
            warnings.warn(f"{module}.{name} is called {renamed[name]} now", DeprecationWarning, stacklevel=2)
            return find(renamed[name])
        if name not in where:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        home, own = where[name]
        if home in moved:
            text = f"{module}.{name} is in another module now: from {home} import {name}"
            warnings.warn(text, DeprecationWarning, stacklevel=2)
        value = getattr(importlib.import_module(home), own)
        setattr(sys.modules[module], name, value)
        return value

    return find, lambda: sorted({*where, *renamed})
