"""The hooks of Senjutsu."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from uguisu import GameType, Texts, hookimpl
from uguisu.checks import Lint
from uguisu_senjutsu.effects import board, body, fighting, hand, moving, shooting, steering, wounds
from uguisu_senjutsu.effects.conditions import TESTS
from uguisu_senjutsu.game_type import Senjutsu
from uguisu_senjutsu.lints import LINTS
from uguisu_senjutsu.opponents import effects
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
        *TESTS,
        *hand.OPERATIONS,
        *shooting.OPERATIONS,
        *steering.OPERATIONS,
        *moving.OPERATIONS,
        *fighting.OPERATIONS,
        *board.OPERATIONS,
        *wounds.OPERATIONS,
        *effects.OPERATIONS,
    ]


@hookimpl
def uguisu_lints() -> list[Lint]:
    """Checks of Senjutsu packs."""
    return list(LINTS)


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
