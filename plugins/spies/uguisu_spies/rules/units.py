"""Units that are activated (SP-20, SP-30, SP-34)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu import OFF
from uguisu_spies.events import SpiesEvents
from uguisu_spies.rules.alert import count_body, raise_alert
from uguisu_spies.state import DEAD, FINE, STUNNED, SpiesState

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame


def is_free(game: SpiesGame, state: SpiesState, unit: int, place: int) -> bool:
    """SP-04, SP-73: whether a unit may be put on a square, and no other figure or dog is there."""
    if not game.land(state).allowed[game.kinds_of[unit]] >> place & 1:
        return False
    return not any(state.shown[other] == place for other in game.blockers if other != unit)


def free_beside(game: SpiesGame, state: SpiesState, unit: int, place: int) -> list[int]:
    """SP-04: return the nearest free squares to one on which a unit cannot be put, not through an obstacle."""
    near = game.land(state).ground.near[place]
    return [square for square in near if is_free(game, state, unit, square)]


def usual_speed(kind: str) -> int:
    """SP-20: return how far a unit of a kind walks, if its mission does not say."""
    return 2 if kind == "yellow" else 3


def unit_speed(game: SpiesGame, unit: int) -> int:
    """SP-20: a unit moves up to 3 squares, a civilian 2, if the mission says nothing else."""
    return game.speed_of[unit]


def ready(game: SpiesGame, state: SpiesState) -> list[int]:
    """Return the figures that the guard may activate: on his board, awake, and not yet activated."""
    shown, busy = state.shown, state.activated | state.asleep
    return [unit for unit in game.units if shown[unit] >= 0 and not busy >> unit & 1]


def somebody_ready(game: SpiesGame, state: SpiesState) -> bool:
    """Whether there is any figure that the guard may activate."""
    shown, busy = state.shown, state.activated | state.asleep
    for unit in game.units:  # noqa: SIM110 - `any` would make a generator, over and over
        if shown[unit] >= 0 and not busy >> unit & 1:
            return True
    return False


def enough_units(game: SpiesGame, state: SpiesState) -> bool:
    """SP-15, SP-H22: whether the guard has as many units as he must still activate; if not, the spies have lost."""
    there = len(game.units) - state.shown[game.figures].count(OFF)
    if there - ((state.activated | state.asleep) & ~game.dog_mask).bit_count() >= state.left:
        return True
    if len(ready(game, state)) < state.left:  # who cannot be activated may not be there
        game.finish_with(state, "too_few_units")
        return False
    return True


def activate(game: SpiesGame, state: SpiesState, unit: int) -> bool:
    """Activate a figure; return whether there is somebody to move. If not, no activation is spent (SP-30, SP-34)."""
    state.activated |= 1 << unit
    if not answers(game, state, unit):
        return False
    state.left -= 1
    game.emit(state, SpiesEvents.activated, unit)
    return True


def out_of_order(game: SpiesGame, state: SpiesState, device: int) -> bool:
    """SP-11, SP-H35: a device that only the guard's board has is missed when it should look."""
    place = state.shown[device]
    if place == OFF or state.at[device] != OFF:
        return False
    state.shown[device] = OFF
    game.emit(state, SpiesEvents.missed, device, place)
    raise_alert(game, state, 1, "broken")
    return True


def answers(game: SpiesGame, state: SpiesState, unit: int) -> bool:
    """Whether there is somebody where the guard's board has a figure; if not, that is found out now (SP-11, SP-30, SP-34).

    A spy in its place answers (SP-60).
    """
    status = state.status[unit]
    if status >= DEAD and unit not in state.disguise:
        place = state.shown[unit]
        state.shown[unit] = OFF
        game.emit(state, SpiesEvents.missed, unit, place)
        raise_alert(game, state, 1, "missing")
        count_body(game, state, unit)
        if not state.over:
            enough_units(game, state)
        return False
    if status == STUNNED:
        state.put_status(unit, FINE)
        game.emit(state, SpiesEvents.was_stunned, unit)
        raise_alert(game, state, 1, "stunned")
        if game.options.stunned == "excused":
            state.left = min(state.left, len(ready(game, state)))
        return False
    return True
