"""The rules of thumb: legal, honest, and better than luck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from uguisu_scorpion.belief import facts
from uguisu_scorpion.bots.policy import ScorpionPolicy
from uguisu_scorpion.game import ScorpionGame
from uguisu_scorpion.rules.figures import bits
from uguisu_scorpion.state import ScorpionState

Results = Callable[[str, dict[str, str], int], Counter[str]]


@pytest.mark.parametrize("pack", ["two_castles", "crooked_harbour", "homebrew_five"])
def test_it_plays_every_pack(results: Results, pack: str) -> None:
    assert sum(results(pack, {"intruders": "scorpion", "guards": "scorpion"}, 1).values()) == 1


def test_intruders_get_their_errands_done_against_luck(results: Results) -> None:
    """Both errands done and both away: a draw does not count."""
    ended = results("garden_gate", {"intruders": "scorpion", "guards": "random"}, 15)
    assert ended["intruders_win"] >= 12


def test_guards_hold_against_luck(results: Results) -> None:
    """Neither errand brought home: a draw does not count."""
    ended = results("garden_gate", {"intruders": "random", "guards": "scorpion"}, 10)
    assert ended["guards_win"] >= 8


@pytest.mark.slow
@pytest.mark.parametrize("pack", ["garden_gate", "two_castles"])
@pytest.mark.parametrize("side", ["intruders", "guards"])
def test_it_beats_luck_four_times_in_five(results: Results, pack: str, side: str) -> None:
    """Draws count as not won, on either side."""
    bots = {"intruders": "random", "guards": "random", side: "scorpion"}
    won = results(pack, bots, 100)[f"{side}_win"]
    assert won >= 80


def test_what_it_cannot_know_does_not_change_what_it_does(
    looks_away: Callable[[str, str, int, int, int], int],
) -> None:
    """Two true states that look alike to a seat: with the same dice, the bot does the same."""
    assert sum(looks_away("garden_gate", "scorpion", seed, 7, 12) for seed in range(4)) > 20


def test_cards_that_no_rule_of_thumb_knows_are_played_too(
    record: Callable[[str, int], Counter[str]],
) -> None:
    """Homebrew cards are no dead weight in a playtest: each of the five is played in some game."""
    played = record("homebrew_five", 12)
    for card in ("caltrops", "false_trail", "bribe", "lantern", "whistle"):
        assert played[card] > 0, card


@pytest.fixture
def at_cards(garden: ScorpionGame, in_turn: Callable[[int], ScorpionState]) -> Callable[[str], ScorpionState]:
    """What plays to where the guards may play cards, and gives them one more."""

    def play_to(card: str) -> ScorpionState:
        state = in_turn(3)
        while garden.phases[state.phase].name != "guard_cards":
            garden.apply(state, garden.legal(state)[0])
        state.areas[garden.table.guard_hands[0]].append(garden.card_ids.index(card))
        return state

    return play_to


def test_a_card_has_that_sentry_listen_who_would_listen_for_free(
    garden: ScorpionGame, at_cards: Callable[[str], ScorpionState]
) -> None:
    state, card = at_cards("sentry_listen"), garden.card_ids.index("sentry_listen")
    first = len(garden.card_ids) + 1
    ranked = ScorpionPolicy(garden).parts.guards.promising(state, garden.legal(state), 1000)
    by_card = [way[1] - 1 for way in ranked if way[0] == card + 1]
    for_free = [way[0] - first for way in ranked if way[0] >= first]
    assert len(by_card) > 3
    assert by_card == [guard for guard in for_free if guard in by_card]


def test_a_card_sends_a_guard_who_can_reach_where_somebody_is(
    garden: ScorpionGame, at_cards: Callable[[str], ScorpionState]
) -> None:
    state, card = at_cards("sentry_search"), garden.card_ids.index("sentry_search")
    near = garden.ground.near
    for zone in {next_to for guard in bits(state.standing) for next_to in near[state.at[guard]]}:
        there = state.clone()
        there.record += [(facts.SHOWN, 0, zone), (facts.SHOWN, 1, zone)]
        ranked = ScorpionPolicy(garden).parts.guards.promising(there, garden.legal(there), 1000)
        sent = next(way[1] - 1 for way in ranked if way[0] == card + 1)
        reached = {*near[there.at[sent]], *(far for one in near[there.at[sent]] for far in near[one])}
        assert zone in reached
