"""Does the verdict hold when the bots are stronger?"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from uguisu.core.game import Game
from uguisu.plugins import registry
from uguisu_lab.playtest import Summary, run, text_report
from uguisu_lab.playtest.headlines import findings_of
from uguisu_lab.playtest.playing import Plan, Played, Skilled
from uguisu_lab.playtest.summary import RungSummary, Try
from uguisu_lab.playtest.tables import Words
from uguisu_lab.playtest.trust import THESE, climbs_for, ladder_for, leader, skill_of, skilled_for, turned
from uguisu_tools.bots.spec import BotSpec, parse_bots

CLIMBS = 3


@pytest.fixture(scope="module")
def weak(pack: Path, game: Game) -> Summary:
    """Between random moves the ninja wins; between bots that think, the samurai do."""
    return run(pack, 40, parse_bots("random", game, registry()), seed=1, climbs=CLIMBS)


@pytest.mark.long
def test_each_rung_plays_all_seats(weak: Summary, game: Game) -> None:
    assert [rung.bot for rung in weak.ladder] == [THESE, *game.ladder]
    assert [rung.games for rung in weak.ladder] == [40, CLIMBS, CLIMBS]
    assert weak.ladder[0].distinct == weak.distinct_games
    assert 1 <= weak.ladder[2].distinct <= CLIMBS
    assert all(sum(rung.wins.values()) <= rung.games for rung in weak.ladder)
    assert weak.ladder[0].wins == {side.side: side.wins for side in weak.sides}


def test_a_verdict_that_turns_with_strength_is_warned_of(weak: Summary) -> None:
    assert weak.ladder[-1].wins["samurai"] == CLIMBS  # they win by force
    assert weak.warnings[-1] == "random:samurai"  # three games may be chance
    top = msgspec.structs.replace(weak.ladder[-1], games=10, distinct=10, wins={"ninja": 0, "samurai": 10})
    ladder = (*weak.ladder[:-1], top)
    assert turned(ladder, at_any_time=False) == "ninja"
    told = text_report(
        msgspec.structs.replace(weak, ladder=ladder, warnings=(*weak.warnings, f"turns:{top.bot}"))
    )
    assert "Stronger bots reverse it: Ninja is ahead between these bots" in told
    assert "Samurai wins 10 of 10 games" in told


def test_a_strong_bot_is_held_against_weak_ones_as_each_side(weak: Summary, game: Game) -> None:
    samurai, ninja = sorted(weak.skill, key=lambda skill: skill.side, reverse=True)
    assert (samurai.weaker, samurai.stronger) == (game.ladder[0], game.ladder[-1])
    assert samurai.better == Try(CLIMBS, CLIMBS)  # they win by force
    assert ninja.alike == Try(weak.ladder[1].wins["ninja"], CLIMBS)
    assert ninja.better.games == CLIMBS
    told = text_report(weak)
    assert "Strong against weak" in told
    strong, weaker = f"Thinking bot ({samurai.stronger})", f"Thinking bot ({samurai.weaker})"
    assert f"{strong} here, {weaker} in the other seats" in told


def test_skill_pays_where_the_strong_win_more_than_chance(game: Game) -> None:
    plan = Plan(
        "",
        4,
        0,
        {},
        ladder=game.ladder,
        climbs=10,
        skilled=skilled_for(game),
        skill=("mcts:100", "mcts:2000"),
    )
    won, lost = (Played(index=0, seed=0, returns={"ninja": way, "samurai": -way}) for way in (1.0, -1.0))
    extra: dict[Any, list[Played]] = {
        Skilled("ninja"): [won] * 9 + [lost],
        Skilled("samurai"): [won] * 4 + [lost] * 6,
    }
    level = RungSummary(bot="mcts:100", games=10, distinct=10, wins={"ninja": 2, "samurai": 8})
    told = {skill.side: (skill.better.wins, skill.pays) for skill in skill_of(plan, extra, [level])}
    assert told == {"ninja": (9, True), "samurai": (6, False)}


def test_the_games_themselves_are_the_same_with_a_ladder_or_without(weak: Summary, pack: Path) -> None:
    bots = {"ninja": BotSpec("random"), "samurai": BotSpec("random")}
    plain = run(pack, 40, bots, seed=1)
    assert (plain.results, plain.measures, plain.checks) == (weak.results, weak.measures, weak.checks)
    assert plain.ladder == ()


def test_a_bot_that_is_on_the_ladder_is_not_played_twice(game: Game) -> None:
    bots = dict.fromkeys(("ninja", "samurai"), BotSpec("mcts", "100"))
    assert ladder_for(game, bots) == tuple(rung for rung in game.ladder if rung != "mcts:100")


def test_small_reports_have_no_ladder() -> None:
    assert (climbs_for(20), climbs_for(100)) == (0, 10)


@pytest.mark.parametrize(
    ("these", "top", "turns"),
    [
        ((30, 10), (0, 10), True),
        ((30, 10), (2, 8), False),  # that may be chance
        ((30, 10), (6, 4), False),
        ((30, 10), (5, 5), False),
        ((21, 19), (0, 10), False),  # nobody was ahead
        ((30, 10), (0, 0), False),
    ],
)
def test_it_turns_where_another_side_is_ahead(
    these: tuple[int, int], top: tuple[int, int], turns: bool
) -> None:
    ladder = [
        RungSummary(
            bot=bot, games=max(1, sum(wins)), distinct=sum(wins), wins=dict(zip("ab", wins, strict=True))
        )
        for bot, wins in ((THESE, these), ("mcts:9", top))
    ]
    assert (turned(ladder, at_any_time=False) is not None) == turns


def test_games_that_repeat_each_other_are_no_verdict() -> None:
    wins = {"a": 30, "b": 10}
    assert leader(wins, 40, 40, at_any_time=False) == "a"
    assert leader(wins, 40, 4, at_any_time=False) is None


def test_who_looks_all_the_while_needs_more_to_call_a_side_ahead() -> None:
    wins = {"a": 62, "b": 38}
    assert [leader(wins, 100, 100, at_any_time=looked) for looked in (False, True)] == ["a", None]


def test_reports_call_bots_by_how_they_play_and_how_they_are_asked_for(weak: Summary) -> None:
    told = text_report(weak)
    anything, thinking = "Bot that plays anything (random)", f"Thinking bot ({weak.ladder[-1].bot})"
    assert f"Ninja: {anything}   Samurai: {anything}" in told
    assert f"\n  {thinking}  " in told
    assert Words("it").bot("mcts:200") == "Bot che riflette (mcts:200)"


def test_a_report_begins_with_what_matters(weak: Summary) -> None:
    told = findings_of(weak, Words("en"))
    assert told[0].startswith("Ninja wins more often between quick bots – ")
    assert told[1].startswith("Half of the games last between ")
    assert told[0] in text_report(weak)
