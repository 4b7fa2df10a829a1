"""Games of a playtest as replays of their own."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from uguisu.core.match import Match, Step
from uguisu.playtest.games_file import GameLine, read_games
from uguisu.record import replay
from uguisu.record.stamp import play_steps

if TYPE_CHECKING:
    from uguisu.core.game import Game


def match_of(line: GameLine, game: Game) -> Match:
    """Return the match that a line of ``games.jsonl`` tells of.

    Raises:
        UguisuError: when it can't have been played with `game`.
    """
    return play_steps(game, line.seed, [Step(*step) for step in line.steps])


def write_replays(games_file: Path, indices: Iterable[int], game: Game, folder: Path) -> dict[int, Path]:
    """Write the games of `indices` as replays into `folder`, and return the files by the game's number.

    Raises:
        UguisuError: when the games can't be read, or can't have been played with `game`.
    """
    header, lines = read_games(games_file, set(indices))
    folder.mkdir(parents=True, exist_ok=True)
    written: dict[int, Path] = {}
    for index, line in sorted(lines.items()):
        path = folder / f"game-{index + 1}.jsonl"
        replay.write(
            match_of(line, game), path, pack=Path(header.pack), changes=header.changes, seats=header.bots
        )
        written[index] = path
    return written
