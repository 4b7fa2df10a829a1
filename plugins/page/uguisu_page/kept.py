"""What a browser keeps of a game: the record of its moves, and who sits where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from uguisu import Game
from uguisu_tools.packs import Progress


class People(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits where.

    Attributes:
        seats: those of people; all others are played by bots.
        bots: which ones; a seat that is not named gets the usual one of its game.
        shown: the seat that looks at the table.
        language: of the page.
    """

    seats: tuple[str, ...] = ()
    bots: dict[str, str] = {}
    shown: str = ""
    language: str = "en"

    def at(self, game: Game) -> People:
        """Return them at the seats that a game has: missions of a campaign may differ."""
        there = [seat.id for seat in game.seats]
        seats = tuple(seat for seat in self.seats if seat in there)
        if self.seats and not seats:
            seats = (there[0],)
        return msgspec.structs.replace(self, seats=seats)

    @staticmethod
    def of(said: Mapping[str, Any]) -> People:
        """Read what a page says."""
        return msgspec.convert(dict(said), People)


class Kept(msgspec.Struct, frozen=True):
    """A game, as it is kept.

    Attributes:
        record: its journal.
        people: who sits where.
        progress: how far the campaign had come before it, None for a pack.
    """

    record: str
    people: People
    progress: Progress | None = None
