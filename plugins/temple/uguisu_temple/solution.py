"""Temple solved: who wins each position of the basic rules, round by round, on whole sets of positions.

Positions are looked at when the ninja is to move. Where the samurai but the last stand picks a set: a whole number, in
which the bit ``last * places + ninja`` is for where the last samurai and the ninja stand. A samurai's move is then the
union of a few sets, for thousands of positions at once; the last samurai's and the ninja's moves are shifts.
Samurai move in the agreed order (TE-04), and stand in each other's way (TE-05).

The clock is no part of a position: who wins within so many rounds comes of it, and that is held against the turn limit.
Nor is what went before: who wins in the fewest rounds lets no position come up twice (TE-11).
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations, product
from math import prod
from typing import TYPE_CHECKING

from uguisu import OFF, Message
from uguisu.solve import Opening, Solution, Worth, too_big
from uguisu_temple.game import TIME_UP
from uguisu_temple.state import NINJA

if TYPE_CHECKING:
    from uguisu_temple.game import TempleGame

Standing = tuple[int, ...]
"""Where each piece stands, the ninja first."""
Positions = list[int]
"""A set for each placing of the samurai but the last, also of those that can't be."""
KEPT = 2.4
"""So many `Positions` lie in memory at a time: two, what can be (shared by all orders of samurai), and what Python adds."""
AT_WILL = {"silence"}
"""Variants that change nothing about moves."""


def solution_of(game: TempleGame, room: int) -> Solution | None:
    """Return who wins `game`, None where a mission or a variant has a say.

    Raises:
        Unsolvable: when that takes more than `room` bytes.
    """
    if not by_basic_rules(game):
        return None
    fit(game, KEPT, room)
    return _Report(game, game.new().at).solution(_positions(game))


def by_basic_rules(game: TempleGame) -> bool:
    """Whether no mission and no variant has a say."""
    if game.brought or any(game.on.values()) or not {*game.variants} <= AT_WILL:
        return False
    ninja = game.new().at[NINJA]
    return ninja == OFF or not game.tower[ninja]


def _positions(game: TempleGame) -> int:
    places = len(game.topology)
    return prod(range(places - len(game.pieces) + 1, places + 1))


def fit(game: TempleGame, kept: float, room: int) -> None:
    """Refuse when so many `Positions` do not fit."""
    places, others = len(game.topology), len(game.pieces) - 2
    sets = prod(range(places - others + 1, places + 1)) * sys.getsizeof(1 << places**2)
    needed = int(kept * (sets + 8 * places**others))
    if needed > room:
        raise too_big(_positions(game), needed, room)


class Numbering:
    """Numbers positions: which set each belongs to, and which bit of it is its own."""

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


