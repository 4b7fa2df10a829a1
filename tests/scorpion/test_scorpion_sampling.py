"""A sample depends on what the seat knows and on nothing else."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from uguisu.loading import load
from uguisu.packs.overrides import Overrides
from uguisu.testing.walking import differing
from uguisu_scorpion.game import ScorpionGame
from uguisu_scorpion.state import ScorpionState

PACKS = Path(__file__).parents[2] / "scenarios" / "scorpion"

TABLES: list[tuple[str, dict[str, Any], tuple[Any, ...]]] = [
    ("garden_gate", {"setup": "chosen", "hands": "picked"}, ()),
    ("garden_gate", {"players": 4}, ()),
    ("crooked_harbour", {"players": 3}, ("contested_ground", "noticed_ropes")),
    ("garden_gate", {}, ({"id": "lone_wolf", "options": {"mixed_hand": True}},)),
    ("homebrew_five", {}, ()),
]


@pytest.mark.sweep(everyday=2)
@pytest.mark.parametrize(("pack", "options", "variants"), TABLES)
def test_what_cannot_be_known_has_no_part_in_what_is_drawn(
    pack: str, options: dict[str, Any], variants: tuple[Any, ...]
) -> None:
    """Two states that look the same to a seat give the same sample from the same random numbers.

    Intruders tie as many ropes and use the passage as often as they can, for those are hardest to be honest about.
    """
    game = load(PACKS / pack, changes=Overrides(options=options or None, variants=variants or None))
    assert isinstance(game, ScorpionGame)
    compared = ropes = 0
    for seed in range(2):
        state, rng = game.new(seed), random.Random(seed)
        assert isinstance(state, ScorpionState)
        while not state.over:
            actions = game.legal(state)
            cards = game.phases[state.phase].name == "intruder_move" and rng.random() < 0.3
            game.apply(state, max(actions) if cards else rng.choice(actions))
            if state.over or rng.random() > 0.08:
                continue
            for seat in range(len(game.seats)):
                other = game.determinize(state, seat, random.Random(compared))
                one, same = (
                    game.determinize(world, seat, random.Random(-compared)) for world in (state, other)
                )
                assert differing(one, same) == []
                compared += 1
            ropes += bool(state.ropes)
    assert compared > 20
    assert ropes


STATES = 20_000
"""Positions that are looked at in the slow lane, a fifth of them at each table."""


@pytest.mark.slow
@pytest.mark.parametrize(("pack", "options", "variants"), TABLES)
def test_no_view_tells_what_may_not_be_known(
    pack: str, options: dict[str, Any], variants: tuple[Any, ...]
) -> None:
    """What a seat can't know is redrawn: not a byte of its view changes, with the deduction on it or without."""
    game = load(PACKS / pack, changes=Overrides(options=options or None, variants=variants or None))
    assert isinstance(game, ScorpionGame)
    looked = seed = 0
    while looked < STATES // len(TABLES):
        seed += 1
        state, rng = game.new(seed), random.Random(seed)
        while not state.over:
            game.apply(state, rng.choice(game.legal(state)))
            if state.over or rng.random() > 0.1:
                continue
            seat = rng.randrange(len(game.seats))
            twin = game.determinize(state, seat, rng)
            for viewer in (seat, -1):
                seen, again = (game.aided(world, viewer, "en", game.aids) for world in (state, twin))
                assert seen.to_bytes() == again.to_bytes()
            if state.seat == seat:
                assert game.legal(twin) == game.legal(state)
            looked += 1
