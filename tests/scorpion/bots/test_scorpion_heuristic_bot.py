"""The rules of thumb: legal, honest, and better than luck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

Results = Callable[[str, dict[str, str], int], Counter[str]]


@pytest.mark.parametrize("pack", ["two_castles", "crooked_harbour", "homebrew_five"])
def test_it_plays_every_pack(results: Results, pack: str) -> None:
    assert sum(results(pack, {"intruders": "scorpion", "guards": "scorpion"}, 1).values()) == 1


def test_intruders_get_their_errands_done_against_luck(results: Results) -> None:
    """Both errands done and both away: a draw does not count."""
    ended = results("garden_gate", {"intruders": "scorpion", "guards": "random"}, 15)
    assert ended["intruders_win"] >= 12


@pytest.mark.long
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


@pytest.mark.long
def test_what_it_cannot_know_does_not_change_what_it_does(
    looks_away: Callable[[str, str, int, int, int], int],
) -> None:
    """Two true states that look alike to a seat: with the same dice, the bot does the same."""
    assert sum(looks_away("garden_gate", "scorpion", seed, 7, 12) for seed in range(4)) > 20


@pytest.mark.long
def test_cards_that_no_rule_of_thumb_knows_are_played_too(
    record: Callable[[str, int], Counter[str]],
) -> None:
    """Homebrew cards are no dead weight in a playtest: each of the five is played in some game."""
    played = record("homebrew_five", 12)
    for card in ("caltrops", "false_trail", "bribe", "lantern", "whistle"):
        assert played[card] > 0, card
