"""Where the guards suspect the intruders: the zones deduction allows, weighed by what lies there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu_scorpion.bots.hunch import Hunch
from uguisu_scorpion.bots.sense import Sense
from uguisu_scorpion.bots.watch import Watch
from uguisu_scorpion.state import BOTH, IN_PASSAGE, ON_MAP, ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame

REACH = 3


class Suspicion:
    """For each zone, how likely somebody is in it.

    Attributes:
        weight: for each zone, the sum over the hidden intruders of the chance that it is there.
        loud: for each number of zones moved, 1 to 3, the same for those who moved so far.
        shown: zones where an intruder is shown.
        watch: how well what may still be searched is kept.
        posts: the best places to stand that were worked out already, by where guards go from.
    """

    def __init__(
        self, game: ScorpionGame, sense: Sense, state: ScorpionState, hunches: tuple[Hunch, Hunch]
    ) -> None:
        size = game.ground.size
        self.weight = [0.0] * size
        self.posts: dict[tuple[int, int, int], float] = {}
        self.watch = Watch(game, sense, state)
        self.loud = [[0.0] * size for _ in range(REACH + 1)]
        self.shown: list[int] = []
        for who in BOTH:
            if state.shown >> who & 1 and state.status[who] == ON_MAP:
                self.shown.append(state.at[game.first + who])
                hunches[who].seen(self.shown[-1])
            elif state.status[who] == ON_MAP:
                self._spread(game, state, hunches[who])
            elif state.status[who] == IN_PASSAGE:
                for zone in state.ends:
                    if zone >= 0 and state.known >> state.ends.index(zone) & 1:
                        self.weight[zone] += 0.3

    def _spread(self, game: ScorpionGame, state: ScorpionState, hunch: Hunch) -> None:
        pairs = game.belief.candidates(state, hunch.who)
        for (zone, noise), share in hunch.likely(state, pairs).items():
            self.weight[zone] += share
            if 0 < noise <= REACH:
                self.loud[noise][zone] += share

    def heard_at(self, game: ScorpionGame, place: int) -> float:
        """Return the chance that somebody would be heard from a zone (about: one intruder at a time)."""
        sound = game.ground.sound[place]
        return min(
            0.98,
            sum(
                share
                for noise in range(1, REACH + 1)
                for zone, share in enumerate(self.loud[noise])
                if share and sound[zone] <= noise
            ),
        )
