"""The rules of thumb: legal, honest, and better than luck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from uguisu.cards import MODE, NO_FIGURE, ways
from uguisu.loading import load
from uguisu_scorpion.bots.policy import ScorpionPolicy
from uguisu_scorpion.game import ScorpionGame

PACKS = Path(__file__).parents[3] / "scenarios" / "scorpion"
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


def test_a_card_on_a_single_guard_is_weighed_by_where_that_one_stands() -> None:
    """Not by where another one does: a sentry that reaches the only zone that is suspected is sent to search it."""
    game = load(PACKS / "garden_gate")
    assert isinstance(game, ScorpionGame)
    state = game.new(3)
    while game.phases[state.phase].name != "guard_cards":
        game.apply(state, game.legal(state)[0])
    guards = ScorpionPolicy(game).parts.guards
    suspicion = guards.suspicion(state)
    search = game.card_ids.index("sentry_search")
    aims = ways(game.card_rules, state, game.cards[search], state.seat, NO_FIGURE)
    alone = [aim for aim in aims if state.at[(aim - 1) % MODE] >= 0]
    assert len(alone) > 2
    for aim in alone:
        zone = game.ground.near[state.at[(aim - 1) % MODE]][0]
        suspicion.found = [float(other == zone) for other in range(game.ground.size)]
        suspicion.catches.clear()
        best = max(alone, key=lambda one: guards._target_worth(state, search, one))
        assert zone in guards.sense.strides[state.at[(best - 1) % MODE]]
