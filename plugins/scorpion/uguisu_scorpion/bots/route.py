"""An intruder's errand, and its way about the map: moves of up to three zones, and what each is worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from uguisu_scorpion.bots.sense import FAR, PASSAGE, ROPE, SWAP, UNSEEN, Sense, Talents
from uguisu_scorpion.rules.movement import may_enter, roped
from uguisu_scorpion.state import ON_MAP, TRAP, TURN, ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame

LEAVE, ENTER = -2, -3
"""Steps that are no zones: off the board, and into the secret passage."""

SEARCH_WORTH = 4.0
MISSION_WORTH = 14.0
AWAY_WORTH = 30.0
WARY = 2.0
"""By how much more dangers weigh to somebody who is wary."""
SEEN = 5.0
"""What it costs to be found."""


@dataclass(slots=True)
class Way:
    """A move: its steps, and what it is worth. `rope` says that a rope must be tied for the last step."""

    steps: tuple[int, ...]
    worth: float
    rope: bool = False


class Router:
    """Weighs the moves of one intruder in one position."""

    def __init__(
        self, game: ScorpionGame, sense: Sense, talents: Talents, state: ScorpionState, who: int
    ) -> None:
        self.game, self.sense, self.state, self.who = game, sense, state, who
        self.errand = Errand(game, sense, state, who)
        hand = state.areas[game.table.hands[who]]
        self.ropes = bool(talents.having(hand, ROPE))
        self.sneaks = len(talents.having(hand, UNSEEN)) + len(talents.having(hand, SWAP))
        on_table = any(game.cards[kind].props.passage for kind in state.areas[game.table.tables[who]])
        self.passage = on_table or bool(talents.having(hand, PASSAGE))
        self.field = sense.field(state, self.errand.goals, self.ropes, self.passage)
        self.guards = [place for place in state.at[: game.guards] if place >= 0]
        self.ahead = self._where_patrols_go()
        self.caution = self._caution()
        self._risks: dict[tuple[int, int], float] = {}

    def _where_patrols_go(self) -> set[int]:
        """SC-25: the zones that patrols will come to, if nothing turns them."""
        track = self.game.ground.track
        found: set[int] = set()
        for number, ahead in enumerate(self.state.facing):
            if ahead >= 0 and number in self.state.group:
                found.add(ahead)
                here = self.state.at[self.state.group.index(number)]
                found.update(zone for zone in track[ahead] if zone != here)
        return found

    def _caution(self) -> float:
        """How much risks weigh: less as time runs out, more when wounded."""
        here = self.state.at[self.game.first + self.who]
        wounds = len(self.state.areas[self.game.table.wounds[self.who]])
        way = min(self.field[here], 40.0) if here >= 0 else 10.0
        if not self.errand.home:
            way += 10.0
        slack = self.errand.turns - way / 2.2
        return max(0.25, min(1.2, 0.5 + slack / 10.0)) * (1.0 + 0.3 * wounds)

    def ways(self) -> list[Way]:
        """Return every move from here on; the empty one is to stop."""
        state = self.state
        here = state.at[self.game.first + self.who]
        found: list[Way] = []
        left = 0 if state.stopped else state.cap - state.noise[self.who]
        self._extend(found, here, (), left, 0.0)
        return found

    def wary(self, way: Way) -> float:
        """Return what a move is worth to somebody who cares for nothing but not to be found."""
        end = way.steps[-1] if way.steps else self.state.at[self.game.first + self.who]
        if end < 0:
            return way.worth
        return way.worth - self._finds(end, way.steps) - WARY * self._risk(end, way.steps)

    def _extend(self, found: list[Way], here: int, steps: tuple[int, ...], left: int, price: float) -> None:
        game, state, ground = self.game, self.state, self.game.ground
        if here >= 0 and not (not steps and state.unseen):
            found.append(Way(steps, self._worth(here, steps) - price))
        if left <= 0:
            return
        if here < 0:
            passage = game.table.passage_of[self.who]
            nexts = sorted(set(state.ends[2 * passage : 2 * passage + 2]))
        else:
            nexts = list(ground.near[here])
            if ground.edge[here]:
                sure = self._errand_done(steps)
                stranded = (1.0 - sure) * AWAY_WORTH if self.errand.turns > 1 else 0.0
                if sure:
                    found.append(Way((*steps, LEAVE), sure * AWAY_WORTH - stranded - price))
            self._climb(found, here, steps, price)
            if (
                self.passage
                and may_enter(game, state, self.who)
                and here in state.ends
                and not ground.moat[here]
            ):
                other = min(self.field[end] for end in state.ends if end >= 0)
                found.append(Way((*steps, ENTER), 1.0 - other - 3.0 - price))
        visited = (*state.paths[self.who][:-1], here) if not steps else steps[:-1]
        if self.errand.turns == 1 and self._errand_done(steps):  # out again by the way it came
            visited = ()
        for place in nexts:
            if place in visited:
                continue
            more = price + self._guards_on_the_way(place, left)
            self._extend(found, place, (*steps, place), 0 if ground.moat[place] else left - 1, more)

    def _climb(self, found: list[Way], here: int, steps: tuple[int, ...], price: float) -> None:
        tied = roped(self.game, self.state, self.who, here)
        found += [Way((*steps, place), self._worth(place, (*steps, place)) - price) for place in tied]
        if self.ropes:
            for place in self.game.ground.walls[here]:
                if place not in tied and not self.state.crowd[place]:
                    worth = self._worth(place, (*steps, place)) - price - 2.5
                    found.append(Way((*steps, place), worth, rope=True))

    def _guards_on_the_way(self, place: int, left: int) -> float:
        crowd = self.state.crowd[place]
        if not crowd:
            return 0.0
        if crowd == 1 and self.sneaks and left > 1:
            return 1.5
        return SEEN * self.caution

    def _worth(self, end: int, steps: tuple[int, ...]) -> float:
        return -min(self.field[end], FAR) + self._finds(end, steps) - self._risk(end, steps)

    def _finds(self, end: int, steps: tuple[int, ...]) -> float:
        """What may be searched this turn: zones left or entered, two at most (SC-51)."""
        if (
            self.errand.home or self.errand.turns == 1
        ):  # who has not left by then has failed, whatever it finds
            return 0.0
        been = {*self.state.paths[self.who], *steps, end} if steps or self.state.noise[self.who] else set()
        hits = sum(1 for zone in been if zone in self.errand.goals and self.errand.goals[zone] < 3.0)
        if self.errand.sure:
            return MISSION_WORTH * min(hits, 1)
        return SEARCH_WORTH * min(hits, self.game.options.searches_a_turn)

    def _errand_done(self, steps: tuple[int, ...]) -> float:
        """How likely an intruder's errand is done when it has left: zones that it came through are searched even then."""
        if self.errand.home:
            return 1.0
        goals = [zone for zone in self.errand.goals if self.sense.castle[zone] >= 0]
        hits = len({*self.state.paths[self.who], *steps}.intersection(goals))
        if self.errand.sure or not hits:
            return float(hits > 0)
        return min(hits, self.game.options.searches_a_turn) / len(goals)

    def _risk(self, end: int, steps: tuple[int, ...]) -> float:
        """Ears within reach of the noise, guards who could come, patrols on their way."""
        noise = self.state.noise[self.who] + len(steps)
        risk = self._risks.get((end, noise))
        if risk is None:
            risk = self._risks[end, noise] = self._risk_of(end, noise) * self.caution
        return risk

    def _risk_of(self, end: int, noise: int) -> float:
        sound, walk = self.game.ground.sound[end], self.sense.walk[end]
        risk = 0.0
        ears = 0
        for guard in self.guards:
            if noise and sound[guard] <= noise:
                ears += 1
            distance = walk[guard]
            if distance <= 2:
                risk += 0.9 if distance == 1 else 0.45
        risk += 0.8 * min(ears, 2) + (0.2 * noise if ears else 0.0)
        if self.state.crowd[end]:
            risk += SEEN
        if end in self.ahead:
            risk += 2.5
        return risk


