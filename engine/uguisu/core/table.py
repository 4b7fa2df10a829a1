"""What lies on the table besides the map: seats, pieces, tracks, card areas, marks, results."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from uguisu.core.events import EVERYBODY
from uguisu.messages.local_text import LocalText


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table: one who decides. Several seats may share a side."""

    id: str
    side: str
    title: LocalText = ""


@dataclass(frozen=True, slots=True)
class Piece:
    """A figure or token that stands on places; `audience` says which seats see where."""

    id: str
    kind: str
    side: str
    title: LocalText = ""
    audience: int = EVERYBODY


@dataclass(frozen=True, slots=True)
class Track:
    """A counter with limits; `audience` says which seats see it (see `uguisu.events`).

    `labels` has a word for each value from the lowest up, or none.
    """

    id: str
    low: int = 0
    high: int = 99
    start: int = 0
    title: LocalText = ""
    audience: int = EVERYBODY
    labels: tuple[LocalText, ...] = ()

    def label(self, value: int) -> LocalText:
        """Return what people call `value`, "" where a number is enough."""
        return self.labels[value - self.low] if 0 <= value - self.low < len(self.labels) else ""


@dataclass(frozen=True, slots=True)
class Stock:
    """A deck that lies on the table, nobody's: its cards are turned up by the mission, or are for sale.

    Attributes:
        deck: the area where they lie face down.
        beside: the area where they come: what was turned up, or the row for sale.
        row: how many are for sale at a time; 0: they are turned up.
        cards: all of them, by kind.
    """

    id: str
    title: LocalText
    deck: int
    beside: int
    row: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Remembered:
    """A name that outlasts the effect which gives it: a track says which of some things it is, -1 for none of them.

    `things` are numbers of what is of `kind`: pieces, places, seats, cards.
    """

    track: int
    kind: str
    things: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Area:
    """A place for cards: a deck, a hand, a discard pile.

    `count_seen_by` is the audience that sees how many cards lie there, `faces_seen_by` the one that sees which. To everybody
    else all cards of one `pool` look alike, wherever they lie; "" where they lie face up, or can be told apart in another way.
    """

    id: str
    owner: str = ""
    title: LocalText = ""
    count_seen_by: int = EVERYBODY
    faces_seen_by: int = 0
    pool: str = ""


def winner_of(returns: Mapping[str, float]) -> str | None:
    """Return the side with the highest return, or None for a draw, and where all have lost, as in a solo game.

    >>> winner_of({"red": 1.0, "blue": -1.0}), winner_of({"red": 0.0, "blue": 0.0}), winner_of({"red": -1.0})
    ('red', None, None)
    """
    best = max(returns.values(), default=-1.0)
    sides = [side for side, value in returns.items() if value == best >= 0]
    return sides[0] if len(sides) == 1 else None


@dataclass(frozen=True, slots=True)
class Result:
    """A way the game can end. `returns` holds a number for each side, 1 for a win, -1 for a loss, 0 for a draw."""

    id: str
    returns: dict[str, float]
    title: LocalText = ""
    ranks: dict[str, LocalText] = field(default_factory=dict)

    def winner(self) -> str | None:
        """Return the side that has won, or None: see `winner_of`."""
        return winner_of(self.returns)
