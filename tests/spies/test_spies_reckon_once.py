"""What spies and their guard reckon once and keep is what they would reckon anew."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from uguisu import load
from uguisu.core.state import CHANCE
from uguisu_spies.bots.policy import SpiesPolicy
from uguisu_spies.bots.threats import Peril
from uguisu_spies.state import ALERT

PACKS = Path(__file__).parents[2] / "scenarios" / "spies"
TRIED = ("airfield", "armoury", "back_yard", "server_room", "terrorist_camp")


def in_words(peril: Peril) -> dict[str, object]:
    """Return all that a peril tells."""
    return {name: value for name, value in vars(peril).items() if name not in ("game", "_land")}


def positions(game, policy, seed):
    """Yield positions of a game in which every third decision is left to chance, so that much comes about."""
    state, rng = game.new(seed), random.Random(seed)
    while not state.over:
        if state.seat == CHANCE:
            game.roll(state)
            continue
        legal = game.legal(state)
        yield state
        wild = rng.random() < 1 / 3
        game.apply(state, rng.choice(legal) if wild else policy.choose(state, legal, rng))


def changed(game, state, rng):
    """Return a copy in which something is otherwise that may change what is to be feared."""
    copy = state.clone()
    piece = rng.randrange(len(game.spies), len(game.pieces))
    what = rng.choice(("asleep", "loose", "out", "aim", "status", "at", "alert"))
    if what in ("asleep", "loose", "out"):
        setattr(copy, what, getattr(copy, what) ^ 1 << (rng.randrange(8) if what == "out" else piece))
    elif what == "aim" and piece in (*game.cameras, *game.searchlights) and copy.aim[piece] >= 0:
        copy.aim[piece] ^= 1
    elif what == "status" and piece in game.units:
        copy.status[piece] = rng.randrange(3)
    elif what == "at" and piece in game.units and copy.at[piece] >= 0:
        copy.at[piece] = rng.choice(game.land(state).walkable)
    elif what == "alert":
        copy.tracks[ALERT] = 2 + rng.randrange(4)
    return copy


@pytest.mark.long
@pytest.mark.parametrize("name", TRIED)
def test_what_is_feared_and_reached_is_as_if_reckoned_anew(name):
    game = load(PACKS / name)
    policy = SpiesPolicy(game)
    spies, asked, rng = policy.spies, set(), random.Random(0)
    for seed in range(3):
        for state in positions(game, policy, seed):
            kept = spies.threats.peril(state)
            assert in_words(kept) == in_words(Peril(game, state, spies.threats))
            other = changed(game, state, rng)
            assert in_words(spies.threats.peril(other)) == in_words(Peril(game, other, spies.threats))
            asked.add(id(kept))
            for spy in game.spies:
                if state.at[spy] >= 0:
                    reached = dict(spies.reached(state, spy, 3, kept.shut))
                    spies._reached.clear()
                    assert reached == spies.reached(state, spy, 3, kept.shut)
    assert len(asked) > 10
