"""A mod written from the docs alone: a smoke bomb, a double agent, a gong, and a mission with a win of its own."""

from __future__ import annotations

import random
from pathlib import Path

import uguisu
from uguisu.content.loader import read_pack
from uguisu.plugins import registry
from uguisu.rulings.run import run_rulings

PACK = Path(__file__).parents[1] / "packs" / "night_tools"


def test_its_rulings_hold() -> None:
    pack, found = read_pack(PACK, registry())
    assert pack is not None
    assert [finding.message for finding in found] == []
    outcomes = list(run_rulings(pack, registry()))
    assert len(outcomes) == 5
    assert [outcome.ruling.id for outcome in outcomes if not outcome.holds] == []


def test_it_plays_to_the_end() -> None:
    game = uguisu.load(PACK)
    for seed in range(30):
        state = game.new(seed, record=True)
        game.playout(state, random.Random(seed), 5000)
        assert state.over
