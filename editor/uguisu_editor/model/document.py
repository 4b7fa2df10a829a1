"""A pack being edited: its files, and the one way to change them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path as FilePath
from typing import Any, Generic, TypeVar

from uguisu.checks import Diagnostic
from uguisu.content import MAX_YAML_BYTES, TEXTS, is_safe_name, write_bytes
from uguisu.messages import reason_of
from uguisu_changes.edits import CannotEdit, Change, Contents, Edit, Group, Put
from uguisu_changes.files import YamlFile
from uguisu_changes.paths import MISSING, Path, look
from uguisu_changes.told import Told
from uguisu_editor.map_kinds.known import map_kind
from uguisu_editor.model.phrases import phrase

SCENARIO = "scenario.yaml"
KINDS = ("scenario", "map", "cards", "mission", "rulings")
"""Kinds of files; those of texts in one language are called `texts.uk` besides."""


class CannotOpen(Told):
    """There is nothing to edit at that path."""


T = TypeVar("T")


class Signal(Generic[T]):
    """Tells its listeners, in the order in which they came."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[T], None]] = []

    def connect(self, listener: Callable[[T], None]) -> None:
        """Tell `listener` from now on."""
        self._listeners.append(listener)

    def disconnect(self, listener: Callable[[T], None]) -> None:
        """Tell it no more."""
        self._listeners.remove(listener)

    def emit(self, what: T) -> None:
        """Tell everybody."""
        for listener in list(self._listeners):
            listener(what)


