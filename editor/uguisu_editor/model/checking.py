"""What is wrong with a pack as it is drawn right now, saved or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu.content.diagnostics import Diagnostic
from uguisu.content.source import Folder, HeldSource
from uguisu_editor.model.document import PackDocument
from uguisu_editor.model.edits import Drop, Edit, Insert, Put, Remove, Rename
from uguisu_editor.model.paths import MISSING, look

if TYPE_CHECKING:
    from pathlib import Path as FilePath
    from typing import Any

    from uguisu.registry import Registry

RANK = {"error": 0, "warning": 1, "hint": 2}


def problems(document: PackDocument, registry: Registry) -> list[Diagnostic]:
    """Check a document; errors first, otherwise in the order of the files. Slow-ish: 10 ms for a usual pack."""
    return check_held(document.folder, held(document), document.trouble, registry)


def held(document: PackDocument) -> dict[str, Any]:
    """Return the data by name of file, as `check_held` wants it."""
    return {file.name: document.data[kind] for kind, file in document.files.items() if kind in document.data}


def check_held(
    folder: FilePath, data: dict[str, Any], trouble: list[Diagnostic], registry: Registry
) -> list[Diagnostic]:
    """Check data that is not on the disk. `trouble` is what is known already of files that cannot be read."""
    from uguisu.loading import check  # not needed before a pack is open: it reads all of the engine

    source = HeldSource(Folder(folder), data)
    _, found = check(folder, registry, source)
    known = {diagnostic.file for diagnostic in trouble}
    found = [*trouble, *(diagnostic for diagnostic in found if diagnostic.file not in known)]
    return sorted(found, key=lambda diagnostic: RANK[diagnostic.severity])


def kind_of(document: PackDocument, found: Diagnostic) -> str | None:
    """Return the kind of file that a diagnostic speaks of."""
    for kind, file in document.files.items():
        if file.name == found.file:
            return kind
    return None


def fix_of(document: PackDocument, found: Diagnostic) -> Edit | None:
    """Return the edit that does what a diagnostic's fix says, or None if there is none to be done."""
    kind = kind_of(document, found)
    fix = found.fix
    if fix is None or kind is None or kind not in document.data:
        return None
    there = look(document.data[kind], fix.path)
    if fix.kind == "rename":
        return Rename(kind, fix.path, str(fix.value)) if there is not MISSING else None
    if fix.kind == "remove" and there is not MISSING:
        last = fix.path[-1]
        return Remove(kind, fix.path[:-1], last) if isinstance(last, int) else Drop(kind, fix.path)
    if fix.kind == "insert" and fix.path and isinstance(fix.path[-1], int):
        return Insert(kind, fix.path[:-1], fix.path[-1], [fix.value])
    if fix.kind in ("replace", "insert"):
        return _put(document.data[kind], kind, fix.path, fix.value)
    return None


def _put(data: Any, kind: str, path: tuple[str | int, ...], value: Any) -> Put:
    """Put a value, and the tables around it that are not there yet."""
    while path and look(data, path[:-1]) in (MISSING, None):
        path, value = path[:-1], {path[-1]: value}
    return Put(kind, path, value)


def place_of(document: PackDocument, found: Diagnostic) -> str | None:
    """Return the place of the map that a diagnostic points at, or None."""
    kind = kind_of(document, found)
    if kind is None or found.path is None or kind not in document.data:
        return None
    data, path = document.data[kind], found.path
    if kind == "map" and path:
        entry = look(data, path[:2])
        if path[0] in ("places", "cells") and isinstance(entry, dict):
            name = entry.get("id")
            return name if isinstance(name, str) else None
        if path[0] in ("links", "borders") and isinstance(entry, dict):
            ends = entry.get("between")
            return (
                next((end for end in ends if isinstance(end, str)), None) if isinstance(ends, list) else None
            )
        if path[0] == "regions" and isinstance(entry, dict) and len(path) < 4:
            members = entry.get("places")
            return (
                next((m for m in members if isinstance(m, str)), None) if isinstance(members, list) else None
            )
    value = look(data, path)
    return value if isinstance(value, str) else None
