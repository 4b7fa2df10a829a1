"""What a playtest counts besides who won."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from uguisu.messages.local_text import LocalText


class Use(msgspec.Struct, frozen=True):
    """How something that a side may use, such as a kind of card, fared in one game.

    Attributes:
        side: whose it is.
        held: how many of it the side had available.
        used: how often it was used.
        turns: in which turns it was used, each as often as it was, from 1; none where no turns are counted.
    """

    side: str
    held: int
    used: int
    turns: tuple[int, ...] = ()


class Visits(msgspec.Struct, frozen=True):
    """Where something happened in one game: the numbers of places, each as often as it happened there."""

    places: tuple[int, ...]


Value = float | Use | Visits | Sequence[float]
"""What a measure may return under a name.

A number is averaged and correlated with who won. A sequence has a number for each turn of the game and is drawn as a curve. A
`Use` goes into a table of what is used and how its side then fares. `Visits` make a heat map.
"""


@dataclass(frozen=True, slots=True)
class Measure:
    """Something to count in each finished game of a playtest.

    Attributes:
        id: its name in the summary.
        title: what its numbers are listed under.
        take: given the game and its final State with the log, returns values by name (see `Measured`). A name that is left out
            did not come up in that game.
        game: the game it is for; None for all.
        names: given the game, returns the titles of its values; a value without one is shown by its name.
        axis: what a sequence runs over, such as turns.
        note: a sentence that says how to read it.
    """

    id: str
    title: LocalText
    take: Callable[[Any, Any], Mapping[str, Value]]
    game: str | None = None
    names: Callable[[Any], Mapping[str, LocalText]] | None = None
    axis: LocalText = ""
    note: LocalText = ""
