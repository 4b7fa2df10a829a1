"""What a playtest counts besides who won."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from uguisu.content.text import LocalText

if TYPE_CHECKING:
    from uguisu.core.game import Game
    from uguisu.core.state import State


@dataclass(frozen=True, slots=True)
class Measure:
    """Something to count in each finished game of a playtest.

    `take` is given the game and its final State, with the log in it, and returns numbers by name; a report shows their
    averages, and how they go with winning. `game` is the game it is for, None for all.
    """

    id: str
    title: LocalText
    take: Callable[[Game, State], Mapping[str, float]]
    game: str | None = None
