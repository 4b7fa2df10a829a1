"""Uguisu: a turn engine for board-game scenarios, for which maps, cards and missions are data and rules are plugins.

Play random moves in a pack::

    import random
    import uguisu

    game = uguisu.load("scenarios/temple/first_steps")
    match = uguisu.Match(game, seed=1)
    while not match.over:
        match.play(random.choice(match.legal()))
    print(match.view("ninja").result)

What is named in `__all__` here and in `uguisu.effects`, `cards`, `phases`, `events`, `views`, `board`, `bots`, `checks`,
`rulings`, `reports`, `solve` and `testing` is the public API. It is imported when first used, so that ``import uguisu``
stays quick.
"""

from __future__ import annotations

from uguisu._lazy import lazily

TYPE_CHECKING = False  # `typing` is slow to import, and the command line takes Ctrl+C over only after this

if TYPE_CHECKING:
    from uguisu.bots import Bot as Bot
    from uguisu.bots import BotType as BotType
    from uguisu.bots import Decision as Decision
    from uguisu.bots import Evaluator as Evaluator
    from uguisu.bots import Plan as Plan
    from uguisu.bots import Policy as Policy
    from uguisu.bots import plan_search_bot as plan_search_bot
    from uguisu.bots import policy_bot as policy_bot
    from uguisu.checks import Diagnostic as Diagnostic
    from uguisu.checks import DrawingRule as DrawingRule
    from uguisu.checks import Finding as Finding
    from uguisu.checks import Lint as Lint
    from uguisu.content.loader import read_pack
    from uguisu.content.pack import Pack
    from uguisu.content.text import LocalText
    from uguisu.core.build import Build
    from uguisu.core.errors import CompileError, IllegalAction, UguisuError
    from uguisu.core.game import Game
    from uguisu.core.game_type import GameType, NoOptions
    from uguisu.core.masks import bits, bits_once, mask_of
    from uguisu.core.match import Match
    from uguisu.core.phase import Move, Phase
    from uguisu.core.placeables import Placeable, Route, Setting
    from uguisu.core.rng import below, draw_one, shuffle, shuffle_by
    from uguisu.core.rulebook import Rule, Rulebook
    from uguisu.core.state import CHANCE, OFF, OVER, Frame, State
    from uguisu.core.table import Area, Piece, Result, Seat, Track
    from uguisu.core.text import Text, Texts
    from uguisu.core.variant import Variant
    from uguisu.effects import Kind as Kind
    from uguisu.effects import Model as Model
    from uguisu.effects import Operation as Operation
    from uguisu.effects import Test as Test
    from uguisu.effects import takes as takes
    from uguisu.events import EVERYBODY as EVERYBODY
    from uguisu.events import Event as Event
    from uguisu.events import EventType as EventType
    from uguisu.events import all_but as all_but
    from uguisu.events import only as only
    from uguisu.loading import BadPack, check, load
    from uguisu.messages.message import Message, Sentence, joined
    from uguisu.phases import ChancePhase as ChancePhase
    from uguisu.phases import CommitPhase as CommitPhase
    from uguisu.phases import CommitState as CommitState
    from uguisu.plugins.hooks import hookimpl
    from uguisu.reports import Measure as Measure
    from uguisu.rulings import Expectation as Expectation
    from uguisu.views import View as View
    from uguisu.views import ViewBuilder as ViewBuilder

    Reads, Said = Sentence, Message  # what they were called

__all__ = [
    "CHANCE",
    "OFF",
    "OVER",
    "Area",
    "BadPack",
    "Build",
    "CompileError",
    "Frame",
    "Game",
    "GameType",
    "IllegalAction",
    "LocalText",
    "Match",
    "Message",
    "Move",
    "NoOptions",
    "Pack",
    "Phase",
    "Piece",
    "Placeable",
    "Result",
    "Route",
    "Rule",
    "Rulebook",
    "Seat",
    "Sentence",
    "Setting",
    "State",
    "Text",
    "Texts",
    "Track",
    "UguisuError",
    "Variant",
    "below",
    "bits",
    "bits_once",
    "check",
    "draw_one",
    "hookimpl",
    "joined",
    "load",
    "mask_of",
    "read_pack",
    "shuffle",
    "shuffle_by",
]

_HOMES = {
    "uguisu.content.loader": ("read_pack",),
    "uguisu.content.pack": ("Pack",),
    "uguisu.content.text": ("LocalText",),
    "uguisu.core.build": ("Build",),
    "uguisu.core.errors": ("CompileError", "IllegalAction", "UguisuError"),
    "uguisu.core.game": ("Game",),
    "uguisu.core.game_type": ("GameType", "NoOptions"),
    "uguisu.core.masks": ("bits", "bits_once", "mask_of"),
    "uguisu.core.match": ("Match",),
    "uguisu.core.phase": ("Move", "Phase"),
    "uguisu.core.placeables": ("Placeable", "Route", "Setting"),
    "uguisu.core.rng": ("below", "draw_one", "shuffle", "shuffle_by"),
    "uguisu.core.rulebook": ("Rule", "Rulebook"),
    "uguisu.core.state": ("CHANCE", "Frame", "OFF", "OVER", "State"),
    "uguisu.core.table": ("Area", "Piece", "Result", "Seat", "Track"),
    "uguisu.core.text": ("Text", "Texts"),
    "uguisu.core.variant": ("Variant",),
    "uguisu.plugins.hooks": ("hookimpl",),
    "uguisu.loading": ("BadPack", "check", "load"),
    "uguisu.messages.message": ("Sentence", "Message", "joined"),
}

_MOVED = {
    "uguisu.bots": (
        "Bot",
        "BotType",
        "Decision",
        "Evaluator",
        "Plan",
        "Policy",
        "plan_search_bot",
        "policy_bot",
    ),
    "uguisu.checks": ("Diagnostic", "DrawingRule", "Finding", "Lint"),
    "uguisu.effects": ("Kind", "Model", "Operation", "Test", "takes"),
    "uguisu.events": ("EVERYBODY", "Event", "EventType", "all_but", "only"),
    "uguisu.phases": ("ChancePhase", "CommitPhase", "CommitState"),
    "uguisu.reports": ("Measure",),
    "uguisu.rulings": ("Expectation",),
    "uguisu.views": ("View", "ViewBuilder"),
}
"""Names that have their place in another public module, where the documentation shows them."""

_RENAMED = {"Reads": "Sentence", "Said": "Message"}

if not TYPE_CHECKING:  # else a type checker takes every name for known
    __getattr__, __dir__ = lazily(__name__, _HOMES, _MOVED, _RENAMED)
