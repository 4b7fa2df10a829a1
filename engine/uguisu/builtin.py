"""The engine's own plugin: what every game has."""

from __future__ import annotations

from typing import Any

from uguisu.bots.bot import BotType
from uguisu.core.language import OPERATIONS, TESTS
from uguisu.core.text import Texts
from uguisu.hooks import hookimpl
from uguisu.rulings.expectations import EXPECTATIONS
from uguisu.texts import TEXTS


@hookimpl
def uguisu_language() -> list[type[Any]]:
    """Operations and conditions of the core, and what rulings may expect."""
    return [*OPERATIONS, *TESTS, *EXPECTATIONS]


@hookimpl
def uguisu_bots() -> list[BotType]:
    """Bots that play any game."""
    from uguisu.bots.perfect import PERFECT
    from uguisu.bots.program import PROGRAM
    from uguisu.bots.search import MCTS
    from uguisu.bots.simple import GREEDY, RANDOM

    return [RANDOM, GREEDY, MCTS, PERFECT, PROGRAM]


@hookimpl
def uguisu_texts() -> list[Texts]:
    """Texts for what the core tells."""
    return [TEXTS]
