"""Where something is hidden, each side's bot thinks longer in a few games, and a playtest says what becomes of its verdict."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.support.tiny import duel, written

import uguisu
from uguisu.core.game import Game
from uguisu.plugins import registry
from uguisu_lab.commands.picture import so_far
from uguisu_lab.playtest.headlines import findings_of
from uguisu_lab.playtest.playing import Plan, Played, Thinking
from uguisu_lab.playtest.running import run, tasks_of
from uguisu_lab.playtest.sections import text_report
from uguisu_lab.playtest.summary import Exact, Summary, ThinkingSummary, Try
from uguisu_lab.playtest.tables import Words
from uguisu_lab.playtest.tally import Tally
from uguisu_lab.playtest.trust import (
    ENOUGH,
    THOUGHTS,
    holds,
    thinking_of,
    thinking_plan,
    thoughts_for,
    thoughts_wanted,
)
from uguisu_tools.bots.spec import BotSpec, parse_bots

SCENARIOS = Path(__file__).parents[2] / "scenarios"


@pytest.fixture(scope="module")
def duel_pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return written(
        tmp_path_factory.mktemp("thinking") / "duel",
        duel(["heavy_cut"], ["quick_cut"], turns=1, wounds=2, hand=1),
    )


@pytest.fixture(scope="module")
def duel_game(duel_pack: Path) -> Game:
    return uguisu.load(duel_pack)


@pytest.fixture(scope="module")
def found(duel_pack: Path, duel_game: Game) -> Summary:
    return run(duel_pack, 12, parse_bots("", duel_game, registry()), checks=0, thoughts=2)


def test_each_side_thinks_longer_in_games_of_its_own(found: Summary, duel_game: Game) -> None:
    assert [tried.side for tried in found.thinking] == list(duel_game.sides)
    for tried in found.thinking:
        assert tried.bot == duel_game.ladder[0]
        assert (tried.alike.games, tried.deeper.games) == (12, 2)
        assert sum(tried.wins.values()) <= 2
    assert found.played == 12
    assert "When one side thinks longer" in text_report(found)


def test_the_thinking_bot_sits_on_one_side_only(duel_game: Game) -> None:
    bots = parse_bots("", duel_game, registry())
    plan = Plan("", 5, 0, bots, climbs=1, ladder=("strong:64",), **thinking_plan(duel_game, bots, 3))
    kinds = [plan.kind_of(index) for index in range(plan.all_games)]
    first, second = map(Thinking, duel_game.sides)
    assert kinds[5:11] == [first] * 3 + [second] * 3
    assert len(kinds) == 12
    for index, side in ((5, first.side), (8, second.side)):
        deep = {seat.id for seat in duel_game.seats if str(plan.bots_of(index)[seat.id]) == plan.thinker}
        assert deep == {seat.id for seat in duel_game.seats if seat.side == side}


def test_the_same_games_are_played_without_them(duel_pack: Path, duel_game: Game, found: Summary) -> None:
    alone = run(duel_pack, 12, parse_bots("", duel_game, registry()), checks=0)
    assert alone.sides == found.sides
    assert not alone.thinking


def test_a_playtest_that_ends_by_itself_leaves_out_the_side_that_is_ahead(duel_game: Game) -> None:
    first, second = duel_game.sides
    bots = parse_bots("", duel_game, registry())
    tally = Tally(duel_game, Plan("", 100, 0, bots, **thinking_plan(duel_game, bots, 6)), registry())
    tally.winners.update({first: 20})
    tally.counted = 20
    assert thoughts_wanted(tally) == [Thinking(second)]
    tally.winners.update({second: 20})
    tally.counted = 40
    assert thoughts_wanted(tally) == [Thinking(first), Thinking(second)]


def test_who_thinks_longer_hangs_on_what_the_report_calls_ahead(duel_game: Game) -> None:
    """Thirty-eight to sixty-two: told as nobody's lead where one looks all the while, and as one where all were asked for."""
    first, second = duel_game.sides
    bots = parse_bots("", duel_game, registry())
    for until_known, asked in ((True, [first, second]), (False, [first])):
        plan = Plan("", 100, 0, bots, **thinking_plan(duel_game, bots, 30), until_known=until_known)
        tally = Tally(duel_game, plan, registry())
        for index in range(100):
            won = first if index < 38 else second
            lost = first if won == second else second
            returns, result = {won: 1.0, lost: -1.0}, duel_game.results[0].id
            tally.add(Played(index=index, seed=0, returns=returns, result=result, plies=9, by_chance=True))
        assert thoughts_wanted(tally) == [Thinking(side) for side in asked]
        told = findings_of(tally.summary(partial=False, seconds=0.0), Words("en"))[0]
        assert ("neither side is clearly ahead" in told) is until_known


