"""Packs as things to keep: zipped with a hash of what they hold, added to the user's own, taken away."""

from __future__ import annotations

import hashlib
import io
import shutil
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from uguisu.content.atomic import write_bytes
from uguisu.content.diagnostics import Diagnostic
from uguisu.content.library import own_folder
from uguisu.content.limits import MAX_ART_BYTES
from uguisu.content.source import Source, open_source
from uguisu.core.errors import UguisuError
from uguisu.loading import load_pack
from uguisu.said import Said
from uguisu.scaffold.folder import write_folder

if TYPE_CHECKING:
    from uguisu.registry import Registry

HASH = b"uguisu sha256:"
"""What the comment of a zip begins with; the hash follows, in hex."""
LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The date of every entry: zips of the same files are the same to the byte."""


class Zipped(NamedTuple):
    """A pack that was zipped: the file, and the SHA-256 of what it holds, in hex."""

    path: Path
    digest: str


def zip_pack(pack: Path, to: Path | None, registry: Registry) -> Zipped:
    """Zip the pack at `pack` to `to`, or else to a file called by its id and version in the current folder.

    Raises:
        BadPack: when it has errors.
        UguisuError: when a file can't be read.
    """
    loaded = load_pack(pack, registry)
    files = _files_of(pack)
    scenario = loaded.scenario
    name = f"{scenario.id}-{scenario.version}.zip" if scenario.version else f"{scenario.id}.zip"
    path = to if to is not None else Path(name)
    digest = _hash(files)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for entry, raw in files.items():
            archive.writestr(zipfile.ZipInfo(entry, LONG_AGO), raw, zipfile.ZIP_DEFLATED)
        archive.comment = HASH + digest.encode()
    write_bytes(path, packed.getvalue())
    return Zipped(path, digest)


def add(pack: Path, registry: Registry) -> tuple[str, Path]:
    """Copy the pack at `pack`, a folder or a zip, to the user's own; return the name it is found by, and its folder.

    Raises:
        BadPack: when it has errors.
        UguisuError: when one of its name is there, or its zip holds other files than when it was made.
    """
    loaded = load_pack(pack, registry)
    files = _files_of(pack)
    written = _written_hash(pack)
    if written and written != _hash(files):
        raise UguisuError(
            Said("{path} contains different files than when it was packed", path=pack.as_posix()),
            hint=Said("Get it again from where it came from."),
        )
    name = f"{loaded.scenario.game}/{loaded.scenario.id}"
    folder = own_folder() / loaded.scenario.game / loaded.scenario.id
    if folder.exists():
        raise UguisuError(
            Said("there is already a pack `{name}`: {folder}", name=name, folder=folder.as_posix()),
            hint=Said("Remove it first: `uguisu packs remove {name}`.", name=name),
        )
    write_folder(folder, files)
    return name, folder


def remove(name: str) -> Path:
    """Take one of the user's own packs away; return the folder that it was in.

    Raises:
        UguisuError: when there is none of that name.
    """
    folder = own_folder() / name
    inside = (
        folder.resolve().is_relative_to(own_folder().resolve()) and folder.resolve() != own_folder().resolve()
    )
    if not inside or not (folder / "scenario.yaml").is_file():
        raise UguisuError(
            Said("none of your own packs is called `{name}`", name=name),
            hint=Said("`uguisu packs` lists them. Packs elsewhere are files of yours: delete them there."),
        )
    shutil.rmtree(folder)
    return folder


def _files_of(pack: Path) -> dict[str, bytes]:
    source = open_source(pack)
    if isinstance(source, Diagnostic):
        raise UguisuError(source.message, source.hint)
    return {name: _read(source, name) for name in source.names}


def _read(source: Source, name: str) -> bytes:
    raw = source.read(name, MAX_ART_BYTES)
    if isinstance(raw, Diagnostic):
        raise UguisuError(Said("{place}: {problem}", place=raw.file, problem=raw.message), raw.hint)
    return raw


def _hash(files: dict[str, bytes]) -> str:
    whole = hashlib.sha256()
    for name in sorted(files):
        whole.update(f"{name}\0{len(files[name])}\0".encode() + files[name])
    return whole.hexdigest()


def _written_hash(pack: Path) -> str:
    if pack.suffix != ".zip" or not pack.is_file():
        return ""
    with zipfile.ZipFile(pack) as archive:
        comment = archive.comment
    return comment.removeprefix(HASH).decode("ascii", "replace") if comment.startswith(HASH) else ""
