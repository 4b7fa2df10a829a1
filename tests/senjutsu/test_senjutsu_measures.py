"""What playtests count of Senjutsu agrees with the position that the game ended in."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from uguisu.loading import load
from uguisu.measures.measure import Use
from uguisu_senjutsu import measures
from uguisu_senjutsu.game import SenjutsuGame
from uguisu_senjutsu.state import TURN, WOUNDS, SenjutsuState, track

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "senjutsu"
SEEDS = range(20)
"""Enough random games that in some a card wounds somebody: it does in four of ten."""


@pytest.fixture(scope="module")
def duel() -> SenjutsuGame:
    game = load(SCENARIOS / "snow_field")
    assert isinstance(game, SenjutsuGame)
    return game


@pytest.fixture(scope="module")
def ended(duel: SenjutsuGame) -> list[SenjutsuState]:
    games = [duel.new(seed, record=True) for seed in SEEDS]
    for seed, state in zip(SEEDS, games, strict=True):
        duel.playout(state, random.Random(seed))
    return games


def test_every_wound_has_a_source(duel: SenjutsuGame, ended: list[SenjutsuState]) -> None:
    for state in ended:
        dealt = measures.damage(duel, state)
        wounds = sum(state.tracks[track(figure, WOUNDS)] for figure in (0, 1))
        assert sum(float(count) for count in dealt.values() if isinstance(count, float)) == wounds
    assert any(
        not name.endswith(measures.OTHER) and count
        for state in ended
        for name, count in measures.damage(duel, state).items()
    )


def test_every_card_in_play_was_used(duel: SenjutsuGame, ended: list[SenjutsuState]) -> None:
    for state in ended:
        found = [use for use in measures.cards(duel, state).values() if isinstance(use, Use)]
        assert all(0 <= use.used <= use.held for use in found)
        assert state.log is not None
        played = sum(event.kind in ("revealed", "instant") for event in state.log)
        replaced = sum(event.kind == "replaced" for event in state.log)
        assert sum(use.used for use in found) == played - replaced
        assert all(len(use.turns) == use.used for use in found)
        assert {turn for use in found for turn in use.turns} <= set(range(1, state.tracks[TURN] + 1))


def test_turns_are_spent_in_some_kamae_and_at_some_initiative(
    duel: SenjutsuGame, ended: list[SenjutsuState]
) -> None:
    for state in ended:
        for piece in ("red", "blue"):
            parts = [part for name, part in measures.kamae(duel, state).items() if name.startswith(piece)]
            assert sum(float(part) for part in parts if isinstance(part, float)) == pytest.approx(100)
        applied = [
            counts for counts in measures.initiatives(duel, state).values() if isinstance(counts, list)
        ]
        assert 0 < sum(map(sum, applied)) <= 5 * 2 * state.tracks[TURN]


def test_who_began_on_top(duel: SenjutsuGame, ended: list[SenjutsuState]) -> None:
    """The master has the higher advantage value."""
    for state in ended:
        won = duel.returns(state)["blue"] > 0
        assert measures.advantage(duel, state)["first"] == (100.0 if won else 0.0)
