"""Writes what is made, all of it or nothing."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path

from uguisu.content.atomic import sweep
from uguisu.core.errors import UguisuError
from uguisu.said import Said


def write_folder(folder: Path, files: Mapping[str, str | bytes]) -> None:
    """Write `files`, by their names with forward slashes, into the new `folder`; it appears complete or not at all.

    Raises:
        UguisuError: when there is something already.
    """
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise UguisuError(
            Said("{folder} already exists", folder=folder),
            hint=Said("choose a different name, or a different --folder"),
        )
    folder.parent.mkdir(parents=True, exist_ok=True)
    try:
        aside = Path(tempfile.mkdtemp(prefix=f".{folder.name}.", suffix=".part", dir=folder.parent))
    except OSError as error:
        error.filename = str(folder)
        raise
    try:
        for name, content in files.items():
            path = aside / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content.encode() if isinstance(content, str) else content)
        aside.chmod(0o755)
        if folder.exists():
            folder.rmdir()
        aside.rename(folder)
        sweep(folder)
    except BaseException:
        shutil.rmtree(aside, ignore_errors=True)
        raise
