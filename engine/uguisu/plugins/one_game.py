"""Leaves plugins of other games unread, in processes that have to do with one game alone: they start sooner.

A plugin that is of one game, and of no use to others, says so in a second entry point, named as the game is::

    [project.entry-points.uguisu]
    my_bots = "my_bots.plugin"

    [project.entry-points."uguisu.games"]
    temple = "my_bots.plugin"
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

GROUP = "uguisu.games"
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


def read_for(packs: Iterable[Path]) -> None:
    """Have `uguisu.plugins.registry` read what playing these packs takes: plugins of one game alone, if it is easily seen that
    they are all of that one.
    """
    from uguisu.plugins.loading import registry

    if not _process.narrow:
        return
    games = {_game_of(pack) for pack in packs}
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


def is_left_unread(entry: EntryPoint) -> bool:
    """Whether a plugin is of other games than the one that is wanted."""
    games = {about.name for about in entry_points(group=GROUP) if about.value == entry.value}
    return _process.game is not None and bool(games) and _process.game not in games


def _game_of(pack: Path) -> str | None:
    file = pack / "scenario.yaml" if pack.is_dir() else pack
    if file.name != "scenario.yaml":
        return None
    try:
        found = _GAME.search(file.read_bytes())
    except OSError:
        return None
    return found[1].decode() if found else None
