"""Faces that were drawn before, by what their cards say: they are there at once when a pack is opened again. No Qt here.

A file a face. What its card says is its name, so that cards which a copy or a mod has as well are known there, too. It is a
likeness only, unless it was drawn with the same of its pack, by the same code (`CardFace.of`): else it is drawn anew behind
it, and a file that can't be read is none. Of a face that is read, the pictures stay in bytes until somebody looks at them.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path as File
from typing import Any

import msgspec

from uguisu.content import filling, write_bytes
from uguisu_editor.model.card_faces import CardFace

FORM = "4"
"""Changed when the same card is kept otherwise."""
MOST, FEWER = 4000, 3000
"""So many files are kept; where there are more, the oldest go."""


def name_of(*said: Any) -> str:
    """Return the name of a face by all that it is made of: the game, the language, the card, its deck, its words.

    >>> name_of("scorpion", "en", {"id": "rope"}) == name_of("scorpion", "en", {"id": "rope"})
    True
    >>> name_of("scorpion", "en", {"id": "rope"}) == name_of("scorpion", "uk", {"id": "rope"})
    False
    """
    raw = msgspec.json.encode([FORM, _version(), *said], enc_hook=str, order="deterministic")
    return sha256(raw).hexdigest()[:32]


@cache
def _version() -> str:
    return version("uguisu")  # looked up among all that is installed, each time


def face_under(folder: File, name: str) -> CardFace | None:
    """Return the face that is kept under a name, if there is one."""
    with suppress(OSError, msgspec.MsgspecError):
        return msgspec.msgpack.decode((folder / f"{name}.face").read_bytes(), type=CardFace)
    return None


def keep(folder: File, faces: Mapping[str, CardFace], names: Mapping[str, str]) -> None:
    """Keep faces under their names. A disk that refuses costs nothing but the likeness."""
    with suppress(OSError):
        for card, face in faces.items():
            file = folder / f"{names.get(card)}.face"
            kept = face_under(folder, names[card]) if card in names else face
            if kept is None or kept.of != face.of:
                with filling(folder, file):
                    write_bytes(file, msgspec.msgpack.encode(face))
        _thin_out(folder)


def _thin_out(folder: File) -> None:
    files = list(folder.glob("*.face"))
    if len(files) > MOST:
        files.sort(key=lambda file: file.stat().st_mtime)
        for file in files[: len(files) - FEWER]:
            file.unlink(missing_ok=True)
