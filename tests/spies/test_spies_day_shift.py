"""SP-41: where a deck holds Wake the Day Shift, the map has the crosses at which it comes in, and the card says so."""

from __future__ import annotations

from pathlib import Path

import pytest

from uguisu import load

PACKS = sorted(
    path.parent for path in (Path(__file__).parents[2] / "scenarios" / "spies").glob("*/scenario.yaml")
)
CARD = "wake_the_day_shift"


@pytest.mark.parametrize("pack", PACKS, ids=lambda path: path.name)
def test_sp_41_the_day_shift_has_squares_to_come_in_at(pack: Path) -> None:
    game = load(pack)
    if CARD not in game.card_ids:
        return
    crosses = game.topology.tagged("cross")
    assert crosses
    shut = {place for place in crosses if game.topology.tags[place] & {"black", "barred"}}
    assert not shut, "somebody can stand there"


def test_sp_41_the_card_says_where() -> None:
    game = load(PACKS[[path.name for path in PACKS].index("mansion")])
    text = game.card_texts[CARD]
    assert isinstance(text, dict)
    assert "cross" in text["en"]
