"""The statistics of pairs keep their level: looked at once, or again and again."""

from __future__ import annotations

import random
from itertools import product

import pytest

from uguisu.core.game import Game
from uguisu.loading import load
from uguisu_lab.comparing import Pairs
from uguisu_lab.paired import Differences, benjamini_hochberg, flipped, pairs_for, smallest_shown
from uguisu_lab.playtest.anytime import AnyTime
from uguisu_lab.playtest.playing import Played

REPEATS = 200
ALLOWED = 18
"""Of `REPEATS` at 5%, ten are false in the mean; nineteen or more come once in two hundred times."""


@pytest.mark.parametrize("seed", range(12))
def test_the_sign_flip_test_counts_as_trying_all_signs_does(seed: int) -> None:
    rng = random.Random(seed)
    values = [rng.choice([-3, -2, -1, 1, 2, 3, 7]) for _ in range(seed)]
    seen = abs(sum(values))
    sums = [
        abs(sum(sign * value for sign, value in zip(signs, values, strict=True)))
        for signs in product((1, -1), repeat=len(values))
    ]
    assert flipped(values) == pytest.approx(sum(total >= seen for total in sums) / len(sums))


def test_broken_numbers_are_tested_as_well() -> None:
    assert flipped([0.25, 0.5, 0.125, 0.4]) == 0.125
    assert flipped([0.25, -0.25]) == 1.0


def test_a_number_that_never_differs_shows_nothing() -> None:
    same = Differences()
    for _ in range(50):
        same.add(0.0)
    assert (same.p, same.p_at_any_time, same.p_least) == (1.0, 1.0, 1.0)


@pytest.mark.long
def test_looking_after_every_pair_makes_no_more_false_claims() -> None:
    false = {"interval": 0, "test": 0, "often looked": 0}
    for seed in range(REPEATS):
        rng = random.Random(seed)
        mean, differences, looked = AnyTime(), Differences(), [False, False, False]
        for count in range(1, 300):
            difference = rng.choice((-1, 0, 0, 1))
            mean.add(difference)
            differences.add(difference)
            looked[0] |= count % 5 == 0 and mean.rules_out(0.0)
            looked[1] |= differences.p_at_any_time <= 0.05
            looked[2] |= count % 10 == 0 and differences.p <= 0.05
        for name, found in zip(false, looked, strict=True):
            false[name] += found
    assert false["interval"] <= ALLOWED
    assert false["test"] <= ALLOWED
    assert false["often looked"] > 2 * ALLOWED  # which is why there is another test


def test_the_interval_at_any_time_closes_in_on_the_truth() -> None:
    rng, mean = random.Random(4), AnyTime()
    for _ in range(4000):
        mean.add(1 if rng.random() < 0.4 else -1 if rng.random() < 0.2 else 0)
    known = mean.interval
    assert known.low < 0.4 - 0.6 * 0.2 < known.high
    assert known.high - known.low < 0.1


def test_the_false_discovery_rate_lets_through_what_holm_would_not() -> None:
    ps = [0.001, 0.01, 0.02, 0.03, *[0.6] * 4]
    assert [p <= 0.05 for p in benjamini_hochberg(ps)] == [True, True, False, False, *[False] * 4]
    assert benjamini_hochberg([0.03, 0.04], [0.0, 0.5]) == [0.03, 1.0]


def test_what_can_be_shown_shrinks_as_pairs_are_added() -> None:
    assert smallest_shown(0.5, 400) == pytest.approx(smallest_shown(0.5, 100) / 2)
    assert pairs_for(smallest_shown(0.5, 400), 0.5) == pytest.approx(400)


@pytest.fixture(scope="module")
def game(triangle) -> Game:
    return load(triangle)


def made_up(rng: random.Random, index: int, shift: float = 0.0) -> Played:
    """A game in which numbers hang together, some rare and some wild, and the ninja wins half of the time, or more."""
    luck = rng.gauss(shift, 1)
    won = luck + rng.gauss(0, 1) > 0
    returns = {"ninja": 1.0, "samurai": -1.0} if won else {"ninja": -1.0, "samurai": 1.0}
    common = {f"m.common{number}": float(round(luck + rng.gauss(0, 2))) for number in range(8)}
    rare = {f"m.rare{number}": float(rng.random() < 0.05) for number in range(8)}
    wild = {f"m.wild{number}": rng.paretovariate(1.2) for number in range(4)}
    return Played(
        index=index, seed=index, result="ninja_escapes" if won else "ninja_caught", returns=returns,
        plies=rng.randrange(10, 60), steps=[("ninja", str(rng.random()))], measures={**common, **rare, **wild},
    )  # fmt: skip


@pytest.mark.long
@pytest.mark.parametrize("until", [None, 0.01])
def test_a_change_that_does_nothing_is_hardly_ever_said_to_do_something(
    game: Game, until: float | None
) -> None:
    winners = measures = 0
    for seed in range(REPEATS):
        rng, pairs = random.Random(seed), Pairs(game, until=until)
        for index in range(40):
            pairs.add(made_up(rng, index), made_up(rng, index))
        winners += pairs.verdict == "differs"
        measures += any(moved.clear for moved in pairs.measures(game, game))
    assert winners <= ALLOWED
    assert measures <= ALLOWED


def test_a_change_that_does_much_is_found(game: Game) -> None:
    rng, pairs = random.Random(1), Pairs(game)
    for index in range(60):
        pairs.add(made_up(rng, index), made_up(rng, index, shift=1.5))
    assert pairs.verdict == "differs"
    ninja = pairs.outcomes()[0]
    assert ninja.side == "ninja"
    assert ninja.clear
    assert ninja.difference.low > 0
    moved = {moved.id for moved in pairs.measures(game, game) if moved.clear}
    assert len([name for name in moved if "common" in name]) >= 6
    assert not [name for name in moved if "rare" in name]
