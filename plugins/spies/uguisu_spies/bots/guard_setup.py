"""Where the guard puts what he may place: units and cameras about what the spies want, alarms on their ways in (SP-05)."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import TYPE_CHECKING

from uguisu import bits_once, mask_of
from uguisu_spies.bots.guard import best
from uguisu_spies.bots.spies import SpiesBot
from uguisu_spies.content.mission import BORDERS, CAMERAS, OUTSIDE, UNITS
from uguisu_spies.state import SpiesState

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame

RINGS = 9
"""How far from what the spies want a square still is one to watch."""
AGAIN = 0.4
"""What it is worth to watch what is watched already."""
APART = 6
"""Items further from each other than this are far enough apart."""


class SettingUp:
    """Weighs squares and borders by how the spies would go to what they want."""

    def __init__(self, game: SpiesGame, spies: SpiesBot) -> None:
        self.game, self.spies = game, spies
        ground = game.ground
        openable = frozenset(
            number
            for number, border in enumerate(ground.borders)
            if border.kind in ("wire", "door", "glass", "electronic")
        )
        self._free, self._ways = ground.near, ground.ways(openable)
        self._from_outside = self._far(game.plain.entries)
        self._goals: tuple[tuple[int, ...], list[float]] | None = None

    def _far(self, places: Iterable[int]) -> list[float]:
        """Return how many steps it is from the nearest of some places, what is shut counting as two more."""
        far = [99.0] * self.game.ground.size
        edge = sorted(set(places))
        for place in edge:
            far[place] = 0.0
        while edge:
            further = set()
            for here in edge:
                for there in self._ways[here]:
                    steps = far[here] + (1.0 if there in self._free[here] else 3.0)
                    if steps < far[there]:
                        far[there] = steps
                        further.add(there)
            edge = sorted(further)
        return far

    def to_goal(self, state: SpiesState) -> list[float]:
        """Return how far it is from each square to what the spies want: to items, or where some may still be put."""
        game = self.game
        goals = {state.at[item] for item in game.items if state.at[item] >= 0}
        if not goals:
            goals = {place for lot in game.setup.lots if lot.marked for place in lot.candidates}
        key = tuple(sorted(goals or self.spies.wants.goals(state, 0)))
        if self._goals is None or self._goals[0] != key:
            self._goals = key, self._far(key)
        return self._goals[1]

    def way_through(self, border: int) -> float:
        """Return how much on the spies' way a door or window is, from 0 to 1."""
        a, b, _ = self.game.ground.borders[border]
        return 1 / (1 + min(self._from_outside[a], self._from_outside[b]))

    def place(self, state: SpiesState, legal: list[int], rng: random.Random) -> int:
        """Put the next thing where it does most."""
        game = self.game
        lot = game.setup.lots[state.stack[-1][2]]
        far = self.to_goal(state)
        if lot.put == "safe_zone":  # near what they want, where the guard would look
            return best(legal, rng, lambda spot: -far[spot // 8])
        if lot.put in BORDERS:
            sign = -1 if lot.put == "opening" else 1
            borders = game.ground.borders
            return best(
                legal,
                rng,
                lambda number: (
                    sign
                    * (self.way_through(number) - 0.05 * min(far[borders[number].a], far[borders[number].b]))
                ),
            )
        if lot.put in UNITS or lot.put in CAMERAS or lot.put in OUTSIDE:
            rings = [
                mask_of(p for p in range(game.ground.size) if ring <= far[p] < ring + 1)
                for ring in range(RINGS)
            ]
            once, twice = self._watched(state)
            return best(legal, rng, lambda spot: self._gain(rings, self._view(lot.put, spot), once, twice))
        others = [state.at[item] for item in game.items if state.at[item] >= 0]
        return best(legal, rng, lambda spot: self._hidden(spot, others))

    def _view(self, put: str, spot: int) -> int:
        """Return what a unit or device that is put somewhere watches: a unit in its next walk."""
        game = self.game
        if put in UNITS:
            return self.spies.threats.of(game.plain, put, spot, 2 if put == "yellow" else 3)[0]
        if put in CAMERAS:
            return game.plain.looks.view(put, spot)
        return mask_of(
            place for _, seen in game.plain.looks.outside(*divmod(spot, 8)) for place in bits_once(seen)
        )

    def _watched(self, state: SpiesState) -> tuple[int, int]:
        """Return the squares that are watched already, and those that are watched twice."""
        game, once, twice = self.game, 0, 0
        for piece in (*game.units, *game.cameras, *game.perimeter):
            if state.at[piece] >= 0:
                put, spot = game.kinds_of[piece], state.at[piece]
                view = self._view(put, spot * 8 + state.aim[piece] if put in OUTSIDE else spot)
                once, twice = once | view, twice | once & view
        return once, twice

    @staticmethod
    def _gain(rings: list[int], view: int, once: int, twice: int) -> float:
        """Return what is gained by one more that watches: the nearer to what the spies want, the more."""
        gain = 0.0
        for ring, squares in enumerate(rings):
            seen = view & squares
            fresh, known = (seen & ~once).bit_count(), (seen & once & ~twice).bit_count()
            rest = seen.bit_count() - fresh - known
            gain += (fresh + AGAIN * known + AGAIN * AGAIN * rest) / (2 + ring)
        return gain

    def _hidden(self, spot: int, others: list[int]) -> float:
        """Return how good a square is for an item: deep inside, and far from the other ones."""
        where = self.game.topology.coordinates
        x, y = where[spot]
        apart = min((max(abs(where[o][0] - x), abs(where[o][1] - y)) for o in others), default=APART)
        return self._from_outside[spot] + min(APART, apart)
