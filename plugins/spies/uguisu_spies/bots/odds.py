"""What the guard reckons with: how many spies a look finds, and how near a square is to where they are likely to be."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from uguisu_spies.looks import bits
from uguisu_spies.state import SpiesState

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame

AROUND = 12
"""How far from where a spy may be it still matters how far."""
LIKELIEST = 2
"""How many guesses at where a spy is are worth walking towards."""


class Walk(NamedTuple):
    """A way that a unit may go: its first step, or OFF to stay; what it is worth; the look at its end, by number."""

    worth: float
    step: int
    look: int


class Odds:
    """What can be expected in a position, by `uguisu_spies.suspicion`.

    Attributes:
        near: for each square, how near it is to the spies: 1 for each that is there.
        walks: the best walks that have been found: by unit, its square, how far it may go, and how well all look.
    """

    def __init__(self, game: SpiesGame, state: SpiesState) -> None:
        self.game = game
        self.walks: dict[tuple[int, int, int, int], Walk] = {}
        self.near = [0.0] * game.ground.size
        self._land = game.land(state)
        self._burning = game.every_light & ~state.unlit_as_shown()
        self._somewhere = 0
        self._chances: tuple[dict[int, float], dict[int, float]] = {}, {}
        self._layers: list[tuple[float, int, int]] = []
        for layers in game.suspicion.of(state):
            for number, layer in enumerate(layers):
                self._layers.append((layer.weight / layer.size, layer.standing, layer.lying))
                self._somewhere |= layer.squares
                if number < LIKELIEST:
                    self._come_near(layer.squares, layer.weight)
        self._somewhere &= self._land.looks.unspared

    def _come_near(self, squares: int, weight: float) -> None:
        """Add how near each square is to some squares."""
        known = squares
        for place in bits(squares):
            self.near[place] += weight
        for far in range(1, AROUND):
            wave = self.game.belief.grown(self._land, known) & ~known
            for place in bits(wave):
                self.near[place] += weight / (1 + far)
            known |= wave

    def chance(self, squares: int, *, lying: bool = False) -> float:
        """Return how many spies a look at squares finds, on average, with all light that it falls on."""
        squares = self._land.looks.spread(squares, self._burning) & self._somewhere
        return self._found(squares, lying=lying) if squares else 0.0

    def _found(self, squares: int, *, lying: bool) -> float:
        known = self._chances[lying].get(squares)
        if known is None:
            known = 0.0
            for share, standing, low in self._layers:
                known += share * (standing & squares).bit_count()
                if lying:
                    known += share * (low & squares).bit_count()
            self._chances[lying][squares] = known
        return known
