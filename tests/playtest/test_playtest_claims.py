"""What a report may claim: how many games differ, whether the bots can play, and nothing in bold that is chance."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import comb
from pathlib import Path

import msgspec
import pytest

import uguisu
from uguisu.core.game import Game
from uguisu.measures.measure import Use
from uguisu.plugins import registry
from uguisu_lab.playtest import Summary, text_report, write_report
from uguisu_lab.playtest.playing import Plan, Played
from uguisu_lab.playtest.running import carry_out, run
from uguisu_lab.playtest.statistics import LEVEL, fisher, holm, share_of, split_at_median, stratified, wilson
from uguisu_lab.playtest.trust import checks_for, sides_to_check
from uguisu_lab.playtest.values import MeasureSummary, Numbers, Titles, Uses
from uguisu_tools.bots.spec import parse_bots

NINJA = {"ninja": 1.0, "samurai": -1.0}
SAMURAI = {"ninja": -1.0, "samurai": 1.0}
NOBODY = {"ninja": 0.0, "samurai": 0.0}


# --- how many games differ ----------------------------------------------------------------------------------------


def test_intervals_rest_on_different_games_and_the_report_says_so(
    game: Game, pack: Path, tmp_path: Path
) -> None:
    """Looking one move ahead, bots play the same few games over and over."""
    found = run(pack, 60, parse_bots("greedy", game, registry()), seed=1, games_file=tmp_path / "games.jsonl")
    lines = (tmp_path / "games.jsonl").read_bytes().splitlines()[1:]
    steps = {msgspec.json.encode(msgspec.json.decode(line)["steps"]) for line in lines}
    assert found.distinct_games == len(steps) < 60
    assert found.distinct_openings == 1
    assert "repeats" in found.warnings
    ninja = found.sides[0]
    assert ninja.rate == share_of(ninja.wins, 60, len(steps))
    fewer, all_of_them = wilson(len(steps), len(steps)), wilson(60, 60)
    assert fewer.low < all_of_them.low
    page = write_report(found, game, tmp_path / "report")[0].read_text(encoding="utf-8")
    for told in (text_report(found), page):
        assert f"Only {len(steps)} of 60 games differ" in told
        assert "between these bots" in told


def test_games_that_all_differ_need_no_warning(summary: Summary) -> None:
    assert summary.distinct_games == 60
    assert "repeats" not in summary.warnings
    assert "games differ" not in text_report(summary)


def test_draws_have_an_interval(game: Game) -> None:
    plan = Plan("", 30, 3, parse_bots("random", game, registry()))
    found = carry_out(game, plan, registry())
    assert found.draw_share == share_of(found.draws, 30, found.distinct_games)


def test_lengths_are_told_in_rounds_and_plies(summary: Summary) -> None:
    assert summary.rounds.count == summary.plies.count
    assert summary.rounds.mean < summary.plies.mean
    told = text_report(summary)
    assert "in rounds" in told
    assert "in plies" in told


# --- whether the bots can play ------------------------------------------------------------------------------------


def test_a_bot_that_plays_no_better_than_random_is_named(pack: Path, game: Game) -> None:
    """An evaluator that sees nothing leaves greedy with random moves."""
    blind = uguisu.load(pack)
    blind.evaluators["default"] = lambda _game, _state: NOBODY
    bots = parse_bots("ninja=random,samurai=greedy", blind, registry())
    plan = Plan("", 40, 1, bots, checks=10, checked=sides_to_check(blind, bots))
    found = carry_out(blind, plan, registry())
    assert found.warnings == ("random:ninja", "no_better_than_random:samurai")
    told = text_report(found)
    assert "Samurai: these bots win no more often than random moves would." in told
    assert "Ninja: random moves." in told


@pytest.mark.long
def test_a_bot_that_plays_better_is_not(pack: Path, game: Game) -> None:
    bots = parse_bots("ninja=random,samurai=mcts:60", game, registry())
    plan = Plan("", 20, 1, bots, checks=8, checked=sides_to_check(game, bots))
    found = carry_out(game, plan, registry())
    (check,) = found.checks
    assert (check.side, check.better) == ("samurai", True)
    assert check.random_against_random.games == 16
    assert found.warnings == ("random:ninja",)


def test_the_games_themselves_are_the_same_whether_bots_are_checked_or_not(
    pack: Path, game: Game, tmp_path: Path
) -> None:
    bots = parse_bots("greedy", game, registry())
    for checks in (0, 5):
        run(pack, 8, bots, seed=2, games_file=tmp_path / f"{checks}.jsonl", checks=checks)
    assert (tmp_path / "0.jsonl").read_bytes() == (tmp_path / "5.jsonl").read_bytes()


def test_the_check_costs_no_more_than_a_part_of_the_run() -> None:
    for games in (1, 7, 8, 40, 100, 10_000):
        assert checks_for(games) <= max(games / 2, 10)
    assert checks_for(7) == 0
    assert checks_for(10_000) == 10


# --- what is in bold ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hits", "tries", "other", "others"), [(3, 4, 1, 4), (0, 9, 4, 11), (7, 12, 2, 30)])
def test_fishers_test_counts_all_deals(hits: int, tries: int, other: int, others: int) -> None:
    def ways(mine: int) -> int:
        return comb(tries, mine) * comb(others, hits + other - mine) if hits + other >= mine else 0

    deals = [ways(mine) for mine in range(tries + 1)]
    exact = sum(count for count in deals if count <= deals[hits]) / sum(deals)
    assert fisher(hits, tries, other, others) == pytest.approx(exact)


def test_something_rare_is_high_when_it_came_up_at_all() -> None:
    rare, never = [0.0] * 18 + [1.0, 3.0], [0.0] * 20
    assert split_at_median(rare, never).p == pytest.approx(fisher(2, 20, 0, 20))
    assert split_at_median([], never).p == 1.0


def test_holm_leaves_out_rows_that_could_not_be_clear_anyhow() -> None:
    assert holm([(0.02, 0.001), (0.9, 0.5), (0.8, 0.4)]) == [0.02, 1.0, 1.0]
    assert holm([(0.02, 0.001), (0.9, 0.001), (0.8, 0.001)]) == pytest.approx([0.06, 1.0, 1.0])


def table_of(game: Game, rng: random.Random, games: int, planted: float = 0.0) -> tuple[MeasureSummary, ...]:
    """Return a table of 40 rows, rare events and common ones, whole numbers and fractions, over games won by chance.

    `planted` is how much the first of them is shifted where the ninja wins.
    """
    numbers = Numbers(Titles(game, registry()))
    for index in range(games):
        returns = rng.choice((NINJA, NINJA, SAMURAI))
        skill = planted if returns is NINJA else 0.0
        measures = {"track.row": rng.gauss(0.0, 1.0) + skill}
        measures |= {f"track.rare_{row}": float(rng.random() < 0.01 * (row + 1)) for row in range(15)}
        measures |= {f"track.count_{row}": float(int(rng.expovariate(0.4 + 0.2 * row))) for row in range(14)}
        measures |= {f"track.even_{row}": rng.random() for row in range(10)}
        numbers.add(Played(index=index, seed=0, result="x", returns=returns, measures=measures), True)
    return numbers.summaries()


def bold(rows: Sequence[MeasureSummary]) -> set[str]:
    return {row.id for row in rows if any(link.clear for link in row.links)}


def most_by_chance(tables: int) -> int:
    """Return how many of `tables` may come out against a level that is kept, but for one time in ten thousand."""
    left, count = 1.0, -1
    while left > 1e-4:
        count += 1
        left -= comb(tables, count) * LEVEL**count * (1 - LEVEL) ** (tables - count)
    return count


@pytest.mark.parametrize("games", [12, 60, pytest.param(200, marks=pytest.mark.slow)])
def test_of_tables_in_which_all_is_chance_one_in_twenty_has_anything_in_bold(game: Game, games: int) -> None:
    """By Welch's intervals, row by row, three tables in four or more had some."""
    rng = random.Random(11)
    tables = 100
    wrong = sum(bool(bold(table_of(game, rng, games))) for _ in range(tables))
    assert wrong <= most_by_chance(tables)


