"""How the guards lay out the night: posts, patrols, beds, and what is hidden where."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from uguisu_scorpion.bots.sense import Sense
from uguisu_scorpion.state import TRAP, ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame

DEEP, LUCK = 0.2, 1.4
"""What counts where targets are hidden: how far from the edge, and chance."""
BEDS = 1.0
"""How much further from the castles somebody sleeps, rather than where another sleeps already."""


class LayingOut:
    """Decides what is settled before the first turn."""

    def __init__(self, game: ScorpionGame, sense: Sense) -> None:
        self.game, self.sense = game, sense

    def _guards(self, state: ScorpionState) -> list[int]:
        return [place for place in state.at[: self.game.guards] if place >= 0]

    def _covers(self, state: ScorpionState, zone: int) -> float:
        """How much of what may hold a target is near, and not near another guard already."""
        walk, guards = self.sense.walk, self._guards(state)
        worth = 0.0
        for hiding in self.sense.hiding:
            others = min((walk[hiding][place] for place in guards), default=9)
            worth += max(0.0, 1.0 / (1.0 + walk[zone][hiding]) - 0.7 / (1.0 + others))
        return worth

    def post(self, state: ScorpionState, legal: list[int], rng: random.Random) -> int:
        """Cover as much of the castles as can be; not the very same every night."""
        return max(legal, key=lambda zone: self._covers(state, zone) * (0.8 + 0.4 * rng.random()))

    def bed(self, state: ScorpionState, legal: list[int], rng: random.Random) -> int:
        """Near the castles, in more than one place."""
        walk = self.sense.walk

        def worth(zone: int) -> float:
            near = min((walk[zone][hiding] for hiding in self.sense.hiding), default=0)
            return -near - BEDS * state.sleepers[zone] + rng.random()

        return max(legal, key=worth)

    def hide(self, state: ScorpionState, legal: list[int], rng: random.Random) -> int:
        """Targets far from the edge and from each other; traps and hidden sentries by the targets; all with some luck."""
        walk, item = self.sense.walk, state.stack[-1][2]
        hidden = [zone for zone in self.sense.hiding if 0 < state.items[zone] < TRAP]

        def worth(zone: int) -> float:
            if item >= TRAP:
                return rng.random() - 0.1 * min((walk[zone][other] for other in hidden), default=0)
            far = min((walk[zone][edge] for edge in self.game.ground.edges), default=0)
            apart = min((walk[zone][other] for other in hidden), default=4)
            return DEEP * far + 0.15 * min(apart, 4) + LUCK * rng.random()

        return max(legal, key=worth)
