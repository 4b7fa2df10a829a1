"""The hooks of Spies that take the tools: what nobody needs to play, and everybody to make a game."""

from __future__ import annotations

from uguisu import hookimpl
from uguisu.bots import BotType, Evaluator
from uguisu.reports import Measure, card_measure
from uguisu.views import GameLook
from uguisu_spies.bots import BOTS, EVALUATORS
from uguisu_spies.look import LOOK
from uguisu_spies.measures import MEASURES


@hookimpl
def uguisu_bots() -> list[BotType]:
    """A bot of its own."""
    return BOTS


@hookimpl
def uguisu_evaluators() -> list[Evaluator]:
    """A guess at who will win, by its name only: what would ask for a default one plays and counts as before."""
    return EVALUATORS


@hookimpl
def uguisu_measures() -> list[Measure]:
    """What becomes of cards."""
    return [
        card_measure("spies", hands=("hand",), lasting=("role", "weapon"), begins="round_began"),
        *MEASURES,
    ]


@hookimpl
def uguisu_looks() -> list[GameLook]:
    """How Spies is drawn."""
    return [LOOK]
