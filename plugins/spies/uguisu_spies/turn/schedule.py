"""The course of a game: the set-up, then round after round, the spies first (SP-01)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu import Frame, Rulebook
from uguisu.phases import Need, Schedule, Step
from uguisu_spies.events import SpiesEvents
from uguisu_spies.setup.hands import deal_cards, pick_cards
from uguisu_spies.setup.placing import hide_marks, place_from, seat_for
from uguisu_spies.state import SpiesState
from uguisu_spies.turn import dogs_and_searchlights, guard, spies

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame


def place(game: SpiesGame, state: SpiesState, _frame: Frame) -> None:
    """SP-05: the guard sets up what the mission says."""
    first = place_from(game, state, 0, 0)
    if first is not None:
        game.ask(state, "place", seat_for(game, first[0]), *first)


def hide(game: SpiesGame, state: SpiesState, _frame: Frame) -> None:
    """SP-72: which items are marked."""
    hide_marks(game, state)


SETUP: dict[str, Step] = {
    "setup.place": place,
    "setup.hide": hide,
    "setup.cards": deal_cards,
    "setup.pick": pick_cards,
}
"""The steps of the set-up, by the names of their rules."""

TURN: dict[str, Step] = {
    "spies.begin": spies.begin_round,
    "spies.duties": spies.duties,
    "spies.move": spies.next_spy,
    "spies.end": spies.last_spy,
    "guard.step_1": guard.announce(1),
    "guard.fall": guard.alert_falls,
    "guard.cards": guard.play_cards,
    "guard.step_2": guard.announce(2),
    "guard.snipers": guard.snipers,
    "guard.snipers.cards": guard.play_after_find,
    "guard.step_3": guard.announce(3),
    "guard.dogs": dogs_and_searchlights.run_dogs,
    "guard.dogs.cards": guard.play_after_find,
    "guard.step_4": guard.announce(4),
    "guard.searchlights": dogs_and_searchlights.move_searchlights,
    "guard.searchlights.cards": guard.play_after_find,
    "guard.step_5": guard.announce(5),
    "guard.units.begin": guard.begin_units,
    "guard.units": guard.units,
    "guard.units.cards": guard.play_after_find,
    "guard.step_6": guard.announce(6),
    "guard.perimeter": guard.perimeter,
    "guard.step_7": guard.announce(7),
    "guard.cameras.cards": guard.play_before_cameras,
    "guard.cameras": guard.cameras,
    "guard.cameras.after": guard.play_after_find,
    "guard.step_8": guard.announce(8),
    "guard.step_9": guard.announce(9),
    "guard.step_10": guard.announce(10),
    "guard.time": guard.time_passes,
    "guard.round": guard.next_round,
}
"""The steps of a round, by the names of their rules; those of the guard in the order of SP-01."""


def course(rules: Rulebook) -> Schedule:
    """Return the schedule of a game; its steps are rules, which variants may change."""
    announced = {name: _heard for name in TURN if name.startswith("guard.step_")}
    return Schedule(SETUP, TURN, 1, rules, needs={**announced, **NEEDS})


def _heard(game: SpiesGame) -> bool:
    """Whether a mission or a card waits for the steps of the guard's turn."""
    return game.awaits(SpiesEvents.guard_step)


NEEDS: dict[str, Need] = {
    **dict.fromkeys(("guard.snipers", "guard.snipers.cards"), lambda game: bool(game.snipers)),
    **dict.fromkeys(("guard.dogs", "guard.dogs.cards"), lambda game: bool(game.dogs)),
    **dict.fromkeys(("guard.searchlights", "guard.searchlights.cards"), lambda game: bool(game.searchlights)),
    "guard.perimeter": lambda game: bool(game.perimeter),
}
"""What some steps need: without it on the board they are left out."""
