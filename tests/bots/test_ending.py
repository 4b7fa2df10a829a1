"""The rest of a game where it is small: the strong bot mixes there as well as can be."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.support import parlour
from tests.support.tiny import duel, written
from tests.support.yardstick import yardstick

from uguisu import load
from uguisu.bots.bot import Bot, Decision
from uguisu.bots.policy import Policy
from uguisu.bots.settings import Budget
from uguisu.core.game import Game
from uguisu.core.state import CHANCE
from uguisu.plugins import registry
from uguisu_tools.bots.ending import can_be_solved, ending_of
from uguisu_tools.bots.matrix import unchosen
from uguisu_tools.bots.spec import parse_spec
from uguisu_tools.bots.strong import StrongBot
from uguisu_tools.equilibria.solution import solve_secrets

pytestmark = pytest.mark.native  # NumPy

PENNIES = {0: 0.5, 1: 0.5}


@pytest.mark.parametrize("seat", [0, 1])
def test_an_equilibrium_is_found_also_by_who_is_asked_when_others_have_chosen(seat: int) -> None:
    game = parlour.hide_and_seek()
    state = game.new(0)
    if seat:
        game.apply(state, 0)
    ending = ending_of(Decision(game, state, random.Random(1)), 100)
    assert ending is not None
    assert ending.safe == frozenset()
    assert ending.shares == pytest.approx(PENNIES, abs=0.02)


def test_one_that_takes_too_long_to_go_through_is_left() -> None:
    game = parlour.hide_and_seek()
    assert ending_of(Decision(game, game.new(0), random.Random(1)), 2) is None


def test_only_games_of_two_with_secret_choices_are_looked_at() -> None:
    assert can_be_solved(parlour.hide_and_seek())
    assert not can_be_solved(parlour.nim(5))


def test_the_strong_bot_mixes_by_it() -> None:
    game = parlour.hide_and_seek()
    found = Counter(
        StrongBot(Policy(game, {}), Budget(12)).choose(Decision(game, game.new(0), random.Random(seed)))
        for seed in range(60)
    )
    assert set(found) == {0, 1}
    assert min(found.values()) >= 15


def test_what_others_have_chosen_they_choose_anew(tmp_path: Path) -> None:
    """In a duel the question stands on a stack: each is asked once, whoever was asked before."""
    game = load(written(tmp_path / "duel", duel(["guard", "quick_cut"], ["breath", "long_cut"], hand=2)))
    state = game.new(0)
    while state.seat == CHANCE or game.phases[state.phase].name != "choose":
        game.roll(state) if state.seat == CHANCE else game.apply(state, game.legal(state)[0])
    first = state.seat
    game.apply(state, game.legal(state)[0])
    second = state.seat
    assert second != first
    anew: Any = unchosen(game, state)
    assert anew.seat == second
    assert list(anew.commits) == [-1, -1]
    legal = game.legal(anew)
    game.apply(anew, legal[-1])
    assert (anew.seat, game.phases[anew.phase].name) == (first, "choose")
    game.apply(anew, game.legal(anew)[-1])
    assert game.phases[anew.phase].name != "choose" or anew.ply > state.ply + 2


def _made(game: Game) -> Bot:
    return parse_spec("strong:60").make(game, registry())


@pytest.mark.slow
@pytest.mark.parametrize("name", ["duel-17", "duel-21"])
def test_nobody_gains_much_by_knowing_how_it_plays_two_turns_in_which_both_have_to_mix(
    name: str, tmp_path: Path
) -> None:
    pack = next(one for one in yardstick() if one.name == name)
    game = load(written(tmp_path / name, pack.files))
    found = solve_secrets(game, bots={seat.id: ("strong:60", _made) for seat in game.seats})
    for weakness in found.weaknesses:
        assert weakness.could - weakness.gets <= 0.2
