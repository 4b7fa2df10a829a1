"""The map and the cards as deduction reads them: sets of zones are masks, with a bit for each zone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import accumulate
from operator import or_
from typing import TYPE_CHECKING, Any

from uguisu import mask_of
from uguisu.effects import Operation, word_of, words_in

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame

MOST_ZONES = 3
MEMORY = 2000
"""Sets of ropes whose ways are remembered."""

Edge = tuple[int, int, int]
"""A rope: two zones and who tied it."""


class Charts:
    """What does not change in a game.

    Attributes:
        size: how many zones there are; the bit above theirs stands for the passage.
        near, walls: for each zone, the zones one may walk to, and those behind a wall.
        moat, dry, edge: the zones that are such.
        ops: for each kind of card, the operations on it.
        aims: for each kind of card, what it may be played on.
        lying: operations anywhere in the pack that make plain facts doubtful; of those that put pieces elsewhere, only what
            may put an intruder there.
    """

    def __init__(self, game: ScorpionGame) -> None:
        ground = game.ground
        self.game = game
        self.size = ground.size
        self.passage = 1 << ground.size
        self.everywhere = self.passage - 1
        self.near = [mask_of(zones) for zones in ground.near]
        self.walls = [mask_of(zones) for zones in ground.walls]
        self.moat = mask_of(zone for zone in range(self.size) if ground.moat[zone])
        self.edge = mask_of(zone for zone in range(self.size) if ground.edge[zone])
        self.dry = mask_of(ground.dry)
        self._climbs: dict[tuple[frozenset[Edge], frozenset[Edge], int], list[tuple[int, int]]] = {}
        file = game.content.cards
        cards = file.cards if file is not None else ()
        self.ops = [frozenset(_operations(card)) for card in cards]
        self.aims = [frozenset(mode.target for mode in card.modes) for card in game.cards]
        everything = _operations(game.content.mission).union(*self.ops)
        self.lying = frozenset(everything & {"set_noise", "hush", "hear", "reveal", "conceal"})
        if any(game.intruders & pieces for _, _, pieces in game.put_elsewhere):
            self.lying |= {"move"}

    # Only play needs these: a map that is checked as it is drawn does without.

    @cached_property
    def within(self) -> list[list[int]]:
        """For each zone, by number of steps, the zones no further than that by sound."""
        sound = self.game.ground.sound
        return [_rings(sound[here], MOST_ZONES + 9) for here in range(self.size)]

    @cached_property
    def _steps(self) -> list[list[int]]:
        return [_table(self.near, first) for first in range(0, self.size, 8)]

    def climbs(self, ropes: frozenset[Edge], soft: frozenset[Edge], who: int) -> list[tuple[int, int]]:
        """Return the ropes that an intruder may use, both ways, from zone to zones, as masks."""
        key = (ropes, soft, who if self.game.rival else -1)
        found = self._climbs.get(key)
        if found is None:
            if len(self._climbs) > MEMORY:
                self._climbs.clear()
            found = self._climbs[key] = self._climbing((*ropes, *soft), key[2])
        return found

    def _climbing(self, ropes: tuple[Edge, ...], who: int) -> list[tuple[int, int]]:
        ways: dict[int, int] = {}
        for here, there, owner in ropes:
            if who >= 0 and owner != who:
                continue
            for start, end in ((here, there), (there, here)):
                if not self.near[start] >> end & 1:
                    ways[start] = ways.get(start, 0) | 1 << end
        return [(1 << start, ends) for start, ends in ways.items()]

    def step(self, mask: int) -> int:
        """Return the zones one step on foot from any of these."""
        reached = 0
        for table in self._steps:
            reached |= table[mask & 255]
            mask >>= 8
        return reached

    def ears(self, place: int, steps: int) -> int:
        """Return the zones from which a noise of so many zones is heard here."""
        row = self.within[place]
        return row[max(0, min(steps, len(row) - 1))]


def _rings(away: Sequence[int], furthest: int) -> list[int]:
    """Return, for each number of steps up to the furthest, the zones no further away than that."""
    rings = [0] * (furthest + 1)
    for zone, steps in enumerate(away):
        if steps <= furthest:
            rings[steps] |= 1 << zone
    return list(accumulate(rings, or_))


def _table(near: list[int], first: int) -> list[int]:
    """For each set of eight zones, where one step leads from them."""
    table = [0] * 256
    for number in range(1, 256):
        low = (number & -number).bit_length() - 1
        ways = near[first + low] if first + low < len(near) else 0
        table[number] = table[number & (number - 1)] | ways
    return table


def _operations(model: Any) -> set[str]:
    """Return the names of all operations in a card or a mission, at any depth."""
    return {word_of(word) for _, word in words_in(model) if isinstance(word, Operation)}
