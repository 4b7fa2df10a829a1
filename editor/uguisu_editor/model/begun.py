"""A copy of a pack that is not one's own, begun by the first stroke: made, moved into, and taken away again by undo."""

from __future__ import annotations

import shutil
from contextlib import suppress
from pathlib import Path
from typing import Any

from uguisu.content import beside
from uguisu_changes.edits import Edit, Group, Put
from uguisu_changes.paths import MISSING
from uguisu_changes.paths import Path as Way
from uguisu_changes.same import same
from uguisu_editor.model.copying import COPY_OF, Find, write_copy
from uguisu_editor.model.document import PackDocument

NAMED: tuple[tuple[str, Way], ...] = (
    ("scenario", ("id",)),
    ("scenario", ("uses",)),
    ("scenario", ("title",)),
    ("map", ("id",)),
    ("scenario", COPY_OF),
)
"""What a copy calls otherwise than the pack that it is of."""


class BegunCopy:
    """A copy that a document goes on in. What was drawn so far is not in it yet."""

    def __init__(self, original: Path, folder: Path) -> None:
        self.original = original
        self.folder = folder
        self._made = _stamps(folder)

    def is_untouched(self) -> bool:
        """Tell whether it is still just as it was made."""
        return _stamps(self.folder) == self._made

    def take_away(self) -> bool:
        """Remove it if nothing was saved into it; tell whether it is gone."""
        if not self.is_untouched():
            return False
        with suppress(OSError):
            aside = beside(self.folder)
            self.folder.rename(aside)
            shutil.rmtree(aside, ignore_errors=True)
        return not self.folder.exists()


def begin_copy(
    document: PackDocument, home: Path, name: str, title: Any, find: Find
) -> tuple[BegunCopy, Edit]:
    """Copy the pack of a document, as it is on the disk, into a folder called `name`, or nearly so, in `home`, and have the
    document go on there; return the copy, and the edit that gives the document the copy's names.

    Raises:
        CannotMake: the disk refuses; the document stays where it is.
    """
    original = document.folder
    old = PackDocument.open(original)
    folder = free_folder(home, name)
    write_copy(old, folder, title=title, pack_id=folder.name, find=find)
    new = PackDocument.open(folder)
    renamed: list[Edit] = []
    for kind, way in NAMED:
        before, after = old.look(kind, way), new.look(kind, way)
        if after is not MISSING and not same(before, after) and same(before, document.look(kind, way)):
            renamed.append(Put(kind, way, after))
    document.move(folder)
    return BegunCopy(original, folder), Group(renamed)


def free_folder(home: Path, name: str) -> Path:
    """Return a folder in `home` that is not there yet, called `name` or nearly so."""
    folder, number = home / name, 1
    while folder.exists():
        number += 1
        folder = home / f"{name}_{number}"
    return folder


def _stamps(folder: Path) -> dict[str, tuple[int, int]]:
    with suppress(OSError):
        files = [path for path in folder.rglob("*") if path.is_file()]
        return {
            path.relative_to(folder).as_posix(): (path.stat().st_mtime_ns, path.stat().st_size)
            for path in files
        }
    return {}
