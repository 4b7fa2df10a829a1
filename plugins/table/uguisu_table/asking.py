"""What a page is asked to show: the query of its address, which every link on it changes a little."""

from __future__ import annotations

from dataclasses import dataclass, replace
from urllib.parse import parse_qs, urlencode

from uguisu_table.choosing import Pick, picks_of

MOST_LETTERS = 2_000
MOST_FIELDS = 24


@dataclass(frozen=True)
class Asked:
    """What to show.

    Attributes:
        picked: what was picked so far.
        moment: which of the pictures that a seat has seen, None for the present.
        eyes: after the game, whose; None for one's own.
    """

    picked: tuple[Pick, ...] = ()
    moment: int | None = None
    eyes: str | None = None

    @staticmethod
    def of(query: str) -> Asked:
        """Read a query. What is not understood is left out."""
        try:
            said = parse_qs(query[:MOST_LETTERS].lstrip("?"), max_num_fields=MOST_FIELDS)
        except ValueError:
            return Asked()
        moment = said.get("moment", [""])[0]
        return Asked(
            picks_of(said.get("pick", [])),
            int(moment) if moment.isascii() and moment.isdigit() and len(moment) < 7 else None,
            said.get("eyes", [None])[0],
        )

    def query(self) -> str:
        """Write it as a query."""
        fields = [("pick", str(pick)) for pick in self.picked]
        fields += [] if self.moment is None else [("moment", str(self.moment))]
        fields += [] if self.eyes is None else [("eyes", self.eyes)]
        return "?" + urlencode(fields)

    def picking(self, picked: tuple[Pick, ...]) -> str:
        """Return the query with other things picked."""
        return replace(self, picked=picked).query()

    def at(self, moment: int | None) -> str:
        """Return the query of another moment."""
        return replace(self, picked=(), moment=moment).query()

    def by(self, eyes: str) -> str:
        """Return the query of another's eyes."""
        return replace(self, picked=(), eyes=eyes, moment=None).query()
