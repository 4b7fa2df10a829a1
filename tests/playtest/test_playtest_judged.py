"""Decisions held against exact values."""

from __future__ import annotations

from pathlib import Path

import pytest

from uguisu.core.game import Game
from uguisu.plugins import registry
from uguisu_lab.playtest import Summary, run, text_report
from uguisu_lab.playtest.headlines import findings_of
from uguisu_lab.playtest.judging import Judge
from uguisu_lab.playtest.summary import Exact
from uguisu_lab.playtest.tables import Words
from uguisu_tools.bots.spec import parse_bots
from uguisu_tools.solve.solving import values


@pytest.fixture(scope="module")
def judged(pack: Path, game: Game) -> Summary:
    bots = parse_bots("ninja=random,samurai=perfect", game, registry())
    return run(pack, 12, bots, seed=2, checks=0, judge=Judge(game, values(game)))


def test_who_makes_no_mistake_throws_nothing_away(judged: Summary) -> None:
    samurai = next(seat for seat in judged.seats if seat.side == "samurai")
    assert samurai.tempted > 20
    assert samurai.thrown == 0
    assert judged.sides[1].wins == 12


def test_random_samurai_throw_their_win_away(pack: Path, game: Game) -> None:
    found = run(
        pack, 12, parse_bots("random", game, registry()), seed=2, checks=0, judge=Judge(game, values(game))
    )
    samurai = next(seat for seat in found.seats if seat.side == "samurai")
    assert 0 < samurai.thrown < samurai.tempted
    assert f"{samurai.thrown} / {samurai.tempted}" in text_report(found)


def test_the_exact_value_goes_before_what_bots_make_of_it(summary: Summary) -> None:
    import msgspec

    assert summary.sides[0].wins > 50  # between random moves the ninja wins
    told = msgspec.structs.replace(summary, exact=Exact(winner="samurai", length=6, unit="rounds"))
    first = findings_of(told, Words("en"))[0]
    assert first.startswith("If nobody makes a mistake, Samurai wins in 6 rounds at most; that is certain. ")
    assert "the win is hard to find" in first
    agreed = msgspec.structs.replace(summary, exact=Exact(winner="ninja", length=6, unit="rounds"))
    assert "hard to find" not in findings_of(agreed, Words("en"))[0]
