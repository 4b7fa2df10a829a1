"""Ten ideas that a stranger would have, each said in a few lines of YAML as a mod of the snow field: a tougher fighter, a card
that does more, sand, caltrops, a gamble, a scroll to take, fire, a hill to hold, sudden death, a crowd.
"""

from __future__ import annotations

from pathlib import Path

from tests.support.packs_of_tests import play_to_the_end, rulings_that_hold

import uguisu

IDEAS = Path(__file__).parents[1] / "packs" / "ten_blades"


def test_each_does_what_it_says() -> None:
    assert rulings_that_hold(IDEAS) == 13


def test_together_they_play() -> None:
    play_to_the_end(uguisu.load(IDEAS), 20)
