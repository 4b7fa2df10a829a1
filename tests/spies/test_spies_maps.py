"""What no shipped map has: light at every kind of border, a candle behind a wall, a light over a safe zone, alarms."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from uguisu import load
from uguisu_spies.rules.breaching import open_border
from uguisu_spies.state import ALERT
from uguisu_spies.words import LINK_KINDS

YARD = Path(__file__).parents[1] / "packs" / "yard"
MISSION = """format: 1
objectives: [{id: away, for: spies, title: Away, on: left, if: [{test: carries, piece: piece}]}]
props: {alert: 1, setup: [{put: green, count: 2}, {put: document, marked: 1}]}
"""
MAP = """format: 1
kind: squares
id: yard
diagonals: true
legend: {".": {terrain: grass}, "*": {terrain: lamp, tags: [lamp]}}
"""


def game_on(folder, rows, borders="", regions=""):
    pack = Path(shutil.copytree(YARD, folder / "pack"))
    listed = "".join(f'  - "{row}"\n' for row in rows)
    text = f"{MAP}rows:\n{listed}borders: [{borders}]\nregions: [{regions}]\n"
    (pack / "map.yaml").write_text(text, encoding="utf-8")
    (pack / "mission.yaml").write_text(MISSION, encoding="utf-8")
    return load(pack)


def lit(game):
    view = game.view(game.new(1), 0)
    return {mark.place for mark in view.marks if mark.kind == "light"}


@pytest.mark.parametrize("kind", sorted(LINK_KINDS))
def test_light_passes_what_looks_pass_but_no_mirror(kind, tmp_path):
    """SP-41, SP-H43."""
    column = ", ".join(f"{{between: [c{row}, d{row}], kind: {kind}}}" for row in (1, 2, 3))
    game = game_on(tmp_path, [".....", "..*..", "....."], column)
    beyond = {"d1", "d2", "d3"} if kind in ("wire", "glass", "lightning") else set()
    assert lit(game) == {"b1", "b2", "b3", "c1", "c2", "c3"} | beyond


def test_a_candle_lights_nothing_behind_a_wall(tmp_path):
    """SP-41."""
    candle = "{id: taper, tags: [candle], places: [b1, c1, d1]}"
    game = game_on(tmp_path, [".....", "....."], "{between: [c1, d1], kind: wall}", candle)
    assert lit(game) == {"b1", "c1"}


def test_no_look_at_a_light_shows_the_safe_zone_in_it(tmp_path):
    """SP-42, SP-44."""
    game = game_on(tmp_path, [".....", "..*..", "....."], regions="{id: den, tags: [safe], places: [d1, d2]}")
    for place, caught in (("d2", False), ("d3", True)):
        state = game.new(1)
        game.arrange(
            state,
            {
                "pieces": {"green-1": "a2", "green-2": "a3", "spy-1": place},
                "areas": {"guard_hand": []},
                "tracks": {"alert": 1, "minimum": 1},
                "phase": "units",
            },
        )
        game.play(state, "green-1")
        game.play(state, "look:b2")
        assert (state.tracks[ALERT] > 1) == caught


def test_an_alarm_over_two_windows_goes_once_and_a_sensor_each_time(tmp_path):
    """SP-11, SP-44."""
    for tag, alert in (("alarm", 2), ("glass_sensor", 3)):
        places = "c1, c2" if tag == "alarm" else "c1, c2, c3"
        windows = ", ".join(f"{{between: [b{row}, c{row}], kind: glass}}" for row in (1, 2, 3))
        game = game_on(
            tmp_path / tag, ["....."] * 3, windows, f"{{id: bell, tags: [{tag}], places: [{places}]}}"
        )
        state = game.new(1)
        state.tracks[ALERT] = 1
        open_border(game, state, 0)
        open_border(game, state, 1)
        assert state.tracks[ALERT] == alert


def test_no_spy_where_the_current_is(tmp_path):
    """SP-44."""
    game = game_on(tmp_path, ["....."] * 3, regions="{id: fence, tags: [electricity], places: [c1, c2, c3]}")
    state = game.new(1)
    game.arrange(state, {"pieces": {"green-1": "e1", "spy-1": "b2"}, "areas": {"spy-1_hand": []}})
    game.play(state, "run")
    assert {game.describe(state, action).notation for action in game.legal(state)} == {
        *("stop", "b1", "b3", "a1", "a2", "a3")
    }
