"""The alert, its minimum and the body track (SP-10 to SP-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu_spies.events import SpiesEvents
from uguisu_spies.state import ALERT, BODIES, MINIMUM, SpiesState

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame

MOST = 9
"""SP-10: at this alert the spies lose."""

BANDS = (1, 3, 5, 7, 8)
"""SP-10: the highest alert that is calm, low, medium, high, maximum."""

BAND_OF = tuple(sum(highest < alert for highest in BANDS[:-1]) for alert in range(MOST + 1))
"""The band of each alert, by number."""


def band(alert: int) -> int:
    """SP-10: return the band an alert is in, 0 for calm to 4 for maximum."""
    return BAND_OF[min(alert, MOST)]


def raise_alert(game: SpiesGame, state: SpiesState, by: int, cause: str) -> None:
    """SP-11, SP-12: the alert goes up, and everybody is told why; at 9 the spies have lost."""
    if state.over or by <= 0:
        return
    alert = min(MOST, state.tracks[ALERT] + by)
    state.tracks[ALERT] = alert
    game.emit(state, SpiesEvents.alert_raised, alert, cause)
    if alert >= MOST:
        game.finish_with(state, "alert_nine")


def raise_minimum(game: SpiesGame, state: SpiesState, to: int) -> None:
    """SP-13, SP-14: the minimum goes up, and takes the alert along."""
    if state.over or to <= state.tracks[MINIMUM]:
        return
    game.change_track(state, MINIMUM, to)


def fall(game: SpiesGame, state: SpiesState) -> None:
    """SP-01: the alert falls by one, not under its minimum."""
    if state.tracks[ALERT] > state.tracks[MINIMUM]:
        game.change_track(state, ALERT, state.tracks[ALERT] - 1)
        game.emit(state, SpiesEvents.alert_fell, state.tracks[ALERT])


def count_body(game: SpiesGame, state: SpiesState, unit: int) -> None:
    """SP-14, SP-H32: a unit found out counts once, whether by its figure or by its body; the alert goes up for it before."""
    if state.over or (state.tracked >> unit & 1 and game.options.body_track == "once"):
        return
    state.tracked |= 1 << unit
    game.change_track(state, BODIES, state.tracks[BODIES] + 1)
    if state.tracks[BODIES] > state.tracks[MINIMUM]:
        raise_minimum(game, state, state.tracks[BODIES])
