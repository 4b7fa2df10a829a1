"""Kills, wounds and deaths (SC-38, SC-46 to SC-49, SC-55, SC-56)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu import OFF
from uguisu_scorpion import history
from uguisu_scorpion.events import ScorpionEvents
from uguisu_scorpion.rules.detection import alarm, clear_zone
from uguisu_scorpion.rules.figures import free_drunk, leave_patrol, passage_of, put, together
from uguisu_scorpion.state import AMBUSHER, DEAD, TURN, ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame


def kill(game: ScorpionGame, state: ScorpionState, guard: int) -> None:
    """SC-46, SC-47: take a guard off the board; SC-54: a hidden sentry, which has no figure yet."""
    if guard == AMBUSHER:
        place = state.ambush
        state.ambush = -1
        if place >= 0:
            game.emit(state, ScorpionEvents.ambusher_killed, place)
        return
    if guard >= game.guards:
        return
    place = state.at[guard]
    if place == OFF:
        passage = passage_of(state, 1 << guard)
        if passage < 0:
            return
        leave_patrol(game, state, guard)
        state.inside[passage] &= ~(1 << guard)
        game.note(state, history.KILLED, OFF)
    else:
        put(game, state, guard, OFF)
        game.note(state, history.KILLED, place)
    game.emit(state, ScorpionEvents.killed, guard, place)
    clear_zone(game, state, place)
    game.machine.close_lapsed(state)
    if place != OFF:
        game.emit(state, ScorpionEvents.guard_killed, place)


def swap_for_drunk(game: ScorpionGame, state: ScorpionState, guard: int) -> None:
    """SC-49: put a drunk's figure in a guard's place."""
    place, drunk = state.at[guard], free_drunk(game, state)
    if place == OFF or drunk < 0 or guard >= game.guards:
        return
    put(game, state, guard, OFF)
    put(game, state, drunk, place)
    game.note(state, history.SWAPPED, state.mover, place)
    game.emit(state, ScorpionEvents.drunk, guard, drunk, place)
    clear_zone(game, state, place)
    game.machine.close_lapsed(state)


def wound(game: ScorpionGame, state: ScorpionState, intruder: int, owned: int) -> None:
    """SC-38: one guard that has not attacked yet attacks; the card already lies as the wound. Alert goes to High."""
    ready = together(game, state, intruder) & owned & ~state.attacked
    if not ready:
        return
    attacker = ready & -ready
    state.attacked |= attacker
    game.emit(state, ScorpionEvents.wounded, game.first + intruder, attacker.bit_length() - 1)
    alarm(game, state)
    if len(state.areas[game.table.wounds[intruder]]) >= game.limits[game.rule_kind_of(game, state, intruder)]:
        die(game, state, intruder)


def die(game: ScorpionGame, state: ScorpionState, intruder: int) -> None:
    """SC-56: an intruder dies, and its wound cards go to the guards' discard."""
    take_away(game, state, intruder, DEAD)
    state.died[intruder] = state.tracks[TURN]
    game.note(state, history.DIED, intruder)
    game.emit(state, ScorpionEvents.died, game.first + intruder)
    awaited = game.awaits(ScorpionEvents.died)
    if awaited:
        game.machine.queue(state, game.estimate)  # what waits for a death comes before the night may end
    game.machine.close_lapsed(state)
    if not awaited:
        game.check_end(state)


def take_away(game: ScorpionGame, state: ScorpionState, intruder: int, status: int) -> None:
    """Take an intruder off the board, dead or gone (SC-55, SC-56)."""
    state.shown &= ~(1 << intruder)
    state.at[game.first + intruder] = OFF
    state.status[intruder] = status
    state.noise[intruder] = 0
    if intruder == state.mover:
        state.entering = state.unseen = 0
    return_wounds(game, state, intruder)


def return_wounds(game: ScorpionGame, state: ScorpionState, intruder: int) -> None:
    """SC-55, SC-56: wound cards go to the guards' discard; two guard players say whose, card by card."""
    wounds = state.areas[game.table.wounds[intruder]]
    if len(game.table.guard_seats) == 1:
        state.areas[game.table.discards[0]].extend(wounds)
        wounds.clear()
    elif wounds:
        game.ask.share_wounds.begin(state, intruder)
