"""What is asked of every pack in `tests/packs`: it is read without a finding, its rulings hold, and its games end."""

from __future__ import annotations

import random
from pathlib import Path

from uguisu import Game, read_pack
from uguisu.rulings import run_rulings
from uguisu.testing import registry


def rulings_that_hold(path: Path) -> int:
    """Return how many rulings a pack has; nothing is to be said against it, and all of them hold."""
    pack, found = read_pack(path, registry())
    assert pack is not None
    assert [finding.message for finding in found] == []
    outcomes = list(run_rulings(pack, registry()))
    assert [outcome.ruling.id for outcome in outcomes if not outcome.holds] == []
    return len(outcomes)


def play_to_the_end(game: Game, games: int, limit: int = 20_000) -> None:
    """Play random games; each ends within so many plies."""
    for seed in range(games):
        state = game.new(seed, record=True)
        game.playout(state, random.Random(seed), limit)
        assert state.over
