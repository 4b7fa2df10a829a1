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
        seats: those of people here.
        away: those of people elsewhere, who play by post; all others are played by bots.
        bots: which ones; a seat that is not named gets the usual one of its game.
        shown: the seat that looks at the table.
        language: of the page.
    """

    seats: tuple[str, ...] = ()
    away: tuple[str, ...] = ()
    bots: dict[str, str] = {}
    shown: str = ""
    language: str = "en"

    def at(self, game: Game) -> People:
        """Return them at the seats that a game has: missions of a campaign may differ."""
        there = [seat.id for seat in game.seats]
        seats = tuple(seat for seat in self.seats if seat in there)
        away = tuple(seat for seat in self.away if seat in there)
        if self.seats and not seats:
            seats = tuple([seat for seat in there if seat not in away][:1])
        return msgspec.structs.replace(self, seats=seats, away=away)

    def of_everybody(self) -> set[str]:
        """Return the seats that no bot plays."""
        return {*self.seats, *self.away}

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
