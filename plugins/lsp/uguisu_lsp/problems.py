"""What is wrong with a pack, as text editors show it, and what mends it."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from uguisu.checks import Diagnostic, Fix
from uguisu.messages import translate, visible
from uguisu_changes.edits import CannotEdit, Contents
from uguisu_changes.mending import edit_of, offered
from uguisu_changes.paths import Path as Way
from uguisu_changes.same import plain_copy
from uguisu_changes.yamltext import NotReadable, patch
from uguisu_lsp.desk import absolute
from uguisu_lsp.sheet import Part, Sheet


class TextEdit(NamedTuple):
    """A stretch of a text, and what is to stand there."""

    start: int
    end: int
    text: str


def file_of(found: Diagnostic, folder: Path, scenario: Path) -> Path:
    """Return the file that a finding is shown in: what is told of a folder is shown in its scenario."""
    path = absolute(found.file)
    return scenario if path in (folder, folder.parent) or path.is_dir() else path


def told(found: Diagnostic, language: str) -> str:
    """Return what is wrong and the way out, in lines."""
    parts = [translate(part, language) for part in (found.message, found.hint) if part]
    return visible("\n".join(parts))


def stretch(found: Diagnostic, sheet: Sheet) -> tuple[int, int]:
    """Return where a finding is shown: at the thing that it is about, as far as that stands on one line."""
    line = max(0, found.line - 1)
    if line >= len(sheet.lines):
        return len(sheet.text), len(sheet.text)
    start, written = sheet.lines[line], sheet.line(line)
    if not found.line:
        return start, start + len(written)
    at = start + min(max(0, found.col - 1), len(written))
    thing = sheet.at(at)
    end = start + len(written)
    if thing is not None and thing.start == at:
        end = min(thing.end, end)
    return at, max(at, end)


def fix_for(found: Diagnostic, sheet: Sheet) -> Fix | None:
    """Return the fix that a finding offers for the text as it is now."""
    return offered(sheet.data, found)


def mended(sheet: Sheet, fix: Fix) -> TextEdit | None:
    """Return the change of a text that does what a fix says; None where it no longer fits.

    Only the part around the place is written again, so that a fix can be had in a large file, and beside what cannot be read.
    """
    part = next((part for part in sheet.parts if _holds(part, fix.path)), None)
    start, end, data, path = 0, len(sheet.text), sheet.data, fix.path
    if part is not None and part.node is not None:
        start, end = part.start, part.end
        if len(part.path) == 2:
            data, path = [part.node.value], (0, *fix.path[2:])
        else:
            data = {part.path[0]: part.node.value}
    text = sheet.text[start:end]
    edit = edit_of({"": data}, "", Fix(kind=fix.kind, path=path, title=fix.title, value=fix.value))
    if edit is None:
        return None
    contents = Contents({"": plain_copy(data)})
    try:
        edit.apply(contents)
        changed = patch(text, contents[""])
    except (CannotEdit, NotReadable, LookupError, TypeError):
        return None
    return least(start, text, changed)


def _holds(part: Part, path: Way) -> bool:
    return len(path) > len(part.path) > 0 and path[: len(part.path)] == part.path and part.node is not None


def least(start: int, old: str, new: str) -> TextEdit | None:
    """Return the change between two texts without what they have in common at both ends; None if they are the same."""
    if old == new:
        return None
    head = _alike(old, new)
    tail = _alike(old[head:][::-1], new[head:][::-1])
    return TextEdit(start + head, start + len(old) - tail, new[head : len(new) - tail])


def _alike(one: str, other: str) -> int:
    """Return how many letters two texts have in common at their beginning."""
    differing = (at for at, (mine, yours) in enumerate(zip(one, other, strict=False)) if mine != yours)
    return next(differing, min(len(one), len(other)))
