"""How likely a spy who went some way made some of the noise of a round: a guard who tracks them reckons with that."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from typing import NamedTuple

from uguisu import OFF

EXACT = 0.7
"""How likely a token lies where rules of thumb would lay it, or on a square of a creaking floor that was trodden on."""
ELSEWHERE = 1e-4
"""How likely it lies where it could not be laid."""
EXTRA, MISSED = 0.03, 0.1
"""How likely there is a token that a way does not tell of (a stone thrown, glass broken), and one lacks that it does."""
SPARE = 3
"""How many such tokens more are thought of."""

Run = tuple[int, int]
"""The tokens from one number up to another, in the order in which they were laid; (0, 0) for none."""


class Sound(NamedTuple):
    """What a way sounds like: the creaking squares trodden on, how many tokens are then laid, where they may be, and where
    rules of thumb lay them.
    """

    trodden: tuple[int, ...]
    owed: int
    choices: frozenset[int]
    usual: int

    def likely(self, tokens: Sequence[int]) -> float:
        """Return how likely just these tokens come of it."""
        laid = len(tokens) - self.owed
        if not 0 <= laid <= len(self.trodden) + SPARE:
            return 0.0
        chance = aligned(self.trodden, tokens[:laid])
        for place in tokens[laid:]:
            if place == self.usual:
                chance *= EXACT
            else:
                chance *= (1 - EXACT) / len(self.choices) if place in self.choices else ELSEWHERE
        return chance


SILENCE = Sound((), 0, frozenset(), OFF)


def aligned(expected: Sequence[int], heard: Sequence[int]) -> float:
    """Return how likely some squares were heard where others were expected, in this order: by the likeliest alignment."""
    row = [EXTRA**count for count in range(len(heard) + 1)]
    for wanted in expected:
        below = [row[0] * MISSED]
        for number, place in enumerate(heard):
            matched = row[number] * EXACT if wanted == place else 0.0
            below.append(max(row[number + 1] * MISSED, below[number] * EXTRA, matched))
        row = below
    return row[-1]


def runs(count: int) -> list[Run]:
    """Return all runs of so many tokens, and none of them."""
    return [(0, 0), *((first, last) for first in range(count) for last in range(first + 1, count + 1))]


def shared(
    likely: Mapping[int, Mapping[Run, float]], count: int
) -> tuple[float, dict[int, dict[Run, float]]]:
    """Share the tokens of a round out among the spies, each of whom made one run of them, one after the other.

    Returns:
        How likely all of it is, by `likely` (for each spy, how likely it made a run); and for each spy the part of that in
        which it made a run.
    """
    whole = 0.0
    parts: dict[int, dict[Run, float]] = {spy: {} for spy in likely}
    for order in permutations(likely):
        for cut in _cuts(0, count, len(order)):
            chance = 1.0
            made = [(spy, run if run[1] > run[0] else (0, 0)) for spy, run in zip(order, cut, strict=True)]
            for spy, run in made:
                chance *= likely[spy].get(run, 0.0)
            if chance:
                whole += chance
                for spy, run in made:
                    parts[spy][run] = parts[spy].get(run, 0.0) + chance
    return whole, parts


def _cuts(first: int, last: int, parts: int) -> Iterator[list[Run]]:
    """Yield the ways to cut a run into so many, some of them perhaps empty."""
    if parts < 2:
        yield [(first, last)] * parts
        return
    for cut in range(first, last + 1):
        for rest in _cuts(cut, last, parts - 1):
            yield [(first, cut), *rest]
