"""What no shipped map has: light at every kind of border, a candle behind a wall, a light over a safe zone, alarms."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import uguisu_spies
from uguisu import load
from uguisu.loading.overrides import Overrides
from uguisu_spies.board.current import lie
from uguisu_spies.board.shots import Lines
from uguisu_spies.content.map import LINK_KINDS
from uguisu_spies.content.mission import UNITS, start_alert
from uguisu_spies.content.setup import Setup
from uguisu_spies.rules.breaching import open_border
from uguisu_spies.state import ALERT, DEAD, FAR

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


def opened(game, pieces, phase="units", **setup):
    """A position of `yard` in which the border between c2 and d2 stands open."""
    state = game.new(1)
    game.arrange(
        state,
        {
            "pieces": {"green-2": "e3", **pieces},
            "breaches": [{"between": ["c2", "d2"], "open": True}],
            "areas": {"guard_hand": [], "spy-1_hand": setup.pop("hand", [])},
            "tracks": {"alert": 1, "minimum": 1},
            "phase": phase,
            **setup,
        },
    )
    return state


def notations(game, state):
    return {game.describe(state, action).notation for action in game.legal(state)}


@pytest.fixture(params=sorted(set(LINK_KINDS) - {"lightning"}))
def gate(request, tmp_path):
    """A game with a wall of a kind across it, whose middle stands open."""
    column = ", ".join(f"{{between: [c{row}, d{row}], kind: {request.param}}}" for row in (1, 2, 3))
    return game_on(tmp_path, [".....", "..*..", "....."], column)


def test_light_passes_what_stands_open(gate):
    """SP-40, SP-41, SP-46."""
    view = gate.view(opened(gate, {"green-1": "a1"}), 0)
    assert {mark.place for mark in view.marks if mark.kind == "light"} >= {"d2"}


def test_feet_and_looks_pass_what_stands_open(gate):
    """SP-20, SP-40, SP-46."""
    state = opened(gate, {"green-1": "c2"})
    gate.play(state, "green-1")
    assert {"d2", "look:d2"} <= notations(gate, state)


def test_spies_and_their_noise_pass_what_stands_open(gate):
    """SP-37, SP-40, SP-46."""
    state = opened(gate, {"green-1": "a1", "spy-1": "b2"}, "spies", out=["c2"])
    for move in ("walk", "c2"):
        gate.play(state, move)
    assert "d2" in notations(gate, state)
    gate.play(state, "stop")
    assert "d2" in notations(gate, state)


def test_shots_pass_what_stands_open_and_break_nothing(gate):
    """SP-30, SP-32, SP-40, SP-46."""
    state = opened(gate, {"green-1": "d2", "spy-1": "b2"}, "spies", hand=["bullet"], out=["c2"])
    gate.play(state, "play:bullet")
    assert state.status[gate.units[0]] == DEAD
    assert state.tracks[ALERT] == 1


def test_who_moves_in_a_safe_zone_is_not_found_by_light(tmp_path):
    """SP-42, SP-44: a unit in the light sees all of it but the safe zone."""
    game = game_on(tmp_path, [".....", "..*..", "....."], regions="{id: den, tags: [safe], places: [d1, d2]}")
    for place, caught in (("d1", False), ("d3", True)):
        state = game.new(1)
        pieces = {"green-1": "b2", "green-2": "a3", "spy-1": "d2"}
        game.arrange(state, {"pieces": pieces, "tracks": {"alert": 1, "minimum": 1}, "phase": "spies"})
        for move in ("sneak", place):
            game.play(state, move)
        assert (state.tracks[ALERT] > 1) == caught


def test_better_batteries_lengthen_what_a_mirror_throws_back(tmp_path):
    """SP-03, SP-43: all cards act on reflected squares, too; but nothing acts on a civilian (SP-20)."""
    game = game_on(tmp_path, ["......."] * 5, "{between: [e3, f3], kind: mirror}")
    for spy, sharp, caught in (("c5", 0, False), ("c5", FAR, True), ("d4", 0, True), ("b5", FAR, False)):
        state = game.new(1)
        pieces = {"green-1": "d2", "green-2": "g5", "spy-1": spy}
        game.arrange(
            state,
            {
                "pieces": pieces,
                "tracks": {"alert": 1, "minimum": 1},
                "phase": "units",
                "areas": {"guard_hand": []},
            },
        )
        state.sharp = sharp
        for move in ("green-1", "look:e3"):
            game.play(state, move)
        assert (state.tracks[ALERT] > 1) == caught, (spy, sharp)


def test_the_spies_lay_their_safe_zones_when_the_guard_has_set_up(tmp_path):
    """SP-44, SP-05: on two free squares; then no guard walks or looks there."""
    game = game_on(
        tmp_path, ["....."] * 3, "{between: [b1, b2], kind: glass}, {between: [d2, e2], kind: lightning}"
    )
    pack = tmp_path / "pack"
    zone = MISSION.replace("{put: document, marked: 1}]", "{put: document, marked: 1}, {put: safe_zone}]")
    (pack / "mission.yaml").write_text(zone, encoding="utf-8")
    game = load(pack, changes=Overrides(options={"setup": "chosen"}))
    state = game.new(1)
    for move in ("a1", "e3", "c1"):
        assert state.seat == 0
        game.play(state, move)
    assert game.seats[state.seat].id == "spy-1"
    assert not {"a1-b1", "b1-b2"} & notations(game, state)
    assert "d2-e2" in notations(game, state)
    game.play(state, "b2-b3")
    assert {mark.place for mark in game.view(state, 0).marks if mark.kind == "safe"} == {"b2", "b3"}
    game.arrange(
        state,
        {
            "pieces": {"green-1": "a2", "green-2": "e3"},
            "safe": ["b1", "b2"],
            "areas": {"guard_hand": []},
            "phase": "units",
        },
    )
    game.play(state, "green-1")
    assert {"b3", "a1"} <= notations(game, state)
    assert not {"b1", "b2", "look:b1", "look:b2"} & notations(game, state)


@pytest.mark.parametrize("spies", [1, 2, 3])
def test_the_starter_has_more_units_than_the_alert_soon_asks_for(spies):
    """SP-15: who has just begun does not lose for a rule that never shows before: three more on the alert are no surprise."""
    game = load(Path(uguisu_spies.__file__).parent / "packs" / "spies" / "starter")
    setup = Setup(game.mission, game.plain.ground, spies)
    awake = sum(lot.count for lot in setup.lots if lot.put in UNITS and not lot.asleep and not lot.held)
    assert awake >= start_alert(game.mission, spies) + 3


SCENARIOS = Path(__file__).parents[2] / "scenarios" / "spies"


@pytest.mark.parametrize("pack", ["mansion", "garden_party"])
def test_lines_taken_from_the_map_as_drawn_are_those_there_are(pack):
    """SP-30, SP-41: one border opens, a square changes, and no shot goes otherwise than on a map read anew."""
    game = load(SCENARIOS / pack)
    ground = game.ground
    for number in range(0, len(ground.borders), 40):
        square = number * 7 % ground.size
        land = lie(game.topology, game.mission, ((number,), ((square, number % 3),), ()), game.plain)
        anew = Lines(land.ground)
        for here in range(ground.size):
            assert land.lines.within(here, 6) == anew.within(here, 6)
