"""The hooks of Senjutsu."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from uguisu import GameType, Texts, hookimpl
from uguisu.bots import BotType, Evaluator
from uguisu.checks import Lint
from uguisu.reports import Measure
from uguisu.views import GameLook
from uguisu_senjutsu import lints
from uguisu_senjutsu.appearance import LOOK
from uguisu_senjutsu.bots import BOTS, EVALUATORS
from uguisu_senjutsu.expectations import EXPECTATIONS
from uguisu_senjutsu.layout import Senjutsu
from uguisu_senjutsu.measures import MEASURES
from uguisu_senjutsu.operations import body, field, fighting, hand, moving, shooting, steering, wounds
from uguisu_senjutsu.solo import words
from uguisu_senjutsu.texts import TEXTS


@hookimpl
def uguisu_games() -> list[GameType]:
    """Senjutsu itself."""
    return [Senjutsu()]


@hookimpl
def uguisu_language() -> list[type[Any]]:
    """Operations and conditions that only Senjutsu has."""
    return [
        *body.OPERATIONS,
        *body.TESTS,
        *hand.OPERATIONS,
        *shooting.OPERATIONS,
        *steering.OPERATIONS,
        *moving.OPERATIONS,
        *fighting.OPERATIONS,
        *field.OPERATIONS,
        *wounds.OPERATIONS,
        *words.OPERATIONS,
        *EXPECTATIONS,
    ]


@hookimpl
def uguisu_evaluators() -> list[Evaluator]:
    """A guess at who will win."""
    return EVALUATORS


@hookimpl
def uguisu_lints() -> list[Lint]:
    """The deck builder's rules."""
    return [Lint(check.__name__, check, "senjutsu") for check in lints.CHECKS]


@hookimpl
def uguisu_bots() -> list[BotType]:
    """Players of Senjutsu."""
    return BOTS


@hookimpl
def uguisu_measures() -> list[Measure]:
    """What a playtest counts."""
    return list(MEASURES)


@hookimpl
def uguisu_translations() -> list[Path]:
    """What Senjutsu says, in other languages."""
    return [Path(__file__).parent / "translations"]


@hookimpl
def uguisu_packs() -> list[Path]:
    """The pack that `uguisu new pack` begins from."""
    return [Path(__file__).parent / "packs"]


@hookimpl
def uguisu_texts() -> list[Texts]:
    """What Senjutsu says at the table."""
    return [TEXTS]


@hookimpl
def uguisu_looks() -> list[GameLook]:
    """How Senjutsu is drawn."""
    return [LOOK]
