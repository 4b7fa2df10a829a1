"""A spy in the place of a unit (SP-60)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu_spies.events import SpiesEvents
from uguisu_spies.state import NOBODY, SpiesState

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame


def undress(game: SpiesGame, state: SpiesState, spy: int) -> None:
    """It is over as soon as the spy is not where that unit stands on the guard's board."""
    unit = state.disguise[spy]
    if unit != NOBODY and state.at[spy] != state.shown[unit]:
        state.disguise[spy] = NOBODY
        game.emit(state, SpiesEvents.undisguised, spy, audience=game.spies_audience)
