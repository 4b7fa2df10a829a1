"""What the benchmark of Scorpion measures is whole games of the full-size castle."""

from __future__ import annotations

import random

from benchmarks.playouts import whole_games
from benchmarks.scorpion import PACK, plies_of_a_game

from uguisu.loading import load


def test_a_deed_is_one_game_from_its_set_up_to_its_end() -> None:
    game = load(PACK)
    expected = game.playout(game.new(random.Random(3).getrandbits(32)), random.Random(3))
    assert expected.over
    assert whole_games(game, random.Random(3))() > 20
    assert plies_of_a_game(game, random.Random(3)) > 100
