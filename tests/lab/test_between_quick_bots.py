"""What compares packs tells of strong bots, too, where they exist; or that they had no seat, and what it would take."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from uguisu.loading import load_pack
from uguisu_lab import ablating, balance_report, balancing, comparison_report, second_level
from uguisu_lab.comparing import Comparison, Contender, Outcome, SecondLevel, compare, contender
from uguisu_lab.edits import Edits
from uguisu_lab.playtest.statistics import Interval
from uguisu_lab.playtest.tables import Words
from uguisu_lab.second_level import FEWEST, compared, of_both, strong_games

PACK = Path(__file__).parents[2] / "scenarios" / "spies" / "back_yard"
SAID = "That is between quick bots; strong bots were not tried. To try them have `sharp` play"
ENGLISH = Words("en")


@pytest.fixture(scope="module")
def quick() -> Contender:
    """The Back Yard with its default bots."""
    return contender(PACK)


@pytest.fixture(scope="module")
def hopeless() -> Contender:
    """The same, in one round: no spy gets away with anything."""
    edits = Edits(load_pack(PACK))
    edits.set_number("mission", "rounds", 1)
    return contender(PACK, changes=edits.overrides(None))


def told(found: Comparison) -> str:
    return " ".join(comparison_report.findings_of(found, ENGLISH))


def test_a_comparison_says_so(quick: Contender) -> None:
    assert SAID in told(compare(quick, quick, 2))


@pytest.mark.parametrize("bots", ["sharp", "random"])
def test_not_where_strong_bots_play_or_nobody_does_better_than_chance(bots: str) -> None:
    seated = contender(PACK, f"all={bots}")
    assert "strong bots were not tried" not in told(compare(seated, seated, 2))
    assert strong_games((seated, seated), 0.0, 0, asked=2) is None


def test_an_ablation_says_so(quick: Contender) -> None:
    found = ablating.ablate(quick, ["option"], 1)
    assert SAID in " ".join(ablating.findings_of(found, ENGLISH))


def balanced(quick: Contender) -> balancing.Balance:
    return balancing.balance(
        quick, [balancing.parse_aim("spies 0..100", quick.game)], [balancing.parse_knob("mission:rounds=9,10")],
        games=2, trials=1,
    )  # fmt: skip


def test_a_balance_says_so(quick: Contender) -> None:
    assert SAID in " ".join(balance_report.findings_of(balanced(quick), ENGLISH))


# --- played ------------------------------------------------------------------------------------------------------------


def test_strong_bots_play_the_same_seeds_and_find_what_quick_ones_do(
    quick: Contender, hopeless: Contender
) -> None:
    """A yard without the time to cross it is the guard's, whoever plays."""
    found = compare(hopeless, quick, 16, seed=5)
    found = compared(found, hopeless, quick, asked=20)
    assert found.level is not None
    assert (found.level.games, found.level.same) == (20, ("spies",))
    assert {outcome.first.value for outcome in found.strong if outcome.side == "spies"} == {0.0}
    seen = told(found)
    assert "strong bots" in seen
    assert "strong bots were not tried" not in seen
    assert "Who wins, between strong bots" in comparison_report.text(found)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Comparison).strong == found.strong


def test_an_ablation_asks_strong_bots_of_the_parts_that_matter_most(quick: Contender) -> None:
    found = ablating.with_strong_bots(ablating.ablate(quick, ["card"], 2), quick, asked=2)
    asked = [part.strong is not None for part in found.parts]
    assert asked == [True] * min(len(asked), ablating.TOLD) + [False] * (len(asked) - ablating.TOLD)
    seen = " ".join(ablating.findings_of(found, ENGLISH))
    assert "Between strong bots 2 pairs of games cannot tell whether it changes who wins" in seen


def test_a_balance_asks_strong_bots_of_what_it_proposes(quick: Contender) -> None:
    found = balancing.with_strong_bots(balanced(quick), quick, asked=3)
    assert found.strong_before
    seen = " ".join(balance_report.findings_of(found, ENGLISH))
    assert "Between strong bots, spies: " in seen
    assert "in 3 games" in seen


def test_what_takes_too_long_is_offered_with_its_price(
    quick: Contender, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(second_level, "BUDGET", 0.0)
    found = compared(compare(quick, quick, 2), quick, quick, asked=None)
    assert found.level is not None
    assert found.level.minutes
    assert not found.strong
    assert "Strong bots were not tried: --strong 24 takes about 1 minute of a processor." in told(found)


def test_as_many_are_played_as_fit_into_the_time_and_never_too_few(
    quick: Contender, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(second_level, "BUDGET", 2.0)
    told: list[tuple[int, int]] = []
    found = strong_games((quick, quick), 0.0, 3, progress=lambda done, of: told.append((done, of)))
    assert found is not None
    assert told[0] == (1, 2 * second_level.FIRST)
    assert told[-1] == (2 * found.level.games, 2 * found.level.games)
    assert found.level.games >= FEWEST
    assert {len(played) for played in found.played} == {found.level.games}


# --- told --------------------------------------------------------------------------------------------------------------


def moved(side: str, by: float, *, clear: bool = True) -> Outcome:
    return Outcome(
        side=side, title=side.title(), first=Interval(0.4, 0.3, 0.5), second=Interval(0.4 + by, 0.3 + by, 0.5 + by),
        difference=Interval(by, by - 0.1, by + 0.1), p=0.01 if clear else 0.5, clear=clear, smallest=0.25, more=None,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("before", "now", "says"),
    [
        (moved("red", 0.3), moved("red", 0.2), "So it is between strong bots: Red wins more often"),
        (moved("red", 0.3), moved("blue", 0.2), "But between strong bots Blue wins more often"),
        (moved("red", 0.3, clear=False), moved("red", 0.2), "Between strong bots Red wins more often"),
        (
            moved("red", 0.3),
            moved("red", -0.1, clear=False),
            "they would have shown a difference of 25 points",
        ),
    ],
)
def test_both_levels_in_one_sentence_each(before: Outcome, now: Outcome, says: str) -> None:
    level = SecondLevel(bot="sharp", games=30, same=("blue",))
    other = moved("red" if now.side == "blue" else "blue", 0.0, clear=False)
    lines = [ENGLISH.say(line) for line in of_both(level, [before], [now, other], "sharp", ENGLISH)]
    assert says in lines[0]
    assert ("But strong bots only play Red better" in " ".join(lines)) == now.clear