def test_who_thinks_plays_no_further_once_nothing_can_change(duel_game: Game) -> None:
    first, second = duel_game.sides
    bots = parse_bots("", duel_game, registry())
    plan = Plan("", 100, 0, bots, **thinking_plan(duel_game, bots, 6), until_known=True)
    tally = Tally(duel_game, plan, registry())
    tally.winners.update({first: 40, second: 20})
    tally.counted = 60
    parts = iter(tasks_of(plan, tally))
    next(parts)
    games = [Played(index=index, seed=0, returns={first: 1.0, second: -1.0}) for index in range(60)]
    for game in games:
        tally.add(game)
    asked = list(parts)
    assert [len(tasks) for tasks in asked] == [2, 2, 2]  # nobody plays them, so nothing is settled
    lost = [Played(index=0, seed=0, returns={first: 1.0, second: -1.0})]
    tally.checks[Thinking(second)] += lost * 3
    assert thoughts_wanted(tally) == [Thinking(second)]  # it may still be three to three
    tally.checks[Thinking(second)] += lost
    assert not thoughts_wanted(tally)
    (kept,) = thinking_of(plan, tally.checks, tally.winners, duel_game.sides)
    assert (kept.deeper, kept.planned, kept.gains) == (Try(0, 4), 6, False)


def test_only_where_something_is_hidden_and_not_certain(duel_game: Game, game: Game) -> None:
    assert thoughts_for(duel_game, None, ENOUGH) == THOUGHTS
    assert not thoughts_for(duel_game, None, ENOUGH - 1)
    assert not thoughts_for(duel_game, Exact(winner=None, length=None, unit="plies"), ENOUGH)
    assert not thoughts_for(game, None, ENOUGH)  # an open one
    everybody = dict.fromkeys((seat.id for seat in duel_game.seats), BotSpec(*duel_game.ladder[0].split(":")))
    assert not thinking_plan(duel_game, everybody, 3)["thinking"]


def with_thinking(found: Summary, wins: int, other_thinks: tuple[int, int]) -> Summary:
    """A summary in which the first side won so many of 100; where the other one thinks longer, the sides won so many."""
    first, second = (side.side for side in found.sides)
    sides = tuple(
        msgspec.structs.replace(side, wins=won)
        for side, won in zip(found.sides, (wins, 100 - wins), strict=True)
    )
    kept = ThinkingSummary(
        side=second,
        bot="strong:16",
        alike=Try(100 - wins, 100),
        deeper=Try(other_thinks[1], sum(other_thinks)),
        wins=dict(zip((first, second), other_thinks, strict=True)),
        gains=other_thinks[1] == 6,
        needed=4,
    )
    return msgspec.structs.replace(
        found,
        sides=sides,
        played=100,
        games=100,
        distinct_games=100,
        counted_games=100,
        draws=0,
        thinking=(kept,),
    )


def test_a_side_is_ahead_only_where_thinking_does_not_turn_it_round(found: Summary) -> None:
    first, second = (Words("en").name(side.title) for side in found.sides)
    stays = with_thinking(found, 80, (5, 1))
    assert findings_of(stays, Words("en"))[0].startswith(
        f"{first} is ahead: 80 of 100 games, and still where a side thinks longer, 5 of 6."
    )
    turns = with_thinking(found, 80, (0, 6))
    told = findings_of(turns, Words("en"))[0]
    assert told.startswith(f"{first} wins more often between these bots: 80 of 100 games.")
    assert (
        f"That holds between these bots only: where {second} thinks longer (Strong bot (16)), {first} wins 0 of 6 games."
        in told
    )
    assert (
        f"{second} gains by thinking longer (Strong bot (16)): 6 of 6 games won, against 20 of 100." in told
    )
    assert holds(stays, stays.sides[0].side)
    assert not holds(turns, turns.sides[0].side)
    assert holds(msgspec.structs.replace(found, thinking=()), found.sides[0].side) is None


