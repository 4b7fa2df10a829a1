"""Spies by rules of thumb: they plan where to stop by who can look there, what it sounds like, and what they came for."""

from __future__ import annotations

import random
from collections.abc import Sequence
from heapq import heappop, heappush
from typing import TYPE_CHECKING, Any, NamedTuple

from uguisu.core.language.code import Code
from uguisu.core.machine import Condition
from uguisu.core.state import OFF
from uguisu_spies.card_words import LieDown
from uguisu_spies.conditions import SpiesAre
from uguisu_spies.rules.finding import burning
from uguisu_spies.rules.units import unit_speed
from uguisu_spies.state import ALERT, DEAD, IN, MINIMUM, ROUND, WAITING, SpiesState
from uguisu_spies.turn.spies import CRAWL, RUN, SNEAK, TOKENS, WALK, SpyTurn

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame

FAR_OFF = 99.0
"""A way that there is not."""
CAUGHT_COSTS, LAST_COSTS = 14.0, 28.0
"""What being caught costs, in steps; for who carries what is looked for, or is the last, it is the game."""
SEEN_COSTS = 3.0
ALERT_COSTS = 3.0
"""What one more on the alert costs that does not fall again by itself."""
OPENING_COSTS = 2.0
"""What a door or window costs that must be opened first."""
OPENED_BY = {
    "wire": ("wire",),
    "lock": ("door",),
    "glass": ("glass",),
    "shut": ("door", "glass"),
    "electronic_lock": ("electronic",),
}
"""Which borders a card opens, by what it is played on."""


Fears = tuple[list[tuple[int, int]], list[int], int]
"""What each unit can see and tread on, what each camera can see, and where a step is found out at once: masks."""


class Outlook(NamedTuple):
    """What a spy weighs: the way still to go from each square, what is to be feared, and how much a step is worth."""

    far: list[float]
    fears: Fears
    hurry: float


