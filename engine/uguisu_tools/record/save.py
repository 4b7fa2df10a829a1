"""Saved games: one JSON file, written whole or not at all."""

from collections.abc import Mapping
from pathlib import Path

import msgspec

from uguisu.content.atomic import write_text
from uguisu.core.errors import IllegalAction, UguisuError
from uguisu.core.game import Game
from uguisu.loading.overrides import Overrides
from uguisu.match import Match, Step
from uguisu.messages.message import Message
from uguisu_tools.packs.campaign import Progress
from uguisu_tools.record.replay import loads as loads_replay
from uguisu_tools.record.stamp import Stamp, check, play_steps, read_text, stamp_of, told_of


class SavedGame(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game as it is recorded: a stamp and the moves so far, as (seat, move).

    `changes` are what is played differently from the scenario; the game to load it into must be made with them. Of a
    mission in a campaign, `campaign` says what went before. `players` sat at the table: for each seat `HUMAN` or a bot.
    """

    uguisu_save: Stamp
    changes: Overrides = Overrides()
    campaign: Progress | None = None
    players: dict[str, str] = {}
    steps: tuple[Step, ...]


def dumps(
    match: Match,
    changes: Overrides | None = None,
    campaign: Progress | None = None,
    players: Mapping[str, str] | None = None,
) -> str:
    """Return a match as the text of a save."""
    saved = SavedGame(
        uguisu_save=stamp_of(match.game, match.seed),
        changes=changes or Overrides(),
        campaign=campaign,
        players=dict(players or {}),
        steps=tuple(match.steps),
    )
    return msgspec.json.format(msgspec.json.encode(saved), indent=1).decode() + "\n"


def parse(text: str) -> SavedGame:
    """Return what the text of a save, or of a replay, says, before any game is made of it.

    Raises:
        UguisuError: when it is neither.
    """
    if '"uguisu_replay"' in text.partition("\n")[0]:
        replay = loads_replay(text)
        header = replay.header
        return SavedGame(uguisu_save=header.uguisu_replay, changes=header.changes, steps=replay.steps)
    try:
        return msgspec.json.decode(text, type=SavedGame)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise UguisuError(Message("this is not a saved game: {error}", error=error)) from error


def loads(text: str, game: Game, ply_limit: int = 0) -> Match:
    """Return the match that `text` tells of.

    Raises:
        UguisuError: when it is no save, or not one of `game`.
    """
    return resume(parse(text), game, ply_limit)


def resume(saved: SavedGame, game: Game, ply_limit: int = 0) -> Match:
    """Return the match that `saved` tells of.

    Raises:
        UguisuError: when it is not one of `game`.
    """
    check(saved.uguisu_save, game)
    return play_steps(game, saved.uguisu_save.seed, saved.steps, ply_limit=ply_limit)


def again(saved: SavedGame, game: Game, ply_limit: int = 0) -> Match:
    """Return the match in which the decisions of `saved` were made with `game`, which need not be what it was saved with:
    from the same seed, and as many of them as are legal.

    Raises:
        RuleFailure: when the rules break down.
    """
    match = Match(game, saved.uguisu_save.seed, ply_limit)
    for step in saved.steps:
        if step.seat and step.seat != match.to_move:
            break
        if step.seat:
            try:
                match.play(step.move)
            except IllegalAction:
                break
    return match


def save(
    match: Match,
    path: Path,
    changes: Overrides | None = None,
    campaign: Progress | None = None,
    players: Mapping[str, str] | None = None,
) -> None:
    """Write a match to `path`; whatever happens, the file there is the old one or the new one, never half."""
    write_text(path, dumps(match, changes, campaign, players))


def load(path: Path, game: Game, ply_limit: int = 0) -> Match:
    """Read a match from `path`.

    Raises:
        UguisuError: when it can't be read, is no save, or is not one of `game`.
    """
    text = read_text(path)
    with told_of(path):
        return loads(text, game, ply_limit)
