"""The hooks of Spies."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from uguisu import GameType, Texts, hookimpl
from uguisu.checks import Lint
from uguisu_spies.effects.board import MISSION_WORDS
from uguisu_spies.effects.conditions import CONDITIONS
from uguisu_spies.effects.guard import GUARD_WORDS
from uguisu_spies.effects.spies import OPERATIONS
from uguisu_spies.game_type import Spies
from uguisu_spies.lints import LINTS
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
def uguisu_lints() -> list[Lint]:
    """Checks of Spies packs."""
    return list(LINTS)


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
