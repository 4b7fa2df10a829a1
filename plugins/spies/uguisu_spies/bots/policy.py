"""Which rule of thumb answers which decision."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from uguisu.bots import Actions, Decision, Plan, Policy, PolicyAnswer
from uguisu_spies.bots.evaluator import Prospects
from uguisu_spies.bots.guard import Guard
from uguisu_spies.bots.guard_cards import CardWeights
from uguisu_spies.bots.guard_setup import SettingUp
from uguisu_spies.bots.plans import of_guard, of_spy
from uguisu_spies.bots.spies import SpiesBot
from uguisu_spies.bots.tracking import Tracker
from uguisu_spies.state import GUARD, ROUND, SpiesState

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame

AHEAD = (1, 1)
"""Rounds that spies, and the guard, play on."""


class SpiesPolicy(Policy[SpiesState]):
    """Plays either side: the guard by what everybody can conclude, spies by what they see of his board.

    A guard or spies who weigh otherwise may be given.
    """

    mixes = True

    def __init__(self, game: SpiesGame, guard: Guard | None = None, spies: SpiesBot | None = None) -> None:
        self.game = game
        self.guard, self.spies = guard, spies = guard or Guard(game), spies or SpiesBot(game)
        self.prospects = Prospects(game, spies)
        set_up = SettingUp(game, spies)
        cards = CardWeights(game, guard, set_up)

        def by_side(
            first: PolicyAnswer[SpiesState], second: PolicyAnswer[SpiesState]
        ) -> PolicyAnswer[SpiesState]:
            def answer(state: SpiesState, legal: list[int], rng: random.Random) -> int:
                return (first if state.seat == GUARD else second)(state, legal, rng)

            return answer

        super().__init__(
            game,
            {
                "place": set_up.place,
                "guard_cards": cards.before_steps,
                "camera_cards": cards.before_steps,
                "target": by_side(cards.target, spies.target),
                "watch": guard.watch,
                "shift": guard.shift,
                "activate": cards.activate,
                "unit_move": cards.unit_move,
                "stand": guard.stand,
                "spy_turn": spies.spy_turn,
                "noise": spies.noise,
                "found": spies.found,
                "lay_body": spies.lay_body,
                "push": spies.push,
            },
        )

    # --- for the search ---

    def sharpens(self, seat: int) -> bool:
        """Whether a seat plays otherwise: only the guard does, who follows the spies."""
        return seat == GUARD

    def draw(self, decision: Decision[SpiesState]) -> SpiesState:
        """Return a sample; the guard who is asked for one follows the spies from now on, and has them where he reckons."""
        state = decision.sample()
        if decision.seat == GUARD:
            if self.guard.tracker is None:
                self.guard.tracker = Tracker(self.game, self.spies)
            self.guard.tracker.follow(state)
            self.guard.tracker.place(state, decision.rng)
        return state

    def plans(self, state: SpiesState, legal: list[int], most: int) -> list[Plan[SpiesState]]:
        """Return where a spy may stop and how, where a unit may go and look, what may be played, what a mission asks."""
        name = self.game.phases[state.phase].name
        if name == "spy_turn":
            return of_spy(self.spies, state, legal, most)
        if name == "activate":
            return of_guard(self.guard, state, legal, most)
        if name in ("guard_cards", "camera_cards", "spy_order", "operations"):
            return [Actions(state.seat, ((state.phase, action),)) for action in legal[:most]]
        return []

    def round(self, state: SpiesState) -> int:
        return state.tracks[ROUND]

    def rounds_ahead(self, seat: int) -> int:
        """Return how many rounds are imagined: this one, to the end of the guard's turn."""
        return AHEAD[seat == GUARD]

    def worth(self, state: SpiesState, seat: int) -> float:
        """Return what a seat may expect."""
        worth = self.prospects.worth(state)
        return -worth if seat == GUARD else worth
