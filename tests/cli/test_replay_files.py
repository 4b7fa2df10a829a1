"""Replays: written, told, verified, and caught when somebody has been at them."""

from __future__ import annotations

import json

import pytest

from uguisu.loading import load
from uguisu.loading.overrides import Overrides
from uguisu.match import Match
from uguisu_tools.record import replay as replays


@pytest.fixture
def played(triangle, tmp_path):
    """A finished game and its file."""
    match = Match(load(triangle), seed=5)
    for move in [
        "ninja:heart",
        "red:hall",
        "blue:stay",
        "green:stay",
        "ninja:gate",
        "red:heart",
        "blue:gate",
    ]:
        if move in match.legal():
            match.play(move)
        else:
            match.play(match.legal()[0])
    while not match.over:
        match.play(match.legal()[0])
    file = tmp_path / "records" / "game.jsonl"
    file.parent.mkdir()
    replays.write(match, file, pack=triangle, seats={"ninja": "human", "samurai": "greedy"})
    return file


def test_a_replay_is_told(run, played):
    result = run("replay", played)
    assert result.exit_code == 0, result.output
    assert "Triangle (temple, triangle)" in result.output
    assert "samurai: greedy" in result.output
    assert "heart" in result.output


def test_it_is_told_in_the_language_asked_for(run, played, monkeypatch):
    assert "Трикутник" in run("replay", played, "--language", "uk").output
    monkeypatch.setenv("UGUISU_LANGUAGE", "ru_RU.UTF-8")
    assert "Треугольник" in run("replay", played).output


def test_it_verifies(run, played):
    result = run("replay", played, "--verify")
    assert result.exit_code == 0, result.output
    assert "verified;" in result.output


def test_one_seats_story_holds_no_seed(run_json, played):
    whole = run_json("replay", played, "--json")
    assert whole["seed"] == "5"
    assert len(whole["steps"]) > 3
    told = run_json("replay", played, "--json", "--seat", "samurai")
    assert "seed" not in told
    assert "steps" not in told
    assert told["log"]


def test_an_unknown_seat_is_usage(run, played):
    result = run("replay", played, "--seat", "moon")
    assert result.exit_code == 2
    assert "the seats are ninja, samurai" in result.output


def lines_of(file):
    return file.read_text(encoding="utf-8").splitlines()


def write_lines(file, lines):
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def test_a_file_cut_short_is_told_with_its_line(run, played):
    lines = lines_of(played)
    write_lines(played, lines[:4])
    result = run("replay", played, "--verify")
    assert result.exit_code == 1
    assert "line 4: the file is truncated here" in result.output


def test_half_a_line_is_told_with_its_line(run, played):
    text = played.read_text(encoding="utf-8")
    lines = lines_of(played)
    lines[2] = lines[2][:10]
    write_lines(played, lines)
    assert "line 3: it can't be understood" in run("replay", played, "--verify").output
    played.write_text(text[: len(text) // 2], encoding="utf-8")
    assert run("replay", played, "--verify").exit_code == 1


@pytest.mark.parametrize(
    ("line", "changed", "told"),
    [
        (2, {"seat": "ninja", "move": "ninja:moon"}, "line 2: 'ninja:moon' is not legal here"),
        (2, {"seat": "samurai", "move": "ninja:heart"}, "line 2: 'ninja:heart' is by samurai"),
        (2, {"seat": "ninja", "move": "ninja:heart", "why": 1}, "line 2: it can't be understood"),
        (3, {"seat": "samurai", "move": "red:stay"}, "line"),
    ],
)
def test_a_changed_step_is_told_with_its_line(run, played, line, changed, told):
    lines = lines_of(played)
    lines[line - 1] = json.dumps(changed)
    write_lines(played, lines)
    result = run("replay", played, "--verify")
    assert result.exit_code == 1
    assert told in result.output
    assert "Traceback" not in result.output


def test_a_step_taken_out_is_noticed(run, played):
    lines = lines_of(played)
    del lines[3]
    write_lines(played, lines)
    assert "lines were removed or added" in run("replay", played, "--verify").output.lower()


@pytest.mark.parametrize("part", ["state", "result"])
def test_a_changed_end_is_noticed(run, played, part):
    lines = lines_of(played)
    end = json.loads(lines[-1])
    end["end"][part] = "other"
    lines[-1] = json.dumps(end, separators=(",", ":"))
    write_lines(played, lines)
    result = run("replay", played, "--verify")
    assert result.exit_code == 1
    assert f"line {len(lines)}: " in result.output


def test_a_step_after_the_end_is_noticed(run, played):
    lines = lines_of(played)
    end = json.loads(lines[-1])
    end["end"]["steps"] += 1
    lines[-1:] = [json.dumps({"seat": "ninja", "move": "ninja:hall"}), json.dumps(end, separators=(",", ":"))]
    write_lines(played, lines)
    assert "comes after the end of the game" in run("replay", played, "--verify").output


@pytest.mark.parametrize("text", ["", "\n\n", "{}", "hello\n", '{"uguisu_replay": 3}', '["uguisu_replay"]'])
def test_what_is_no_replay_is_said(run, tmp_path, text):
    file = tmp_path / "no.jsonl"
    file.write_text(text, encoding="utf-8")
    result = run("replay", file)
    assert result.exit_code == 1
    assert "line 1" in result.output


def test_bytes_that_are_no_text_are_said(run, tmp_path):
    file = tmp_path / "no.jsonl"
    file.write_bytes(b"\xff\xfe\x00")
    result = run("replay", file)
    assert result.exit_code == 1
    assert "can't be read" in result.output


def test_a_pack_that_changed_since_is_said(run, played, triangle):
    scenario = triangle / "scenario.yaml"
    scenario.write_text(
        scenario.read_text(encoding="utf-8").replace("turn_limit: 10", "turn_limit: 9"), encoding="utf-8"
    )
    result = run("replay", played)
    assert result.exit_code == 1
    assert "has changed since it was played" in result.output


def test_a_pack_that_moved_can_be_named(run, played, triangle, tmp_path):
    moved = triangle.rename(tmp_path / "elsewhere")
    result = run("replay", played)
    assert result.exit_code == 1
    assert "--pack" in result.output
    assert run("replay", played, "--pack", moved, "--verify").exit_code == 0


def test_another_pack_is_refused(run, played, root):
    other = root / "scenarios" / "temple" / "first_steps"
    result = run("replay", played, "--pack", other)
    assert result.exit_code == 1
    assert "not with 'first_steps'" in result.output


def test_what_was_played_differently_is_kept(run, triangle, tmp_path):
    changes = Overrides(variants=("silence",), options={"turn_limit": 1})
    match = Match(load(triangle, changes=changes))
    while not match.over:
        match.play(match.legal()[-1])
    file = tmp_path / "short.jsonl"
    replays.write(match, file, pack=triangle, changes=changes)
    assert run("replay", file, "--verify").exit_code == 0, run("replay", file, "--verify").output
