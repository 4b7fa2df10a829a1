"""What a seat has rightly seen, its samples keep: hands looked at, cards taken into a hand before its eyes, tops of decks."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from uguisu.loading import load
from uguisu_senjutsu.game import SenjutsuGame
from uguisu_senjutsu.rules.harm import stun
from uguisu_senjutsu.rules.knowledge import see_hand
from uguisu_senjutsu.solo.decks import draw_top, top_two
from uguisu_senjutsu.state import DECK, DOWN, HAND, PLAYED, SenjutsuState, area

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "senjutsu"
LOOKER, SEEN = 1, 0
SAMPLES = 20
HELD = ["horse_kick", "horse_kick", "push_back", "steel_block"]


@pytest.fixture(scope="module")
def snow() -> SenjutsuGame:
    game = load(SCENARIOS / "snow_field")
    assert isinstance(game, SenjutsuGame)
    return game


@pytest.fixture(scope="module")
def alone() -> SenjutsuGame:
    game = load(SCENARIOS / "virtual_opponents")
    assert isinstance(game, SenjutsuGame)
    return game


def hands(game: SenjutsuGame, state: SenjutsuState, seat: int) -> list[Counter[str]]:
    """Return what the one who was seen may hold, by samples of a seat."""
    rng = random.Random(5)
    samples = [game.determinize(state, seat, rng) for _ in range(SAMPLES)]
    return [Counter(game.card_ids[card] for card in one.areas[area(SEEN, HAND)]) for one in samples]


def looked_at(game: SenjutsuGame) -> SenjutsuState:
    """Return a position in which the master has just looked at the ronin's hand with a card."""
    state = game.new(3, record=True)
    setup = {"kamae": {"blue": "determination"}, "hands": {"red": HELD}}
    game.arrange(state, {**setup, "chosen": {"red": "stun", "blue": "trained_mind"}})
    assert state.log is not None
    while not any(event.kind == "looks_at_hand" for event in state.log):
        game.apply(state, game.legal(state)[0])
    return state


def test_a_hand_that_was_looked_at_stays_in_samples(snow: SenjutsuGame) -> None:
    state = looked_at(snow)
    drawn = Counter(snow.card_ids[card] for card in state.areas[area(SEEN, HAND)])
    known = drawn & Counter(HELD)
    assert known.total() >= len(HELD)
    assert all(hand >= Counter(HELD) for hand in hands(snow, state, LOOKER))
    assert sum(hand.total() for hand in hands(snow, state, LOOKER)) == drawn.total() * SAMPLES


def test_what_is_drawn_later_is_not_known(snow: SenjutsuGame) -> None:
    state = looked_at(snow)
    state.areas[area(SEEN, HAND)].append(state.areas[area(SEEN, DECK)].pop())
    assert len({frozenset((hand - Counter(HELD)).items()) for hand in hands(snow, state, LOOKER)}) > 1


def test_a_card_that_was_played_is_no_longer_expected(snow: SenjutsuGame) -> None:
    state = looked_at(snow)
    kick = snow.card_ids.index("horse_kick")
    snow.arrange(state, {"hands": {"red": HELD}, "phase": "choose"})
    see_hand(state, LOOKER, SEEN)
    snow.apply(state, kick + 2)
    snow.apply(state, snow.legal(state)[-1])
    assert kick in state.areas[area(SEEN, PLAYED)]
    assert all(hand["horse_kick"] >= 1 for hand in hands(snow, state, LOOKER))
    assert len({hand["horse_kick"] for hand in hands(snow, state, LOOKER)}) == 1


def test_what_was_thrown_away_unseen_may_be_any_card(snow: SenjutsuGame) -> None:
    """The one who looked knows that the cards are in the hand or among those discarded since, and no more."""
    state = snow.new(4)
    snow.arrange(state, {"hands": {"red": [*HELD, "bull_rush", "the_terror"]}, "phase": "discard"})
    see_hand(state, LOOKER, SEEN)
    while len(state.areas[area(SEEN, DOWN)]) < 1:
        snow.apply(state, snow.legal(state)[0])
    rng = random.Random(6)
    thrown = set()
    for _ in range(SAMPLES):
        twin = snow.determinize(state, LOOKER, rng)
        both = Counter(twin.areas[area(SEEN, HAND)]) + Counter(twin.areas[area(SEEN, DOWN)])
        assert both[snow.card_ids.index("horse_kick")] == 2
        thrown.add(twin.areas[area(SEEN, DOWN)][0])
    assert len(thrown) > 1


def test_a_choice_in_a_sample_is_of_the_hand_that_was_seen(snow: SenjutsuGame) -> None:
    state = snow.new(4)
    snow.arrange(state, {"hands": {"red": HELD}, "phase": "choose"})
    see_hand(state, LOOKER, SEEN)
    snow.apply(state, snow.card_ids.index("horse_kick") + 2)
    possible = {snow.card_ids.index(card) + 2 for card in HELD} | {kind + 2 for kind in snow.base[SEEN]}
    rng = random.Random(7)
    chosen = {snow.determinize(state, LOOKER, rng).commits[SEEN] for _ in range(SAMPLES)}
    assert chosen <= possible
    assert len(chosen) > 1


def tops(game: SenjutsuGame, state: SenjutsuState, count: int) -> set[tuple[int, ...]]:
    rng = random.Random(8)
    samples = [game.determinize(state, 0, rng) for _ in range(SAMPLES)]
    return {tuple(sorted(one.areas[area(1, DECK)][-count:])) for one in samples}


def test_the_two_top_cards_that_were_looked_at_stay_on_top(alone: SenjutsuGame) -> None:
    """SJ-82: they are shuffled, so which of them is the first stays open until one of them is drawn."""
    state = alone.new(2)
    seen = tuple(sorted(top_two(alone, state, 1)))
    assert tops(alone, state, 2) == {seen}
    assert len(tops(alone, state, 1)) == len(set(seen))
    draw_top(alone, state, 1)
    assert len(tops(alone, state, 1)) == 1
    draw_top(alone, state, 1)
    assert len(tops(alone, state, 1)) > 1


def test_a_stun_shuffled_in_hides_the_top_again(alone: SenjutsuGame) -> None:
    state = alone.new(2)
    top_two(alone, state, 1)
    stun(alone, state, 1)
    assert len(tops(alone, state, 2)) > 1
