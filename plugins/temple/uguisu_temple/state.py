"""A position of Temple."""

from __future__ import annotations

from uguisu import State

ESCAPED, CAUGHT, TIME_UP, REPEATED = range(4)
"""Indices of the results."""

NINJA = 0
"""The ninja's index among the pieces; samurai follow from 1, in moving order."""

TURN = 0
"""The index of the turn track."""


class TempleState(State):
    """A position of Temple.

    Attributes:
        free: for each crossing, 1 where nobody stands.
        mover: the piece whose turn it is to move or be placed.
        cut: ways a mission has cut, as (place, place) pairs in both directions.
        joined: ways it has laid that the map has not, in the same way.
        seen: a number for each position at the start of a round, kept while repetition counts.
        judged: the last round whose start was looked at for repetition.
    """

    free: list[int]
    mover: int
    cut: tuple[tuple[int, int], ...]
    joined: tuple[tuple[int, int], ...]
    seen: list[int]
    judged: int

    def put(self, piece: int, place: int) -> None:
        """Stand `piece` on `place`, from wherever it was; -1 takes it off the board."""
        old = self.at[piece]
        if old >= 0:
            self.free[old] = 1
        if place >= 0:
            self.free[place] = 0
        self.at[piece] = place
