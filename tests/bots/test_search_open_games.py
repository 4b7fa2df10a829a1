"""Tree search where nothing is hidden: it finds and proves what is forced."""

from __future__ import annotations

import random

import pytest
from tests.support import parlour

from uguisu.bots.bot import Decision
from uguisu.bots.settings import Budget
from uguisu.core.game import Game
from uguisu.core.state import State
from uguisu_tools.bots.search import Method, Search


def search(game: Game, state: State, iterations: int, seed: int = 0) -> tuple[Search, int]:
    found = Search(Decision(game, state, random.Random(seed)), Method(Budget(iterations)))
    return found, found.run()


@pytest.mark.parametrize("heap", [5, 6, 7, 9, 10, 11, 13, 14, 15])
def test_a_forced_win_is_found_and_proven(heap: int) -> None:
    game = parlour.nim(heap)
    found, action = search(game, game.new(), 3000)
    assert action == heap % 4
    proof = found.root.edges[action].proven
    assert proof == {"a": 1.0, "b": -1.0}
    assert found.iterations < 3000  # it stops when it knows


@pytest.mark.parametrize("heap", [4, 8])
def test_a_lost_position_is_known_to_be_lost(heap: int) -> None:
    game = parlour.nim(heap)
    found, action = search(game, game.new(), 3000)
    assert action in (1, 2, 3)
    assert all(edge.proven == {"a": -1.0, "b": 1.0} for edge in found.root.edges.values())


@pytest.mark.parametrize("heap", range(2, 9))
def test_with_three_players_each_wins_for_itself(heap: int) -> None:
    game = parlour.nim(heap, players=3)
    found, action = search(game, game.new(), 20_000)
    after = game.new()
    game.apply(after, action)
    proof = found.root.edges[action].proven
    assert proof is not None
    winner = next(side for side, value in proof.items() if value == 1)
    assert winner in winners(game, after)
    assert winner == "a" or winners(game, game.new()) != {"a"}


def winners(game: Game, state: State) -> set[str]:
    """Return who may win if each plays for itself alone, and those who can't win do as they like."""
    if state.over:
        return {side for side, value in game.returns(state).items() if value == 1}
    side = game.seats[state.seat].side
    found: set[str] = set()
    for action in game.legal(state):
        after = state.clone()
        game.apply(after, action)
        told = winners(game, after)
        if told == {side}:
            return told
        found |= told
    return found


def test_the_same_random_numbers_search_the_same_tree() -> None:
    game = parlour.nim(21)
    one, action = search(game, game.new(), 150, seed=5)
    two, again = search(game, game.new(), 150, seed=5)
    assert action == again
    visits = [{action: edge.visits for action, edge in found.root.edges.items()} for found in (one, two)]
    assert visits[0] == visits[1]
    other, _ = search(game, game.new(), 150, seed=6)
    assert {action: edge.visits for action, edge in other.root.edges.items()} != visits[0]


def test_dice_are_weighed_and_nothing_is_proven_by_a_lucky_throw() -> None:
    game = parlour.bet()
    found, action = search(game, game.new(), 4000)
    assert parlour._Bet.names[action] == "good odds"
    assert found.root.edges[1].proven is None
    assert found.root.edges[1].total / found.root.edges[1].visits == pytest.approx(0.5, abs=0.08)
    assert found.root.edges[0].proven == {"player": 0.4, "bank": -0.4}


def test_the_searched_position_is_left_alone() -> None:
    game = parlour.nim(15)
    state = game.new()
    before = state.facts()
    search(game, state, 100)
    assert state.facts() == before


def test_an_only_move_is_not_thought_about() -> None:
    game = parlour.nim(1)
    found, action = search(game, game.new(), 500)
    assert (found.iterations, action) == (0, 1)


def test_an_evaluator_takes_the_place_of_playing_on() -> None:
    game = parlour.nim(1000)
    asked: list[int] = []

    def evaluate(_game: Game, state: State) -> dict[str, float]:
        asked.append(state.at[0])
        return {"a": 0.1, "b": -0.1}

    found = Search(Decision(game, game.new(), random.Random(1)), Method(Budget(50), evaluate, rollout=2))
    found.run()
    assert len(asked) == 50
    assert max(asked) <= 1000 - 3  # one action of the tree and two random ones, each of at least one
    assert min(asked) >= 1000 - 3 * 50


def test_trusted_guesses_are_followed_to_where_best_play_leads() -> None:
    # Of 9, taking one leaves the other nothing good. The evaluator sees that only where 4 are left: two actions on.
    game = parlour.nim(9)

    def evaluate(game: Game, state: State) -> dict[str, float]:
        bad = 0.8 if state.at[0] == 4 else 0.0
        worth = -bad if state.seat == 0 else bad
        return {"a": worth, "b": -worth}

    def guess(trust: float) -> Search:
        plan = Method(Budget(120), evaluate, trust=trust)
        found = Search(Decision(game, game.new(), random.Random(2)), plan)
        for _ in range(60):
            found.iterate()
        return found

    trusting = guess(0.9).root.edges
    assert max(trusting, key=lambda action: trusting[action].visits) == 1
    assert trusting[2].guess == {"a": -0.8, "b": 0.8} or trusting[2].proven
    assert all(edge.guess is None for edge in guess(0.0).root.edges.values())


def test_a_search_goes_on_from_what_the_one_before_found() -> None:
    game = parlour.nim(21)
    state = game.new()
    first, action = search(game, state, 300)
    visits = first.root.children[action].edges
    game.apply(state, action)
    reply = game.legal(state)[0]
    game.apply(state, reply)
    decision = Decision(game, state, random.Random(1))
    later = Search(decision, Method(Budget(300)), first)
    assert later.root is first.root.children[action].children[reply]
    assert 0 < sum(edge.visits for edge in later.root.edges.values()) <= visits[reply].visits


def test_what_was_found_of_later_positions_or_of_another_game_is_not_used() -> None:
    game = parlour.nim(21)
    state = game.new()
    game.apply(state, 1)
    earlier, _ = search(game, state, 300)
    for position in (game.new(), parlour.nim(30).new()):
        fresh = Search(Decision(game, position, random.Random(1)), Method(Budget(9)), earlier)
        assert fresh.root.edges == {}
