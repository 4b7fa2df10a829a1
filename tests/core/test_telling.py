"""Plugins that tell and signal events by name, as they did before `emit`, have a release to change."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import toys

from uguisu.core.events import Event, EventType
from uguisu.core.game import Game
from uguisu.loading import load
from uguisu.plugins.hooks import hookimpl
from uguisu.plugins.variant import Variant


class Old(Variant):
    """Says that a hand was shown, and has what waits for it run, by name."""

    id, game = "old", "throwing"
    events = {"waved": EventType("Somebody has waved.", {"seat": "seat"})}

    def apply(self, build: Any, options: Any) -> None:
        """Nothing."""


class Plugin:
    @hookimpl
    def uguisu_variants(self) -> list[Variant]:
        return [Old()]


@pytest.fixture
def game(tmp_path: Path) -> Game[Any]:
    mission = {
        "tracks": [{"id": "waves", "title": "Waves", "max": 9}],
        "triggers": [{"on": "waved", "do": [{"op": "raise", "track": "waves"}]}],
    }
    path = toys.pack(tmp_path / "old", "throwing", mission=mission, variants=["old"])
    return load(path, toys.registry(("old", Plugin())))


def test_what_is_told_by_name_is_logged(game: Game[Any]) -> None:
    state = game.new(1, record=True)
    with pytest.warns(DeprecationWarning, match="use `Game.emit`"):
        game.tell(state, "waved", 1, seat=1, words="hello")
    assert state.log is not None
    assert state.log[-1] == Event(game.clock(state), "waved", 1, {"seat": "two", "words": "hello"})


def test_what_is_signalled_by_name_wakes_what_waits(game: Game[Any]) -> None:
    state = game.new(1)
    waves = next(number for number, track in enumerate(game.tracks) if track.id == "waves")
    with pytest.warns(DeprecationWarning, match="use `Game.emit`"):
        game.signal(state, "waved", 1)
    game.machine.settle(state)
    assert state.tracks[waves] == 1


def test_an_event_of_a_table_can_be_emitted_too(game: Game[Any]) -> None:
    state = game.new(1)
    waves = next(number for number, track in enumerate(game.tracks) if track.id == "waves")
    game.emit(state, Old.events["waved"], 1)
    game.machine.settle(state)
    assert state.tracks[waves] == 1


def test_what_is_kept_to_some_this_time_wakes_nothing(game: Game[Any]) -> None:
    state = game.new(1, record=True)
    game.emit(state, Old.events["waved"], 1, audience=1)
    assert not state.pending