class Rounds(Numbering):
    """Works out what each side wins within so many rounds."""

    def __init__(self, game: TempleGame) -> None:
        super().__init__(game)
        self.samurai_ways = self._renumbered(game.samurai_near)
        self.valid = self._valid()
        rows = sum(1 << last * self.places for last in range(self.places))
        self.towers = rows * sum(1 << self.number[tower] for tower in game.towers)
        self.ninja_steps = _Steps(self._renumbered(game.ninja_near), 1, rows)
        self.last_steps = _Steps(self.samurai_ways, self.places, (1 << self.places) - 1)

    def held(self, at_first: Positions) -> Iterator[tuple[Positions, Positions]]:
        """Yield the positions that the samurai hold for 0, 1, 2 ... rounds, until that changes no more.

        They hold one if whatever the ninja does, it is on no tower, and they can answer so that they hold what comes of it
        for one round less; so they do if it can't move. `at_first` is what they hold then: nothing, and it comes to
        whatever they win; or everything, and what it ends without is what the ninja wins.

        Two lists each time, written over the next time: positions after the ninja's move, and before it.
        """
        held = at_first[:]
        after = held[:]
        while True:
            self._before_the_samurai(held, after)
            changed = False
            for index, valid in enumerate(self.valid):
                now = self._before_the_ninja(after[index], valid)
                if now != held[index]:
                    held[index], changed = now, True
            yield after, held
            if not changed:
                return

    def _before_the_ninja(self, held: int, valid: int) -> int:
        """TE-06, TE-07: the ninja goes to a tower, or to where the samurai hold it no more, if it can."""
        return valid & ~(self.towers | self.ninja_steps.before(valid & (self.towers | ~held)))

    def _before_the_samurai(self, held: Positions, after: Positions) -> None:
        """Write into `after` from where the samurai get to what is `held`, each moving or staying (TE-04 to TE-06)."""
        for index, valid in enumerate(self.valid):
            after[index] = self._by_the_last(held[index], valid) if held[index] else 0
        for samurai in reversed(range(self.others)):
            step = self.places ** (self.others - 1 - samurai)
            for begin in self._groups(step):
                group = slice(begin, begin + self.places * step, step)
                after[group] = self._by_one(after[group], self.valid[group])

    def _by_the_last(self, won: int, valid: int) -> int:
        return (won | self.last_steps.before(won)) & valid

    def _by_one(self, won: Positions, valid: Positions) -> Positions:
        reached = []
        for place, ways in enumerate(self.samurai_ways):
            found = won[place]
            for way in ways:
                found |= won[way]
            reached.append(found & valid[place])
        return reached

    def _groups(self, step: int) -> Iterator[int]:
        """Yield where each run of sets begins that differ in one samurai's place only."""
        for high in range(0, len(self.valid), self.places * step):
            yield from range(high, high + step)

    def _valid(self) -> Positions:
        """Return all positions: nobody stands where another does (TE-05)."""
        places = self.places
        row, column = (1 << places) - 1, sum(1 << last * places for last in range(places))
        everywhere = (1 << places * places) - 1
        apart = everywhere & ~sum(1 << place * places + place for place in range(places))
        free = [everywhere & ~(row << place * places | column << place) for place in range(places)]
        of: dict[
            frozenset[int], int
        ] = {}  # the same whatever order they stand in, so that memory holds it once
        valid = []
        for samurai in product(range(places), repeat=self.others):
            where = frozenset(samurai)
            if where not in of:
                found = apart if len(where) == self.others else 0
                for place in where if found else ():
                    found &= free[place]
                of[where] = found
            valid.append(of[where])
        return valid

    def _renumbered(self, near: Sequence[Iterable[int]]) -> list[list[int]]:
        ways: list[list[int]] = [[] for _ in near]
        for place, there in enumerate(near):
            ways[self.number[place]] = [self.number[way] for way in there]
        return ways


class _Steps:
    """One piece's steps as shifts of a whole set, up or down, each with the mask of where there is a way so far along."""

    def __init__(self, ways: list[list[int]], scale: int, line: int) -> None:
        masks: dict[int, int] = {}
        for place, there in enumerate(ways):
            for way in there:
                far = (way - place) * scale
                masks[far] = masks.get(far, 0) | line << place * scale
        self.up = [(far, mask) for far, mask in masks.items() if far > 0]
        self.down = [(-far, mask) for far, mask in masks.items() if far < 0]

    def before(self, there: int) -> int:
        """Return the positions from which a step leads into `there`."""
        found = 0
        for far, mask in self.up:
            found |= there >> far & mask
        for far, mask in self.down:
            found |= there << far & mask
        return found


def _neighbours_close(near: Sequence[Iterable[int]]) -> list[int]:
    """Number places so that neighbours have close numbers: that makes few different shifts."""
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


