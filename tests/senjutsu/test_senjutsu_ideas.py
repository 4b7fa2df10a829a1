"""Ten ideas that a stranger would have, each said in a few lines of YAML as a mod of the snow field: a tougher fighter, a card
that does more, sand, caltrops, a gamble, a scroll to take, fire, a hill to hold, sudden death, a crowd.
"""

from __future__ import annotations

import random
from pathlib import Path

import uguisu
from uguisu.content.loader import read_pack
from uguisu.plugins import registry
from uguisu.rulings.run import run_rulings

IDEAS = Path(__file__).parents[1] / "packs" / "ten_blades"


def test_each_does_what_it_says() -> None:
    pack, found = read_pack(IDEAS, registry())
    assert pack is not None
    assert [finding.message for finding in found] == []
    outcomes = list(run_rulings(pack, registry()))
    assert len(outcomes) == 13
    assert [outcome.ruling.id for outcome in outcomes if not outcome.holds] == []


def test_together_they_play() -> None:
    game = uguisu.load(IDEAS)
    for seed in range(20):
        state = game.new(seed, record=True)
        game.playout(state, random.Random(seed), 20_000)
        assert state.over
