"""Replays in files of their own, and the games of a playtest, which lie together in one."""

from __future__ import annotations

from pathlib import Path

import msgspec

from uguisu.core.errors import UguisuError
from uguisu.core.match import Step
from uguisu.playtest.games_file import GameLine, GamesHeader, read_games
from uguisu.record.replay import End, Header, Replay, read
from uguisu.record.stamp import must_be_file
from uguisu.said import Said


def is_playtest(file: Path) -> bool:
    """Whether `file` holds the games of a playtest."""
    must_be_file(file)
    with file.open("rb") as stream:
        return stream.readline(200).startswith(b'{"uguisu_games"')


def read_all(file: Path, wanted: int | None = None) -> dict[str, Replay]:
    """Return the replays in `file`, each by what it is called there: ``game 3`` of a playtest, "" for the only one.

    Raises:
        UguisuError: when the file is no replay, or has no game number `wanted`.
    """
    if not is_playtest(file):
        if wanted is not None:
            raise UguisuError(Said("{file} holds one game, so --game has nothing to choose from", file=file))
        return {"": read(file)}
    header, games = read_games(file, None if wanted is None else {wanted})
    if wanted is not None and wanted not in games:
        raise UguisuError(Said("{file} has no game {wanted}", file=file, wanted=wanted))
    return {f"game {number}": _as_replay(header, game) for number, game in sorted(games.items())}


def _as_replay(header: GamesHeader, game: GameLine) -> Replay:
    return Replay(
        header=Header(
            uguisu_replay=msgspec.structs.replace(header.uguisu_games, seed=game.seed),
            pack=header.pack,
            changes=header.changes,
            seats=header.bots,
            title=game.error,
        ),
        steps=tuple(Step(*step) for step in game.steps),
        end=End(result=game.result, steps=len(game.steps), state=""),
    )
