"""The files of a pack, as bytes, and a hash of what they are."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path

from uguisu.content.diagnostics import Diagnostic
from uguisu.content.limits import MAX_ART_BYTES
from uguisu.content.source import Source, open_source
from uguisu.core.errors import UguisuError
from uguisu.messages.message import Message


def files_of(pack: Path, *, sound: bool = False) -> dict[str, bytes]:
    """Return the files of the pack at `pack`, a folder or a zip, by name.

    Raises:
        UguisuError: one can't be read; or, if it must be `sound`, something is wrong with the folder or zip as such: a link
            that leads out, a name that does, too much in it.
    """
    source = open_source(pack)
    if isinstance(source, Diagnostic):
        raise UguisuError(source.message, source.hint)
    names = source.names
    if sound and source.found:
        wrong = source.found[0]
        raise UguisuError(Message("{place}: {problem}", place=wrong.file, problem=wrong.message), wrong.hint)
    return {name: _read(source, name) for name in names}


def _read(source: Source, name: str) -> bytes:
    raw = source.read(name, MAX_ART_BYTES)
    if isinstance(raw, Diagnostic):
        raise UguisuError(Message("{place}: {problem}", place=raw.file, problem=raw.message), raw.hint)
    return raw


def hash_of(files: Mapping[str, bytes]) -> str:
    """Return the SHA-256 of files and their names, in hex."""
    whole = hashlib.sha256()
    for name in sorted(files):
        whole.update(f"{name}\0{len(files[name])}\0".encode() + files[name])
    return whole.hexdigest()
