"""What a problem is about in the data that is drawn, and the edit that fixes it."""

from __future__ import annotations

from uguisu.checks import Diagnostic, Fix
from uguisu_changes import mending
from uguisu_changes.edits import Edit
from uguisu_changes.paths import look
from uguisu_editor.model.document import PackDocument


def kind_of(document: PackDocument, found: Diagnostic) -> str | None:
    """Return the kind of file that a diagnostic speaks of."""
    for kind, file in document.files.items():
        if file.name == found.file:
            return kind
    return None


def offered(document: PackDocument, found: Diagnostic) -> Fix | None:
    """Return the fix that a diagnostic brings, or that follows from its hint (see `uguisu_changes.mending`)."""
    kind = kind_of(document, found)
    return found.fix if kind is None else mending.offered(document.data.get(kind), found)


def fix_of(document: PackDocument, found: Diagnostic) -> Edit | None:
    """Return the edit that does what a diagnostic's fix says, or None if there is none to be done."""
    kind, fix = kind_of(document, found), offered(document, found)
    return None if fix is None else mending.edit_of(document.data, kind or "scenario", fix)


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
