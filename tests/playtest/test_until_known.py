"""A playtest that goes on until it is known who wins how often: its intervals, when it ends, what it says first."""

from __future__ import annotations

import random
from math import log
from pathlib import Path

import msgspec
import pytest

import uguisu
from uguisu.core.game import Game
from uguisu.plugins import registry
from uguisu_lab.playtest import text_report
from uguisu_lab.playtest.anytime import AnyTime, _log_chance, log_money_on_shares, share_at_any_time
from uguisu_lab.playtest.headlines import findings_of, steps_of, warnings_of
from uguisu_lab.playtest.playing import Plan, Played, play
from uguisu_lab.playtest.running import MOST_GAMES, carry_out, run
from uguisu_lab.playtest.sections import short_report
from uguisu_lab.playtest.statistics import LEVEL, wilson
from uguisu_lab.playtest.summary import Exact, Summary, Try
from uguisu_lab.playtest.tables import Words
from uguisu_lab.playtest.tally import Tally
from uguisu_lab.playtest.trust import sides_to_check
from uguisu_tools.bots.spec import BotSpec, parse_bots

TRUE_SHARES = (0.5, 0.35, 0.1, 0.02)


def excluded(runs: int, share: float, *, seed: int, repeats: bool) -> tuple[int, int]:
    """Return in how many of so many playtests the true share is ever ruled out, and how often Wilson's interval ever does.

    With `repeats` only some games are new ones, and the interval is as wide as for those.
    """
    ever = often = 0
    limit = log(1 / LEVEL)
    for number in range(runs):
        rng, hits, fresh = random.Random(seed * 1_000_003 + number), 0, 0
        by_money = by_wilson = False
        for count in range(1, MOST_GAMES + 1):
            hits += rng.random() < share
            fresh += not repeats or rng.random() < 0.4 or count == 1
            counted = hits * fresh / count
            if log_money_on_shares(counted, fresh) - _log_chance(counted, fresh, share) >= limit:
                by_money = True
            if number < 200:
                found = wilson(counted, fresh)
                by_wilson |= not found.low <= share <= found.high
        ever += by_money
        often += by_wilson
    return ever, often


@pytest.mark.parametrize("share", TRUE_SHARES)
def test_looking_after_every_game_rules_the_truth_out_once_in_twenty_playtests_at_most(share: float) -> None:
    ever, often = excluded(200, share, seed=1, repeats=False)
    assert ever <= 18  # ten are allowed; nineteen would come once in two hundred times
    assert often > 2 * ever  # looked at so often, the other interval does not hold


@pytest.mark.slow
@pytest.mark.parametrize("share", TRUE_SHARES)
@pytest.mark.parametrize("repeats", [False, True])
def test_of_ten_thousand_playtests_at_most_one_in_twenty_ever_rules_the_truth_out(
    share: float, repeats: bool
) -> None:
    ever, _ = excluded(10_000, share, seed=2, repeats=repeats)
    assert ever <= 0.05 * 10_000


@pytest.mark.parametrize(("hits", "tries"), [(0, 7), (3, 9), (50, 100), (98, 100), (100, 100)])
def test_betting_on_differences_and_on_shares_is_the_same_bet(hits: int, tries: int) -> None:
    share, mean = share_at_any_time(hits, tries), AnyTime()
    for number in range(tries):
        mean.add(1 if number < hits else -1)
    assert (mean.interval.low + 1) / 2 == pytest.approx(share.low, abs=1e-6)
    assert (mean.interval.high + 1) / 2 == pytest.approx(share.high, abs=1e-6)


@pytest.mark.long
def test_what_is_ruled_out_lies_outside_of_the_interval() -> None:
    rng, mean = random.Random(3), AnyTime()
    for _ in range(80):
        mean.add(rng.choice((-1, 0, 0, 0, 1, 1)))
    for at in range(-99, 100):
        inside = mean.interval.low <= at / 100 <= mean.interval.high
        assert inside is not mean.rules_out(at / 100)


# --- when it ends -------------------------------------------------------------------------------------------------


def tally_of(game: Game, winners: str, *, different: bool = True, by_chance: bool = False) -> Tally:
    """A playtest in which these sides won, by first letters, "-" for nobody."""
    plan = Plan("", MOST_GAMES, 0, parse_bots("random", game, registry()), until_known=True)
    tally = Tally(game, plan, registry())
    sides = {side[0]: side for side in game.sides}
    for index, letter in enumerate(winners):
        won = sides.get(letter)
        returns = {side: (1.0 if side == won else -1.0 if won else 0.0) for side in game.sides}
        result = next(result.id for result in game.results if result.winner() == (won or result.winner()))
        steps = [("ninja", f"move {index if different else index % 3}")]
        tally.add(
            Played(
                index=index,
                seed=index,
                result=result,
                returns=returns,
                steps=steps,
                moves=hash(tuple(steps)),
                plies=9,
                by_chance=by_chance,
            )
        )
    return tally


