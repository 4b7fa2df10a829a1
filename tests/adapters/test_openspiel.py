"""Packs as games of OpenSpiel: its own checks, and its algorithms find what ours find."""

from __future__ import annotations

import pickle
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.support import tiny
from tests.support.ten_packs import PACKS, TEN_PACKS
from tests.support.yardstick import yardstick

pyspiel = pytest.importorskip("pyspiel", reason="open-spiel is not installed (uguisu-adapters[openspiel])")
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::FutureWarning")


@pytest.fixture(scope="module")
def adapter() -> Any:
    from uguisu_adapters import openspiel

    return openspiel


@pytest.mark.parametrize("games", [1, pytest.param(5, marks=pytest.mark.long)])
@pytest.mark.parametrize("pack", TEN_PACKS)
def test_openspiels_own_checks_pass(pack: str, games: int, adapter: Any) -> None:
    """Games at random, with copies and with states written down and read again; rewards and legal actions as declared."""
    pyspiel.random_sim_test(adapter.load(pack, seed=7), games, True, False)


@pytest.mark.parametrize(
    "pack", ["temple/before_dawn", "scorpion/garden_gate", "senjutsu/dojo", "spies/back_yard"]
)
def test_states_of_every_game_of_one_game_are_pickled(pack: str, adapter: Any) -> None:
    """Also when much is known of what may come, and with what each seat knows; and they are played on."""
    game, rng = adapter.load(pack, seed=1), random.Random(1)
    for _ in range(3):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        again = pickle.loads(pickle.dumps(state))
        assert str(again) == str(state)
    state = game.new_initial_state()
    for _ in range(6):
        state.apply_action(rng.choice(state.legal_actions()))
    again = pickle.loads(pickle.dumps(state))
    for _ in range(4):
        action = rng.choice(state.legal_actions())
        state.apply_action(action)
        again.apply_action(action)
        for seat in range(game.num_players()):
            assert again.information_state_string(seat) == state.information_state_string(seat)


def test_chance_is_explicit_where_no_seed_is_given(adapter: Any) -> None:
    state = adapter.load("temple/before_dawn").new_initial_state()
    assert not state.is_chance_node()  # it has no chance
    assert state.information_state_string(0) != state.information_state_string(1)


@pytest.mark.parametrize("name", ["duel-3", "yard-1", pytest.param("duel-17", marks=pytest.mark.slow)])
def test_cfr_finds_the_value_that_our_solver_finds(name: str, adapter: Any, tmp_path: Path) -> None:
    from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

    pack = next(pack for pack in yardstick() if pack.name == name)
    game = adapter.load(tiny.written(tmp_path / name, pack.files))
    solver = cfr.CFRPlusSolver(game)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    assert exploitability.exploitability(game, policy) < 0.05
    values = expected_game_score.policy_value(game.new_initial_state(), [policy] * 2)
    assert values[0] == pytest.approx(pack.worth, abs=0.06)


def test_ismcts_plays_by_what_its_seat_knows(adapter: Any) -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = adapter.load("senjutsu/teaching_duel", seed=3)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game, uct_c=1.5, max_simulations=15, evaluator=mcts.RandomRolloutEvaluator(1, rng), random_state=rng
    )
    state = game.new_initial_state()
    for _ in range(3):
        state.apply_action(bot.step(state))
    assert state.move_number() == 3


@pytest.mark.parametrize("pack", PACKS[1:])
def test_what_a_seat_knows_is_the_same_in_what_it_holds_possible(pack: str, adapter: Any) -> None:
    """Its word and its view stay; the other's view does not, else the drawing would draw nothing."""
    state, rng, differing = adapter.load(pack, seed=5).new_initial_state(), random.Random(2), 0
    while not state.is_terminal() and state.move_number() < 60:
        for seat in (0, 1):
            other = state.resample_from_infostate(seat, rng.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            differing += other.observation_string(1 - seat) != state.observation_string(1 - seat)
        state.apply_action(rng.choice(state.legal_actions()))
    assert differing
