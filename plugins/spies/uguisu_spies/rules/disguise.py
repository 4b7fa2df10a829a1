"""A spy in the place of a unit (SP-60)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu.core.state import OFF
from uguisu_spies.state import DEAD, NOBODY, SpiesState

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame


def dress_as(game: SpiesGame, state: SpiesState, spy: int, unit: int) -> None:
    """A spy takes the place of a unit that is down: it stands where the guard's board has that unit."""
    if state.status[unit] < DEAD or state.shown[unit] == OFF:
        return
    state.disguise[spy] = unit
    state.at[spy] = state.shown[unit]
    state.lying &= ~(1 << spy)
    state.went = (*state.went, state.at[spy])
    if state.log is not None:
        game.tell(
            state, "disguised", game.spies_audience, piece=game.pieces[spy].id, piece2=game.pieces[unit].id
        )


def undress(game: SpiesGame, state: SpiesState, spy: int) -> None:
    """It is over as soon as the spy is not where that unit stands on the guard's board."""
    unit = state.disguise[spy]
    if unit != NOBODY and state.at[spy] != state.shown[unit]:
        state.disguise[spy] = NOBODY
        if state.log is not None:
            game.tell(state, "undisguised", game.spies_audience, piece=game.pieces[spy].id)
