"""Random games of every kind of table keep their books (SC-02, SC-22, SC-31, SC-39, SC-40)."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from uguisu.core.state import OFF
from uguisu.loading import load
from uguisu.overriding import Overrides
from uguisu_scorpion.game import ScorpionGame
from uguisu_scorpion.rules.figures import together
from uguisu_scorpion.state import ABSENT, BOTH, ON_MAP, SENTRY, WAITING, ScorpionState

SCORPION = Path(__file__).parents[2] / "scenarios" / "scorpion"

TABLES: list[tuple[str, dict[str, Any], tuple[Any, ...]]] = [
    ("garden_gate", {"setup": "chosen"}, ()),
    ("crooked_harbour", {"players": 3}, ()),
    ("crooked_harbour", {"players": 4, "hands": "picked", "setup": "chosen"}, ()),
    ("garden_gate", {"searches": "together", "last_return": 9}, ()),
    ("homebrew_five", {}, ()),
    ("crooked_harbour", {"setup": "chosen"}, ("lone_wolf",)),
    ("crooked_harbour", {}, ({"id": "lone_wolf", "options": {"mixed_hand": True}},)),
    ("crooked_harbour", {"players": 3}, ("contested_ground", "noticed_ropes")),
    ("crooked_harbour", {"players": 4}, ("contested_ground", "mission_alarm", "passage_alarm")),
    ("garden_gate", {}, ("hidden_passage", {"id": "hand_sizes", "options": {"ninja": 3, "traitor": -2}})),
]


def all_cards(game: ScorpionGame, state: ScorpionState) -> Counter[int]:
    decks = [game.decks["guards"]]
    decks += [game.intruder_decks[who] for who in game.in_play if state.status[who] != ABSENT]
    return Counter({kind: sum(deck[kind] for deck in decks) for kind in range(len(game.card_ids))})


def check_books(game: ScorpionGame, state: ScorpionState) -> None:
    inside = 0
    for mask in state.inside:
        assert not mask & state.standing
        inside |= mask
    crowd = [0] * game.ground.size
    for guard in range(game.guards):
        place = state.at[guard]
        assert bool(state.standing >> guard & 1) == (place != OFF)
        assert bool(state.solo >> guard & 1) == (state.group[guard] == SENTRY)
        if place != OFF:
            crowd[place] += 1
    assert crowd == list(state.crowd)
    drunks = sum(1 for place in state.at[game.guards : game.first] if place != OFF)
    assert (state.standing | inside).bit_count() + drunks <= game.options.most_guards
    for number, mask in enumerate(state.members):
        assert mask == sum(1 << guard for guard, group in enumerate(state.group) if group == number)
        assert mask.bit_count() != 1
        assert len({state.at[guard] for guard in range(game.guards) if mask >> guard & 1}) <= 1
    assert 0 <= state.tracks[1] <= 3
    held = Counter(card for area in state.areas for card in area)
    assert held == +all_cards(game, state) or not any(state.areas)
    for who in BOTH:
        assert 0 <= state.noise[who] <= 3
        if state.status[who] != ON_MAP:
            assert state.at[game.first + who] == OFF or state.status[who] == WAITING
            continue
        passing = state.mover == who and (state.entering or state.unseen)
        if together(game, state, who) and not passing:
            assert state.shown >> who & 1


def play(game: ScorpionGame, seed: int) -> ScorpionState:
    state, rng = game.new(seed), random.Random(seed)
    assert isinstance(state, ScorpionState)
    while not state.over:
        game.apply(state, rng.choice(game.legal(state)))
        if not state.over:
            check_books(game, state)
        assert state.ply < 5_000
    return state


@pytest.mark.parametrize(("pack", "options", "variants"), TABLES)
def test_random_games_keep_their_books(pack: str, options: dict[str, Any], variants: tuple[Any, ...]) -> None:
    game = load(SCORPION / pack, changes=Overrides(options=options or None, variants=variants or None))
    assert isinstance(game, ScorpionGame)
    for seed in range(6):
        state = play(game, seed)
        assert state.result >= 0


@pytest.mark.slow
@pytest.mark.parametrize(("pack", "options", "variants"), TABLES)
def test_many_random_games_keep_their_books(
    pack: str, options: dict[str, Any], variants: tuple[Any, ...]
) -> None:
    game = load(SCORPION / pack, changes=Overrides(options=options or None, variants=variants or None))
    assert isinstance(game, ScorpionGame)
    for seed in range(1000, 1500):
        play(game, seed)


@pytest.mark.slow
def test_a_hundred_thousand_random_games_end() -> None:
    game = load(SCORPION / "garden_gate")
    for seed in range(100_000):
        assert game.playout(game.new(seed), random.Random(seed)).over


def test_sc_02_the_figures_in_the_box() -> None:
    game = load(SCORPION / "two_castles")
    kinds = Counter(piece.kind for piece in game.pieces)
    assert kinds == {"sword": 10, "spear": 10, "drunk": 3, "ninja": 1, "traitor": 1}
    assert [track.id for track in game.tracks[:2]] == ["turn", "alert"]


def test_sc_03_the_decks() -> None:
    game = load(SCORPION / "two_castles")
    assert isinstance(game, ScorpionGame)
    assert {deck: sum(counts) for deck, counts in game.decks.items()} == {
        "guards": 36,
        "ninja": 12,
        "traitor": 10,
    }
