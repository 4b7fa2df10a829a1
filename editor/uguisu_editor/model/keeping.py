"""What panels keep of a pack from one time to the next: in its folder, so that it travels with it; of packs that are not the
user's own, beside the editor's journals.
"""

from __future__ import annotations

from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from uguisu.content import write_bytes

RESULTS = "results"
"""The folder within a pack."""
MOST = 4_000_000
"""Bytes that are read of what was kept."""


class Keeping:
    """What is kept of one pack, by name. `in_pack`: whether its folder may get files."""

    def __init__(self, state: Path, pack: Path, *, in_pack: bool) -> None:
        self._aside = state / "kept" / sha256(str(pack.resolve()).encode()).hexdigest()[:24]
        self._within, self._in_pack = pack / RESULTS, in_pack

    def put(self, name: str, data: bytes) -> None:
        """Keep something: where the pack takes no files, or the disk refuses them, aside; else nothing is kept."""
        if not (self._in_pack and _write(self._within / f"{name}.json", data)):
            _write(self._aside / f"{name}.json", data)

    def get(self, name: str) -> bytes | None:
        """Return what was kept last, if anything: that in the pack's folder comes first."""
        for folder in (self._within, self._aside):
            path = folder / f"{name}.json"
            with suppress(OSError):
                if path.is_file() and path.stat().st_size <= MOST:
                    return path.read_bytes()
        return None


def _write(path: Path, data: bytes) -> bool:
    """Write a file; tell whether the disk took it. A link that leads elsewhere is no place for it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.parent.is_symlink():
            return False
        write_bytes(path, data)
    except OSError:
        return False
    return True
