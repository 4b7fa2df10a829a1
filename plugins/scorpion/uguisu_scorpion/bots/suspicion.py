"""Where the guards suspect the intruders: the zones deduction allows, weighed by what lies there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu_scorpion.bots.reckoning import Likely, Reckoning
from uguisu_scorpion.bots.sense import Sense
from uguisu_scorpion.bots.watch import Watch
from uguisu_scorpion.state import BOTH, IN_PASSAGE, ON_MAP, ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame

STRIKE, MEET = 0.9, 0.25
"""What it is worth to go where somebody is shown, with cards to strike and without."""


class Suspicion:
    """For each zone, how likely somebody is in it.

    Attributes:
        weight: for each zone, the sum over the hidden intruders of the chance that it is there.
        likely: for each hidden intruder, how likely it is where, after how many zones.
        shown: zones where an intruder is shown.
        blows: how many attacks there are cards for.
        found: for each zone, what it is worth to go there: the chance to find somebody, or to strike somebody shown.
        catches: what the best walks from zones are worth that were worked out already, by zone and length.
        watch: how well what may still be searched is kept.
        posts: the best places to stand that were worked out already, by where guards go from.
    """

    def __init__(
        self, game: ScorpionGame, sense: Sense, state: ScorpionState, reckoning: Reckoning, blows: int
    ) -> None:
        size = game.ground.size
        self.weight = [0.0] * size
        self.posts: dict[tuple[int, int, int], float] = {}
        self.catches: dict[tuple[int, int], float] = {}
        self.watch = Watch(game, sense, state)
        self.likely: list[Likely] = []
        self._heard: dict[int, float] = {}
        self.shown: list[int] = []
        reckoning.follow(state)
        for who in BOTH:
            if state.shown >> who & 1 and state.status[who] == ON_MAP:
                self.shown.append(state.at[game.first + who])
            elif state.status[who] == ON_MAP:
                self._spread(reckoning.likely[who])
            elif state.status[who] == IN_PASSAGE:
                for zone in state.ends:
                    if zone >= 0 and state.known >> state.ends.index(zone) & 1:
                        self.weight[zone] += 0.3
        self.blows = blows
        self.found = self.weight[:]
        for zone in self.shown:
            self.found[zone] += STRIKE if blows else MEET

    def _spread(self, likely: Likely) -> None:
        self.likely.append(likely)
        for (zone, _), share in likely.items():
            self.weight[zone] += share

    def heard_at(self, game: ScorpionGame, place: int) -> float:
        """Return the chance that somebody would be heard from a zone (about: one intruder at a time)."""
        known = self._heard.get(place)
        if known is not None:
            return known
        sound = game.ground.sound[place]
        chance = 0.0
        for likely in self.likely:
            for (zone, moved), share in likely.items():
                if moved and sound[zone] <= moved:
                    chance += share
        chance = self._heard[place] = min(0.98, chance)
        return chance
