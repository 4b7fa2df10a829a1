"""How likely an intruder is where: reckoned on, fact by fact, from what everybody could see; and where the guards suspect it.

The belief says what is possible, exactly and slowly; a estimate weighs it. It spreads an intruder over the moves of a turn,
likelier towards zones not searched yet (or, when the errand is done, off the board) and out of the guards' hearing, and goes
by listens, searches, kills and whoever is shown. It takes the two intruders for independent of each other, and minds neither
walls climbed nor the passage's unknown ends: so at a table it is held against the belief (`agree`) and never rules anything
out, while in imagined games it stands alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from uguisu import mask_of
from uguisu_scorpion import history
from uguisu_scorpion.bots.guard_weights import USUAL, GuardWeights
from uguisu_scorpion.bots.knowledge import MapKnowledge, Rings
from uguisu_scorpion.state import BOTH, IN_PASSAGE, ON_MAP, TRAP, WAITING, ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame


Pair = tuple[int, int]
Likely = dict[Pair, float]
"""How likely an intruder is in a zone after so many zones moved: (zone, zones moved) -> weight, together 1."""

Fact = tuple[int, ...]

NEVER_NOTHING = 2e-2
"""What anything possible weighs at least, before all is made to sum up to 1."""
MOST = 3


class Estimate:
    """Where both intruders likely are, followed through a game.

    Attributes:
        likely: for each intruder, where it is; empty when nobody can say, or when it is not on the map.
        exact: whether it keeps to what the belief says is possible.
    """

    def __init__(self, game: ScorpionGame, sense: MapKnowledge, vigilance: GuardWeights = USUAL) -> None:
        self.game, self.sense, self.vigilance = game, sense, vigilance
        self.likely: list[Likely] = [{}, {}]
        self.exact = True
        self._read = 0
        self._start: list[dict[int, float]] = [{}, {}]
        self._steps = [MOST, MOST]
        self._named: list[tuple[int, ...]] = [(), ()]
        self._shown = 0
        self._strides: Strides | None = None
        self._mover = -1

    def fork(self) -> Estimate:
        """Return one that goes on from here by itself, without the belief."""
        copy = Estimate.__new__(Estimate)
        copy.exact = False
        copy.game, copy.sense, copy._read = self.game, self.sense, self._read
        copy.vigilance = self.vigilance
        copy.likely, copy._start = self.likely[:], self._start[:]
        copy._steps, copy._named = self._steps[:], self._named[:]
        copy._shown, copy._mover = self._shown, self._mover
        copy._strides = self._strides
        return copy

    def follow(self, state: ScorpionState) -> None:
        """Read what everybody could see since last time."""
        past, record = state.past, state.record
        count = len(past)
        fresh = [*past[self._read :], *record[max(0, self._read - count) :]]
        for index, fact in enumerate(fresh):
            self._fact(state, fact, fresh[index + 1] if index + 1 < len(fresh) else (-1,))
        self._read = count + len(record)
        if not self.exact:
            return
        for who in BOTH:
            hidden = state.status[who] == ON_MAP and not state.shown >> who & 1
            if hidden and who != self._mover:
                self._agree(who, self.game.belief.candidates(state, who))

    def _agree(self, who: int, pairs: list[Pair]) -> None:
        """Keep to what is possible, all of it."""
        likely = self.likely[who]
        self.likely[who] = whole({pair: likely.get(pair, 0.0) + NEVER_NOTHING for pair in pairs})

    def after(self, state: ScorpionState, who: int, named: tuple[int, ...]) -> Likely:
        """Return where guards will suspect an intruder after the move that it is making, if it names these zones."""
        ends = self._ends(state, who, named)
        return whole({pair: weight + NEVER_NOTHING for pair, weight in ends.items()})

    # --- facts --------------------------------------------------------------------------------------------------

    def _fact(self, state: ScorpionState, fact: Fact, after: Fact) -> None:
        code = fact[0]
        if code == history.GUARD:
            self._guarded(fact[1])
        elif code == history.LISTENED:
            self._listened(fact[1], fact[2], fact[3])
        elif code == history.SEARCHED:
            self._named[fact[1]] += (fact[2],)
            self._arrive(state, fact[1])
        elif code == history.BEGUN:
            self._begin(fact[1])
        elif code == history.MOVED:
            self._mover = -1
            self._arrive(state, fact[1])
        elif code == history.CARD:
            self._card(fact[1], fact[2], after)
        elif code == history.SHOWN:
            self._shown |= 1 << fact[1]
            self._is_at(fact[1], fact[2])
        elif code == history.HIDDEN:
            self._shown &= ~(1 << fact[1])
        elif code == history.SWAPPED:
            self._is_at(fact[1], fact[2])
        elif code == history.STARTED:
            self.likely[fact[1]] = whole(dict.fromkeys(((zone, 0) for zone in fact[2:]), 1.0))
        elif code == history.OUT_OF_PASSAGE:
            self._out_of_passage(state, fact[1])
        elif code in (history.IN_PASSAGE, history.LEFT, history.DIED):
            self._gone(fact[1])

    def _guarded(self, place: int) -> None:
        """Whoever is there is shown next; whoever is not shown is not there."""
        for who in BOTH:
            if self._shown >> who & 1 or who == self._mover:
                continue
            elsewhere = {pair: weight for pair, weight in self.likely[who].items() if pair[0] != place}
            if elsewhere:
                self.likely[who] = whole(elsewhere)

    def _listened(self, place: int, heard: int, keenness: int) -> None:
        """SC-33: nobody heard says the same of both; somebody heard may be the other one."""
        sound = self.game.ground.sound[place]
        audible = [
            {pair for pair in likely if pair[1] and sound[pair[0]] <= pair[1] + keenness}
            for likely in self.likely
        ]
        chances = [
            sum(likely[pair] for pair in ears) for likely, ears in zip(self.likely, audible, strict=True)
        ]
        for who in BOTH:
            other = chances[1 - who] if heard else 1.0
            own = 1.0 if heard else 0.0
            weighed = {
                pair: weight * (own if pair in audible[who] else other)
                for pair, weight in self.likely[who].items()
            }
            self.likely[who] = whole(weighed) or self.likely[who]

    def _begin(self, who: int) -> None:
        start: dict[int, float] = {}
        for (zone, _), weight in self.likely[who].items():
            start[zone] = start.get(zone, 0.0) + weight
        self._start[who], self._steps[who], self._named[who] = start, MOST, ()
        self._mover = who

    def _card(self, who: int, kind: int, after: Fact) -> None:
        """Whoever kills is in the zone, or next to it."""
        if after[0] != history.KILLED or after[1] < 0 or who != self._mover:
            return
        charts = self.game.belief.charts
        if "sentry_near" not in charts.aims[kind]:
            self._is_at(who, after[1])
            return
        beside = {after[1], *self.game.ground.near[after[1]]}
        start = {zone: weight for zone, weight in self._start[who].items() if zone in beside}
        self._start[who] = start or dict.fromkeys(beside, 1.0 / len(beside))
        if "limit_move" in charts.ops[kind]:
            self._steps[who] = 1

    def _is_at(self, who: int, place: int) -> None:
        if place < 0:
            self._gone(who)
            return
        self.likely[who] = {(place, 0): 1.0}
        if who == self._mover:
            self._start[who], self._steps[who] = {place: 1.0}, min(self._steps[who], MOST - 1)

    def _gone(self, who: int) -> None:
        self.likely[who], self._start[who] = {}, {}
        if self._mover == who:
            self._mover = -1

    def _out_of_passage(self, state: ScorpionState, who: int) -> None:
        """By an end that the guards know, or anywhere."""
        passage = self.game.table.passage_of[who]
        ends = [end for end in (2 * passage, 2 * passage + 1) if state.known >> end & 1]
        zones = [state.ends[end] for end in ends] if len(ends) == 2 else [*self.game.ground.dry]
        self._start[who] = dict.fromkeys(zones, 1.0 / len(zones))
        self._steps[who] = MOST - 1

    def _arrive(self, state: ScorpionState, who: int) -> None:
        """Where its move of this turn has brought it, if it was not seen to the end."""
        if self._start[who] and not self._shown >> who & 1:
            self.likely[who] = self._ends(state, who, self._named[who]) or self.likely[who]

    def _ends(self, state: ScorpionState, who: int, named: tuple[int, ...]) -> Likely:
        pull, strides = self._pull(state, who), self._strides
        if strides is None or not strides.hold(state, pull):
            strides = self._strides = Strides(self.game, state, pull)
        return strides.ends(self._start[who], self._steps[who], named)

    def _pull(self, state: ScorpionState, who: int) -> list[float]:
        """For each zone, how much it draws somebody with this one's errand."""
        if state.done >> who & 1:
            return self.sense.pull(tuple(self.game.ground.edges), self.vigilance.homeward)
        unsearched = tuple(zone for zone in self.sense.hiding if not state.searched[zone])
        return self.sense.pull(unsearched, self.vigilance.draw)


