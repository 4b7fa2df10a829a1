"""The hooks of Temple."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from uguisu import GameType, Texts, Variant, hookimpl
from uguisu.checks import Lint
from uguisu_temple.effects import CONDITIONS
from uguisu_temple.game_type import Temple
from uguisu_temple.lints import LINTS
from uguisu_temple.texts import TEXTS
from uguisu_temple.variants.compulsory_movement import CompulsoryMovement
from uguisu_temple.variants.silence import Silence


@hookimpl
def uguisu_games() -> list[GameType]:
    """Temple itself."""
    return [Temple()]


@hookimpl
def uguisu_variants() -> list[Variant]:
    """The additional rules."""
    return [CompulsoryMovement(), Silence()]


@hookimpl
def uguisu_language() -> list[type[Any]]:
    """Conditions that only Temple has."""
    return list(CONDITIONS)


@hookimpl
def uguisu_lints() -> list[Lint]:
    """Checks of Temple packs."""
    return list(LINTS)


@hookimpl
def uguisu_texts() -> list[Texts]:
    """What Temple says at the table."""
    return [TEXTS]


@hookimpl
def uguisu_translations() -> list[Path]:
    """What Temple says, in other languages."""
    return [Path(__file__).parent / "translations"]


@hookimpl
def uguisu_packs() -> list[Path]:
    """The pack that `uguisu new pack` begins from."""
    return [Path(__file__).parent / "packs"]
