"""The hooks of Scorpion."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from uguisu import GameType, Texts, Variant, hookimpl
from uguisu.checks import Lint
from uguisu_scorpion.effects import conditions, guards, intruders, learning
from uguisu_scorpion.game_type import Scorpion
from uguisu_scorpion.lints import LINTS
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
    """Operations and conditions that only Scorpion has."""
    operations = (*guards.OPERATIONS, *intruders.OPERATIONS, *learning.OPERATIONS)
    return [*operations, *conditions.TESTS]


@hookimpl
def uguisu_lints() -> list[Lint]:
    """Checks of Scorpion packs."""
    return list(LINTS)


@hookimpl
def uguisu_translations() -> list[Path]:
    """What Scorpion says, in other languages."""
    return [Path(__file__).parent / "translations"]


@hookimpl
def uguisu_packs() -> list[Path]:
    """The pack that `uguisu new pack` begins from."""
    return [Path(__file__).parent / "packs"]


@hookimpl
def uguisu_texts() -> list[Texts]:
    """What Scorpion says at the table."""
    return [TEXTS]
