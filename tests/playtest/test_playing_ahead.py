"""Who has nothing left to do begins with what is likely asked for next: each game is played once, and counts as before."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.support.tiny import duel, written

import uguisu
from uguisu.core.game import Game
from uguisu.plugins import registry
from uguisu_lab.playtest.playing import Plan
from uguisu_lab.playtest.pool import Batch, Pool
from uguisu_lab.playtest.running import BLOCK, likely_next, run
from uguisu_lab.playtest.summary import Summary
from uguisu_lab.playtest.tally import Tally
from uguisu_lab.playtest.trust import strong_plan
from uguisu_lab.playtest.workers import Task
from uguisu_tools.bots.spec import BotSpec, parse_bots


class Recording(Pool):
    """Takes note of what its workers are sent."""

    def __init__(self, jobs: int) -> None:
        super().__init__(jobs)
        self.sent: list[int] = []

    def _next_share(self) -> Batch | None:
        share = super()._next_share()
        self.sent += share.indices if share is not None else []
        return share


@pytest.fixture
def plan(pack: Path, at_random: dict[str, BotSpec]) -> Plan:
    return Plan(str(pack), 40, 1, dict(at_random))


def tasks(plan: Plan, *numbers: int) -> list[Task]:
    return [Task(plan, number) for number in numbers]


def test_what_was_played_ahead_is_handed_on_when_it_is_asked_for(plan: Plan) -> None:
    with Recording(2) as pool:
        first = [played.index for _, played in pool.play(tasks(plan, 0), tasks(plan, 1, 2, 3))]
        assert first == [0]
        assert pool.sent[:2] == [0, 1], "the second worker has nothing else to do"
        second = [played.index for _, played in pool.play(tasks(plan, 1, 4), tasks(plan, 0, 1, 5))]
        assert sorted(second) == [1, 4]
        third = [played.index for _, played in pool.play(tasks(plan, 2, 3, 5))]
        assert sorted(third) == [2, 3, 5]
    assert sorted(pool.sent) == [0, 1, 2, 3, 4, 5], "each is played once"


def test_what_is_asked_for_comes_first(plan: Plan) -> None:
    with Recording(2) as pool:
        list(pool.play(tasks(plan, *range(10)), tasks(plan, *range(10, 20))))
    assert sorted(pool.sent[:10]) == list(range(10))


def test_a_game_played_ahead_is_the_same(plan: Plan) -> None:
    with Pool(2) as pool:
        list(pool.play(tasks(plan, 0), tasks(plan, 1)))
        (ahead,) = [played for _, played in pool.play(tasks(plan, 1))]
    with Pool(1) as pool:
        (asked,) = [played for _, played in pool.play(tasks(plan, 1))]
    assert msgspec.structs.replace(ahead, seconds=0.0) == msgspec.structs.replace(asked, seconds=0.0)


@pytest.fixture(scope="module")
def duel_pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return written(
        tmp_path_factory.mktemp("ahead") / "duel",
        duel(["heavy_cut"], ["quick_cut"], turns=1, wounds=2, hand=1),
    )


@pytest.fixture(scope="module")
def duel_game(duel_pack: Path) -> Game:
    return uguisu.load(duel_pack)


def timeless(summary: Summary) -> bytes:
    return msgspec.json.encode(msgspec.structs.replace(summary, seconds=0.0))


@pytest.mark.long
def test_a_playtest_that_ends_by_itself_says_the_same(duel_pack: Path, duel_game: Game) -> None:
    bots = parse_bots("", duel_game, registry())
    alone, together = (run(duel_pack, None, bots, jobs, checks=3, strong=8) for jobs in (1, 3))
    assert timeless(alone) == timeless(together)
    assert alone.strong


def test_the_next_block_is_likeliest(duel_game: Game) -> None:
    bots = parse_bots("", duel_game, registry())
    plan = Plan("", 100, 0, bots, **strong_plan(duel_game, bots, 8), until_known=True)
    tally = Tally(duel_game, plan, registry())
    early = [task.number for task in likely_next(plan, tally, tasks(plan, *range(BLOCK)))]
    assert early == list(range(BLOCK, 2 * BLOCK))
    beside = [task.number for task in likely_next(plan, tally, tasks(plan, 100, 101, *range(80, 90)))]
    assert beside == [*range(90, 100)]
    assert not list(likely_next(plan, tally, tasks(plan, 100, 101)))
    fixed = Plan("", 100, 0, bots)
    assert not list(likely_next(fixed, tally, tasks(fixed, *range(100))))
