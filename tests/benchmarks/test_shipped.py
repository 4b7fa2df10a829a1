"""What is asked of playtests of shipped packs is seen where it is not so."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from benchmarks.shipped import ROUNDS, WEAK, Row, judged, packs

import uguisu
from benchmarks import shipped
from uguisu.plugins import registry
from uguisu_lab.playtest.running import run
from uguisu_lab.playtest.summary import StrongSummary, Summary
from uguisu_tools.bots.spec import parse_bots

PACK = Path(__file__).parents[2] / "scenarios" / "senjutsu" / "teaching_duel"


@pytest.fixture(scope="module")
def summary() -> Summary:
    game = uguisu.load(PACK)
    return run(PACK, 2, parse_bots("random", game, registry()), checks=0)


def row(
    summary: Summary, first: int, second: int, strong: tuple[int, int] | None = None, **more: object
) -> Row:
    """A playtest in which the sides won so many games."""
    sides = tuple(
        msgspec.structs.replace(side, wins=won)
        for side, won in zip(summary.sides, (first, second), strict=True)
    )
    level = None
    if strong is not None:
        wins = {side.side: won for side, won in zip(sides, strong, strict=True)}
        level = StrongSummary(bot="strong:12", games=sum(strong), wins=wins)
    games = first + second
    found = msgspec.structs.replace(
        summary, sides=sides, strong=level, played=games, games=games, counted_games=games, distinct_games=games,
        **more,
    )  # fmt: skip
    return Row("senjutsu/teaching_duel", 1.0, 2.0, found)


def test_a_lead_that_is_not_told_is_seen(summary: Summary) -> None:
    assert row(summary, 7, 3).uneven_in_silence
    assert not row(summary, 6, 4).uneven_in_silence
    assert not row(summary, 90, 10).uneven_in_silence, "that is said"


def test_even_is_not_said_beside_strong_bots_that_are_far_apart(summary: Summary) -> None:
    assert row(summary, 50, 50, (7, 1)).even_though_turned
    assert not row(summary, 50, 50, (5, 3)).even_though_turned
    assert not row(summary, 30, 20, (7, 1)).even_though_turned, "nobody says even"
    assert not row(summary, 50, 50).even_though_turned


def test_all_is_told_of_in_a_line_each(summary: Summary) -> None:
    side = summary.sides[0].side
    lines = judged([row(summary, 7, 3, warnings=(f"{WEAK}:{side}",)), row(summary, 50, 50, (8, 0))])
    assert lines[0] == "1 uneven, and no sentence says so: senjutsu/teaching_duel"
    assert lines[1] == f"1 sides not shown to play better than random moves: senjutsu/teaching_duel ({side})"
    assert lines[3] == "1 said to be even where strong bots are four to one: senjutsu/teaching_duel"


def test_who_stands_is_on_few_places_for_some_rounds() -> None:
    to_and_fro = [(number, {1, 2}) for number in range(ROUNDS)]
    assert shipped._stands(to_and_fro)
    assert not shipped._stands(to_and_fro[1:])
    assert not shipped._stands([(number, {number, number + 1}) for number in range(9)])


def test_campaigns_are_left_out() -> None:
    known = packs()
    assert "spies/mansion" in known
    assert "spies/embassy_night" not in known
