"""Where two rules of Spies meet: positions of a drill on the training ground, each with what the rules say of it."""

from __future__ import annotations

from pathlib import Path

from tests.support.packs_of_tests import play_to_the_end, rulings_that_hold

import uguisu

DRILL = Path(__file__).parents[1] / "packs" / "drill"


def test_what_the_rules_say_holds() -> None:
    assert rulings_that_hold(DRILL) == 90


def test_it_plays() -> None:
    play_to_the_end(uguisu.load(DRILL), 10)
