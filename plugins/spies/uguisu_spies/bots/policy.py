"""Which rule of thumb answers which decision."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from uguisu.bots import Policy, policy_bot
from uguisu.bots import PolicyAnswer as Answer
from uguisu_spies.bots.guard import Guard
from uguisu_spies.bots.guard_cards import GuardCards
from uguisu_spies.bots.setting_up import SettingUp
from uguisu_spies.bots.spies import Spies
from uguisu_spies.placing import GUARD
from uguisu_spies.state import SpiesState

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame


class SpiesPolicy(Policy[SpiesState]):
    """Plays either side: the guard by what everybody can conclude, spies by what they see of his board."""

    mixes = True

    def __init__(self, game: SpiesGame) -> None:
        guard, spies = Guard(game), Spies(game)
        set_up = SettingUp(game, spies)
        cards = GuardCards(game, guard, set_up)

        def by_side(first: Answer[SpiesState], second: Answer[SpiesState]) -> Answer[SpiesState]:
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


BOTS = [
    policy_bot(
        "spies",
        SpiesPolicy,
        "Plays Spies by rules of thumb, either side, on what its seat knows.",
        "spies",
    )
]
