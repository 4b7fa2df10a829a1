"""Every expectation: when it holds, and what it says when it doesn't."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from uguisu.content.loader import read_pack
from uguisu.content.markers import Expectation
from uguisu.plugins import registry
from uguisu_tools.rulings.expectations import EXPECTATIONS

HOLDS = [
    "{expect: legal, includes: ['ninja:heart']}",
    "{expect: legal, excludes: ['ninja:gate']}",
    "{expect: legal, exactly: ['ninja:heart'], count: 1}",
    "{expect: illegal, moves: ['ninja:gate', 'ninja:stay']}",
    "{expect: to_move, seat: ninja, phase: ninja}",
    "{expect: at, piece: ninja, place: hall}",
    "{expect: track, track: turn, is: 0}",
    "{expect: track, track: turn, at_least: 0, at_most: 1}",
    "{expect: view, seat: samurai, piece: ninja, place: hall}",
    "{expect: view, seat: onlooker, piece: ninja}",
    "{expect: view, seat: ninja, track: turn, is: 0}",
    "{expect: talk, seat: ninja, may: [samurai]}",
    "{expect: goes_on}",
]
FAILS = [
    ("{expect: legal, includes: ['ninja:gate']}", "`ninja:gate` should be legal, but `ninja:heart` is"),
    ("{expect: legal, excludes: ['ninja:heart']}", "`ninja:heart` should not be legal"),
    ("{expect: legal, exactly: []}", "`ninja:heart` should not be legal"),
    ("{expect: legal, count: 2}", "2 actions should be legal, but 1 is"),
    ("{expect: illegal, moves: ['ninja:heart']}", "`ninja:heart` should not be legal"),
    ("{expect: to_move, seat: samurai}", "`samurai` should be to move, but `ninja` is"),
    ("{expect: to_move, seat: chance}", "`chance` should be to move, but `ninja` is"),
    ("{expect: to_move, phase: samurai}", "the phase should be `samurai`, but it is `ninja`"),
    ("{expect: at, piece: ninja, place: gate}", "`ninja` should be at `gate`, but is at `hall`"),
    ("{expect: at, piece: ninja, place: null}", "`ninja` should be on no place, but is at `hall`"),
    ("{expect: track, track: turn, is: 2}", "`turn` should be 2, but it is 0"),
    ("{expect: track, track: turn, at_least: 2}", "`turn` should be at least 2, but it is 0"),
    (
        "{expect: view, seat: samurai, piece: ninja, place: gate}",
        "`ninja` should be at `gate`, but is at `hall`",
    ),
    (
        "{expect: view, seat: samurai, piece: ninja, hidden: true}",
        "`ninja` should not be seen, but is at `hall`",
    ),
    ("{expect: view, seat: samurai, track: turn, hidden: true}", "`turn` should not be seen"),
    ("{expect: view, seat: samurai, track: turn, is: 4}", "`turn` should be `4`, but is `0`"),
    ("{expect: view, seat: samurai, note: wounds}", "the note `wounds` should be seen, but nothing is"),
    ("{expect: event, kind: moved}", "`moved`  should have happened, but nothing did"),
    ("{expect: log, seat: samurai, contains: heart}", "should contain `heart`"),
    ("{expect: talk, seat: ninja, may_not: [samurai]}", "`ninja` should not be able to talk to `samurai`"),
    ("{expect: result, is: ninja_escapes}", "should have ended with `ninja_escapes`, but the game goes on"),
    ("{expect: winner, is: ninja}", "`ninja` should have won, but the game goes on"),
    ("{expect: rank, is: Monomi}", "the rank should be `Monomi`, but the game goes on"),
]
BROKEN = [
    ("{expect: at, piece: nija, place: hall}", "there is no piece 'nija' (Did you mean `ninja`?)"),
    ("{expect: at, piece: ninja, place: hal}", "there is no place 'hal' (Did you mean `hall`?)"),
    ("{expect: track, track: tun}", "there is no track 'tun' (Did you mean `turn`?)"),
    ("{expect: to_move, seat: samura}", "there is no seat 'samura' (Did you mean `samurai`?)"),
    ("{expect: to_move, phase: nija}", "there is no phase 'nija' (Did you mean `ninja`?)"),
    ("{expect: mark, kind: rope, place: hall}", "there is no kind of mark 'rope' (None)"),
    ("{expect: area, area: hand}", "there is no card area 'hand' (None)"),
    (
        "{expect: result, is: ninja_escape}",
        "there is no result 'ninja_escape' (Did you mean `ninja_escapes`?)",
    ),
    ("{expect: talk, seat: ninja, may: [moon]}", "there is no seat 'moon'"),
]


@pytest.mark.parametrize("line", HOLDS)
def test_it_holds(try_one, line):
    assert try_one("expect:", f"  - {line}") == []


@pytest.mark.parametrize(("line", "told"), FAILS)
def test_it_fails_and_says_what_it_found(try_one, line, told):
    [found] = try_one("expect:", f"  - {line}")
    assert found.startswith("5: ruling-failed: ruling `one`: ")
    assert told in found


@pytest.mark.parametrize(("line", "told"), BROKEN)
def test_a_misspelt_name_is_answered_with_the_nearest(try_one, line, told):
    [found] = try_one("expect:", f"  - {line}")
    assert told in found


def test_an_escape_with_its_winner_and_rank(try_one):
    assert (
        try_one(
            "setup: {pieces: {red: gate, ninja: hall}}",
            "play: ['ninja:north']",
            "expect:",
            "  - {expect: result, is: ninja_escapes}",
            "  - {expect: winner, is: ninja}",
            "  - {expect: rank, is: Monomi}",
            "  - {expect: legal, exactly: []}",
            "  - {expect: event, kind: moved, details: {piece: ninja, place: north}, seen_by: [samurai, onlooker]}",
            "  - {expect: event, kind: stayed, absent: true}",
            "  - {expect: log, seat: samurai, contains: north}",
            "  - {expect: log, seat: samurai, contains: moon, absent: true}",
        )
        == []
    )


def test_endings_that_were_not_expected(try_one):
    found = try_one(
        "setup: {pieces: {red: gate, ninja: hall}}",
        "play: ['ninja:north']",
        "expect:",
        "  - {expect: goes_on}",
        "  - {expect: result, is: time_up}",
        "  - {expect: winner, is: samurai}",
        "  - {expect: winner, is: nobody}",
        "  - {expect: rank, is: Jonin}",
        "  - {expect: to_move, seat: ninja}",
        "  - {expect: event, kind: moved, not_seen_by: [samurai]}",
        "  - {expect: event, kind: moved, absent: true}",
    )
    assert len(found) == 8
    assert "the game should go on, but the game ended with `ninja_escapes`" in found[0]
    assert "the rank should be `Jonin`, but it is `Monomi`" in found[4]
    assert "`samurai` should not know of `moved(" in found[6]


def test_a_view_is_asked_about_one_thing_at_a_time(with_rulings):

    path = with_rulings("rulings:\n  - {id: one, expect: [{expect: view, seat: ninja}]}\n")
    pack, found = read_pack(path, registry())
    assert pack is None
    assert "exactly one of" in found[0].message


@pytest.mark.parametrize("kind", EXPECTATIONS, ids=lambda kind: kind.__name__)
def test_every_expectation_is_registered_documented_and_tried_here(kind):
    tag = kind.__struct_config__.tag
    assert registry().vocabulary.members(Expectation)[tag] is kind
    assert kind.__doc__
    tried = [*HOLDS, *(line for line, _ in (*FAILS, *BROKEN))]
    assert any(f"expect: {tag}" in line for line in tried)


def test_an_expectation_that_contradicts_itself_is_told_with_its_line(tmp_path: Path) -> None:
    shipped = Path(__file__).parents[2] / "scenarios" / "temple" / "first_steps"
    pack = shutil.copytree(shipped, tmp_path / "pack")
    (pack / "rulings.yaml").write_text(
        "format: 1\nrulings:\n  - id: two\n    expect:\n      - {expect: goes_on}\n"
        "      - {expect: view, seat: ninja, piece: red, track: turn}\n",
        encoding="utf-8",
    )
    _, found = read_pack(pack, registry())
    lines = [(finding.line, finding.col, str(finding.message)) for finding in found]
    assert lines == [(6, 9, "Give exactly one of `piece`, `mark`, `track`, `area` and `note`")]
