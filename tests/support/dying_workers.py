"""Workers of a playtest that come to grief; spawned processes import them by name."""

from __future__ import annotations

import os
from multiprocessing.connection import Connection
from typing import Any

from uguisu_lab.playtest.playing import Plan


def die_at_17(connection: Connection, where: Any, *loaded: Any) -> None:
    """Serve like any worker, but for one game."""
    from uguisu_lab.playtest import pool

    original = pool.play  # type: ignore[attr-defined]

    def play(game: Any, plan: Plan, index: int, registry: Any, *begun: Any) -> Any:
        if index == 17:
            os._exit(9)
        return original(game, plan, index, registry, *begun)

    pool.play = play  # type: ignore[assignment, attr-defined]
    pool.work(connection, where, *loaded)


def die_at_once(_connection: Connection, _where: Any, *_loaded: Any) -> None:
    """Never serve at all."""
    os._exit(3)


def die_in_a_turn(connection: Connection, where: Any, *loaded: Any) -> None:
    """Serve like any worker, but for the bot of the samurai in game 5."""
    from uguisu_lab.playtest import playing, pool

    choose, play, now = playing.choice, pool.play, [0]  # type: ignore[attr-defined]

    def play_noted(game: Any, plan: Plan, index: int, registry: Any, *begun: Any) -> Any:
        now[0] = index
        return play(game, plan, index, registry, *begun)

    def choose_or_die(bot: Any, name: str, seat: str, decision: Any) -> int:
        if now[0] == 5 and seat == "samurai":
            os._exit(7)
        return choose(bot, name, seat, decision)

    pool.play, playing.choice = play_noted, choose_or_die  # type: ignore[assignment, attr-defined]
    pool.work(connection, where, *loaded)
