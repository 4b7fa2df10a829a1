"""What a seat has rightly seen, its samples keep: hands looked at, cards taken into a hand before its eyes, tops of decks."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from uguisu.loading import load
from uguisu_senjutsu.game import SenjutsuGame
from uguisu_senjutsu.rules.harm import stun
from uguisu_senjutsu.rules.knowledge import (
    entries,
    learn,
    played_openly,
    put_back_unseen,
    see_hand,
    thrown_away_unseen,
)
from uguisu_senjutsu.rules.opponents_decks import draw_top, top_two
from uguisu_senjutsu.state import DECK, DISCARD, DOWN, HAND, PLAYED, SenjutsuState, area
from uguisu_senjutsu.turn.searching import DISCARDS, TOP, WHOLE_DECK, Search, put_back

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


def held(game: SenjutsuGame, cards: list[str]) -> SenjutsuState:
    """Return a position in which one seat has looked at another's hand of these cards."""
    state = game.new(4)
    game.arrange(state, {"hands": {"red": cards}, "phase": "choose"})
    see_hand(state, LOOKER, SEEN)
    return state


def move(game: SenjutsuGame, state: SenjutsuState, card: str, source: int, to: int) -> int:
    """Move a card of the one who was seen, and return its kind."""
    kind = game.card_ids.index(card)
    state.areas[area(SEEN, source)].remove(kind)
    state.areas[area(SEEN, to)].append(kind)
    return kind


def test_what_is_surely_in_a_hand_is_not_among_the_discards_of_a_sample(snow: SenjutsuGame) -> None:
    state = held(snow, HELD)
    move(snow, state, "war_cry", DECK, DOWN)
    assert all(hand == Counter(HELD) for hand in hands(snow, state, LOOKER))


def test_a_card_thrown_away_was_one_of_those_seen(snow: SenjutsuGame) -> None:
    """The whole hand was known, so what was thrown away is one of it: any, and nothing else."""
    state, rng = held(snow, HELD), random.Random(9)
    move(snow, state, "push_back", HAND, DOWN)
    thrown_away_unseen(state, SEEN)
    samples = [snow.determinize(state, LOOKER, rng) for _ in range(3 * SAMPLES)]
    thrown = {snow.card_ids[twin.areas[area(SEEN, DOWN)][0]] for twin in samples}
    assert thrown == set(HELD)


def test_another_copy_of_a_known_card_is_as_likely_in_the_hand_as_any(snow: SenjutsuGame) -> None:
    """Of two kicks one is known; the other is one of 29 cards, 4 of them in the hand."""
    state, rng = held(snow, [*HELD[1:], "bull_rush", "the_terror"]), random.Random(10)
    kick = snow.card_ids.index("horse_kick")
    state.known.clear()
    learn(state, [LOOKER], SEEN, [kick])
    both = sum(
        snow.determinize(state, LOOKER, rng).areas[area(SEEN, HAND)].count(kick) == 2 for _ in range(600)
    )
    assert 600 * 4 / 29 * 0.6 < both < 600 * 4 / 29 * 1.4


def test_of_a_card_played_openly_a_further_copy_is_not_expected(snow: SenjutsuGame) -> None:
    state = held(snow, HELD)
    played_openly(state, SEEN, move(snow, state, "push_back", HAND, PLAYED))
    assert snow.card_ids.index("push_back") not in [kind for *_, kind, _ in entries(state)]


def test_what_is_left_of_two_copies_may_be_the_one_thrown_away(snow: SenjutsuGame) -> None:
    """One copy was known before something was thrown away, one came after: the one played may have been either."""
    state, kick = held(snow, HELD[1:]), snow.card_ids.index("horse_kick")
    thrown_away_unseen(state, SEEN)
    learn(state, [LOOKER], SEEN, [kick])
    played_openly(state, SEEN, kick)
    assert [entry for entry in entries(state) if entry[2] == kick] == [(LOOKER, SEEN, kick, 1)]


