"""The shipped packs load without a word, share their decks, and play to the end."""

import random
from typing import Any

from uguisu.loading import check, load

STANDARD = "two_castles"


def test_a_pack_has_nothing_to_complain_of(castle_map: Any) -> None:
    pack, found = check(castle_map.pack)
    assert [diagnostic.text() for diagnostic in found] == []
    assert pack is not None


def test_the_standard_decks_are_worded_alike_everywhere(castle_map: Any) -> None:
    standard = castle_map.pack.parent / STANDARD / "cards.yaml"
    assert (castle_map.pack / "cards.yaml").read_text(encoding="utf-8") == standard.read_text(
        encoding="utf-8"
    )


def test_random_games_come_to_an_end_by_every_hand(castle_map: Any) -> None:
    game = load(castle_map.pack)
    for seed in range(5):
        state = game.playout(game.new(seed), random.Random(seed))
        assert state.result >= 0
