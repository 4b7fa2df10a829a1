"""Campaigns on the command line: checked, played, saved, playtested."""

from __future__ import annotations

import json

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
    assert "Two nights, mission 2: The second night" in result.output
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


def test_a_playtest_tells_of_each_mission(run, run_json, nights):
    told = run_json("playtest", nights, "--games", 4, "--bots", "random", "--jobs", 1, "--json")
    assert [mission["played"] for mission in told["missions"]] == [4, 4]
    result = run("playtest", nights, "--games", 4, "--bots", "random", "--jobs", 2, "--language", "en")
    assert result.exit_code == 0, result.output
    assert "2. The second night: played 4 times" in result.output
    assert "carried on, rounds:" in result.output


@pytest.mark.parametrize("option", [["--solve"], ["--report", "out"]])
def test_what_a_campaign_has_not_is_refused(run, nights, option):
    assert run("playtest", nights, *option).exit_code == 2


def test_campaigns_are_listed_and_found_by_name(run, run_json, nights, tmp_path, monkeypatch):
    (tmp_path / "shelf" / "temple").mkdir(parents=True)
    nights.rename(tmp_path / "shelf" / "temple" / "nights")
    monkeypatch.setenv("UGUISU_PACKS", str(tmp_path / "shelf"))
    listed = run_json("packs", "--json")["campaigns"]
    assert "temple/nights" in [campaign["name"] for campaign in listed]
    assert "temple/nights  campaign" in run("packs").output
    result = run("play", "temple/nihgts", "--bots", "all=random")
    assert result.exit_code == 2
    assert "temple/nights" in result.output
