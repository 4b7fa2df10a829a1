"""A pack played with other options than its own is checked as one that has them."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from uguisu import UguisuError, load
from uguisu.loading.overrides import Overrides

GARDEN = Path(__file__).parents[2] / "scenarios" / "scorpion" / "garden_gate"


def test_what_a_games_check_refuses_in_a_scenario_it_refuses_in_an_option(tmp_path):
    root = Path(shutil.copytree(GARDEN, tmp_path / "garden"))
    cards = root / "cards.yaml"
    text = (
        cards.read_text(encoding="utf-8").replace("copies: 6", "copies: 7", 1).replace("size: 36", "size: 37")
    )
    cards.write_text(text, encoding="utf-8")
    load(root)
    with pytest.raises(UguisuError, match="SC-07"):
        load(root, changes=Overrides(options={"players": 4}))
