"""Games recorded: saves and replays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu._lazy import lazily

if TYPE_CHECKING:
    from uguisu_tools.record.games_file import GameLine, read_games
    from uguisu_tools.record.opening import is_record, pack_for
    from uguisu_tools.record.people import (
        TABLE,
        WINDOW,
        PeopleGame,
        keep_match,
        keep_people,
        keep_save,
        keeps_people,
        of_pack,
        people_games,
    )
    from uguisu_tools.record.replay import loads as read_replay
    from uguisu_tools.record.save import dumps

__all__ = [
    "TABLE",
    "WINDOW",
    "GameLine",
    "PeopleGame",
    "dumps",
    "is_record",
    "keep_match",
    "keep_people",
    "keep_save",
    "keeps_people",
    "of_pack",
    "pack_for",
    "people_games",
    "read_games",
    "read_replay",
]

_HOMES = {
    "uguisu_tools.record.games_file": ("GameLine", "read_games"),
    "uguisu_tools.record.opening": ("is_record", "pack_for"),
    "uguisu_tools.record.people": (
        "TABLE",
        "WINDOW",
        "PeopleGame",
        "keep_match",
        "keep_people",
        "keep_save",
        "keeps_people",
        "of_pack",
        "people_games",
    ),
    "uguisu_tools.record.replay": ("loads as read_replay",),
    "uguisu_tools.record.save": ("dumps",),
}

if not TYPE_CHECKING:  # else a type checker takes every name for known
    __getattr__, __dir__ = lazily(__name__, _HOMES)
