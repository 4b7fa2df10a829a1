"""Workers of a playtest that come to grief; spawned processes import them by name."""

from __future__ import annotations

import os
from multiprocessing.connection import Connection
from typing import Any

from uguisu.playtest.playing import Plan


def die_at_17(connection: Connection) -> None:
    """Serve like any worker, but for one game."""
    from uguisu.playtest import pool

    original = pool.play

    def play(game: Any, plan: Plan, index: int, registry: Any, *begun: Any) -> Any:
        if index == 17:
            os._exit(9)
        return original(game, plan, index, registry, *begun)

    pool.play = play
    pool.work(connection)


def die_at_once(_connection: Connection) -> None:
    """Never serve at all."""
    os._exit(3)
