"""What happened, and who may know it; and the events that cards and missions may wait for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from uguisu.said import Reads

EVERYBODY = -1
"""The audience that leaves nobody out (all bits set)."""


class Event(NamedTuple):
    """One thing that happened.

    Attributes:
        ply: the ply it happened at, or what the game has for a public clock (`Game.clock`).
        kind: its name; the text under ``event.<kind>`` in the game's texts tells it to people.
        audience: a bit for each seat that may know of it (``1 << seat``), `EVERYBODY`, or `all_but` some.
        details: names and numbers for the text: ids of places, pieces, cards, seats and tracks, or plain values.
    """

    ply: int
    kind: str
    audience: int
    details: dict[str, Any]

    def heard_by(self, seat: int) -> bool:
        """Whether `seat` may know of it; seat -1 is an onlooker, who knows what everybody knows."""
        return hears(self.audience, seat)


def hears(audience: int, seat: int) -> bool:
    """Whether `seat` is in an audience; seat -1 is an onlooker, who hears what is not kept to a few."""
    return audience < 0 if seat < 0 else bool(audience >> seat & 1)


def only(*seats: int) -> int:
    """Return the audience made of just these seats."""
    audience = 0
    for seat in seats:
        audience |= 1 << seat
    return audience


def all_but(*seats: int) -> int:
    """Return the audience of everybody else, onlookers included: for what these seats are told in other words."""
    return ~only(*seats)


@dataclass(frozen=True, slots=True)
class EventType:
    """An event that programs may hang on: a sentence, and its arguments as name -> kind; and how it reads after 'whenever'.

    Kinds are ``piece``, ``place``, ``seat`` and ``number``, those that the game declares in `GameType.kinds` (a guard, an
    intruder), and the kinds of its pieces; `Game.signal` gives the arguments in this order.
    """

    description: str
    arguments: Mapping[str, str] = field(default_factory=dict)
    reads: Reads | None = None


GAME_STARTED = "game_started"
CARD_PLAYED = "card_played"

EVENTS_OF_EVERY_GAME: Mapping[str, EventType] = {
    CARD_PLAYED: EventType(
        "A card has been played, and its own effect is over; `seat` has played it.",
        {"seat": "seat", "card": "card"},
        Reads("{seat} has played {card}"),
    ),
    GAME_STARTED: EventType(
        "The game begins, before the first decision. An objective without `on:` is not checked then.",
        reads=Reads("the game begins"),
    ),
}
"""The events that the engine raises itself."""