class Errand:
    """One intruder's aims, as far as its player knows.

    Attributes:
        home: whether it only wants to get away.
        sure: whether the goal is the very zone of its mission.
        goals: zones -> what it costs to be there.
        turns: turns left, this one included.
    """

    def __init__(self, game: ScorpionGame, sense: Sense, state: ScorpionState, who: int) -> None:
        self.turns = game.options.turns - state.tracks[TURN] + 1
        self.home = bool(state.done >> who & 1)
        self.sure = False
        self.goals: dict[int, float] = {}
        if self.home:
            self.goals = dict.fromkeys(game.ground.edges, 1.0)
            return
        known = 1 << who if game.rival else 3
        letter = state.missions[who]
        searched, items = state.searched, state.items
        # a new copy starts before it has a letter (SC-57)
        mine = [zone for zone in sense.hiding if letter and searched[zone] & known and items[zone] == letter]
        if mine:
            self.sure = True
            self.goals = {mine[0]: 0.0}
            return
        self.goals = self._unsearched(game, sense, state, who, known)

    def _unsearched(
        self, game: ScorpionGame, sense: Sense, state: ScorpionState, who: int, known: int
    ) -> dict[int, float]:
        """Zones nobody has looked into, of castles that may still hold the letter; rather not those next to the other."""
        share = -(-len(game.letters) // max(1, len(game.ground.hiding)))
        goals: dict[int, float] = {}
        other = state.at[game.first + 1 - who] if not game.rival else -1
        busy = other >= 0 and state.status[1 - who] == ON_MAP and not state.done >> (1 - who) & 1
        for zones in game.ground.hiding:
            found = sum(1 for zone in zones if state.searched[zone] & known and 0 < state.items[zone] < TRAP)
            if found >= share:
                continue
            for zone in zones:
                if not state.searched[zone] & known:
                    goals[zone] = max(0.0, 3.0 - 0.5 * sense.walk[other][zone]) if busy else 0.0
        return goals or dict.fromkeys(game.ground.edges, 1.0)
