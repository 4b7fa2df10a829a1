"""Where the names of `uguisu_lab.playtest` were. They work here still, with a warning, where `uguisu-lab` is installed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu._lazy import lazily

if TYPE_CHECKING:
    from uguisu.bots.spec import BotSpec, parse_bots
    from uguisu.reports import Measure
    from uguisu_lab.playtest import Summary, run, text_report, write_report

__all__ = ["BotSpec", "Measure", "Summary", "parse_bots", "run", "text_report", "write_report"]

_MOVED = {
    "uguisu.bots.spec": ("BotSpec", "parse_bots"),
    "uguisu.reports": ("Measure",),
    "uguisu_lab.playtest": ("Summary", "run", "text_report", "write_report"),
}

if not TYPE_CHECKING:  # else a type checker takes every name for known
    __getattr__, __dir__ = lazily(__name__, {}, _MOVED)
