"""Playtests: many games at once, and what they show.

::

    from uguisu.playtest import parse_bots, run, text_report, write_report

    game = uguisu.load(path)
    bots = parse_bots("ninja=mcts:200,samurai=greedy", game, registry())
    summary = run(path, games=1000, bots=bots, jobs=2, seed=1)
    print(text_report(summary))
    write_report(summary, game, Path("report"))

Everything is imported when first used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu._lazy import lazily

if TYPE_CHECKING:
    from uguisu.bots.spec import BotSpec, parse_bots
    from uguisu.playtest.measure import Measure
    from uguisu.playtest.report import write_report
    from uguisu.playtest.running import run
    from uguisu.playtest.sections import text_report
    from uguisu.playtest.summary import Summary

__all__ = ["BotSpec", "Measure", "Summary", "parse_bots", "run", "text_report", "write_report"]

_HOMES = {
    "uguisu.bots.spec": ("BotSpec", "parse_bots"),
    "uguisu.playtest.measure": ("Measure",),
    "uguisu.playtest.report": ("write_report",),
    "uguisu.playtest.running": ("run",),
    "uguisu.playtest.sections": ("text_report",),
    "uguisu.playtest.summary": ("Summary",),
}

if not TYPE_CHECKING:  # else a type checker takes every name for known
    __getattr__, __dir__ = lazily(__name__, _HOMES)
