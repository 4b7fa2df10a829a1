"""Positions laid out by hand."""

from __future__ import annotations

import importlib

import pytest

from uguisu.content.loader import read_pack
from uguisu.content.schema import file_schema, parts_of
from uguisu.core.errors import CompileError
from uguisu.loading import load
from uguisu.plugins import registry

from .conftest import TRIANGLE


def test_pieces_tracks_and_phase(try_one):
    found = try_one(
        "setup: {pieces: {ninja: gate, red: hall, blue: north}, tracks: {turn: 3}, phase: samurai}",
        "play: ['red:heart']",
        "expect:",
        "  - {expect: at, piece: ninja, place: gate}",
        "  - {expect: at, piece: red, place: heart}",
        "  - {expect: track, track: turn, is: 3}",
        "  - {expect: legal, includes: ['blue:hall', 'blue:east']}",
    )
    assert found == []


def test_pieces_may_change_places(try_one):
    assert (
        try_one(
            "setup: {pieces: {red: east, blue: north}}",
            "expect: [{expect: at, piece: blue, place: north}, {expect: at, piece: red, place: east}]",
        )
        == []
    )


def test_a_piece_taken_off_is_asked_for_again(try_one):
    found = try_one(
        "setup: {pieces: {red: null}}",
        "expect: [{expect: to_move, seat: samurai, phase: place_samurai}, "
        "{expect: legal, exactly: ['red@north', 'red@south']}]",
    )
    assert found == []


def test_temple_names_the_mover_within_a_round(try_one):
    found = try_one("setup: {mover: blue}", "expect: [{expect: legal, includes: ['blue:stay']}]")
    assert found == []


def test_a_ninja_shut_in_is_caught_at_once(try_one):
    found = try_one("setup: {pieces: {red: heart}}", "expect: [{expect: goes_on}]")
    assert found == []  # the tower behind it is free
    found = try_one(
        "setup: {pieces: {red: heart, blue: north}}", "expect: [{expect: result, is: ninja_caught}]"
    )
    assert found == []


@pytest.mark.parametrize(
    ("setup", "told"),
    [
        ("{pieces: {nija: gate}}", "there is no piece 'nija' (Did you mean `ninja`?)"),
        ("{pieces: {ninja: gat}}", "there is no place 'gat' (Did you mean `gate`?)"),
        ("{pieces: {red: hall}}", "two pieces stand on 'hall' (TE-05)"),
        ("{tracks: {turn: 99}}", "'turn' goes from 0 to 10, not to 99"),
        ("{phase: nija}", "there is no phase 'nija' (Did you mean `ninja`?)"),
        ("{seat: moon}", "there is no seat 'moon'"),
        ("{marks: [{kind: lantern, place: hall}]}", "there is no kind of mark 'lantern'"),
        ("{areas: {hand: []}}", "there is no card area 'hand'"),
        ("{mover: pink}", "there is no piece 'pink'"),
    ],
)
def test_what_the_game_does_not_have_is_said_at_its_place(try_one, setup, told):
    [found] = try_one(f"setup: {setup}", "expect: [{expect: goes_on}]")
    assert found.startswith("4: ruling-broken: ruling `one`: ")
    assert told in found


def test_every_wrong_name_is_said_on_its_own_line(try_one):
    found = try_one(
        "setup:",
        "  pieces:",
        "    ninja: gate",
        "    nija: hall",
        "    red: hal",
        "  marks:",
        "    - {kind: lantern, place: hall}",
        "  mover: bleu",
    )
    assert [line.split(": ruling-broken: ")[0] for line in found] == ["7", "8", "10", "11"]


@pytest.mark.parametrize(
    ("setup", "path", "told"),
    [
        ("{peices: {ninja: gate}}", ("peices",), "unknown-key: `peices` is not a known key here"),
        ("{figures: {ninja: gate}}", ("figures",), "unknown-key: `figures` is not a known key here"),
        ("{pieces: [ninja]}", ("pieces",), "wrong-type: "),
        ("{pieces: {ninja: [gate]}}", ("pieces", "ninja"), "wrong-type: "),
        ("{tracks: {turn: true}}", ("tracks", "turn"), "wrong-type: "),
        ("{tracks: {turn: soon}}", ("tracks", "turn"), "wrong-type: "),
        ("{marks: lantern}", ("marks",), "wrong-type: "),
        ("{marks: [{kind: lantern}]}", ("marks", 0), "missing-key: `place` is missing"),
        ("{areas: {hand: cat}}", ("areas", "hand"), "wrong-type: "),
        ("{phase: 3}", ("phase",), "wrong-type: `phase` should be text, but is the number 3"),
        ("[ninja]", (), "wrong-type: `setup` should be a table of `name: value` entries, but is a list"),
    ],
)
def test_what_no_position_can_say_is_found_when_the_pack_is_read(with_rulings, setup, path, told):
    pack = with_rulings(f"rulings:\n  - id: one\n    setup: {setup}\n")
    read, [found] = read_pack(pack, registry())
    assert read is None
    assert (found.line, found.severity) == (4, "error")
    assert found.path == ("rulings", 0, "setup", *path)
    assert f"{found.code}: {found.message}".startswith(told)


def test_a_position_may_have_notes_of_ones_own(try_one):
    assert try_one("setup: {x-from: a letter, mover: blue}", "expect: [{expect: goes_on}]") == []


def test_a_position_that_says_nothing_is_the_beginning(try_one):
    expect = "expect: [{expect: at, piece: ninja, place: hall}]"
    assert try_one("setup: {}", expect) == try_one(expect)


def test_plain_data_are_laid_out_as_those_of_files():
    game = load(TRIANGLE)
    state = game.new()
    with pytest.raises(CompileError, match="Object contains unknown field `peices`"):
        game.arrange(state, {"peices": {}})
    with pytest.raises(CompileError, match="`int`") as raised:
        game.arrange(state, {"tracks": {"turn": "soon"}})
    assert raised.value.path[0] == "tracks"
    game.arrange(state, {"tracks": {"turn": 2}})
    assert state.tracks[0] == 2


def test_the_schema_of_a_game_lists_what_its_positions_say():
    schema = file_schema("rulings", registry().vocabulary, registry().games, "scorpion")
    setup = schema["$defs"]["Ruling"]["properties"]["setup"]
    position = schema["$defs"][setup["$ref"].rpartition("/")[2]]
    assert {"pieces", "patrols", "hands", "phase"} <= set(position["properties"])
    assert "guard_cards" in str(position["properties"]["phase"])
    assert position["additionalProperties"] is False


@pytest.mark.parametrize("game", ["scorpion", "senjutsu", "spies"])
def test_every_phase_that_a_position_may_name_is_a_step_of_the_game(game):
    schema = file_schema("rulings", registry().vocabulary, registry().games, game)
    position = schema["$defs"][registry().games[game].position_type.__name__]
    named = {name for part in parts_of(position["properties"]["phase"]) for name in part.get("enum", ())}
    steps = importlib.import_module(f"uguisu_{game}.positions").STEPS
    assert named - {None} == set(steps)
