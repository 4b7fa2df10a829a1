"""Write a file whole or not at all: aside first, then renamed over the old one."""

from __future__ import annotations

import contextlib
import errno
import glob
import os
import re
import secrets
import shutil
import tempfile
import time
from collections.abc import Iterator, Mapping
from itertools import chain
from pathlib import Path
from typing import IO

from uguisu.messages.message import Message

OLD = ".old.part"
"""How the name of a folder ends that another is just taking the place of."""
ASIDE = re.compile(r"\.(.+)\.[0-9a-f]{8}\.part")
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
        raise OSError(errno.EINVAL, Message("it is not an ordinary file"), str(path))
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


@contextlib.contextmanager
def replacing_folder(folder: Path) -> Iterator[Path]:
    """Give a folder to write into, that takes the place of `folder`, if there is one, when the block ends well.

    Raises:
        OSError: the disk refuses; then all is as it was. What could not be made or moved bears the name of `folder`.
    """
    aside = beside(folder)
    with filling(folder.parent, folder):
        with called(folder):
            aside.mkdir()
        try:
            yield aside
            with called(folder):
                _swap(aside, folder)
        except BaseException as error:
            shutil.rmtree(aside, ignore_errors=True)
            if isinstance(error, OSError) and str(error.filename or "").startswith(str(aside)):
                inside = Path(error.filename).relative_to(aside)
                error.filename, error.filename2 = str(folder / inside), None
            raise
    sweep(folder)


@contextlib.contextmanager
def filling(folder: Path, wanted: Path | None = None) -> Iterator[None]:
    """Make a folder, if there is none, for what this block writes into it. If the block fails, folders made for it that are
    still empty are removed.

    Raises:
        OSError: the disk refuses; it names a file, `wanted` (or the folder) where the system does not say which.
    """
    missing = [above for above in (folder, *folder.parents) if not above.exists()]
    try:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except (FileExistsError, NotADirectoryError):
            raise  # what is in the way bears its name
        except OSError as error:
            error.filename, error.filename2 = str(wanted or folder), None
            raise
        with called(wanted or folder, all_errors=False):
            yield
    except BaseException:
        with contextlib.suppress(OSError):  # one that is not empty, and all above it
            for made in missing:
                made.rmdir()
        raise


def beside(target: Path) -> Path:
    """Return the path to which the new `target` is written until it is complete."""
    return target.with_name(f".{target.name}.{secrets.token_hex(4)}.part")


def target_of(aside: Path) -> Path:
    """Return what is to become of a file or folder that lies `beside` it, another path as it is.

    >>> target_of(Path("reports/.temple.0123abcd.part")).as_posix()
    'reports/temple'
    """
    found = ASIDE.fullmatch(aside.name)
    return aside.with_name(found[1]) if found else aside


def _swap(aside: Path, folder: Path) -> None:
    old = aside.with_suffix(OLD)
    if folder.exists():
        folder.rename(old)
    try:
        aside.rename(folder)
    except OSError:
        if old.exists():
            old.rename(folder)
        raise
    shutil.rmtree(old, ignore_errors=True)


@contextlib.contextmanager
def called(path: Path, *, all_errors: bool = True) -> Iterator[None]:
    """Have what the system refuses bear a name that the user knows; or only what bears none."""
    try:
        yield
    except OSError as error:
        if all_errors or error.filename is None:
            error.filename, error.filename2 = str(path), None
        raise


def sweep(target: Path) -> None:
    """Remove what was left aside by runs that were killed while they wrote `target`, long ago.

    A folder that was taken away when the run was killed, and no other had come in its place, is put back.
    """
    name = glob.escape(target.name)
    for left in chain.from_iterable(target.parent.glob(f"{dots}{name}.*.part") for dots in (".", "..")):
        with contextlib.suppress(OSError):  # somebody else's, or gone meanwhile
            if left.name.endswith(OLD) and not target.exists():
                left.rename(target)
            elif max(file.stat().st_mtime for file in (left, *left.rglob("*"))) < time.time() - STALE_AFTER:
                shutil.rmtree(left) if left.is_dir() else left.unlink()


def write_bytes(path: Path, data: bytes) -> None:
    """Put `data` at `path`, whole or not at all."""
    with replacing(path) as file:
        file.write(data)


def write_together(files: Mapping[Path, bytes]) -> None:
    """Put several files in their places, when all of them are written: what stops before that leaves all as they were.

    Raises:
        OSError: the disk refuses; it names the file.
    """
    with contextlib.ExitStack() as places:
        for path, data in files.items():
            file = places.enter_context(replacing(path))
            file.write(data)
            with called(path):
                file.flush()
                os.fsync(file.fileno())


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
