"""Where two rules of Senjutsu meet: positions of a bout in the dojo, each with what the rules say of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support.packs_of_tests import play_to_the_end, rulings_that_hold

import uguisu

BOUT = Path(__file__).parents[1] / "packs" / "bout"


@pytest.mark.long
def test_what_the_rules_say_holds() -> None:
    assert rulings_that_hold(BOUT) == 46


def test_it_plays() -> None:
    play_to_the_end(uguisu.load(BOUT), 10)
