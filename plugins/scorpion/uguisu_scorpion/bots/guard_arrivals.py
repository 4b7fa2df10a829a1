"""How likely guards come where an intruder stops, who go by what they suspect: its player can reckon that as they do."""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING, NamedTuple

from uguisu_scorpion.bots.knowledge import MapKnowledge
from uguisu_scorpion.bots.suspicion import Estimate
from uguisu_scorpion.state import ALERT, ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame

ALWAYS = -1.52
SUSPECTED, MOST_SUSPECTED, AROUND = 1.75, -1.05, 0.23
"""How suspected the zone is (its logarithm), the same against the zone that is suspected most, and the zones beside it."""
BESIDE, NEAR, ANY_NEAR = 0.48, 0.17, 2.57
"""Each guard one zone away, each two zones away, up to three; and whether there is any of these."""
ASLEEP = 1.07
"""Each zone within two where guards may sleep, as long as any do."""
ALERTED = 0.47
"""What the alert will be when guards have drawn their cards."""
FAINT, FAINTER = 0.005, 0.01
"""What is added before logarithms are taken."""
CROWD = 3


class Suspected(NamedTuple):
    """How likely guards think each zone, and the likeliest, after a move by which certain zones are named."""

    zones: dict[int, float]
    most: float


class GuardArrivals:
    """The guards who may come for one intruder, in one position.

    A logistic regression on 5,548 stops in 360 nights on The Garden Gate, The Two Castles and The Crooked Harbour, by rules of
    thumb whose intruders chose among ways with six times the usual whim: 42 in a hundred were found before their next move.
    """

    def __init__(
        self, game: ScorpionGame, sense: MapKnowledge, estimate: Estimate, state: ScorpionState, who: int
    ) -> None:
        self._game, self._sense, self._estimate, self._state, self._who = game, sense, estimate, state, who
        estimate.follow(state)
        self._guards = [place for place in state.at[: game.guards] if place >= 0]
        self._beds = game.ground.barracks if any(state.sleepers) else ()
        self._suspected: dict[tuple[int, ...], Suspected] = {}
        self._close: dict[int, float] = {}
        self._found: dict[tuple[int, tuple[int, ...]], float] = {}

    def found(self, end: int, named: tuple[int, ...]) -> float:
        """Return how likely guards find it before it moves again, if it ends in a zone and names these."""
        chance = self._found.get((end, named))
        if chance is None:
            score = self._closeness(end) + self._suspicion(end, named)
            chance = self._found[end, named] = 1.0 / (1.0 + exp(-score))
        return chance

    def _closeness(self, end: int) -> float:
        """How near guards are."""
        score = self._close.get(end)
        if score is None:
            walk = self._sense.walk[end]
            beside = sum(1 for place in self._guards if walk[place] == 1)
            near = sum(1 for place in self._guards if walk[place] == 2)
            beds = sum(1 for zone in self._beds if walk[zone] <= 2)
            score = self._close[end] = (
                ALWAYS
                + BESIDE * min(beside, CROWD)
                + NEAR * min(near, CROWD)
                + ANY_NEAR * (beside + near > 0)
                + ASLEEP * beds
                + ALERTED * max(0, self._state.tracks[ALERT] - 1)
            )
        return score

    def _suspicion(self, end: int, named: tuple[int, ...]) -> float:
        """How much they suspect it there."""
        suspected = self._suspected.get(named)
        if suspected is None:
            zones: dict[int, float] = {}
            for (zone, _), share in self._estimate.after(self._state, self._who, named).items():
                zones[zone] = zones.get(zone, 0.0) + share
            suspected = self._suspected[named] = Suspected(zones, max(zones.values(), default=1.0))
        here = suspected.zones.get(end, 0.0)
        return (
            SUSPECTED * log(here + FAINT)
            + MOST_SUSPECTED * log(here / suspected.most + FAINTER)
            + AROUND * sum(suspected.zones.get(zone, 0.0) for zone in self._game.ground.near[end])
        )
