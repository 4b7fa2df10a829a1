"""What a seat cannot know makes no difference to it: hands, missions, things hidden and places, each drawn anew alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support.secrets_kept import kept

from uguisu.loading import load

SCENARIOS = Path(__file__).parents[2] / "scenarios"
PACKS = (
    "scorpion/garden_gate",
    "scorpion/two_castles",
    "senjutsu/snow_field",
    "senjutsu/three_in_the_snow",
    "spies/back_yard",
    "spies/mansion",
)


@pytest.mark.sweep(everyday=3)
@pytest.mark.parametrize("name", PACKS)
def test_a_secret_makes_no_difference_to_those_it_is_kept_from(name: str) -> None:
    kept(load(SCENARIOS / name))


@pytest.mark.slow
@pytest.mark.parametrize("name", [*PACKS, "scorpion/homebrew_five", "spies/embassy"])
def test_a_secret_makes_no_difference_in_many_games(name: str) -> None:
    kept(load(SCENARIOS / name), games=25, plies=1500)
