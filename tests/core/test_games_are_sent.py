"""Games and states are copied and pickled, as multiprocessing and OpenSpiel do with theirs."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
import random
from pathlib import Path

import pytest
from tests.support import toys

from uguisu import Game, State, load

PACKS = ("temple/first_steps", "scorpion/two_castles", "scorpion/four_lanterns")
"""The last one builds on another."""
SCENARIOS = Path(__file__).parents[2] / "scenarios"


def played_on(game: Game, state: State) -> State:
    return game.playout(state, random.Random(5))


@pytest.mark.parametrize("pack", PACKS)
def test_a_game_that_was_pickled_plays_the_same(pack: str) -> None:
    game = load(SCENARIOS / pack)
    other, state = pickle.loads(pickle.dumps((game, game.new(3))))
    assert other is not game
    assert played_on(other, state) == played_on(game, game.new(3))


@pytest.mark.native
def test_a_game_is_sent_to_a_process_that_is_started_afresh() -> None:
    game = load(SCENARIOS / "temple/first_steps")
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        sent = pool.apply(played_on, (game, game.new(3)))
    assert sent == played_on(game, game.new(3))


def test_what_was_changed_on_the_command_line_is_sent_too() -> None:
    from uguisu.loading.overrides import Overrides

    game = load(SCENARIOS / "temple/first_steps", changes=Overrides(options={"turn_limit": 7}))
    assert pickle.loads(pickle.dumps(game)).digest == game.digest


def test_a_game_never_changes_so_its_copy_is_itself() -> None:
    game = load(SCENARIOS / "temple/first_steps")
    assert copy.deepcopy(game) is game
    assert copy.copy(game) is game


def test_plugins_that_are_not_installed_are_not_sent(tmp_path: Path) -> None:
    game = load(toys.pack(tmp_path / "toy", "race"), toys.registry())
    with pytest.raises(TypeError, match="not installed"):
        pickle.dumps(game)
