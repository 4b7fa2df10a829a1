"""What it costs to record and measure a playtest's games, against the same games with the same bots and nothing recorded."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

from uguisu.core.game import Game
from uguisu.loading import load
from uguisu.plugins import registry
from uguisu_lab.playtest.playing import Plan, play
from uguisu_lab.playtest.workers import looking_seldom
from uguisu_tools.bots.spec import parse_bots

SCENARIOS = Path(__file__).parents[1] / "scenarios"
PACKS = ("temple/first_steps", "scorpion/two_castles", "senjutsu/snow_field", "spies/back_yard")
AT_RANDOM = 1_000
"""Games at random, of which some are recorded."""
SECONDS = 12.0
"""Processor time for each pack's games with its usual bots, about: at least two are played."""


def run() -> list[tuple[str, float, str]]:
    """Return (what was measured, share of the games' own time, remark)."""
    rows = []
    for name in PACKS:
        game = load(SCENARIOS / name)
        usual = Plan(name, AT_RANDOM, 1, parse_bots("", game, registry()), record="all")
        random = replace(usual, bots=parse_bots("random", game, registry()), record="some")
        for who, plan, goal in (("its usual bots", usual, "to be under 0.15"), ("random moves", random, "")):
            games, ours, bare = spent(game, plan)
            told = f"{games} games, {bare / games * 1e3:,.2f} ms each; {goal}".rstrip("; ")
            rows.append(
                (f"recording games of {name} by {who}, as a part of playing them", ours / bare - 1, told)
            )
    return rows


def spent(game: Game, plan: Plan) -> tuple[int, float, float]:
    """Return how many games were played, the seconds of processor time with records and those without."""
    bare = replace(plan, record="end")
    play(game, bare, 0, registry())
    with looking_seldom():
        return _by_turns(game, plan, bare)


def _by_turns(game: Game, plan: Plan, bare: Plan) -> tuple[int, float, float]:
    ours = theirs = 0.0
    for index in range(plan.games):
        first, second = (
            (plan, bare) if index % 2 else (bare, plan)
        )  # what the first comes by, the second remembers
        took = _seconds(game, first, index), _seconds(game, second, index)
        ours, theirs = ours + took[index % 2 == 0], theirs + took[index % 2]
        if plan.record == "all" and index and ours > SECONDS:
            break
    return index + 1, ours, theirs


def _seconds(game: Game, plan: Plan, index: int) -> float:
    began = time.process_time()
    play(game, plan, index, registry())
    return time.process_time() - began
