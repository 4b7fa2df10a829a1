"""Pieces that a mission brings, on the table: they come after the game's own."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from uguisu.core.events import hears
from uguisu.core.state import OFF, State

if TYPE_CHECKING:
    from uguisu.core.game import Game


def stand_brought(game: Game[Any], state: State) -> None:
    """Stand the pieces that the mission brings where they start."""
    for piece, place in game.brought.items():
        game.stand(state, piece, place)


def scatter(game: Game[Any], state: State, seat: int, rng: random.Random) -> None:
    """Put those that `seat` doesn't see anywhere; every `Game.determinize` does it."""
    for piece in game.secret_pieces:
        if not hears(game.pieces[piece].audience, seat):
            state.at[piece] = rng.randrange(OFF, len(game.topology))
