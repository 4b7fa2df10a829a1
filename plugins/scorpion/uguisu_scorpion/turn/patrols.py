"""The patrols phase (SC-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu.core.machine import FIRST_REGISTER
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
    facing = state.facing
    for number in range(frame[PATROL], len(facing)):
        if facing[number] >= 0:  # else it is off the track, or there is no such patrol
            while _march_on(game, state, frame, number):
                if state.pending or state.phase == OVER:
                    frame[PATROL] = number
                    frame[1] -= 1
                    return
        frame[STEPS] = state.halted = 0
    frame[PATROL] = len(facing)


def _march_on(game: ScorpionGame, state: ScorpionState, frame: Frame, number: int) -> bool:
    """Take one step; return False when the patrol has gone as far as it goes."""
    ahead, mask, steps = state.facing[number], state.members[number], frame[STEPS]
    here = state.at[(mask & -mask).bit_length() - 1] if mask else OFF
    if here == OFF or steps == ZONES or state.halted or (not steps and mask & state.moved):
        return False
    if ahead not in game.ground.track[here]:
        return False
    state.clock += 1
    seat = game.guard_seat(mask)
    halt = step(game, state, mask, ahead)
    game.ask.face.turn(state, seat, number, here)
    frame[STEPS] = ZONES if halt else steps + 1
    if frame[STEPS] == ZONES:
        stopped(game, state, ahead)
        game.ask.patrol_attack.begin(state)
        game.ask.take_in.begin(state, seat, mask)
    return True
