"""What may be true at once: a case holds for each intruder where it may be, each independent of the other."""

from __future__ import annotations

from typing import NamedTuple

from uguisu_scorpion.secrecy.charts import Edge
from uguisu_scorpion.secrecy.trail import Trail

Masks = tuple[int, int, int, int]
"""For each number of zones moved last turn, 0 to 3, the zones where it may be."""

NOWHERE: Masks = (0, 0, 0, 0)


class Case(NamedTuple):
    """All that is hidden, as a product of sets; what is possible is the union of the cases there are.

    Attributes:
        masks: for each intruder, where it may be; NOWHERE when it is not on the map.
        ropes: the ropes there are in this case.
        soft: ropes that might be there, when too many cases had to be thrown together.
        ends: for each end of a passage, the zones where it may be.
        trails: for each intruder, its move of this turn, None before it.
        named: for each intruder, the zones it has searched this turn.
    """

    masks: tuple[Masks, Masks]
    ropes: frozenset[Edge]
    soft: frozenset[Edge]
    ends: tuple[int, ...]
    trails: tuple[Trail | None, Trail | None] = (None, None)
    named: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())

    def place(self, who: int, masks: Masks) -> Case:
        pair = (masks, self.masks[1]) if who == 0 else (self.masks[0], masks)
        return Case(pair, self.ropes, self.soft, self.ends, self.trails, self.named)

    def follow(self, who: int, trail: Trail | None) -> Case:
        """Return this case with an intruder's move as noticed so far."""
        pair = (trail, self.trails[1]) if who == 0 else (self.trails[0], trail)
        return Case(self.masks, self.ropes, self.soft, self.ends, pair, self.named)

    def search(self, who: int, place: int) -> Case:
        """Return this case with one more zone searched."""
        own = (*self.named[who], place)
        pair = (own, self.named[1]) if who == 0 else (self.named[0], own)
        return Case(self.masks, self.ropes, self.soft, self.ends, self.trails, pair)

    def settle(self, ropes: frozenset[Edge], soft: frozenset[Edge], ends: tuple[int, ...]) -> Case:
        return Case(self.masks, ropes, soft, ends, self.trails, self.named)

    def rest(self) -> Case:
        """Return this case with the moves of the turn forgotten."""
        return Case(self.masks, self.ropes, self.soft, self.ends)


def either(one: Masks, other: Masks) -> Masks:
    return (one[0] | other[0], one[1] | other[1], one[2] | other[2], one[3] | other[3])


def both(one: Masks, mask: int) -> Masks:
    return (one[0] & mask, one[1] & mask, one[2] & mask, one[3] & mask)


def merged(cases: list[Case]) -> list[Case]:
    """Return the same possibilities in fewer cases: those that differ in one factor only are put together."""
    cases = list(dict.fromkeys(cases))
    for who in (0, 1):
        groups: dict[tuple[object, ...], Case] = {}
        for case in cases:
            key = (case.masks[1 - who], case.ropes, case.soft, case.ends, case.trails, case.named)
            known = groups.get(key)
            groups[key] = (
                case if known is None else known.place(who, either(known.masks[who], case.masks[who]))
            )
        cases = list(groups.values())
    return cases


def thrown_together(cases: list[Case]) -> Case:
    """Return one case that allows all that these do, and more: for when there are too many."""
    first = cases[0].rest()
    ropes, soft, ends, masks = first.ropes, first.soft, list(first.ends), list(first.masks)
    sure = frozenset.intersection(*(case.ropes for case in cases))
    for case in cases:
        soft = soft | case.soft | (case.ropes - sure)
        ends = [one | other for one, other in zip(ends, case.ends, strict=True)]
        masks = [either(one, other) for one, other in zip(masks, case.masks, strict=True)]
    ropes = sure
    return Case((masks[0], masks[1]), ropes, soft, tuple(ends))
