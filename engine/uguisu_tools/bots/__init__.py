"""The bots that play any game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu._lazy import lazily

if TYPE_CHECKING:
    from uguisu_tools.bots.plan_search import plan_search_bot

__all__ = ["plan_search_bot"]

_HOMES = {"uguisu_tools.bots.plan_search": ("plan_search_bot",)}

if not TYPE_CHECKING:  # else a type checker takes every name for known
    __getattr__, __dir__ = lazily(__name__, _HOMES)
