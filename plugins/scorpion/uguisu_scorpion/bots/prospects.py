"""How a night will end, guessed from the position at the start of a turn: for search, which can't play each night out.

Each intruder brings its errand off or does not; the two together make the intruders' return, from -1 (neither) to 1
(both). The weights are a logistic regression on 700 games between bots that play by rules of thumb, on two bundled packs.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from uguisu_scorpion.bots.errand import Errand
from uguisu_scorpion.bots.sense import Sense
from uguisu_scorpion.bots.talents import WOUND, Talents
from uguisu_scorpion.rules.outcome import escaped
from uguisu_scorpion.state import ALERT, IN_PASSAGE, ON_MAP, TURN, WAITING, ScorpionState
from uguisu_scorpion.turn.intruders import may_return

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame

SEEKING = (0.25, 0.53, 0.47, 0.08, -1.1, 0.86, -1.03, -0.22, -0.39, 0.01, -1.12, -0.56, 0.91)
HOMEWARD = (2.92, -0.79, 1.19, -0.83, 1.11, 0.0, -1.3, -0.88, -1.0, -0.49, -1.86, -0.24, 0.58)
"""Weights of the `features` of an intruder whose errand is open, and done."""

PACE = 2.2
"""Zones that an intruder makes a turn, about."""
AGAIN = 0.3
"""The chance of one that is dead and will come back."""


class Prospects:
    """Guesses how nights of one scenario end."""

    def __init__(self, game: ScorpionGame, sense: Sense, talents: Talents) -> None:
        self.game, self.sense, self.talents = game, sense, talents
        self.castle = frozenset(zone for castle in game.ground.castles for zone in castle)

    def worth(self, state: ScorpionState, seat: int) -> float:
        """Return what a seat may expect, from -1 to 1: the return itself once the night is over."""
        game = self.game
        if state.over:
            return game.returns(state)[game.seats[seat].side]
        chances = [self.chance(state, who) for who in game.in_play]
        mean = sum(chances) / len(chances)
        if seat in game.table.guard_seats:
            return 1.0 - 2.0 * mean
        if not game.rival:
            return 2.0 * mean - 1.0
        mine = next(number for number, who in enumerate(game.in_play) if game.seat_of(who) == seat)
        return chances[mine] - chances[1 - mine]

    def chance(self, state: ScorpionState, who: int) -> float:
        """Return how likely an intruder is to do its errand and get away."""
        if escaped(state, who):
            return 1.0
        if may_return(self.game, state, who):
            return AGAIN
        if state.status[who] not in (ON_MAP, IN_PASSAGE, WAITING):
            return 0.0
        weights = HOMEWARD if state.done >> who & 1 else SEEKING
        score = sum(weight * value for weight, value in zip(weights, self.features(state, who), strict=True))
        return 1.0 / (1.0 + exp(-score))

    def features(self, state: ScorpionState, who: int) -> tuple[float, ...]:
        """Return what the chance is reckoned from, each about 0 to 1."""
        game, table = self.game, self.game.table
        errand = Errand(game, self.sense, state, who)
        field = self.sense.field(state, errand.goals, False, False)
        home = self.sense.field(state, dict.fromkeys(game.ground.edges, 1.0), False, False)
        here = state.at[game.first + who]
        places = [here] if here >= 0 else [end for end in state.ends if end >= 0]
        way = min((min(field[place], 30.0) for place in places), default=10.0)
        back = min((min(home[place], 30.0) for place in places), default=10.0)
        turns = errand.turns - 1
        walk = self.sense.walk[here] if here >= 0 else None
        guards = [place for place in state.at[: game.guards] if place >= 0]
        near = sum(1 for place in guards if walk is not None and walk[place] <= 2)
        beside = sum(1 for place in guards if walk is not None and walk[place] <= 1)
        wounds = len(state.areas[table.wounds[who]])
        blows = sum(
            1
            for area in (*table.guard_hands, *table.drawn)
            for kind in state.areas[area]
            if WOUND in self.talents.of[kind]
        )
        in_castle = sum(1 for place in guards if place in self.castle)
        return (
            1.0,
            turns / 10.0,
            max(-2.0, min(1.0, (turns - (way if errand.home else way + back) / PACE) / 6.0)),  # time to spare
            way / 10.0,
            min(len(errand.goals), 24) / 12.0,  # how much there is to search
            float(errand.sure),
            float(wounds == game.limits[who] - 1),
            float(bool(state.shown >> who & 1)),
            min(near, 4) / 4.0,
            min(beside, 3) / 3.0,
            min(blows, 4) / 4.0,
            state.tracks[ALERT] / 3.0 if errand.home else in_castle / 10.0,
            float(not state.returned >> who & 1 and state.tracks[TURN] <= game.options.last_return),
        )
