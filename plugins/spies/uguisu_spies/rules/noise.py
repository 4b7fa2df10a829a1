"""Noise (SP-37, SP-H24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu_spies.events import SpiesEvents
from uguisu_spies.rules.alert import raise_alert
from uguisu_spies.state import SpiesState

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame


def lay_noise(game: SpiesGame, state: SpiesState, place: int) -> None:
    """Lay a token that is due, unless it is drowned by a loud zone; each pair raises the alert."""
    if drowned(game, state, place):
        return
    state.noise = (*state.noise, place)
    game.belief.noticed(state)
    game.emit(state, SpiesEvents.noise, place)
    state.odd ^= 1
    if not state.odd:
        raise_alert(game, state, 1, "noise")


def drowned(game: SpiesGame, state: SpiesState, place: int) -> bool:
    """Whether a loud zone drowns what is heard from a square."""
    return any(
        game.ground.zones[zone].kind == "loud" and not state.zones_gone >> zone & 1
        for zone in game.ground.zones_at[place]
    )


def quiet_down(game: SpiesGame, state: SpiesState) -> None:
    """SP-H24: the tokens go, and a single one makes no pair any more, unless it is kept for the next round."""
    if state.noise:
        game.emit(state, SpiesEvents.silence)
    state.noise = ()
    if game.options.noise_pairs == "round":
        state.odd = 0
