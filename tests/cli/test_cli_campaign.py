"""Campaigns on the command line: checked, played, saved, playtested."""

from __future__ import annotations

import json
import re

import pytest


@pytest.fixture
def nights(triangle, tmp_path):
    """Two nights on the tiny pack of Temple, the second one as short as the first was."""
    folder = tmp_path / "nights"
    folder.mkdir()
    data = {
        "format": 1,
        "id": "nights",
        "title": {"en": "Two nights", "ru": "Две ночи"},
        "carries": [{"id": "rounds", "track": "turn"}],
        "missions": [
            {"id": "first", "pack": "../triangle"},
            {"id": "second", "pack": "../triangle", "lay": {"scenario": {"title": "The second night"}}},
        ],
    }
    (folder / "campaign.yaml").write_text(json.dumps(data), encoding="utf-8")
    return folder


def test_validate_finds_campaigns_in_folders(run, nights, tmp_path):
    result = run("validate", tmp_path)
    assert result.exit_code == 0, result.output
    assert "2 packs checked" in result.output
    assert run("validate", nights).exit_code == 0
    text = (nights / "campaign.yaml").read_text(encoding="utf-8")
    (nights / "campaign.yaml").write_text(text.replace('"turn"', '"trun"'), encoding="utf-8")
    result = run("validate", nights)
    assert result.exit_code == 1
    assert "campaign.yaml:1:" in result.output
    assert "did you mean `turn`" in result.output.lower()


def test_bots_play_it_to_the_end(run, nights):
    result = run("play", nights, "--bots", "all=random", "--seed", 3)
    assert result.exit_code == 0, result.output
    assert "Two nights, mission 1" in result.output
    assert "Two nights, mission 2, “The second night”" in result.output
    assert result.output.rstrip().endswith("The campaign is over.")


def test_a_person_may_save_in_the_second_mission_and_go_on(run, nights, tmp_path):
    """The first mission is bots' alone: the person only goes on, saves and quits."""
    file = tmp_path / "game.json"
    moves = "1\n" * 40
    result = run(
        "play", nights, "--seat", "ninja=human", "--bots", "samurai=random", "--seed", 5, input=moves
    )
    assert result.exit_code == 0, result.output
    assert "mission 2" in result.output
    steps = moves_until(result.output, "The next mission follows")
    typed = "1\n" * steps + "\n" + f"1\nsave {file}\nquit\n"
    result = run(
        "play", nights, "--seat", "ninja=human", "--bots", "samurai=random", "--seed", 5, input=typed
    )
    assert result.exit_code == 0, result.output
    saved = json.loads(file.read_text(encoding="utf-8"))
    assert [done["mission"] for done in saved["campaign"]["done"]] == ["first"]
    result = run("play", nights, "--bots", "all=random", "--load", file)
    assert result.exit_code == 0, result.output
    assert "mission 1" not in result.output
    assert "The campaign is over." in result.output


def moves_until(output, words):
    """How many lines were asked for before these words."""
    return output[: output.index(words)].count("> ")


@pytest.mark.long
def test_a_playtest_tells_of_each_mission(run, run_json, nights):
    told = run_json("playtest", nights, "--games", 4, "--bots", "random", "--jobs", 1, "--json")
    assert [mission["played"] for mission in told["missions"]] == [4, 4]
    result = run("playtest", nights, "--games", 4, "--bots", "random", "--jobs", 2, "--language", "en")
    assert result.exit_code == 0, result.output
    assert "2. The second night: played 4 times" in result.output
    assert "carried over, rounds:" in result.output


@pytest.mark.parametrize("option", [["--solve"], ["--ladder", "3"]])
def test_what_a_campaign_has_not_is_refused(run, nights, option):
    assert run("playtest", nights, *option).exit_code == 2


def test_campaigns_are_listed_and_found_by_name(run, run_json, nights, tmp_path, monkeypatch):
    (tmp_path / "shelf" / "temple").mkdir(parents=True)
    nights.rename(tmp_path / "shelf" / "temple" / "nights")
    monkeypatch.setenv("UGUISU_PACKS", str(tmp_path / "shelf"))
    listed = run_json("packs", "--json")["campaigns"]
    assert "temple/nights" in [campaign["name"] for campaign in listed]
    assert "temple/nights  campaign" in run("packs", "--paths").output
    assert "temple/nights" in run("packs").output
    result = run("play", "temple/nihgts", "--bots", "all=random")
    assert result.exit_code == 2
    assert "temple/nights" in result.output


def test_each_mission_is_recorded_and_verified(run, nights, tmp_path):
    file = tmp_path / "night.jsonl"
    result = run("play", nights, "--bots", "all=random", "--seed", 3, "--record", file)
    assert result.exit_code == 0, result.output
    assert not file.exists()
    for name in ("night-1-first", "night-2-second"):
        result = run("replay", "--verify", tmp_path / f"{name}.jsonl")
        assert result.exit_code == 0, result.output
        assert "verified" in result.output


@pytest.mark.long
def test_a_report_leads_from_the_campaign_to_its_missions_and_games(run, nights, tmp_path):
    folder = tmp_path / "report"
    result = run(
        "playtest", nights, "-n", 5, "--bots", "random", "--jobs", 1, "--report", folder, "--language", "ru"
    )
    assert result.exit_code == 0, result.output
    page = (folder / "report.html").read_text(encoding="utf-8")
    assert "Две ночи" in page
    for mission in ("first", "second"):
        assert f'href="mission-{mission}.html"' in page
        links = re.findall(
            r'href="(replays/[^"]*)"', (folder / f"mission-{mission}.html").read_text(encoding="utf-8")
        )
        assert links
        for link in links:
            assert run("replay", "--verify", folder / link).exit_code == 0
    told = json.loads((folder / "summary.json").read_text(encoding="utf-8"))
    assert sum(way["count"] for way in told["ways"]) == 5
    assert [mission["summary"]["played"] for mission in told["missions"]] == [5, 5]
    result = run("playtest", nights, "-n", 1, "--bots", "random", "--jobs", 1, "--report", folder)
    assert result.exit_code == 0, "a report takes the place of the one before"


def test_a_campaign_is_zipped_with_its_packs_and_added(run, nights, triangle, tmp_path, monkeypatch):
    shelf = tmp_path / "shelf" / "temple"
    shelf.mkdir(parents=True)
    triangle.rename(shelf / "triangle")
    monkeypatch.setenv("UGUISU_PACKS", str(tmp_path / "shelf"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "own"))
    monkeypatch.setenv("UGUISU_DATA", str(tmp_path / "own"))
    text = (nights / "campaign.yaml").read_text(encoding="utf-8")
    (nights / "campaign.yaml").write_text(text.replace("../triangle", "temple/triangle"), encoding="utf-8")
    zipped = tmp_path / "nights.zip"
    result = run("pack", nights, "--with-bases", "--out", zipped)
    assert result.exit_code == 0, result.output
    monkeypatch.delenv("UGUISU_PACKS")
    result = run("play", zipped)
    assert result.exit_code == 1
    assert "uguisu packs add" in result.output
    result = run("packs", "add", zipped)
    assert result.exit_code == 0, result.output
    result = run(
        "play", tmp_path / "own" / "packs" / "temple" / "nights", "--bots", "all=random", "--seed", 1
    )
    assert result.exit_code == 0, result.output
    result = run("packs", "add", zipped)
    assert result.exit_code == 1
    assert "Remove it first" in result.output
    assert run("packs", "remove", "temple/nights").exit_code == 0
    assert run("packs", "add", zipped).exit_code == 0, "its packs are there already, and the same"
