"""Lights that go out and burn again, generators and what they feed (SP-31, SP-41, SP-42, SP-44, SP-H30, SP-H34)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu import OFF, bits
from uguisu_spies.events import SpiesEvents
from uguisu_spies.rules.alert import raise_alert
from uguisu_spies.rules.detection import burning, notice
from uguisu_spies.state import FINE, SpiesState

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame


def put_out(game: SpiesGame, state: SpiesState, source: int) -> None:
    """Put out a light, on the spies' board only, or a generator with all that it feeds, on both."""
    lights = game.number_of_lights
    if source < lights:
        seen = in_sight(game, state, source)
        darken(game, state, 1 << source)
        if seen:
            raise_alert(game, state, 1, "light")
        return
    generator = game.generators[source - lights]
    burning, shown = ~state.unlit(), ~state.unlit_as_shown()
    state.stopped |= 1 << source
    fed = _switch_fed(game, state)
    state.zones_gone |= game.run_by[source - lights]
    for light in bits(fed & shown):
        _tell_light_out(game, state, light, -1, burns=bool(burning >> light & 1))
    game.emit(state, SpiesEvents.generator_stopped, generator)
    raise_alert(game, state, 1, "generator")


def start(game: SpiesGame, state: SpiesState, number: int) -> None:
    """A generator runs again, with its noise, the lamps it feeds and its current; lamps that were shot stay out (SP-41)."""
    if not state.stopped >> (game.number_of_lights + number) & 1:
        return
    before = lit_areas(game, state)
    state.stopped &= ~(1 << (game.number_of_lights + number))
    _switch_fed(game, state)
    state.zones_gone &= ~game.run_by[number]
    for other, run in enumerate(game.run_by):
        if state.stopped >> (game.number_of_lights + other) & 1:
            state.zones_gone |= run
    place = game.generators[number]
    game.emit(state, SpiesEvents.generator_started, place)
    lit_up(game, state, before)


def _switch_fed(game: SpiesGame, state: SpiesState) -> int:
    """Have the lamps of generators that stand still be cold; return those that were not."""
    before, state.cold = state.cold, 0
    for number, fed in enumerate(game.fed_by):
        if state.stopped >> (game.number_of_lights + number) & 1:
            state.cold |= fed
    return state.cold & ~before


def lit_areas(game: SpiesGame, state: SpiesState) -> tuple[int, ...]:
    """Return the areas that are lit, on the spies' board, as masks."""
    return game.land(state).looks.areas(burning(game, state))


def lit_up(game: SpiesGame, state: SpiesState, before: tuple[int, ...]) -> None:
    """SP-42: light is one place, so who stands in one that burns now sees all of it, as it would by stepping into it.

    `before` is what was lit until now. By the option `lighting` nobody sees anything until somebody looks or
    moves. What is found is told; that nothing is tells nobody anything, since who is down or bribed says nothing, either.
    """
    if game.options.lighting == "later":
        return
    looks = game.land(state).looks
    for area in lit_areas(game, state):
        if all(area & ~old for old in before):
            for unit in awake(game, state):
                if area & game.bit[state.at[unit]] and not state.over:
                    notice(game, state, area & looks.unspared, unit, lying=True)


def darken(game: SpiesGame, state: SpiesState, lights: int) -> None:
    """Put lights out on the spies' board."""
    fresh = lights & ~state.out
    state.out |= fresh
    for light in bits(fresh):
        _tell_light_out(game, state, light, game.spies_audience, burns=True)


def _tell_light_out(game: SpiesGame, state: SpiesState, light: int, audience: int, *, burns: bool) -> None:
    place = game.ground.light_at[light]
    what = SpiesEvents.light_out if burns else SpiesEvents.light_was_out
    game.emit(state, what, place, audience=audience)


def awake(game: SpiesGame, state: SpiesState) -> list[int]:
    """Return the units that are up and see what happens around them."""
    blind = state.asleep | state.bribed
    return [
        unit
        for unit in game.units
        if state.at[unit] != OFF and state.status[unit] == FINE and not blind >> unit & 1
    ]


def in_sight(game: SpiesGame, state: SpiesState, light: int) -> bool:
    """SP-H30: whether a unit that is awake stands in a light or next to it, or a camera may look at it."""
    land = game.land(state)
    lit = land.looks.lit[light]
    near = land.beside if game.options.lights_missed == "near" else game.bit
    if any(near[state.at[unit]] & lit for unit in awake(game, state)):
        return True
    if any(
        state.at[camera] != OFF
        and land.looks.view(game.sees_as[camera], state.at[camera], state.aim[camera]) & lit
        for camera in game.cameras
    ):
        return True
    return any(
        shown & lit
        for camera in game.perimeter
        if state.at[camera] != OFF
        for _, shown in land.looks.outside(state.at[camera], state.aim[camera])
    )
