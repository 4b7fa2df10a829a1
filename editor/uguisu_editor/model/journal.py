"""The journal: every edit of an open pack on disk as it is made, so that a crash loses the last stroke at most."""

from __future__ import annotations

import base64
import contextlib
import json
import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import IO, Any

import msgspec

from uguisu.content import write_text
from uguisu_changes.edits import CannotEdit, Edit
from uguisu_changes.files import YamlFile, digest
from uguisu_changes.same import same
from uguisu_editor.model.document import PackDocument
from uguisu_editor.model.lock import Lock, in_use

SUFFIX, LOCK_SUFFIX = ".journal", ".lock"


class Journal:
    """Writes one document's edits to a file. The file goes away when the document is closed in good order."""

    def __init__(self, folder: Path, document: PackDocument) -> None:
        name = f"{document.folder.name[:40]}-{digest(str(document.folder.resolve()).encode())}-{os.getpid()}"
        numbered = (folder / f"{name}-{number}{SUFFIX}" for number in count(1))
        self.path = next(path for path in numbered if not path.exists())
        self.lock = Lock(self.path.with_suffix(LOCK_SUFFIX))
        self.document = document
        self._file: IO[bytes] | None = None
        self.refused: OSError | None = None
        """Why the disk took the last edit not: the next one is tried again, with all before it."""

    def write(self, edit: Edit) -> None:
        """Note an edit that was made. It is in the system's hands when this returns, whatever becomes of the program."""
        with self._told():
            if self._file is None:
                self._begin()  # the head holds the data as they are now, this first edit included
            else:
                self._file.write(msgspec.json.encode({"do": edit}) + b"\n")
                self._file.flush()

    def adopt(self) -> None:
        """Note the document as it is, before any edit: it was recovered, and is not saved."""
        with self._told():
            if self._file is None:
                self._begin()

    @contextlib.contextmanager
    def _told(self) -> Iterator[None]:
        """Keep why the disk refuses; what it took before stays."""
        try:
            yield
            self.refused = None
        except OSError as error:
            self.refused = error
            self._let_go()

    def _let_go(self) -> None:
        file, self._file = self._file, None
        with contextlib.suppress(OSError):  # what it still holds cannot be written either
            if file is not None:
                file.close()

    def close(self) -> None:
        """Throw the journal away."""
        self._let_go()
        with contextlib.suppress(OSError):
            self.path.unlink(missing_ok=True)
        self.lock.give_back()

    def _begin(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if not self.lock.held:
            self.lock.take()
        head = {"pack": str(self.document.folder.resolve()), "files": self._bases()}
        write_text(self.path, json.dumps(head, ensure_ascii=False) + "\n")
        self._file = self.path.open("ab")

    def _bases(self) -> dict[str, Any]:
        return {
            kind: {
                "name": file.name,
                "raw": base64.b64encode(file.raw).decode("ascii"),
                "on_disk": digest(file.on_disk),
                "data": None if self._is_base(kind) else self.document.data.get(kind),
                "base": self.document.data.bases.get(kind),
            }
            for kind, file in self.document.files.items()
        }

    def _is_base(self, kind: str) -> bool:
        file = self.document.files[kind]
        if file.broken or file.absent:
            return kind not in self.document.data
        return same(file.tree.value, self.document.data.get(kind))


class Leftover:
    """A journal that some earlier run left behind, and the document that it leads to."""

    def __init__(self, path: Path, document: PackDocument, strokes: int) -> None:
        self.path = path
        self.document = document
        self.strokes = strokes

    def forget(self) -> None:
        """Throw the journal away."""
        with contextlib.suppress(OSError):
            self.path.unlink(missing_ok=True)


def leftovers(folder: Path) -> list[Leftover]:
    """Return what was not saved when earlier runs ended. Journals of running editors, and such as lead nowhere new,
    are passed over; a journal cut off in mid-line is good up to there.
    """
    found = []
    for path in sorted(folder.glob(f"*{SUFFIX}")) if folder.is_dir() else ():
        with contextlib.suppress(OSError, ValueError, LookupError, TypeError):
            leftover = _read(path)
            if leftover is not None:
                found.append(leftover)
    return found


def _read(path: Path) -> Leftover | None:
    if in_use(path.with_suffix(LOCK_SUFFIX)):  # an editor that is running writes it, or has it open again
        return None
    lines = path.read_bytes().split(b"\n")[:-1]
    if not lines:
        return None
    head = json.loads(lines[0])
    files = {}
    for kind, kept in head["files"].items():
        raw = base64.b64decode(kept["raw"])
        file = files[kind] = YamlFile(kind, kept["name"], raw, absent=not raw)
        file.on_disk = _bytes_of(Path(head["pack"]) / kept["name"])
    document = PackDocument(Path(head["pack"]), files)
    for kind, kept in head["files"].items():
        if kept["data"] is not None:
            document.data[kind] = kept["data"]
        if kept.get("base") is not None:
            document.data.bases[kind] = kept["base"]
    strokes = 1
    for line in lines[1:]:
        try:
            document.apply(msgspec.json.decode(line, type=_Line).do)
        except (msgspec.MsgspecError, CannotEdit):
            break
        strokes += 1
    for kind in document.data.keys() - files.keys():  # files of texts that were begun since
        files[kind] = YamlFile(kind, f"{kind}.yaml", b"", absent=True)
    return Leftover(path, document, strokes) if document.unsaved() else None


class _Line(msgspec.Struct):
    do: Edit


def _bytes_of(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:
        return b""