class Spies:
    """Weighs every square that a spy can stop at."""

    def __init__(self, game: SpiesGame) -> None:
        self.game = game
        self.turn: SpyTurn = game.phases_by_name["spy_turn"]  # type: ignore[assignment]
        self._threats: dict[tuple[str, int], tuple[int, int]] = {}
        self._tools = {
            card.number: tuple(kind for mode in card.modes for kind in OPENED_BY.get(mode.target, ()))
            for card in game.card_rules.kinds
        }

        mission = game.content.mission
        self._errands = [
            self._condition("spy_stopped", trigger.if_)
            for trigger in (mission.triggers if mission is not None else ())
            if trigger.on == "spy_stopped" and trigger.if_ and not (trigger.once and len(trigger.if_) == 1)
        ]
        self._ways_out = [
            self._condition("left", [test for test in objective.if_ if not isinstance(test, SpiesAre)])
            for objective in (mission.objectives if mission is not None else ())
            if objective.on == "left"
        ]

    def _condition(self, event: str, tests: Sequence[Any]) -> Condition:
        """Return what asks whether a mission would heed an event now; its frame is ``[0, 0, spy, place]``."""
        scope = dict(self.game.events[event])
        return Code(self.game, file="mission", path=(), source="", scope=scope).condition(tests)

    # --- what there is to fear ------------------------------------------------------------------------------------

    def threat(self, unit_kind: str, place: int, speed: int) -> tuple[int, int]:
        """Return what a unit can look at after a walk, and what it can step on, as masks; others in its way left aside."""
        known = self._threats.get((unit_kind, place))
        if known is None:
            game = self.game
            allowed, trodden, edge = game.allowed[unit_kind], 1 << place, [place]
            for _ in range(speed):
                edge = [
                    there
                    for here in edge
                    for there in game.ground.near[here]
                    if allowed >> there & 1 and not trodden >> there & 1
                ]
                for there in edge:
                    trodden |= 1 << there
            seen = trodden
            for here in range(trodden.bit_length()):
                if trodden >> here & 1:
                    seen |= game.looks.view(unit_kind, here)
            known = self._threats[unit_kind, place] = seen, trodden
        return known

    def fears(self, state: SpiesState) -> Fears:
        """Return what each unit can see and tread on, what each camera can see, and where a step is found out at once."""
        game = self.game
        units, shut = [], 0
        areas = game.looks.areas(burning(game, state))
        for unit in game.units:
            place = state.at[unit]
            if place == OFF or state.status[unit] >= DEAD or state.asleep >> unit & 1:
                continue
            units.append(self.threat(game.kinds_of[unit], place, unit_speed(game, unit)))
            for area in areas:
                if area >> place & 1:
                    shut |= area
        for light in game.searchlights:
            if state.at[light] != OFF:
                beam = game.beam(state, light)
                shut |= beam
                for area in areas:
                    if area & beam:
                        shut |= area
        cameras = [
            game.looks.view(game.kinds_of[camera], state.at[camera])
            for camera in game.cameras
            if state.at[camera] != OFF
        ]
        return units, cameras, shut

    # --- where to ---------------------------------------------------------------------------------------------------

    def goals(self, state: SpiesState, spy: int) -> list[int]:
        """Return where a spy wants to be: at what is looked for or has to be done, and then at the edge.

        Nowhere, if another has what they came for.
        """
        game = self.game
        if any(state.carrier[item] == spy for item in game.items):
            return sorted(game.ground.edge)
        if any(state.carrier[item] >= 0 for item in game.items):
            return []
        wanted = [state.at[item] for item in game.items if state.at[item] != OFF] or [
            place
            for place in game.walkable
            if any(heeded(state, [0, 0, spy, place]) for heeded in self._errands)
        ]
        others = [state.at[other] for other in game.spies if other != spy and state.at[other] != OFF]
        free = [place for place in wanted if place not in others]
        return free or wanted or sorted(game.ground.edge)

    def distances(self, state: SpiesState, spy: int, goals: list[int], shut: int) -> list[float]:
        """Return how far it is from each square to the nearest goal, through what is open or can be opened."""
        game, ground = self.game, self.game.ground
        opened = frozenset(breach[0] for breach in state.breaches)
        kinds = {kind for card in state.areas[game.hands[spy]] for kind in self._tools[card]}
        closed = frozenset(
            number
            for number, border in enumerate(ground.borders)
            if border.kind in kinds and number not in opened
        )
        free, ways = ground.ways(opened), ground.ways(opened | closed)
        far = [FAR_OFF] * ground.size
        heap: list[tuple[float, int]] = []
        for goal in goals:
            far[goal] = 0.0
            heappush(heap, (0.0, goal))
        while heap:
            done, here = heappop(heap)
            if done > far[here]:
                continue
            for there in ways[here]:
                cost = 1.0 + (game.water >> here & 1) + 4.0 * (shut >> here & 1)
                if there not in free[here]:
                    if (here, there) not in ground.border_of:
                        continue  # round the corner of what is closed
                    cost += OPENING_COSTS
                if done + cost < far[there]:
                    far[there] = done + cost
                    heappush(heap, (done + cost, there))
        return far

    def danger(self, state: SpiesState, spy: int, fears: Fears, place: int, *, lying: bool) -> float:
        """Return what it costs, in steps, to stop at a square: units that can look or walk there, cameras that may turn."""
        game = self.game
        units, cameras, shut = fears
        here = 1 << place
        area = game.looks.spread(here, burning(game, state))
        alert = max(state.tracks[MINIMUM], state.tracks[ALERT] - 1)
        threats = sum(bool((trodden if lying else seen) & area) for seen, trodden in units)
        share = min(1.0, alert / max(1, len(units)))
        known = game.belief.squares(state, spy).bit_count()
        focus = 0.08 + 0.92 * min(1.0, 10 / max(1, known + 12))
        caught = min(1.0, threats * share) * focus
        left = sum(status <= IN for status in state.spies)
        cost = LAST_COSTS if left == 1 or game.holds_marked(state, spy) else CAUGHT_COSTS
        seen = 0 if lying else sum(bool(view & area) for view in cameras)
        return caught * cost + 0.25 * seen * SEEN_COSTS + 20.0 * bool(shut & here and not lying)

    def noise_cost(self, state: SpiesState, mode: int) -> float:
        """Return what a mode's noise costs: what raises the alert by one falls again by itself, if it is at its minimum."""
        pairs = (state.odd + TOKENS[mode]) // 2
        if mode == WALK and self.game.mission.walking_alerts:
            pairs = 1
        alert, least = state.tracks[ALERT], state.tracks[MINIMUM]
        after, before = max(least, alert + pairs - 1), max(least, alert - 1)
        steep = 1.0 + max(0, alert + pairs - 4)
        return (after - before) * ALERT_COSTS * steep + (50.0 if alert + pairs >= 9 else 0.0)

    # --- decisions --------------------------------------------------------------------------------------------------

    def spy_turn(self, state: SpiesState, legal: list[int], rng: random.Random) -> int:
        """Come in, choose how to move, step on, open what is in the way, leave."""
        game, turn = self.game, self.turn
        spy = state.stack[-1][2]
        goals = self.goals(state, spy)
        fears = self.fears(state)
        far = self.distances(state, spy, goals, fears[2]) if goals else [0.0] * game.ground.size
        if state.spies[spy] == WAITING:
            steps = [action for action in legal if action >= turn.STEP]
            if not steps or not goals:
                return turn.STOP
            return min(
                steps,
                key=lambda a: (
                    far[a - turn.STEP] + self.danger(state, spy, fears, a - turn.STEP, lying=False),
                    a,
                ),
            )
        if turn.LEAVE in legal and self._may_leave(state, spy):
            return turn.LEAVE
        outlook = Outlook(far, fears, self._hurry(state, far[state.at[spy]]))
        if state.mode < 0:
            return self._choose_mode(state, legal, spy, outlook)
        tool = self._tool(state, legal, spy, far)
        if tool >= 0:
            return tool
        lying = bool(state.lying >> spy & 1)
        _, step = self._best(state, spy, state.points, outlook, lying=lying)
        if step != OFF and turn.STEP + step in legal:
            return turn.STEP + step
        return self._hide(state, legal, spy, fears)

    def _may_leave(self, state: SpiesState, spy: int) -> bool:
        """Whether it is time to leave: the mission is won by it, but perhaps for others who must leave, too."""
        frame = [0, 0, spy, state.at[spy]]
        return any(won(state, frame) for won in self._ways_out)

    def _hurry(self, state: SpiesState, left: float) -> float:
        """Return how much a step is worth: the more, the less time is left for the way."""
        rounds = self.game.mission.rounds - state.tracks[ROUND] + 1
        return 1.0 + min(3.0, (left + 8.0) / max(1, rounds) / 2)

    def _choose_mode(self, state: SpiesState, legal: list[int], spy: int, outlook: Outlook) -> int:
        best, chosen = -1e9, CRAWL
        for mode in (CRAWL, SNEAK, WALK, RUN):
            points = self.game.speeds[mode] - state.slowed + state.points
            worth, step = self._best(state, spy, points, outlook, lying=mode == CRAWL)
            if step != OFF or self._closed_next(state, spy, outlook.far) >= 0:
                worth -= self.noise_cost(state, mode) if step != OFF else 0.0
            if worth > best:
                best, chosen = worth, mode
        return legal[legal.index(1 + chosen)] if 1 + chosen in legal else legal[-1]

    def _best(
        self, state: SpiesState, spy: int, points: int, outlook: Outlook, *, lying: bool
    ) -> tuple[float, int]:
        """Return the worth of the best square to stop at within so many points, and the first step there."""
        game, (far, fears, hurry) = self.game, outlook
        ways = game.ground.ways(frozenset(breach[0] for breach in state.breaches))
        shut = game.no_spies | game.units_mask(state) | fears[2]
        taken = {state.at[other] for other in game.spies if other != spy}
        here = state.at[spy]
        swims = game.traits(state, spy, "swim")
        reached: dict[int, tuple[int, int]] = {here: (points, OFF)}
        edge = [here]
        while edge:
            further = []
            for place in edge:
                left, first = reached[place]
                for there in ways[place]:
                    rest = left - (2 if game.water >> there & 1 and not swims else 1)
                    if rest < 0 or shut >> there & 1 or reached.get(there, (-1, 0))[0] >= rest:
                        continue
                    reached[there] = rest, there if first == OFF else first
                    further.append(there)
            edge = further
        best, step = -1e9, OFF
        for place, (_, first) in reached.items():
            if place in taken and place != here:
                continue
            low = lying or place in game.ground.bushes
            worth = -far[place] * hurry - self.danger(state, spy, fears, place, lying=low)
            if far[place] == 0.0 and place != here:
                worth += 4.0
            if worth > best + 1e-9:
                best, step = worth, first
        return best, step

    def _closed_next(self, state: SpiesState, spy: int, far: list[float]) -> int:
        """Return the border right beside a spy that its best way leads through and that must be opened, or -1."""
        game = self.game
        here = state.at[spy]
        opened = {breach[0] for breach in state.breaches}
        kinds = {kind for card in state.areas[game.hands[spy]] for kind in self._tools[card]}
        nearest, found = far[here] - OPENING_COSTS, -1
        for number in game.borders_at[here]:
            border = game.ground.borders[number]
            beyond = border.b if border.a == here else border.a
            if border.kind in kinds and number not in opened and far[beyond] < nearest:
                nearest, found = far[beyond], number
        return found

    def _tool(self, state: SpiesState, legal: list[int], spy: int, far: list[float]) -> int:
        """Return the card that opens what is in the way, or -1."""
        border = self._closed_next(state, spy, far)
        if border < 0:
            return -1
        kind = self.game.ground.borders[border].kind
        for action in legal:
            if action >= self.turn.play and kind in self._tools[action - self.turn.play]:
                return action
        return -1

    def _hide(self, state: SpiesState, legal: list[int], spy: int, fears: Fears) -> int:
        """End the turn; before that lie down, where a card allows it and it helps."""
        place = state.at[spy]
        if not state.lying >> spy & 1 and len(state.went) > 2:
            gain = self.danger(state, spy, fears, place, lying=False) - self.danger(
                state, spy, fears, place, lying=True
            )
            for action in legal:
                if gain > 2.0 and action >= self.turn.play and self._hides(action - self.turn.play):
                    return action
        return self.turn.STOP

    def _hides(self, kind: int) -> bool:
        card = self.game.content.cards.cards[kind] if self.game.content.cards else None
        return card is not None and any(isinstance(deed, LieDown) for deed in card.do)

    def target(self, state: SpiesState, legal: list[int], rng: random.Random) -> int:
        """Of borders, open the one that leads nearest to what is wanted; of anything else, any."""
        game = self.game
        _, _, spy, kind, _ = state.stack[-1]
        if spy < 0 or not self._tools[kind]:
            return rng.choice(legal)
        far = self.distances(state, spy, self.goals(state, spy), self.fears(state)[2])

        def nearest(action: int) -> float:
            border = (action - 1) % (1 << 16)
            if border >= len(game.ground.borders):
                return FAR_OFF
            a, b, _ = game.ground.borders[border]
            return min(far[a], far[b])

        return min(legal, key=nearest)

    def noise(self, state: SpiesState, legal: list[int], rng: random.Random) -> int:
        """Make the noise as far from where one is as can be."""
        here = state.at[state.stack[-1][2]]
        if here == OFF:
            return rng.choice(legal)
        where = self.game.topology.coordinates
        x, y = where[here]
        return max(legal, key=lambda place: (max(abs(where[place][0] - x), abs(where[place][1] - y)), place))

    def lay_body(self, state: SpiesState, legal: list[int], rng: random.Random) -> int:
        """Let a body fall where it is gone, or where nobody is likely to come."""
        ground = self.game.ground
        lost = [place for place in legal if place in ground.water or place in ground.bushes]
        units, _, _ = self.fears(state)
        return min(
            lost or legal,
            key=lambda place: sum(seen >> place & 1 for seen, _ in units) if 0 <= place < ground.size else 0,
        )
