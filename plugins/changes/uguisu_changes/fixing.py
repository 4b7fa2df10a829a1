"""Packs that are mended where they lie: each finding's fix is done, as the editor's button does it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from uguisu import check
from uguisu.checks import Diagnostic
from uguisu.content import Folder, InMemorySource, write_together
from uguisu_changes.edits import CannotEdit
from uguisu_changes.files import YamlFile
from uguisu_changes.mending import edit_of, offered
from uguisu_changes.remedies import KINDS, remedied

if TYPE_CHECKING:
    from uguisu.plugins import Registry

MOST = 200
"""Fixes that are done to one pack: with more, two of them undo each other."""
PATIENCE = 20.0
"""Seconds for what has to be tried."""
SCENARIO = "scenario"


def fix_pack(folder: Path, registry: Registry) -> list[str]:
    """Do the fixes of what is wrong with a pack, the worst first, and write its files; return what was done, in words.

    Raises:
        OSError: a file can't be read or written; then all stay as they were.
    """
    files = {SCENARIO: _file(folder, SCENARIO, "scenario.yaml")}
    said = files[SCENARIO].data
    for kind in KINDS:
        name = said.get(kind) if isinstance(said, dict) else None
        files[kind] = _file(folder, kind, name if isinstance(name, str) else f"{kind}.yaml")
    data: dict[str, Any] = {kind: file.data for kind, file in files.items() if file.data is not None}
    done: list[str] = []
    while len(done) < MOST and (title := _mend_one(folder, registry, files, data)):
        done.append(title)
    rendered = {file: file.render(data[kind]) if kind in data else file.raw for kind, file in files.items()}
    write_together({folder / file.name: raw for file, raw in rendered.items() if raw != file.raw})
    return done


def _file(folder: Path, kind: str, name: str) -> YamlFile:
    path = folder / name
    there = path.is_file()
    return YamlFile(kind, name, path.read_bytes() if there else b"", absent=not there)


def _mend_one(folder: Path, registry: Registry, files: dict[str, YamlFile], data: dict[str, Any]) -> str:
    """Do the fix of the worst finding that has one; return what it says it does."""
    held = {files[kind].name: said for kind, said in data.items()}
    found = check(folder, registry, InMemorySource(Folder(folder), held))[1]
    found = remedied(found, folder, held, registry, PATIENCE)
    kinds = {file.name: kind for kind, file in files.items()}
    for one in sorted(found, key=lambda one: ("error", "warning", "hint").index(one.severity)):
        kind = kinds.get(one.file, SCENARIO)
        fix = offered(data.get(kind), one)
        edit = edit_of(data, kind, fix) if fix is not None else None
        if fix is None or edit is None or not _is_wanted(one):
            continue
        try:
            edit.apply(data)
        except CannotEdit:
            continue
        return fix.title
    return ""


def _is_wanted(found: Diagnostic) -> bool:
    """Whether a finding is wrong for sure: a hint may be what its author means."""
    return found.severity != "hint"
