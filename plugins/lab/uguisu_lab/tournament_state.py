"""What a tournament has played, in a file: one that was stopped goes on from there."""

from __future__ import annotations

from pathlib import Path

import msgspec

from uguisu import Message, UguisuError
from uguisu.content import filling, write_bytes
from uguisu.loading import Overrides
from uguisu.messages import reason_of

FORMAT = 1


class Who(msgspec.Struct, frozen=True, kw_only=True):
    """What makes a tournament the same one: other games would not belong into its state file."""

    game: str
    scenario: str
    digest: str
    changes: Overrides
    bots: tuple[str, ...]
    seed: int
    plugins: dict[str, str]


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """A game that was played: its meeting and its number; who won ("" for nobody); a hash of its moves; whether chance or
    bots that mix had a hand in it; what went wrong where it crashed.
    """

    meeting: int
    number: int
    winner: str
    moves: str
    by_chance: bool
    error: str


class TournamentState(msgspec.Struct, kw_only=True):
    """What a state file holds."""

    tournament: int = FORMAT
    who: Who
    games: list[Entry] = []


def read_state(path: Path, who: Who, meetings: int) -> TournamentState:
    """Return what a state file holds, but for games that crashed: they are played again.

    Raises:
        UguisuError: when it cannot be read, or is of another tournament.
    """
    hint = Message("name another file with --state, or remove this one to begin again")
    foreign = Message("{path} is not the state of a tournament", path=path.as_posix())
    try:
        kept = msgspec.json.decode(path.read_bytes(), type=TournamentState)
        known = kept.tournament == FORMAT
    except OSError as error:
        raise UguisuError(
            Message("{path} can't be read: {error}", path=path, error=reason_of(error))
        ) from error
    except (msgspec.DecodeError, UnicodeDecodeError):
        known = False
    if not known:
        raise UguisuError(foreign, hint=hint)
    was = kept.who
    for differs, reason in (
        (
            (was.game, was.scenario) != (who.game, who.scenario),
            Message("it is of {was}", was=f"{was.game}/{was.scenario}"),
        ),
        (was.changes != who.changes, Message("it was begun with other options or variants")),
        (was.digest != who.digest, Message("the pack has changed since")),
        (was.bots != who.bots, Message("its bots are {bots}", bots=", ".join(was.bots))),
        (was.seed != who.seed, Message("its seed is {seed}", seed=was.seed)),
        (was.plugins != who.plugins, Message("the rules or bots installed are of other versions")),
    ):
        if differs:
            raise UguisuError(
                Message(
                    "the tournament in {path} cannot go on: {reason}", path=path.as_posix(), reason=reason
                ),
                hint=hint,
            )
    if any(not 0 <= entry.meeting < meetings for entry in kept.games):
        raise UguisuError(foreign, hint=hint)
    kept.games = [entry for entry in kept.games if not entry.error]
    return kept


def write_state(path: Path, kept: TournamentState) -> None:
    """Write the state file aside, then rename it; make the folder it lies in.

    Raises:
        UguisuError: when the disk refuses; the old file is as it was.
    """
    try:
        with filling(path.parent, path):
            write_bytes(path, msgspec.json.encode(kept) + b"\n")
    except OSError as error:
        raise UguisuError(
            Message("{path} can't be written: {error}", path=path, error=reason_of(error))
        ) from error
