"""Every event that a game says it has comes about: a trigger that waits for one would pass `validate` and never fire."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from invented import files_of

from uguisu.content.source import HeldSource, open_source
from uguisu.loading import check

SCENARIOS = Path(__file__).parents[2] / "scenarios"
GAMES = 300
"""At most so many random games of each pack; most events come in the first."""

PACKS: Mapping[str, tuple[str, ...]] = {
    "temple": ("broken_causeway", "six_lanterns"),
    "scorpion": ("garden_gate", "two_castles", "homebrew_five", "crooked_harbour"),
    "senjutsu": ("snow_field", "three_in_the_snow"),
    "spies": ("mansion", "armoury", "terrorist_camp"),
}
MENDING = {"on": "cut", "do": [{"op": "join", "between": ["place_a", "place_b"]}]}
"""No shipped mission joins ways."""
STARTING = {"on": "generator_stopped", "do": [{"op": "restart", "at": "place"}]}
"""No shipped mission starts a generator again."""
WITHOUT_CARDS = {("temple", "card_played")}


def mission_that_hears(pack: Path, events: list[str]) -> Any:
    """Return a game of the pack whose mission counts every event."""
    game, _ = check(pack)
    assert game is not None
    data = files_of(game)
    data["scenario.yaml"]["mission"] = "mission.yaml"
    mission = data.setdefault("mission.yaml", {"format": 1})
    mission["tracks"] = [
        *mission.get("tracks", ()),
        *({"id": f"came-{event}", "title": event, "max": 1} for event in events),
    ]
    mission["triggers"] = [
        *mission.get("triggers", ()),
        *({"on": event, "do": [{"op": "raise", "track": f"came-{event}"}]} for event in events),
        *([MENDING] if "cut" in events else ()),
        *([STARTING] if "generator_started" in events else ()),
    ]
    heard, found = check(pack, source=HeldSource(open_source(pack), data))
    assert heard is not None, [str(one.message) for one in found]
    return heard


@pytest.mark.parametrize("name", PACKS)
def test_every_event_comes_about(name: str) -> None:
    plain, _ = check(SCENARIOS / name / PACKS[name][0])
    assert plain is not None
    missing = [event for event in plain.events if (name, event) not in WITHOUT_CARDS]
    assert missing
    rng = random.Random(1)
    for pack in PACKS[name]:
        game = mission_that_hears(SCENARIOS / name / pack, missing)
        tracks = {
            event: next(i for i, t in enumerate(game.tracks) if t.id == f"came-{event}") for event in missing
        }
        for seed in range(GAMES):
            if not missing:
                return
            state = game.new(seed)
            game.playout(state, rng, 20_000)
            missing = [event for event in missing if not state.tracks[tracks[event]]]
    assert missing == []
