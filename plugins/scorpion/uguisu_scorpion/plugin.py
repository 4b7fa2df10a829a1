"""The hooks of Scorpion."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from uguisu import GameType, Texts, Variant, hookimpl
from uguisu.bots import BotType, Evaluator
from uguisu.checks import Lint
from uguisu.reports import Measure
from uguisu.views import GameLook
from uguisu_scorpion.appearance import LOOK
from uguisu_scorpion.bots import BOTS, EVALUATORS
from uguisu_scorpion.expectations import EXPECTATIONS
from uguisu_scorpion.layout import Scorpion
from uguisu_scorpion.lints import castle, decks, setups
from uguisu_scorpion.measures import MEASURES
from uguisu_scorpion.operations import guards, intruders, learning, tests
from uguisu_scorpion.texts import TEXTS
from uguisu_scorpion.variants import BALANCE, ContestedGround, LoneWolf


@hookimpl
def uguisu_games() -> list[GameType]:
    """Scorpion itself."""
    return [Scorpion()]


@hookimpl
def uguisu_variants() -> list[Variant]:
    """Lone wolf, contested ground, and the switches of balance."""
    return [LoneWolf(), ContestedGround(), *(switch() for switch in BALANCE)]


@hookimpl
def uguisu_language() -> list[type[Any]]:
    """Operations, conditions and expectations that only Scorpion has."""
    operations = (*guards.OPERATIONS, *intruders.OPERATIONS, *learning.OPERATIONS)
    return [*operations, *tests.TESTS, *EXPECTATIONS]


@hookimpl
def uguisu_bots() -> list[BotType]:
    """Players of either side."""
    return BOTS


@hookimpl
def uguisu_evaluators() -> list[Evaluator]:
    """A guess at who will win."""
    return EVALUATORS


@hookimpl
def uguisu_lints() -> list[Lint]:
    """Checks of Scorpion packs."""
    return [
        Lint(check.__name__, check, "scorpion") for check in (*castle.CHECKS, *decks.CHECKS, *setups.CHECKS)
    ]


@hookimpl
def uguisu_translations() -> list[Path]:
    """What Scorpion says, in other languages."""
    return [Path(__file__).parent / "translations"]


@hookimpl
def uguisu_packs() -> list[Path]:
    """The pack that `uguisu new pack` begins from."""
    return [Path(__file__).parent / "packs"]


@hookimpl
def uguisu_measures() -> list[Measure]:
    """What a playtest counts."""
    return list(MEASURES)


@hookimpl
def uguisu_texts() -> list[Texts]:
    """What Scorpion says at the table."""
    return [TEXTS]


@hookimpl
def uguisu_looks() -> list[GameLook]:
    """How Scorpion is drawn."""
    return [LOOK]
