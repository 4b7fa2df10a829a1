"""Write a file whole or not at all: aside first, then renamed over the old one."""

from __future__ import annotations

import contextlib
import errno
import glob
import os
import shutil
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from uguisu.said import Said

STALE_AFTER = 3600.0
"""Seconds after which a file aside that nobody has touched belongs to nobody."""


@contextlib.contextmanager
def replacing(path: Path) -> Iterator[IO[bytes]]:
    """Open a binary file that takes the place of `path` when the block ends well.

    Whatever happens, `path` holds either its old bytes or all of the new ones: a crash, a full disk or an
    exception leaves the old file as it was. The file's permissions are kept, and a link is written through.

    Raises:
        OSError: the folder is missing, or the disk refuses; it names what the user knows, not the file aside.
    """
    target = Path(os.path.realpath(path))
    if target.exists() and not (target.is_file() or target.is_dir()):  # a device would become a file
        raise OSError(errno.EINVAL, Said("it is not an ordinary file"), str(path))
    try:
        handle, aside_name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".part", dir=target.parent)
    except OSError as error:
        error.filename = str(path if target.parent.is_dir() else path.parent)
        raise
    aside = Path(aside_name)
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        aside.chmod(_mode_for(target))
        aside.replace(target)
    except BaseException as error:
        with contextlib.suppress(OSError):
            aside.unlink()
        if isinstance(error, OSError) and error.filename in (None, aside_name):
            error.filename, error.filename2 = str(path), None  # a full disk says nothing of the file
        raise
    _sync_folder(target.parent)
    sweep(target)


def sweep(target: Path) -> None:
    """Remove what was left aside by runs that were killed while they wrote `target`, long ago."""
    with contextlib.suppress(OSError):
        for left in target.parent.glob(f".{glob.escape(target.name)}.*.part"):
            if time.time() - left.stat().st_mtime < STALE_AFTER:
                continue  # somebody else may be at it
            if left.is_dir():
                shutil.rmtree(left, ignore_errors=True)
            else:
                left.unlink()


def write_bytes(path: Path, data: bytes) -> None:
    """Put `data` at `path`, whole or not at all."""
    with replacing(path) as file:
        file.write(data)


def write_text(path: Path, text: str) -> None:
    """Put `text` at `path` as UTF-8 with its own line ends, whole or not at all."""
    write_bytes(path, text.encode("utf-8"))


def _mode_for(target: Path) -> int:
    """Return the old file's permissions, or those that a plain `open` would have given a new one."""
    try:
        return target.stat().st_mode & 0o777
    except FileNotFoundError:
        return 0o666 & ~_umask()


def _umask() -> int:
    mask = os.umask(0o022)
    os.umask(mask)
    return mask


def _sync_folder(folder: Path) -> None:
    """Make the rename itself last through a power cut; some systems cannot, and that is no error."""
    if os.name == "nt":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
