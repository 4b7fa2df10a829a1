"""Where guards are wanted: by what intruders still look for, as far as no other guard keeps it already."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from uguisu_scorpion.belief.charts import mask_of
from uguisu_scorpion.bots.sense import Rings, Sense
from uguisu_scorpion.state import BOTH, IN_PASSAGE, ON_MAP, TRAP, WAITING, ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame

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
