"""Bots: players that are programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu._lazy import lazily

if TYPE_CHECKING:
    from uguisu.bots.bot import Bot, BotType, Decision, Evaluator, evaluator_for
    from uguisu.bots.policy import Actions, Plan, Policy, policy_bot, sharp_bot
    from uguisu.bots.policy import Answer as PolicyAnswer

__all__ = [
    "Actions",
    "Bot",
    "BotType",
    "Decision",
    "Evaluator",
    "Plan",
    "Policy",
    "PolicyAnswer",
    "evaluator_for",
    "policy_bot",
    "sharp_bot",
]

_HOMES = {
    "uguisu.bots.bot": (
        "Bot",
        "BotType",
        "Decision",
        "Evaluator",
        "evaluator_for",
    ),
    "uguisu.bots.policy": (
        "Actions",
        "Answer as PolicyAnswer",
        "Plan",
        "Policy",
        "policy_bot",
        "sharp_bot",
    ),
}

if not TYPE_CHECKING:  # else a type checker takes every name for known
    __getattr__, __dir__ = lazily(__name__, _HOMES)
