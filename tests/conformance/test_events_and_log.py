"""What the log tells everybody can be waited for, and comes as often as the log has lines of it."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest
from invented import files_of

from uguisu.content.source import HeldSource, open_source
from uguisu.core.events import EVERYBODY
from uguisu.core.game import Game
from uguisu.loading import check
from uguisu.plugins import registry

SCENARIOS = Path(__file__).parents[2] / "scenarios"
PACKS = {
    "temple": ("broken_causeway", "six_lanterns"),
    "scorpion": ("garden_gate", "two_castles", "homebrew_five"),
}
"""Games whose events are declared with what the log says, and packs in which most of those come about."""
GAMES = 12
MENDING = {"on": "cut", "do": [{"op": "join", "between": ["place_a", "place_b"]}]}
"""No shipped mission joins ways."""


def told(game: str) -> list[str]:
    """Return the events of a game that the log tells everybody of."""
    events = registry().game(game).events
    return [name for name, event in events.items() if event.says and event.audience == EVERYBODY]


def counting(pack: Path, events: list[str]) -> tuple[Game, dict[str, int]]:
    """Return a game of the pack whose mission counts each event on a track, and the tracks."""
    plain, _ = check(pack)
    assert plain is not None
    data = files_of(plain)
    data["scenario.yaml"]["mission"] = "mission.yaml"
    mission = data.setdefault("mission.yaml", {"format": 1})
    counters = [{"id": f"came-{event}", "title": event, "max": 1000} for event in events]
    waiting = [{"on": event, "do": [{"op": "raise", "track": f"came-{event}"}]} for event in events]
    mission["tracks"] = [*mission.get("tracks", ()), *counters]
    mission["triggers"] = [*mission.get("triggers", ()), *waiting, *([MENDING] if "cut" in events else ())]
    game, found = check(pack, source=HeldSource(open_source(pack), data))
    assert game is not None, [str(one.message) for one in found]
    numbers = {track.id: number for number, track in enumerate(game.tracks)}
    return game, {event: numbers[f"came-{event}"] for event in events}


@pytest.mark.parametrize("name", PACKS)
def test_what_is_told_is_counted(name: str) -> None:
    """Whatever waits is run before the next decision; what happens as the game ends comes too late."""
    events = told(name)
    assert events
    came: set[str] = set()
    for pack in PACKS[name]:
        game, tracks = counting(SCENARIOS / name / pack, events)
        for seed in range(GAMES):
            state, rng = game.new(seed, record=True), random.Random(seed)
            before = {
                event: state.tracks[track] for event, track in tracks.items()
            }  # the set-up is not in the log
            while not state.over and state.ply < 400:
                game.apply(state, game.draw(state, rng.random))
                assert state.log is not None
                if state.over:
                    break
                lines = Counter(event.kind for event in state.log)
                counted = {event: state.tracks[track] - before[event] for event, track in tracks.items()}
                assert counted == {event: lines[event] for event in events}
                came |= {event for event in events if lines[event]}
    assert len(came) > len(events) * 2 / 3, "test_events.py sees to it that the rest comes about, too"