class PackDocument:
    """The files of one pack and their data.

    Everything that changes data goes through `apply`, which returns the edit that undoes it and tells `changed`.
    `data` maps a kind of file to its plain data; files that are broken YAML are not in it.
    """

    def __init__(self, folder: FilePath, files: dict[str, YamlFile]) -> None:
        self.folder = folder
        self.files = files
        self.data = Contents(
            {kind: file.data for kind, file in files.items() if not file.broken and not file.absent}
        )
        self.changed: Signal[list[Change]] = Signal()
        self.applied: Signal[Edit] = Signal()

    @staticmethod
    def open(path: FilePath) -> PackDocument:
        """Open the pack at `path`: its folder, or a file in it.

        Raises:
            CannotOpen: there is no pack there, or it is a zip.
        """
        folder = path if path.is_dir() else path.parent
        if path.is_file() and path.suffix.lower() == ".zip":
            raise CannotOpen(phrase("{name} is a zip: unpack it, then open its folder."), name=path.name)
        if not (folder / SCENARIO).is_file():
            raise CannotOpen(
                phrase("There is no {file} in {folder}, so it is not a pack."), file=SCENARIO, folder=folder
            )
        scenario = _read("scenario", SCENARIO, folder)
        files = {"scenario": scenario}
        named = scenario.data if isinstance(scenario.data, dict) else {}
        for kind in KINDS[1:]:
            usual = f"{kind}.yaml"
            taken = kind == "map" or scenario.broken or "uses" in named  # a mod need not name its files
            name = named.get(kind, usual if taken else None)
            if isinstance(name, str) and is_safe_name(name) and (folder / name).is_file():
                files[kind] = _read(kind, name, folder)
            elif not (folder / usual).exists():
                files[kind] = YamlFile(kind, usual, b"", absent=True)
        for found in sorted(folder.iterdir()):
            if TEXTS.match(found.name) and found.is_file():
                files[found.stem] = _read(found.stem, found.name, folder)
        return PackDocument(folder, files)

    def new_file(self, kind: str, data: dict[str, Any] | None = None) -> Edit:
        """Return the edit that gives the pack the file of that kind, which it has not: one that says nothing, or `data`.

        Raises:
            CannotEdit: another file lies in its place.
        """
        file = self.files.get(kind)
        if file is None and TEXTS.match(f"{kind}.yaml"):
            file = self.files[kind] = YamlFile(kind, f"{kind}.yaml", b"", absent=True)
        if file is None or kind in self.data:
            raise CannotEdit(phrase("There is already such a file."))
        edits: list[Edit] = [Put(kind, (), data or {"format": 1})]
        if kind in KINDS and self.look("scenario", (kind,)) in (MISSING, None):
            edits.append(Put("scenario", (kind,), file.name))
        return Group(edits)

    def look(self, kind: str, path: Path = ()) -> Any:
        """Return what stands at `path` in a file, or MISSING."""
        return look(self.data[kind], path) if kind in self.data else MISSING

    @property
    def held(self) -> dict[str, Any]:
        """The data by name of file, as it is drawn, for a `InMemorySource`."""
        return {file.name: self.data[kind] for kind, file in self.files.items() if kind in self.data}

    def apply(self, edit: Edit) -> Edit:
        """Do an edit, tell the views, and return what undoes it.

        Raises:
            CannotEdit: it does not fit; nothing was changed.
        """
        undo, changes = edit.apply(self.data)
        self.applied.emit(edit)
        self.changed.emit(changes)
        return undo

    def render(self, kind: str) -> bytes:
        """Return the bytes that saving a file would write."""
        file = self.files[kind]
        if kind not in self.data:
            return file.raw
        return file.render(self.data[kind], self.data.bases.get(kind))

    def texts(self) -> dict[str, str]:
        """Return the files as saving would write them, by name."""
        return {
            file.name: self.render(kind).decode("utf-8-sig", "replace")
            for kind, file in self.files.items()
            if kind in self.data or file.broken
        }

    def unsaved(self) -> list[str]:
        """Return the kinds of files that differ from what is on disk, as far as we know it."""
        return [kind for kind, file in self.files.items() if self.render(kind) != file.on_disk]

    def save(self) -> list[str]:
        """Write what differs, each file whole or not at all; return the kinds that were written.

        Raises:
            OSError: the disk refuses; the files not written yet stay as they are.
        """
        written = []
        for kind, file in self.files.items():
            raw, path = self.render(kind), self.folder / file.name
            if file.absent and kind not in self.data:
                if file.on_disk:  # it was made here, and its making was undone
                    path.unlink(missing_ok=True)
                    file.on_disk = raw
            elif raw != file.on_disk or not path.exists():
                write_bytes(path, raw)
                file.on_disk = raw
                written.append(kind)
        return written

    def move(self, folder: FilePath) -> None:
        """Go on in another folder, with the files that lie there: what is drawn stays, and differs from these now."""
        self.folder = folder
        for file in self.files.values():
            path = folder / file.name
            raw = path.read_bytes() if path.is_file() else b""
            if file.raw == file.on_disk and raw:
                file.take(raw)
            else:  # it was typed anew, or is not there yet
                file.on_disk = raw

    def retake(self, kind: str, raw: bytes) -> None:
        """Take new bytes for a file, as after it was edited as text or changed by another program."""
        file = self.files[kind]
        file.take(raw)
        self.data.bases.pop(kind, None)
        if file.broken or file.absent:
            self.data.pop(kind, None)
        else:
            self.data[kind] = file.data
        self.changed.emit([Change(kind, ())])

    @property
    def trouble(self) -> list[Diagnostic]:
        """Why files are broken."""
        return [found for file in self.files.values() for found in file.trouble]

    @property
    def map_kind(self) -> str | None:
        """The kind of map, as the file calls it; None when there is none to draw."""
        kind = self.look("map", ("kind",))
        return kind if map_kind(kind) is not None else None


def _read(kind: str, name: str, folder: FilePath) -> YamlFile:
    try:
        with (folder / name).open("rb") as file:
            return YamlFile(kind, name, file.read(MAX_YAML_BYTES + 1))
    except OSError as error:
        raise CannotOpen(
            phrase("{name} cannot be read: {reason}"), name=name, reason=reason_of(error)
        ) from error
