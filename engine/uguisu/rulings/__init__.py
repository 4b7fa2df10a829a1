"""Rulings: a FAQ that runs. Each lays out a position, plays in it, and says what must hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu._lazy import lazily

if TYPE_CHECKING:
    from uguisu.content.markers import Expectation
    from uguisu.core.arranging import Arrangement, expect_list, expect_mapping, name_index
    from uguisu.rulings.bench import Bench
    from uguisu.rulings.expectations.board import Natural, listed
    from uguisu.rulings.run import run_rulings

__all__ = [
    "Arrangement",
    "Bench",
    "Expectation",
    "Natural",
    "expect_list",
    "expect_mapping",
    "listed",
    "name_index",
    "run_rulings",
]

_HOMES = {
    "uguisu.content.markers": ("Expectation",),
    "uguisu.core.arranging": ("Arrangement", "expect_list", "expect_mapping", "name_index"),
    "uguisu.rulings.bench": ("Bench",),
    "uguisu.rulings.expectations.board": ("Natural", "listed"),
    "uguisu.rulings.run": ("run_rulings",),
}

if not TYPE_CHECKING:  # else a type checker takes every name for known
    __getattr__, __dir__ = lazily(__name__, _HOMES)
