"""What `validate` passes plays: cards of the duel get windows, targets, conditions and effects at random."""

from __future__ import annotations

import pytest
from test_invented_cards import Cards

EVERYDAY, SLOW = 60, 5000


def test_invented_cards_that_pass_play() -> None:
    Cards("senjutsu/teaching_duel").play_many(range(EVERYDAY), least=0.5)


@pytest.mark.slow
def test_thousands_of_invented_cards_that_pass_play() -> None:
    Cards("senjutsu/teaching_duel").play_many(range(EVERYDAY, EVERYDAY + SLOW), least=0.5)
