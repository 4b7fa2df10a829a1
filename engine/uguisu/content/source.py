"""Where a pack's files come from: a folder, a zip, or an editor's memory. Nothing outside of it can be reached."""

from __future__ import annotations

import errno
import os
import re
import stat
import weakref
import zipfile
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Any, BinaryIO, Protocol

from uguisu.content.diagnostics import Diagnostic
from uguisu.content.document import Document, too_large
from uguisu.content.limits import MAX_PACK_BYTES, MAX_PACK_FILES
from uguisu.content.pack import SCENARIO
from uguisu.content.parsing import PRIVATE, Marks
from uguisu.messages.control_characters import UNSEEN
from uguisu.messages.message import Message
from uguisu.messages.os_errors import reason_of


class Source(Protocol):
    """The files of a pack, by names with forward slashes."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all files that may be read, sorted."""

    found: list[Diagnostic]
    """What is wrong with the folder or zip as such."""
    bases: Mapping[str, Path] = MappingProxyType({})
    """Packs below that only a source which no file says anything of may name, by what it calls them."""

    def label(self, name: str) -> str:
        """Return a file's name for people: with the way to the pack before it."""

    def read(self, name: str, limit: int) -> bytes | Diagnostic:
        """Return a file's bytes, or the reason why not, such as being larger than `limit` bytes.

        The name must be one of `names`.
        """


def open_source(path: Path) -> Source | Diagnostic:
    """Open the pack at `path`: a folder, a zip, or the scenario.yaml in a folder."""
    label = path.as_posix()
    try:
        if path.is_dir():
            return Folder(path)
        if path.suffix in (".yaml", ".yml") and path.is_file():
            return Folder(path.parent)
        return Zip(path, _open_archive(path))
    except FileNotFoundError:
        message = Message("There is no such folder or file")
        hint = Message("Give the path of a pack: a folder with a scenario.yaml in it, or a zip of one.")
        return Diagnostic(file=label, code="no-pack", message=message, hint=hint)
    except TooManyEntries:
        return _too_many_files(label)
    except OSError as error:
        message = Message("It cannot be read: {error}", error=reason_of(error))
        return Diagnostic(file=label, code="unreadable", message=message)
    except ZIP_TROUBLE:
        message = Message("The file is neither a pack's scenario.yaml nor a zip that can be read")
        hint = Message("A pack is a folder with a scenario.yaml in it, or a zip of one.")
        return Diagnostic(file=label, code="no-pack", message=message, hint=hint)


def open_regular(path: Path) -> BinaryIO:
    """Open a file for reading, once it is known to be one: what is asked is the open file and not its name.

    Raises:
        OSError: it cannot be opened, or is a pipe, a device or a folder, which are not waited for.
    """
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0))
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise OSError(errno.EINVAL, Message("it is not an ordinary file"), str(path))
    return os.fdopen(handle, "rb")


def is_safe_name(name: str) -> bool:
    """Tell whether a name stays inside the pack on every system.

    >>> [is_safe_name(name) for name in ("art/map.png", "../map.yaml", "/etc/passwd", "c:map.yaml", "https://example.org/map.yaml")]
    [True, False, False, False, False]
    """
    parts = name.split("/")
    return not ("\\" in name or ":" in name or "\0" in name or any(part in ("", ".", "..") for part in parts))


_RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)
"""Names that Windows keeps for devices, whatever comes after a dot."""


def for_windows(name: str) -> bool:
    """Tell whether Windows can hold files of a name; what is made on another system is sent there.

    >>> [for_windows(name) for name in ("garden/map.yaml", "nul", "Aux.yaml", "art/con/board.png", "consul")]
    [True, False, False, False, True]
    """
    parts = [part for part in name.split("/") if part not in (".", "..")]
    return not any(_RESERVED.fullmatch(part) or part.endswith((" ", ".")) for part in parts)


def twins_of(name: str, others: Iterable[str]) -> list[str]:
    """Return the names that differ from one by capitals alone: on Windows and macOS they are one file.

    >>> twins_of("Garden", ["garden", "Garden", "gardens"])
    ['garden']
    """
    return [other for other in others if other != name and other.casefold() == name.casefold()]