def test_it_ends_when_the_share_is_known_to_within_ten_points(game: Game) -> None:
    ended = [tally_of(game, "s" * games).ended for games in range(30, 70)]
    assert ended == sorted(ended)  # once it is known it stays so
    assert (ended[0], ended[-1]) == ("", "known")
    share = (
        tally_of(game, "s" * (30 + ended.index("known"))).summary(partial=False, seconds=0.0).sides[1].rate
    )
    assert 0.85 < share.low <= 1.0 - 0.1 + 0.01


def test_it_ends_when_games_only_repeat_and_at_a_hundred(game: Game) -> None:
    assert tally_of(game, "sn" * 6, different=False).ended == ""
    assert tally_of(game, "sn" * 10, different=False).ended == "repeats"
    assert tally_of(game, "sn" * 49).ended == ""
    assert tally_of(game, "sn" * 50).ended == "most"


def test_where_chance_decides_a_repeated_game_counts_as_a_new_one(game: Game) -> None:
    """Eighty-six of a hundred between bots that mix are as sure as if no two of these games were alike."""
    winners = "s" * 43 + "n" * 7
    mixed = tally_of(game, winners, different=False, by_chance=True)
    assert mixed.ended == ""
    found, all_differ, alike = (
        tally.summary(partial=False, seconds=0.0)
        for tally in (mixed, tally_of(game, winners), tally_of(game, winners, different=False))
    )
    assert (found.distinct_games, found.counted_games) == (6, 50)
    assert found.sides == all_differ.sides
    assert "repeats" not in found.warnings
    assert "repeats" in alike.warnings
    assert alike.sides[1].rate.low < found.sides[1].rate.low


@pytest.mark.parametrize(
    ("bots", "mixes"), [("greedy", False), ("mcts:4", False), ("mcts:4,mix=0.7", True), ("random", True)]
)
def test_games_know_whether_their_bots_mix(game: Game, bots: str, mixes: bool) -> None:
    plan = Plan("", 1, 0, parse_bots(bots, game, registry()))
    assert play(game, plan, 0, registry()).by_chance is mixes


@pytest.mark.long
def test_the_same_games_are_played_whoever_plays_them(pack: Path, at_random: dict[str, BotSpec]) -> None:
    def found(jobs: int) -> Summary:
        return msgspec.structs.replace(run(pack, None, at_random, jobs=jobs, seed=5), seconds=0.0)

    alone, together = found(1), found(2)
    assert alone == together
    assert alone.ended in ("known", "most")
    assert alone.games == MOST_GAMES
    assert alone.played % 10 == 0
    assert not alone.partial


def test_games_asked_for_are_played_whatever_is_known(pack: Path, at_random: dict[str, BotSpec]) -> None:
    found = run(pack, 120, at_random, seed=5)
    assert (found.played, found.ended) == (120, "asked")
    assert found.sides[0].rate == wilson(found.sides[0].wins, 120)


# --- what it says first -------------------------------------------------------------------------------------------


def told(game: Game, winners: str, **changes: object) -> str:
    found = tally_of(game, winners).summary(partial=False, seconds=0.0)
    return findings_of(msgspec.structs.replace(found, **changes), Words("en"))[0]


def test_the_first_sentence_says_who_wins_and_how_sure_that_is(game: Game) -> None:
    assert told(game, "s" * 60) == (
        "Samurai wins more often between quick bots – 60 of 60 games, 85 to 100 of 100 in the long run."
    )
    assert told(game, "s" * 70 + "n" * 30).startswith(
        "Samurai wins more often between quick bots – 70 of 100 games, "
    )
    assert told(game, "sn" * 50) == (
        "It is unclear who wins more often between quick bots – Ninja 50, Samurai 50 of 100 games. A side that wins 75 of 100 "
        "games with a winner would probably have been seen ahead; a smaller advantage may be hiding."
    )
    few = told(game, "ssn")
    assert few.startswith("It is unclear who wins more often between quick bots")
    assert few.endswith("That is too few games to see anything but a very large advantage.")


def test_the_exact_value_is_the_headline(game: Game) -> None:
    sure = Exact(winner="samurai", length=6, unit="rounds")
    assert told(game, "s" * 60, exact=sure) == (
        "If nobody makes a mistake, Samurai wins in 6 rounds at most; that is certain. "
        "So it was in every game of these bots, 60 in all."
    )
    assert "hard to find: between these bots it was so in only 20 of 60" in told(
        game, "s" * 20 + "n" * 40, exact=sure
    )
    drawn = told(game, "s" * 40 + "n" * 20, exact=Exact(winner=None, length=None, unit="rounds"))
    assert drawn.startswith("If nobody makes a mistake, neither side can force a win; that is certain. ")


