"""The bots that play any game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu._lazy import lazily

if TYPE_CHECKING:
    from uguisu_tools.bots.plan_search import plan_search_bot
    from uguisu_tools.bots.spec import (
        BotSpec,
        bot_about,
        bot_title,
        bots_by_strength,
        default_bot,
        parse_bots,
        parse_spec,
    )
    from uguisu_tools.bots.table import HUMAN

__all__ = [
    "HUMAN",
    "BotSpec",
    "bot_about",
    "bot_title",
    "bots_by_strength",
    "default_bot",
    "parse_bots",
    "parse_spec",
    "plan_search_bot",
]

_HOMES = {
    "uguisu_tools.bots.plan_search": ("plan_search_bot",),
    "uguisu_tools.bots.spec": (
        "BotSpec",
        "bot_about",
        "bot_title",
        "bots_by_strength",
        "default_bot",
        "parse_bots",
        "parse_spec",
    ),
    "uguisu_tools.bots.table": ("HUMAN",),
}

if not TYPE_CHECKING:  # else a type checker takes every name for known
    __getattr__, __dir__ = lazily(__name__, _HOMES)
