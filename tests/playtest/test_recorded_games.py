"""Of many games at random only some are recorded whole; what is told of all games is what it would be."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

import uguisu
from uguisu.core.game import Game
from uguisu.plugins import registry
from uguisu_lab.playtest import Summary, run, text_report
from uguisu_lab.playtest.playing import THEN_ONE_IN, WHOLLY, Plan, play
from uguisu_lab.playtest.running import carry_out
from uguisu_tools.bots.spec import parse_bots

PACK = Path(__file__).parents[2] / "scenarios" / "temple" / "first_steps"
GAMES = WHOLLY + 3 * THEN_ONE_IN
RECORDED = WHOLLY + 3
FROM_RECORDS = {
    "recorded",
    "measures",
    "events",
    "triggers",
    "curves",
    "uses",
    "heat",
    "visits",
    "never_entered",
    "never_entered_at",
    "seconds",
}


@pytest.fixture(scope="module")
def temple() -> Game:
    return uguisu.load(PACK)


@pytest.fixture(scope="module")
def plan(temple: Game) -> Plan:
    return Plan(str(PACK), GAMES, 1, parse_bots("random", temple, registry()))


@pytest.fixture(scope="module")
def sampled(temple: Game, plan: Plan) -> Summary:
    return carry_out(temple, replace(plan, record="some"), registry())


def test_what_is_known_of_all_games_does_not_change(temple: Game, plan: Plan, sampled: Summary) -> None:
    every = carry_out(temple, plan, registry())
    assert (sampled.recorded, every.recorded) == (RECORDED, GAMES)
    tracks = [
        [(row.id, row.values, row.came_up) for row in found.measures if row.id.startswith("track.")]
        for found in (sampled, every)
    ]
    assert tracks[0] == tracks[1] != []
    for name in Summary.__struct_fields__:
        if name not in FROM_RECORDS:
            assert getattr(sampled, name) == getattr(every, name), name


def test_shares_are_of_the_games_that_were_recorded(sampled: Summary) -> None:
    moved = next(event for event in sampled.events if event.kind == "moved")
    assert moved.came_up.value == 1, "in every game somebody moves"
    assert moved.came_up.low < 1 - 1 / RECORDED, "and that is known of the recorded ones only"
    crowd = sum(sampled.heat["samurai"].values())
    assert crowd == pytest.approx(3, abs=1e-5), "three samurai stand in every position"
    minutes = next(measure for measure in sampled.measures if measure.id == "course.minutes")
    assert minutes.came_up.value == 1


def test_the_report_says_how_many_were_recorded(sampled: Summary) -> None:
    assert f"Recorded whole: {RECORDED}" in text_report(sampled)


def test_bots_that_think_are_recorded_always(temple: Game, plan: Plan) -> None:
    thinking = replace(plan, bots=parse_bots("ninja=greedy", temple, registry()), record="some")
    assert all(thinking.records(index) for index in range(GAMES))
    assert not replace(thinking, record="end").records(0)


def test_a_report_has_all_of_every_game(tmp_path: Path, temple: Game) -> None:
    bots = parse_bots("random", temple, registry())
    found = run(PACK, WHOLLY + 2, bots, checks=0, games_file=tmp_path / "games.jsonl")
    lines = [msgspec.json.decode(line) for line in (tmp_path / "games.jsonl").read_bytes().splitlines()[1:]]
    assert found.recorded == len(lines) == WHOLLY + 2
    assert all(line["steps"] and line["measures"] for line in lines)


def test_games_of_the_same_moves_are_the_same(temple: Game, plan: Plan) -> None:
    one, again, other = (play(temple, replace(plan, record="end"), index, registry()) for index in (0, 0, 1))
    assert one.moves == again.moves != other.moves
    assert one.steps == []
