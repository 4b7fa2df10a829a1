"""Find the packs under a folder."""

from __future__ import annotations

import os
import zipfile
from collections.abc import Iterator
from pathlib import Path

from uguisu.content.pack import SCENARIO


def find_packs(root: Path) -> Iterator[Path]:
    """Yield the packs at or under `root`, in order: folders with a scenario.yaml, and zips of such.

    A pack's own subfolders are not searched. A `root` that is a file, or a folder without any pack, yields
    nothing, except that a zip or scenario.yaml given by name is taken at its word.
    """
    if root.is_file():
        yield root
        return
    for folder, folders, files in os.walk(root):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        if SCENARIO in files:
            folders.clear()
            yield Path(folder)
            continue
        for name in sorted(files):
            if name.endswith(".zip") and _holds_scenario(Path(folder, name)):
                yield Path(folder, name)


def _holds_scenario(path: Path) -> bool:
    try:
        with zipfile.ZipFile(path) as archive:
            return any(
                name.split("/")[-1] == SCENARIO and name.count("/") <= 1 for name in archive.namelist()
            )
    except (OSError, zipfile.BadZipFile, ValueError):
        return False
