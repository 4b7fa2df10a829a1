"""What a problem is about in the data that is drawn, and the edit that fixes it."""

from __future__ import annotations

from typing import Any

from uguisu.content.diagnostics import Diagnostic
from uguisu_editor.model.document import PackDocument
from uguisu_editor.model.edits import Drop, Edit, Insert, Put, Remove, Rename
from uguisu_editor.model.paths import MISSING, look


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
