"""Ways to name zones in one position are reckoned from what was worked out for it once, and for no other position."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from uguisu import load
from uguisu.core.state import CHANCE
from uguisu_scorpion.bots.policy import ScorpionPolicy
from uguisu_scorpion.bots.suspicion import Estimate, Strides

PACKS = Path(__file__).parents[3] / "scenarios" / "scorpion"


@pytest.mark.long
@pytest.mark.parametrize("name", ["garden_gate", "crooked_harbour"])
def test_what_is_kept_is_what_would_be_reckoned_anew(name):
    game = load(PACKS / name)
    compared = changed = 0
    for seed in range(2):
        policy = ScorpionPolicy(game)
        estimate = Estimate(game, policy.parts.guards.sense)
        state, rng = game.new(seed), random.Random(seed)
        while not state.over:
            if state.seat == CHANCE:
                game.roll(state)
                continue
            estimate.follow(state)
            before = estimate._strides
            for who in (0, 1):
                named = tuple(rng.choices(range(game.ground.size), k=rng.randrange(3)))
                fresh = Strides(game, state, estimate._pull(state, who))
                start, steps = estimate._start[who], estimate._steps[who]
                for zones in (named, named[:1], ()):
                    kept = estimate._ends(state, who, zones)
                    assert kept == fresh.ends(start, steps, zones)
                    assert kept == estimate._ends(state, who, zones * 2), "a zone named twice is touched once"
                    compared += bool(kept)
            changed += before is not estimate._strides
            game.apply(state, policy.choose(state, game.legal(state), rng))
    assert compared > 500
    assert changed > 50
