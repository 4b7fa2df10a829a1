"""A plain belief: for each intruder alone, where it can be and how far it has moved.

It reads the public record only, and never excludes the truth; it may allow more than a sharp mind would, since it looks at
each intruder by itself. `Belief` is the seam for better ones: `ScorpionGame.belief`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Protocol

from uguisu_scorpion.belief import facts
from uguisu_scorpion.state import BOTH, ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame

MOST_ZONES = 3
Masks = list[int]
"""For each number of zones moved, 0 to 3, the zones it can be in, as a mask."""


class Belief(Protocol):
    """What can be concluded from the public record of a state."""

    def candidates(self, state: ScorpionState, intruder: int) -> list[tuple[int, int]]:
        """Return (zone, zones moved last turn) pairs that are possible for a hidden intruder; never empty."""


class PlainBelief:
    """Follows each intruder by itself."""

    def __init__(self, game: ScorpionGame) -> None:
        ground = game.ground
        self.game = game
        self.near = [_mask(zones) for zones in ground.near]
        self.walls = [_mask(zones) for zones in ground.walls]
        self.everywhere = (1 << ground.size) - 1
        self.dry = _mask(ground.dry)
        self.within = [
            [
                _mask(z for z in range(ground.size) if ground.sound[zone][z] <= steps)
                for steps in range(MOST_ZONES + 1)
            ]
            for zone in range(ground.size)
        ]
        self.starts = (_mask(ground.edges), _mask(ground.grounds))
        self._record: tuple[tuple[int, ...], ...] = ()
        self._masks: list[Masks] = []

    def candidates(self, state: ScorpionState, intruder: int) -> list[tuple[int, int]]:
        """Return the pairs; should the record allow none, every zone without guards."""
        masks = self.masks(state)[intruder]
        free = _mask(zone for zone in range(self.game.ground.size) if not state.crowd[zone])
        pairs = [(zone, noise) for noise, mask in enumerate(masks) for zone in _zones(mask & free)]
        return pairs or [(zone, 1) for zone in _zones(free)]

    def masks(self, state: ScorpionState) -> list[Masks]:
        """Return what the record allows, for each intruder; what was worked out for its beginning is not done again."""
        record = state.history
        known = len(self._record)
        if known > len(record) or record[:known] != self._record or not self._masks:
            known = 0
            self._masks = [[self._start(who), 0, 0, 0] for who in BOTH]
            self._roped = False
        for fact in record[known:]:
            self._take(fact)
        self._record = record
        return self._masks

    def _start(self, intruder: int) -> int:
        if self.game.fixed.starts[intruder] >= 0:
            return self.everywhere
        if self.game.secret_kind:
            return self.starts[0] | self.starts[1]
        return self.starts[intruder] or self.dry

    def _take(self, fact: tuple[int, ...]) -> None:
        code = fact[0]
        if code in (facts.GUARD, facts.LISTENED):
            for masks in self._masks:
                self._guards(masks, fact)
        elif code == facts.CARD:
            self._roped |= fact[2] in self.game.rope_cards
        elif code in (facts.MOVED, facts.SHOWN, facts.SEARCHED, facts.OUT_OF_PASSAGE, facts.STARTED):
            self._intruder(self._masks[fact[1]], fact)

    def _guards(self, masks: Masks, fact: tuple[int, ...]) -> None:
        place = fact[1]
        if fact[0] == facts.GUARD:
            masks[:] = [mask & ~(1 << place) for mask in masks]
        elif not fact[2]:
            for noise in range(1, MOST_ZONES + 1):
                masks[noise] &= ~self.within[place][noise]

    def _intruder(self, masks: Masks, fact: tuple[int, ...]) -> None:
        code = fact[0]
        if code == facts.STARTED:
            masks[:] = [self._start(fact[1]), 0, 0, 0]
        elif code == facts.SHOWN and fact[2] >= 0:
            masks[:] = [1 << fact[2]] * (MOST_ZONES + 1)
        elif code == facts.OUT_OF_PASSAGE:
            masks[:] = [self.dry] * (MOST_ZONES + 1)
        elif code == facts.SEARCHED:
            reach = self.within[fact[2]]
            masks[:] = [0, *(masks[noise] & reach[noise] for noise in range(1, MOST_ZONES + 1))]
        elif code == facts.MOVED:
            self._move(masks)

    def _move(self, masks: Masks) -> None:
        here = masks[0] | masks[1] | masks[2] | masks[3]
        masks[0] = here
        for noise in range(1, MOST_ZONES + 1):
            there = 0
            for zone in _zones(here):
                there |= self.near[zone]
                if self._roped:
                    there |= self.walls[zone]
            masks[noise] = there
            here = there


def _mask(zones: Iterable[int]) -> int:
    mask = 0
    for zone in zones:
        mask |= 1 << zone
    return mask


def _zones(mask: int) -> list[int]:
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
