"""How games of people ended: kept on their machine, so that a playtest can tell it beside what bots make of a pack.

One line a game, in a file of the user's own. No names, no moves and no seed are kept: nothing from which a game could be
played again, or told who sat where. Whoever does not want that switches it off, and nothing is written from then on.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path

import msgspec

from uguisu.content.atomic import filling, write_bytes
from uguisu.content.library import data_folder
from uguisu.match import Match
from uguisu_tools.bots.table import HUMAN
from uguisu_tools.record.stamp import Stamp, read_text, stamp_of

FILE = "games_of_people.jsonl"
OFF = "games_of_people.off"
"""Where this file is, nothing is kept."""
FORMAT = 1
TERMINAL = "terminal"
WINDOW = "window"
"""People play in the window."""
TABLE = "table"
"""People play at a table, in their browsers."""
POST = "post"


class PeopleGame(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game that people have played to its end.

    Attributes:
        day: when it ended, as 2026-05-31.
        where: `TERMINAL`, `WINDOW`, `TABLE` or `POST`.
        game, scenario, digest, variants: what was played, as `Stamp` has it.
        seats: for each seat `HUMAN` or the name of a bot, without its settings.
        result: how it ended; `winner` is the side that has won, None for nobody.
        steps: how many decisions there were, chance among them.
    """

    format: int = FORMAT
    day: str
    where: str
    game: str
    scenario: str
    digest: str
    variants: tuple[str, ...] = ()
    seats: dict[str, str]
    result: str
    winner: str | None = None
    steps: int = 0

    @property
    def name(self) -> str:
        """The pack: `spies/back_yard`."""
        return f"{self.game}/{self.scenario}"

    @property
    def people_alone(self) -> bool:
        """Whether no bot sat at the table."""
        return all(who == HUMAN for who in self.seats.values())


def people_file() -> Path:
    """Return the file that such games are kept in, which may not be there yet."""
    return data_folder() / FILE


def keeps_people() -> bool:
    """Tell whether games of people are kept."""
    return not (data_folder() / OFF).exists()


def keep_people(*, on: bool) -> None:
    """Keep games of people from now on, or no longer; those that were kept stay.

    Raises:
        OSError: when the disk refuses.
    """
    switch = data_folder() / OFF
    if on:
        switch.unlink(missing_ok=True)
        return
    with filling(switch.parent):
        write_bytes(switch, b"")


def keep_match(match: Match, players: Mapping[str, str], where: str) -> None:
    """Keep how a match ended that people had a part in; `players` has for each seat `HUMAN` or a bot."""
    if match.over and match.state.result >= 0:
        result = match.game.results[match.state.result]
        stamp = stamp_of(match.game, match.seed)
        _keep(stamp, len(match.steps), players, where, result=result.id, winner=result.winner())


def keep_save(save: str, players: Mapping[str, str], result: str, winner: str | None, where: str) -> None:
    """Keep how a game ended of which there is the text of a save."""
    from uguisu_tools.record.save import parse

    saved = parse(save)
    _keep(saved.uguisu_save, len(saved.steps), players, where, result=result, winner=winner)


def _nameless(players: Mapping[str, str]) -> dict[str, str]:
    """Leave of a bot its kind: a program's command may have names in it."""
    return {seat: who.partition(":")[0].strip() for seat, who in players.items()}


def _keep(
    stamp: Stamp, steps: int, players: Mapping[str, str], where: str, *, result: str, winner: str | None
) -> None:
    """Write a line, if people played and want it. That it could not be written is no reason to disturb a game."""
    if HUMAN not in players.values() or not keeps_people():
        return
    ended = PeopleGame(
        day=datetime.now().astimezone().date().isoformat(),
        where=where,
        game=stamp.game,
        scenario=stamp.scenario,
        digest=stamp.digest,
        variants=stamp.variants,
        seats=_nameless(players),
        result=result,
        winner=winner,
        steps=steps,
    )
    line = msgspec.json.encode(ended) + b"\n"
    file = people_file()
    with suppress(OSError), filling(file.parent):
        handle = os.open(file, os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0), 0o600)
        try:
            if not _ends_a_line(handle):
                line = b"\n" + line  # what was cut off there spoils no other game
            os.write(handle, line)
        finally:
            os.close(handle)


def _ends_a_line(handle: int) -> bool:
    size = os.fstat(handle).st_size
    if not size:
        return True
    os.lseek(handle, size - 1, os.SEEK_SET)
    return os.read(handle, 1) == b"\n"


def people_games() -> list[PeopleGame]:
    """Return the games that were kept, the oldest first; lines that can't be read are passed over.

    Raises:
        UguisuError: when the file can't be read.
    """
    return [game for game, _ in _lines() if game is not None]


def forget_people(of: Callable[[PeopleGame], bool] = lambda _: True) -> int:
    """Delete the games of which `of` is true, all if it is left out; return how many.

    Raises:
        UguisuError: when the file can't be read.
        OSError: when the disk refuses; then all are still there.
    """
    lines = list(_lines())
    kept = [line for game, line in lines if game is not None and not of(game)]
    gone = sum(game is not None for game, _ in lines) - len(kept)
    if gone:
        write_bytes(people_file(), "".join(f"{line}\n" for line in kept).encode())
    return gone


def _lines() -> Iterator[tuple[PeopleGame | None, str]]:
    file = people_file()
    if not file.exists():
        return
    for line in read_text(file).splitlines():
        with suppress(msgspec.MsgspecError):
            game = msgspec.json.decode(line, type=PeopleGame)
            yield (game if game.format <= FORMAT else None), line


def of_pack(games: Iterable[PeopleGame], game: str, scenario: str) -> list[PeopleGame]:
    """Return the games of a pack, whatever it was like when they were played."""
    return [one for one in games if (one.game, one.scenario) == (game, scenario)]
