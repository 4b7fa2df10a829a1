from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def line_of_the_error(pack):
    lines = (pack / "scenario.yaml").read_text(encoding="utf-8").splitlines()
    return 1 + next(number for number, line in enumerate(lines) if "ninja_start: moon_ste" in line)


def test_a_good_pack_is_well(run, good):
    result = run("validate", good)
    assert result.exit_code == 0, result.output
    assert result.output == "1 pack checked: no problems.\n"


def test_findings_have_places_a_way_out_and_exit_code_one(run, broken):
    result = run("validate", broken)
    assert result.exit_code == 1
    first, hint, summary = result.output.splitlines()
    assert first.startswith(f"{(broken / 'scenario.yaml').as_posix()}:{line_of_the_error(broken)}:16: error[")
    assert "'moon_ste'" in first
    assert "moon_step" in hint
    assert summary == "1 pack checked: 1 error."


def test_folders_are_searched_for_packs(run, triangle, broken):
    result = run("validate", triangle.parent)
    assert "2 packs checked" in result.output


def test_json_is_for_machines(run, broken):
    result = run("validate", broken, "--json")
    assert result.exit_code == 1
    told = json.loads(result.stdout)
    assert told["ok"] is False
    assert told["errors"] == 1
    assert told["packs"][0]["findings"][0]["line"] == line_of_the_error(broken)


def test_github_annotations(run, broken):
    result = run("validate", broken, "--format", "github")
    assert result.stdout.startswith("::error file=")
    assert "1 pack checked" in result.stderr


def test_strict_lets_warnings_fail(run, good):
    rulings = "format: 1\nrulings:\n  - {id: empty, cites: [TE-01]}\n"
    (good / "rulings.yaml").write_text(rulings, encoding="utf-8")
    assert run("validate", good).exit_code == 0
    assert run("validate", good, "--strict").exit_code == 1


@pytest.mark.parametrize("arguments", [["nowhere"], ["."]])
def test_where_there_is_no_pack_it_is_usage(run, tmp_path, monkeypatch, arguments):
    monkeypatch.chdir(tmp_path)
    result = run("validate", *arguments)
    assert result.exit_code == 2
    assert "Traceback" not in result.output


def test_two_packs_of_one_id_are_told_of_each_other(run, triangle):
    shutil.copytree(triangle, triangle.with_name("copy"))
    result = run("validate", triangle.parent)
    assert result.exit_code == 0
    line = next(line for line in result.output.splitlines() if "pack-twice" in line)
    assert line.startswith(f"{(triangle / 'scenario.yaml').as_posix()}:")
    assert (triangle.with_name("copy")).as_posix() in line
    assert "pack-twice" not in run("validate", triangle).output


def test_a_ruling_that_names_what_is_gone_is_a_warning_with_its_line(run, tmp_path):
    pack = shutil.copytree(ROOT / "scenarios" / "temple" / "first_steps", tmp_path / "pack")
    (pack / "rulings.yaml").write_text(
        "format: 1\nrulings:\n- id: gone\n  setup:\n    pieces:\n      ninja: well\n  expect: [{expect: goes_on}]\n",
        encoding="utf-8",
    )
    result = run("validate", pack)
    assert result.exit_code == 0
    assert (
        f"{(pack / 'rulings.yaml').as_posix()}:6:14: warning[ruling-broken]: Ruling `gone`" in result.output
    )
    assert "well" in result.output
