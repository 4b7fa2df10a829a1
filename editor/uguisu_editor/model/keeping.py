"""What panels keep of a pack between runs of the editor: beside its journals, so that no pack gets files unasked."""

from __future__ import annotations

from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from uguisu.content.atomic import write_bytes

MOST = 4_000_000
"""Bytes that are read of what was kept."""


class Keeping:
    """What is kept of one pack, by name."""

    def __init__(self, state: Path, pack: Path) -> None:
        self._folder = state / "kept" / sha256(str(pack.resolve()).encode()).hexdigest()[:24]

    def put(self, name: str, data: bytes) -> None:
        """Keep something; a disk that refuses it keeps nothing."""
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            write_bytes(self._folder / f"{name}.json", data)

    def get(self, name: str) -> bytes | None:
        """Return what was kept last, if anything."""
        path = self._folder / f"{name}.json"
        with suppress(OSError):
            if path.stat().st_size <= MOST:
                return path.read_bytes()
        return None
