"""What a playtest counts besides who won."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from uguisu.messages.local_text import LocalText


class Use(msgspec.Struct, frozen=True):
    """What became in one game of something a side may use, such as a kind of card.

    Attributes:
        side: whose it is.
        held: how many of it the side had available.
        used: how often it was used.
    """

    side: str
    held: int
    used: int


class Visits(msgspec.Struct, frozen=True):
    """Where something happened in one game: places by number, each as often as it did."""

    places: tuple[int, ...]


Value = float | Use | Visits | Sequence[float]
"""What a measure may return under a name.

A number is averaged, and held against who won. A sequence holds a number for each turn, from the first to the last that
the game had: it is drawn as a curve. A `Use` goes into a table of what is used, and how its side then fares. `Visits`
make a heat map.
"""


@dataclass(frozen=True, slots=True)
class Measure:
    """Something to count in each finished game of a playtest.

    Attributes:
        id: its name in the summary.
        title: what its numbers are listed under.
        take: given the game and its final State, with the log in it, returns values by name (see `Value`). A name that is
            left out did not come up in that game.
        game: the game it is for; None for all.
        names: given the game, returns what its values are called; one that it leaves out is called by its name.
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
