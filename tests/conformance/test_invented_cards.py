"""What `validate` passes plays: cards get windows, targets, conditions and effects at random, and are played at random."""

from __future__ import annotations

import pytest
from tests.support.invented import cards_for

EVERYDAY = {"scorpion/garden_gate": 15, "senjutsu/teaching_duel": 6, "spies/mansion": 6}
SLOW = {
    "scorpion/garden_gate": 2000,
    "senjutsu/teaching_duel": 1400,
    "senjutsu/dojo": 500,
    "senjutsu/snow_field": 250,
    "senjutsu/alone_in_the_snow": 150,
    "senjutsu/last_stand": 200,
    "spies/mansion": 2000,
}
"""How many sets of cards, by the pack they are for; each plays two games."""


@pytest.mark.sweep(everyday=1)
@pytest.mark.parametrize("pack", EVERYDAY)
def test_invented_cards_that_pass_play(pack: str) -> None:
    cards_for(pack).play_many(range(EVERYDAY[pack]), least=0.3)


@pytest.mark.slow
@pytest.mark.parametrize("pack", SLOW)
def test_thousands_of_invented_cards_that_pass_play(pack: str) -> None:
    cards_for(pack).play_many(range(1000, 1000 + SLOW[pack]), least=0.3)
