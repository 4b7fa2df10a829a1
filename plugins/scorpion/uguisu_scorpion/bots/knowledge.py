"""What a player sees in the map and in cards: ways, how far they are, and what cards are good for."""

from __future__ import annotations

import heapq
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from math import exp
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

if TYPE_CHECKING:
    from uguisu_scorpion.board import Ground
    from uguisu_scorpion.game import ScorpionGame
    from uguisu_scorpion.state import ScorpionState


Rings = tuple[int, int, int, int]

FAR = 99.0

MOAT_COST = 1.2
"""What entering a moat costs above the zone itself: the rest of the move (SC-41)."""
ROPE_COST = 1.2
CARD_COST = 2.0
"""What a card that is used up weighs, in zones."""
GUARD_COST = 2.0
"""What passing through guards weighs, in zones."""


class MapKnowledge:
    """Distances on one map.

    Attributes:
        walk: `walk[a][b]` is how many zones it is on foot, moats not minded.
        home: for each zone, how many zones one must move from it to be off the board.
        rings: `rings[zone]`: the zones within 0, 1, 2 and 3 zones on foot, as masks.
        hiding: all zones where something may lie hidden.
        reach: `reach[zone][moved]`: where somebody may be who has moved so many zones from there.
        strides: `strides[zone]`: where guards may get from there who march two zones at most.
        castle: for each zone, the number of the castle in whose hiding places it is, or -1.
    """

    def __init__(self, game: ScorpionGame) -> None:
        ground = game.ground
        self.ground = ground
        self.walk = [_distances(ground.near, zone) for zone in range(ground.size)]
        self.rings = [_rings(away) for away in self.walk]
        self.home = [min(away[edge] for edge in ground.edges) + 1 for away in self.walk]
        self.hiding = tuple(zone for zones in ground.hiding for zone in zones)
        self.castle = [-1] * ground.size
        for number, zones in enumerate(ground.hiding):
            for zone in zones:
                self.castle[zone] = number
        self.reach = [_reach(ground, zone) for zone in range(ground.size)]
        self.strides = [_strides(ground, zone) for zone in range(ground.size)]
        self._usual_tolls = [1.0 + (MOAT_COST if moat else 0.0) for moat in ground.moat]
        self._pulls: dict[tuple[float, tuple[int, ...]], list[float]] = {}
        self._fields: dict[tuple[object, ...], list[float]] = {}

    @classmethod
    def of(cls, game: ScorpionGame) -> MapKnowledge:
        """Return the distances of a game, which all who play it share."""
        found = _KNOWN.get(game)
        if found is None:
            found = _KNOWN[game] = cls(game)
        return found

    def pull(self, goals: tuple[int, ...], draw: float) -> list[float]:
        """Return for each zone how much it draws somebody who wants to one of these: by `draw` more for each zone nearer."""
        found = self._pulls.get((draw, goals))
        if found is None:
            if len(self._pulls) > 4000:
                self._pulls.clear()
            rows = [self.walk[zone] for zone in goals]
            away = [min(row[zone] for row in rows) if rows else 0 for zone in range(self.ground.size)]
            found = self._pulls[draw, goals] = [exp(-draw * min(distance, FAR)) + 1e-3 for distance in away]
        return found

    def field(
        self, state: ScorpionState, goals: Mapping[int, float], ropes: bool, passage: bool
    ) -> list[float]:
        """Return for each zone what the way from it to the nearest goal costs an intruder.

        `goals` are zones with what it costs to be there; `ropes` and `passage` say whether the intruder could tie a rope
        or go through the secret passage.
        """
        key = (
            tuple(sorted(goals.items())),
            bytes(state.crowd),
            state.ropes,
            ropes,
            passage,
            tuple(state.ends),
        )
        found = self._fields.get(key)
        if found is None:
            if len(self._fields) > 4000:
                self._fields.clear()
            found = self._fields[key] = self._field(state, goals, ropes, passage)
        return found

    def _field(
        self, state: ScorpionState, goals: Mapping[int, float], ropes: bool, passage: bool
    ) -> list[float]:
        ground = self.ground
        near, toll = ground.near, self._tolls(state)
        more = self._other_ways(state, ropes, passage)
        cost = [FAR] * ground.size
        queue = [(worth, zone) for zone, worth in goals.items()]
        for worth, zone in queue:
            cost[zone] = worth
        heapq.heapify(queue)
        push, pop = heapq.heappush, heapq.heappop
        while queue:
            spent, zone = pop(queue)
            if spent > cost[zone]:
                continue
            into = spent + toll[zone]
            for other in near[zone]:
                if into < cost[other]:
                    cost[other] = into
                    push(queue, (into, other))
            for other, extra in more.get(zone, ()):
                total = into + extra
                if total < cost[other]:
                    cost[other] = total
                    push(queue, (total, other))
        return cost

    def _tolls(self, state: ScorpionState) -> list[float]:
        """What it costs to enter each zone."""
        return [
            usual + GUARD_COST * min(state.crowd[zone], 2) if state.crowd[zone] else usual
            for zone, usual in enumerate(self._usual_tolls)
        ]

    def _other_ways(
        self, state: ScorpionState, ropes: bool, passage: bool
    ) -> dict[int, list[tuple[int, float]]]:
        """Ways but on foot, from where they lead to: by ropes there are, by one's own, and through the passage."""
        more: dict[int, list[tuple[int, float]]] = {}
        if ropes:
            for zone, walls in enumerate(self.ground.walls):
                more[zone] = [(other, ROPE_COST + CARD_COST) for other in walls]
        for here, there, _, _ in state.ropes:
            more.setdefault(here, []).append((there, ROPE_COST))
            more.setdefault(there, []).append((here, ROPE_COST))
        if passage:
            ends = [end for end in state.ends if end >= 0]
            for zone in ends:
                more.setdefault(zone, []).extend((other, 3.0) for other in ends if other != zone)
        return more


