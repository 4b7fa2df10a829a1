"""Rulings being run: steps, options, what is reported, what is covered."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from uguisu_tools.cli.app import app
from uguisu_tools.rulings.run import coverage, folder_of_tests

GOOD = """\
rulings:
  - id: must_move
    cites: [TE-06]
    title: May the ninja stay?
    expect: [{expect: illegal, moves: ['ninja:stay']}]
  - id: in_turn
    cites: [TE-04]
    play: ['ninja:heart']
    expect: [{expect: to_move, seat: samurai}]
    steps:
      - play: ['red:stay', 'blue:stay']
        expect: [{expect: legal, includes: ['green:stay']}]
      - play: ['green:stay']
        expect:
          - {expect: to_move, seat: ninja}
          - {expect: track, track: turn, is: 1}
          - {expect: event, kind: stayed, details: {piece: green}}
          - {expect: event, kind: stayed, details: {piece: red}, absent: true}
"""
BAD = """\
rulings:
  - id: wrong
    cites: [TE-06]
    play: ['ninja:heart']
    expect: [{expect: to_move, seat: ninja}]
    steps:
      - play: ['red:moon']
      - expect: [{expect: goes_on}]
"""


def run(*arguments):
    return CliRunner().invoke(app, ["rulings", *(str(argument) for argument in arguments)])


def test_good_rulings_hold(with_rulings):
    result = run(with_rulings(GOOD), "-v")
    assert result.exit_code == 0, result.output
    assert "triangle:must_move (TE-06) holds" in result.output
    assert result.output.endswith("2 rulings: 2 hold, 0 fail.\n")


def test_a_failing_ruling_is_told_with_its_line_and_what_was_found(with_rulings):
    path = with_rulings(BAD)
    result = run(path)
    assert result.exit_code == 1
    first, second, hint, summary = result.output.splitlines()
    file = (path / "rulings.yaml").as_posix()
    assert first == (
        f"{file}:6:14: error[ruling-failed]: ruling `wrong`: `ninja` should be to move, but `samurai` is"
    )
    assert second.startswith(
        f"{file}:8:16: error[ruling-broken]: ruling `wrong`: 'red:moon' is not legal here"
    )
    assert "red:stay" in hint
    assert summary == "The only ruling fails."


def test_only_some(with_rulings):
    path = with_rulings(GOOD)
    assert "The only ruling holds." in run(path, "--only", "TE-04").output
    assert "The only ruling holds." in run(path, "--only", "must_move").output
    assert run(path, "--only", "TE-77").exit_code == 2


def test_as_json(with_rulings):
    result = run(with_rulings(BAD), "--json")
    assert result.exit_code == 1
    told = json.loads(result.stdout)
    assert told["rulings"][0]["holds"] is False
    assert told["findings"][0]["line"] == 6


def test_options_and_variants_of_its_own(try_one):
    found = try_one(
        "options: {ninja_start: heart}",
        "variants: [silence]",
        "expect: [{expect: at, piece: ninja, place: heart}]",
    )
    assert found == []


@pytest.mark.parametrize(
    ("line", "told"),
    [("options: {samuri: 3}", "samurai"), ("options: {samurai: 9}", "6"), ("variants: [silense]", "silence")],
)
def test_options_the_game_does_not_have_are_said(with_rulings, line, told):
    result = run(with_rulings(f"rulings:\n  - id: one\n    {line}\n    expect: [{{expect: goes_on}}]\n"))
    assert result.exit_code == 1
    assert told in result.output
    assert ":4:" in result.output


def test_a_broken_pack_is_said_and_the_others_run(with_rulings, tmp_path):
    path = with_rulings(GOOD)
    broken = tmp_path / "zbroken"
    broken.mkdir()
    (broken / "scenario.yaml").write_text("format: 1\n", encoding="utf-8")
    result = run(tmp_path)
    assert result.exit_code == 1
    assert "error[" in result.output
    assert "2 rulings: 2 hold" in result.output
    assert path.is_dir()


def test_coverage_counts_rulings_that_hold_and_tests(try_rulings, tmp_path):
    tests = tmp_path / "tests" / "temple"
    tests.mkdir(parents=True)
    (tests / "test_wall.py").write_text('"""Wall ways (TE-01); not TE-011."""\n', encoding="utf-8")
    rules = coverage(["TE-01", "TE-04", "TE-06", "TE-11"], try_rulings(GOOD), tests)
    assert [(rule.rule, rule.rulings, rule.tests) for rule in rules] == [
        ("TE-01", (), ("test_wall.py",)),
        ("TE-04", ("triangle:in_turn",), ()),
        ("TE-06", ("triangle:must_move",), ()),
        ("TE-11", (), ()),
    ]
    assert [rule.covered for rule in rules] == [True, True, True, False]
    assert [rule.covered for rule in coverage(["TE-06"], try_rulings(BAD), None)] == [False]


def test_the_tests_of_a_game_are_found_above_its_packs(tmp_path):
    (tmp_path / "tests" / "temple").mkdir(parents=True)
    pack = tmp_path / "scenarios" / "temple" / "one"
    pack.mkdir(parents=True)
    assert folder_of_tests("temple", [pack]) == (tmp_path / "tests" / "temple").resolve()
    assert folder_of_tests("chess", [pack]) is None


def test_uncovered_rules_fail_the_command(with_rulings, tmp_path):
    tests = tmp_path / "empty"
    tests.mkdir()
    result = run(with_rulings(GOOD), "--coverage", "--tests", tests)
    assert result.exit_code == 1
    assert "temple: 2 of 11 rules are covered" in result.output
    assert "TE-06  rulings triangle:must_move" in result.output
    assert "TE-11  not covered" in result.output


def test_everything_covered_is_well(with_rulings, tmp_path):
    tests = tmp_path / "all"
    tests.mkdir()
    named = " ".join(f"TE-{number:02}" for number in range(1, 12))
    (tests / "test_all.py").write_text(f"# {named}\n", encoding="utf-8")
    result = run(with_rulings(GOOD), "--coverage", "--tests", tests, "--json")
    assert result.exit_code == 0, result.output
    assert len(json.loads(result.stdout)["coverage"]["temple"]) == 11