def test_one_who_throws_away_unseen_hides_only_the_own_cards(snow: SenjutsuGame) -> None:
    state = held(snow, HELD)
    learn(state, [SEEN], LOOKER, [0])
    thrown_away_unseen(state, SEEN)
    assert {(seat, loose) for seat, _, _, loose in entries(state)} == {(LOOKER, 1), (SEEN, 0)}


def test_what_is_put_back_into_the_deck_leaves_nothing_sure(snow: SenjutsuGame) -> None:
    state = held(snow, HELD)
    learn(state, [SEEN], LOOKER, [0])
    put_back_unseen(state, SEEN)
    assert [seat for seat, *_ in entries(state)] == [SEEN]


def test_a_second_look_takes_the_place_of_the_first(snow: SenjutsuGame) -> None:
    state = held(snow, HELD)
    move(snow, state, "push_back", HAND, DOWN)
    see_hand(state, LOOKER, SEEN)
    assert Counter(kind for *_, kind, _ in entries(state)) == Counter(state.areas[area(SEEN, HAND)])


def test_nobody_needs_to_be_told_of_the_own_hand(snow: SenjutsuGame) -> None:
    state = snow.new(4)
    learn(state, [SEEN, LOOKER], SEEN, [0])
    assert [seat for seat, *_ in entries(state)] == [LOOKER]


@pytest.mark.parametrize("what", [TOP, WHOLE_DECK, DISCARDS])
@pytest.mark.parametrize("looker", [SEEN, LOOKER])
def test_who_searches_is_offered_the_same_in_every_sample(snow: SenjutsuGame, what: int, looker: int) -> None:
    """Whoever's cards they are; others may think that anything lies there, but hidden it is as they do not see it."""
    state, rng = held(snow, HELD), random.Random(11)
    for card, pile in {"war_cry": DOWN, "bull_rush": DOWN, "the_terror": DISCARD}.items():
        move(snow, state, card, DECK, pile)
    search = snow.decision(Search)
    search.begin(state, (looker, SEEN, what, -1, 1), top=3)
    snow.machine.settle(state)
    offered = snow.legal(state)
    assert len(offered) > 1
    for _ in range(SAMPLES):
        twin = snow.determinize(state, looker, rng)
        assert snow.legal(twin) == offered
        assert Counter(twin.areas[area(SEEN, HAND)]) == Counter(state.areas[area(SEEN, HAND)])
        snow.apply(twin, rng.choice(offered))
    other = SEEN + LOOKER - looker
    told = {tuple(snow.legal(snow.determinize(state, other, rng))) for _ in range(SAMPLES)}
    sees_it_all = what == WHOLE_DECK and other == SEEN
    assert (told == {tuple(offered)}) == (sees_it_all or (what == DISCARDS and other == SEEN))


def test_a_deck_that_was_searched_is_shuffled(snow: SenjutsuGame) -> None:
    """SJ-63: whatever lay on top may lie anywhere then."""
    state = held(snow, HELD)
    before = list(state.areas[area(SEEN, DECK)])
    put_back(snow, state, SEEN)
    after = state.areas[area(SEEN, DECK)]
    assert after != before
    assert sorted(after) == sorted(before)


@pytest.mark.parametrize(("pile", "learners"), [(DECK, {SEEN}), (DISCARD, {LOOKER, SEEN})])
def test_what_is_taken_out_of_open_discards_all_have_seen(
    snow: SenjutsuGame, pile: int, learners: set[int]
) -> None:
    """What a fighter takes out of its own deck nobody else learns."""
    state = held(snow, HELD)
    state.known.clear()
    kind = move(snow, state, "war_cry", DECK, pile)
    search = snow.decision(Search)
    search.begin(state, (SEEN, SEEN, DISCARDS if pile == DISCARD else WHOLE_DECK, -1, 1))
    snow.machine.settle(state)
    snow.apply(state, kind + 1)
    assert {seat for seat, *_ in entries(state)} == learners - {SEEN}


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
