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
    from uguisu.bots.bot import Bot as Bot
    from uguisu.bots.bot import BotType as BotType
    from uguisu.bots.bot import Decision as Decision
    from uguisu.bots.plan_search import plan_search_bot as plan_search_bot
    from uguisu.bots.policy import Plan as Plan
    from uguisu.bots.policy import Policy as Policy
    from uguisu.bots.policy import policy_bot as policy_bot
    from uguisu.content.diagnostics import Diagnostic as Diagnostic
    from uguisu.content.diagnostics import Finding as Finding
    from uguisu.content.loader import read_pack as read_pack
    from uguisu.content.markers import Expectation as Expectation
    from uguisu.content.markers import Operation as Operation
    from uguisu.content.markers import Test as Test
    from uguisu.content.models.fields import Model as Model
    from uguisu.content.pack import Pack as Pack
    from uguisu.core.build import Build as Build
    from uguisu.core.commit import CommitPhase as CommitPhase
    from uguisu.core.commit import CommitState as CommitState
    from uguisu.core.errors import CompileError as CompileError
    from uguisu.core.errors import IllegalAction as IllegalAction
    from uguisu.core.errors import UguisuError as UguisuError
    from uguisu.core.events import EVERYBODY as EVERYBODY
    from uguisu.core.events import Event as Event
    from uguisu.core.events import all_but as all_but
    from uguisu.core.events import only as only
    from uguisu.core.game import Game as Game
    from uguisu.core.game_type import EventType as EventType
    from uguisu.core.game_type import GameType as GameType
    from uguisu.core.game_type import NoOptions as NoOptions
    from uguisu.core.language.kinds import Kind as Kind
    from uguisu.core.language.kinds import takes as takes
    from uguisu.core.match import Match as Match
    from uguisu.core.phase import ChancePhase as ChancePhase
    from uguisu.core.phase import Move as Move
    from uguisu.core.phase import Phase as Phase
    from uguisu.core.rulebook import Rulebook as Rulebook
    from uguisu.core.state import CHANCE as CHANCE
    from uguisu.core.state import OFF as OFF
    from uguisu.core.state import OVER as OVER
    from uguisu.core.state import State as State
    from uguisu.core.table import Area as Area
    from uguisu.core.table import Piece as Piece
    from uguisu.core.table import Result as Result
    from uguisu.core.table import Seat as Seat
    from uguisu.core.table import Track as Track
    from uguisu.core.text import Text as Text
    from uguisu.core.text import Texts as Texts
    from uguisu.core.variant import Variant as Variant
    from uguisu.core.view import View as View
    from uguisu.core.view import ViewBuilder as ViewBuilder
    from uguisu.hooks import hookimpl as hookimpl
    from uguisu.loading import BadPack as BadPack
    from uguisu.loading import check as check
    from uguisu.loading import load as load
    from uguisu.playtest.measure import Measure as Measure
    from uguisu.registry import DrawingRule as DrawingRule
    from uguisu.registry import Evaluator as Evaluator
    from uguisu.registry import Lint as Lint
    from uguisu.said import Reads as Reads
    from uguisu.said import Said as Said

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

__all__ = list(_HOME_OF)


def __getattr__(name: str) -> Any:
    """Import a part of the public API when it is first used."""
    if name not in _HOME_OF:
        raise AttributeError(f"module 'uguisu' has no attribute '{name}'")
    value = getattr(importlib.import_module(_HOME_OF[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
