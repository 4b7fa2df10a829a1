"""Writes a playtest's report into a folder."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from uguisu.content.atomic import write_bytes
from uguisu.playtest.summary import Summary

if TYPE_CHECKING:
    from uguisu.core.game import Game

SUMMARY_FILE = "summary.json"


def write_report(summary: Summary, game: Game, folder: Path, language: str = "en") -> list[Path]:
    """Write the report, and return the files. Each is written whole or not at all."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / SUMMARY_FILE
    write_bytes(path, msgspec.json.format(msgspec.json.encode(summary), indent=1) + b"\n")
    return [path]
