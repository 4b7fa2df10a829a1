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

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from uguisu.bots.spec import BotSpec, parse_bots
    from uguisu.playtest.measure import Measure
    from uguisu.playtest.report import write_report
    from uguisu.playtest.running import run
    from uguisu.playtest.sections import text_report
    from uguisu.playtest.summary import Summary

_HOMES = {
    "BotSpec": "uguisu.bots.spec",
    "Measure": "uguisu.playtest.measure",
    "Summary": "uguisu.playtest.summary",
    "parse_bots": "uguisu.bots.spec",
    "run": "uguisu.playtest.running",
    "text_report": "uguisu.playtest.sections",
    "write_report": "uguisu.playtest.report",
}

__all__ = ["BotSpec", "Measure", "Summary", "parse_bots", "run", "text_report", "write_report"]


def __getattr__(name: str) -> Any:
    """Import a part when it is first used."""
    if name not in _HOMES:
        raise AttributeError(f"module 'uguisu.playtest' has no attribute '{name}'")
    value = getattr(importlib.import_module(_HOMES[name]), name)
    globals()[name] = value
    return value
