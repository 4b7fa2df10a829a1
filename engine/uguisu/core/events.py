"""What happened, and who may know it."""

from __future__ import annotations

from typing import Any, NamedTuple

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
