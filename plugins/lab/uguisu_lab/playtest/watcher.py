"""Watches games for what no designer wants: pieces that pace, pieces that nothing happens to, lines of the log without a name.

It knows no game: it goes by where pieces are, by events, and by what the log tells. What is told of it is in `alarms`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from uguisu import OFF, Game, State
from uguisu.views import ViewBuilder

CLOCKS = ("turn", "round")
"""What the track is called that counts rounds, in games that have one."""
ROUNDS = 6
"""So many rounds in a row on two places are too many, for a piece that gets around elsewhere."""
AROUND, ELSEWHERE = 2 / 3, 3
"""It gets around if it moves in so many of its other rounds, of which there have to be a few."""
GAP = re.compile(r"^\s|\s{2,}|\s[.,;:!?]|^[.,;:!?]|“\s*”|\(\s*\)")
"""What a line looks like in which a name is missing."""
ONLOOKER = -1


class Pacing(msgspec.Struct, frozen=True):
    """A piece that was on no more than two places for some rounds, moving all the same; and the place it was at most."""

    piece: int
    place: int


class Watched(msgspec.Struct, frozen=True):
    """What was seen of a game: the pieces that moved or were told of, those that stayed in play, who paced, and bad lines."""

    stirred: list[int] = []
    present: list[int] = []
    pacing: list[Pacing] = []
    nameless: list[str] = []


class Watcher:
    """Watches one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.clock = next((at for at, track in enumerate(game.tracks) if track.id in CLOCKS), None)
        self.at: list[int] = []
        self.round = 0
        self.stirred: set[int] = set()
        self.present: set[int] = set()
        self.places: list[list[set[int]]] = [[] for _ in game.pieces]
        """By piece, the places it was on in each round while it was on the map."""
        self.stays: list[Counter[int]] = [Counter() for _ in game.pieces]

    def look(self, state: State) -> None:
        """See a position before somebody decides in it."""
        at = state.at[: len(self.game.pieces)]
        now = state.tracks[self.clock] if self.clock is not None else 0
        if now != self.round or not self.at:
            self.round = now
            for piece, place in enumerate(at):
                if place != OFF:
                    self.places[piece].append({place})
        if at == self.at:
            return
        for piece, (place, before) in enumerate(zip(at, self.at or at, strict=False)):
            if place != OFF:
                self.present.add(piece)
                if self.places[piece]:
                    self.places[piece][-1].add(place)
            if place != before:
                self.stirred.add(piece)
        self.at = at

    def seen(self, state: State, *, told: bool) -> Watched:
        """Return what was seen once the game is over; with `told`, all lines of the log are read."""
        named = {piece.id: number for number, piece in enumerate(self.game.pieces)}
        for event in state.log or ():
            self.stirred.update(named[word] for word in _words(event.details.values()) if word in named)
        return Watched(
            sorted(self.stirred),
            sorted(self.present),
            [found for piece in range(len(self.places)) if (found := self._pacing(piece)) is not None],
            self._nameless(state) if told else [],
        )

    def _pacing(self, piece: int) -> Pacing | None:
        rounds = self.places[piece]
        if self.clock is None or not self.game.pieces[piece].side:
            return None
        within: set[int] = set()
        for begin in range(len(rounds) - ROUNDS + 1):
            some = rounds[begin : begin + ROUNDS]
            if len(set().union(*some)) == 2 and sum(len(places) > 1 for places in some) * 2 >= ROUNDS:
                within.update(range(begin, begin + ROUNDS))
        other = [len(places) > 1 for at, places in enumerate(rounds) if at not in within]
        if not within or len(other) < ELSEWHERE or sum(other) < AROUND * len(other):
            return None
        stayed = Counter(place for at in sorted(within) for place in sorted(rounds[at]))
        return Pacing(piece, stayed.most_common(1)[0][0])

    def _nameless(self, state: State) -> list[str]:
        found: dict[str, None] = {}
        for seat in (ONLOOKER, *range(len(self.game.seats))):
            for line in ViewBuilder(self.game, state, seat, "en").log():
                if GAP.search(line.text):
                    found[line.text] = None
        return [*found]


def _words(values: Iterable[Any]) -> Iterable[str]:
    for value in values:
        if isinstance(value, str):
            yield value
        elif isinstance(value, (list, tuple)):
            yield from _words(value)
