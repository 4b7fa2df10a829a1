"""What a look tells of the targets of cards is what looking for each of them finds."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from uguisu.loading import load
from uguisu_spies.cards.targets import TARGETS, there_is
from uguisu_spies.game import SpiesGame
from uguisu_spies.state import IN

PACKS = Path(__file__).parents[2] / "scenarios" / "spies"


@pytest.mark.long
def test_one_look_tells_what_the_finders_find() -> None:
    every = sum(target.hint for target in TARGETS.values())
    seen: set[str] = set()
    for pack in ("mansion", "training_ground", "armoury", "terrorist_camp"):
        game = load(PACKS / pack)
        assert isinstance(game, SpiesGame)
        for seed in range(3):
            rng, state = random.Random(seed), game.new(seed)
            while not state.over and state.ply < 400:
                for actor in (-1, *(spy for spy in game.spies if state.spies[spy] == IN)):
                    found = there_is(game, state, 1 + actor, actor, every)
                    for name, target in TARGETS.items():
                        there = bool(target.find(game, state, 1 + actor, actor))
                        alone = there_is(game, state, 1 + actor, actor, target.hint)
                        assert [bool(told & target.hint) for told in (found, alone)] == [there] * 2, name
                        seen |= {name} if there else set()
                game.apply(state, game.draw(state, rng.random))
    assert seen >= {"shot", "shot_light", "shot_pane", "thrown", "unit_beside", "wire", "whole"}
