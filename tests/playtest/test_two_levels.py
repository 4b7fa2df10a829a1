"""A verdict speaks of quick bots and of strong ones, claims no more than is shown, and says what was not tried."""

from __future__ import annotations

import random
from collections import Counter
from math import comb
from pathlib import Path

import msgspec
import pytest
from tests.support.tiny import duel, written

import uguisu
from uguisu.core.game import Game
from uguisu.plugins import registry
from uguisu_lab.playtest.headlines import findings_of
from uguisu_lab.playtest.levels import (
    LOOKS,
    SURE,
    Standing,
    gains_more,
    least_ahead,
    standing,
    strong_standing,
)
from uguisu_lab.playtest.playing import Plan, Played, Strong, Thinking
from uguisu_lab.playtest.running import run, tasks_of
from uguisu_lab.playtest.summary import StrongSummary, Summary
from uguisu_lab.playtest.tables import Words
from uguisu_lab.playtest.tally import Tally
from uguisu_lab.playtest.trust import (
    MOST_STRONG,
    PAIRS,
    quick_standing,
    strong_now,
    strong_plan,
    strong_winners,
)
from uguisu_tools.bots.spec import parse_bots

SCENARIOS = Path(__file__).parents[2] / "scenarios"
PRICE = 1.5
"""What a game between strong bots costs, in games between quick ones."""


@pytest.fixture(scope="module")
def duel_pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return written(
        tmp_path_factory.mktemp("levels") / "duel",
        duel(["heavy_cut"], ["quick_cut"], turns=1, wounds=2, hand=1),
    )


@pytest.fixture(scope="module")
def duel_game(duel_pack: Path) -> Game:
    return uguisu.load(duel_pack)


def world(
    game: Game,
    quick: float,
    strong: float,
    seed: int,
    *,
    drawn: float = 0.0,
    price: float = PRICE,
    budget: float | None = 100.0,
) -> Tally:
    """A playtest of a world in which the first side wins these shares of the games that somebody wins."""
    rng = random.Random(seed)
    first, second = game.sides
    bots = parse_bots("", game, registry())
    plan = Plan(
        "", 100, seed, bots, until_known=True, record="end", **strong_plan(game, bots, MOST_STRONG, budget)
    )
    tally = Tally(game, plan, registry())
    for tasks in tasks_of(plan, tally):
        for number in sorted(task.number for task in tasks):
            kind = plan.kind_of(number)
            share = quick if kind is None else strong
            won = first if rng.random() < share else second
            lost = second if won == first else first
            returns = {won: 1.0, lost: -1.0} if rng.random() >= drawn else {won: 0.0, lost: 0.0}
            tally.add(
                Played(
                    index=number,
                    seed=0,
                    returns=returns,
                    result=game.results[0].id,
                    plies=9,
                    moves=number,
                    by_chance=True,
                    recorded=False,
                    seconds=0.1 if kind is None else 0.1 * price * 10,
                )
            )
    return tally


def outcomes(game: Game, quick: float, strong: float, runs: int, seed: int, **how: float) -> Counter[str]:
    """How often each level said what."""
    told: Counter[str] = Counter()
    for number in range(runs):
        tally = world(game, quick, strong, seed + number, **how)
        for level, now in (("quick", quick_standing(tally)), ("strong", strong_now(tally))):
            said = "even" if now.even else "?" if now.ahead is None else "AB"[now.ahead == game.sides[1]]
            told[f"{level} {said}"] += 1
    return told


def at_most(share: float, runs: int) -> int:
    """More than so many happen to a share so large in one of a thousand tests."""
    left = 1.0
    for hits in range(runs + 1):
        left -= comb(runs, hits) * share**hits * (1 - share) ** (runs - hits)
        if left < 0.001:
            return hits
    return runs


RUNS = [80, pytest.param(800, marks=pytest.mark.slow)]