class Folder(Source):
    """The regular files under a folder. Links that lead out of it are reported and left alone; hidden
    files are passed over.
    """

    def __init__(self, root: Path) -> None:
        self.root = root
        self.found: list[Diagnostic] = []
        self._real_root = Path(os.path.realpath(root))

    @cached_property
    def names(self) -> tuple[str, ...]:
        names: list[str] = []
        for folder, folders, files in os.walk(self.root):
            folders[:] = sorted(name for name in folders if not name.startswith((".", "__pycache__")))
            here = Path(folder)
            self._report_links(here, folders)
            shown = [here / file for file in sorted(files) if not file.startswith(".")]
            names += [path.relative_to(self.root).as_posix() for path in shown if self._usable(path)]
            if len(names) > MAX_PACK_FILES:
                self.found.append(_too_many_files(self.root.as_posix()))
                break
        return tuple(sorted(names[:MAX_PACK_FILES]))

    def label(self, name: str) -> str:
        return (self.root / name).as_posix()

    def read(self, name: str, limit: int) -> bytes | Diagnostic:
        path = Path(os.path.realpath(self.root / name))
        try:
            if not path.is_relative_to(self._real_root):
                raise OSError(errno.EINVAL, Message("it leads out of the pack"), str(path))
            with open_regular(path) as file:
                size = os.fstat(file.fileno()).st_size
                raw = b"" if size > limit else file.read(limit + 1)
        except OSError as error:
            message = Message("The file cannot be read: {error}", error=reason_of(error))
            return Diagnostic(file=self.label(name), code="unreadable", message=message)
        if size > limit or len(raw) > limit:
            return too_large(self.label(name), max(size, len(raw)), limit)
        return raw

    def _usable(self, path: Path) -> bool:
        if UNSEEN.search(path.name):
            self.found.append(_unseen_in_name(path.as_posix()))
            return False
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
        message = Message("This is a link that leads out of the pack, so it is not followed")
        hint = Message("Put the file itself here: a pack must be whole wherever it is copied.")
        self.found.append(Diagnostic(file=path.as_posix(), code="link-out", message=message, hint=hint))
        return False


ENCRYPTED = 0x1
PACKINGS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
"""What can be unpacked bit by bit; the others swell without asking."""
MAX_CONTENTS = 256 * MAX_PACK_FILES
ZIP_TROUBLE = (
    zipfile.BadZipFile,
    zlib.error,
    EOFError,
    RuntimeError,
    NotImplementedError,
    OSError,
    ValueError,
)
"""What zipfile raises over damaged, encrypted or exotic archives."""


class Zip(Source):
    """The files of a zip. A single folder around all of them is looked through."""

    def __init__(self, path: Path, archive: zipfile.ZipFile) -> None:
        self.path = path
        self.found: list[Diagnostic] = []
        self._archive = archive
        self._entries: dict[str, zipfile.ZipInfo] = {}
        self._take_in(archive.infolist())

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(sorted(self._entries))

    def label(self, name: str) -> str:
        return f"{self.path.as_posix()}/{name}"

    def read(self, name: str, limit: int) -> bytes | Diagnostic:
        """Read at most `limit` bytes: what the zip says of sizes is not believed."""
        entry = self._entries[name]
        try:
            with self._archive.open(entry) as file:
                raw = file.read(limit + 1)
        except ZIP_TROUBLE as error:
            message = Message("The zip is damaged here: {error}", error=str(error)[:170])
            hint = Message("Download or zip the pack again.")
            return Diagnostic(file=self.label(name), code="zip-damaged", message=message, hint=hint)
        return (
            raw if len(raw) <= limit else too_large(self.label(name), max(entry.file_size, len(raw)), limit)
        )

    def _take_in(self, entries: list[zipfile.ZipInfo]) -> None:
        if len(entries) > MAX_PACK_FILES:
            self.found.append(_too_many_files(self.path.as_posix()))
            return
        total = sum(entry.file_size for entry in entries)
        if total > MAX_PACK_BYTES:
            message = Message(
                "The zip would unpack to {has:,} MB; at most {most} are read",
                has=total // 1_048_576,
                most=MAX_PACK_BYTES // 1_048_576,
            )
            self._find("too-large", message, Message("Make the pictures smaller, or leave some out."))
            return
        if any(entry.flag_bits & ENCRYPTED for entry in entries):
            self._find(
                "zip-locked",
                Message("The zip is locked with a password"),
                Message("Zip the pack without one."),
            )
            return
        if any(entry.compress_type not in PACKINGS for entry in entries):
            told = Message("The zip uses an uncommon compression, which is not supported")
            self._find(
                "zip-packing", told, Message("Zip the pack again with the usual compression, Deflate.")
            )
            return
        files = [entry for entry in entries if not entry.is_dir() and self._usable(entry)]
        inner = _folder_around([entry.filename for entry in files])
        for entry in files:
            name = entry.filename.removeprefix(inner)
            if name in self._entries:
                self._find(
                    "zip-twice",
                    Message("The zip holds this file twice"),
                    Message("Zip the pack again."),
                    name,
                )
            self._entries.setdefault(name, entry)

    def _usable(self, entry: zipfile.ZipInfo) -> bool:
        name = entry.orig_filename
        if not is_safe_name(name):
            message = Message(
                "The zip holds the file {name!r}, which would land outside of the pack", name=name[:120]
            )
            hint = Message("Zips made by ordinary tools contain no such names; do not trust this one.")
            self._find("zip-slip", message, hint)
            return False
        if UNSEEN.search(name):
            self.found.append(_unseen_in_name(self.label(name)))
            return False
        if stat.S_ISLNK(entry.external_attr >> 16):
            message = Message("The zip holds a link, which is not followed")
            self._find("link-out", message, Message("Put the file itself into the zip."), name)
            return False
        return not any(part.startswith((".", "__MACOSX", "__pycache__")) for part in name.split("/"))

    def _find(self, code: str, message: str, hint: str, name: str = "") -> None:
        file = self.label(name) if name else self.path.as_posix()
        self.found.append(Diagnostic(file=file, code=code, message=message, hint=hint))


