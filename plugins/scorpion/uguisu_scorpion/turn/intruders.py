"""The intruders phase (SC-26): who goes first, and the end of the turn and of the night (SC-70)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu.core.phase import Move
from uguisu.core.state import OVER, Frame
from uguisu.core.text import Text
from uguisu_scorpion.nested import Nested
from uguisu_scorpion.state import (
    ABSENT,
    BOTH,
    DEAD,
    IN_PASSAGE,
    LEFT,
    NINJA,
    ON_MAP,
    TRAITOR,
    TURN,
    ScorpionState,
)

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame


def present(state: ScorpionState, intruder: int) -> bool:
    """Whether an intruder is on the board or in the passage."""
    return state.status[intruder] in (ON_MAP, IN_PASSAGE)


class Order(Nested):
    """Which intruder moves first this turn: ``[~phase, seat]``. Neither text says; the intruders choose.

    Actions: 0 the ninja; 1 the traitor.
    """

    name = "order"

    def options(self, state: ScorpionState, frame: Frame) -> list[int]:
        return [0, 1]

    def take(self, state: ScorpionState, frame: Frame, action: int) -> None:
        """Keep it for the two moves that follow."""
        state.mover = action

    def describe(self, state: ScorpionState, action: int) -> Move:
        """Tell it: ``first:ninja``."""
        piece = self.game.pieces[self.game.first + action].id
        return Move(f"first:{piece}", Text("move.first", {"piece": piece}))


def choose_order(game: ScorpionGame, state: ScorpionState, _frame: Frame) -> None:
    """Who moves first is chosen while both are there."""
    if present(state, NINJA) and present(state, TRAITOR):
        game.ask.order.open(state, game.seat_of(NINJA))
    else:
        state.mover = TRAITOR if present(state, TRAITOR) else NINJA


def move_first(game: ScorpionGame, state: ScorpionState, _frame: Frame) -> None:
    """SC-26: the intruder chosen, or the only one, moves."""
    game.ask.intruder_move.begin(state, state.mover)


def move_second(game: ScorpionGame, state: ScorpionState, _frame: Frame) -> None:
    """SC-26: the other intruder moves."""
    game.ask.intruder_move.begin(state, 1 - state.mover)


def tell_end(game: ScorpionGame, state: ScorpionState, _frame: Frame) -> None:
    """What waits for the end of a turn comes before the night may end."""
    if game.hears["turn_ended"]:
        game.signal(state, "turn_ended", state.tracks[TURN])


def end_turn(game: ScorpionGame, state: ScorpionState, _frame: Frame) -> None:
    """SC-70: the night ends with its last turn, or when no intruder is left; else the next turn begins."""
    game.check_end(state)
    if state.phase != OVER and state.tracks[TURN] >= game.options.turns:
        game.finish_night(state)


def may_return(game: ScorpionGame, state: ScorpionState, intruder: int) -> bool:
    """SC-57: whether a dead intruder comes back: it died in time, and for the first time."""
    return (
        state.status[intruder] == DEAD
        and not state.returned >> intruder & 1
        and 0 < state.died[intruder] <= game.options.last_return
    )


def outcome(game: ScorpionGame, state: ScorpionState) -> str:
    """SC-70: both missions done and both off the board: the intruders win; exactly one: a draw; else the guards win.

    Returns the id of a result. The rule `outcome`.
    """
    away = sum(1 for who in BOTH if escaped(state, who))
    if away == sum(1 for who in game.in_play if state.status[who] != ABSENT):
        return "intruders_win"
    return "draw" if away else "guards_win"


def escaped(state: ScorpionState, intruder: int) -> bool:
    """Whether an intruder has done its mission and left the board alive."""
    return bool(state.done >> intruder & 1) and state.status[intruder] == LEFT
