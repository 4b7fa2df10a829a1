"""Missions that meddle with the set-up: what they take away while guards are placed does not run the box out of figures."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from uguisu import load
from uguisu.loading.overrides import Overrides

GATE = Path(__file__).parents[2] / "scenarios" / "scorpion" / "garden_gate"


@pytest.mark.parametrize(
    "trigger",
    [
        {"on": "faces", "do": [{"op": "kill", "who": "spear-1"}]},
        {"on": "stationed", "do": [{"op": "swap_for_drunk", "who": "piece"}]},
        {"on": "stationed", "do": [{"op": "march", "who": "piece"}]},
        {"on": "patrol_formed", "do": [{"op": "kill", "who": "sword-1"}, {"op": "kill", "who": "spear-1"}]},
    ],
)
@pytest.mark.parametrize("players", [2, 4])
def test_guards_are_placed_as_long_as_there_are_figures(trigger: dict[str, Any], players: int) -> None:
    mission = {"triggers": [{"id": "meddles", **trigger}]}
    game = load(GATE, changes=Overrides(mod={"mission": mission}, options={"players": players}))
    for seed in range(3):
        state = game.playout(game.new(seed), random.Random(seed), 3000)
        assert state.over