@pytest.mark.parametrize("runs", RUNS)
@pytest.mark.parametrize("drawn", [0.0, 0.3])
def test_false_claims_are_rare_at_each_level(duel_game: Game, runs: int, drawn: float) -> None:
    told = outcomes(duel_game, 0.5, 0.5, runs, 41_000, drawn=drawn)
    for level in ("quick", "strong"):
        assert told[f"{level} A"] + told[f"{level} B"] <= at_most(SURE, runs), told


@pytest.mark.parametrize("runs", RUNS)
def test_a_truth_at_one_level_is_not_claimed_of_the_other(duel_game: Game, runs: int) -> None:
    told = outcomes(duel_game, 0.5, 0.85, runs, 52_000)
    assert told["strong A"] >= runs - at_most(0.05, runs), told
    assert told["quick A"] + told["quick B"] <= at_most(SURE, runs), told
    told = outcomes(duel_game, 0.7, 0.2, runs, 63_000)
    assert not told["quick B"]
    assert told["strong A"] <= at_most(SURE, runs)
    assert told["strong B"] >= runs * 0.7


@pytest.mark.parametrize("runs", [400, pytest.param(4000, marks=pytest.mark.slow)])
def test_quick_bots_show_what_there_is_to_be_shown(runs: int) -> None:
    """Seven in ten at a hundred games in four of five cases, even at three hundred in three of five; a look after each ten."""

    def seen(share: float, games: int, rng: random.Random) -> tuple[bool, bool]:
        won = 0
        for played in range(1, games + 1):
            won += rng.random() < share
            if played % 10 == 0:
                now = standing({"a": won, "b": played - won}, played, played, at_any_time=True)
                if now.ahead is not None:
                    return True, False
        return False, now.even

    rng = random.Random(74_000)
    ahead = sum(seen(0.7, 100, rng)[0] for _ in range(runs))
    even = sum(seen(0.5, 300, rng)[1] for _ in range(runs))
    assert ahead >= 0.8 * runs - 2 * (0.16 * runs) ** 0.5
    assert even >= 0.6 * runs


def reached(share: float, *, either: bool) -> float:
    """How likely the planned looks call the first side ahead, or either: all games counted out."""
    found, before, so_far = 0.0, 0, {0: 1.0}
    for look in LOOKS:
        more, after = look - before, dict[int, float]()
        for won, chance in so_far.items():
            for new in range(more + 1):
                way = comb(more, new) * share**new * (1 - share) ** (more - new)
                after[won + new] = after.get(won + new, 0.0) + chance * way
        least = least_ahead(look, 2)
        found += sum(c for won, c in after.items() if won >= least or (either and look - won >= least))
        so_far = {won: c for won, c in after.items() if look - least < won < least}
        before = look
    return found


def test_the_planned_looks_keep_what_they_promise() -> None:
    assert [least_ahead(look, 2) for look in LOOKS[:3]] == [8, 14, 19]
    assert reached(0.5, either=True) <= SURE
    assert reached(0.85, either=False) >= 0.95


def test_a_look_goes_by_the_games_it_saw() -> None:
    """A lead seen at a look stays; one between looks is none."""
    winners = ["a"] * 8 + ["b"] * 24
    assert strong_standing(winners, ("a", "b"), planned=True) == Standing("a")
    assert strong_standing(["b", *["a"] * 12], ("a", "b"), planned=True) == Standing()
    assert strong_standing(["a", None] * 8, ("a", "b"), planned=True) == Standing("a")
    assert strong_standing(["a"] * 7 + [None] * 20, ("a", "b"), planned=True) == Standing()


def test_a_draw_may_be_a_part_won() -> None:
    """Half of the nights are drawn: who brings off six in ten of all errands is seen sooner than who wins more nights."""
    wins = {"a": 45, "b": 15}
    assert standing(wins, 110, 110, at_any_time=True, parts=True).ahead == "a"
    assert standing({"a": 25, "b": 25}, 100, 100, at_any_time=True, parts=True).even


