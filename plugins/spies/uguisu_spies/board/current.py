"""The map as it lies now: with doors that stand open, squares that have changed, safe zones that the spies have laid."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from uguisu import mask_of
from uguisu.board import Topology
from uguisu_spies.board.ground import Ground
from uguisu_spies.board.shots import Lines
from uguisu_spies.board.sight import Looks, Steps, masks_for
from uguisu_spies.content.map import GROUNDS
from uguisu_spies.content.mission import SpiesMission
from uguisu_spies.content.setup import allowed_on
from uguisu_spies.state import MapChanges, SpiesState

KEPT = 1 << 14
"""How many squares are kept with the steps from there, by what is open beside them."""
OPENABLE = ("wire", "door", "glass", "electronic")
"""The kinds of borders that somebody may have opened unseen."""

PLAIN: MapChanges = (), (), ()
"""The map as it is drawn."""


def lie_of(state: SpiesState) -> MapChanges:
    """Return what tells how the map lies now: what stands open, what has changed, what the spies have made safe."""
    return state.opened, state.changed, state.safe


def lie(topology: Topology, mission: SpiesMission, key: MapChanges, drawn: CurrentMap) -> CurrentMap:
    """Return the map as it lies when borders stand open, squares have changed and others are safe."""
    opened, changed, safe = key
    grounds = {place: ("", *GROUNDS)[number] for place, number in changed}
    return CurrentMap(Ground(topology, frozenset(opened), grounds, safe), mission, key, drawn)


class CurrentMap:
    """The map as it lies now, with all that is worked out from it once and kept.

    Attributes:
        key: what tells it from the map as it is drawn: see `lie_of`.
        ground, looks, lines: the map, as the rules read it.
        beside: for each square, itself and those beside it that no obstacle parts from it, as a mask (`Ground.noise_near`);
            `places_beside` the same as a set.
        walkable: the squares that somebody can be on.
        trodden: the squares that a spy can be on, and those that one may have been on before they changed, as a mask;
            `climbed` those that one who climbs can be on.
        water, bushes: the squares that are such, as masks.
        unsure: the squares that have changed: nobody can tell what a spy met there, for it may have been there before; a mask.
        entries: where spies may come in; `once_entries` with those where one may have come in before they changed.
        doused_from: candles and generators, each with the squares from which it is put out, as a mask (SP-31, SP-41).
        grown: sets of squares with what one step leads to, for `Belief.grown`.
        far_from: sets of squares with how far each square is from the nearest of them, for `Odds`.
        allowed: for each kind of unit and for dogs, where it may be, as a mask (SP-73).
    """

    def __init__(
        self, ground: Ground, mission: SpiesMission, key: MapChanges = PLAIN, drawn: CurrentMap | None = None
    ) -> None:
        self.ground, self.key = ground, key
        self.looks = Looks(ground, mission.sight)
        self.lines: Lines = Lines(ground, drawn.lines if drawn is not None else None)
        self.beside = masks_for(ground.size, lambda here: mask_of(ground.noise_near[here]))
        self.places_beside = tuple(map(frozenset, ground.noise_near))
        self.walkable = tuple(place for place in range(ground.size) if place not in ground.solid)
        self.water, self.bushes = mask_of(ground.water), mask_of(ground.bushes)
        self.unsure = mask_of(ground.changed)
        self.entries = tuple(sorted(ground.entries))
        self.once_entries = mask_of(ground.entries) | mask_of(ground.drawn_entries) & self.unsure
        allowed = allowed_on(mission, ground)
        self.allowed = {kind: mask_of(squares) for kind, squares in allowed.items()}
        self.trodden = mask_of((*self.walkable, *ground.changed))
        self.reaches: dict[tuple[int, int], int] = {}
        self.climbed = self.trodden | mask_of(ground.black)
        self._take_sources()
        self.grown: dict[int, int] = {}
        self.far_from: dict[int, tuple[int, ...]] = {}
        self._guessed: dict[bool, Steps] = {}
        self.steps_from = lru_cache(KEPT)(self._steps_from)

    def _take_sources(self) -> None:
        """SP-31, SP-41: candles and generators, with the squares from which each is put out."""
        ground = self.ground
        self.doused_from = [
            (light, self.beside[ground.light_at[light]])
            for light, candle in enumerate(ground.is_candle)
            if candle
        ]
        for number, generator in enumerate(sorted(ground.generators)):
            around = (ground.topology.step(generator, way) for way in range(8))
            touching = [here for here in around if here >= 0 and (generator, here) not in ground.shut_of]
            self.doused_from.append((len(self.looks.lit) + number, mask_of(touching)))

    def _steps_from(
        self, here: int, opened: tuple[int, ...], climbs: bool
    ) -> tuple[Sequence[int], Sequence[int]]:
        """Return where one step leads a spy that climbs, and any other, through these borders; it is mostly the same."""
        others = self.ground.ways(frozenset(opened))[here]
        steps = self.ground.ways(frozenset(opened), climbing=True)[here] if climbs else others
        return (others, others) if steps == others else (steps, others)

    def guessed_steps(self, *, climbing: bool) -> Steps:
        """Return the steps of a spy who has opened whatever can be opened, which is as far as anybody can tell.

        They lead over all squares that have changed: the spy may have been there before, or while they were otherwise.
        """
        known = self._guessed.get(climbing)
        if known is None:
            ground = self.ground
            openable = frozenset(
                number for number, border in enumerate(ground.borders) if border.kind in OPENABLE
            )
            climbable = climbing or ground.black.isdisjoint(ground.changed)
            ways = ground.ways(openable, climbing=climbing) if climbable else ground.once_ways(openable)
            known = self._guessed[climbing] = Steps(ways)
        return known
