"""Who plays the games of a playtest: this process, several, or the machines of a cluster; the games are the same."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from contextlib import AbstractContextManager
from typing import NamedTuple, Protocol, Self

import msgspec

from uguisu.core.errors import UguisuError
from uguisu.core.game import Game
from uguisu.registry import Registry
from uguisu_lab.playtest.playing import Plan, Played, play_while_it_moves


class Task(NamedTuple):
    """A game to be played: one of a plan's, by its number."""

    plan: Plan
    number: int


class WorkersLost(UguisuError):
    """The processes that play keep dying; what has been played is kept."""


class Workers(AbstractContextManager["Workers"], Protocol):
    """Plays tasks. Yields each game with its plan, in any order; closing that early leaves the rest unplayed."""

    def play(self, tasks: Iterable[Task]) -> Generator[tuple[Plan, Played]]:
        """Play all."""


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
    if jobs > 1:
        from uguisu_lab.playtest.pool import Pool

        return Pool(jobs)
    return _ThisProcess(games or {}, registry)


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
        from uguisu.loading import load

        key = msgspec.msgpack.encode((plan.path, plan.changes, plan.texts))
        game = self._games.pop(key, None) or load(
            plan.path, self.registry, changes=plan.changes, texts=plan.texts
        )
        self._games[key] = game
        if len(self._games) > self.MOST:
            del self._games[next(iter(self._games))]
        return game


class _ThisProcess:
    def __init__(self, games: Mapping[int, Game], registry: Registry | None) -> None:
        self.games, self.registry = games, registry
        self.loaded = LoadedGames(registry)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing was begun."""

    def play(self, tasks: Iterable[Task]) -> Generator[tuple[Plan, Played]]:
        from uguisu.plugins import registry

        for plan, index in tasks:
            game = self.games.get(id(plan)) or self.loaded.of(plan)
            yield plan, play_while_it_moves(game, plan, index, self.registry or registry())
