"""Events that cards and missions may wait for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from uguisu.said import Reads


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
