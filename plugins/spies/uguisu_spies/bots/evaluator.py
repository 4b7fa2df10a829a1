"""How a game of Spies will end, guessed from the true position at the end of a round: for search, which can't play all of it.

The weights are a logistic regression on games by rules of thumb on bundled packs, with some moves at random (docs/bots.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from math import tanh
from operator import mul
from typing import TYPE_CHECKING

from uguisu import OFF
from uguisu_spies.bots.spies import WAY_OUT, SpiesBot
from uguisu_spies.bots.threats import Peril
from uguisu_spies.state import ALERT, DEAD, GUARD, IN, MINIMUM, ROUND, SpiesState

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame

PACE = 4.0
"""Squares that a spy makes in a round, about."""
FARTHEST = 40.0

WEIGHTS = (
    ("always", 0.82),
    ("spies left", 1.26),
    ("only one left", 0.08),
    ("may leave", 1.04),
    ("the way", -2.50),
    ("the way, and may leave", 0.11),
    ("rounds left", -0.74),
    ("time to spare", 0.27),
    ("time that lacks", 0.00),
    ("danger of the foremost", -0.13),
    ("danger of others", 0.11),
    ("alert", -0.36),
    ("alert above half", -0.48),
    ("least alert", 0.94),
    ("units that are up", 0.86),
)
"""What the `features` of a position weigh, one by one."""


def evaluate(game: SpiesGame, state: SpiesState) -> Mapping[str, float]:
    """Return the expected return of each side, from -1 to 1, by where everybody really is."""
    if state.over:
        return game.returns(state)
    prospects: Prospects | None = game.kept.get("prospects")
    if prospects is None:
        prospects = game.kept["prospects"] = Prospects(game)
    worth = prospects.worth(state)
    return {seat.side: -worth if number == GUARD else worth for number, seat in enumerate(game.seats)}


class Prospects:
    """Weighs positions; what it works out of a map it keeps."""

    def __init__(self, game: SpiesGame, spies: SpiesBot | None = None) -> None:
        self.game, self.spies = game, spies or SpiesBot(game)
        self._weights = tuple(weight for _, weight in WEIGHTS)

    def worth(self, state: SpiesState) -> float:
        """Return what the spies may expect, from -1 to 1."""
        if state.over:
            return float(self.game.returns(state)[self.game.seats[self.game.seat_of(0)].side])
        return tanh(sum(map(mul, self._weights, self.features(state))) / 2)

    def features(self, state: SpiesState) -> tuple[float, ...]:
        """Return what the guess is reckoned from, each about 0 to 1, in the order of `WEIGHTS`."""
        game, spies = self.game, self.spies
        peril = spies.threats.peril(state)
        left = [spy for spy in game.spies if state.spies[spy] <= IN]
        ways = {spy: self._way(state, spy, peril) for spy in left}
        foremost = min(left, key=lambda spy: ways[spy], default=-1)
        done = bool(left) and any(spies.wants.may_leave(state, spy) for spy in left)
        way = min(ways.get(foremost, FARTHEST), FARTHEST)
        rounds = game.mission.rounds - state.tracks[ROUND] + 1
        spare = max(-1.0, min(1.0, (rounds - way / PACE) / 6))
        danger = {spy: self._danger(state, spy, peril) for spy in left}
        alert = state.tracks[ALERT]
        up = sum(state.status[unit] < DEAD and state.at[unit] != OFF for unit in game.units)
        return (
            1.0,
            len(left) / len(game.spies),
            float(len(left) == 1),
            float(done),
            way / 20,
            way / 20 * done,
            rounds / 10,
            spare,
            min(0.0, spare),
            danger.get(foremost, 0.0),
            sum(fear for spy, fear in danger.items() if spy != foremost),
            alert / 10,
            max(0, alert - 5) / 5,
            state.tracks[MINIMUM] / 10,
            up / 10,
        )

    def _way(self, state: SpiesState, spy: int, peril: Peril) -> float:
        """Return how far a spy has to go yet, and out again."""
        goals = self.spies.wants.goals(state, spy)
        if not goals:
            return FARTHEST
        far, _ = self.spies.distances(state, spy, goals, peril.shut)
        here = state.at[spy]
        way = far[here] if here != OFF else min(far[place] for place in self.game.land(state).entries)
        return way + WAY_OUT * (not self.spies.wants.may_leave(state, spy))

    def _danger(self, state: SpiesState, spy: int, peril: Peril) -> float:
        """Return how likely a spy is found where it is, by what the guard suspects."""
        here = state.at[spy]
        if here == OFF:
            return 0.0
        lying = bool(state.lying >> spy & 1)
        layers = self.game.suspicion.of(state)[spy]
        return peril.caught(here, layers, lying=lying)
