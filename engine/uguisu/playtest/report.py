"""Writes a playtest's report into a folder."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from uguisu.content.atomic import write_bytes, write_text
from uguisu.playtest.summary import Summary

if TYPE_CHECKING:
    from uguisu.core.game import Game

PAGE_FILE = "report.html"
SUMMARY_FILE = "summary.json"
GAMES_FILE = "games.jsonl"
REPLAYS = "replays"


def write_report(summary: Summary, game: Game, folder: Path, language: str = "en") -> list[Path]:
    """Write the report, and return the files, the page first. Each is written whole or not at all.

    ``report.html`` needs nothing else; ``summary.json`` is the same for programs; ``heat-<layer>.svg`` and ``.png`` are
    the maps of who stands where, ``map-<measure>.svg`` and ``.png`` of what happens where; and if `run` was told to
    write its games to ``games.jsonl`` in the same folder, those worth a look are written as replays.
    """
    from uguisu.playtest.heatmaps import heat_maps
    from uguisu.playtest.page import html_page

    folder.mkdir(parents=True, exist_ok=True)
    replays = _replays(summary, game, folder)
    maps = heat_maps(summary, game, language)
    written = [folder / PAGE_FILE, folder / SUMMARY_FILE]
    for drawn in maps:
        base = folder / drawn.file
        write_text(base.with_suffix(".svg"), drawn.svg)
        write_bytes(base.with_suffix(".png"), drawn.png)
        written += [base.with_suffix(".svg"), base.with_suffix(".png")]
    ways = {index: path.relative_to(folder).as_posix() for index, path in replays.items()}
    write_bytes(folder / SUMMARY_FILE, msgspec.json.format(msgspec.json.encode(summary), indent=1) + b"\n")
    write_text(folder / PAGE_FILE, html_page(summary, maps, ways, language))
    return [*written, *replays.values()]


def _replays(summary: Summary, game: Game, folder: Path) -> dict[int, Path]:
    games_file = folder / GAMES_FILE
    if not games_file.exists():
        return {}
    from uguisu.playtest.replays import write_replays

    indices = [entry.index for entry in summary.notable]
    return write_replays(games_file, indices, game, folder / REPLAYS)
