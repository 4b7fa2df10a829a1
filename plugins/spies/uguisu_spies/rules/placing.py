"""Pieces that a mission or a card puts somewhere (SP-04, SP-73)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu_spies.mission import UNITS
from uguisu_spies.state import DEAD, IN, SpiesState

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame


def may_stand(game: SpiesGame, state: SpiesState, piece: int, place: int) -> bool:
    """Whether a piece may be put on a square: units where they may be, one on a square. The rule `may_stand`.

    Bodies, and what a spy carries, stay where they are. What a mission brings is in nobody's way.
    """
    if piece >= game.own_pieces:
        return True
    if piece in game.spies:
        return state.spies[piece] == IN and place in game.walkable and not game.no_spies >> place & 1
    kind = game.kinds_of[piece]
    if kind in UNITS or kind == "dog":
        taken = any(state.shown[other] == place for other in game.blockers)
        return not taken and state.status[piece] < DEAD and bool(game.allowed[kind] >> place & 1)
    return place in game.walkable and state.carrier[piece] < 0
