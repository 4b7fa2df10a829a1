"""A pack in a folder."""

from __future__ import annotations

import os
from functools import cached_property
from pathlib import Path

from uguisu.content.diagnostics import Diagnostic
from uguisu.content.limits import MAX_PACK_FILES
from uguisu.content.reading import too_large
from uguisu.reasons import reason_of
from uguisu.said import Said


class Folder:
    """The regular files under a folder. Links that lead out of it are reported and left alone; hidden
    files are passed over.
    """

    def __init__(self, root: Path) -> None:
        self.root = root
        self.found: list[Diagnostic] = []
        self._real_root = Path(os.path.realpath(root))

    @cached_property
    def names(self) -> tuple[str, ...]:
        """All files' names, sorted."""
        names: list[str] = []
        for folder, folders, files in os.walk(self.root):
            folders[:] = sorted(name for name in folders if not name.startswith((".", "__pycache__")))
            here = Path(folder)
            self._report_links(here, folders)
            shown = [here / file for file in sorted(files) if not file.startswith(".")]
            names += [path.relative_to(self.root).as_posix() for path in shown if self._usable(path)]
            if len(names) > MAX_PACK_FILES:
                self.found.append(
                    Diagnostic(
                        file=self.root.as_posix(),
                        code="too-many-files",
                        message=Said(
                            "The folder holds more than {most:,} files",
                            most=MAX_PACK_FILES,
                        ),
                        hint=Said(
                            "Leave out what the scenario does not need, or give the folder of one pack."
                        ),
                    )
                )
                break
        return tuple(sorted(names[:MAX_PACK_FILES]))

    def label(self, name: str) -> str:
        """Return the file's path as the user would write it."""
        return (self.root / name).as_posix()

    def read(self, name: str, limit: int) -> bytes | Diagnostic:
        """Return the file's bytes, or why not."""
        path = self.root / name
        try:
            with path.open("rb") as file:
                size = os.fstat(file.fileno()).st_size
                raw = b"" if size > limit else file.read(limit + 1)
        except OSError as error:
            return Diagnostic(
                file=self.label(name),
                code="unreadable",
                message=Said("The file cannot be read: {error}", error=reason_of(error)),
            )
        if size > limit or len(raw) > limit:
            return too_large(self.label(name), max(size, len(raw)), limit)
        return raw

    def _usable(self, path: Path) -> bool:
        if path.is_symlink():
            return self._inside(path) and path.is_file()
        return path.is_file()

    def _report_links(self, here: Path, folders: list[str]) -> None:
        for name in folders:
            if (here / name).is_symlink():
                self._inside(here / name)

    def _inside(self, path: Path) -> bool:
        if Path(os.path.realpath(path)).is_relative_to(self._real_root):
            return True
        self.found.append(
            Diagnostic(
                file=path.as_posix(),
                code="link-out",
                message=Said("This is a link that leads out of the pack, so it is not followed"),
                hint=Said("Put the file itself here: a pack must be whole wherever it is copied."),
            )
        )
        return False
