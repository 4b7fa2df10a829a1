"""Temple solved: who wins from its start by the basic rules, in how many rounds, and after each opening.

The clock is no part of a position: who wins within so many rounds comes of it, and that is held against the turn limit.
Nor is what went before: who wins in the fewest rounds lets no position come up twice (TE-11).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count, permutations
from math import prod
from typing import TYPE_CHECKING

from uguisu import OFF, Message
from uguisu_temple.solver.retrograde import Backwards, Standing, Watched, bytes_of
from uguisu_temple.state import NINJA, TIME_UP
from uguisu_tools.solve import Opening, Solution, Worth, too_big

if TYPE_CHECKING:
    from uguisu_temple.game import TempleGame

KEPT = 1.5
"""So many times the array of positions lies in memory: itself, and rows that are being worked on."""
AT_WILL = {"silence"}
"""Variants that change nothing about moves."""


def solution_of(game: TempleGame, room: int) -> Solution | None:
    """Return who wins `game`, None where a mission or a variant has a say.

    Raises:
        Unsolvable: when that takes more than `room` bytes.
    """
    if not by_basic_rules(game):
        return None
    fit(game, 0, room)
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


def fit(game: TempleGame, more: int, room: int) -> None:
    """Refuse when the array of positions and so many bytes more do not fit."""
    needed = int(KEPT * bytes_of(game)) + more
    if needed > room:
        raise too_big(_positions(game), needed, room)


class _Report:
    """What is worth telling of a solved temple."""

    def __init__(self, game: TempleGame, at: Sequence[int]) -> None:
        self.game, self.at, self.limit = game, at, game.turn_limit
        self.rounds = Backwards(game)
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
        self.rounds.begin(with_all=False)
        self._follow(count(), self.starts, self.moves, "samurai")

    def _ninja(self) -> None:
        self.rounds.begin(with_all=True)
        open_starts = [at for at, value in self.value.items() if value.winner != "samurai"]
        open_moves = [at for at, value in self.after.items() if value.winner != "samurai"]
        on_towers = [at for at in open_moves if self.game.tower[at[NINJA]]]
        self.after.update(dict.fromkeys(on_towers, Worth("ninja", 1)))
        self._follow(count(1), open_starts, [at for at in open_moves if at not in on_towers], "ninja")

    def _follow(
        self, lengths: Iterator[int], starts: list[Standing], moves: list[Standing], side: str
    ) -> None:
        """Give what `side` wins its value, round by round, until nothing is waited for or nothing changes any more."""
        before, after = Watched(self.rounds, starts), Watched(self.rounds, moves)
        for length in lengths:
            if length > self.limit or not (len(before) or len(after)):
                return
            value = Worth(side, length)
            self.rounds.samurai_move()
            self.after.update(dict.fromkeys(after.take(held=side == "samurai"), value))
            changed = self.rounds.ninja_moves()
            self.value.update(dict.fromkeys(before.take(held=side == "samurai"), value))
            if not changed:
                return

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


def for_the_samurai(value: Worth) -> tuple[int, int]:
    """Return how good a value is for the samurai: to win soon, to hold, to lose late."""
    length = value.length or 0
    if value.winner is None:
        return 1, 0
    return (2, -length) if value.winner == "samurai" else (0, length)
