"""Which packs an editor has open, on the disk as long as it runs: after a crash they are all opened again."""

from __future__ import annotations

import contextlib
import os
from itertools import count
from pathlib import Path

from uguisu.content import write_text
from uguisu_editor.model.lock import Lock, in_use

SUFFIX, LOCK_SUFFIX = ".tabs", ".lock"


class OpenTabs:
    """Keeps the list of one editor that runs. The file goes away when it is closed in good order."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._path: Path | None = None
        self._lock: Lock | None = None
        self._noted: list[Path] = []

    def note(self, packs: list[Path]) -> None:
        """Keep that these are open, in this order, the one in front once more at the end. Where the disk takes nothing,
        nothing is kept.
        """
        if packs != self._noted:
            self._noted = packs
            with contextlib.suppress(OSError):
                write_text(self._path or self._claim(), "".join(f"{pack}\n" for pack in packs))

    def _claim(self) -> Path:
        """Take a file that no other editor has, or has left."""
        self._folder.mkdir(parents=True, exist_ok=True)
        for number in count(1):
            path = self._folder / f"editor-{os.getpid()}-{number}{SUFFIX}"
            lock = Lock(path.with_suffix(LOCK_SUFFIX))
            if not path.exists() and lock.take():
                self._path, self._lock = path, lock
                return path
        raise AssertionError

    def close(self) -> None:
        """All is closed in good order."""
        if self._path is not None and self._lock is not None:
            with contextlib.suppress(OSError):
                self._path.unlink(missing_ok=True)
            self._lock.give_back()


def left_open(folder: Path) -> list[Path]:
    """Return the packs that editors had open which have crashed since, and forget them."""
    found: list[Path] = []
    for path in sorted(folder.glob(f"*{SUFFIX}")) if folder.is_dir() else ():
        if in_use(path.with_suffix(LOCK_SUFFIX)):
            continue
        with contextlib.suppress(OSError, UnicodeError):
            found += [Path(line) for line in path.read_text(encoding="utf-8").splitlines() if line]
            path.unlink()
    return found