_KNOWN: WeakKeyDictionary[ScorpionGame, MapKnowledge] = WeakKeyDictionary()


def _rings(away: list[int]) -> Rings:
    """The zones no further away than 0, 1, 2 and 3, as masks."""
    first, second, third, fourth = (
        sum(1 << zone for zone, steps in enumerate(away) if steps <= most) for most in range(4)
    )
    return first, second, third, fourth


def _reach(ground: Ground, start: int) -> list[list[int]]:
    """SC-40, SC-41: the ends of moves of 0 to 3 zones; a moat ends a move."""
    found = [[start]]
    here = {start}
    for _ in range(3):
        here = {
            other for zone in here if zone == start or not ground.moat[zone] for other in ground.near[zone]
        }
        found.append(sorted(here) or [start])
    return found


def _strides(ground: Ground, start: int) -> list[int]:
    """The ends of a march of one or two zones."""
    near = ground.near[start]
    return sorted({other for zone in near if not ground.moat[zone] for other in ground.near[zone]} | {*near})


def _distances(near: Sequence[Iterable[int]], start: int) -> list[int]:
    far = [99] * len(near)
    far[start] = 0
    queue = deque([start])
    while queue:
        zone = queue.popleft()
        for other in near[zone]:
            if far[other] == 99:
                far[other] = far[zone] + 1
                queue.append(other)
    return far


LISTEN, MARCH, WAKE, WOUND = "listen", "march", "wake", "wound"
KILL, ROPE, UNSEEN, SWAP, PASSAGE, CANCEL, SLOW = (
    "kill",
    "tie_rope",
    "pass_unseen",
    "swap_for_drunk",
    "enter_passage",
    "cancel",
    "limit_move",
)

KNOWN = frozenset((KILL, ROPE, UNSEEN, SWAP, PASSAGE, CANCEL))
"""What intruders' rules of thumb know how to use."""

WORTH = {
    WOUND: 3.0,
    LISTEN: 2.0,
    MARCH: 2.2,
    WAKE: 2.4,
    KILL: 1.6,
    ROPE: 1.5,
    UNSEEN: 1.8,
    SWAP: 1.8,
    PASSAGE: 0.9,
    CANCEL: 1.7,
}
"""How much one likes to hold a card that does such a thing."""
SHARP_WORTH = {**WORTH, ROPE: 2.4}
"""The same for intruders who think by `uguisu_scorpion.bots.intruder_weights.SHARP`."""


class CardKnowledge:
    """What cards are good for, read off their operations, by kind: bots know no card by its name."""

    def __init__(self, game: ScorpionGame, worth: Mapping[str, float] = WORTH) -> None:
        self.table = game.table
        file = game.content.cards
        self.of: list[frozenset[str]] = [
            frozenset(_tag(operation) for operation in card.do) for card in (file.cards if file else ())
        ]
        self.worth = [sum(worth.get(op, 0.3) for op in ops) for ops in self.of]

    def having(self, kinds: list[int], operation: str) -> list[int]:
        """Return those of `kinds`, each once, that do such a thing."""
        return [kind for kind in sorted(set(kinds)) if operation in self.of[kind]]

    def blows(self, state: ScorpionState) -> int:
        """Return how many attacks the guards have cards for."""
        areas = (*self.table.guard_hands, *self.table.drawn)
        return sum(1 for area in areas for kind in state.areas[area] if WOUND in self.of[kind])

    def picked(self, choice: list[int], held: list[int]) -> int:
        """Return the kind one would add to a hand: the worthiest, but not too many of one."""
        return max(choice, key=lambda kind: (self.worth[kind] * 0.62 ** held.count(kind), -kind))


def _tag(operation: object) -> str:
    config = getattr(type(operation), "__struct_config__", None)
    return str(getattr(config, "tag", ""))
