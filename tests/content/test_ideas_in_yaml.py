"""Ideas that strangers had, each in YAML alone as a small mod: they hold their rulings, and play to the end."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support.packs_of_tests import play_to_the_end, rulings_that_hold

import uguisu
from uguisu.loading import check
from uguisu_tools.testing import check_game

PACKS = Path(__file__).parents[1] / "packs"
IDEAS = sorted((PACKS / "fourteen_ideas").iterdir())
WORDS = sorted((PACKS / "new_words").iterdir())


def test_there_are_fourteen_and_words_of_four_games() -> None:
    assert len(IDEAS) == 14
    assert [pack.name for pack in WORDS] == ["scorpion", "senjutsu", "spies", "temple"]


@pytest.mark.parametrize("pack", [*IDEAS, *WORDS], ids=lambda pack: pack.name)
def test_each_is_without_a_finding_holds_its_rulings_and_plays(pack: Path) -> None:
    game, found = check(pack)
    assert game is not None
    assert [str(one.message) for one in found] == []
    assert rulings_that_hold(pack) >= 1
    play_to_the_end(uguisu.load(pack), 4)


@pytest.mark.long
@pytest.mark.parametrize("pack", WORDS, ids=lambda pack: pack.name)
def test_words_that_last_keep_every_promise(pack: Path) -> None:
    check_game(pack)
