"""How many positions a game has at least, told in seconds by games at random: from how often two of them meet."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from uguisu.core.game import Game

MOST_PLIES = 250_000
"""Plies that are played, one to four seconds of one core: games of 40 plies show some ten million positions so."""
MEETINGS = 3
"""Added to those seen: where none is seen, three are to be expected once in 20 times (a Poisson's count)."""


class Estimate(NamedTuple):
    """At least so many positions, and the moves that one has on average."""

    positions: int
    moves: float


def least_positions(game: Game, plies: int = MOST_PLIES) -> Estimate:
    """Return how many positions can come up in `game` at least, by games at random of `plies` plies in all.

    If m games had some position at a ply and n pairs of them the same one, there are about m(m - 1)/2n: the birthday
    bound. Games at random do not come to all positions equally often, so they meet more often than that, and the figure is
    too low: a fifth to two fifths of the truth in four games of known size (first_steps with 2, 3, 4 and 6 rounds).
    Plies are added up; where games meet at different plies, too, as in a game without a clock, a ply counts by so much
    less.
    """
    rng = random.Random(0)
    seen: list[Counter[int]] = []
    played = moves = 0
    while played < plies:
        state, ply = game.new(), 0
        played += state.over
        while not state.over and played < plies:
            if ply == len(seen):
                seen.append(Counter())
            seen[ply][hash(state.position())] += 1
            legal = game.legal(state)
            game.apply(state, rng.choice(legal))
            moves += len(legal)
            played, ply = played + 1, ply + 1
    return Estimate(max(len(set().union(*seen)), _all_told(seen)), moves / max(1, played))


def _all_told(seen: list[Counter[int]]) -> int:
    """Return how many positions all plies have at least, those that several plies share counted once.

    >>> once, again = Counter(range(600)), Counter(range(600, 1200))
    >>> _all_told([once]), _all_told([once, again]), _all_told([once, once])
    (59900, 119800, 199)
    """
    games = [sum(counts.values()) for counts in seen]
    share: defaultdict[int, float] = defaultdict(float)
    """For each position, in which part of the games it was come to at each ply, summed up."""
    for ply, counts in enumerate(seen):
        for position, count in counts.items():
            share[position] += count / games[ply]
    found = 0.0
    for ply, counts in enumerate(seen):
        # 1 more: of one game alone each position counts once, however often it comes.
        here = (2 * _met(counts) + 1) / games[ply]
        elsewhere = sum(count * (share[one] - count / games[ply]) for one, count in counts.items())
        found += _at_least(counts) / (1 + elsewhere / here)
    return int(found)


def _met(counts: Counter[int]) -> int:
    return sum(count * (count - 1) // 2 for count in counts.values())


def _at_least(counts: Counter[int]) -> int:
    """Return how many positions a ply has at least.

    >>> _at_least(Counter({1: 1, 2: 1})), _at_least(Counter({number: 1 for number in range(600)}))
    (2, 59900)
    """
    games = sum(counts.values())
    return max(len(counts), games * (games - 1) // 2 // (_met(counts) + MEETINGS))
