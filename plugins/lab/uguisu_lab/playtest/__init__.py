"""Playtests: many games at once, and what they show.

::

    from uguisu_lab.playtest import parse_bots, run, text_report, write_report

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
    from uguisu.reports import Measure
    from uguisu_lab.playtest.report import write_report
    from uguisu_lab.playtest.running import run
    from uguisu_lab.playtest.sections import text_report
    from uguisu_lab.playtest.summary import Summary
    from uguisu_tools.bots import BotSpec, parse_bots

__all__ = ["BotSpec", "Measure", "Summary", "parse_bots", "run", "text_report", "write_report"]

_HOMES = {
    "uguisu_tools.bots.spec": ("BotSpec", "parse_bots"),
    "uguisu.measures.measure": ("Measure",),
    "uguisu_lab.playtest.report": ("write_report",),
    "uguisu_lab.playtest.running": ("run",),
    "uguisu_lab.playtest.sections": ("text_report",),
    "uguisu_lab.playtest.summary": ("Summary",),
}

if not TYPE_CHECKING:  # else a type checker takes every name for known
    __getattr__, __dir__ = lazily(__name__, _HOMES)