@pytest.mark.long
def test_a_difference_that_is_there_is_found(game: Game) -> None:
    rng = random.Random(5)
    found = [bold(table_of(game, rng, 200, planted=1.0)) for _ in range(20)]
    assert sum("track.row" in rows for rows in found) >= 18


def test_a_repeated_game_proves_nothing(game: Game) -> None:
    numbers = Numbers(Titles(game, registry()))
    for index in range(60):
        returns = NINJA if index % 2 else SAMURAI
        played = Played(index=index, seed=0, returns=returns, measures={"track.row": float(index % 2)})
        numbers.add(played, index < 2)
    (row,) = numbers.summaries()
    assert row.links[0].difference == 1.0
    assert not row.links[0].clear


# --- what is said of cards ----------------------------------------------------------------------------------------


def remarks_of(game: Game, rng: random.Random, games: int, helps: float = 0.0) -> dict[str, tuple[str, ...]]:
    """Return what is said of 30 cards; the first is used in half of the games, and `helps` so much to win."""
    uses = Uses(Titles(game, registry()))
    uses.titles.order.append("card")
    for index in range(games):
        first = rng.random() < 0.5
        returns = NINJA if rng.random() < 0.4 + (helps if first else 0.0) else SAMURAI
        used = {f"card.{card}": Use("ninja", 1, int(rng.random() < 0.3)) for card in range(30)}
        used["card.0"] = Use("ninja", 1, int(first))
        uses.add(Played(index=index, seed=0, returns=returns, uses=used), True)
    return {use.id: use.remarks for use in uses.summaries()}


