"""How a night will end, guessed from the position at the start of a turn: for search, which can't play each night out.

Each intruder brings its errand off or does not; the two together make the intruders' return, from -1 (neither) to
1 (both). The weights are a logistic regression on 8,200 games on three bundled packs: between rules of thumb, some of them
sharpened on either side, who took one plan in four or five at random among those worth thinking about (docs/bots.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from operator import mul
from typing import TYPE_CHECKING

from uguisu_scorpion.bots.knowledge import KILL, PASSAGE, ROPE, SWAP, UNSEEN, CardKnowledge, MapKnowledge
from uguisu_scorpion.bots.route import Errand
from uguisu_scorpion.bots.suspicion import Estimate, Likely
from uguisu_scorpion.secrecy.charts import MOST_ZONES
from uguisu_scorpion.state import ALERT, IN_PASSAGE, ON_MAP, TURN, WAITING, ScorpionState
from uguisu_scorpion.turn.intruders import escaped, may_return

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame

WEIGHTS = (
    # its way
    ("always", -0.4, 2.93),
    ("turns left", 0.71, 0.06),
    ("time to spare", -0.33, 0.55),
    ("time that lacks", 0.36, 0.17),
    ("turns left, with time to spare", 0.37, -0.38),
    ("the way", -0.42, -1.66),
    ("zones to search", -1.07, 0.87),
    ("knows where", 0.83, 0.0),
    ("the way to where it knows", -0.28, 0.0),
    # its dangers
    ("wounds", -0.46, -0.51),
    ("one wound more would kill", -0.27, -1.07),
    ("shown", -0.04, -0.2),
    ("shown to guards with Kenjutsu", -0.25, -0.63),
    ("in the passage", 0.0, -0.14),
    ("guards near", -0.23, -1.09),
    ("guards beside", 0.14, 0.05),
    ("guards beside with Kenjutsu", -0.5, -1.28),
    ("suspected here", -0.18, -0.78),
    ("Kenjutsu in the guards' hands", -1.36, -2.17),
    ("guards awake", 0.12, -0.04),
    ("alert", -0.38, -0.17),
    ("guards in the castles", -0.19, 0.31),
    ("would come again", 0.64, 0.55),
    # its means
    ("cards that kill", 0.33, 0.29),
    ("ropes", 0.22, 0.39),
    ("ways past sentries", -0.1, 0.2),
    ("the passage card", 0.49, 0.59),
    ("the other one lives", 0.53, 0.57),
    ("the other one is done", -0.38, 0.03),
)
"""What the `features` of an intruder weigh, one by one, while its errand is open, and when it is done."""

SEEKING = tuple(seeking for _, seeking, _ in WEIGHTS)
HOMEWARD = tuple(homeward for _, _, homeward in WEIGHTS)

PACE = 2.2
"""Zones that an intruder makes a turn, about."""
AGAIN = 0.37
"""The chance of one that is dead and will come back."""


def evaluate(game: ScorpionGame, state: ScorpionState) -> Mapping[str, float]:
    """Return the expected return of each side, from -1 to 1, by where everybody really is."""
    prospects: Prospects | None = game.kept.get("prospects")
    if prospects is None:
        prospects = game.kept["prospects"] = Prospects(game, MapKnowledge.of(game), CardKnowledge(game))
    return {seat.side: prospects.worth(state, number) for number, seat in enumerate(game.seats)}


class Prospects:
    def __init__(self, game: ScorpionGame, sense: MapKnowledge, talents: CardKnowledge) -> None:
        self.game, self.sense, self.talents = game, sense, talents
        self.castle = frozenset(zone for castle in game.ground.castles for zone in castle)

    def worth(self, state: ScorpionState, seat: int, estimate: Estimate | None = None) -> float:
        """Return what a seat may expect, from -1 to 1: the return itself once the night is over.

        `estimate` is what the guards of an imagined game make of its public record; without one they suspect nothing.
        """
        game = self.game
        if state.over:
            return game.returns(state)[game.seats[seat].side]
        if estimate is not None:
            estimate.follow(state)
        likely = estimate.likely if estimate is not None else [{}, {}]
        chances = [self.chance(state, who, likely[who]) for who in game.in_play]
        mean = sum(chances) / len(chances)
        if seat in game.table.guard_seats:
            return 1.0 - 2.0 * mean
        if not game.rival:
            return 2.0 * mean - 1.0
        mine = next(number for number, who in enumerate(game.in_play) if game.seat_of(who) == seat)
        return chances[mine] - chances[1 - mine]

    def chance(self, state: ScorpionState, who: int, likely: Likely) -> float:
        """Return how likely an intruder is to do its errand and get away."""
        if escaped(state, who):
            return 1.0
        if may_return(self.game, state, who):
            return AGAIN
        if state.status[who] not in (ON_MAP, IN_PASSAGE, WAITING):
            return 0.0
        if self._too_late(state, who):
            return 0.0
        weights = HOMEWARD if state.done >> who & 1 else SEEKING
        score = sum(map(mul, weights, self.features(state, who, likely)))
        return 1.0 / (1.0 + exp(-score))

    def _too_late(self, state: ScorpionState, who: int) -> bool:
        """SC-40: whether not even a run every turn brings it there and off the board."""
        errand = Errand(self.game, self.sense, state, who)
        here = state.at[self.game.first + who]
        if here < 0 or not errand.goals:
            return False
        walk, home = self.sense.walk[here], self.sense.home
        return min(walk[goal] + home[goal] for goal in errand.goals) > MOST_ZONES * errand.turns

    def features(self, state: ScorpionState, who: int, likely: Likely) -> tuple[float, ...]:
        """Return what the chance is reckoned from, each about 0 to 1, in the order of `WEIGHTS`."""
        return *self._way(state, who), *self._danger(state, who, likely), *self._means(state, who)

    def _way(self, state: ScorpionState, who: int) -> tuple[float, ...]:
        """Return how far it still has to go, and how much time there is."""
        game = self.game
        errand = Errand(game, self.sense, state, who)
        field = self.sense.field(state, errand.goals, False, False)
        home = self.sense.field(state, dict.fromkeys(game.ground.edges, 1.0), False, False)
        here = state.at[game.first + who]
        places = [here] if here >= 0 else [end for end in state.ends if end >= 0]
        way = min((min(field[place], 30.0) for place in places), default=10.0)
        back = min((min(home[place], 30.0) for place in places), default=10.0)
        turns = errand.turns - 1
        spare = max(-2.0, min(1.0, (turns - (way if errand.home else way + back) / PACE) / 6.0))
        return (
            1.0,
            turns / 10.0,
            spare,
            min(0.0, spare),
            turns / 10.0 * spare,
            way / 10.0,
            min(len(errand.goals), 24) / 12.0,
            float(errand.sure),
            way / 10.0 * errand.sure,
        )

    def _danger(self, state: ScorpionState, who: int, likely: Likely) -> tuple[float, ...]:
        """Return how near guards are to it, and to finding it."""
        game, table = self.game, self.game.table
        here = state.at[game.first + who]
        guards = [place for place in state.at[: game.guards] if place >= 0]
        near = beside = 0
        suspected = 0.0
        if here >= 0:
            walk = self.sense.walk[here]
            near = sum(1 for place in guards if walk[place] <= 2)
            beside = sum(1 for place in guards if walk[place] <= 1)
            suspected = sum(share for (zone, _), share in likely.items() if walk[zone] <= 1)
        wounds = len(state.areas[table.wounds[who]])
        blows = min(4, self.talents.blows(state)) / 4.0
        shown = float(bool(state.shown >> who & 1))
        close = min(beside, 3) / 3.0
        return (
            wounds / game.limits[who],
            float(wounds == game.limits[who] - 1),
            shown,
            shown * blows,
            float(state.status[who] == IN_PASSAGE),
            min(near, 4) / 4.0,
            close,
            close * blows,
            suspected,
            blows,
            len(guards) / 10.0,
            state.tracks[ALERT] / 3.0,
            sum(1 for place in guards if place in self.castle) / 10.0,
            float(not state.returned >> who & 1 and state.tracks[TURN] <= game.options.last_return),
        )

    def _means(self, state: ScorpionState, who: int) -> tuple[float, ...]:
        """Return what it has in hand, and who is with it."""
        game = self.game
        hand = [self.talents.of[kind] for kind in state.areas[game.table.hands[who]]]
        other = 1 - who
        return (
            sum(1 for ops in hand if KILL in ops) / 2.0,
            sum(1 for ops in hand if ROPE in ops) / 2.0,
            sum(1 for ops in hand if ops & {UNSEEN, SWAP}) / 2.0,
            sum(1 for ops in hand if PASSAGE in ops) / 2.0,
            float(state.status[other] in (ON_MAP, IN_PASSAGE)),
            float(bool(state.done >> other & 1)),
        )
