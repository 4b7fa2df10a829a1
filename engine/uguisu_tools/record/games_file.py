"""``games.jsonl``: every game of a playtest, one a line, enough to play each again.

The first line says what was played with what, as in a save::

    {"uguisu_games": {"format": 1, "game": "temple", ...}, "pack": "...", "bots": {"ninja": "mcts:200"}}
    {"index": 0, "seed": 8213, "result": "ninja_escapes", "plies": 31, "winner": "ninja", "steps": [["ninja", "ninja@gate"]]}

The stamp's seed is the playtest's; each game has its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec
from msgspec import structs

from uguisu.content.atomic import filling
from uguisu.core.errors import UguisuError
from uguisu.core.game import Game
from uguisu.loading.overrides import Overrides
from uguisu.match import Match, Step
from uguisu.messages.message import Message
from uguisu.messages.os_errors import reason_of
from uguisu_tools.record import replay
from uguisu_tools.record.stamp import Stamp, play_steps, stamp_of


class GamesHeader(msgspec.Struct, frozen=True, kw_only=True):
    """The first line."""

    uguisu_games: Stamp
    pack: str
    bots: dict[str, str]
    changes: Overrides = Overrides()


class GameLine(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Each other line; `result` is None for a game that broke, and `error` says how."""

    index: int
    seed: int
    result: str | None
    winner: str | None = None
    plies: int
    steps: tuple[Step, ...]
    returns: dict[str, float] = {}
    measures: dict[str, float] = {}
    error: str = ""


def header_line(
    game: Game, seed: int, pack: str, bots: Mapping[str, object], changes: Overrides | None = None
) -> bytes:
    """Return the first line of a playtest's games."""
    header = GamesHeader(
        uguisu_games=stamp_of(game, seed),
        pack=pack,
        bots={seat: str(bot) for seat, bot in bots.items()},
        changes=changes or Overrides(),
    )
    return msgspec.json.encode(header) + b"\n"


def game_line(played: object) -> bytes:
    """Return the line of one game, of whatever has the attributes of a `GameLine`; a game that broke has no `result`."""
    line = msgspec.convert(played, GameLine, from_attributes=True)
    return msgspec.json.encode(structs.replace(line, result=line.result or None)) + b"\n"


def read_games(path: Path, indices: set[int] | None = None) -> tuple[GamesHeader, dict[int, GameLine]]:
    """Read a playtest's games, or those of `indices`, by their number.

    Raises:
        UguisuError: when the file can't be read, with the line that is wrong.
    """
    found: dict[int, GameLine] = {}
    number = 1
    try:
        with path.open("rb") as file:
            first = file.readline()
            if not first:
                raise UguisuError(Message("{path} is empty", path=path))
            header = msgspec.json.decode(first, type=GamesHeader)
            for line in file:
                number += 1
                entry = msgspec.json.decode(line, type=GameLine)
                if indices is None or entry.index in indices:
                    found[entry.index] = entry
    except OSError as error:
        raise UguisuError(
            Message("{path} can't be read: {error}", path=path, error=reason_of(error))
        ) from error
    except (msgspec.DecodeError, UnicodeError) as error:
        raise UguisuError(
            Message(
                "{path}:{number}: this is not a line of a playtest's games: {error}",
                path=path,
                number=number,
                error=error,
            )
        ) from error
    return header, found


def match_of(line: GameLine, game: Game) -> Match:
    """Return the match that a line of ``games.jsonl`` tells of.

    Raises:
        UguisuError: when it can't have been played with `game`.
    """
    return play_steps(game, line.seed, line.steps)


def write_replays(games_file: Path, indices: Iterable[int], game: Game, folder: Path) -> dict[int, Path]:
    """Write the games of `indices` as replays into `folder`, and return the files by the game's number.

    Raises:
        UguisuError: when the games can't be read, or can't have been played with `game`.
    """
    header, lines = read_games(games_file, set(indices))
    written: dict[int, Path] = {}
    with filling(folder):
        for index, line in sorted(lines.items()):
            path = folder / f"game-{index + 1}.jsonl"
            replay.write(
                match_of(line, game), path, pack=Path(header.pack), changes=header.changes, seats=header.bots
            )
            written[index] = path
    return written
