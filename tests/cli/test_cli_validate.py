from __future__ import annotations

import json

import pytest


def test_a_good_pack_is_well(run, triangle):
    result = run("validate", triangle)
    assert result.exit_code == 0, result.output
    assert result.output == "1 pack checked: all is well.\n"


def test_findings_have_places_a_way_out_and_exit_code_one(run, broken):
    result = run("validate", broken)
    assert result.exit_code == 1
    first, hint, summary = result.output.splitlines()
    assert first.startswith(f"{(broken / 'scenario.yaml').as_posix()}:9:16: error[")
    assert "hal" in first
    assert "hall" in hint
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
    assert told["packs"][0]["findings"][0]["line"] == 9


def test_github_annotations(run, broken):
    result = run("validate", broken, "--format", "github")
    assert result.stdout.startswith("::error file=")
    assert "1 pack checked" in result.stderr


def test_strict_lets_warnings_fail(run, triangle):
    scenario = triangle / "scenario.yaml"
    scenario.write_text(scenario.read_text(encoding="utf-8") + "rulings: rulings.yaml\n", encoding="utf-8")
    rulings = "format: 1\nrulings:\n  - {id: empty, cites: [TE-01]}\n"
    (triangle / "rulings.yaml").write_text(rulings, encoding="utf-8")
    assert run("validate", triangle).exit_code == 0
    assert run("validate", triangle, "--strict").exit_code == 1


@pytest.mark.parametrize("arguments", [["nowhere"], ["."]])
def test_where_there_is_no_pack_it_is_usage(run, tmp_path, monkeypatch, arguments):
    monkeypatch.chdir(tmp_path)
    result = run("validate", *arguments)
    assert result.exit_code == 2
    assert "Traceback" not in result.output
