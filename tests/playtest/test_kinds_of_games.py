"""Games that are to show different things about the bots are never taken for one another."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from tests.support.tiny import duel, written

import uguisu
from uguisu.plugins import registry
from uguisu_lab.playtest.playing import AT_RANDOM, CheckKind, Plan, Rung, Skilled, Strong, Thinking
from uguisu_lab.playtest.running import run
from uguisu_tools.bots.spec import BotSpec, parse_bots

SCENARIOS = Path(__file__).parents[2] / "scenarios"
SEATS = {"guard": ("guard",), "spies": ("first", "second")}


def test_all_kinds_of_a_plan_differ_and_none_shares_a_game() -> None:
    """A side that thinks longer, one that is played better than others, and a bot that happens to be called as it is."""
    plan = Plan(
        "",
        10,
        0,
        dict.fromkeys(("guard", "first", "second"), BotSpec("spies")),
        checks=2,
        checked=SEATS,
        strong=7,
        thoughts=3,
        thinking=SEATS,
        thinker="strong:8",
        climbs=4,
        ladder=("guard", "spies"),
        skilled=SEATS,
        skill=("guard", "spies"),
    )
    kinds = [*dict.fromkeys(plan.check_kinds), Strong(), *plan.thinking_kinds, *plan.climb_kinds]
    assert len({*kinds}) == len(kinds) == 5 + 1 + 2 + 2 + 2
    games = {kind: {*plan.games_of(kind)} for kind in kinds}
    for one, other in combinations(kinds, 2):
        assert one != other
        assert not games[one] & games[other]
    assert set().union(*games.values()) == {*range(plan.games, plan.all_games)}
    assert [len(games[kind]) for kind in plan.thinking_kinds] == [3, 3]
    assert [len(games[kind]) for kind in plan.climb_kinds] == [4] * 4


def test_kinds_with_the_same_words_in_them_differ() -> None:
    assert len({Thinking("guard"), Skilled("guard"), Rung("guard")}) == 3
    assert len({AT_RANDOM, CheckKind("", True)}) == 1


@pytest.mark.long
def test_a_report_counts_each_kind_by_itself(tmp_path: Path) -> None:
    """The strong bot of a duel against the weak one, and the one that thinks longer against the usual one: two questions."""
    path = written(tmp_path / "duel", duel(["heavy_cut"], ["quick_cut"], turns=1, wounds=2, hand=1))
    bots = parse_bots("", uguisu.load(path), registry())
    found = run(path, 8, bots, checks=0, strong=2, climbs=3)
    assert found.strong is not None
    assert found.strong.games == 2
    assert [tried.better.games for tried in found.skill] == [3, 3]


@pytest.mark.parametrize(
    "pack", ["temple/first_steps", "scorpion/garden_gate", "senjutsu/teaching_duel", "spies/training_ground"]
)
def test_lengths_are_told_in_rounds_in_every_game(pack: str) -> None:
    path = SCENARIOS / pack
    found = run(path, 2, parse_bots("random", uguisu.load(path), registry()), checks=0)
    assert found.rounds.count == found.played == 2
    assert 0 < found.rounds.high <= found.plies.high
