"""Runs a playtest."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from pathlib import Path
from time import perf_counter
from types import FrameType, TracebackType
from typing import IO, Self

from uguisu import Game, Message, UguisuError
from uguisu.content import filling, replacing
from uguisu.content.atomic import called, target_of
from uguisu.interrupts import CtrlC, on_ctrl_c
from uguisu.loading import Overrides
from uguisu.messages import reason_of
from uguisu.plugins import Registry
from uguisu_lab.playtest.judging import Judge
from uguisu_lab.playtest.playing import AT_RANDOM, Extra, Plan, Played, Strong, Thinking
from uguisu_lab.playtest.summary import Exact, Summary
from uguisu_lab.playtest.tally import Tally
from uguisu_lab.playtest.trust import (
    CHECKS,
    checks_for,
    checks_wanted,
    ladder_for,
    pairs_wanted,
    sides_to_check,
    skilled_for,
    strong_plan,
    strong_wanted,
)
from uguisu_lab.playtest.workers import Task, WorkersLost, workers_for
from uguisu_tools.bots import BotSpec
from uguisu_tools.record.games_file import game_line, header_line

MOST_GAMES = 100
"""Games after which a playtest ends that goes on until it is known who wins how often."""
BLOCK = 10
"""Games after which it is looked at whether that is known."""
FIRST = 20
"""Games after which there is a first verdict, once some more have been played at random."""

Progress = Callable[[int, int], None]
"""Told after each game: how many are played, of how many, those against random play included."""


def run(
    path: Path | str,
    games: int | None,
    bots: Mapping[str, BotSpec],
    jobs: int = 1,
    seed: int = 0,
    *,
    game: Game | None = None,
    progress: Progress | None = None,
    games_file: Path | None = None,
    changes: Overrides | None = None,
    checks: int | None = None,
    climbs: int = 0,
    strong: int = 0,
    budget: float | None = None,
    first: bool = False,
    cluster: str | None = None,
    judge: Judge | None = None,
    exact: Exact | None = None,
    look: Callable[[Tally], object] | None = None,
) -> Summary:
    """Let `bots` play the pack at `path` with itself, and add up what comes of it.

    The same pack, seed and bots bring the very same games, whatever `jobs` (unless a bot thinks by the clock). Ctrl+C
    ends the run early: what is done is kept, and the summary says that it is partial.

    Args:
        path: a pack, as `uguisu.load` takes it.
        games: how many games, at least 1; None: until it is known to within ten points who wins how often, or games only
            repeat, or a hundred are played.
        bots: a bot for each seat (see `parse_bots`).
        jobs: how many processes; 1 plays in this one.
        seed: any whole number.
        game: what `path` holds with `changes`, where it is loaded already.
        progress: told after each game.
        games_file: where to write every game, one a line (see `uguisu_tools.record.games_file`).
        changes: variants and options that differ from the scenario's.
        checks: how many more games of each kind hold each side's bots against random play; otherwise up to ten.
        climbs: how many more games each bot of the game's ladder plays against itself, and the strongest as each side
            against the weakest.
        strong: how many more games strong bots play against each other, at most, until it is known which side is ahead; then
            each side plays some alone with such a bot.
        budget: seconds of a processor for these; None: as many as it takes.
        first: end with the first verdict, after 20 games and as many at random.
        cluster: the address of a Dask scheduler, whose machines play instead of this one.
        judge: knows what every position is worth, and counts won positions that are thrown away.
        exact: who wins if nobody makes a mistake, where that is known.
        look: shown what is known so far, after each game.

    Raises:
        UguisuError: for a pack that no game can be made of, or numbers below 1.
    """
    from uguisu import load
    from uguisu.plugins import registry

    game = game or load(path, changes=changes)
    until_known, games = first or games is None, FIRST if first else MOST_GAMES if games is None else games
    if checks is None:
        checks = CHECKS if first else checks_for(games)
    plan = Plan(
        str(path),
        games,
        seed,
        dict(bots),
        changes,
        checks=checks,
        checked=sides_to_check(game, bots) if checks else {},
        ladder=ladder_for(game, bots) if climbs else (),
        skilled=skilled_for(game) if climbs else {},
        skill=(game.ladder[0], game.ladder[-1]) if game.ladder else ("", ""),
        climbs=climbs,
        **strong_plan(game, bots, 0 if first else strong, budget),
        first=first,
        until_known=until_known,
        record="some" if games_file is None and judge is None else "all",
    )
    return carry_out(
        game,
        plan,
        registry(game.id),
        jobs=jobs,
        progress=progress,
        games_file=games_file,
        cluster=cluster,
        judge=judge,
        exact=exact,
        look=look,
    )


def carry_out(
    game: Game,
    plan: Plan,
    registry: Registry,
    *,
    jobs: int = 1,
    progress: Progress | None = None,
    games_file: Path | None = None,
    cluster: str | None = None,
    judge: Judge | None = None,
    exact: Exact | None = None,
    look: Callable[[Tally], object] | None = None,
) -> Summary:
    """Do what `run` does, for a game that is loaded already. With more than one job, workers load ``plan.path``."""
    if plan.games < 1 or jobs < 1:
        raise UguisuError(Message("a playtest needs at least one game and one job"))
    tally = Tally(game, plan, registry, judge, exact)
    began = perf_counter()
    stopped = False
    jobs = min(jobs, plan.games)
    with (
        Interrupts() as interrupts,
        Games(tally, games_file) as games,
        workers_for(jobs, cluster, {id(plan): game}, registry) as workers,
    ):
        number = 0
        try:
            for tasks in tasks_of(plan, tally):
                tally.under_way = {plan.kind_of(task.number) for task in tasks}
                if look is not None:
                    look(tally)
                with contextlib.closing(workers.play(tasks, likely_next(plan, tally, tasks))) as all_played:
                    for _, played in all_played:
                        refuse_another_pack(played, game, plan)
                        with interrupts.held():
                            games.add(played)
                        number += 1
                        if progress is not None:
                            progress(number, plan.all_games)
                        if look is not None:
                            look(tally)
                games.finish()
        except KeyboardInterrupt:
            stopped = True
        except WorkersLost:
            if not number:
                raise
            stopped = True  # the games that cost them are told among those that broke
        games.finish()
    partial = stopped and not tally.ended
    return tally.summary(partial=partial, seconds=perf_counter() - began, unwritten=games.trouble)


def tasks_of(plan: Plan, tally: Tally) -> Iterator[list[Task]]:
    """Yield what is to be played, all at once or in parts, each of which `tally` has to know before the next is asked for.

    Where a part ends depends on the games alone, not on who plays them; but games with strong bots stop when the time that is
    given for them is over.
    """
    strong = iter(_of_kind(plan, Strong()))
    asked = 0

    def strong_part() -> list[Task]:
        nonlocal asked
        wanted = strong_wanted(tally, asked)
        asked += wanted
        return list(islice(strong, wanted))

    if not plan.until_known:
        yield [
            Task(plan, index)
            for index in range(plan.all_games)
            if not isinstance(plan.kind_of(index), (Strong, Thinking))
        ]
    begin = 0
    while plan.until_known:
        part = strong_part() if begin >= FIRST else []  # the longest first
        if begin < plan.games and not tally.ended:
            end = min(plan.games, begin + BLOCK)
            part += [Task(plan, index) for index in range(begin, end)]
            begin = end
        if not part:
            break
        yield part
        if begin == FIRST and plan.check_kinds and not tally.checks[AT_RANDOM]:
            yield _of_kind(plan, AT_RANDOM)
        if plan.first and begin == FIRST:
            return
    checked: set[Extra] = set()  # games that crash are not asked for again
    while plan.until_known and (
        kinds := set(checks_wanted(plan, tally.checks, tally.returns, tally.exact)) - checked
    ):
        checked |= kinds
        yield [
            Task(plan, index) for index in range(plan.games, plan.all_games) if plan.kind_of(index) in kinds
        ]
    while part := strong_part():
        yield part
    if plan.thinking and pairs_wanted(tally):
        yield [task for kind in plan.thinking_kinds for task in _of_kind(plan, kind)]
    if plan.until_known and plan.climbs:
        yield [task for kind in plan.climb_kinds for task in _of_kind(plan, kind)]


def _of_kind(plan: Plan, kind: Extra) -> list[Task]:
    return [Task(plan, index) for index in plan.games_of(kind)]


def likely_next(plan: Plan, tally: Tally, tasks: list[Task]) -> Iterator[Task]:
    """Yield what is likely to be asked for after `tasks`, the likeliest first. To play it ahead changes nothing but the time.

    A part ends with the last of its games: nobody need wait for that. What comes next is the next block.
    """
    if not plan.until_known or plan.first or tally.ended:
        return
    follows = max((task.number for task in tasks if task.number < plan.games), default=plan.games) + 1
    for index in range(follows, min(plan.games, follows + BLOCK)):
        yield Task(plan, index)


def refuse_another_pack(played: Played, game: Game, plan: Plan) -> None:
    """Refuse a game that a worker played with another pack than `game`.

    Raises:
        UguisuError: then.
    """
    if played.digest and played.digest != game.digest:
        raise UguisuError(Message("the pack {path} has changed while it was being played", path=plan.path))


class Games:
    """Hands games on in the order of their numbers, whenever they come in, and writes them to a file if there is one.

    A full disk costs the file, not the games: `trouble` says why it is not there.
    """

    def __init__(self, tally: Tally, path: Path | None) -> None:
        self.tally = tally
        self.path = path
        self.named = target_of(path) if path is not None else None
        """What the user knows of it: it lies beside a report until that is ready."""
        self.trouble = ""
        self.early: dict[int, Played] = {}
        self.next = 0
        self._stack = contextlib.ExitStack()
        self._file: IO[bytes] | None = None

    def __enter__(self) -> Self:
        if self.path is not None and self.named is not None:
            with called(self.named):
                self._stack.enter_context(filling(self.path.parent))
                self._file = self._stack.enter_context(replacing(self.path))
            plan = self.tally.plan
            self._write(header_line(self.tally.game, plan.seed, plan.path, plan.bots, plan.changes))
        return self

    def add(self, played: Played) -> None:
        """Take a game in."""
        self.early[played.index] = played
        while self.next in self.early:
            self._hand_on(self.early.pop(self.next))
            self.next += 1

    def finish(self) -> None:
        """Hand on those that wait for one which will not come."""
        for index in sorted(self.early):
            self._hand_on(self.early.pop(index))

    def _hand_on(self, played: Played) -> None:
        self.tally.add(played)
        if played.index < self.tally.plan.games:
            self._write(game_line(played))

    def _write(self, line: bytes) -> None:
        if self._file is not None and not self.trouble:
            try:
                self._file.write(line)
            except OSError as error:
                self.trouble = f"{self.named}: {reason_of(error)}"

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.trouble:  # what is half written does not take the old file's place
            kind, error, trace = OSError, OSError(self.trouble), None
        try:
            self._stack.__exit__(kind, error, trace)
        except OSError as failure:
            self.trouble = self.trouble or f"{self.named}: {reason_of(failure)}"


class Interrupts:
    """Lets Ctrl+C wait while something is done that must not be left half done.

    ::

        with Interrupts() as interrupts:
            ...                            # raises KeyboardInterrupt at once
            with interrupts.held():
                ...                        # raises it when this is done
    """

    def __init__(self) -> None:
        self._held = False
        self._came = False
        self._before: object = None

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():
            self._before = signal.getsignal(signal.SIGINT)
            if self._before in (signal.default_int_handler, on_ctrl_c):  # anybody else's handler knows better
                signal.signal(signal.SIGINT, self._on_interrupt)
        return self

    def __exit__(self, *_: object) -> None:
        if self._before in (signal.default_int_handler, on_ctrl_c):
            signal.signal(signal.SIGINT, self._before)

    @contextlib.contextmanager
    def held(self) -> Iterator[None]:
        """Hold Ctrl+C back until the block is done."""
        self._held = True
        try:
            yield
        finally:
            self._held = False
        if self._came:
            self._came = False
            raise CtrlC

    def _on_interrupt(self, _signal: int, _frame: FrameType | None) -> None:
        if self._held:
            self._came = True
        else:
            raise CtrlC