def test_a_gain_is_told_only_where_chance_does_not_explain_it(duel_game: Game) -> None:
    first, second = duel_game.sides
    bots = parse_bots("", duel_game, registry())
    plan = Plan("", 100, 0, bots, **thinking_plan(duel_game, bots, 6))

    def played(winner: str) -> Played:
        returns = {side: 1.0 if side == winner else -1.0 for side in duel_game.sides}
        return Played(index=0, seed=0, returns=returns)

    extra = {
        Thinking(first): [played(first)] * 6,
        Thinking(second): [played(second)] * 4 + [played(first)] * 2,
    }
    gained, not_gained = thinking_of(plan, extra, {first: 50, second: 50}, duel_game.sides)
    assert (gained.gains, gained.needed) == (True, 6)
    assert not not_gained.gains
    (sure, _) = thinking_of(plan, extra, {first: 100, second: 0}, duel_game.sides)
    assert sure.needed is None  # who wins all games anyway can't gain


def test_who_has_nobody_to_beat_thinks_longer_too(found: Summary) -> None:
    """A mission for one, of which its bot wins little, may be hopeless, or only its bot weak."""
    alone = uguisu.load(SCENARIOS / "senjutsu" / "bridge_guard")
    bots = parse_bots("", alone, registry())
    plan = Plan("", 100, 0, bots, **thinking_plan(alone, bots, 6), until_known=True)
    (side,) = alone.sides
    tally = Tally(alone, plan, registry())
    tally.winners.update({side: 30, None: 70})
    assert thoughts_wanted(tally) == [Thinking(side)]
    tally.winners.update({side: 400})
    assert not thoughts_wanted(tally)  # six of six would be no more than chance

    lost = ThinkingSummary(
        side="first",
        bot="strong:16",
        alike=Try(3, 60),
        deeper=Try(1, 6),
        wins={"first": 1},
        gains=False,
        needed=4,
    )
    seat = msgspec.structs.replace(found.sides[0], side="first", title="Hawk", wins=3)
    solo = msgspec.structs.replace(found, sides=(seat,), played=60, draws=57, thinking=(lost,))
    told = findings_of(solo, Words("en"))[0]
    assert told.startswith("With these bots Hawk wins 3 of 60 games.")
    assert told.endswith("Thinking longer (Strong bot (16)), it wins 1 of 6 games; that shows no gain.")
    better = msgspec.structs.replace(lost, deeper=Try(6, 6), gains=True)
    told = findings_of(msgspec.structs.replace(solo, thinking=(better,)), Words("en"))[0]
    assert "no gain" not in told
    assert "Hawk gains by thinking longer (Strong bot (16)): 6 of 6 games won, against 3 of 60." in told


def test_it_is_told_who_thinks_longer_while_it_does(duel_game: Game) -> None:
    first, second = duel_game.sides
    bots = parse_bots("", duel_game, registry())
    tally = Tally(duel_game, Plan("", 100, 0, bots, **thinking_plan(duel_game, bots, 6)), registry())
    tally.under_way = {None, Thinking(first)}
    assert not tally.shares.thinking
    tally.under_way = {Thinking(first), Thinking(second)}
    tally.checks[Thinking(second)] += [Played(index=0, seed=0, returns={first: 1.0, second: -1.0})] * 2
    titles = [Words("en").name(name) for name, _, _ in tally.shares.rows]
    assert so_far(tally.shares, Words("en")).endswith(
        f"Games in which one side thinks longer: {titles[0]} (0 of at most 6), {titles[1]} (2 of at most 6)."
    )
