"""What `validate` passes plays: missions are invented from the words that are registered, and played at random."""

from __future__ import annotations

import pytest
from tests.support.invented import Missions

EVERYDAY = {
    "scorpion/garden_gate": 15,
    "temple/broken_causeway": 15,
    "spies/back_yard": 10,
    "senjutsu/snow_field": 10,
}
"""How many missions, by the pack they are for; the slow lane has the thousands."""
SLOW = 5000


@pytest.mark.sweep(everyday=1)
@pytest.mark.parametrize("pack", EVERYDAY)
def test_invented_missions_that_pass_play(pack: str) -> None:
    Missions(pack).play_many(range(EVERYDAY[pack]), least=0.9)


@pytest.mark.slow
@pytest.mark.parametrize("pack", [*EVERYDAY, "spies/armoury", "spies/embassy", "senjutsu/last_stand"])
def test_thousands_of_invented_missions_that_pass_play(pack: str) -> None:
    Missions(pack).play_many(range(1000, 1000 + SLOW), least=0.9)
