"""Uguisu: a turn engine for board-game scenarios, for which maps, cards and missions are data and rules are plugins.

Play random moves in a pack::

    import random
    import uguisu

    game = uguisu.load("scenarios/temple/first_steps")
    match = uguisu.Match(game, seed=1)
    while not match.over:
        match.play(random.choice(match.legal()))
    print(match.view("ninja").result)

Everything named in `__all__` is the public API. It is imported when first used, so that ``import uguisu`` stays quick.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from uguisu.bots.bot import Bot, BotType, Decision
    from uguisu.bots.plan_search import plan_search_bot
    from uguisu.bots.policy import Plan, Policy, policy_bot
    from uguisu.content.diagnostics import Diagnostic, Finding
    from uguisu.content.loader import read_pack
    from uguisu.content.markers import Expectation, Operation, Test
    from uguisu.content.models.fields import Model
    from uguisu.content.pack import Pack
    from uguisu.core.build import Build
    from uguisu.core.commit import CommitPhase, CommitState
    from uguisu.core.errors import CompileError, IllegalAction, UguisuError
    from uguisu.core.events import EVERYBODY, Event, all_but, only
    from uguisu.core.game import Game
    from uguisu.core.game_type import EventType, GameType, NoOptions
    from uguisu.core.language.kinds import Kind, takes
    from uguisu.core.match import Match
    from uguisu.core.phase import ChancePhase, Move, Phase
    from uguisu.core.rulebook import Rulebook
    from uguisu.core.state import CHANCE, OFF, OVER, State
    from uguisu.core.table import Area, Piece, Result, Seat, Track
    from uguisu.core.text import Text, Texts
    from uguisu.core.variant import Variant
    from uguisu.core.view import View, ViewBuilder
    from uguisu.hooks import hookimpl
    from uguisu.loading import BadPack, check, load
    from uguisu.playtest.measure import Measure
    from uguisu.registry import DrawingRule, Evaluator, Lint
    from uguisu.said import Said

_HOMES = {
    "uguisu.bots.bot": ("Bot", "BotType", "Decision"),
    "uguisu.bots.plan_search": ("plan_search_bot",),
    "uguisu.bots.policy": ("Plan", "Policy", "policy_bot"),
    "uguisu.content.diagnostics": ("Diagnostic", "Finding"),
    "uguisu.content.loader": ("read_pack",),
    "uguisu.content.markers": ("Expectation", "Operation", "Test"),
    "uguisu.content.models.fields": ("Model",),
    "uguisu.content.pack": ("Pack",),
    "uguisu.core.build": ("Build",),
    "uguisu.core.commit": ("CommitPhase", "CommitState"),
    "uguisu.core.errors": ("CompileError", "IllegalAction", "UguisuError"),
    "uguisu.core.events": ("EVERYBODY", "Event", "all_but", "only"),
    "uguisu.core.game": ("Game",),
    "uguisu.core.game_type": ("EventType", "GameType", "NoOptions"),
    "uguisu.core.language.kinds": ("Kind", "takes"),
    "uguisu.core.match": ("Match",),
    "uguisu.core.phase": ("ChancePhase", "Move", "Phase"),
    "uguisu.core.rulebook": ("Rulebook",),
    "uguisu.core.state": ("CHANCE", "OFF", "OVER", "State"),
    "uguisu.core.table": ("Area", "Piece", "Result", "Seat", "Track"),
    "uguisu.core.text": ("Text", "Texts"),
    "uguisu.core.variant": ("Variant",),
    "uguisu.core.view": ("View", "ViewBuilder"),
    "uguisu.hooks": ("hookimpl",),
    "uguisu.loading": ("BadPack", "check", "load"),
    "uguisu.playtest.measure": ("Measure",),
    "uguisu.registry": ("DrawingRule", "Evaluator", "Lint"),
    "uguisu.said": ("Reads", "Said"),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [
    "CHANCE",
    "EVERYBODY",
    "OFF",
    "OVER",
    "Area",
    "BadPack",
    "Bot",
    "BotType",
    "Build",
    "ChancePhase",
    "CommitPhase",
    "CommitState",
    "CompileError",
    "Decision",
    "Diagnostic",
    "DrawingRule",
    "Evaluator",
    "Event",
    "EventType",
    "Expectation",
    "Finding",
    "Game",
    "GameType",
    "IllegalAction",
    "Kind",
    "Lint",
    "Match",
    "Measure",
    "Model",
    "Move",
    "NoOptions",
    "Operation",
    "Pack",
    "Phase",
    "Piece",
    "Plan",
    "Policy",
    "Reads",
    "Result",
    "Rulebook",
    "Said",
    "Seat",
    "State",
    "Test",
    "Text",
    "Texts",
    "Track",
    "UguisuError",
    "Variant",
    "View",
    "ViewBuilder",
    "all_but",
    "check",
    "hookimpl",
    "load",
    "only",
    "plan_search_bot",
    "policy_bot",
    "read_pack",
    "takes",
]


def __getattr__(name: str) -> Any:
    """Import a part of the public API when it is first used."""
    if name not in _HOME_OF:
        raise AttributeError(f"module 'uguisu' has no attribute '{name}'")
    value = getattr(importlib.import_module(_HOME_OF[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
