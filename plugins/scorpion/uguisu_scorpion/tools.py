"""The hooks of Scorpion that take the tools: what nobody needs to play, and everybody to make a game."""

from __future__ import annotations

from typing import Any

from uguisu import hookimpl
from uguisu.bots import BotType, Evaluator
from uguisu.reports import Measure
from uguisu.views import GameLook
from uguisu_scorpion.bots import BOTS, EVALUATORS
from uguisu_scorpion.expectations import EXPECTATIONS
from uguisu_scorpion.look import LOOK
from uguisu_scorpion.measures import MEASURES


@hookimpl
def uguisu_bots() -> list[BotType]:
    """Players of either side."""
    return BOTS


@hookimpl
def uguisu_evaluators() -> list[Evaluator]:
    """A guess at who will win."""
    return EVALUATORS


@hookimpl
def uguisu_measures() -> list[Measure]:
    """What a playtest counts."""
    return list(MEASURES)


@hookimpl
def uguisu_looks() -> list[GameLook]:
    """How Scorpion is drawn."""
    return [LOOK]


@hookimpl
def uguisu_language() -> list[type[Any]]:
    """What only rulings of Scorpion expect."""
    return list(EXPECTATIONS)
