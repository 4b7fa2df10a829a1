"""What the log tells everybody can be waited for, and comes as often as the log has lines of it."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from tests.support.hearing import PACKS, SCENARIOS, hearing

from uguisu import Game
from uguisu.core.events import EVERYBODY, waitable
from uguisu.plugins import registry

GAMES, PLIES = 6, 400
NAMES = tuple(PACKS)
"""Games whose events are declared with what the log says."""


def told(game: str) -> list[str]:
    """Return the events of a game that the log tells everybody of, under the name that missions have for them."""
    events = waitable(registry().game(game).events)
    return [
        name
        for name, event in events.items()
        if event.says and event.audience == EVERYBODY and not event.logged_as
    ]


def came(game: Game[Any], tracks: dict[str, int], seed: int) -> set[str]:
    """Play a random game, comparing the counts with the log; return the events that came."""
    state, rng = game.new(seed, record=True), random.Random(seed)
    before = {event: state.tracks[track] for event, track in tracks.items()}  # the set-up is not in the log
    lines: Counter[str] = Counter()
    read = 0
    while not state.over and state.ply < PLIES:
        game.apply(state, game.draw(state, rng.random))
        assert state.log is not None
        if state.over:
            break
        lines.update(event.kind for event in state.log[read:] if event.audience == EVERYBODY)
        read = len(state.log)
        late = {event: lines[event] + before[event] - state.tracks[track] for event, track in tracks.items()}
        waiting = sum(frame[0] >= 0 for frame in state.stack)  # below a decision that was due before
        assert min(late.values()) >= 0
        assert sum(late.values()) <= waiting, late
    return {event for event in tracks if lines[event]}


@pytest.mark.sweep(everyday=1)
@pytest.mark.parametrize("name", NAMES)
def test_what_is_told_is_counted(name: str) -> None:
    """Whatever waits is run before the next decision, unless one was due; what happens as the game ends comes too late."""
    events, found = told(name), set[str]()
    assert events
    for pack in PACKS[name]:
        for brought in ((), events):
            game, tracks = hearing(SCENARIOS / name / pack, events, most=1000, brought=brought)
            for seed in range(GAMES):
                found |= came(game, tracks, seed)
    assert len(found) > len(events) * 2 / 3, "test_events.py sees to it that the rest comes about, too"
