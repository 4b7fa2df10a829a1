"""What rulings can't say of the questions that the rulebooks leave open, and of how decisions are told."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from uguisu.core.errors import CompileError
from uguisu.loading import load
from uguisu.loading.overrides import Overrides
from uguisu_scorpion.game import ScorpionGame
from uguisu_scorpion.setup.guards import hiding_places
from uguisu_scorpion.state import ScorpionState

SCORPION = Path(__file__).parents[2] / "scenarios" / "scorpion"


def arranged(pack: str, setup: Mapping[str, object], **options: object) -> tuple[ScorpionGame, ScorpionState]:
    game = load(SCORPION / pack, changes=Overrides(options=options))
    assert isinstance(game, ScorpionGame)
    state = game.new(1, record=True)
    game.arrange(state, setup)
    assert isinstance(state, ScorpionState)
    return game, state


def title(game: ScorpionGame, state: ScorpionState) -> str:
    decision = game.view(state, state.seat).decision
    assert decision is not None
    return decision.title


def test_something_may_be_hidden_where_guards_sleep() -> None:
    """SC-11: sleepers are not among the things that lie alone."""
    game, state = arranged("two_castles", {"sleepers": {"west_guardroom": 2}, "phase": "secrets"})
    assert game.topology.index["west_guardroom"] in hiding_places(game, state, 1)


def test_a_card_without_a_target_is_not_asked_what_it_is_played_on() -> None:
    setup = {
        "pieces": {"sword-1": "hall", "ninja": "shrine"},
        "hands": {"ninja": ["shadow_walk", "ninja_kenjutsu"]},
        "phase": "ninja",
    }
    game, state = arranged("garden_gate", setup)
    game.play(state, "hall")
    aimed = state.clone()
    game.play(state, "play:shadow_walk")
    assert title(game, state) == "For its effect, or as a bluff?"
    game.play(aimed, "play:ninja_kenjutsu")
    assert title(game, aimed) == "What is it played on?"


def test_all_guards_of_a_patrol_are_named() -> None:
    setup = {
        "pieces": {"sword-1": "hall", "spear-1": "hall", "sword-2": "kitchen", "ninja": "f1"},
        "patrols": [{"guards": ["sword-1", "spear-1"]}],
        "hands": {"guards": ["patrol_listen"]},
        "phase": "guard_cards",
    }
    game, state = arranged("garden_gate", setup)
    decision = game.view(state, state.seat).decision
    assert decision is not None
    told = next(move.label for move in decision.moves if move.notation == "listen:patrol-1")
    assert told == "patrol 1 with Sword 1, Spear 1 listens without a card at Hall"
    game.play(state, "play:patrol_listen")
    assert "Sword 1, Spear 1 listen at Hall" in [line.text for line in game.view(state, 0).log]


def test_a_position_says_which_guard_player_decides_and_nothing_else() -> None:
    with pytest.raises(CompileError, match="no seat that decides here 'ninja'"):
        arranged("garden_gate", {"phase": "guard_cards", "seat": "ninja"}, players=4)
    with pytest.raises(CompileError, match="no seat that decides here 'swords'"):
        arranged("garden_gate", {"pieces": {"ninja": "f1"}, "phase": "ninja", "seat": "swords"}, players=4)


@pytest.mark.parametrize(
    "setup",
    [
        {"hands": {"ninja": ["ninja_passage", "ninja_passage"]}},
        {"table": {"guards": ["guard_passage"] * 3}},
        {"wounds": {"ninja": 20}},
        {"sleepers": {"stables": 3}},
        {"items": {"hall": "A", "kitchen": "A"}},
        {"items": {"hall": "trap", "kitchen": "trap", "shrine": "trap"}},
    ],
)
def test_a_position_has_no_more_of_anything_than_there_is(setup: dict[str, object]) -> None:
    with pytest.raises(CompileError):
        arranged("garden_gate", setup)
