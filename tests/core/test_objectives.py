"""Objectives of missions: won, lost, drawn, or worth points, once each."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.support import toys

from uguisu.loading import check, load
from uguisu.match import Match

SECOND = [{"test": "track", "track": "rounds", "is": 2}]
COUNT = {"on": "thrown", "do": [{"op": "raise", "track": "rounds"}]}


def match_of(folder: Path, objective: dict[str, Any], **more: Any) -> Match:
    mission = {
        "tracks": [{"id": "rounds", "title": "Rounds", "max": 99}],
        "triggers": [COUNT],
        "objectives": [{"id": "aim", "for": "two", "title": "The aim", "if": SECOND, **objective}],
        **more,
    }
    return Match(load(toys.pack(folder / "aim", "throwing", mission=mission), toys.registry()), 1)


def throw(match: Match, times: int) -> None:
    for _ in range(times * 2):
        match.play("rock")


@pytest.mark.parametrize(
    ("then", "returns"),
    [
        ("win", {"one": -1.0, "two": 1.0}),
        ("lose", {"one": 1.0, "two": -1.0}),
        ("draw", {"one": 0.0, "two": 0.0}),
    ],
)
def test_an_objective_ends_the_game_when_it_is_met(
    tmp_path: Path, then: str, returns: dict[str, float]
) -> None:
    match = match_of(tmp_path, {"then": then})
    throw(match, 1)
    assert not match.over
    throw(match, 1)
    assert match.over
    assert match.game.returns(match.state) == returns
    result = match.view().result
    assert result is not None
    assert (result.id, result.title) == ("aim", "The aim")


def test_points_are_counted_once_on_a_track_of_the_side(tmp_path: Path) -> None:
    match = match_of(tmp_path, {"then": {"points": 3}, "if": [], "on": "thrown"})
    throw(match, 4)
    points = [track.value for track in match.view().tracks if track.id == "points-two"]
    assert points == [3]


def test_one_for_a_side_that_is_not_there_is_refused(tmp_path: Path) -> None:
    mission = {"objectives": [{"id": "aim", "for": "three", "title": "The aim", "on": "thrown"}]}
    game, found = check(toys.pack(tmp_path / "aim", "throwing", mission=mission), toys.registry())
    assert game is None
    assert any("three" in line.message and line.file.endswith("mission.yaml") for line in found)
