"""The command that a file alone asks for, as a double click gives it."""

from __future__ import annotations

from pathlib import Path

PACKED = ".zip"


def words_for(file: Path) -> list[str]:
    """Return the words of the command that opens a file; none for what is no file, or none of ours."""
    from uguisu.plugins import registry
    from uguisu_tools.record.opening import is_record, is_replay, pack_for

    if not file.is_file():
        return []
    if file.suffix.lower() == PACKED:
        return ["play", str(file)]
    if not is_record(file):
        return []
    if is_replay(file):
        return ["replay", str(file)]
    return ["play", str(pack_for(file, registry())), "--load", str(file)]
