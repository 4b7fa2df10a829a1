"""What a spy carries (SP-35, SP-H08, SP-H17, SP-H51)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu import OFF, bits
from uguisu_spies.events import SpiesEvents
from uguisu_spies.state import IN, NOBODY, SpiesState

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame


def load(state: SpiesState, spy: int) -> int:
    """SP-35: return the body that a spy carries, or `NOBODY`."""
    if spy not in state.carrier:
        return NOBODY
    return next((unit for unit in bits(state.down) if state.carrier[unit] == spy), NOBODY)


def take_up(game: SpiesGame, state: SpiesState, spy: int, body: int) -> None:
    """SP-35: a body is taken up, and the spy is slower at once."""
    state.carrier[body] = spy
    state.at[body] = OFF
    slow_down(game, state, spy)
    game.emit(state, SpiesEvents.taken_up, spy, body, audience=game.spies_audience)


def slow_down(game: SpiesGame, state: SpiesState, spy: int) -> None:
    """SP-35, SP-H08: a load takes one from the speed of the spy who moves, at once and until its turn is over."""
    if spy == state.mover and not state.slowed and not game.traits(state, spy, "carry"):
        state.slowed = 1
        if state.mode >= 0:
            state.speed -= 1
            state.points = max(0, state.points - 1)


def handed_over(game: SpiesGame, state: SpiesState, spy: int) -> list[tuple[int, int]]:
    """SP-H17, SP-H51: return what a spy may hand to which fellow beside it; nobody has two loads that slow (SP-35)."""
    near = game.land(state).ground.noise_near[state.at[spy]]
    slow = game.mission.documents_slow
    fellows = [
        other
        for other in game.spies
        if other != spy
        and state.spies[other] == IN
        and state.at[other] in near
        and not (slow and game.carries(state, other))
    ]
    return [
        (item, other)
        for item in (*game.items, *game.brought)
        if state.carrier[item] == spy
        for other in fellows
    ]


def carry(game: SpiesGame, state: SpiesState, spy: int, thing: int) -> bool:
    """A spy takes along what lies somewhere; return whether it could. A document leaves the guard's board later (SP-72)."""
    slows = game.mission.documents_slow
    if (
        state.spies[spy] != IN
        or state.at[thing] == OFF
        or (thing not in game.items and thing not in game.brought)
        or (slows and game.carries(state, spy))
    ):
        return False
    state.at[thing] = OFF
    state.carrier[thing] = spy
    if thing in game.items:
        state.turned |= 1 << thing
    else:
        game.emit(state, SpiesEvents.item_gone, thing, audience=game.pieces[thing].audience)
    game.emit(state, SpiesEvents.carries, spy, thing, audience=game.spies_audience)
    if slows:
        slow_down(game, state, spy)
    return True


def hand_over(game: SpiesGame, state: SpiesState, item: int, to: int) -> None:
    """SP-H51: handing an item over takes one step."""
    giver, state.carrier[item] = state.carrier[item], to
    state.points -= 1
    game.emit(state, SpiesEvents.handed_over, giver, item, to, audience=game.spies_audience)


def lay_body(game: SpiesGame, state: SpiesState, body: int, place: int) -> None:
    """SP-30, SP-35: a body lies on a square from now on; in water and bushes it is gone."""
    land = game.land(state)
    lost = (land.water | land.bushes) >> place & 1
    state.at[body] = OFF if lost else place
    what = SpiesEvents.body_lost if lost else SpiesEvents.body_laid
    game.emit(state, what, body, place, audience=game.spies_audience)


def put_down(game: SpiesGame, state: SpiesState, spy: int) -> None:
    """SP-35: a body is put down; in water and bushes it is gone."""
    body = load(state, spy)
    place = state.at[spy]
    state.carrier[body] = NOBODY
    lay_body(game, state, body, place)
