"""An intruder's errand, and its way about the map: moves of up to three zones, and what each is worth."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from uguisu import OFF
from uguisu_scorpion.bots.intruder_weights import USUAL, IntruderWeights
from uguisu_scorpion.bots.knowledge import FAR, PASSAGE, ROPE, SWAP, UNSEEN, CardKnowledge, MapKnowledge
from uguisu_scorpion.rules.intruder_movement import may_enter, roped
from uguisu_scorpion.state import IN_PASSAGE, NINJA, ON_MAP, TRAITOR, TRAP, TURN, ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.bots.guard_arrivals import GuardArrivals
    from uguisu_scorpion.game import ScorpionGame

LEAVE, ENTER = -2, -3
"""Steps that are no zones: off the board, and into the secret passage."""

MISSION_WORTH = 14.0
AWAY_WORTH = 24.0
WARY = 2.0
"""By how much more dangers weigh to somebody who is wary."""
STRIKES = 1.5
"""How often one is wounded that is found."""
KENJUTSU = 2
"""As long as guards have so many, they strike as often as they may."""
INSIDE = 0.02
"""How likely somebody in the passage is found."""
HIDING, STEP, NEARER = 15.0, 0.05, 0.1
"""To somebody who lies low: what it costs to be found, to go one zone, and to be one zone further from what it seeks."""
IN_TIME = 12
"""With how many turns left nobody who has come again hides any longer."""
UNAWARE, UNHEARD, HEARD, NAMED = 0.04, 0.05, 0.15, 0.8
"""How likely somebody is found: by chance, and by each guard no more than two zones away who knows nothing, to whom the move
can be heard, and if zones were searched on the way. As it was in 70 nights on The Two Castles."""
NAMED_AFAR = 0.15
"""The same after a search, if the nearest guard is three zones away."""
PATROLLED = 0.9
"""How likely a patrol comes where its way leads."""


@dataclass(slots=True)
class Way:
    """A move: its steps, and what it is worth. `rope` says that a rope must be tied for the last step."""

    steps: tuple[int, ...]
    worth: float
    rope: bool = False


class Naming(NamedTuple):
    """What is named after a move, what that may find, and what being found for it would cost, as likely as that is."""

    zones: tuple[int, ...]
    finds: float
    risk: float


class Router:
    """Weighs the moves of one intruder in one position; by what guards will suspect of each, if there is a `hunt`."""

    def __init__(
        self,
        game: ScorpionGame,
        sense: MapKnowledge,
        talents: CardKnowledge,
        state: ScorpionState,
        who: int,
        *,
        nerve: IntruderWeights = USUAL,
        hunt: GuardArrivals | None = None,
    ) -> None:
        self.game, self.sense, self.talents, self.state, self.who = game, sense, talents, state, who
        self.nerve, self.hunt = nerve, hunt
        self.errand = Errand(game, sense, state, who, nerve)
        hand = state.areas[game.table.hands[who]]
        self.ropes = bool(talents.having(hand, ROPE))
        self.sneaks = len(talents.having(hand, UNSEEN)) + len(talents.having(hand, SWAP))
        opened = any(game.cards[kind].props.passage for kind in state.areas[game.table.tables[who]])
        self.passage = opened or bool(talents.having(hand, PASSAGE))
        self.field = sense.field(state, self.errand.goals, self.ropes, self.passage)
        self.guards = [place for place in state.at[: game.guards] if place >= 0]
        self.ahead = self._where_patrols_go()
        self.caution = self._caution()
        self.lies_low = self._lies_low()
        self.hurt = HIDING if self.lies_low else self._hurt()
        self._risks: dict[tuple[int, int, bool], float] = {}

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
        """How much risks weigh: less as time runs out."""
        here = self.state.at[self.game.first + self.who]
        way = min(self.field[here], 40.0) if here >= 0 else 10.0
        if not self.errand.home:
            way += 10.0
        slack = self.errand.turns - way / 2.2
        return max(0.5, min(0.8, 0.55 + slack / 16.0))

    def _hurt(self) -> float:
        """What it costs to be found: the more, the less it can bear."""
        game, state, who = self.game, self.state, self.who
        comes_again = state.tracks[TURN] < game.options.last_return and not state.returned >> who & 1
        left: int = game.limits[who] - len(state.areas[game.table.wounds[who]])
        life = self.nerve.life * (self.nerve.comes_again if comes_again else 1.0)
        if self.errand.home:
            life *= self.nerve.carrying
        strikes = STRIKES
        if self.nerve.struck:
            strikes -= self.nerve.struck * max(0, KENJUTSU - self.talents.blows(state))
        return life * self.caution * min(1.0, strikes / max(1, left))

    def _lies_low(self) -> bool:
        """Whether it hides: the traitor until the ninja has drawn the guards to itself, when the night begins, and a new copy
        until the alert has fallen.
        """
        state, who, turn = self.state, self.who, self.state.tracks[TURN]
        if self.errand.home:
            return False
        if state.returned >> who & 1:
            return turn < state.died[who] + self.nerve.anew[who] and self.errand.turns > IN_TIME
        return who == TRAITOR and turn <= self.nerve.lying_low and state.status[NINJA] in (ON_MAP, IN_PASSAGE)

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
        _, finds, risk = self._named(end, way.steps)
        return way.worth - finds - WARY * risk

    def _extend(self, found: list[Way], here: int, steps: tuple[int, ...], left: int, price: float) -> None:
        game, state, ground = self.game, self.state, self.game.ground
        if here >= 0 and not (not steps and state.unseen):
            found.append(Way(steps, self.worth(here, steps) - price))
        elif here < 0 and self.nerve.stay:
            found.append(Way((), self._inside() - self.nerve.stay))
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
                found.append(Way((*steps, ENTER), self._into_passage(steps) - price))
        visited = (*state.paths[self.who][:-1], here) if not steps else steps[:-1]
        if self.errand.turns == 1 and self._errand_done(steps):  # out again by the way it came
            visited = ()
        for place in nexts:
            if place in visited:
                continue
            more = price + self._guards_on_the_way(place, left)
            self._extend(found, place, (*steps, place), 0 if ground.moat[place] else left - 1, more)

    def _into_passage(self, steps: tuple[int, ...]) -> float:
        """What it is worth to end a move there; who reckons with guards names all it likes: they know where it is as it is."""
        if self.hunt is None:
            return 1.0 - self._way_on() - 3.0
        finds = 0.0 if self.lies_low else self._finds(OFF, (*steps, ENTER))
        return self._inside() + finds

    def _inside(self) -> float:
        """What it is worth to be in the passage after the move."""
        return -1.0 - self._way_on() - self.hurt * INSIDE

    def _way_on(self) -> float:
        """How far it is from the better end of the passage to what is sought."""
        return min(self.field[end] for end in self.state.ends if end >= 0)

    def _climb(self, found: list[Way], here: int, steps: tuple[int, ...], price: float) -> None:
        tied = roped(self.game, self.state, self.who, here)
        found += [Way((*steps, place), self.worth(place, (*steps, place)) - price) for place in tied]
        if self.ropes:
            for place in self.game.ground.walls[here]:
                if place not in tied and not self.state.crowd[place]:
                    worth = self.worth(place, (*steps, place)) - price - 2.5
                    found.append(Way((*steps, place), worth, rope=True))

    def _guards_on_the_way(self, place: int, left: int) -> float:
        crowd = self.state.crowd[place]
        if not crowd:
            return 0.0
        if crowd == 1 and self.sneaks and left > 1:
            return 1.5
        return self.nerve.seen * self.caution

    def worth(self, end: int, steps: tuple[int, ...]) -> float:
        """Return what it is worth to end a move in a zone, by these steps."""
        _, finds, risk = self._named(end, steps)
        if self.lies_low:
            return -NEARER * min(self.field[end], FAR) - STEP * len(steps) - risk
        return -min(self.field[end], FAR) + finds - risk

    def _named(self, end: int, steps: tuple[int, ...]) -> Naming:
        if self.hunt is None:
            return Naming((), self._finds(end, steps), self._risk(end, steps))
        moved = steps or self.state.noise[self.who]
        return self.naming(end, {*self.state.paths[self.who], *steps, end} if moved else set())

    def naming(self, end: int, been: set[int]) -> Naming:
        """Return what it had best name of zones it came through, ending in a zone: nothing, if that gives away too much."""
        return max(self.namings(end, been), key=lambda naming: naming.finds - naming.risk)

    def namings(self, end: int, been: set[int]) -> list[Naming]:
        """Return all that may be named of zones it came through, ending in a zone, or having left: nothing, at least."""
        named = self.sought(been)
        most = 1 if self.errand.sure else min(len(named), self.game.options.searches_a_turn)
        each = MISSION_WORTH if self.errand.sure else self.nerve.search
        choices = [zones for count in range(most + 1) for zones in combinations(named, count)]
        return [Naming(zones, each * len(zones), self.hurt * self._met(end, zones)) for zones in choices]

    def _met(self, end: int, named: tuple[int, ...]) -> float:
        """How likely it is found before it moves again, if it names these; not at all, if it is off the board."""
        if end < 0:
            return 0.0
        if self.hunt is None or self.state.crowd[end]:
            return 1.0
        return self.hunt.found(end, named)

    def sought(self, zones: set[int]) -> list[int]:
        """Return those of some zones that may hold what it seeks, if it wants to search them."""
        if self.errand.home or self.errand.turns == 1 or self.lies_low:
            return []
        return [zone for zone in sorted(zones) if zone in self.errand.goals and self.sense.castle[zone] >= 0]

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
        return self.nerve.search * min(hits, self.game.options.searches_a_turn)

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
        """What it costs to be found after a move, as likely as that is."""
        noise = self.state.noise[self.who] + len(steps)
        named = self._finds(end, steps) > 0.0
        risk = self._risks.get((end, noise, named))
        if risk is None:
            risk = self._risks[end, noise, named] = self._found(end, noise, named) * self.hurt
        return risk

    def _found(self, end: int, noise: int, named: bool) -> float:
        """How likely guards find it: where it has searched they know that it is near, where they hear it they may."""
        if self.state.crowd[end]:
            return 1.0
        sound, walk = self.game.ground.sound[end], self.sense.walk[end]
        near = sum(1 for guard in self.guards if walk[guard] <= 2)
        each = HEARD if noise and any(sound[guard] <= noise for guard in self.guards) else UNHEARD
        missed = (1.0 - UNAWARE) * (1.0 - (NAMED if named else each)) ** near
        if named and not near and any(walk[guard] == 3 for guard in self.guards):
            missed -= NAMED_AFAR
        if end in self.ahead:
            missed *= 1.0 - PATROLLED
        return 1.0 - missed


class Errand:
    """One intruder's aims, as far as its player knows.

    Attributes:
        home: whether it only wants to get away.
        sure: whether the goal is the very zone of its mission.
        goals: zones -> what it costs to be there.
        turns: turns left, this one included.
    """

    def __init__(
        self,
        game: ScorpionGame,
        sense: MapKnowledge,
        state: ScorpionState,
        who: int,
        nerve: IntruderWeights = USUAL,
    ) -> None:
        self.apart = nerve.apart
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
        self, game: ScorpionGame, sense: MapKnowledge, state: ScorpionState, who: int, known: int
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
                    goals[zone] = max(0.0, self.apart - 0.5 * sense.walk[other][zone]) if busy else 0.0
        return goals or dict.fromkeys(game.ground.edges, 1.0)
