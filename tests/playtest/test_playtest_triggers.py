"""A report says in what share of the games each trigger of the mission went off."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec
import pytest

import uguisu
from uguisu_lab.playtest.headlines import findings_of
from uguisu_lab.playtest.running import run
from uguisu_lab.playtest.sections import text_report
from uguisu_lab.playtest.summary import Summary
from uguisu_lab.playtest.tables import Words
from uguisu_tools.bots.spec import BotSpec
from uguisu_tools.record.games_file import read_games

GAMES = 40
MISSION = """\
format: 1
title: Planted
triggers:
  - {id: each_round, on: round_ended, do: [{op: say, text: A bell.}]}
  - id: in_round_six
    on: round_ended
    once: true
    if: [{test: track, track: turn, at_least: 6}]
    do: [{op: say, text: Another bell.}]
  - {on: round_ended, if: [{test: at, piece: ninja, place: heron_tower}], do: [{op: say, text: Never.}]}
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory, pack: Path) -> Path:
    """A pack whose mission has three triggers."""
    mod = tmp_path_factory.mktemp("planted") / "pack"
    shutil.copytree(pack, mod)
    (mod / "mission.yaml").write_text(MISSION, encoding="utf-8")
    scenario = mod / "scenario.yaml"
    text = scenario.read_text(encoding="utf-8")
    scenario.write_text(text.replace("rulings: rulings.yaml", "mission: mission.yaml"), encoding="utf-8")
    (mod / "rulings.yaml").unlink()
    return mod


@pytest.fixture(scope="module")
def planted(folder: Path, at_random: dict[str, BotSpec]) -> Summary:
    return run(folder, GAMES, at_random, seed=3, games_file=folder / "games.jsonl")


def test_a_trigger_that_always_goes_off_sometimes_and_never(planted: Summary, folder: Path) -> None:
    _, games = read_games(folder / "games.jsonl")
    game = uguisu.load(folder)
    late = 0
    for line in games.values():
        state = game.new(line.seed, record=True)
        for _, notation in line.steps:
            game.play(state, notation)
        late += any("Another bell." in str(event.details) for event in state.log or ())
    assert [found.trigger for found in planted.triggers] == ["each_round", "in_round_six", "3"]
    each, six, never = planted.triggers
    assert (each.games, never.games, never.mean) == (GAMES, 0, 0)
    assert each.mean > 1
    assert six.games == late
    assert six.mean == six.came_up.value == late / GAMES
    assert 0 < late < GAMES


def test_what_is_only_noted_is_no_event_of_the_games(planted: Summary) -> None:
    assert "said" in {event.kind for event in planted.events}
    assert "triggered" not in {event.kind for event in planted.events}


def test_the_report_lists_them_and_says_what_they_do(planted: Summary) -> None:
    report = text_report(planted, "en")
    lines = report.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("The mission's stories"))
    assert lines[at + 2].split()[:2] == ["each_round", "100%"]
    assert lines[at + 4].split()[:2] == ["3", "0%"]
    told = planted.triggers[1].told
    assert isinstance(told, dict)
    assert "Another bell" in told["en"]
    assert told["en"] != told["uk"]


def test_triggers_that_hardly_ever_go_off_are_told_in_a_sentence(planted: Summary) -> None:
    told = findings_of(planted, Words("en"))[2]
    seldom = [
        f"{found.trigger} ({found.games}/{GAMES})" for found in planted.triggers if found.games < 0.05 * GAMES
    ]
    assert seldom[-1] == "3 (0/40)"
    assert f"{', '.join(seldom)} hardly ever fires." in told
    assert "each_round" not in told
    few = msgspec.structs.replace(planted, played=10, recorded=10)
    assert "hardly ever" not in findings_of(few, Words("en"))[2]
