"""Write a file whole or not at all: aside first, then renamed over the old one."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import IO


@contextlib.contextmanager
def replacing(path: Path) -> Iterator[IO[bytes]]:
    """Open a binary file that takes the place of `path` when the block ends well.

    Whatever happens, `path` holds either its old bytes or all of the new ones: a crash, a full disk or an
    exception leaves the old file as it was. The file's permissions are kept, and a link is written through.

    Raises:
        OSError: the folder is missing, or the disk refuses; it names what the user knows, not the file aside.
    """
    target = Path(os.path.realpath(path))
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
        _take_the_place_of(target, aside, path)
    except BaseException:
        aside.unlink(missing_ok=True)
        raise
    _sync_folder(target.parent)


def write_bytes(path: Path, data: bytes) -> None:
    """Put `data` at `path`, whole or not at all."""
    with replacing(path) as file:
        file.write(data)


def write_text(path: Path, text: str) -> None:
    """Put `text` at `path` as UTF-8 with its own line ends, whole or not at all."""
    write_bytes(path, text.encode("utf-8"))


def _take_the_place_of(target: Path, aside: Path, called: Path) -> None:
    try:
        aside.replace(target)
    except OSError as error:
        error.filename, error.filename2 = str(called), None
        raise


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
