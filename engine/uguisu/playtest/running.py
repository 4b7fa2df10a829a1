"""Runs a playtest."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Generator, Iterator, Mapping
from pathlib import Path
from time import perf_counter
from typing import IO, TYPE_CHECKING

from uguisu.bots.spec import BotSpec
from uguisu.core.errors import UguisuError
from uguisu.playtest.games_file import game_line, header_line
from uguisu.playtest.interrupts import Interrupts
from uguisu.playtest.plan import Plan
from uguisu.playtest.played import Played
from uguisu.playtest.summary import Summary
from uguisu.playtest.tally import Tally
from uguisu.said import Said

if TYPE_CHECKING:
    from uguisu.core.game import Game
    from uguisu.overriding import Overrides
    from uguisu.registry import Registry

Progress = Callable[[int, int], None]
"""Told after each game: how many are played, of how many."""


def run(
    path: Path | str,
    games: int,
    bots: Mapping[str, BotSpec],
    jobs: int = 1,
    seed: int = 0,
    *,
    progress: Progress | None = None,
    games_file: Path | None = None,
    changes: Overrides | None = None,
) -> Summary:
    """Let `bots` play the pack at `path` with itself, and add up what comes of it.

    The same pack, seed and bots bring the very same games, whatever `jobs` (unless a bot thinks by the clock). Ctrl+C
    ends the run early: what is done is kept, and the summary says that it is partial.

    Args:
        path: a pack, as `uguisu.load` takes it.
        games: how many games, at least 1.
        bots: a bot for each seat (see `parse_bots`).
        jobs: how many processes; 1 plays in this one.
        seed: any whole number.
        progress: told after each game.
        games_file: where to write every game, one a line (see `uguisu.playtest.games_file`).
        changes: variants and options that differ from the scenario's.

    Raises:
        UguisuError: for a pack that no game can be made of, or numbers below 1.
    """
    from uguisu.loading import load
    from uguisu.plugins import registry

    plan = Plan(str(path), games, seed, dict(bots), changes)
    return carry_out(
        load(path, changes=changes), plan, registry(), jobs=jobs, progress=progress, games_file=games_file
    )


def carry_out(
    game: Game,
    plan: Plan,
    registry: Registry,
    *,
    jobs: int = 1,
    progress: Progress | None = None,
    games_file: Path | None = None,
) -> Summary:
    """Do what `run` does, for a game that is loaded already. With more than one job, workers load ``plan.path``."""
    if plan.games < 1 or jobs < 1:
        raise UguisuError(Said("a playtest needs at least one game and one job"))
    tally = Tally(game, plan, registry)
    began = perf_counter()
    partial = False
    with Interrupts() as interrupts, _writing(games_file) as file:
        ordered = _InOrder(tally, file)
        if file is not None:
            file.write(header_line(game, plan))
        try:
            with contextlib.closing(_games(game, plan, registry, jobs)) as games:
                for number, played in enumerate(games, 1):
                    if played.digest and played.digest != game.digest:
                        raise UguisuError(
                            Said("the pack {path} has changed while it was being played", path=plan.path)
                        )
                    with interrupts.held():
                        ordered.add(played)
                    if progress is not None:
                        progress(number, plan.games)
        except KeyboardInterrupt:
            partial = True
        ordered.finish()
    return tally.summary(partial=partial, seconds=perf_counter() - began)


def _games(game: Game, plan: Plan, registry: Registry, jobs: int) -> Generator[Played, None, None]:
    if jobs > 1 and plan.games > 1:
        from uguisu.playtest.pool import play_in_processes

        yield from play_in_processes(plan, jobs)
    else:
        from uguisu.playtest.playing import play

        for index in range(plan.games):
            yield play(game, plan, index, registry)


class _InOrder:
    """Hands games on in the order of their numbers, whenever they come in."""

    def __init__(self, tally: Tally, file: IO[bytes] | None) -> None:
        self.tally = tally
        self.file = file
        self.early: dict[int, Played] = {}
        self.next = 0

    def add(self, played: Played) -> None:
        self.early[played.index] = played
        while self.next in self.early:
            self._hand_on(self.early.pop(self.next))
            self.next += 1

    def finish(self) -> None:
        """Hand on those that wait for one which will not come."""
        for index in sorted(self.early):
            self._hand_on(self.early[index])

    def _hand_on(self, played: Played) -> None:
        self.tally.add(played)
        if self.file is not None:
            self.file.write(game_line(played))


@contextlib.contextmanager
def _writing(path: Path | None) -> Iterator[IO[bytes] | None]:
    if path is None:
        yield None
        return
    from uguisu.content.atomic import replacing

    path.parent.mkdir(parents=True, exist_ok=True)
    with replacing(path) as file:
        yield file
