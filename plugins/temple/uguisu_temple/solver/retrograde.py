"""Temple's rounds played backwards, on whole arrays: what the samurai hold after one round, two, three.

Positions are looked at when the ninja is to move; a bit says whether the samurai hold one. For each place of the ninja that is
no tower, and each placing of the samurai but the last, a word or more has the bits of where the last one stands:
``[ninja, samurai, ..., samurai, word]``. A samurai's move is then the union of slices, for thousands of positions at once;
where the last one gets to is looked up, some bits at a time; the ninja's move is the union of whole slices.
Samurai move in the agreed order (TE-04), and stand in each other's way (TE-05).

One array is written over all the time, so memory holds little more than a bit for each position.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from uguisu_temple.solver.numbering import Numbering
from uguisu_temple.state import NINJA

if TYPE_CHECKING:
    from uguisu_temple.game import TempleGame

Words = npt.NDArray[np.uint64]
Bools = npt.NDArray[np.bool_]

Standing = tuple[int, ...]
"""Where each piece stands, the ninja first."""
WORD, LOOKED_UP = 64, 13
"""Bits of a word, and of what is looked up at a time: a table for so many stays in the processor's cache."""
BITS = np.dtype("<u8")
"""Words have their lowest bits first in memory, on whatever machine."""


def bytes_of(game: TempleGame) -> int:
    """Return how many bytes the array of a game takes."""
    places, others = len(game.topology), len(game.pieces) - 2
    grounds = places - len(set(game.towers))
    return grounds * int(places**others) * _words(places) * BITS.itemsize


