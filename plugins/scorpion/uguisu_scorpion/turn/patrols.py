"""The patrols phase (SC-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu.core.machine import FIRST_REGISTER
from uguisu.core.schedule import again
from uguisu.core.state import OFF, OVER, Frame
from uguisu_scorpion.rules.marching import step, stopped
from uguisu_scorpion.state import ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame

PATROL, STEPS = FIRST_REGISTER, FIRST_REGISTER + 1
"""Registers of the night: the patrol whose turn it is, and the zones it has gone."""

ZONES = 2
"""SC-25: patrols go two zones."""


def begin_patrols(_game: ScorpionGame, state: ScorpionState, frame: Frame) -> None:
    """The first patrol is next; what a card has moved this turn stays (SC-25)."""
    frame[PATROL] = frame[STEPS] = 0
    state.halted = 0


def walk(game: ScorpionGame, state: ScorpionState, frame: Frame) -> None:
    """SC-25: patrol after patrol, step after step, until the last has gone its two zones.

    What a step brings (a fork, an attack, a sentry to take in, a mission's trigger) is done before the next: then this
    comes back.
    """
    facing, steps = state.facing, frame[STEPS]
    for number in range(frame[PATROL], len(facing)):
        if facing[number] >= 0:  # else it is off the track, or there is no such patrol
            steps = _march_on(game, state, number, steps)
            if state.pending or state.phase == OVER:
                frame[PATROL], frame[STEPS] = number, steps
                again(frame)
                return
        if steps:
            steps = state.halted = 0
    frame[PATROL], frame[STEPS] = len(facing), 0


def _march_on(game: ScorpionGame, state: ScorpionState, number: int, steps: int) -> int:
    """Go on until something must be decided; return the zones it has gone, or `ZONES` when it goes no further."""
    mask, face, track = state.members[number], game.ask.face, game.ground.track
    here = state.at[(mask & -mask).bit_length() - 1] if mask else OFF
    if here == OFF or (not steps and mask & state.moved):
        return ZONES
    while steps < ZONES and not state.halted:
        ahead = state.facing[number]
        if ahead not in track[here]:
            return ZONES
        state.clock += 1
        steps = ZONES if step(game, state, mask, ahead) else steps + 1
        onward = face.only[ahead].get(here, OFF)
        if onward >= 0 and state.log is None:
            state.facing[number] = onward
        else:
            face.turn(state, -1, number, ahead, here)
        if steps == ZONES:
            stopped(game, state, ahead)
            if state.shown:
                game.ask.patrol_attack.begin(state)
            if state.crowd[ahead] > mask.bit_count():
                game.ask.muster.begin(state, game.guard_seat(mask), mask)
        if state.pending or state.phase == OVER:
            return steps
        here = ahead
    return steps
