"""Guards that come onto the board: woken, sobered (SC-37), within the limit of figures (SC-39)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu.core.state import OFF
from uguisu_scorpion.belief import facts
from uguisu_scorpion.rules.figures import free_figure, on_board, put
from uguisu_scorpion.rules.marching import arrive, stopped
from uguisu_scorpion.state import ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame


def wake(game: ScorpionGame, state: ScorpionState, seat: int, place: int) -> int:
    """SC-37: erase a sleeper and put a guard there; returns its piece, or -1 when there is no room for it.

    It was woken by its card of this turn (SC-22). If it finds somebody where it wakes, its move ends there (SC-62).
    """
    if not state.sleepers[place] or on_board(game, state) >= game.options.most_guards:
        return -1
    guard = free_figure(state, game.owned(seat))
    if guard < 0:
        return -1
    state.sleepers[place] -= 1
    state.busy |= 1 << guard
    appear(game, state, guard, place)
    if state.moved >> guard & 1:
        stopped(game, state, place)
    return guard


def appear(game: ScorpionGame, state: ScorpionState, guard: int, place: int) -> None:
    """Put a guard's figure on a zone, as a sentry. If it finds somebody there (SC-44), it moves no more (SC-32)."""
    put(game, state, guard, place)
    if arrive(game, state, 1 << guard, place):
        state.moved |= 1 << guard


def sober(game: ScorpionGame, state: ScorpionState, seat: int, drunk: int) -> int:
    """SC-37: put a guard in a drunk's place; returns its piece, or -1 when none is left."""
    place = state.at[drunk]
    guard = free_figure(state, game.owned(seat))
    if guard < 0 or place == OFF:
        return -1
    put(game, state, drunk, OFF)
    game.note(state, facts.GONE, place)
    state.busy |= 1 << guard
    appear(game, state, guard, place)
    return guard
