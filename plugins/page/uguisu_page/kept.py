"""What a browser keeps of a game: the record of its moves, and who sits where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec


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

    @staticmethod
    def of(said: Mapping[str, Any]) -> People:
        """Read what a page says."""
        return msgspec.convert(dict(said), People)


class Kept(msgspec.Struct, frozen=True):
    """A game, as it is kept."""

    record: str
    people: People
