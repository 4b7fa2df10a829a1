"""What one tries with a pack beside a playtest: balance it, take it apart, hold it against another, solve it.

Each trial is a process of its own, so that it can be stopped at once. No Qt here: this is what the process imports.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from multiprocessing.connection import Connection
from pathlib import Path
from signal import SIG_IGN, SIGINT, signal
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from uguisu import Message
from uguisu_lab.playtest.tables import Words

if TYPE_CHECKING:
    from uguisu_lab.comparing import Contender

FAIR, MATTERS, COMPARE, SOLVE = "fair", "matters", "compare", "solve"
KINDS = (FAIR, MATTERS, COMPARE, SOLVE)
PROGRESS, DONE, TROUBLE = "progress", "done", "trouble"
CANDIDATES, RACED = 16, 80
"""How many changes are tried to make a pack fair, and how many games the best of them play."""
PARTS, PAIRS = 40, 100
"""How many games are played with each part and without; how many of each pack, when two are compared."""
OPENINGS = 3
"""Ways to begin that are named of a game that is solved."""
Tell: TypeAlias = Callable[[int, int], None]


@dataclass(frozen=True)
class Trial:
    """What is to be tried.

    Attributes:
        kind: one of `KINDS`.
        path: the pack's folder, as it is on the disk.
        texts: what its files say that is not saved; none where all is saved.
        bots: who sits where.
        language: what the findings are told in.
        jobs: how many processes play.
        other: what it is compared with; None: the pack as it is on the disk.
    """

    kind: str
    path: Path
    texts: dict[str, str]
    bots: dict[str, str]
    language: str
    jobs: int
    other: Path | None = None


class Tried(msgspec.Struct, frozen=True, kw_only=True):
    """What a trial found: sentences in the language of whoever asked, when that was, options that would be better, and the
    hash of what was tried.
    """

    kind: str
    told: tuple[str, ...]
    when: str
    options: dict[str, Any] = {}
    digest: str = ""


def serve(connection: Connection, scratch: Path) -> None:
    """Try what is asked for, once; `scratch` is an empty folder."""
    from uguisu import BadPack, UguisuError
    from uguisu_lab.playtest.pool import end_with_parent

    signal(SIGINT, SIG_IGN)
    end_with_parent()
    with suppress(EOFError, OSError):
        _, trial = connection.recv()

        def tell(done: int, of: int) -> None:
            connection.send((PROGRESS, done, of))

        try:
            found = attempt(trial, scratch, tell)
        except BadPack:
            told = Words(trial.language).say(Message("This pack has errors: see its problems."))
            connection.send((TROUBLE, told))
        except UguisuError as error:
            words = Words(trial.language)
            parts = [words.name(error.message), words.say(error.hint) if error.hint else ""]
            connection.send((TROUBLE, ". ".join(part for part in parts if part)))
        else:
            connection.send((DONE, msgspec.json.encode(found)))
    shutil.rmtree(scratch, ignore_errors=True)


def attempt(trial: Trial, scratch: Path, tell: Tell) -> Tried:
    """Try it; `scratch` is an empty folder.

    Raises:
        UguisuError: the pack, or the bots, are not such that it can be tried.
    """
    here = _contender(trial, _as_drawn(trial, scratch))
    ways = {FAIR: _fair, MATTERS: _matters, COMPARE: _compare, SOLVE: _solve}
    told, options = ways[trial.kind](trial, here, tell)
    now = datetime.now(UTC).isoformat(timespec="seconds")
    return Tried(kind=trial.kind, told=tuple(told), when=now, options=options, digest=here.game.digest)


Told: TypeAlias = tuple[list[str], dict[str, Any]]


def _fair(trial: Trial, here: Contender, tell: Tell) -> Told:
    from uguisu_lab.balance_report import findings_of
    from uguisu_lab.balancing import balance, with_certainty, with_strong_bots
    from uguisu_lab.usual import usual_aims, usual_knobs

    found = balance(
        here,
        usual_aims(here.game),
        usual_knobs(here.game),
        games=RACED,
        trials=CANDIDATES,
        jobs=trial.jobs,
        progress=lambda done: tell(done, CANDIDATES),
    )
    found = with_strong_bots(with_certainty(found, here), here, jobs=trial.jobs, progress=tell)
    options = dict(found.changes.options or {}) if found.changes is not None else {}
    return findings_of(found, Words(trial.language)), options


def _matters(trial: Trial, here: Contender, tell: Tell) -> Told:
    from uguisu_lab.ablating import ablate, findings_of, with_certainty, with_strong_bots
    from uguisu_lab.edits import KINDS as PARTS_OF_PACKS

    cards = any(map(sum, here.game.decks.values()))
    kinds = [kind for kind in PARTS_OF_PACKS if kind != "link" or not cards]
    found = with_certainty(ablate(here, kinds, PARTS, jobs=trial.jobs, progress=tell), here)
    found = with_strong_bots(found, here, jobs=trial.jobs, progress=tell)
    return findings_of(found, Words(trial.language)), {}


def _compare(trial: Trial, here: Contender, tell: Tell) -> Told:
    from uguisu_lab.comparing import compare, with_certainty
    from uguisu_lab.comparison_report import called, findings_of
    from uguisu_lab.second_level import compared
    from uguisu_tools.bots import bot_title

    there = _contender(trial, trial.other or trial.path)
    found = with_certainty(compare(there, here, PAIRS, jobs=trial.jobs, progress=tell), there, here)
    found = compared(found, there, here, jobs=trial.jobs, progress=tell)
    words = Words(trial.language)
    before = Message("as it was saved") if trial.other is None else called(found.first, words, found.second)
    bots = ", ".join(sorted({words.say(bot_title(bot)) for bot in found.second.bots.values()}))
    first = Message(
        "The first is {first}, the second is this pack as it is drawn; {bots} play.", first=before, bots=bots
    )
    return [words.say(first), *findings_of(found, words)], {}


def _solve(trial: Trial, here: Contender, tell: Tell) -> Told:
    from uguisu_lab.playtest.certainty import certain, exact_value, value_on_average
    from uguisu_tools.solve import has_secrets, solve

    words = Words(trial.language)
    titles = {seat.side: words.name(seat.title or seat.side) for seat in here.game.seats}
    if has_secrets(here.game):
        average = certain(here.game).on_average
        assert average is not None
        return [words.say(value_on_average(average, titles[average.side]))], {}
    found = solve(here.game, progress=lambda _: tell(0, 0))
    winner = titles[found.start.winner] if found.start.winner is not None else None
    told = [words.say(exact_value(winner, found.start.length, found.unit))]
    best = [opening for opening in found.openings if opening.value.winner == found.start.winner]
    if best and len(best) < len(found.openings):
        moves = ", ".join(" ".join(opening.moves) for opening in best[:OPENINGS])
        count = Message(
            "{count} {count:way|ways} to begin {count:keeps|keep} it so; the best is {moves}.",
            count=len(best),
            moves=moves,
        )
        told.append(words.say(count))
    return [*told, *map(words.say, found.remarks)], {}


def _contender(trial: Trial, path: Path) -> Contender:
    from uguisu import load
    from uguisu.plugins import registry
    from uguisu_lab.comparing import Contender
    from uguisu_tools.bots import parse_spec

    game = load(path)
    bots = {seat.id: parse_spec(trial.bots[seat.id]) for seat in game.seats if seat.id in trial.bots}
    for spec in bots.values():
        spec.make(game, registry(game.id))
    return Contender(game, path, bots)


def _as_drawn(trial: Trial, scratch: Path) -> Path:
    """Return a folder with the pack as it is drawn: its own, if all is saved."""
    from shutil import copytree

    from uguisu import UguisuError

    if not trial.texts:
        return trial.path
    if any("uses:" in line[:5] for text in trial.texts.values() for line in text.splitlines()):
        # What a mod builds on may be found beside it alone.
        raise UguisuError(
            Message("this pack builds on another and has changes that are not saved"),
            hint=Message("Save it, then try again."),
        )
    copy = scratch / trial.path.name
    copytree(trial.path, copy)
    for name, text in trial.texts.items():
        (copy / name).write_text(text, encoding="utf-8", newline="")
    return copy
