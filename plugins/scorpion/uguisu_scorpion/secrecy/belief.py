"""The exact belief: all that can be concluded from the public record, and nothing else.

What is possible is kept as a list of cases (see `Case`), each a product: the ninja's places times the traitor's times the
ends of the passage, with certain ropes. That is exact because between them only a few things tie the two together: that
*somebody* was heard, ropes, and the passage; each of them splits cases in two or more. Should there be more than `limit`,
they are thrown together, and the belief then allows more than it need; it never excludes what is true.
"""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING

from uguisu import bits_once
from uguisu_scorpion.secrecy.cases import NOWHERE, Case, Masks, thrown_together
from uguisu_scorpion.secrecy.charts import Charts
from uguisu_scorpion.secrecy.reader import Reader
from uguisu_scorpion.secrecy.trail import Walker
from uguisu_scorpion.state import BOTH, ON_MAP, ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame

LIMIT = 64
MEMORY = 400
"""Turns that are remembered, so that they need not be worked out again."""


class ExactBelief:
    """Concludes from the public record where the intruders can be.

    Attributes:
        limit: how many cases it keeps apart.
    """

    def __init__(self, game: ScorpionGame, limit: int = LIMIT) -> None:
        self.game = game
        self.charts = Charts(game)
        self.limit = limit
        self._turns: dict[int, tuple[object, Reader]] = {}
        self._last: list[tuple[object, int, Reader] | None] = [None]
        """What was asked for last, in one cell: threads that share the game read and write it whole."""
        self._lost = [0]

    @property
    def lost(self) -> int:
        """How often the record made no sense and everything was allowed again; with the cards of the game, never."""
        return self._lost[0]

    def cases(self, state: ScorpionState) -> list[Case]:
        """Return all that is possible, moves that are still on the way included."""
        reader = self._reader(state)
        if reader.summary is None:
            here = [self._here(case) for case in reader.cases]
            reader.summary = (here, thrown_together(here).masks)
        return reader.summary[0]

    def masks(self, state: ScorpionState) -> tuple[Masks, Masks]:
        """Return, for each intruder and number of zones moved, the zones where it can be."""
        self.cases(state)
        summary = self._reader(state).summary
        assert summary is not None
        return summary[1]

    def draw(
        self, state: ScorpionState, hidden: list[int], rng: random.Random
    ) -> tuple[Case, dict[int, tuple[int, int]]]:
        """Return a case and, for each intruder in `hidden` that is on the map, a zone and the zones it has moved.

        Cases come up as often as there are ways to place the two in them; those that what is known of the other intruder
        rules out do not.
        """
        barred = 0
        for zone in range(len(state.crowd)):
            if state.crowd[zone]:
                barred |= 1 << zone
        cases = [case for case in self.cases(state) if self._fits(case, state, hidden)] or self.cases(state)
        weights = [
            math.prod(sum((mask & ~barred).bit_count() for mask in case.masks[who]) for who in hidden)
            for case in cases
        ]
        if not any(weights):
            return cases[0], {who: rng.choice(self.candidates(state, who)) for who in hidden}
        case = rng.choices(cases, weights)[0]
        return case, {
            who: rng.choice(
                [
                    (zone, noise)
                    for noise, mask in enumerate(case.masks[who])
                    for zone in bits_once(mask & ~barred)
                ]
            )
            for who in hidden
        }

    def _fits(self, case: Case, state: ScorpionState, hidden: list[int]) -> bool:
        return all(
            who in hidden
            or state.status[who] != ON_MAP
            or case.masks[who][min(state.noise[who], 3)] >> state.at[self.game.first + who] & 1
            for who in BOTH
        )

    def zones(self, state: ScorpionState, intruder: int) -> list[int]:
        """Return the zones where an intruder can be, guards' zones left out unless it is shown; [] when it is on none."""
        if state.status[intruder] != ON_MAP:
            return []
        if state.shown >> intruder & 1:
            return [state.at[self.game.first + intruder]]
        return sorted({zone for zone, _ in self.candidates(state, intruder)})

    def candidates(self, state: ScorpionState, intruder: int) -> list[tuple[int, int]]:
        """Return (zone, zones moved last turn) pairs that are possible for a hidden intruder; never empty."""
        free = 0
        for zone in range(len(state.crowd)):
            if not state.crowd[zone]:
                free |= 1 << zone
        masks = self.masks(state)[intruder]
        pairs = [(zone, noise) for noise, mask in enumerate(masks) for zone in bits_once(mask & free)]
        return pairs or [(zone, 1) for zone in bits_once(free)]

    def _here(self, case: Case) -> Case:
        """A case with what moves are on the way taken into account."""
        for who in BOTH:
            trail = case.trails[who]
            if trail is not None and case.masks[who] == NOWHERE:
                moved = Walker(self.charts, trail).by_noise()
                case = case.place(who, (moved[0], moved[1], moved[2], moved[3]))
        return case

    def _reader(self, state: ScorpionState) -> Reader:
        """Return what was concluded from the record, beginning with what is known of its earlier turns."""
        past, record = state.past, state.record
        last = self._last[0]
        if (
            last is not None
            and last[0] is past
            and last[1] <= len(record)
            and last[2].read == record[: last[1]]
        ):
            reader = last[2]
        else:
            reader = self._turn(past).copy()
        fresh = record[len(reader.read) :]
        if fresh:
            reader = reader.copy()
            reader.take(fresh)
            self._lost[0] += reader.lost
            reader.lost = 0
        self._last[0] = (past, len(record), reader)
        return reader

    def _turn(self, past: tuple[tuple[int, ...], ...]) -> Reader:
        known = self._turns.get(id(past))
        if known is not None and known[0] is past:
            return known[1]
        reader = Reader(self.charts, self.limit)
        last = self._last[0]
        if last is not None and isinstance(last[0], tuple):
            old = last[0]
            if len(old) <= len(past) and past[: len(old)] == old:
                so_far = past[len(old) : len(old) + last[1]]
                if list(so_far) == last[2].read:
                    reader = last[2].copy()
                    past_left = past[len(old) + last[1] :]
                    reader.take(list(past_left))
                    return self._remember(past, reader)
        reader.take(list(past))
        return self._remember(past, reader)

    def _remember(self, past: tuple[tuple[int, ...], ...], reader: Reader) -> Reader:
        if len(self._turns) >= MEMORY:
            self._turns.clear()
        reader = reader.copy()
        reader.read = []
        self._lost[0] += reader.lost
        reader.lost = 0
        self._turns[id(past)] = (past, reader)
        return reader
