"""The hooks of Scorpion."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from uguisu import hookimpl
from uguisu.core.game_type import GameType
from uguisu_scorpion.layout import Scorpion
from uguisu_scorpion.operations import guards, intruders, listening, tests
from uguisu_scorpion.texts import TEXTS


@hookimpl
def uguisu_games() -> list[GameType]:
    """Scorpion itself."""
    return [Scorpion()]


@hookimpl
def uguisu_language() -> list[type[Any]]:
    """Operations and conditions that only Scorpion has."""
    return [*guards.OPERATIONS, *intruders.OPERATIONS, *listening.OPERATIONS, *tests.TESTS]


@hookimpl
def uguisu_texts() -> list[tuple[str, Mapping[str, Mapping[str, str]]]]:
    """What Scorpion says at the table."""
    return [("scorpion", TEXTS)]
