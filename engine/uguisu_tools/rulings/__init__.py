"""Rulings: a FAQ that runs. Each lays out a position, plays in it, and says what must hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu._lazy import lazily

if TYPE_CHECKING:
    from uguisu_tools.rulings.bench import Bench
    from uguisu_tools.rulings.expectations.board import Natural, listed
    from uguisu_tools.rulings.run import run_rulings

__all__ = ["Bench", "Natural", "listed", "run_rulings"]

_HOMES = {
    "uguisu_tools.rulings.bench": ("Bench",),
    "uguisu_tools.rulings.expectations.board": ("Natural", "listed"),
    "uguisu_tools.rulings.run": ("run_rulings",),
}

if not TYPE_CHECKING:  # else a type checker takes every name for known
    __getattr__, __dir__ = lazily(__name__, _HOMES)
