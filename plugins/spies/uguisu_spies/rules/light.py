"""Lights that go out (SP-31, SP-41, SP-H30, SP-H34)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu.core.state import OFF
from uguisu_spies.rules.alert import raise_alert
from uguisu_spies.state import FINE, SpiesState

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame


def put_out(game: SpiesGame, state: SpiesState, source: int) -> None:
    """Put out a light, on the spies' board only, or a generator with all that it feeds, on both."""
    lights = len(game.looks.lit)
    if source < lights:
        seen = in_sight(game, state, source)
        darken(game, state, 1 << source)
        if seen:
            raise_alert(game, state, 1, "light")
        return
    state.stopped |= 1 << source
    generator = game.generators[source - lights]
    fed = game.fed_by[source - lights]
    state.known_out |= fed
    darken(game, state, fed)
    for number, zone in enumerate(game.ground.zones):
        if zone.kind == "loud" and generator in zone.squares:
            state.zones_gone |= 1 << number
    if state.log is not None:
        game.tell(state, "generator_stopped", place=game.place_id(generator))
    raise_alert(game, state, 1, "generator")
    if game.hears["generator_stopped"]:
        game.signal(state, "generator_stopped", generator)


def darken(game: SpiesGame, state: SpiesState, lights: int) -> None:
    """Put lights out on the spies' board; the guard is told of those he knows about."""
    fresh = lights & ~state.out
    state.out |= fresh
    for light in range(fresh.bit_length()):
        if fresh >> light & 1:
            place = game.ground.light_at[light]
            if state.log is not None:
                known = state.known_out >> light & 1
                game.tell(
                    state, "light_out", -1 if known else game.spies_audience, place=game.place_id(place)
                )
            if game.hears["light_out"]:
                game.signal(state, "light_out", place)


def in_sight(game: SpiesGame, state: SpiesState, light: int) -> bool:
    """SP-H30: whether a unit that is awake stands in a light or next to it, or a camera may look at it."""
    lit = game.looks.lit[light]
    near = game.beside if game.options.lights_missed == "near" else game.bit
    for unit in game.units:
        place = state.at[unit]
        if (
            place != OFF
            and near[place] & lit
            and state.status[unit] == FINE
            and not (state.asleep | state.bribed) >> unit & 1
        ):
            return True
    if any(
        state.at[camera] != OFF and game.looks.view(game.sees_as[camera], state.at[camera]) & lit
        for camera in game.cameras
    ):
        return True
    return any(
        shown & lit
        for camera in game.perimeter
        if state.at[camera] != OFF
        for _, shown in game.looks.outside(state.at[camera], state.aim[camera])
    )