def test_gains_are_only_told_against_each_other() -> None:
    assert gains_more((50, 100), (10, 10), (10, 10)) == 0
    assert gains_more((100, 200), (10, 10), (0, 10)) == 1
    assert gains_more((100, 200), (0, 10), (10, 10)) == -1
    assert gains_more((0, 0), (10, 10), (0, 10)) == 0


def test_dear_games_are_not_played_and_it_says_what_they_take(duel_game: Game) -> None:
    tally = world(duel_game, 0.8, 0.8, 7, price=20.0, budget=40.0)
    assert len(tally.checks[Strong()]) == 2  # these show the price
    found = tally.summary(partial=False, seconds=0.0)
    assert found.strong is not None
    assert (found.strong.games, found.strong.minutes) == (0, 8)
    told = findings_of(found, Words("en"))[0]
    assert told.endswith("Strong bots were not tried: --strong 24 takes about 8 minutes of a processor.")
    assert "between strong bots" not in told


def test_games_that_can_show_nothing_are_not_played(duel_game: Game) -> None:
    """Where each side has won one, a look after 8 can tell of neither; the look after 16 is paid for, or nothing is."""
    ended = Counter[int]()
    for seed in range(40):
        tally = world(duel_game, 0.5, 0.5, seed, price=5.0, budget=45.0)  # nine games fit
        winners = strong_winners(tally.checks[Strong()])
        fewer, more = sorted(winners.count(side) for side in duel_game.sides)
        assert (fewer, more) == (0, 8) or fewer
        ended[len(winners)] += 1
        found = tally.summary(partial=False, seconds=0.0).strong
        assert found is not None
        assert bool(found.minutes) == (len(winners) < 8), "who played fewer says what it takes"
    assert ended[2]
    assert set(ended) <= {2, 6, 8}
    tally = world(duel_game, 0.5, 0.5, 3, budget=None)
    winners = strong_winners(tally.checks[Strong()])
    assert max(winners.count(side) for side in duel_game.sides) + 32 - len(winners) < least_ahead(32, 2)


def test_one_sided_games_come_last_in_pairs_of_the_same_seed(duel_game: Game) -> None:
    tally = world(duel_game, 0.9, 0.9, 11, budget=None)
    first, second = duel_game.sides
    plan = tally.plan
    assert [len(tally.checks[Thinking(side)]) for side in (first, second)] == [PAIRS, PAIRS]
    seeds = [[plan.seed_of(index) for index in plan.games_of(Thinking(side))] for side in (first, second)]
    assert seeds[0] == seeds[1]
    unclear = world(duel_game, 0.5, 0.5, 12, budget=None)
    assert not strong_now(unclear).known
    assert not unclear.checks[Thinking(first)]


# --- the sentences ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def found(duel_pack: Path, duel_game: Game) -> Summary:
    return run(duel_pack, 12, parse_bots("", duel_game, registry()), checks=0, strong=4)


def test_strong_bots_sit_on_all_seats(found: Summary, duel_game: Game) -> None:
    assert found.strong is not None
    assert found.strong.bot == duel_game.strong_bot
    assert 1 <= found.strong.games <= 4
    assert found.played == 12


def with_levels(found: Summary, quick: int, strong: int, **more: object) -> str:
    """What is said where the first side wins so many of 100, and so many of 16 between strong bots."""
    first, second = (side.side for side in found.sides)
    names = [Words("en").name(side.title) for side in found.sides]
    now = strong_standing(
        [first, second] * 8 if strong == 8 else [first if strong else second] * 16,
        (first, second),
        planned=True,
    )
    sides = tuple(
        msgspec.structs.replace(side, wins=won)
        for side, won in zip(found.sides, (quick, 100 - quick), strict=True)
    )
    those = StrongSummary(
        bot="strong:12",
        games=16,
        wins={first: strong, second: 16 - strong},
        ahead=now.ahead,
        even=bool(more.pop("even", False)),
        same=tuple(more.pop("same", ())),  # type: ignore[arg-type]
    )
    changed = msgspec.structs.replace(
        found,
        sides=sides,
        played=100,
        games=100,
        distinct_games=100,
        counted_games=100,
        draws=0,
        thinking=(),
        strong=those,
        **more,
    )
    return findings_of(changed, Words("en"))[0].replace(names[0], "A").replace(names[1], "B")