STRIDE = (0.2, 0.2, 0.3, 0.3)
"""How often somebody moves so many zones."""
SHY = 0.5
"""How much less likely an end is for each guard who could hear the noise, or who stands next to it."""
FAINT = 1e-3
"""What is less likely than this is not followed."""


class Strides:
    """The moves of one turn, in one position. `pull` tells for each zone how much it draws.

    A route asks for many ways to name zones in one position, so what does not hang on these is worked out once.
    """

    def __init__(self, game: ScorpionGame, state: ScorpionState, pull: list[float]) -> None:
        self.ground, self.pull = game.ground, pull
        self.crowd, self.posts = tuple(state.crowd), tuple(state.at[: game.guards])
        self.within = game.belief.charts.within
        self.guards = mask_of(place for place in self.posts if place >= 0)
        self._flows: dict[int, tuple[float, list[tuple[int, float]]]] = {}
        self._quiets: dict[tuple[int, int], float] = {}

    def hold(self, state: ScorpionState, pull: list[float]) -> bool:
        """Whether these are the moves in a position, for somebody who is drawn so."""
        crowd, posts = self.crowd, self.posts
        return pull is self.pull and crowd == tuple(state.crowd) and posts == tuple(state.at[: len(posts)])

    def ends(
        self, start: dict[int, float], steps: int, named: tuple[int, ...]
    ) -> dict[tuple[int, int], float]:
        """Return how likely each (zone, zones moved) is after a move of up to so many steps that touches all of `named`."""
        every = (1 << len(named)) - 1
        bits: dict[int, int] = {}
        for number, place in enumerate(named):
            bits[place] = bits.get(place, 0) | 1 << number
        front = {
            (zone, bits.get(zone, 0)): weight
            for zone, weight in start.items()
            if weight > FAINT or len(start) < 20
        }
        found: dict[tuple[int, int], float] = {}
        for moved in range(steps + 1):
            if moved:
                front = self._step(front, bits, first=moved == 1)
            elif named:
                continue
            for (zone, touched), weight in front.items():
                if touched == every:
                    pair = (zone, moved)
                    found[pair] = found.get(pair, 0.0) + weight * STRIDE[moved] * self._quiet(zone, moved)
        return whole(found)

    def _step(
        self, front: dict[tuple[int, int], float], bits: dict[int, int], first: bool
    ) -> dict[tuple[int, int], float]:
        """One zone on, no further than into a moat (SC-41)."""
        moat, flows = self.ground.moat, self._flows
        onward: dict[tuple[int, int], float] = {}
        for (zone, touched), weight in front.items():
            if moat[zone] and not first:
                continue
            total, drawn = flows.get(zone) or self._flow(zone)
            if not total:
                continue
            share = weight / total
            for other, draw in drawn:
                key = (other, touched | bits[other] if other in bits else touched)
                onward[key] = onward.get(key, 0.0) + share * draw
        return onward

    def _flow(self, zone: int) -> tuple[float, list[tuple[int, float]]]:
        """Return the zones next to a zone with how much each draws, and how much all do; none among guards, for whoever goes
        there is seen.
        """
        drawn = [(other, self.pull[other]) for other in self.ground.near[zone] if not self.crowd[other]]
        total = 0.0
        for _, draw in drawn:
            total += draw
        self._flows[zone] = total, drawn
        return total, drawn

    def _quiet(self, zone: int, moved: int) -> float:
        known = self._quiets.get((zone, moved))
        if known is None:
            rings = self.within[zone]
            ears = (self.guards & rings[moved]).bit_count() + (self.guards & rings[1]).bit_count()
            known = self._quiets[zone, moved] = SHY**ears
        return known


