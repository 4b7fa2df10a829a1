"""A mod written from the docs alone: a smoke bomb, a double agent, a gong, and a mission with a win of its own."""

from __future__ import annotations

from pathlib import Path

from tests.support.packs_of_tests import play_to_the_end, rulings_that_hold

import uguisu

PACK = Path(__file__).parents[1] / "packs" / "night_tools"


def test_its_rulings_hold() -> None:
    assert rulings_that_hold(PACK) == 5


def test_it_plays_to_the_end() -> None:
    play_to_the_end(uguisu.load(PACK), 30, 5000)