def test_the_table_of_sentences(found: Summary) -> None:
    assert with_levels(found, 80, 16).startswith("A wins more often, with quick bots – 80 of 100 games")
    assert " and with strong ones – 16 of 16 games." in with_levels(found, 80, 16)
    turned = with_levels(found, 80, 0)
    assert turned.startswith("With quick bots A is ahead – 80 of 100 games")
    assert "strong bots B – 16 of 16 games: the map is not balanced, and hard for B at first." in turned
    assert "; between strong bots it is unclear – A 8, B 8 of 16 games." in with_levels(found, 80, 8)
    assert "; strong bots are about even" in with_levels(found, 80, 8, even=True)
    assert with_levels(found, 50, 16).startswith(
        "Quick bots are about even – A 50, B 50 of 100 games; between strong"
    )
    assert with_levels(found, 58, 16).startswith(
        "Between strong bots A wins more often – 16 of 16 games; between quick"
    )
    assert with_levels(found, 50, 8).startswith(
        "Quick bots are about even – A 50, B 50 of 100 games; between strong"
    )
    assert with_levels(found, 58, 8).startswith(
        "It is unclear who wins more often, with quick bots – A 58, B 42"
    )
    assert with_levels(found, 58, 8, even=True).startswith("Strong bots are about even")
    assert with_levels(found, 50, 8, even=True).startswith("About even, give or take 15%")


def test_a_level_with_better_rules_for_one_side_says_so(found: Summary) -> None:
    told = with_levels(found, 80, 0, same=(found.sides[0].side,))
    assert "not balanced" not in told
    assert told.endswith(
        "But strong bots only play B better, and A as before: this may tell of the bots, not of the map."
    )


def test_no_verdict_has_more_than_two_sentences(found: Summary) -> None:
    for quick in (50, 80):
        for strong in (0, 8, 16):
            told = with_levels(found, quick, strong, same=(found.sides[0].side,))
            assert told.count(". ") <= 1, told


@pytest.mark.parametrize(("pack", "same"), [("spies/back_yard", ("spies",)), ("scorpion/garden_gate", ())])
def test_sharp_rules_are_the_second_level_where_there_are_any(pack: str, same: tuple[str, ...]) -> None:
    game = uguisu.load(SCENARIOS / pack)
    bots = parse_bots("", game, registry())
    found = run(SCENARIOS / pack, 1, bots, checks=0, strong=1)
    assert found.strong is not None
    assert (found.strong.bot, found.strong.same) == ("sharp", same)


def test_scorpion_tells_errands_and_not_that_nobody_wins(found: Summary) -> None:
    path = SCENARIOS / "scorpion" / "garden_gate"
    game = uguisu.load(path)
    played = run(path, 2, parse_bots("random", game, registry()), checks=0)
    half = msgspec.structs.replace(played, draws=played.played)
    assert "errands brought off:" in findings_of(played, Words("en"))[0]
    assert "Nobody wins" not in findings_of(half, Words("en"))[2]


def test_an_intruder_alone_has_no_part_of_the_errands_to_win() -> None:
    assert uguisu.load(SCENARIOS / "scorpion" / "garden_gate").part_won is not None
    assert uguisu.load(SCENARIOS / "scorpion" / "lone_shadow").part_won is None


# --- the first verdict ------------------------------------------------------------------------------------------------


def test_the_first_verdict_comes_after_twenty_games_and_twenty_at_random(
    duel_pack: Path, duel_game: Game
) -> None:
    found = run(duel_pack, None, parse_bots("", duel_game, registry()), first=True, strong=4)
    assert (found.played, found.ended, found.strong) == (20, "first", None)
    assert found.checks == () or found.checks[0].random_against_random.games == 20
    assert "Not known yet: how strong bots play it" in findings_of(found, Words("en"))[0]
