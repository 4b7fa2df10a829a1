"""The bot that imagines: legal, honest, and better than rules of thumb."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from uguisu.core.errors import UguisuError
from uguisu.core.game import Game
from uguisu.loading import load
from uguisu.loading.overrides import Overrides
from uguisu.plugins import registry
from uguisu_scorpion.bots.policy import ScorpionPolicy
from uguisu_scorpion.game import ScorpionGame
from uguisu_scorpion.state import ScorpionState
from uguisu_tools.bots.spec import parse_bots

GARDEN_GATE = Path(__file__).parents[3] / "scenarios" / "scorpion" / "garden_gate"

Results = Callable[[str, dict[str, str], int], Counter[str]]


@pytest.mark.parametrize("side", ["intruders", "guards"])
def test_it_plays_a_game_from_either_side(results: Results, side: str) -> None:
    bots = {"intruders": "random", "guards": "random", side: "search:3,plans=3"}
    assert sum(results("garden_gate", bots, 1).values()) == 1


def test_cards_that_rules_of_thumb_do_not_know_are_among_the_plans() -> None:
    """On as many things as it takes to see what they are good for."""
    game = load(GARDEN_GATE.parent / "homebrew_five")
    assert isinstance(game, ScorpionGame)
    policy, rng, state = ScorpionPolicy(game), random.Random(0), game.new(0)
    assert isinstance(state, ScorpionState)
    found: set[str] = set()
    while not state.over:
        legal = game.legal(state)
        if game.phases[state.phase].name == "intruder_move" and len(legal) > 1:
            firsts = [plan.first for plan in policy.plans(state, legal, 4)]
            found |= {game.describe(state, action).notation for action in firsts if action is not None}
        game.apply(state, policy.choose(state, legal, rng))
    assert {"play:caltrops", "play:false_trail"} <= found


def test_rivals_imagine_each_for_itself(night: Callable[[Game, dict[str, str], int], str]) -> None:
    changes = Overrides(options={"players": 3}, variants=("contested_ground",))
    game = load(GARDEN_GATE, changes=changes)
    bots = {side: "random" if side == "guards" else "search:2,plans=2" for side in game.sides}
    assert night(game, bots, 3) in {result.id for result in game.results}


@pytest.mark.long
def test_what_it_cannot_know_does_not_change_what_it_does(
    looks_away: Callable[[str, str, int, int, int], int],
) -> None:
    """Two true states that look alike to a seat: with the same dice, the bot does the same."""
    assert looks_away("garden_gate", "search:6,plans=3", 1, 5, 14) == 14


@pytest.mark.parametrize(
    "setting", ["search:soon", "search:0", "search:-1s", "search:20,depth=3", "search:20,plans=few"]
)
def test_what_it_cannot_read_it_says_in_a_sentence(setting: str) -> None:
    game = load(GARDEN_GATE)
    with pytest.raises(UguisuError, match="bot 'search'"):
        parse_bots(f"guards={setting}", game, registry())


@pytest.mark.parametrize("setting", ["search", "search:20", "search:0.5s", "search:1s,plans=4,turns=2"])
def test_what_it_is_told_it_takes(setting: str) -> None:
    game = load(GARDEN_GATE)
    assert str(parse_bots(f"guards={setting}", game, registry())["guards"]) == setting


@pytest.mark.slow
def test_it_does_better_than_rules_of_thumb(results: Results) -> None:
    """Both sides in turn, with the same seeds; a draw is half a win."""
    games, points = 40, 0.0
    for side in ("intruders", "guards"):
        bots = {"intruders": "scorpion", "guards": "scorpion", side: "search:48"}
        ended = results("garden_gate", bots, games)
        points += ended[f"{side}_win"] + ended["draw"] / 2
    assert points / games / 2 >= 0.55