def whole(weights: dict[tuple[int, int], float]) -> dict[tuple[int, int], float]:
    """Return weights that sum up to 1; none, when nothing weighs anything."""
    total = sum(weights.values())
    return {pair: weight / total for pair, weight in weights.items()} if total > 0.0 else {}


MEET = 0.25
"""What it is worth to go where somebody is shown, without cards to strike."""


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
        self, game: ScorpionGame, sense: MapKnowledge, state: ScorpionState, estimate: Estimate, blows: int
    ) -> None:
        size = game.ground.size
        self.weight = [0.0] * size
        self.posts: dict[tuple[int, int, int], float] = {}
        self.catches: dict[tuple[int, int], float] = {}
        self.watch = Watch(game, sense, state, estimate.vigilance)
        self.likely: list[Likely] = []
        self._heard: dict[int, float] = {}
        self.shown: list[int] = []
        estimate.follow(state)
        for who in BOTH:
            if state.shown >> who & 1 and state.status[who] == ON_MAP:
                self.shown.append(state.at[game.first + who])
            elif state.status[who] == ON_MAP:
                self._spread(estimate.likely[who])
            elif state.status[who] == IN_PASSAGE:
                for zone in state.ends:
                    if zone >= 0 and state.known >> state.ends.index(zone) & 1:
                        self.weight[zone] += 0.3
        self.blows = blows
        self.found = self.weight[:]
        for zone in self.shown:
            self.found[zone] += estimate.vigilance.strike if blows else MEET

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


class Watch:
    """How well zones that intruders must come to are kept, in one position. Sets of zones are masks."""

    def __init__(
        self, game: ScorpionGame, sense: MapKnowledge, state: ScorpionState, vigilance: GuardWeights = USUAL
    ) -> None:
        self.rings, self.more = sense.rings, vigilance.targets
        self.targets = self.wanted = 0
        if any(
            state.status[who] in (WAITING, ON_MAP, IN_PASSAGE) and not state.done >> who & 1 for who in BOTH
        ):
            wanted = [zone for zone in sense.hiding if not state.searched[zone]]
            self.targets = mask_of(zone for zone in wanted if 0 < state.items[zone] < TRAP)
            self.wanted = mask_of(wanted)
        total = self.wanted.bit_count() + self.more * self.targets.bit_count() or 1.0
        self.lost = [loss / total for loss in vigilance.lost]
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
                worth += loss * (gained.bit_count() + self.more * (gained & self.targets).bit_count())
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
