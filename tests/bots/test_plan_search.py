"""Search over the plans of a policy, on games small enough to know what is best."""

from __future__ import annotations

import random

import pytest
from tests.support import parlour

from uguisu.bots.bot import Decision
from uguisu.bots.policy import OVER, Actions, Policy, policy_bot
from uguisu.bots.settings import Budget
from uguisu.core.errors import UguisuError
from uguisu.core.game import Game
from uguisu.core.state import State
from uguisu_tools.bots.plan_search import PlanSearchBot, plan_search_bot


def greedy(game: Game) -> Policy[State]:
    """Takes as much as there is to take, at nim."""
    return Policy(game, {"take": lambda _state, legal, _rng: legal[-1]})


def chosen(game: Game, policy: Policy[State], budget: Budget, seed: int = 0) -> int:
    decision = Decision(game, game.new(seed), random.Random(seed))
    return PlanSearchBot(policy, budget).choose(decision)


def test_it_finds_what_its_policy_misses() -> None:
    """Of five, leave four; the policy itself would take three and lose."""
    game = parlour.nim(5)
    state = game.new(0)
    assert greedy(game).choose(state, game.legal(state), random.Random(0)) == 3
    assert chosen(game, greedy(game), Budget(60)) == 1


def test_by_the_clock_it_finds_it_too() -> None:
    assert chosen(parlour.nim(5), greedy(parlour.nim(5)), Budget(seconds=0.05)) == 1


def test_without_answers_it_plays_on_at_random() -> None:
    """Who leaves one to three loses to whoever takes them all, now and then even by chance."""
    game = parlour.nim(4)
    game.end(state := game.new(0), 0)
    policy = Policy[State](game, {})
    assert policy.worth(state, 0) == 1.0
    assert policy.worth(state, 1) == -1.0
    assert chosen(parlour.nim(2), Policy(parlour.nim(2), {}), Budget(400)) == 2


def test_it_counts_on_no_secret() -> None:
    """Going in brings nothing on average, and staying out a little; only one who peeped would go in."""
    game = parlour.envelope()
    rash = Policy[State](game, {"open": lambda _state, legal, rng: rng.choice(legal[1:])})
    assert [chosen(game, rash, Budget(400), seed) for seed in range(6)] == [0] * 6


def test_a_plan_is_over_where_it_was_not_meant() -> None:
    game = parlour.nim(5)
    state = game.new(0)
    plan = Actions[State](state.seat, ((state.phase, 2), (state.phase, 3)))
    twin = plan.copy()
    assert plan.next(state, [1, 2, 3]) == 2
    assert plan.next(state, [1, 2]) == OVER, "three can't be taken"
    assert plan.next(state, [1, 2, 3]) == OVER, "and it stays over"
    assert twin.next(state, [1, 2, 3]) == 2, "a copy goes its own way"
    assert twin.copy().next(state, [1, 2, 3]) == 3
    state.seat = 1
    assert twin.next(state, [1, 2, 3]) == OVER, "another seat is asked"


@pytest.mark.parametrize("setting", ["soon", "0", "-1s", "0s", "20,depth=3", "20,plans=few"])
def test_what_it_cannot_read_it_says_in_a_sentence(setting: str) -> None:
    with pytest.raises(UguisuError, match="bot 'look'"):
        plan_search_bot("look", greedy, "Looks.").make(setting, parlour.nim(5))


def test_a_policy_alone_takes_no_setting() -> None:
    with pytest.raises(
        UguisuError, match=r"bot 'plain' takes no setting, but got '3' \(just write `plain`\)"
    ):
        policy_bot("plain", greedy, "Plays.").make("3", parlour.nim(5))
