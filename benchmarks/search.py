"""Tree search: iterations a second, and what an iteration costs beside the playout in it."""

from __future__ import annotations

import random
import time

from benchmarks.playouts import the_opening
from benchmarks.timing import many
from uguisu.bots.bot import Decision
from uguisu.plugins import registry

ITERATIONS = 2_000


def run() -> list[tuple[str, float, str]]:
    """Return (what was measured, thousands a second, remark)."""
    game, opening = the_opening()
    rows = []
    for setting in ("", ",evaluator=none"):
        bot = registry().bots_of(game.id)["mcts"].make(f"{ITERATIONS}{setting}", game)
        began = time.perf_counter()
        bot.choose(Decision(game, opening, random.Random(1)))
        rate = ITERATIONS / (time.perf_counter() - began)
        how = "with random playouts" if setting else "with the game's evaluator"
        rows.append((f"thousand iterations a second of mcts, {how}", rate / 1e3, f"{many(rate)} a second"))
    return rows