@pytest.mark.long
def test_of_cards_that_make_no_difference_nothing_is_said(game: Game) -> None:
    """By Newcombe's intervals card by card, most of these reports said something."""
    rng, reports = random.Random(3), 100
    wrong = sum(any(remarks_of(game, rng, 150).values()) for _ in range(reports))
    assert wrong <= most_by_chance(reports)


def test_of_a_card_that_makes_one_it_is_said(game: Game) -> None:
    rng = random.Random(8)
    found = [remarks_of(game, rng, 300, helps=0.35) for _ in range(10)]
    assert sum(remarks["card.0"] == ("wins",) for remarks in found) >= 9


def test_a_card_that_only_goes_with_long_games_is_not_blamed_for_losing_them(game: Game) -> None:
    """By Fisher's test over all games, nearly every one of these reports blamed a card that does nothing."""
    rng, blamed = random.Random(5), 0
    for _ in range(40):
        uses = Uses(Titles(game, registry()))
        uses.titles.order.append("card")
        for index in range(200):
            plies = rng.randrange(20, 100)
            returns = SAMURAI if rng.random() < plies / 100 else NINJA
            used = {"card.rope": Use("ninja", 1, int(rng.random() < plies / 100))}
            uses.add(Played(index=index, seed=0, plies=plies, returns=returns, uses=used), True)
        (found,) = uses.summaries()
        blamed += bool(found.remarks)
    assert blamed <= 6


def test_strata_are_compared_within_themselves() -> None:
    """Simpson: in both strata it wins less, over all more."""
    _, more = stratified([(40, 100, 5, 10), (1, 10, 20, 100)])
    assert not more
    assert fisher(41, 110, 25, 110) < 0.05
    exact = stratified([(30, 60, 10, 60), (12, 30, 8, 40)])[0]
    doubled = stratified([(90, 180, 30, 180), (36, 90, 24, 120)])[0]
    assert doubled < exact < 0.01


def test_a_run_that_is_stopped_among_the_checks_has_all_its_games(pack: Path, game: Game) -> None:
    def stop(done: int, _of: int) -> None:
        if done == 9:
            raise KeyboardInterrupt

    bots = parse_bots("greedy", game, registry())
    found = run(pack, 8, bots, seed=2, progress=stop, checks=4)
    assert (found.played, found.partial) == (8, False)
    assert found.checks == ()
