"""A track may have a word for each value: it is shown, and told when it changes."""

from __future__ import annotations

from pathlib import Path

import pytest

import uguisu
from uguisu.core.text import Text
from uguisu.core.view import ViewBuilder
from uguisu.match import Match

TEMPLE = Path(__file__).parents[2] / "scenarios" / "temple" / "broken_causeway"


@pytest.mark.parametrize(("language", "word"), [("en", "waiting"), ("uk", "чекає"), ("it", "in attesa")])
def test_a_view_calls_a_value_by_its_label(language: str, word: str) -> None:
    tracks = {track.id: track for track in Match(uguisu.load(TEMPLE)).view("ninja", language).tracks}
    assert (tracks["boat"].value, tracks["boat"].label) == (1, word)
    assert tracks["alarm"].label == ""


@pytest.mark.parametrize(
    ("track", "value", "line"), [("boat", 0, "Boat is now gone"), ("alarm", 2, "Alarm is now 2")]
)
def test_the_log_tells_a_change_by_its_label(track: str, value: int, line: str) -> None:
    game = uguisu.load(TEMPLE)
    teller = ViewBuilder(game, game.new(1), 0, "en")
    assert teller.tell(Text("event.track_changed", {"track": track, "value": value})) == line
