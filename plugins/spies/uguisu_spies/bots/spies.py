"""Spies by rules of thumb: they plan where to stop by who can look there, what it sounds like, and what they came for."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from heapq import heappop, heappush
from typing import TYPE_CHECKING, NamedTuple

from uguisu import OFF, mask_of
from uguisu_spies.bots.goals import Wants
from uguisu_spies.bots.threats import CAMERA, Peril, Threats, exposed
from uguisu_spies.secrecy.suspicion import Layers
from uguisu_spies.state import ALERT, DEAD, IN, MINIMUM, ROUND, WAITING, SpiesState
from uguisu_spies.turn.spies import CRAWL, RUN, SNEAK, TOKENS, WALK, SpyTurn

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame

FAR_OFF = 99.0
"""A way that there is not."""
CAUGHT_COSTS, LAST_COSTS = 16.0, 32.0
"""What being caught costs, in steps; for who carries what is looked for, or is the last, it is the game."""
SEEN_COSTS = 5.0
DOG_COSTS = 5.0
ALERT_COSTS, MINIMUM_COSTS = 3.0, 5.0
"""What one more on the alert costs that does not fall again by itself, and one more of its minimum."""
OPENING_COSTS = 2.0
"""What a door or window costs that must be opened first; ALARM_COSTS if it has an alarm."""
READY = 0.5
"""What it is worth to stand at one with a step left to open it; less than what is gained when it is open, or nobody would."""
ALARM_COSTS = 2.0
FELLOW = 0.5
"""How likely a fellow who has not moved yet makes a token, too, so that the two make a pair."""
MISSED_COSTS = 1.5
"""What a figure costs that the guard will miss when he activates it."""
LOAD_COSTS = 1.5
CARD_COSTS = 0.8
"""What a card must be worth to be played."""
HELD = 4.0
"""How many steps a way is longer through a square where a civilian stands: nobody shoots it, so it may stand there for long."""
IDLE = 1.0
"""How much a step is worth to a spy who has nothing left to do."""
THERE = 4.0
"""What it is worth to stop where one wants to be."""
WAY_OUT = 8.0
"""How long the way out is thought to be, as long as there is something else to be done first."""
BREATHLESS, LEAST_FEAR = 4.0, 0.1
"""How many squares a round are more than can be done; how much such a spy fears yet."""
KEPT = 512
"""How many positions are kept with how far it is from each square."""
REACHES_KEPT = 512
"""How many places to set out from are kept with the squares that are reached from there."""
MOST_TARGETS = 8
"""How many things a card is thought of to be played on."""
OPENED_BY = {
    "wire": ("wire",),
    "lock": ("door",),
    "glass": ("glass",),
    "shut": ("door", "glass"),
    "electronic_lock": ("electronic",),
}
"""Which borders a card opens, by what it is played on."""


class Stop(NamedTuple):
    """A square at which a spy may stop, its first step there (`OFF` to stay), and how it is then suspected, and lies."""

    place: int
    first: int
    layers: Layers
    low: bool


class Outlook(NamedTuple):
    """What a spy weighs its way by: how far it is from each square, where it can open what is shut, what is to be feared, and
    how much a step is worth; who has no time left has nothing to fear, either.
    """

    far: list[float]
    openings: dict[int, float]
    peril: Peril
    hurry: float
    fear: float

    def way(self, place: int) -> float:
        """Return what the way from a square still costs."""
        return self.far[place] * self.hurry


class SpiesBot:
    """Weighs every square that a spy can stop at, and tries out whatever else it can do."""

    def __init__(self, game: SpiesGame) -> None:
        self.game, self.threats = game, Threats(game)
        self.turn: SpyTurn = game.phases_by_name["spy_turn"]  # type: ignore[assignment]
        self._turn = game.phases.index(self.turn)
        self._tools = {
            card.number: tuple(kind for mode in card.modes for kind in OPENED_BY.get(mode.target, ()))
            for card in game.card_rules.kinds
        }
        self._ways: dict[object, tuple[list[float], dict[int, float]]] = {}
        self._reached: dict[tuple[object, ...], dict[int, tuple[int, int]]] = {}
        self.wants = Wants(game)

    # --- where to ---------------------------------------------------------------------------------------------------

    def distances(
        self, state: SpiesState, spy: int, goals: list[int], shut: int
    ) -> tuple[list[float], dict[int, float]]:
        """Return how far it is from each square to the nearest goal, through what is open or can be opened.

        And the squares where something shut is in the way, with what is gained when it has been opened.
        """
        game, ground = self.game, self.game.ground
        held = mask_of(place for place in (state.shown[one] for one in game.civilians) if place != OFF)
        kinds = frozenset(kind for card in state.areas[game.hands[spy]] for kind in self._tools[card])
        water = game.land(state).water
        climbs = bool(state.climbing >> spy & 1 or game.traits(state, spy, "climb"))
        key = (tuple(goals), state.breaches, state.alarms, kinds, shut, held, climbs)
        known = self._ways.get(key)
        if known is not None:
            return known
        opened = frozenset(breach[0] for breach in state.breaches)
        closed = frozenset(
            number
            for number, border in enumerate(ground.borders)
            if border.kind in kinds and number not in opened
        )
        free, ways = (ground.ways(some, climbing=climbs) for some in (opened, opened | closed))
        far = [FAR_OFF] * ground.size
        openings: dict[int, float] = {}
        heap: list[tuple[float, int]] = []
        for goal in goals:
            far[goal] = 0.0
            heappush(heap, (0.0, goal))
        while heap:
            done, here = heappop(heap)
            if done > far[here]:
                continue
            for there in ways[here]:
                cost = 1.0 + (water >> here & 1) + 4.0 * (shut >> here & 1) + HELD * (held >> here & 1)
                opening = 0.0
                if there not in free[here]:
                    if (here, there) not in ground.border_of:
                        continue  # round the corner of what is closed
                    opening = OPENING_COSTS + ALARM_COSTS * (ground.border_of[here, there] in state.alarms)
                if done + cost + opening < far[there]:
                    far[there] = done + cost + opening
                    openings.pop(there, None)
                    if opening:
                        openings[there] = READY
                    heappush(heap, (far[there], there))
        if len(self._ways) >= KEPT:
            self._ways.clear()
        self._ways[key] = far, openings
        return far, openings

    def decides(self, state: SpiesState, spy: int) -> bool:
        """Whether it is a spy that decides in its turn."""
        return state.phase == self._turn and state.stack[-1][2] == spy

    def outlook(self, state: SpiesState, spy: int) -> Outlook:
        """Return what a spy weighs its way by, now. Who wants nothing, for a fellow has it all, gets out of the way."""
        goals = self.wants.goals(state, spy)
        peril = self.threats.peril(state)
        edge = self.game.land(state).ground.edge
        far, openings = self.distances(state, spy, goals or sorted(edge), peril.shut)
        here = state.at[spy]
        left = far[here] + WAY_OUT * (not self.wants.may_leave(state, spy)) if here != OFF else 0.0
        pace = left / max(1, self.game.mission.rounds - state.tracks[ROUND] + 1)
        fear = min(1.0, max(LEAST_FEAR, (BREATHLESS - pace) / 2))
        return Outlook(far, openings, peril, 0.8 + min(2.0, pace / 2) if goals else IDLE, fear)

    def _holds_any(self, state: SpiesState, spy: int) -> bool:
        return any(state.carrier[item] == spy for item in self.game.items)

    # --- what it costs ------------------------------------------------------------------------------------------------

    def thought(self, state: SpiesState, spy: int, tokens: int) -> Layers:
        """Return where the guard will think a spy is, if it stops now, having made some noise where it began."""
        here = state.went[0] if state.went else state.at[spy]
        if here == OFF:
            return ()
        tokens = 0 if state.hushed >> spy & 1 else tokens
        return self.game.suspicion.after_noise(state, spy, (here,) * tokens)

    def danger(
        self, state: SpiesState, spy: int, peril: Peril, place: int, layers: Layers, *, lying: bool
    ) -> float:
        """Return what it costs, in steps, to stop at a square where the guard thinks a spy is by `layers`."""
        game = self.game
        left = sum(status <= IN for status in state.spies)
        worst = LAST_COSTS if left == 1 or game.holds_marked(state, spy) else CAUGHT_COSTS
        cost = worst * peril.caught(place, layers, lying=lying)
        if not lying:
            cost += SEEN_COSTS * CAMERA * (peril.watched >> place & 1) + worst * 0.8 * (
                peril.shut >> place & 1
            )
        return cost + DOG_COSTS * (peril.dogs >> place & 1)

    def noise_costs(self, state: SpiesState, spy: int, tokens: int) -> float:
        """Return what the alert costs, after some more noise of a spy: a token left over may yet be paired by a fellow's."""
        whole, left = divmod(state.odd + tokens, 2)
        cost = self.alert_costs(state, whole)
        others = any(
            other != spy and state.spies[other] <= IN and not state.moved >> other & 1
            for other in self.game.spies
        )
        if left and others:
            cost += FELLOW * (self.alert_costs(state, whole + 1) - cost)
        return cost

    def alert_costs(self, state: SpiesState, pairs: int) -> float:
        """Return what the alert costs, after some more pairs of noise: what raises it by one falls again by itself."""
        alert, least = state.tracks[ALERT] + pairs, state.tracks[MINIMUM]
        steep = 1.0 + max(0, alert - 4)
        cost = max(0, alert - 1 - least) * ALERT_COSTS * steep + least * MINIMUM_COSTS
        return cost + (100.0 if alert >= 9 else 0.0)

    def owed(self, state: SpiesState, spy: int, mode: int) -> int:
        """Return how many tokens a mode of movement owes; where walking raises the alert, it counts as a pair."""
        if mode < 0 or state.hushed >> spy & 1:
            return 0
        return 2 if mode == WALK and self.game.mission.walking_alerts else TOKENS[mode]

    def value(self, state: SpiesState, spy: int) -> float:
        """Return what a position in the midst of a spy's turn is worth to it, in steps."""
        game = self.game
        if state.over:
            return 1000.0 * game.returns(state)["spies"]
        if state.spies[spy] > IN:
            return -2 * LAST_COSTS
        outlook = self.outlook(state, spy)
        peril = outlook.peril
        worth, _ = self._best(
            state, spy, state.points, outlook, state.mode, lying=bool(state.lying >> spy & 1)
        )
        worth -= ALERT_COSTS * exposed(game, state, peril)
        disguised = set(state.disguise)
        for unit in game.units:
            missed = state.status[unit] >= DEAD and state.shown[unit] != OFF and unit not in disguised
            worth -= MISSED_COSTS * missed + LOAD_COSTS * (state.carrier[unit] == spy)
        for other in game.spies:
            if other != spy and state.spies[other] == IN:
                if self._holds_any(state, other):
                    worth -= self.outlook(state, other).way(state.at[other])
                lying = bool(state.lying >> other & 1)
                layers = game.suspicion.after_noise(state, other, ())
                worth -= self.danger(state, other, peril, state.at[other], layers, lying=lying)
        return worth

    # --- decisions --------------------------------------------------------------------------------------------------

    def spy_turn(self, state: SpiesState, legal: list[int], rng: random.Random) -> int:
        """Come in, choose how to move, step on, do what helps, leave."""
        turn, spy = self.turn, state.stack[-1][2]
        if state.spies[spy] == WAITING:
            return self._come_in(state, legal, spy)
        if turn.LEAVE in legal and self.wants.may_leave(state, spy):
            return turn.LEAVE
        outlook = self.outlook(state, spy)
        if state.mode < 0:
            return self._choose_mode(state, legal, spy, outlook)
        lying = bool(state.lying >> spy & 1)
        _, step = self._best(state, spy, state.points, outlook, state.mode, lying=lying)
        stops = step == OFF or turn.STEP + step not in legal
        if stops or len(state.went) == 1:
            action = self.best_other(state, legal, spy)
            if action >= 0:
                return action
        return turn.STOP if stops else turn.STEP + step

    def _come_in(self, state: SpiesState, legal: list[int], spy: int) -> int:
        return next(iter(self.ways_in(state, legal, spy)), self.turn.STOP)

    def ways_in(self, state: SpiesState, legal: list[int], spy: int) -> list[int]:
        """Return where a spy may come in, the best first; nowhere, where it wants nothing."""
        steps = [action for action in legal if action >= self.turn.STEP]
        goals = self.wants.goals(state, spy)
        if not steps or not goals:
            return []
        peril = self.threats.peril(state)
        far, _ = self.distances(state, spy, goals, peril.shut)
        return sorted(
            steps,
            key=lambda a: (
                far[a - self.turn.STEP] + sum(seen >> a - self.turn.STEP & 1 for seen in peril.seen),
                a,
            ),
        )

    def _choose_mode(self, state: SpiesState, legal: list[int], spy: int, outlook: Outlook) -> int:
        best, chosen = -1e9, CRAWL
        for mode, points, lying in self.modes(state, legal, spy):
            worth, _ = self._best(state, spy, points, outlook, mode, lying=lying)
            if worth > best + 1e-9:
                best, chosen = worth, mode
        return 1 + chosen if 1 + chosen in legal else legal[-1]

    def modes(self, state: SpiesState, legal: list[int], spy: int) -> Iterator[tuple[int, int, bool]]:
        """Yield the ways to move that there are, how far each gets, and whether it lies then."""
        for mode in (CRAWL, SNEAK, WALK, RUN):
            points = self.game.speeds[mode] - state.slowed + state.points
            if mode >= WALK:
                points += self.game.traits(state, spy, "speed")
            if 1 + mode in legal:
                yield mode, points, mode == CRAWL

    def _best(
        self, state: SpiesState, spy: int, points: int, outlook: Outlook, mode: int, *, lying: bool
    ) -> tuple[float, int]:
        """Return the worth of the best square to stop at within so many points, and the first step there."""
        best, step = -1e9, OFF
        for worth, stop in self.stops(state, spy, points, outlook, mode, lying=lying):
            if worth <= best + 1e-9:
                continue  # danger makes it no better
            whole = worth - self.fear_of(state, spy, outlook, stop)
            if whole > best + 1e-9:
                best, step = whole, stop.first
        return best, step

    def fear_of(self, state: SpiesState, spy: int, outlook: Outlook, stop: Stop) -> float:
        """Return what the danger of stopping there takes off its worth."""
        return outlook.fear * self.danger(state, spy, outlook.peril, stop.place, stop.layers, lying=stop.low)

    def stops(
        self, state: SpiesState, spy: int, points: int, outlook: Outlook, mode: int, *, lying: bool
    ) -> Iterator[tuple[float, Stop]]:
        """Yield the squares to stop at within so many points, and what each is worth but for its dangers."""
        here = state.at[spy]
        reached = self.reached(state, spy, points, outlook.peril.shut)
        tokens = self.owed(state, spy, mode)
        taken = {state.at[other] for other in self.game.spies if other != spy}
        out = self.wants.may_leave(state, spy)
        moved = len(state.went) > 1
        noises = {tokens} if moved else {0, tokens}
        costs = {heard: self.noise_costs(state, spy, heard) for heard in noises}
        bushes = self.game.land(state).bushes
        layers = {heard: self.thought(state, spy, heard) for heard in noises}
        for place, (rest, first) in reached.items():
            if place in taken and place != here:
                continue
            heard = tokens if moved or place != here else 0
            worth = -outlook.way(place) - costs[heard]
            if outlook.far[place] == 0.0 and (place != here or moved):
                worth += LAST_COSTS if out and rest > 0 else THERE
            if rest > 0:
                worth += outlook.openings.get(place, 0.0) * outlook.hurry
            yield worth, Stop(place, first, layers[heard], lying or bool(bushes >> place & 1))

    def reached(self, state: SpiesState, spy: int, points: int, shut: int) -> dict[int, tuple[int, int]]:
        """Return the squares within so many points, with the points that are left there, and the first step."""
        game, here = self.game, state.at[spy]
        shut |= game.no_spies(state) | game.units_mask(state)
        land = game.land(state)
        water = 0 if game.traits(state, spy, "swim") else land.water
        climbs = bool(state.climbing >> spy & 1 or game.traits(state, spy, "climb"))
        key = (here, points, shut, water, climbs, state.breaches, land.key)
        reached = self._reached.get(key)
        if reached is not None:
            return reached
        if len(self._reached) >= REACHES_KEPT:
            self._reached.clear()
        reached = self._reached[key] = {here: (points, OFF)}
        edge = [here]
        while edge:
            further = []
            for place in edge:
                left, first = reached[place]
                if not left:
                    continue
                for there in game.spy_steps(state, spy, place):
                    rest = left - 1 - (water >> there & 1)
                    if rest < 0 or shut >> there & 1:
                        continue
                    known = reached.get(there)
                    if known is not None and known[0] >= rest:
                        continue
                    reached[there] = rest, there if first == OFF else first
                    further.append(there)
            edge = further
        return reached

    # --- all else that a spy can do: it is tried out ------------------------------------------------------------------

    def best_other(self, state: SpiesState, legal: list[int], spy: int) -> int:
        """Return the card, or whatever else can be done, that makes the position better by more than it costs; or -1."""
        best, chosen = self.value(state, spy), -1
        for action in legal:
            if action == self.turn.DROP or action >= self.turn.take_up:
                worth = self._tried(state, action, spy) - CARD_COSTS * (action >= self.turn.hand)
                if worth > best + 1e-9:
                    best, chosen = worth, action
        return chosen

    def _tried(self, state: SpiesState, action: int, spy: int) -> float:
        """Return what a position is worth after an action, and the best answers to what it asks of the spies."""
        copy = state.without_log()
        self.game.apply(copy, action)
        if copy.over or copy.seat != state.seat or copy.phase == self._turn:
            return self.value(copy, spy)
        return max(self._tried(copy, answer, spy) for answer in self._some(self.game.legal(copy)))

    @staticmethod
    def _some(legal: list[int]) -> Iterable[int]:
        """Return some of many things that a card may be played on: every so many of them."""
        return legal[:: 1 + len(legal) // MOST_TARGETS]

    def target(self, state: SpiesState, legal: list[int], rng: random.Random) -> int:
        """Play a card on what makes the position best."""
        spy = state.stack[-1][2]
        if spy < 0:
            return rng.choice(legal)
        return max(self._some(legal), key=lambda action: self._tried(state, action, spy))

    def found(self, _state: SpiesState, legal: list[int], rng: random.Random) -> int:
        """Answer a look by any card there is: it is that or being caught."""
        return rng.choice(legal[1:] or legal)

    def noise(self, state: SpiesState, legal: list[int], rng: random.Random) -> int:
        """Make the noise as far from where one is as can be."""
        here = state.at[state.stack[-1][2]]
        if here == OFF:
            return rng.choice(legal)
        where = self.game.topology.coordinates
        x, y = where[here]
        return max(legal, key=lambda place: (max(abs(where[place][0] - x), abs(where[place][1] - y)), place))

    def push(self, state: SpiesState, legal: list[int], rng: random.Random) -> int:
        """Make room where nobody is found at once, and where few can look."""
        peril = self.threats.peril(state)
        where = [(peril.shut >> place & 1, sum(seen >> place & 1 for seen in peril.seen)) for place in legal]
        return legal[where.index(min(where))]

    def lay_body(self, state: SpiesState, legal: list[int], rng: random.Random) -> int:
        """Let a body fall where it is gone, or where nobody is likely to come."""
        ground, land = self.game.ground, self.game.land(state)
        lost = [place for place in legal if (land.water | land.bushes) >> place & 1]
        peril = self.threats.peril(state)
        return min(
            lost or legal,
            key=lambda place: (
                sum(seen >> place & 1 for seen in peril.seen) if 0 <= place < ground.size else 0
            ),
        )
