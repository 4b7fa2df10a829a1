"""Tells which game a pack is of before any plugin is read, so that plugins of other games are left unread: games start sooner.

A plugin that is of one game, and of no use to others, says so in a second entry point, named as the game is::

    [project.entry-points.uguisu]
    my_bots = "my_bots.plugin"

    [project.entry-points."uguisu.games"]
    temple = "my_bots.plugin"
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from importlib.metadata import entry_points
from pathlib import Path

from uguisu.content.limits import MAX_YAML_BYTES

GROUP = "uguisu.games"
SCENARIO = "scenario.yaml"
_GAME = re.compile(rb"""^game:[ \t]*["']?([\w.-]+)["']?[ \t]*(?:#.*)?\r?$""", re.MULTILINE)


def declared_games() -> set[str]:
    """Return the games that installed plugins say they are of."""
    return {entry.name for entry in entry_points(group=GROUP)}


def left_unread(game: str) -> set[str]:
    """Return the plugins that are of other games than `game`, by the values of their entry points."""
    listed = entry_points(group=GROUP)
    return {about.value for about in listed} - {about.value for about in listed if about.name == game}


def game_of(pack: Path | str, texts: Mapping[str, str] | None = None) -> str | None:
    """Return the game of the pack at a path, or of this name; None where that is not easily seen.

    `texts` is what stands in files of the pack, by name, that are not saved yet. A mod need not say its game: what it is of
    is seen when it is read, by all plugins.
    """
    path = Path(pack)
    if not path.exists():  # a name: temple/first_steps
        shelf, _, rest = str(pack).replace("\\", "/").partition("/")
        return shelf if rest and shelf in declared_games() else None
    return _written_in(path / SCENARIO if path.is_dir() else path, texts or {})


def game_of_all(packs: Iterable[Path | str]) -> str | None:
    """Return the game that all packs are of; None where they are of several, or that is not easily seen."""
    games = {game_of(pack) for pack in packs}
    return games.pop() if len(games) == 1 else None


def _written_in(file: Path, texts: Mapping[str, str]) -> str | None:
    if file.name != SCENARIO:
        return None
    try:
        found = _GAME.search(texts[SCENARIO].encode() if SCENARIO in texts else _head(file))
    except OSError:
        return None
    return found[1].decode() if found else None


def _head(file: Path) -> bytes:
    """Return what a file says, as far as one may be long; nothing of a pipe, which would be waited for without end."""
    if not file.is_file():
        return b""
    with file.open("rb") as opened:
        return opened.read(MAX_YAML_BYTES)
