"""Random numbers: even, repeatable, and carried along by clones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import permutations
from typing import Any

import pytest

from uguisu.core.rng import below, derive, mix, shuffle, weighted
from uguisu.core.state import State

# 99.9% quantiles of the chi-square distribution, by degrees of freedom
CHI_SQUARE = {1: 10.83, 5: 20.52, 9: 27.88, 23: 49.73, 51: 86.66}


def chi_square(counts: Counter[Any], expected: Mapping[Any, float]) -> float:
    assert set(counts) <= set(expected)
    return sum((counts[key] - wanted) ** 2 / wanted for key, wanted in expected.items())


def test_splitmix_is_splitmix() -> None:
    """The first numbers from 1234567, as the reference implementation prints them."""
    state = State(1234567)
    drawn = []
    for _ in range(5):
        below(state, 2)
        drawn.append(mix(state.seed))
    assert drawn == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@pytest.mark.parametrize("bound", [2, 6, 10, 52])
def test_below_is_even(bound: int) -> None:
    state = State(99)
    counts: Counter[object] = Counter(below(state, bound) for _ in range(20_000))
    assert chi_square(counts, dict.fromkeys(range(bound), 20_000 / bound)) < CHI_SQUARE[bound - 1]


def test_shuffles_are_even() -> None:
    state = State(7)
    counts: Counter[object] = Counter()
    for _ in range(24_000):
        cards = list("abcd")
        shuffle(state, cards)
        counts["".join(cards)] += 1
    orders = {"".join(order): 1_000.0 for order in permutations("abcd")}
    assert chi_square(counts, dict(orders)) < CHI_SQUARE[23]


@pytest.mark.parametrize("count", [0, 1, 2, 3, 12, 36, 200])
@pytest.mark.parametrize("seed", [0, 1, 1234567, 2**64 - 1])
def test_a_shuffle_draws_as_below_does(seed: int, count: int) -> None:
    """It draws many numbers in one go; they are the same as one by one, and the generator ends at the same place."""
    shuffled, other = State(seed), State(seed)
    cards, wanted = list(range(count)), list(range(count))
    shuffle(shuffled, cards)
    for last in range(count - 1, 0, -1):
        chosen = below(other, last + 1)
        wanted[last], wanted[chosen] = wanted[chosen], wanted[last]
    assert cards == wanted
    assert shuffled.seed == other.seed


def test_weights_are_kept() -> None:
    state = State(3)
    chances = [(4, 1), (7, 2), (9, 3)]
    counts: Counter[object] = Counter(weighted(state, chances) for _ in range(12_000))
    assert chi_square(counts, {4: 2_000.0, 7: 4_000.0, 9: 6_000.0}) < CHI_SQUARE[5]


def test_nothing_to_draw_from_is_an_error() -> None:
    with pytest.raises(ValueError, match="positive weight"):
        weighted(State(1), [])


def test_a_clone_draws_the_same_and_apart() -> None:
    state = State(5)
    below(state, 6)
    twin = state.clone()
    assert [below(state, 100) for _ in range(5)] == [below(twin, 100) for _ in range(5)]
    below(twin, 6)
    assert state.seed != twin.seed


def test_seeds_next_to_each_other_are_strangers() -> None:
    first = Counter(below(State(seed), 10) for seed in range(10_000))
    assert chi_square(first, dict.fromkeys(range(10), 1_000.0)) < CHI_SQUARE[9]


def test_derived_seeds_depend_on_every_part_and_are_the_same_everywhere() -> None:
    assert derive(4, "game", 17) == 9470786556612823346
    seeds = {
        derive(seed, name, number) for seed in (1, 2) for name in ("game", "bot") for number in range(50)
    }
    assert len(seeds) == 200
    assert all(0 <= seed < 2**64 for seed in seeds)
