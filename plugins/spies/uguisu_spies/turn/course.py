"""The course of a game: the set-up, then round after round, the spies first (SP-01)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu.core.rulebook import Rulebook
from uguisu.core.schedule import Schedule, Step
from uguisu.core.state import Frame
from uguisu_spies.placing import hide_marks, place_from
from uguisu_spies.state import SpiesState
from uguisu_spies.turn import guard, spies

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame


def place(game: SpiesGame, state: SpiesState, _frame: Frame) -> None:
    """SP-05: the guard sets up what the mission says."""
    place_from(game, state, 0, 0)


def hide(game: SpiesGame, state: SpiesState, _frame: Frame) -> None:
    """SP-72: which items are marked."""
    hide_marks(game, state)


SETUP: dict[str, Step] = {"setup.place": place, "setup.hide": hide}
"""The steps of the set-up, by the names of their rules."""

TURN: dict[str, Step] = {
    "spies.begin": spies.begin_round,
    "spies.duties": spies.duties,
    "spies.move": spies.next_spy,
    "spies.end": spies.last_spy,
    "guard.fall": guard.alert_falls,
    "guard.snipers": guard.snipers,
    "guard.units.begin": guard.begin_units,
    "guard.units": guard.units,
    "guard.perimeter": guard.perimeter,
    "guard.cameras": guard.cameras,
    "guard.time": guard.time_passes,
    "guard.round": guard.next_round,
}
"""The steps of a round, by the names of their rules; those of the guard in the order of SP-01."""


def course(rules: Rulebook) -> Schedule:
    """Return the schedule of a game; its steps are rules, which variants may change."""
    return Schedule(SETUP, TURN, 1, rules)
