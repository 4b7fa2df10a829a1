"""Leaves plugins of other games unread, in processes that have to do with one game alone: they start sooner.

A plugin that is of one game, and of no use to others, says so in a second entry point, named as the game is::

    [project.entry-points.uguisu]
    my_bots = "my_bots.plugin"

    [project.entry-points."uguisu.games"]
    temple = "my_bots.plugin"
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.metadata import entry_points
from pathlib import Path

GROUP = "uguisu.games"
SCENARIO = "scenario.yaml"
_GAME = re.compile(rb"""^game:[ \t]*["']?([\w.-]+)["']?[ \t]*(?:#.*)?\r?$""", re.MULTILINE)


@dataclass(slots=True)
class _Process:
    """Whether this process may leave plugins unread, and the game whose plugins it reads, if only those of one."""

    narrow: bool = False
    game: str | None = None


_process = _Process()


def begin() -> None:
    """Let this process leave plugins unread: it calls `read_for` for each pack before it asks for the registry."""
    _process.narrow = True


def read_for(packs: Iterable[Path], texts: Mapping[str, str] | None = None) -> None:
    """Have `uguisu.plugins.registry` read what playing these packs takes: plugins of one game alone, if it is easily seen that
    they are all of that one. `texts` is what stands in files, by name, that are not saved yet.
    """
    from uguisu.plugins.loading import registry

    if not _process.narrow:
        return
    games = {_game_of(pack, texts or {}) for pack in packs}
    if _process.game is not None:
        if games != {_process.game}:
            read_all()
    elif not registry.cache_info().currsize and len(games) == 1:
        known = {entry.name for entry in entry_points(group=GROUP)}
        (_process.game,) = games if games <= known else (None,)


def read_all() -> bool:
    """Have all plugins be read from now on, the next time that the registry is asked for; returns whether some were not."""
    from uguisu.plugins.loading import registry

    if _process.game is None:
        return False
    _process.game = None
    registry.cache_clear()
    return True


def left_unread() -> set[str]:
    """Return the plugins that are of other games than the one that is wanted, by the values of their entry points."""
    if _process.game is None:
        return set()
    listed = entry_points(group=GROUP)
    return {about.value for about in listed} - {
        about.value for about in listed if about.name == _process.game
    }


def _game_of(pack: Path, texts: Mapping[str, str]) -> str | None:
    file = pack / SCENARIO if pack.is_dir() else pack
    if file.name != SCENARIO:
        return None
    try:
        found = _GAME.search(texts[SCENARIO].encode() if SCENARIO in texts else file.read_bytes())
    except OSError:
        return None
    return found[1].decode() if found else None
