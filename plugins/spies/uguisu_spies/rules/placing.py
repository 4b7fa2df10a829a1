"""Pieces that a mission or a card puts somewhere (SP-04, SP-73)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu.core.state import OFF
from uguisu_spies.mission import UNITS
from uguisu_spies.rules.finding import tread
from uguisu_spies.rules.stepping import watched
from uguisu_spies.state import DEAD, IN, NOBODY, WAITING, SpiesState

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame


def may_stand(game: SpiesGame, state: SpiesState, piece: int, place: int) -> bool:
    """Whether a piece may be put on a square: units where they may be, one on a square. The rule `may_stand`.

    Bodies, and what a spy carries, stay where they are. What a mission brings is in nobody's way.
    """
    if piece >= game.own_pieces:
        return True
    if piece in game.spies:
        return state.spies[piece] <= IN and place in game.walkable and not game.no_spies >> place & 1
    kind = game.kinds_of[piece]
    if kind in UNITS or kind == "dog":
        taken = any(state.shown[other] == place for other in game.blockers)
        return not taken and state.status[piece] < DEAD and bool(game.allowed[kind] >> place & 1)
    return place in game.walkable and state.carrier[piece] < 0


def put_spy(game: SpiesGame, state: SpiesState, spy: int, place: int) -> None:
    """A spy is put on a square, which only the spies see, or taken off the board: it may come in again."""
    state.at[spy] = place
    state.disguise[spy] = NOBODY
    if state.log is not None:
        name = game.pieces[spy].id
        if place == OFF:
            game.tell(state, "taken_off", game.spies_audience, piece=name)
        else:
            game.tell(state, "put", game.spies_audience, piece=name, place=game.place_id(place))
    state.spies[spy] = WAITING if place == OFF else IN
    if place == OFF:
        state.lying &= ~(1 << spy)
    else:
        watched(game, state, spy)


def keep_in_step(game: SpiesGame, state: SpiesState, piece: int, place: int) -> None:
    """Whatever else is put somewhere is put on both boards; a unit treads where it comes to (SP-04)."""
    state.shown[piece] = place
    if piece in game.units and place != OFF:
        tread(game, state, piece, place)
