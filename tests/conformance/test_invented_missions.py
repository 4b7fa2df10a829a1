"""What `validate` passes plays: missions are invented from the words that are registered, and played at random."""

from __future__ import annotations

import random
from typing import Any

import pytest
from invented import Invented

from uguisu.content.diagnostics import Diagnostic
from uguisu.plugins import registry
from uguisu.testing.inventing import Inventor

EVERYDAY = {
    "scorpion/garden_gate": 30,
    "temple/broken_causeway": 30,
    "spies/back_yard": 20,
    "senjutsu/snow_field": 20,
}
"""How many missions, by the pack they are for; the slow lane has the thousands."""
SLOW = 5000


class Missions(Invented):
    file = "mission.yaml"

    def __init__(self, pack: str) -> None:
        super().__init__(pack)
        self.data["scenario.yaml"]["mission"] = self.file
        self.own = self.data.get(self.file, {})

    def invent(self, rng: random.Random) -> dict[str, Any]:
        """Return an invented mission that sets up what the pack's own does, and may be won as that one."""
        mission = Inventor(self.plain, registry().vocabulary, rng).mission()
        mission["objectives"] += self.own.get("objectives", ())
        return {**mission, "props": self.own["props"]} if "props" in self.own else mission

    def repair(self, data: dict[str, Any], errors: list[Diagnostic]) -> bool:
        for part, number in sorted({error.path[:2] for error in errors if error.path}, reverse=True):
            del data[str(part)][int(number)]
        return True


@pytest.mark.parametrize("pack", EVERYDAY)
def test_invented_missions_that_pass_play(pack: str) -> None:
    Missions(pack).play_many(range(EVERYDAY[pack]), least=0.9)


@pytest.mark.slow
@pytest.mark.parametrize("pack", [*EVERYDAY, "spies/armoury", "spies/embassy", "senjutsu/last_stand"])
def test_thousands_of_invented_missions_that_pass_play(pack: str) -> None:
    Missions(pack).play_many(range(1000, 1000 + SLOW), least=0.9)
