"""Where the guards suspect the intruders: the zones deduction allows, weighed by what lies there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from uguisu_scorpion.belief.charts import mask_of
from uguisu_scorpion.bots.reckoning import Likely, Reckoning
from uguisu_scorpion.bots.sense import Rings, Sense
from uguisu_scorpion.state import BOTH, IN_PASSAGE, ON_MAP, TRAP, WAITING, ScorpionState

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


LOST = (0.4, 0.3, 0.18, 0.12)
"""How much worse a guard keeps what lies 1, 2, 3 zones away than what is nearer, and what is further than what is 3 away."""
MORE = 1.5
"""How much more than another zone one with a target is worth keeping."""


class Watch:
    """How well zones that intruders must come to are kept, in one position. Sets of zones are masks."""

    def __init__(self, game: ScorpionGame, sense: Sense, state: ScorpionState) -> None:
        self.rings = sense.rings
        self.targets = self.wanted = 0
        if any(
            state.status[who] in (WAITING, ON_MAP, IN_PASSAGE) and not state.done >> who & 1 for who in BOTH
        ):
            wanted = [zone for zone in sense.hiding if not state.searched[zone]]
            self.targets = mask_of(zone for zone in wanted if 0 < state.items[zone] < TRAP)
            self.wanted = mask_of(wanted)
        total = self.wanted.bit_count() + MORE * self.targets.bit_count() or 1.0
        self.lost = [loss / total for loss in LOST]
        self.held = {place for place in state.at[: game.guards] if place >= 0}
        self._all_kept = self._kept(self.held)
        self._worths: dict[tuple[int, int, bool], float] = {}
        self._without: dict[int, Rings] = {}

    def worth(self, zone: int, here: int, alone: bool) -> float:
        """How much better all is kept with guards in `zone`, who come from `here` and leave nobody behind, if `alone`."""
        known = self._worths.get((zone, here, alone))
        if known is not None:
            return known
        kept = self._kept_without(here) if alone else self._all_kept
        worth = 0.0
        for loss, near, held in zip(self.lost, self.rings[zone], kept, strict=True):
            gained = near & ~held & self.wanted
            if gained:
                worth += loss * (gained.bit_count() + MORE * (gained & self.targets).bit_count())
        self._worths[zone, here, alone] = worth
        return worth

    def _kept_without(self, here: int) -> Rings:
        kept = self._without.get(here)
        if kept is None:
            kept = self._without[here] = self._kept(self.held - {here})
        return kept

    def _kept(self, held: Iterable[int]) -> Rings:
        """The zones within 0, 1, 2 and 3 zones of these."""
        first = second = third = fourth = 0
        for place in held:
            rings = self.rings[place]
            first |= rings[0]
            second |= rings[1]
            third |= rings[2]
            fourth |= rings[3]
        return first, second, third, fourth
