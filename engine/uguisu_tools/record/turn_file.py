"""Turns by post: a file that has what one seat sees, and takes its answer. Nothing else of the game is in it.

::

    {"uguisu_turn": {"format": 1, "game": "temple", "scenario": "before_dawn", "digest": "9f86..."},
     "seat": "ninja", "turn": 3, "views": {"en": {...}}, "answer": "ninja:gate"}
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from uguisu.content.atomic import write_text
from uguisu.core.errors import UguisuError
from uguisu.core.game import Game
from uguisu.core.view import View
from uguisu.match import Match
from uguisu.messages.message import Message
from uguisu.translations import languages
from uguisu_tools.record.stamp import StampMismatch, must_be_known, read_text, told_of

FORMAT = 1
ENDING = ".turn"


class TurnStamp(msgspec.Struct, frozen=True, kw_only=True):
    """What is played. The seed is not in it: it would tell what chance brings."""

    format: int
    game: str
    scenario: str
    digest: str


class Turn(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A turn: whose it is, how many decisions that seat made before, what it sees in each language, and what it answers.

    Where the game is over, the views have no moves, and nothing is asked.
    """

    uguisu_turn: TurnStamp
    seat: str
    turn: int
    views: dict[str, View]
    answer: str = ""


def turn_of(match: Match, seat: str) -> Turn:
    """Return what is asked of a seat, or how the game has ended."""
    game = match.game
    return Turn(
        uguisu_turn=TurnStamp(format=FORMAT, game=game.id, scenario=game.scenario, digest=game.digest),
        seat=seat,
        turn=sum(step.seat == seat for step in match.steps),
        views={language: match.view(seat, language) for language in languages()},
    )


def is_turn(path: Path) -> bool:
    """Tell whether a file is a turn, by how it begins."""
    return path.is_file() and '"uguisu_turn"' in read_text(path)[:200]


def read(path: Path, game: Game) -> Turn:
    """Read a turn.

    Raises:
        UguisuError: when it is none, or not of `game`.
    """
    text = read_text(path)
    with told_of(path):
        try:
            turn = msgspec.json.decode(text, type=Turn)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise UguisuError(Message("this is not a turn: {error}", error=error)) from error
        must_be_known(turn.uguisu_turn.format, FORMAT)
        if (turn.uguisu_turn.game, turn.uguisu_turn.digest) != (game.id, game.digest):
            raise StampMismatch(
                Message(
                    "it is a turn of '{scenario}' as it is elsewhere", scenario=turn.uguisu_turn.scenario
                ),
                hint=Message("use the same pack as whoever sent it"),
            )
    return turn


def write(turn: Turn, path: Path) -> None:
    """Write a turn, whole or not at all."""
    write_text(path, msgspec.json.format(msgspec.json.encode(turn), indent=1).decode() + "\n")


def file_of(record: Path, seat: str) -> Path:
    """Return where the turn of a seat lies: ``game.json`` is beside ``game-ninja.turn``."""
    return record.with_name(f"{record.stem}-{seat}{ENDING}")
