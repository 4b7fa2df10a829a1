"""Plays random games of every shipped pack and prints what came of each: pure and compiled print the same lines.

python same_games.py [GAMES OF EACH GAME]
"""

from __future__ import annotations

import pickle
import random
import sys
from collections import Counter
from hashlib import blake2b
from pathlib import Path

import uguisu

SCENARIOS = Path(__file__).parents[2] / "scenarios"
GAMES = 300
"""Of each game, shared among its packs."""
WATCHED = 3
"""So many of each pack are recorded, and their log and views compared too."""


def played(game: uguisu.Game, seed: int, *, watched: bool) -> str:
    """Return a digest of one random game."""
    state, rng = game.new(seed, record=watched), random.Random(seed)
    if not watched:
        game.playout(state, rng)
        return f"{state.ply} {state.result} {state.position().hex()}"
    seen = blake2b(digest_size=16)
    while not state.over and state.ply < game.max_plies:
        actions = game.legal(state)
        seen.update(f"{state.seat} {actions} {game.view(state, state.ply % len(game.seats))}".encode())
        if state.seat < 0:
            game.roll(state)
        else:
            game.apply(state, actions[int(rng.random() * len(actions))])
    return (
        f"{state.ply} {state.result} {seen.hexdigest()} {blake2b(str(state.log).encode()).hexdigest()[:32]}"
    )


def told_otherwise(game: uguisu.Game) -> str:
    """Return what comes of the first move by all that chance can do, and whether a position comes through a pipe."""
    state = game.new(0)
    while state.seat < 0:
        game.roll(state)
    same = pickle.loads(pickle.dumps(state)) == state
    try:
        after = sorted(
            (one.position().hex(), round(share, 9))
            for one, share in game.outcomes(state, game.legal(state)[0])
        )
    except uguisu.UguisuError as error:
        return f"{same} {type(error).__name__}"
    return f"{same} {len(after)} {blake2b(str(after).encode(), digest_size=16).hexdigest()}"


def main(games: int) -> None:
    """Print a line a game."""
    packs = sorted(SCENARIOS.glob("*/*/scenario.yaml"))
    together = Counter(pack.parents[1] for pack in packs)
    for pack in packs:
        game = uguisu.load(pack.parent)
        sys.stdout.write(f"{game.id} {pack.parent.name} first {told_otherwise(game)}\n")
        for seed in range(-(-games // together[pack.parents[1]])):
            told = (game.id, pack.parent.name, str(seed), played(game, seed, watched=seed < WATCHED))
            sys.stdout.write(" ".join(told) + "\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
