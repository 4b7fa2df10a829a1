"""How the night ends (SC-70)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu_scorpion.state import ABSENT, BOTH, LEFT, ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame


def outcome(game: ScorpionGame, state: ScorpionState) -> str:
    """SC-70: both missions done and both off the board: the intruders win; exactly one: a draw; else the guards win.

    The rule `outcome`; it returns a result's id.
    """
    away = sum(1 for who in BOTH if escaped(state, who))
    if away == sum(1 for who in game.in_play if state.status[who] != ABSENT):
        return "intruders_win"
    return "draw" if away else "guards_win"


def escaped(state: ScorpionState, intruder: int) -> bool:
    """Whether an intruder has done its mission and left the board alive."""
    return bool(state.done >> intruder & 1) and state.status[intruder] == LEFT
