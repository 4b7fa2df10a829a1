"""How solved positions are numbered, in memory and in the files of tablebases."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from uguisu_temple.game import TempleGame


class Numbering:
    """Numbers places, and positions in a file: which set each belongs to, and which bit of it is its own.

    Attributes:
        places: how many places there are.
        others: how many samurai but the last: where they stand picks a set.
        number: the number of each place of the map.
    """

    def __init__(self, game: TempleGame) -> None:
        self.places, self.others = len(game.topology), len(game.pieces) - 2
        self.number = _neighbours_close(game.samurai_near)

    def at(self, standing: Sequence[int]) -> tuple[int, int]:
        """Return the set and the bit of a position."""
        ninja, *samurai, last = [self.number[place] for place in standing]
        index = 0
        for place in samurai:
            index = index * self.places + place
        return index, last * self.places + ninja


def _neighbours_close(near: Sequence[Iterable[int]]) -> list[int]:
    """Number places so that neighbours have close numbers: what a move leads to then lies near in memory."""
    order: dict[int, None] = {}
    for start in range(len(near)):
        order.setdefault(start)
        for place in (waiting := [start]):
            fresh = [way for way in near[place] if way not in order]
            order.update(dict.fromkeys(fresh))
            waiting += dict.fromkeys(fresh)
    number = [0] * len(near)
    for at, place in enumerate(order):
        number[place] = at
    return number
