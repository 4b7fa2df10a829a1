"""The fix that a finding offers, and the edit that does it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from uguisu import Message
from uguisu.checks import Diagnostic, Fix
from uguisu_changes.edits import Drop, Edit, Group, Insert, Put, Remove, Rename
from uguisu_changes.paths import MISSING, Path, look


def offered(data: Any, found: Diagnostic) -> Fix | None:
    """Return the fix that a finding about a file of `data` brings, or that follows from its hint: "Did you mean `gate`?"
    offers to write so where the name it speaks of stands.
    """
    near = found.hint.values.get("near") if isinstance(found.hint, Message) else None
    if found.fix is not None or not isinstance(near, str) or found.path is None:
        return found.fix
    told = found.message.values.values() if isinstance(found.message, Message) else ()
    wrong = {str(value) for value in told}
    fitting = [path for path, name in _names(look(data, found.path), found.path) if name in wrong]
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


def edit_of(files: Mapping[str, Any], kind: str, fix: Fix) -> Edit | None:
    """Return the edit of one of the `files` that does what a fix says, or None if there is none to be done."""
    if fix.file:
        kind = fix.file
    if kind not in files:
        return _new_file(kind, fix) if not fix.path else None
    there = look(files[kind], fix.path)
    if fix.kind == "rename":
        return Rename(kind, fix.path, str(fix.value)) if there is not MISSING else None
    if fix.kind == "remove" and there is not MISSING:
        last = fix.path[-1]
        return Remove(kind, fix.path[:-1], last) if isinstance(last, int) else Drop(kind, fix.path)
    if fix.kind == "insert" and fix.path and isinstance(fix.path[-1], int):
        return Insert(kind, fix.path[:-1], fix.path[-1], [fix.value])
    if fix.kind in ("replace", "insert"):
        return _put(files[kind], kind, fix.path, fix.value)
    return None


def _new_file(kind: str, fix: Fix) -> Edit:
    """Give the pack a file that it lacks, and let the scenario name it."""
    return Group([Put(kind, (), fix.value), Put("scenario", (kind,), f"{kind}.yaml")])


def _put(data: Any, kind: str, path: Path, value: Any) -> Put:
    """Put a value, and the tables around it that are not there yet."""
    while path and look(data, path[:-1]) in (MISSING, None):
        path, value = path[:-1], {path[-1]: value}
    return Put(kind, path, value)
