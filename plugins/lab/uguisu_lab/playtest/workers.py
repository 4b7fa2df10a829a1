"""Who plays the games of a playtest: this process, several, or the machines of a cluster; the games are the same."""

from __future__ import annotations

import gc
from collections import deque
from collections.abc import Generator, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from time import perf_counter
from typing import NamedTuple, Protocol, Self

import msgspec

from uguisu import Game, UguisuError
from uguisu.plugins import Registry
from uguisu_lab.playtest.playing import Plan, Played, play_while_it_moves

START = 0.7
"""Seconds that processes take to start and to read a pack, about."""
COPY = 0.03
"""Seconds that copies of this process take to start."""
SAMPLE = 0.1
"""Seconds of games that tell how long the others take."""

SELDOM = 100_000
"""New objects after which Python looks for circles among them: trees have none, and looking costs a sixth of the time."""


class Task(NamedTuple):
    """A game to be played: one of a plan's, by its number."""

    plan: Plan
    number: int

    @property
    def key(self) -> tuple[int, int]:
        """What tells it from others."""
        return id(self.plan), self.number


class WorkersLost(UguisuError):
    """The processes that play keep dying; what has been played is kept."""


class Workers(AbstractContextManager["Workers"], Protocol):
    """Plays tasks. Yields each game with its plan, in any order; closing that early leaves the rest unplayed."""

    def play(self, tasks: Iterable[Task], spare: Iterable[Task] = ()) -> Generator[tuple[Plan, Played]]:
        """Play all. Who has nothing left to do may begin with `spare`, which is likely to be asked for next."""


def workers_for(
    jobs: int,
    cluster: str | None = None,
    games: Mapping[int, Game] | None = None,
    registry: Registry | None = None,
) -> Workers:
    """Return who plays: the machines of `cluster`, or else so many processes; one is this process.

    Args:
        jobs: how many processes.
        cluster: the address of a Dask scheduler, such as ``tcp://192.168.1.5:8786``.
        games: what is loaded already, by the id() of its plan, for playing in this process.
        registry: the plugins, for playing in this process; else those that are installed.
    """
    if cluster is not None:
        from uguisu_lab.playtest.cluster import Cluster

        return Cluster(cluster)
    here = _ThisProcess(games or {}, registry)
    return here if jobs == 1 else _Several(jobs, here)


class LoadedGames:
    """Games by their plans, loaded once; the latest few stay."""

    MOST = 8

    def __init__(self, registry: Registry | None = None) -> None:
        self.registry = registry
        self._games: dict[bytes, Game] = {}

    def of(self, plan: Plan) -> Game:
        """Return the game that a plan is about.

        Raises:
            UguisuError: when it can't be loaded.
        """
        from uguisu import load

        key = _key(plan)
        game = self._games.pop(key, None) or load(
            plan.path, self.registry, changes=plan.changes, texts=plan.texts
        )
        self._games[key] = game
        if len(self._games) > self.MOST:
            del self._games[next(iter(self._games))]
        return game

    def keep(self, plan: Plan, game: Game) -> None:
        """Take note of a game that is loaded already."""
        self._games[_key(plan)] = game


def _key(plan: Plan) -> bytes:
    return msgspec.msgpack.encode((plan.path, plan.changes, plan.texts))


class _Several:
    """Several processes. This one begins games at random itself, for the others take as long to start as hundreds of those."""

    def __init__(self, jobs: int, here: _ThisProcess) -> None:
        from uguisu_lab.playtest.pool import Pool, forks

        self.here, self.pool = here, Pool(jobs, here.loaded)
        self.start = COPY if forks() else START
        self.played, self.seconds = 0, 0.0

    def __enter__(self) -> Self:
        self.pool.__enter__()
        return self

    def __exit__(self, *error: object) -> None:
        self.pool.__exit__(*error)

    def play(self, tasks: Iterable[Task], spare: Iterable[Task] = ()) -> Generator[tuple[Plan, Played]]:
        """Play all. Bots that think are left to the others: if one takes its process with it, that costs a game and no more."""
        waiting, spare = deque(tasks), list(spare)
        self.here.keep(task.plan for task in (*waiting, *spare))
        while waiting and waiting[0].plan.is_random and not self._others_are_sooner(len(waiting)):
            began = perf_counter()
            yield from self.here.play([waiting.popleft()])
            self.played, self.seconds = self.played + 1, self.seconds + perf_counter() - began
        if waiting:
            yield from self.pool.play(waiting, spare)

    def _others_are_sooner(self, games: int) -> bool:
        if self.pool.workers:
            return True
        if self.seconds < SAMPLE:
            return False
        jobs = self.pool.jobs
        return games * self.seconds / self.played > self.start * jobs / (jobs - 1)


class _ThisProcess:
    def __init__(self, games: Mapping[int, Game], registry: Registry | None) -> None:
        self.games, self.registry = games, registry
        self.loaded = LoadedGames(registry)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing was begun."""

    def keep(self, plans: Iterable[Plan]) -> None:
        """Take note, for copies of this process, of which plans the games are loaded already."""
        for plan in {id(plan): plan for plan in plans}.values():
            if id(plan) in self.games:
                self.loaded.keep(plan, self.games[id(plan)])

    def play(self, tasks: Iterable[Task], spare: Iterable[Task] = ()) -> Generator[tuple[Plan, Played]]:
        """Play all, and nothing ahead: nobody waits for another here."""
        from uguisu.plugins import registry

        for plan, index in tasks:
            game = self.games.get(id(plan)) or self.loaded.of(plan)
            with looking_seldom():
                played = play_while_it_moves(game, plan, index, self.registry or registry(game.id))
            yield plan, played


@contextmanager
def looking_seldom() -> Iterator[None]:
    """Have Python look for circles as seldom as where playing is all that a process does."""
    usual = gc.get_threshold()
    gc.set_threshold(SELDOM)
    try:
        yield
    finally:
        gc.set_threshold(*usual)
