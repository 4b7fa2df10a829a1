"""Secret choices: the equilibrium of a matrix, and a bot that mixes by it."""

import random
from collections import Counter

import pytest
from tests.support import parlour

from uguisu.bots.bot import Decision
from uguisu.bots.policy import Policy
from uguisu.bots.settings import Budget
from uguisu_tools.bots.matrix import cast, is_secret_choice, mixture, others_choices
from uguisu_tools.bots.plan_search import PlanSearchBot


@pytest.mark.parametrize(
    ("matrix", "shares"),
    [
        ([[1, -1], [-1, 1]], [0.5, 0.5]),
        ([[2, -1], [-1, 1]], [0.4, 0.6]),
        ([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], [1 / 3, 1 / 3, 1 / 3]),
        ([[0.5, 0.5], [1, 0.6]], [0, 1]),  # the second is better whatever the other one does
        ([[3], [4], [4]], [0, 0.5, 0.5]),
    ],
)
def test_the_equilibrium_of_a_matrix(matrix, shares):
    assert mixture([matrix], rounds=2000) == pytest.approx(shares, abs=0.03)


def test_one_mixture_for_all_that_may_be():
    """Of two matrices that can't be told apart, each has a best row that loses in the other: the safe row is taken."""
    assert mixture([[[1], [-2], [0]], [[-2], [1], [0]]], rounds=2000) == pytest.approx([0, 0, 1], abs=0.03)


def test_habits_are_made_use_of_as_far_as_that_is_safe():
    """Who always takes the first column is answered by the first row; where a mistake costs much, the safe row is taken."""
    matrix = [[2, -1], [-1, 1]]
    assert mixture([matrix]) == pytest.approx([0.4, 0.6], abs=0.03)
    assert mixture([matrix], [[1, 0]]) == pytest.approx([1, 0], abs=0.03)
    risky = [[1, -9], [0, 0]]
    assert mixture([risky], [[1, 0]]) == pytest.approx([0, 1], abs=0.03)


def chosen(seat: int, times: int = 120) -> Counter[str]:
    """Return what a bot without any rules of thumb chooses in hide and seek."""
    game = parlour.hide_and_seek()
    found = Counter[str]()
    for number in range(times):
        state = game.new(number)
        if seat == 1:
            game.apply(state, 0)
        decision = Decision(game, state, random.Random(number))
        bot = PlanSearchBot(Policy(game, {}), Budget(12))
        found[decision.describe(bot.choose(decision))] += 1
    return found


@pytest.mark.long
def test_who_hides_mixes_both_places_and_never_gives_up():
    found = chosen(0)
    assert found["give up"] == 0
    # Half of 120, and five standard deviations.
    assert 60 - 28 <= found["left"] <= 60 + 28


@pytest.mark.long
def test_who_seeks_does_not_see_where_the_other_one_hides():
    """The hider has gone left already; the seeker looks on both sides all the same."""
    found = chosen(1)
    assert 60 - 28 <= found["left"] <= 60 + 28


def test_all_choices_are_cast_at_once():
    game = parlour.hide_and_seek()
    state = game.new(1)
    assert is_secret_choice(game, state)
    columns = others_choices(game, state, 8, random.Random(1))
    assert columns == [{1: 0}, {1: 1}]
    assert [game.returns(cast(game, state, 0, others))["hider"] for others in columns] == [-1, 1]
    game.apply(
        state, 1
    )  # the hider goes right; the seeker, asked next, lays its own choice beside any of those
    columns = others_choices(game, state, 8, random.Random(1))
    assert columns == [{0: 0}, {0: 1}, {0: 2}]
    assert [game.returns(cast(game, state, 0, others))["hider"] for others in columns] == [-1, 1, -0.5]


def test_of_many_choices_some_are_drawn():
    game = parlour.hide_and_seek()
    state = game.new(1)
    game.apply(state, 1)
    assert len(others_choices(game, state, 2, random.Random(1))) == 2