def test_the_next_steps_name_the_pack(game: Game) -> None:
    uneven = tally_of(game, "s" * 60).summary(partial=False, seconds=0.0)
    even = tally_of(game, "sn" * 50).summary(partial=False, seconds=0.0)
    report = short_report(uneven, "en", "my packs/temple", "|".join)
    assert "Make it fair" in report
    assert "uguisu|balance|my packs/temple|--to|first_steps_fair" in report
    assert "--report" in report
    assert "--report" not in short_report(uneven, "en", "x", reported=True), "it has just been done"
    assert all("balance" not in command for _, command in steps_of(even, "x"))
    weak = msgspec.structs.replace(uneven, warnings=("no_better_than_random:samurai",))
    assert steps_of(weak, "x")[0][1] == ("uguisu", "playtest", "x", "--bots", "mcts:2000")
    assert all(2 <= len(steps_of(found, "x")) <= 3 for found in (uneven, even, weak))


def test_weak_bots_are_warned_of_once_and_only_where_better_ones_could_show_it(pack: Path) -> None:
    """Where random moves win nearly all games too, or the other side wins by force, few games can show nothing."""
    blind = uguisu.load(pack)
    blind.evaluators["default"] = lambda _game, _state: {"ninja": 0.0, "samurai": 0.0}
    found = {}
    for side, other in (("ninja", "samurai"), ("samurai", "ninja")):
        bots = parse_bots(f"{side}=greedy,{other}=random", blind, registry())
        plan = Plan("", 40, 1, bots, checks=10, checked=sides_to_check(blind, bots))
        found[side] = carry_out(blind, plan, registry())
        assert not found[side].checks[0].better
    assert found["ninja"].checks[0].random_against_random == Try(19, 20)
    assert found["ninja"].warnings == ("random:samurai",)
    assert found["samurai"].warnings == ("random:ninja", "no_better_than_random:samurai")
    lost = carry_out(blind, plan, registry(), exact=Exact(winner="ninja", length=6, unit="rounds"))
    assert lost.warnings == ("random:ninja",)
    both = msgspec.structs.replace(
        lost, warnings=("no_better_than_random:ninja", "no_better_than_random:samurai")
    )
    (warning,) = (line for line in warnings_of(both, Words("en")) if "random moves" in line)
    assert warning.startswith("Ninja, Samurai: these bots win no more often than random moves would.")


def test_weak_bots_are_not_warned_of_where_neither_side_is_ahead(game: Game) -> None:
    """A better side could turn nothing round there."""
    weak = ("no_better_than_random:samurai",)
    even, uneven = (
        msgspec.structs.replace(tally_of(game, won).summary(partial=False, seconds=0.0), warnings=weak)
        for won in ("sn" * 50, "s" * 60)
    )
    assert not any("random moves" in line for line in warnings_of(even, Words("en")))
    assert any("random moves" in line for line in warnings_of(uneven, Words("en")))


def test_how_long_it_lasts_is_told_in_whole_numbers(game: Game) -> None:
    summary = tally_of(game, "sn" * 50).summary(partial=False, seconds=0.0)
    spread = msgspec.structs.replace(summary.rounds, count=100, low=2, high=200)
    for quarter, three_quarters, told in (
        (26.8, 130.25, "Half of the games last between 27 and 130 rounds"),
        (4.75, 5.25, "Half of the games last 5 rounds"),
    ):
        rounds = msgspec.structs.replace(spread, quarter=quarter, three_quarters=three_quarters)
        assert any(
            line.startswith(told)
            for line in findings_of(msgspec.structs.replace(summary, rounds=rounds), Words("en"))
        )


def test_tables_are_left_to_those_who_ask(summary: Summary) -> None:
    short, full = short_report(summary, "en", "x"), text_report(summary)
    assert len(short.splitlines()) <= 12
    assert "How games end" in full
    assert "How games end" not in short
    assert findings_of(summary, Words("en"))[0] in full


def test_stopped_before_the_first_game_it_says_what_is_known(game: Game) -> None:
    """The exact value is known by then, and is no mistake of the pack's."""
    plan = Plan("", 10, 0, parse_bots("random", game, registry()), until_known=True)
    tally = Tally(game, plan, registry(), exact=Exact(winner="samurai", length=6, unit="rounds"))
    stopped = tally.summary(partial=True, seconds=1.0)
    words = Words("en")
    assert findings_of(stopped, words) == [
        "If nobody makes a mistake, Samurai wins in 6 rounds at most; that is certain."
    ]
    assert warnings_of(stopped, words)[0] == "Stopped before a game was finished."
    assert [command for _, command in steps_of(stopped, "x")] == [("uguisu", "playtest", "x")]
