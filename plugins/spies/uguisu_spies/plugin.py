"""The hooks of Spies."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from uguisu import GameType, Texts, hookimpl
from uguisu.bots import BotType, Evaluator
from uguisu.checks import Lint
from uguisu.reports import Measure, card_measure
from uguisu.views import GameLook
from uguisu_spies.appearance import LOOK
from uguisu_spies.bots import BOTS, EVALUATORS
from uguisu_spies.card_words import OPERATIONS
from uguisu_spies.conditions import CONDITIONS
from uguisu_spies.guard_words import GUARD_WORDS
from uguisu_spies.layout import Spies
from uguisu_spies.lints import CHECKS
from uguisu_spies.measures import MEASURES
from uguisu_spies.operations import MISSION_WORDS
from uguisu_spies.texts import TEXTS


@hookimpl
def uguisu_games() -> list[GameType]:
    """Spies itself."""
    return [Spies()]


@hookimpl
def uguisu_language() -> list[type[Any]]:
    """Operations and conditions that only Spies has."""
    return [*OPERATIONS, *GUARD_WORDS, *MISSION_WORDS, *CONDITIONS]


@hookimpl
def uguisu_measures() -> list[Measure]:
    """What becomes of cards."""
    return [card_measure("spies", hands=("hand",), lasting=("role", "weapon")), *MEASURES]


@hookimpl
def uguisu_lints() -> list[Lint]:
    """Checks of Spies packs."""
    return [Lint(check.__name__, check, "spies") for check in CHECKS]


@hookimpl
def uguisu_texts() -> list[Texts]:
    """What Spies says at the table."""
    return [TEXTS]


@hookimpl
def uguisu_translations() -> list[Path]:
    """What Spies says, in other languages."""
    return [Path(__file__).parent / "translations"]


@hookimpl
def uguisu_packs() -> list[Path]:
    """The pack that `uguisu new pack` begins from."""
    return [Path(__file__).parent / "packs"]


@hookimpl
def uguisu_bots() -> list[BotType]:
    """A bot of its own."""
    return BOTS


@hookimpl
def uguisu_evaluators() -> list[Evaluator]:
    """A guess at who will win, by its name only: what would ask for a default one plays and counts as before."""
    return EVALUATORS


@hookimpl
def uguisu_looks() -> list[GameLook]:
    """How Spies is drawn."""
    return [LOOK]
