"""Positions laid out by hand."""

from __future__ import annotations

import pytest


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
    ("setup", "line", "told"),
    [
        ("{peices: {ninja: gate}}", 4, "a setup has no key 'peices' (Did you mean `pieces`?)"),
        ("{pieces: {nija: gate}}", 4, "there is no piece 'nija' (Did you mean `ninja`?)"),
        ("{pieces: {ninja: gat}}", 4, "there is no place 'gat' (Did you mean `gate`?)"),
        ("{pieces: [ninja]}", 4, "names with values are expected here (write it like {ninja: gate})"),
        ("{pieces: {red: hall}}", 4, "two pieces stand on 'hall' (TE-05)"),
        ("{tracks: {turn: 99}}", 4, "'turn' goes from 0 to 10, not to 99"),
        ("{tracks: {turn: true}}", 4, "'turn' goes from 0 to 10"),
        ("{phase: nija}", 4, "there is no phase 'nija' (Did you mean `ninja`?)"),
        ("{seat: moon}", 4, "there is no seat 'moon'"),
        ("{marks: lantern}", 4, "a list is expected here"),
        ("{marks: [{kind: lantern}]}", 4, "a mark has `kind`, `place` and perhaps `owner`"),
        ("{marks: [{kind: lantern, place: hall}]}", 4, "there is no kind of mark 'lantern'"),
        ("{areas: {hand: []}}", 4, "there is no card area 'hand'"),
        ("{mover: pink}", 4, "there is no piece 'pink'"),
    ],
)
def test_what_the_game_does_not_have_is_said_at_its_place(try_one, setup, line, told):
    [found] = try_one(f"setup: {setup}", "expect: [{expect: goes_on}]")
    assert found.startswith(f"{line}: ruling-broken: ruling `one`: ")
    assert told in found
