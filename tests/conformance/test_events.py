"""Every event that a game says it has comes about: a trigger that waits for one would pass `validate` and never fire."""

from __future__ import annotations

import random

import pytest
from tests.support.hearing import PACKS, SCENARIOS, hearing

from uguisu.core.events import EngineEvents, waitable
from uguisu.plugins import registry

ROUNDS = range(30), range(30, 300)
"""Seeds of random games: most events come in the first of a pack, and what a pack lacks in the next one; so all packs are
tried before any is played longer."""
WITHOUT_CARDS = {("temple", "card_played")}
OF_STOCKS = {"turned_up", "bought"}
"""What decks that are nobody's bring, which no shipped pack has; rulings of `tests/packs/new_words` have them come about."""
BY_OPTION = {("spies", "dog_stays")}
"""What only an option brings that no shipped pack sets (`disguised_handlers`); a ruling has it come about."""


@pytest.mark.long
@pytest.mark.parametrize("name", PACKS)
def test_every_event_comes_about(name: str) -> None:
    events = waitable({**EngineEvents.types(), **registry().game(name).events})
    missing = [
        event for event in events if (name, event) not in WITHOUT_CARDS | BY_OPTION and event not in OF_STOCKS
    ]
    assert missing
    rng = random.Random(1)
    for seeds in ROUNDS:
        for pack in PACKS[name]:
            game, tracks = hearing(SCENARIOS / name / pack, missing, brought=missing)
            for seed in seeds:
                state = game.new(seed)
                game.playout(state, rng, 20_000)
                missing = [event for event in missing if not state.tracks[tracks[event]]]
                if not missing:
                    return
    assert missing == []
