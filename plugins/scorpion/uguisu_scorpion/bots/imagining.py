"""Plays on in an imagined state: a plan first, then both sides by rules of thumb, as far as the start of a later turn.

Those who play on know no more than at the table: the guards of an imagined game go by its public record, the intruders
by what they have searched. Only the plan is chosen with several imagined states in view (that is what search is).
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from uguisu.core.state import CHANCE
from uguisu_scorpion.bots.plans import OVER, Plan
from uguisu_scorpion.bots.policy import Policy
from uguisu_scorpion.bots.prospects import Prospects
from uguisu_scorpion.state import TURN, ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame


class Imagining:
    """Finds what a plan leads to."""

    def __init__(self, game: ScorpionGame, prospects: Prospects) -> None:
        self.game, self.prospects = game, prospects

    def outcome(self, state: ScorpionState, plan: Plan, policy: Policy, turns: int, seed: int) -> float:
        """Play on in `state`, which is used up, for so many turns; return what its seat may then expect, from -1 to 1."""
        game, rng, until = self.game, random.Random(seed), state.tracks[TURN] + turns
        policy, plan, seat = policy.fork(), plan.copy(), state.seat
        while not state.over and state.tracks[TURN] < until:
            if state.seat == CHANCE:
                game.roll(state)
                continue
            legal = game.legal(state)
            action = plan.next(state, legal) if state.seat == seat and len(legal) > 1 else OVER
            game.apply(state, action if action != OVER else policy.choose(state, legal, rng))
        return self.prospects.worth(state, seat, policy.parts.guards.reckoning)
