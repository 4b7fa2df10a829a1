"""What the guards hear of an intruder names no zone, but where it is seen or searches (SC-43, SC-48, SC-51)."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from uguisu.loading import load
from uguisu.overriding import Overrides
from uguisu_scorpion.game import ScorpionGame

SCORPION = Path(__file__).parents[2] / "scenarios" / "scorpion"
TELLING = {"shown", "searches", "found_nothing", "found_target", "found_trap", "found_ambush"}
INTRUDERS = {"ninja", "traitor"}


def names(told: Any) -> set[Any]:
    """Every value in an event, those in lists and in texts by language, too."""
    if isinstance(told, dict):
        told = list(told.values())
    if isinstance(told, list):
        return {name for part in told for name in names(part)}
    return {told}


@pytest.mark.parametrize(("pack", "players"), [("garden_gate", 2), ("homebrew_five", 2), ("garden_gate", 4)])
def test_the_guards_hear_of_no_zone_that_is_hidden(pack: str, players: int) -> None:
    game = load(SCORPION / pack, changes=Overrides(options={"players": players}))
    assert isinstance(game, ScorpionGame)
    zones, heard = set(game.topology.ids), set()
    for seed in range(12):
        state, rng = game.new(seed, record=True), random.Random(seed)
        while not state.over:
            game.apply(state, rng.choice(game.legal(state)))
        for event in state.log or ():
            told = names(event.details)
            if told & INTRUDERS and any(event.heard_by(seat) for seat in game.table.guard_seats):
                heard.add(event.kind)
                assert event.kind in TELLING or not told & zones, event
    assert {"played", "has_moved", "shown", "searches"} <= heard
