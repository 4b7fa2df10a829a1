"""What is compared in benchmarks is the same game; and the command that runs them."""

from __future__ import annotations

import math
import random

import pytest
from benchmarks.__main__ import main
from benchmarks.playouts import copy_by_hand, the_opening

from benchmarks import bare_temple, timing
from uguisu_temple.game import TempleGame
from uguisu_temple.state import TempleState


@pytest.fixture(scope="module")
def opening() -> tuple[TempleGame, TempleState]:
    return the_opening()


def test_the_board_is_the_one_that_was_asked_for(opening: tuple[TempleGame, TempleState]) -> None:
    game, state = opening
    assert (len(game.topology), len(game.pieces), game.phases[state.phase].name) == (52, 5, "ninja")


def test_the_bare_loop_plays_the_same_game(opening: tuple[TempleGame, TempleState]) -> None:
    """An oracle as well: the rules of a round, written twice, agree on every random game."""
    game, state = opening
    board = bare_temple.board_of(game, state)
    ends = set()
    for seed in range(400):
        ours = state.clone()
        began = ours.ply
        game.playout(ours, random.Random(seed))
        plies, result = bare_temple.play(board, random.Random(seed).random)
        assert (ours.ply - began, ours.result) == (plies, result)
        ends.add(result)
    assert len(ends) > 1, "all end in one way: nothing is compared"


def test_the_copy_by_hand_holds_the_same_facts(opening: tuple[TempleGame, TempleState]) -> None:
    _, state = opening
    twin = copy_by_hand(state)
    for name in twin.__slots__:
        assert getattr(twin, name) == getattr(state, name)


def test_the_game_for_openspiel_is_the_same_game(opening: tuple[TempleGame, TempleState]) -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    from benchmarks import openspiel_temple

    game, state = opening
    theirs = openspiel_temple.make(bare_temple.board_of(game, state))
    for seed in range(20):
        ours, other, rng = state.clone(), theirs.new_initial_state(), random.Random(seed)
        while not ours.over:
            assert sorted(game.legal(ours)) == other.legal_actions()
            action = rng.choice(game.legal(ours))
            game.apply(ours, action)
            other.apply_action(action)
        assert other.is_terminal()
        assert other.returns() == [game.returns(ours)["ninja"], game.returns(ours)["samurai"]]


def test_rates_and_ratios() -> None:
    slow, quick = timing.rates(lambda: 1, lambda: 1_000, rounds=3, slice_of=0.002)
    assert len(slow) == len(quick) == 3
    assert timing.ratio([2.0, 4.0, 9.0], [1.0, 1.0, 1.0]) == 4.0
    assert (timing.many(1_234_567), timing.many(45_678)) == ("1.23 million", "46 thousand")


def test_the_command_runs_what_is_asked_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from benchmarks import starting

    monkeypatch.setattr(starting, "run", lambda: [("something", 0.5, "remark"), ("other", math.nan, "")])
    assert main(["starting"]) == 0
    told = capsys.readouterr().out
    assert "0.500  something  (remark)" in told
    assert "-  other" in told


def test_the_command_names_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["nosuch"]) == 2
    assert "there are: " in capsys.readouterr().out
