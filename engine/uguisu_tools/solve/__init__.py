"""Exact values of positions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu._lazy import lazily

if TYPE_CHECKING:
    from uguisu_tools.solve.solving import Opening, Solution, has_secrets, solve, too_big
    from uguisu_tools.solve.tablebase import Data, Tablebase
    from uguisu_tools.solve.tablebase import Value as Worth

__all__ = [
    "Data",
    "Opening",
    "Solution",
    "Tablebase",
    "Worth",
    "has_secrets",
    "solve",
    "too_big",
]

_HOMES = {
    "uguisu_tools.solve.solving": (
        "Opening",
        "Solution",
        "has_secrets",
        "solve",
        "too_big",
    ),
    "uguisu_tools.solve.tablebase": (
        "Data",
        "Tablebase",
        "Value as Worth",
    ),
}

if not TYPE_CHECKING:  # else a type checker takes every name for known
    __getattr__, __dir__ = lazily(__name__, _HOMES)
