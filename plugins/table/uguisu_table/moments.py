"""What a seat has seen, picture after picture: its own past, that tells nothing of steps which it did not notice."""

from __future__ import annotations

import time

import msgspec

from uguisu import Match
from uguisu.views import View


class Moments:
    """After how many steps one seat's picture was another.

    Attributes:
        steps: those numbers, 0 first.
        whole: whether all that was done has been looked at.
    """

    def __init__(self, seat: str) -> None:
        self.seat = seat
        self.steps: list[int] = []
        self.whole = False
        self._until = -1
        self._last = b""

    def follow(self, match: Match, seconds: float = float("inf")) -> list[int]:
        """Look at what was done since, for no longer than that, and return the moments that were found so far."""
        now, end = len(match.steps), time.monotonic() + seconds
        seat = match.game.seat_index(self.seat)
        if now < self._until:  # moves were taken back
            self.__init__(self.seat)  # type: ignore[misc]
        for at in range(self._until + 1, now + 1):
            seen = picture(match.game.view(match.bare(at), seat))
            if seen != self._last:
                self.steps.append(at)
                self._last = seen
            self._until = at
            if time.monotonic() > end:
                break
        self.whole = self._until == now
        return self.steps


def picture(view: View) -> bytes:
    """Return a view as bytes, but for its log, which talk changes too."""
    return msgspec.structs.replace(view, log=()).to_bytes()
