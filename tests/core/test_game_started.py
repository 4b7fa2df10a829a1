"""A mission may do something when the game begins."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.support import toys

from uguisu.core.game import Game
from uguisu.loading import load

TRACKS = [{"id": "alert", "title": "Alert", "max": 3}]


def begun(tmp_path: Path, do: list[Any], **mission: Any) -> Game:
    triggers = [{"on": "game_started", "do": do}]
    path = toys.pack(
        tmp_path / "trial", "throwing", mission={"tracks": TRACKS, "triggers": triggers, **mission}
    )
    return load(path, toys.registry())


def test_it_happens_before_the_first_decision_and_is_told(tmp_path: Path) -> None:
    game = begun(tmp_path, [{"op": "raise", "track": "alert", "by": 2}])
    alert = [track.id for track in game.tracks].index("alert")
    state = game.new(1, record=True)
    assert state.tracks[alert] == 2
    assert state.log is not None
    assert [event.kind for event in state.log] == ["triggered", "track_changed"]
    quiet = game.new(1)
    assert quiet.facts() == state.facts()


def test_it_may_ask_something(tmp_path: Path) -> None:
    ask = {"op": "choose", "as": "spot", "seat": "two", "places": {"tag": "open"}}
    game = begun(tmp_path, [ask, {"op": "move", "piece": "crow", "to": "spot"}])
    state = game.new(1)
    assert state.seat == game.seat_index("two")
    first = game.phases[state.phase].name
    game.play(state, "gate")
    assert state.at[[piece.id for piece in game.pieces].index("crow")] == game.topology.index["gate"]
    assert game.phases[state.phase].name != first


def test_an_objective_without_an_event_does_not_end_the_game_before_it_begins(tmp_path: Path) -> None:
    holds = [{"test": "track", "track": "alert", "is": 0}]
    objective = {"id": "calm", "for": "one", "title": "Calm", "if": holds, "then": "win"}
    game = begun(tmp_path, [{"op": "say", "text": "Hush!"}], objectives=[objective])
    state = game.new(1)
    assert not state.over
    objective["on"] = "game_started"
    assert begun(tmp_path / "at-once", [], objectives=[objective]).new(1).over
