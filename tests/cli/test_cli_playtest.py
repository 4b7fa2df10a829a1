from __future__ import annotations

import json

import pytest


def test_a_report_for_people(run, triangle):
    result = run("playtest", triangle, "-n", 6, "-j", 1, "--bots", "random", "--full")
    assert result.exit_code == 0, result.output
    assert "Triangle (temple/triangle)" in result.output
    assert "6 / 6" in result.output


@pytest.mark.long
def test_the_same_seed_plays_the_same_games(run_json, triangle):
    wanted = ("playtest", triangle, "-n", 8, "--bots", "random", "--seed", 4, "--json", "-j")
    one, two = run_json(*wanted, 1), run_json(*wanted, 2)
    assert one["sides"] == two["sides"]
    assert one["results"] == two["results"]


def test_a_report_in_a_folder(run, triangle, tmp_path):
    folder = tmp_path / "deep" / "report"
    result = run("playtest", triangle, "-n", 3, "-j", 1, "--bots", "random", "--report", folder)
    assert result.exit_code == 0, result.output
    assert (folder / "summary.json").is_file()
    assert len((folder / "games.jsonl").read_text(encoding="utf-8").splitlines()) == 4
    assert str(folder / "summary.json") in result.output


def test_other_variants_and_options(run_json, triangle):
    told = run_json(
        "playtest", triangle, "-n", 2, "-j", 1, "--bots", "random", "--json",
        "--variants", "compulsory_movement", "--option", "turn_limit=1",
    )  # fmt: skip
    assert told["variants"] == ["compulsory_movement"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--bots", "ninja=mtcs"], "Did you mean `mcts`?"),
        (["--bots", "moon=random"], "moon"),
        (["--games", "0"], "0"),
        (["--option", "samuri=3"], "samurai"),
    ],
)
def test_wrong_wishes_are_usage(run, triangle, arguments, told):
    result = run("playtest", triangle, "-n", 1, *arguments)
    assert result.exit_code == 2, result.output
    assert told in result.output


def test_a_bad_pack_is_told(run, broken):
    result = run("playtest", broken, "-n", 1)
    assert result.exit_code == 1
    assert "scenario.yaml:" in result.output
    assert "'moon_ste'" in result.output


def test_games_of_a_playtest_can_be_replayed(run, triangle, tmp_path):
    run("playtest", triangle, "-n", 3, "-j", 1, "--bots", "random", "--report", tmp_path / "report")
    file = tmp_path / "report" / "games.jsonl"
    assert run("replay", file, "--verify").output.count("verified;") == 3
    told = run("replay", file, "--game", 2)
    assert told.exit_code == 0, told.output
    assert "ninja: random" in told.output
    assert run("replay", file).exit_code == 2
    assert run("replay", file, "--game", 7).exit_code == 2


def test_a_changed_game_of_a_playtest_is_caught(run, triangle, tmp_path):
    run("playtest", triangle, "-n", 1, "-j", 1, "--bots", "random", "--report", tmp_path / "report")
    file = tmp_path / "report" / "games.jsonl"
    head, line = file.read_text(encoding="utf-8").splitlines()
    game = json.loads(line)
    game["steps"].pop()
    file.write_text(f"{head}\n{json.dumps(game)}\n", encoding="utf-8")
    result = run("replay", file, "--verify")
    assert result.exit_code == 1
    assert "game 0" in result.output


def test_nobody_gets_a_thousand_processes(run, triangle):
    told = run("playtest", triangle, "--jobs", 1000)
    assert told.exit_code == 2
    assert "1000 is not in the range" in told.stderr


def test_the_exact_value_stands_beside_the_estimate(run, run_json, triangle, tmp_path):
    wanted = ("playtest", triangle, "-n", 2, "-j", 1, "--bots", "random", "--solve")
    assert run_json(*wanted, "--json")["exact"] == {"winner": "samurai", "length": 1, "unit": "rounds"}
    result = run(*wanted, "--full", "--report", tmp_path / "report")
    text = "Samurai wins in 1 round at most"
    assert f"If nobody makes a mistake: {text}" in result.output
    assert text in (tmp_path / "report" / "report.html").read_text(encoding="utf-8")


def test_what_cannot_be_solved_is_not_played_either(run, root):
    pack = root / "scenarios" / "scorpion" / "garden_gate"
    result = run("playtest", pack, "-n", 1, "-j", 1, "--bots", "random", "--solve")
    assert result.exit_code == 1
    assert "It is too large" in result.output
    assert "Leave --solve out" in result.output