class _Report:
    """What is worth telling of a solved temple."""

    def __init__(self, game: TempleGame, at: Sequence[int]) -> None:
        self.game, self.at, self.limit = game, at, game.turn_limit
        self.rounds = Rounds(game)
        self.placings = list(self._placings())
        self.doors = [at[NINJA]] if at[NINJA] != OFF else list(game.ninja_starts)
        starts = [(door, *placing) for placing in self.placings for door in self.doors if door not in placing]
        moves = []
        if len(starts) == 1:
            ninja, *samurai = starts[0]
            moves = [(way, *samurai) for way in dict.fromkeys(game.ninja_near[ninja]) if way not in samurai]
        self.starts, self.moves = starts, moves
        failed = game.results[TIME_UP].winner()
        held = Worth(failed, self.limit if failed else None)
        self.value = dict.fromkeys(starts, held)
        self.after = dict.fromkeys(moves, held)

    def _placings(self) -> Iterator[tuple[int, ...]]:
        """TE-03: every way to place the samurai that do not stand yet, the order included."""
        standing = self.at[1:]
        open_towers = [tower for tower in self.game.towers if tower not in standing]
        for chosen in permutations(open_towers, standing.count(OFF)):
            left = iter(chosen)
            yield tuple(next(left) if place == OFF else place for place in standing)

    def solution(self, positions: int) -> Solution:
        """Play both sides backwards, and tell."""
        self._samurai()
        self._ninja()
        placed = {
            placing: min(
                ((door, self.value[door, *placing]) for door in self.doors if door not in placing),
                key=lambda told: for_the_samurai(told[1]),
            )
            for placing in self.placings
        }
        best = max(placed.values(), key=lambda told: for_the_samurai(told[1]))[1]
        if self.moves:
            first = [Opening((self._move(NINJA, at[NINJA], ":"),), self.after[at]) for at in self.moves]
            return Solution("rounds", positions, best, tuple(first))
        openings, remark = self._by_towers(placed)
        return Solution("rounds", positions, best, openings, remark)

    def _samurai(self) -> None:
        before = {at: self.rounds.at(at) for at in self.starts}
        after = {at: self.rounds.at(at) for at in self.moves}
        for number, (moved, held) in enumerate(self.rounds.held([0] * len(self.rounds.valid))):
            if number > self.limit:
                return
            _note(before, held, 1, self.value, Worth("samurai", number))
            _note(after, moved, 1, self.after, Worth("samurai", number))

    def _ninja(self) -> None:
        before = {at: self.rounds.at(at) for at, value in self.value.items() if value.winner != "samurai"}
        after = {at: self.rounds.at(at) for at, value in self.after.items() if value.winner != "samurai"}
        for at in [at for at in after if self.game.tower[at[NINJA]]]:
            self.after[at] = Worth("ninja", 1)
            del after[at]
        for number, (moved, held) in enumerate(self.rounds.held(self.rounds.valid), 1):
            if number > self.limit or not (before or after):
                return
            _note(before, held, 0, self.value, Worth("ninja", number))
            _note(after, moved, 0, self.after, Worth("ninja", number))

    def _by_towers(
        self, placed: dict[tuple[int, ...], tuple[int, Worth]]
    ) -> tuple[tuple[Opening, ...], tuple[str, ...]]:
        """Return each choice of towers in the order that is best for the samurai, with the ninja's best answer."""
        orders: dict[frozenset[int], list[tuple[int, ...]]] = {}
        for placing in placed:
            orders.setdefault(frozenset(placing), []).append(placing)
        openings = []
        for placings in orders.values():
            placing = max(placings, key=lambda one: for_the_samurai(placed[one][1]))
            door, value = placed[placing]
            samurai = [self._move(number, place, "@") for number, place in enumerate(placing, 1)]
            openings.append(Opening((*samurai, self._move(NINJA, door, "@")), value))
        openings.sort(key=lambda opening: for_the_samurai(opening.value), reverse=True)
        won = [[placed[placing][1].winner == "samurai" for placing in some] for some in orders.values()]
        remark = Message(
            (
                "Of {count} {count:way|ways} to choose towers, {some} {some:wins|win} for the samurai "
                "in the best order of moving, {every} in any order."
            ),
            count=len(orders),
            some=sum(map(any, won)),
            every=sum(map(all, won)),
        )
        return tuple(openings), (
            remark,
            Message("Listed: the best order, and the ninja's best start against it."),
        )

    def _move(self, piece: int, place: int, sign: str) -> str:
        return f"{self.game.pieces[piece].id}{sign}{self.game.topology.ids[place]}"


def _note(
    waiting: dict[Standing, tuple[int, int]],
    held: Positions,
    wanted: int,
    values: dict[Standing, Worth],
    value: Worth,
) -> None:
    """Give those that wait their value when they come to be among the `held` (1) or cease to be (0); they wait no more."""
    for at in [at for at, (index, bit) in waiting.items() if held[index] >> bit & 1 == wanted]:
        values[at] = value
        del waiting[at]


def for_the_samurai(value: Worth) -> tuple[int, int]:
    """Return how good a value is for the samurai: to win soon, to hold, to lose late."""
    length = value.length or 0
    if value.winner is None:
        return 1, 0
    return (2, -length) if value.winner == "samurai" else (0, length)