class TooManyEntries(Exception):
    """The table of contents alone is larger than that of any pack."""


class _Bytes:
    """A zip's file, from which no table of contents without end is read."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self.most: int | None = MAX_CONTENTS

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)

    def __del__(self) -> None:
        self._file.close()

    def read(self, size: int = -1) -> bytes:
        """Return the next bytes."""
        if self.most is not None and size > self.most:
            raise TooManyEntries
        return self._file.read(size)


def _open_archive(path: Path) -> zipfile.ZipFile:
    """Open a zip without believing what it says of its size.

    Raises:
        TooManyEntries: it lists more files than are ever read.
        One of ZIP_TROUBLE: it is no zip, or a damaged one.
    """
    opened = open_regular(path)
    file = _Bytes(opened)
    archive = zipfile.ZipFile(file)
    weakref.finalize(archive, opened.close)  # it is read as long as its pack is in use
    file.most = None
    return archive


def _too_many_files(label: str) -> Diagnostic:
    message = Message("There are more than {most:,} files in it", most=MAX_PACK_FILES)
    hint = Message("Leave out what the scenario does not need, or give the folder of one pack.")
    return Diagnostic(file=label, code="too-many-files", message=message, hint=hint)


def _unseen_in_name(label: str) -> Diagnostic:
    message = Message("The name of this file has an invisible character, so the file is not read")
    hint = Message("Rename the file.")
    return Diagnostic(file=label, severity="warning", code="control-character", message=message, hint=hint)


def _folder_around(names: list[str]) -> str:
    """Return the folder, with its slash, that holds everything, unless scenario.yaml is at the top."""
    tops = {name.split("/", 1)[0] for name in names if "/" in name}
    if len(tops) != 1 or any("/" not in name for name in names):
        return ""
    return f"{tops.pop()}/"


class HeldDocument(Document):
    """Data without a text: what is found in it has a path, but no line."""

    def __init__(self, name: str, data: Any) -> None:
        super().__init__(name, name, "", _without_private(data))
        self.marks = _NoMarks()


class _LaidOver(Source):
    """A source of which some files are held here and take the place of those `below`."""

    def __init__(self, below: Source, files: Mapping[str, Any]) -> None:
        self.below = below
        self.found = below.found
        self.bases = below.bases
        self._files = files

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(sorted({*self.below.names, *self._files}))

    def label(self, name: str) -> str:
        return self.below.label(name)

    def read(self, name: str, limit: int) -> bytes | Diagnostic:
        return self.below.read(name, limit)


class InMemorySource(_LaidOver):
    """A source that knows the plain data of some files already, by their names.

    They are copied: the copy is free of people's private `x-` keys.
    """

    def label(self, name: str) -> str:
        """Return the name: whoever holds the files knows where they are."""
        return name

    def held(self, name: str) -> Document | None:
        """Return a file that is held, or None."""
        return HeldDocument(name, self._files[name]) if name in self._files else None


class EditedSource(_LaidOver):
    """A source of which some files are not saved yet: it knows the texts that will stand in them, by name."""

    def read(self, name: str, limit: int) -> bytes | Diagnostic:
        text = self._files.get(name)
        if text is None:
            return self.below.read(name, limit)
        raw = text.encode("utf-8")
        return raw if len(raw) <= limit else too_large(self.label(name), len(raw), limit)


class _NoMarks(Marks):
    def locate(self, path: tuple[str | int, ...], *, at_key: bool = False) -> tuple[int, int]:
        return (0, 0)


def _without_private(value: Any) -> Any:
    if isinstance(value, dict):
        return {
            key: _without_private(item)
            for key, item in value.items()
            if not (isinstance(key, str) and key.startswith(PRIVATE))
        }
    if isinstance(value, list):
        return [_without_private(item) if isinstance(item, dict | list) else item for item in value]
    return value


def find_packs(root: Path, refused: Callable[[OSError], None] | None = None) -> Iterator[Path]:
    """Yield the packs at or under `root`, in order: folders with a scenario.yaml, and zips of such.

    A pack's own subfolders are not searched. A `root` that is a file, or a folder without any pack, yields
    nothing, except that a zip or scenario.yaml given by name is taken at its word. `refused` is told of folders that
    cannot be read.
    """
    if root.is_file():
        yield root
        return
    for folder, folders, files in os.walk(root, onerror=refused):
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
        with _open_archive(path) as archive:
            return any(
                name.split("/")[-1] == SCENARIO and name.count("/") <= 1 for name in archive.namelist()
            )
    except (TooManyEntries, *ZIP_TROUBLE):
        return False
