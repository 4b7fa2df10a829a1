"""What the guard reckons with: how many spies a look finds, and how near a square is to where they are likely to be."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from uguisu import bits_once
from uguisu_spies.bots.tracking import PLAIN, Where
from uguisu_spies.secrecy.suspicion import Layers
from uguisu_spies.state import SpiesState

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame

AROUND = 12
"""How far from where a spy may be it still matters how far."""
KEEPS = 4.0
"""How much it is worth to be where something lies that spies come for, if nothing else does, against where one surely is."""
KEPT = 1 << 20
"""How many distances are kept, all in all, from sets of squares where spies may be."""
LIKELIEST = 2
"""How many guesses at where a spy is are worth walking towards."""
TRACKED = 20
"""How many squares are, where each is weighed by itself."""


class Walk(NamedTuple):
    """A way that a unit may go: its first step, or OFF to stay; what it is worth; the look at its end, by number."""

    worth: float
    step: int
    look: int


class Odds:
    """What can be expected in a position, where the spies are suspected to be in some layers, and come for what is `left`.

    Attributes:
        near: for each square, how near it is to the spies, 1 for each that is there; and to what they come for.
        cards: what cards are worth that only show something: by the card's number, and what it may be played on.
    """

    def __init__(
        self, game: SpiesGame, state: SpiesState, suspected: Sequence[Layers], left: Sequence[int] = ()
    ) -> None:
        self.game = game
        self.cards: dict[tuple[int, tuple[int, ...]], float] = {}
        self.near = [0.0] * game.ground.size
        self._land = game.land(state)
        burning = game.every_light & ~state.unlit_as_shown()
        self._bright, self._areas = self._land.looks.bright(burning), self._land.looks.areas(burning)
        self._somewhere = 0
        self._chances: tuple[dict[int, float], dict[int, float]] = {}, {}
        self._looks: tuple[dict[int, float], dict[int, float]] = {}, {}
        self._shares: tuple[list[tuple[float, int]], list[tuple[float, int]]] = [], []
        for layers in suspected:
            for number, layer in enumerate(layers):
                share = layer.weight / layer.size
                self._shares[False].append((share, layer.standing))
                self._shares[True].extend([(share, layer.standing), (share, layer.lying)])
                self._somewhere |= layer.squares
                if number < LIKELIEST:
                    self._come_near(layer.squares, layer.weight)
        self._somewhere &= self._land.looks.unspared
        for place in left:
            self._come_near(1 << place, KEEPS / len(left))

    def _come_near(self, squares: int, weight: float) -> None:
        """Add how near each square is to some squares."""
        shares = [*(weight / (1 + far) for far in range(AROUND)), 0.0]
        far_from = self._far_from(squares)
        self.near = [near + shares[far] for near, far in zip(self.near, far_from, strict=True)]

    def _far_from(self, squares: int) -> tuple[int, ...]:
        """Return for each square how far it is from some squares: AROUND where it is that far or farther."""
        kept = self._land.far_from
        known = kept.get(squares)
        if known is None:
            far = [AROUND] * self.game.ground.size
            reached = wave = squares
            for steps in range(AROUND):
                for place in bits_once(wave):
                    far[place] = steps
                wave = self.game.belief.grown(self._land, reached) & ~reached
                if not wave:
                    break
                reached |= wave
            if len(kept) * len(far) >= KEPT:
                kept.clear()
            known = kept[squares] = tuple(far)
        return known

    @cached_property
    def nearest(self) -> float:
        """How near the nearest square is."""
        return max(self.near)

    def chance(self, squares: int, *, lying: bool = False) -> float:
        """Return how many spies a look at squares finds, on average, with all light that it falls on."""
        looks = self._looks[lying]
        known = looks.get(squares)
        if known is None:
            known = looks[squares] = self._chance(squares, lying=lying)
        return known

    def _chance(self, squares: int, *, lying: bool) -> float:
        """Return that for a look that was not asked for before; many come to the same where spies may be."""
        if squares & self._bright:
            for area in self._areas:
                if area & squares:
                    squares |= area
        squares &= self._somewhere
        if not squares:
            return 0.0
        chances = self._chances[lying]
        known = chances.get(squares)
        if known is None:
            known = chances[squares] = self._expected(squares, lying=lying)
        return known

    def _expected(self, squares: int, *, lying: bool) -> float:
        """Return how many spies are on some squares, on average."""
        found = 0.0
        for share, there in self._shares[lying]:
            found += share * (there & squares).bit_count()
        return found


class TrackedOdds(Odds):
    """The same for who tracks the spies (`uguisu_spies.bots.tracking`): a part of each as suspected, the rest by squares."""

    def __init__(
        self, game: SpiesGame, state: SpiesState, suspected: Sequence[Layers], tracked: Sequence[Where]
    ) -> None:
        rest = [
            tuple([layer._replace(weight=layer.weight * PLAIN) for layer in layers]) if where else layers
            for layers, where in zip(suspected, tracked, strict=True)
        ]
        super().__init__(game, state, rest)
        self._at: tuple[list[float], list[float]] = [0.0] * game.ground.size, [0.0] * game.ground.size
        for where in tracked:
            for number, ((place, low), likely) in enumerate(sorted(where.items(), key=lambda one: -one[1])):
                weight = likely * (1 - PLAIN)
                self._at[True][place] += weight
                self._at[False][place] += weight * (not low)
                self._somewhere |= 1 << place & self._land.looks.unspared
                if number < TRACKED:
                    self._come_near(1 << place, weight)

    def _expected(self, squares: int, *, lying: bool) -> float:
        at = self._at[lying]
        return super()._expected(squares, lying=lying) + sum([at[place] for place in bits_once(squares)])
