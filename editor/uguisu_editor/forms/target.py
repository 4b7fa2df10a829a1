"""What a form is about: entries in a file, and how a change to one field becomes an edit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from uguisu_changes.edits import Drop, Edit, Group, Insert, Put
from uguisu_changes.paths import MISSING, Path, entries, look


@dataclass(frozen=True)
class Target:
    """One entry, or several alike. `file` and `paths` say where they stand; `definition` is the model's name.

    A cell that has no entry yet gets one with the first change: `new_cells` names such.
    """

    file: str
    definition: str
    paths: tuple[Path, ...] = ()
    new_cells: tuple[str, ...] = ()
    leave_out: frozenset[str] = frozenset()
    title: str = ""

    def value(self, files: Mapping[str, Any], steps: Path) -> Any:
        """Return the value of a field if all entries agree on it, else MISSING."""
        data = files.get(self.file)
        found = [look(data, (*path, *steps)) for path in self.paths] + [MISSING] * len(self.new_cells)
        first = found[0] if found else MISSING
        return first if all(value == first or value is first for value in found) else MISSING

    def set(self, files: Mapping[str, Any], steps: Path, value: Any) -> Edit:
        """Return the edit that gives the field a value in every entry; MISSING takes it out."""
        data = files[self.file]
        edits: list[Edit] = []
        for path in self.paths:
            edits += _set(self.file, data, path, steps, value)
        if value is not MISSING and self.new_cells:
            new = [_nested(cell, steps, value) for cell in self.new_cells]
            edits.append(Insert(self.file, ("cells",), len(entries(data, "cells")), new))
        return Group(edits)


def _set(file: str, data: Any, path: Path, steps: Path, value: Any) -> list[Edit]:
    here = (*path, *steps)
    if value is MISSING:
        return [Drop(file, here)] if look(data, here) is not MISSING else []
    # Mappings on the way that are not there yet are made.
    for depth in range(len(path) + 1, len(here)):
        if not isinstance(look(data, here[:depth]), dict):
            nested: Any = value
            for step in reversed(here[depth:]):
                nested = {step: nested}
            return [Put(file, here[:depth], nested)]
    return [Put(file, here, value)]


def _nested(cell: str, steps: Path, value: Any) -> dict[str, Any]:
    nested: Any = value
    for step in reversed(steps):
        nested = {step: nested}
    assert isinstance(nested, dict)
    return {"id": cell, **nested}
