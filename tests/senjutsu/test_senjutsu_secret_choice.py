"""What is chosen in secret stays so for searches, and samples choose again (SJ-24)."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from uguisu.core.commit import HIDDEN
from uguisu.loading import load
from uguisu_senjutsu.game import SenjutsuGame
from uguisu_senjutsu.state import SenjutsuState

DUEL = Path(__file__).parents[2] / "scenarios" / "senjutsu" / "teaching_duel"


@pytest.fixture(scope="module")
def game() -> Any:
    return load(DUEL)


def first_choice(game: SenjutsuGame) -> SenjutsuState:
    state = game.new(5)
    assert game.phases[state.phase] is game.choose
    assert state.seat == 0
    return state


def test_only_who_chooses_sees_the_choice(game: SenjutsuGame) -> None:
    state = first_choice(game)
    for action in game.legal(state):
        assert game.choose.seen(state, action, 0) == action
        assert game.choose.seen(state, action, 1) == HIDDEN


def test_with_the_last_choice_all_are_seen(game: SenjutsuGame) -> None:
    told = set()
    for first in game.legal(first_choice(game)):
        state = first_choice(game)
        game.apply(state, first)
        told.add(game.choose.seen(state, game.legal(state)[0], 1))
    assert len(told) == len(game.legal(first_choice(game)))


def test_samples_choose_again_among_what_the_sampled_hand_allows(game: SenjutsuGame) -> None:
    state, rng = first_choice(game), random.Random(1)
    game.apply(state, game.legal(state)[-1])
    sampled = set()
    for _ in range(60):
        twin = game.determinize(state, 1, rng)
        assert twin.commits[0] in game.choose.options(twin, [~game.choose.index, 0])
        sampled.add(twin.commits[0])
        assert game.determinize(state, 0, rng).commits == state.commits, "one's own choice is known"
    assert len(sampled) > 3
