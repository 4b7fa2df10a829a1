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
`rulings`, `reports` and `looks`, and in `uguisu_tools.bots`, `rulings`, `solve` and `testing`, is the public API. It is
imported when first used, so that ``import uguisu`` stays quick.
"""

from __future__ import annotations

from uguisu._lazy import lazily

TYPE_CHECKING = False  # `typing` is slow to import, and the command line takes Ctrl+C over only after this

if TYPE_CHECKING:
    from uguisu.content.loader import read_pack
    from uguisu.content.pack import Pack
    from uguisu.core.build import Build
    from uguisu.core.errors import CompileError, IllegalAction, UguisuError
    from uguisu.core.game import Game
    from uguisu.core.making import FirstChange, Stage
    from uguisu.core.masks import bits, bits_once, mask_of
    from uguisu.core.phase import Move, Phase
    from uguisu.core.placeables import Placeable, Route, Setting
    from uguisu.core.rng import SecretSeed, below, derive, draw_one, shuffle, shuffle_by
    from uguisu.core.rulebook import Rule, Rulebook
    from uguisu.core.state import CHANCE, OFF, OVER, Frame, State
    from uguisu.core.table import Area, Piece, Result, Seat, Track, winner_of
    from uguisu.core.text import Text, Texts
    from uguisu.loading import BadPack, check, load
    from uguisu.match import Match
    from uguisu.messages.local_text import LocalText
    from uguisu.messages.message import Message, Sentence, joined
    from uguisu.plugins.game_type import GameType, NoOptions
    from uguisu.plugins.hooks import hookimpl
    from uguisu.plugins.variant import Variant

__all__ = [
    "CHANCE",
    "OFF",
    "OVER",
    "Area",
    "BadPack",
    "Build",
    "CompileError",
    "FirstChange",
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
    "SecretSeed",
    "Sentence",
    "Setting",
    "Stage",
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
    "derive",
    "draw_one",
    "hookimpl",
    "joined",
    "load",
    "mask_of",
    "read_pack",
    "shuffle",
    "shuffle_by",
    "winner_of",
]

_HOMES = {
    "uguisu.content.loader": ("read_pack",),
    "uguisu.content.pack": ("Pack",),
    "uguisu.core.build": ("Build",),
    "uguisu.core.errors": (
        "CompileError",
        "IllegalAction",
        "UguisuError",
    ),
    "uguisu.core.game": ("Game",),
    "uguisu.core.making": (
        "FirstChange",
        "Stage",
    ),
    "uguisu.core.masks": (
        "bits",
        "bits_once",
        "mask_of",
    ),
    "uguisu.core.phase": (
        "Move",
        "Phase",
    ),
    "uguisu.core.placeables": (
        "Placeable",
        "Route",
        "Setting",
    ),
    "uguisu.core.rng": (
        "SecretSeed",
        "below",
        "derive",
        "draw_one",
        "shuffle",
        "shuffle_by",
    ),
    "uguisu.core.rulebook": (
        "Rule",
        "Rulebook",
    ),
    "uguisu.core.state": (
        "CHANCE",
        "Frame",
        "OFF",
        "OVER",
        "State",
    ),
    "uguisu.core.table": (
        "Area",
        "Piece",
        "Result",
        "Seat",
        "Track",
        "winner_of",
    ),
    "uguisu.core.text": (
        "Text",
        "Texts",
    ),
    "uguisu.loading": (
        "BadPack",
        "check",
        "load",
    ),
    "uguisu.match": ("Match",),
    "uguisu.messages.local_text": ("LocalText",),
    "uguisu.messages.message": (
        "Message",
        "Sentence",
        "joined",
    ),
    "uguisu.plugins.game_type": (
        "GameType",
        "NoOptions",
    ),
    "uguisu.plugins.hooks": ("hookimpl",),
    "uguisu.plugins.variant": ("Variant",),
}

if not TYPE_CHECKING:  # else a type checker takes every name for known
    __getattr__, __dir__ = lazily(__name__, _HOMES)
