"""How likely an intruder is where: the possible places, weighed by how people move who have an errand.

The belief says what is possible; a hunch spreads last turn's over the moves of a turn, likelier those towards places not
searched yet (or, when the errand is done, off the board), and keeps what is still possible. It never rules anything out.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from uguisu_scorpion.bots.sense import FAR, Sense
from uguisu_scorpion.state import ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame

Pair = tuple[int, int]
Likely = dict[Pair, float]

STRIDE = (0.2, 0.2, 0.3, 0.3)
"""How often somebody moves so many zones."""
DRAW = 0.25
"""How much likelier an end is for each zone that it is nearer."""
HEARD, CLOSE = 0.5, 0.5
"""How much less likely an end is for each guard who could hear the noise, or who stands next to it."""
NEVER_NOTHING = 2e-2


class Hunch:
    """One intruder's likely places, followed from turn to turn."""

    def __init__(self, game: ScorpionGame, sense: Sense, who: int) -> None:
        self.game, self.sense, self.who = game, sense, who
        self._past: object = None
        self._prior: Likely = {}
        self._latest: Likely = {}

    def fork(self) -> Hunch:
        """Return one that goes on from here by itself."""
        twin = Hunch(self.game, self.sense, self.who)
        twin._past, twin._prior, twin._latest = self._past, self._prior, self._latest
        return twin

    def likely(self, state: ScorpionState, pairs: list[Pair]) -> Likely:
        """Return how likely each possible (zone, zones moved) is; they sum up to 1."""
        if state.past is not self._past:
            self._past = state.past
            self._prior = self._spread(state) if self._latest else {}
        prior = self._prior
        if prior:
            weighed = {pair: prior.get(pair, 0.0) + NEVER_NOTHING for pair in pairs}
        else:
            pull = self._pull(state)
            weighed = {(zone, noise): pull[zone] * STRIDE[min(noise, 3)] for zone, noise in pairs}
        total = sum(weighed.values())
        self._latest = {pair: weight / total for pair, weight in weighed.items()}
        return self._latest

    def seen(self, place: int) -> None:
        """It was shown here: whatever was likely before, this is where it sets out from."""
        self._latest = {(place, 0): 1.0}
        self._prior = {}

    def _pull(self, state: ScorpionState) -> list[float]:
        """For each zone, how much it draws somebody with this one's errand."""
        if state.done >> self.who & 1:
            goals = dict.fromkeys(self.game.ground.edges, 0.0)
        else:
            goals = {zone: 0.0 for zone in self.sense.hiding if not state.searched[zone]}
        if not goals:
            return [1.0] * self.game.ground.size
        field = self.sense.field(state, goals, False, False)
        return [exp(-DRAW * min(cost, FAR)) + 1e-3 for cost in field]

    def _spread(self, state: ScorpionState) -> Likely:
        """What is likely after one more move."""
        pull, wary = self._pull(state), self._wary(state)
        start: dict[int, float] = {}
        for (zone, _), weight in self._latest.items():
            start[zone] = start.get(zone, 0.0) + weight
        found: Likely = {}
        for zone, weight in start.items():
            if weight < 1e-3:
                continue
            ends: list[tuple[Pair, float]] = []
            for noise, reached in enumerate(self.sense.reach[zone]):
                stride, shy = STRIDE[noise], wary[noise]
                ends += [((end, noise), stride * pull[end] * shy[end]) for end in reached]
            share = weight / sum([worth for _, worth in ends])
            for pair, worth in ends:
                found[pair] = found.get(pair, 0.0) + share * worth
        return found

    def _wary(self, state: ScorpionState) -> list[list[float]]:
        """For each number of zones moved and each zone, how far guards there or near put somebody off."""
        size, sound = self.game.ground.size, self.game.ground.sound
        table = [[1.0] * size for _ in STRIDE]
        for place in {place for place in state.at[: self.game.guards] if place >= 0}:
            for zone, distance in enumerate(sound[place]):
                if distance > 3:
                    continue
                for noise, row in enumerate(table):
                    if distance <= noise:
                        row[zone] *= HEARD
                    if distance <= 1:
                        row[zone] *= CLOSE
        return table
