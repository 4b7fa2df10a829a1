"""Decisions held against exact values."""

from __future__ import annotations

from pathlib import Path

import pytest

from uguisu.bots.spec import parse_bots
from uguisu.core.game import Game
from uguisu.playtest import Summary, run, text_report
from uguisu.playtest.headlines import warnings_of
from uguisu.playtest.judging import Judge
from uguisu.playtest.summary import Exact
from uguisu.playtest.tables import Words
from uguisu.plugins import registry
from uguisu.solving import values


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


def test_bots_that_contradict_the_exact_value_are_warned_of(summary: Summary) -> None:
    import msgspec

    assert summary.sides[0].wins > 50  # between random moves the ninja wins
    told = msgspec.structs.replace(summary, exact=Exact(winner="samurai", length=6, unit="rounds"))
    assert any(
        "if nobody makes a mistake, Samurai wins" in warning for warning in warnings_of(told, Words("en"))
    )
    agreed = msgspec.structs.replace(summary, exact=Exact(winner="ninja", length=6, unit="rounds"))
    assert not any("makes a mistake" in warning for warning in warnings_of(agreed, Words("en")))
