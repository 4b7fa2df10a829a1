"""Pieces that a mission or a card puts somewhere (SP-04, SP-73)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu import OFF
from uguisu.events import EngineEvents
from uguisu_spies.content.mission import UNITS
from uguisu_spies.events import SpiesEvents
from uguisu_spies.rules.arriving import arrive, walked_to
from uguisu_spies.rules.detection import tread
from uguisu_spies.rules.disguise import undress
from uguisu_spies.rules.units import answers, free_beside, is_free
from uguisu_spies.state import DEAD, FINE, GUARD, IN, NOBODY, WAITING, SpiesState

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame


def may_stand(game: SpiesGame, state: SpiesState, piece: int, place: int) -> bool:
    """Whether a piece may be put on a square: units where they may be, one on a square. The rule `may_stand`.

    Bodies, and what a spy carries, stay where they are. What a mission brings is in nobody's way.
    """
    if piece >= game.own_pieces:
        return True
    if piece in game.spies:
        return (
            state.spies[piece] <= IN
            and place in game.land(state).walkable
            and not game.no_spies(state) >> place & 1
        )
    if game.looks_in[piece]:
        return turned(game, state, piece, place) >= 0
    kind = game.kinds_of[piece]
    if kind in UNITS or kind == "dog":
        taken = any(state.shown[other] == place for other in game.blockers)
        return not taken and state.status[piece] < DEAD and bool(game.land(state).allowed[kind] >> place & 1)
    return place in game.land(state).walkable and state.carrier[piece] < 0


def turned(game: SpiesGame, state: SpiesState, piece: int, place: int) -> int:
    """Return how something that looks in from outside, or a searchlight, lies on a square: as it did if it can; or -1."""
    ways = (state.aim[piece], *range(8))
    if game.kinds_of[piece] == "searchlight":
        return next(
            (way for way in (state.aim[piece], 0, 2) if game.land(state).ground.has_room(place, way)),
            NOBODY,
        )
    return next((way for way in ways if (place, way) in game.ground.outside), NOBODY)


def put_spy(game: SpiesGame, state: SpiesState, spy: int, place: int) -> None:
    """A spy is put on a square, which only the spies see, or taken off the board: it may come in again."""
    state.at[spy], state.way_in[spy] = place, NOBODY
    state.disguise[spy] = NOBODY
    if place == OFF:
        game.emit(state, EngineEvents.taken_off, spy, audience=game.spies_audience)
    else:
        game.emit(state, EngineEvents.put, spy, place, audience=game.spies_audience)
    state.spies[spy] = WAITING if place == OFF else IN
    if place == OFF:
        state.lying &= ~(1 << spy)
        state.expected |= 1 << spy
    else:
        game.belief.lost(state, spy)
        if game.land(state).bushes >> place & 1:
            state.lying |= 1 << spy
        arrive(game, state, spy, place)


def keep_in_step(game: SpiesGame, state: SpiesState, piece: int, place: int) -> None:
    """Whatever else is put somewhere is put on both boards; a unit treads where it comes to (SP-04)."""
    state.shown[piece] = place
    if game.looks_in[piece] and place != OFF:
        state.aim[piece] = turned(game, state, piece, place)
    if piece in game.units and place != OFF:
        tread(game, state, piece, place)


def put_figure(game: SpiesGame, state: SpiesState, unit: int, place: int) -> bool:
    """SP-04: put a unit on a square, or the nearest free one beside it; return whether there is room."""
    if is_free(game, state, unit, place):
        go_to(game, state, unit, place)
        return True
    return stand_beside(game, state, unit, place)


def stand_beside(game: SpiesGame, state: SpiesState, unit: int, place: int) -> bool:
    """SP-04: a unit comes to the nearest free square beside one, which the guard chooses; return whether there is any."""
    free = free_beside(game, state, unit, place)
    if len(free) > 1:
        game.ask(state, "stand", GUARD, unit, place)
    elif free:
        go_to(game, state, unit, free[0])
    return bool(free)


def go_to(game: SpiesGame, state: SpiesState, unit: int, place: int) -> None:
    """A figure comes to a square, on both boards, and treads on it; a spy in its place comes along (SP-60).

    Into a minefield no spy comes in any way (SP-44): it stays behind, and the figure turns out to be nobody.
    """
    spy = state.disguise_of(unit)
    state.shown[unit] = place
    game.emit(state, SpiesEvents.walks, unit, place)
    if spy == NOBODY:
        state.at[unit] = place
    elif game.no_spies(state) >> place & 1:
        undress(game, state, spy)
        answers(game, state, unit)
    else:
        walked_to(game, state, spy, place)
    if state.shown[unit] == place and not state.over:
        tread(game, state, unit, place)


def take_over(game: SpiesGame, state: SpiesState, place: int) -> bool:
    """A fresh unit stands in for one that the guard has lost; return whether there is one, and room for it.

    It is the same piece, so that a body nobody has found is out of the game with that.
    """
    for unit in game.lost_units(state):
        if not is_free(game, state, unit, place) and not free_beside(game, state, unit, place):
            continue
        state.put_status(unit, FINE)
        state.lying &= ~(1 << unit)
        state.tracked &= ~(1 << unit)
        state.known_dead &= ~(1 << unit)
        state.activated &= ~(1 << unit)
        state.carrier[unit] = NOBODY
        game.emit(state, SpiesEvents.relieved, unit, place)
        put_figure(game, state, unit, place)
        return True
    return False
