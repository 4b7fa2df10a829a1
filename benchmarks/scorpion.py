"""Whole games of Scorpion on the full-size castle beside Temple's, copies of a position, and games between bots."""

from __future__ import annotations

import random
import time
from statistics import median

from benchmarks.playouts import OTHERS, the_opening, whole_games
from benchmarks.timing import Task, rates, ratio
from uguisu.bots.bot import Decision
from uguisu.core.game import Game
from uguisu.core.state import CHANCE, State
from uguisu.loading import load
from uguisu.plugins import registry

PACK, _ = OTHERS["Scorpion"]
COPIES = 2_000
MIDGAME = 1_500
"""Plies after which a position is copied."""
WITH_BOTS = 3
"""Games played between heuristic bots."""


def run() -> list[tuple[str, float, str]]:
    """Return (what was measured, figure, remark)."""
    game = load(PACK)
    temple, opening = the_opening()
    rng = random.Random(1)
    ours, whole = rates(whole_games(game, rng), whole_games(temple, rng), rounds=40)
    rows = [
        (
            "plies a second of random games of Scorpion, against whole games of Temple, its set-up included",
            ratio(ours, whole),
            f"{median(whole):,.0f}",
        ),
    ]
    plies = plies_of_a_game(game, rng)
    rows.append(
        (
            "random games a second",
            median(ours) / plies,
            f"{plies:,.0f} plies a game, dealing the night included",
        )
    )
    rows.append(with_bots(game))
    rows.append(copies(game, opening))
    return rows


def plies_of_a_game(game: Game, rng: random.Random) -> float:
    """Return the mean length of random games."""
    games = 40
    return sum(game.playout(game.new(rng.getrandbits(32)), rng).ply for _ in range(games)) / games


def with_bots(game: Game) -> tuple[str, float, str]:
    """Measure games between heuristic bots, as the playtest plays them."""
    kind = registry().bots_of("scorpion")["scorpion"]
    began = time.process_time()
    plies = 0
    for seed in range(WITH_BOTS):
        bots = [kind.make("", game) for _ in game.seats]
        rng = random.Random(seed)
        state = game.new(seed)
        while not state.over:
            if state.seat == CHANCE:
                game.roll(state)
            else:
                game.apply(state, bots[state.seat].choose(Decision(game, state, rng)))
        plies += state.ply
    spent = time.process_time() - began
    remark = f"{spent / WITH_BOTS:.1f} s a game, {1e3 * spent / plies:.1f} ms a ply"
    return ("games a second between heuristic bots", WITH_BOTS / spent, remark)


def copies(game: Game, temple: State) -> tuple[str, float, str]:
    """Measure `clone()` in the middle of a game against Temple's."""
    state = game.playout(game.new(7), random.Random(7), limit=MIDGAME)

    def of(position: State) -> Task:
        def task() -> int:
            for _ in range(COPIES):
                position.clone()
            return COPIES

        return task

    ours, theirs = rates(of(state), of(temple), slice_of=0.1)
    remark = f"{1e6 / median(ours):.2f} us against {1e6 / median(theirs):.2f} us (to be under 10)"
    return ("time of State.clone, against Temple's", ratio(theirs, ours), remark)
