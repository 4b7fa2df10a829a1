"""A spy's steps, and where it stops (SP-21, SP-37, SP-41, SP-60, SP-H12, SP-H46)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu import OFF
from uguisu_spies.events import SpiesEvents
from uguisu_spies.rules.arriving import arrive, finder_at
from uguisu_spies.state import IN, NOBODY, SpiesState

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame


def step(game: SpiesGame, state: SpiesState, spy: int, place: int) -> None:
    """A spy enters a square, with all that comes of it."""
    if state.breaches:
        go_through(game, state, spy, state.at[spy], place)
    state.points -= 2 if game.land(state).water >> place & 1 and not game.traits(state, spy, "swim") else 1
    state.went = (*state.went, place)
    game.emit(state, SpiesEvents.stepped, spy, place, audience=game.spies_audience)
    arrive(game, state, spy, place, fast=state.speed > 1)


def come_in(game: SpiesGame, state: SpiesState, spy: int, place: int) -> None:
    """SP-H46: a spy comes in, and goes on from there, unless it is found there."""
    state.spies[spy] = IN
    state.went = (place,)
    game.emit(state, SpiesEvents.came_in, spy, place, audience=game.spies_audience)
    arrive(game, state, spy, place)


def go_through(game: SpiesGame, state: SpiesState, spy: int, here: int, place: int) -> None:
    """SP-21: note the breach that a spy goes through, straight or round its corner."""
    if place in game.ground.near[here]:  # with everything shut
        return
    (ax, ay), (bx, by) = game.topology.coordinates[here], game.topology.coordinates[place]
    pairs = [(here, place)]
    for corner in (game.topology.at(ax, by), game.topology.at(bx, ay)):
        pairs += [(here, corner), (corner, place)]
    opened = {breach[0] for breach in state.breaches}
    for pair in pairs:
        border = game.ground.border_of.get(pair, NOBODY)
        if border in opened:
            state.way_in[spy] = border


def stop(game: SpiesGame, state: SpiesState, spy: int) -> None:
    """A spy stops: in bushes it lies down (SP-41), and one that stands there already makes room (SP-H12)."""
    place = state.at[spy]
    if game.land(state).bushes >> place & 1 and not state.lying >> spy & 1:
        state.lying |= 1 << spy
        game.emit(state, SpiesEvents.lies_down, spy, audience=game.spies_audience)
    make_room(game, state, spy)
    game.emit(state, SpiesEvents.spy_stopped, spy, place)


def make_room(game: SpiesGame, state: SpiesState, spy: int) -> None:
    """SP-60, SP-H12: fellow spies where a spy has stopped are moved on by the spies.

    In the guard's turn a question would tell him that somebody is there. So nobody is asked then, and the fellow goes where
    nobody finds it, if it can.
    """
    for other in game.spies:
        if other == spy or state.spies[other] != IN or state.at[other] != state.at[spy]:
            continue
        free = room_beside(game, state, other)
        if len(free) > 1 and state.mover in game.spies:
            game.ask(state, "push", game.seat_of(other), other)
        elif free:
            hidden = (place for place in free if finder_at(game, state, place) == NOBODY)
            push(game, state, other, next(hidden, free[0]))


def room_beside(game: SpiesGame, state: SpiesState, spy: int) -> list[int]:
    """SP-H12: return the squares that a spy may be pushed to, by one square and not through an obstacle."""
    taken = game.units_mask(state) | game.no_spies(state)
    for other in game.spies:
        if state.at[other] != OFF:
            taken |= 1 << state.at[other]
    return [place for place in game.land(state).ground.near[state.at[spy]] if not taken >> place & 1]


def push(game: SpiesGame, state: SpiesState, spy: int, place: int) -> None:
    """SP-H12: a spy makes room, and has come to another square."""
    if game.land(state).bushes >> place & 1:
        state.lying |= 1 << spy
    game.emit(state, SpiesEvents.pushed, spy, place, audience=game.spies_audience)
    arrive(game, state, spy, place)
