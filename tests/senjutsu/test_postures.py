"""What it is worth to stand where one does is kept for other positions in which all stand there, and look there, too."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from uguisu import load
from uguisu.core.state import CHANCE
from uguisu_senjutsu.bots import policy

PACKS = Path(__file__).parents[2] / "scenarios" / "senjutsu"


@pytest.mark.long
@pytest.mark.parametrize("name", ["two_against_two", "burning_village", "alone_in_the_snow"])
def test_it_is_what_would_be_reckoned_anew(name):
    game = load(PACKS / name)
    decisions = 0
    for seed in range(6):
        state, rng = game.new(seed), random.Random(seed)
        while not state.over:
            if state.seat == CHANCE:
                game.roll(state)
                continue
            kept = policy.evaluate(game, state)
            policy._POSTURES.clear()
            assert kept == policy.evaluate(game, state)
            decisions += 1
            game.apply(state, rng.choice(game.legal(state)))
        policy._POSTURES.clear()
        assert policy.evaluate(game, state)
    assert decisions > 100


def test_an_empty_deck_wounds():
    worths = [policy._put_off(cards) for cards in range(40)]
    assert worths[0] == 0.0
    assert worths == sorted(worths)


@pytest.mark.parametrize("name", ["two_against_two", "burning_village", "alone_in_the_snow"])
def test_what_is_tried_is_worth_what_it_would_be_by_itself(name):
    """Of fighters that an action leaves as they were nothing is reckoned anew: wounds, cards, poisons and injuries count."""
    game = load(PACKS / name)
    bot, changed = policy.Duellist(game), 0
    for seed in range(3):
        state, rng = game.new(seed), random.Random(seed)
        while not state.over:
            if state.seat == CHANCE:
                game.roll(state)
                continue
            legal = game.legal(state)
            if rng.random() < 0.3:
                side = game.seats[state.seat].side
                copies = [game.apply(copy := state.clone(), action) or copy for action in legal[:12]]
                alone = [policy.evaluate(game, copy)[side] for copy in copies]
                assert bot._tried(state, legal[:12]) == alone
                changed += sum(not policy.same_conditions(state, copy) for copy in copies)
            game.apply(state, rng.choice(legal))
    assert changed > 10
