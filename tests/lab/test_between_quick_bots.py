"""What compares packs says that it is between quick bots, where strong ones exist and had no seat."""

from __future__ import annotations

from pathlib import Path

import pytest

from uguisu_lab import ablating, balance_report, balancing, comparison_report
from uguisu_lab.comparing import Contender, compare, contender
from uguisu_lab.playtest.tables import Words

PACK = Path(__file__).parents[2] / "scenarios" / "spies" / "back_yard"
SAID = "That is between quick bots; strong bots were not tried. To try them have `sharp` play"


@pytest.fixture(scope="module")
def quick() -> Contender:
    """The Back Yard with its default bots."""
    return contender(PACK)


def told(one: Contender, other: Contender) -> str:
    return " ".join(comparison_report.findings_of(compare(one, other, 2), Words("en")))


def test_a_comparison_says_so(quick: Contender) -> None:
    assert SAID in told(quick, quick)


@pytest.mark.parametrize("bots", ["sharp", "random"])
def test_not_where_strong_bots_play_or_nobody_does_better_than_chance(bots: str) -> None:
    seated = contender(PACK, f"all={bots}")
    assert "strong bots were not tried" not in told(seated, seated)


def test_an_ablation_says_so(quick: Contender) -> None:
    found = ablating.ablate(quick, ["option"], 1)
    assert SAID in " ".join(ablating.findings_of(found, Words("en")))


def test_a_balance_says_so(quick: Contender) -> None:
    found = balancing.balance(
        quick, [balancing.parse_aim("spies 0..100", quick.game)], [balancing.parse_knob("mission:rounds=9,10")],
        games=2, trials=1,
    )  # fmt: skip
    assert SAID in " ".join(balance_report.findings_of(found, Words("en")))
