"""Every event that a game says it has comes about: a trigger that waits for one would pass `validate` and never fire."""

from __future__ import annotations

import random

import pytest
from hearing import PACKS, SCENARIOS, hearing

from uguisu.core.events import EngineEvents, waitable
from uguisu.plugins import registry

GAMES = 300
"""At most so many random games of each pack; most events come in the first."""
WITHOUT_CARDS = {("temple", "card_played")}


@pytest.mark.parametrize("name", PACKS)
def test_every_event_comes_about(name: str) -> None:
    events = waitable({**EngineEvents.types(), **registry().game(name).events})
    missing = [event for event in events if (name, event) not in WITHOUT_CARDS]
    assert missing
    rng = random.Random(1)
    for pack in PACKS[name]:
        game, tracks = hearing(SCENARIOS / name / pack, missing, brought=missing)
        for seed in range(GAMES):
            if not missing:
                return
            state = game.new(seed)
            game.playout(state, rng, 20_000)
            missing = [event for event in missing if not state.tracks[tracks[event]]]
    assert missing == []