def _words(places: int) -> int:
    return -(-places // WORD)


class Backwards(Numbering):
    """Works out what each side wins within so many rounds, half a round at a time.

    The samurai hold a position if whatever the ninja does, it is on no tower, and they can answer so that they hold what comes
    of it for one round less; so they do if it can't move.

    Attributes:
        held: which positions the samurai hold before the ninja's move; between the halves of a round, which ones after it
            the ninja gets away from.
        grounds: where the ninja may stand without having won, by numbers of places: the rows of `held`.
    """

    def __init__(self, game: TempleGame) -> None:
        super().__init__(game)
        towers = {self.number[tower] for tower in game.towers}
        self.grounds = [place for place in range(self.places) if place not in towers]
        self.row = {place: row for row, place in enumerate(self.grounds)}
        self.samurai_ways = self._renumbered(game.samurai_near)
        self.ninja_ways = self._renumbered(game.ninja_near)
        self.shape = (self.places,) * self.others + (_words(self.places),)
        self.bits = self._bits()
        self.tables = [*self._tables()]
        self.apart = self._apart()
        self.valid = np.empty_like(self.apart)
        self.spare = [np.empty_like(self.apart) for _ in range(3)]
        self.held = np.zeros((len(self.grounds), *self.shape), BITS)
        self.escaping = False
        """Whether `held` has what the ninja gets away from."""
        self.total = 0
        """The halves of all words of `held` added up: as positions only come, or only go, it tells whether any did."""

    def begin(self, *, with_all: bool) -> None:
        """Have the samurai hold nothing, and it comes to whatever they win; or everything, and what that ends without is what
        the ninja wins.
        """
        for row, place in enumerate(self.grounds):
            self.held[row] = self._valid(place) if with_all else 0
        self.escaping = False
        self.total = self._total()

    def samurai_move(self) -> None:
        """Go back over the samurai's moves, the last one's first, each moving or staying (TE-04 to TE-06)."""
        mine, other, spare = self.spare
        for row, place in enumerate(self.grounds):
            valid = self._valid(place)
            self._by_the_last(self.held[row], mine, spare)
            mine &= valid
            for axis in reversed(range(self.others)):
                self._by_one(np.moveaxis(mine, axis, 0), np.moveaxis(other, axis, 0))
                other &= valid
                mine, other = other, mine
            np.bitwise_xor(valid, mine, out=self.held[row])
        self.escaping = True

    def ninja_moves(self) -> bool:
        """Go back over the ninja's moves, to a tower or to where it gets away (TE-06, TE-07).

        Returns whether the samurai hold anything else than they did a round before.
        """
        rows = enumerate(self.grounds)
        last_asked = {way: row for row, place in rows for way in (place, *self.ninja_ways[place])}
        kept: dict[int, Words] = {}
        """Rows as they were, by place, as long as one that is still to come asks for them."""
        lost = self.spare[0]
        for row, place in enumerate(self.grounds):
            kept[place] = self.held[row].copy()
            lost.fill(0)
            for way in self.ninja_ways[place]:
                if way not in self.row:
                    lost |= self._valid(way)
                else:
                    lost |= kept[way] if way in kept else self.held[self.row[way]]
            valid = self._valid(place)
            lost &= valid
            np.bitwise_xor(valid, lost, out=self.held[row])
            kept = {way: old for way, old in kept.items() if last_asked[way] > row}
        self.escaping = False
        before, self.total = self.total, self._total()
        return before != self.total

    def _total(self) -> int:
        return sum(int(row.view(np.uint32).sum(dtype=np.uint64)) for row in self.held)

    def _by_the_last(self, held: Words, reached: Words, spare: Words) -> None:
        reached.fill(0)
        for word, shift, table in self.tables:
            part = spare[..., word]
            np.right_shift(held[..., word], np.uint64(shift), out=part)
            part &= np.uint64((1 << LOOKED_UP) - 1)
            reached |= table.take(part.view(np.int64).astype(np.intp, copy=False), axis=0)

    def _by_one(self, held: Words, reached: Words) -> None:
        for place, ways in enumerate(self.samurai_ways):
            found = reached[place]
            found[...] = held[place]
            for way in ways:
                found |= held[way]

    # --- what can be ------------------------------------------------------------------------------------------------

    def _valid(self, ninja: int) -> Words:
        """Return the placings of samurai that can be with the ninja at a place, written over the next time."""
        valid = self.valid
        np.bitwise_and(self.apart, ~self.bits[ninja], out=valid)
        for axis in range(self.others):
            np.moveaxis(valid, axis, 0)[ninja] = 0
        return valid

    def _apart(self) -> Words:
        """Return the placings in which no samurai stands where another does (TE-05)."""
        apart = np.empty(self.shape, BITS)
        apart[...] = np.bitwise_or.reduce(self.bits, axis=0)
        for axis in range(self.others):
            one = np.moveaxis(apart, axis, 0)
            for place in range(self.places):
                one[place] &= ~self.bits[place]
                for other in range(axis, self.others - 1):
                    np.moveaxis(one[place], other, 0)[place] = 0
        return apart

    def _bits(self) -> Words:
        """Return the bit of each place of the last samurai."""
        bits = np.zeros((self.places, _words(self.places)), BITS)
        for place in range(self.places):
            bits[place, place // WORD] = 1 << place % WORD
        return bits

    def _tables(self) -> Iterator[tuple[int, int, Words]]:
        """Yield for each part of each word where it begins, and for whatever stands in it from where that is reached."""
        reach = self.bits.copy()
        for place, ways in enumerate(self.samurai_ways):
            for way in ways:
                reach[way] |= self.bits[place]
        for word in range(_words(self.places)):
            for shift in range(0, min(WORD, self.places - word * WORD), LOOKED_UP):
                table = np.zeros((1, _words(self.places)), BITS)
                first = word * WORD + shift
                for bit in range(min(LOOKED_UP, WORD - shift)):
                    more = reach[first + bit] if first + bit < self.places else 0
                    table = np.concatenate((table, table | more))
                yield word, shift, table

    def _renumbered(self, near: Sequence[Iterable[int]]) -> list[list[int]]:
        ways: list[list[int]] = [[] for _ in near]
        for place, there in enumerate(near):
            ways[self.number[place]] = [self.number[way] for way in there]
        return ways


class Watched:
    """Positions that are waited for to be held, or to be so no more."""

    def __init__(self, rounds: Backwards, standings: Iterable[Standing]) -> None:
        self.rounds = rounds
        self.standings = [*standings]
        numbers = np.array([[rounds.number[place] for place in at] for at in self.standings], np.int64)
        numbers = numbers.reshape(len(self.standings), rounds.others + 2)
        rows = np.array([rounds.row.get(place, -1) for place in range(rounds.places)], np.int64)
        self.at = rows[numbers[:, NINJA]]
        for samurai in range(rounds.others):
            self.at = self.at * rounds.places + numbers[:, 1 + samurai]
        last = numbers[:, -1]
        self.at = self.at * rounds.shape[-1] + last // WORD
        self.shift = (last % WORD).astype(np.uint64)
        self.on_ground = rows[numbers[:, NINJA]] >= 0

    def __len__(self) -> int:
        return len(self.standings)

    def take(self, *, held: bool) -> list[Standing]:
        """Return those that are held now, or those that are not; they are waited for no more."""
        words = self.rounds.held.reshape(-1)[np.where(self.on_ground, self.at, 0)]
        bits = (words >> self.shift & np.uint64(1)).astype(bool)
        is_held = (bits ^ self.rounds.escaping) & self.on_ground
        taken = is_held == held
        found = [self.standings[number] for number in np.flatnonzero(taken)]
        self._keep(~taken)
        return found

    def _keep(self, kept: Bools) -> None:
        self.standings = [self.standings[number] for number in np.flatnonzero(kept)]
        self.at, self.shift, self.on_ground = self.at[kept], self.shift[kept], self.on_ground[kept]
