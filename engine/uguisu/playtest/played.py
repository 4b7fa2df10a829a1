"""One game of a playtest, as a worker hands it back."""

from __future__ import annotations

from typing import Any

import msgspec

from uguisu.playtest.measure import Use


class Opening(msgspec.Struct, frozen=True):
    """A seat's first move: its notation, and how it is told (a key of the catalogue, and what to fill in)."""

    move: str
    key: str
    values: dict[str, Any]


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game, or one that broke (then `error` says how, and the rest tells how far it came).

    Attributes:
        index: its number in the playtest, from 0.
        seed: what it was begun with.
        result: the id of how it ended.
        returns: what each side got.
        plies: actions taken, those of chance included.
        steps: (seat, notation), the seat "" for chance: enough to play it again.
        openings: by seat, its first move.
        decisions: by seat, how often it decided.
        choices: by seat, how many actions it could choose from, summed up.
        measures: numbers by name.
        series: by name, a number for each turn.
        uses: by name, what became of a thing that may be used.
        visits: by name, place -> how often something happened there.
        heat: layer -> place -> in how many positions something of that layer was there.
        digest: of the pack it was played with.
    """

    index: int
    seed: int
    digest: str = ""
    result: str = ""
    returns: dict[str, float] = {}
    plies: int = 0
    steps: list[tuple[str, str]] = []
    openings: dict[str, Opening] = {}
    decisions: dict[str, int] = {}
    choices: dict[str, int] = {}
    measures: dict[str, float] = {}
    series: dict[str, list[float]] = {}
    uses: dict[str, Use] = {}
    visits: dict[str, dict[int, int]] = {}
    heat: dict[str, dict[int, int]] = {}
    error: str = ""

    @property
    def winner(self) -> str | None:
        """The side that got most, None when several did."""
        best = max(self.returns.values(), default=0.0)
        sides = [side for side, value in self.returns.items() if value == best]
        return sides[0] if len(sides) == 1 else None
