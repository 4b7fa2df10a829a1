"""Which games a playtest plays. Everything in a game follows from the plan and the game's number."""

from __future__ import annotations

from dataclasses import dataclass

from uguisu.bots.spec import BotSpec
from uguisu.core.rng import derive
from uguisu.overriding import Overrides

PLY_LIMIT = 100_000
"""A game longer than this is given up: its rules don't seem to bring it to an end."""


@dataclass(frozen=True, slots=True)
class Plan:
    """All that a worker has to know; small and plain, for it travels to other processes.

    Attributes:
        path: the pack.
        games: how many games.
        seed: the seed of the whole.
        bots: by seat id.
        changes: variants and options that differ from the scenario's.
        ply_limit: where an endless game is given up.
    """

    path: str
    games: int
    seed: int
    bots: dict[str, BotSpec]
    changes: Overrides | None = None
    ply_limit: int = PLY_LIMIT

    def seed_of(self, index: int) -> int:
        """Return the seed of one game; it fits the whole numbers that every JSON reader keeps exactly."""
        return derive(self.seed, "game", index) >> 11


def bot_seed(game_seed: int, seat: str) -> int:
    """Return the seed of a bot's own random numbers."""
    return derive(game_seed, "bot", seat)
