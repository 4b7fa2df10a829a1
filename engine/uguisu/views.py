"""What a seat sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu._lazy import lazily

if TYPE_CHECKING:
    from uguisu.core.view import DecisionView, View, ViewBuilder

__all__ = [
    "DecisionView",
    "View",
    "ViewBuilder",
]

_HOMES = {
    "uguisu.core.view": ("DecisionView", "View", "ViewBuilder"),
}

if not TYPE_CHECKING:  # else a type checker takes every name for known
    __getattr__, __dir__ = lazily(__name__, _HOMES)
