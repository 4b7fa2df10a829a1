"""Where guards are wanted: by what intruders still look for, as far as no other guard keeps it already."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from uguisu_scorpion.bots.sense import Sense
from uguisu_scorpion.state import BOTH, IN_PASSAGE, ON_MAP, TRAP, WAITING, ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame

KEPT = (1.0, 0.6, 0.3, 0.12)
"""How well a guard keeps what lies so many zones away."""
TARGET = 2.5
"""How much more a zone with a target is worth keeping than one without."""


class Watch:
    """How well zones that intruders must come to are kept, in one position."""

    def __init__(self, game: ScorpionGame, sense: Sense, state: ScorpionState) -> None:
        self.sense, self.state = sense, state
        self.wanted = self._wanted(game, state)
        self.held = {place for place in state.at[: game.guards] if place >= 0}
        self._worths: dict[tuple[int, int, bool], float] = {}
        self._bases: dict[tuple[int, bool], list[float]] = {}

    def _wanted(self, game: ScorpionGame, state: ScorpionState) -> list[tuple[int, float]]:
        """Zones nobody has searched, while somebody has still something to find."""
        seeking = [
            who
            for who in BOTH
            if state.status[who] in (WAITING, ON_MAP, IN_PASSAGE) and not state.done >> who & 1
        ]
        if not seeking:
            return []
        found = [
            (zone, TARGET if 0 < state.items[zone] < TRAP else 1.0)
            for zone in self.sense.hiding
            if not state.searched[zone]
        ]
        total = sum(weight for _, weight in found) or 1.0
        return [(zone, weight / total) for zone, weight in found]

    def worth(self, zone: int, here: int, alone: bool) -> float:
        """How much better all is kept with guards in `zone`, who come from `here` and leave nobody behind, if `alone`."""
        known = self._worths.get((zone, here, alone))
        if known is not None:
            return known
        walk = self.sense.walk[zone]
        worth = 0.0
        for (wanted, weight), kept in zip(self.wanted, self._base(here, alone), strict=True):
            distance = walk[wanted]
            if distance < len(KEPT) and KEPT[distance] > kept:
                worth += weight * (KEPT[distance] - kept)
        self._worths[zone, here, alone] = worth
        return worth

    def _base(self, here: int, alone: bool) -> list[float]:
        base = self._bases.get((here, alone))
        if base is None:
            held = self.held - {here} if alone else self.held
            base = [self._kept(zone, held) for zone, _ in self.wanted]
            self._bases[here, alone] = base
        return base

    def _kept(self, zone: int, held: Iterable[int]) -> float:
        walk = self.sense.walk
        near = min((walk[place][zone] for place in held), default=9)
        return KEPT[near] if near < len(KEPT) else 0.0
