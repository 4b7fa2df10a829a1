"""Breaches (SP-32, SP-44, SP-46)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu_spies.events import SpiesEvents
from uguisu_spies.rules.alert import raise_alert
from uguisu_spies.rules.noise import lay_noise
from uguisu_spies.state import BLUE, RED, SpiesState

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame


def open_border(
    game: SpiesGame, state: SpiesState, border: int, colour: int = BLUE, *, face_up: bool = True
) -> None:
    """SP-44, SP-46: a breach lies in a border, on the spies' board; alarms and glass sensors there go.

    Where it stands open there is nothing to breach.
    """
    if border in state.opened:
        return
    others = (one for one in state.breaches if one[0] != border)
    game.put_breaches(state, (*others, (border, colour, int(face_up), 0)))
    a, b, _ = game.ground.borders[border]
    game.emit(state, SpiesEvents.breach_made, a, b, audience=game.spies_audience)
    sound_alarms(game, state, border)


def sound_alarms(game: SpiesGame, state: SpiesState, border: int) -> None:
    """SP-44: an alarm goes once, and is gone from both boards; a glass sensor goes, and the spy shows where."""
    if border in state.alarms:
        state.alarms = tuple(other for other in state.alarms if other != border)
        _tell_alarm(game, state, "alarm", border)
    for number, zone in enumerate(game.ground.zones):
        if border not in zone.borders or state.zones_gone >> number & 1:
            continue
        if zone.kind == "alarm":
            state.zones_gone |= 1 << number
            _tell_alarm(game, state, "alarm", border)
        elif zone.kind == "glass_sensor":
            _tell_alarm(game, state, "glass_sensor", border)


def _tell_alarm(game: SpiesGame, state: SpiesState, cause: str, border: int) -> None:
    a, b, _ = game.ground.borders[border]
    game.emit(state, SpiesEvents.alarm_gone if cause == "alarm" else SpiesEvents.sensor, a, b)
    raise_alert(game, state, 1, cause)


def break_glass(game: SpiesGame, state: SpiesState, border: int, *, silent: bool = False) -> None:
    """SP-32: a pane or a door that is shot becomes a red breach, and is heard on both sides."""
    if border in state.opened:
        return
    open_border(game, state, border, RED)
    a, b, _ = game.ground.borders[border]
    for place in (a, b):
        if not state.over and not silent:
            lay_noise(game, state, place)
