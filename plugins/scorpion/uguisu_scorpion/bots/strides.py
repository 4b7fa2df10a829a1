"""How somebody who is not seen walks on in a turn, as a guard would guess it: a random walk drawn to where it has an errand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu_scorpion.belief.charts import mask_of
from uguisu_scorpion.state import ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame

STRIDE = (0.2, 0.2, 0.3, 0.3)
"""How often somebody moves so many zones."""
SHY = 0.5
"""How much less likely an end is for each guard who could hear the noise, or who stands next to it."""
FAINT = 1e-3
"""What is less likely than this is not followed."""


class Strides:
    """The moves of one turn, in one position. `pull` tells for each zone how much it draws."""

    def __init__(self, game: ScorpionGame, state: ScorpionState, pull: list[float]) -> None:
        self.ground, self.pull, self.crowd = game.ground, pull, state.crowd
        self.within = game.belief.charts.within
        self.guards = mask_of(place for place in state.at[: game.guards] if place >= 0)

    def ends(
        self, start: dict[int, float], steps: int, named: tuple[int, ...]
    ) -> dict[tuple[int, int], float]:
        """Return how likely each (zone, zones moved) is after a move of up to so many steps that touches all of `named`."""
        every = (1 << len(named)) - 1
        front = {
            (zone, _touched(zone, 0, named)): weight
            for zone, weight in start.items()
            if weight > FAINT or len(start) < 20
        }
        found: dict[tuple[int, int], float] = {}
        for moved in range(steps + 1):
            if moved:
                front = self._step(front, named, first=moved == 1)
            elif named:
                continue
            for (zone, touched), weight in front.items():
                if touched == every:
                    pair = (zone, moved)
                    found[pair] = found.get(pair, 0.0) + weight * STRIDE[moved] * self._quiet(zone, moved)
        return whole(found)

    def _step(
        self, front: dict[tuple[int, int], float], named: tuple[int, ...], first: bool
    ) -> dict[tuple[int, int], float]:
        """One zone on; never among guards, for whoever goes there is seen; and no further than into a moat (SC-41)."""
        near, moat, pull, crowd = self.ground.near, self.ground.moat, self.pull, self.crowd
        onward: dict[tuple[int, int], float] = {}
        for (zone, touched), weight in front.items():
            if moat[zone] and not first:
                continue
            open_zones = [other for other in near[zone] if not crowd[other]]
            total = 0.0
            for other in open_zones:
                total += pull[other]
            if not total:
                continue
            share = weight / total
            for other in open_zones:
                key = (other, _touched(other, touched, named) if named else 0)
                onward[key] = onward.get(key, 0.0) + share * pull[other]
        return onward

    def _quiet(self, zone: int, moved: int) -> float:
        rings = self.within[zone]
        ears = (self.guards & rings[moved]).bit_count() + (self.guards & rings[1]).bit_count()
        return SHY**ears


def _touched(zone: int, touched: int, named: tuple[int, ...]) -> int:
    for number, place in enumerate(named):
        if zone == place:
            touched |= 1 << number
    return touched


def whole(weights: dict[tuple[int, int], float]) -> dict[tuple[int, int], float]:
    """Return weights that sum up to 1; none, when nothing weighs anything."""
    total = sum(weights.values())
    return {pair: weight / total for pair, weight in weights.items()} if total > 0.0 else {}
