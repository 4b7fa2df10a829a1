"""Temple's tablebase: who wins each position of the basic rules, and in how many rounds."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import TYPE_CHECKING

import numpy as np

from uguisu import OFF
from uguisu_temple.solver.numbering import Numbering
from uguisu_temple.solver.retrograde import Backwards, Words, bytes_of
from uguisu_temple.solver.solution import by_basic_rules, fit, for_the_samurai
from uguisu_temple.state import TIME_UP, TURN, TempleState
from uguisu_tools.solve import Data, Worth

if TYPE_CHECKING:
    from uguisu_temple.game import TempleGame


def values_of(game: TempleGame, room: int) -> Values | None:
    """Return what tells the value of any position, None where a mission or a variant has a say.

    Raises:
        Unsolvable: when that takes more than `room` bytes.
    """
    return Values(game, _worked_out(game, room)) if by_basic_rules(game) else None


def values_from(game: TempleGame, data: memoryview) -> Values | None:
    """Return the same of what was worked out before; None where that can't be."""
    numbering = Numbering(game)
    whole = not len(data) % _size_of_plane(numbering)
    return Values(game, data) if by_basic_rules(game) and whole else None


def _size_of_set(numbering: Numbering) -> int:
    return -(-(numbering.places**2) // 8)


def _size_of_plane(numbering: Numbering) -> int:
    return _size_of_set(numbering) * int(numbering.places**numbering.others)


def _worked_out(game: TempleGame, room: int) -> bytearray:
    """Return a number for each position: 2 n + 2 if the samurai win in n rounds, 2 n + 1 if the ninja does, 0 if neither.

    They lie in planes: first the lowest bit of every number, then the next of every number, and so on.
    """
    copy = bytes_of(game)
    fit(game, copy, room)
    rounds = Backwards(game)
    data, plane = bytearray(), _size_of_plane(rounds)

    def note(fresh: Words, number: int) -> None:
        for bit in range(number.bit_length()):
            if bit * plane == len(data):
                fit(game, copy + (1 + bit) * plane, room)
                data.extend(bytes(plane))
        for index, sets in enumerate(_as_sets(rounds, fresh)):
            for bit in range(number.bit_length()):
                if number >> bit & 1:
                    first = bit * plane + index * sets.size
                    np.frombuffer(data, np.uint8)[first : first + sets.size] |= sets

    def follow(lengths: count[int], *, for_samurai: bool) -> None:
        rounds.begin(with_all=not for_samurai)
        changed = True
        for length in lengths:
            if length > game.turn_limit or not changed:
                return
            before = rounds.held.copy()
            rounds.samurai_move()
            changed = rounds.ninja_moves()
            before ^= rounds.held
            note(before, 2 * length + 1 + for_samurai)

    follow(count(), for_samurai=True)
    follow(count(1), for_samurai=False)
    return data


def _as_sets(rounds: Backwards, positions: Words) -> Iterator[np.ndarray[tuple[int], np.dtype[np.uint8]]]:
    """Yield the bytes of the sets of a file, those in which the first samurai stands in one place at a time."""
    places = rounds.places
    for here in range(places) if rounds.others else (slice(None),):
        words = np.ascontiguousarray(positions[:, here]).reshape(len(rounds.grounds), -1, rounds.shape[-1])
        bits = np.unpackbits(words.view(np.uint8), axis=2, count=places, bitorder="little")
        sets = np.zeros((bits.shape[1], places, places), np.uint8)
        sets[:, :, rounds.grounds] = bits.transpose(1, 2, 0)
        yield np.packbits(sets.reshape(len(sets), -1), axis=1, bitorder="little").reshape(-1)


class Values:
    """Tells what any position is worth."""

    unit = "rounds"

    def __init__(self, game: TempleGame, data: Data) -> None:
        self.game, self.data, self.numbering = game, data, Numbering(game)
        self.size, self.plane = _size_of_set(self.numbering), _size_of_plane(self.numbering)
        self.ninja = game.phase_index("ninja")
        self.begun: dict[bytes, Worth] = {}
        """Positions in which not everybody is placed: each takes looking at many."""

    def __call__(self, state: TempleState, /) -> Worth:
        """Return who wins from `state` on, and how many rounds that takes; once the ninja has moved, after this one."""
        game = self.game
        if state.over:
            winner = game.results[state.result].winner()
            return Worth(winner, 0 if winner else None)
        if state.phase == self.ninja:
            return self._at_the_ninjas_turn(state)
        key = state.position()
        if key not in self.begun:
            choose = max if game.seats[state.seat].side == "samurai" else min
            value = choose(map(self, self._after(state)), key=for_the_samurai)
            if OFF not in state.at:
                return value
            self.begun[key] = value
        return self.begun[key]

    def _after(self, state: TempleState) -> Iterator[TempleState]:
        for action in self.game.legal(state):
            after = state.clone()
            self.game.apply(after, action)
            yield after

    def _at_the_ninjas_turn(self, state: TempleState) -> Worth:
        number = self._number(*self.numbering.at(state.at))
        left = self.game.turn_limit - state.tracks[TURN]
        if number % 2 and number // 2 <= left:
            return Worth("ninja", number // 2)
        if number and not number % 2 and number // 2 - 1 <= left:
            return Worth("samurai", number // 2 - 1)
        failed = self.game.results[TIME_UP].winner()
        return Worth(failed, left if failed else None)

    def _number(self, index: int, bit: int) -> int:
        """Put the number of a position together from the planes."""
        first = index * self.size + bit // 8
        planes = range(first, len(self.data), self.plane)
        return sum((self.data[at] >> bit % 8 & 1) << power for power, at in enumerate(planes))
