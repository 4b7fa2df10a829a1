"""What stands out of a playtest, each in a sentence, and where one looks or goes to do something about it."""

from __future__ import annotations

from typing import Literal, NamedTuple

from uguisu import Message

LeadKind = Literal["places", "game", "cards", "goals", "stories", "set_up", "more"]


class Lead(NamedTuple):
    """Where something is to be done about it.

    Attributes:
        kind: places of the map, a game that was played, a part of the pack, or more games.
        names: the ids of places, cards or stories.
        game: the number of the game, from 0.
    """

    kind: LeadKind
    names: tuple[str, ...] = ()
    game: int = 0


class Remark(NamedTuple):
    """One thing that stands out."""

    told: Message
    lead: Lead | None = None
