"""What a problem is about in the data that is drawn, and the edit that fixes it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from uguisu.content.diagnostics import Diagnostic, Fix
from uguisu.messages.message import Message
from uguisu_changes.edits import Drop, Edit, Insert, Put, Remove, Rename
from uguisu_changes.paths import MISSING, Path, look
from uguisu_editor.model.document import PackDocument


def kind_of(document: PackDocument, found: Diagnostic) -> str | None:
    """Return the kind of file that a diagnostic speaks of."""
    for kind, file in document.files.items():
        if file.name == found.file:
            return kind
    return None


def offered(document: PackDocument, found: Diagnostic) -> Fix | None:
    """Return the fix that a diagnostic brings, or that follows from its hint: "Did you mean `gate`?" offers to write so
    where the name it speaks of stands.
    """
    near = found.hint.values.get("near") if isinstance(found.hint, Message) else None
    kind = kind_of(document, found)
    if found.fix is not None or not isinstance(near, str) or kind is None or found.path is None:
        return found.fix
    told = found.message.values.values() if isinstance(found.message, Message) else ()
    wrong = {str(value) for value in told}
    fitting = [path for path, name in _names(document.look(kind, found.path), found.path) if name in wrong]
    if not fitting and found.path and isinstance(found.path[-1], str) and found.path[-1] in wrong:
        title = Message("Rename it to `{near}`", near=near)
        return Fix(kind="rename", path=found.path, title=title, value=near)
    return Fix.change(fitting[0], near) if len(fitting) == 1 else None


def _names(value: Any, path: Path) -> Iterator[tuple[Path, str]]:
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, dict | list):
        for step, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from _names(inner, (*path, step))


def fix_of(document: PackDocument, found: Diagnostic) -> Edit | None:
    """Return the edit that does what a diagnostic's fix says, or None if there is none to be done."""
    kind, fix = kind_of(document, found), offered(document, found)
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
