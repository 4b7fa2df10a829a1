"""Games that tests may change: a compiled one refuses it."""

from __future__ import annotations

from typing import TypeVar

from uguisu import Game

G = TypeVar("G", bound="Game")


def thawed(game: G) -> G:
    """Return the game itself, which may be changed from now on, so that a fault can be planted in it."""
    object.__setattr__(game, "frozen", False)
    return game
