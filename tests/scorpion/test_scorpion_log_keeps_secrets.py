"""What the guards hear of an intruder names no zone, but where it is seen or searches (SC-43, SC-48, SC-51)."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support.secrets_kept import no_hidden_zone_is_heard

from uguisu.loading import load
from uguisu.loading.overrides import Overrides
from uguisu_scorpion.game import ScorpionGame

SCORPION = Path(__file__).parents[2] / "scenarios" / "scorpion"


@pytest.mark.parametrize(("pack", "players"), [("garden_gate", 2), ("homebrew_five", 2), ("garden_gate", 4)])
def test_the_guards_hear_of_no_zone_that_is_hidden(pack: str, players: int) -> None:
    game = load(SCORPION / pack, changes=Overrides(options={"players": players}))
    assert isinstance(game, ScorpionGame)
    heard = no_hidden_zone_is_heard(game, range(12))
    assert {"played", "has_moved", "shown", "searches"} <= heard
