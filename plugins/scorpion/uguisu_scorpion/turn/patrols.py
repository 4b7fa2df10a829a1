"""The patrols phase (SC-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu.core.machine import FIRST_REGISTER
from uguisu.core.state import OFF, Frame
from uguisu_scorpion.rules.figures import patrol
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
    """SC-25: one step of the patrol whose turn it is; comes back until the last patrol has gone its two zones.

    A step that needs a decision (a fork, an attack, a sentry to take in) is followed by it before the next.
    """
    number = frame[PATROL]
    while number < len(state.facing) and state.facing[number] < 0:
        _next(state, frame)  # off the track, or there is no such patrol
        number += 1
    if number >= len(state.facing):
        return
    frame[1] -= 1
    ahead = state.facing[number]
    mask = patrol(state, number)
    fresh = frame[STEPS] == 0
    if not mask or state.halted or (fresh and mask & state.moved) or not _on_track(game, state, mask, ahead):
        _next(state, frame)
        return
    seat = game.guard_seat(mask)
    here = state.at[(mask & -mask).bit_length() - 1]
    state.clock += 1
    halt = step(game, state, mask, ahead)
    game.ask.face.turn(state, seat, number, here)
    frame[STEPS] += 1
    if halt or frame[STEPS] == ZONES:
        stopped(game, state, ahead)
        game.ask.patrol_attack.begin(state)
        game.ask.take_in.begin(state, seat, mask)
        _next(state, frame)


def _on_track(game: ScorpionGame, state: ScorpionState, mask: int, ahead: int) -> bool:
    here = state.at[(mask & -mask).bit_length() - 1]
    return here != OFF and ahead in game.ground.track[here]


def _next(state: ScorpionState, frame: Frame) -> None:
    frame[PATROL] += 1
    frame[STEPS] = 0
    state.halted = 0
