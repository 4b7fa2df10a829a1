"""Watches games for what no designer wants: pieces that pace or stand in each other's way, sides that do nothing, ends in which
only time passes, pieces that nothing happens to, lines of the log without a name.

It knows no game: it goes by where pieces are, by events, and by what the log tells. What is told of it is in `alarms`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any

import msgspec

from uguisu import OFF, Game, State
from uguisu.events import Event
from uguisu.views import ViewBuilder

ROUNDS = 6
"""So many rounds in a row on two places are too many, for a piece that gets around elsewhere."""
THIRD, LEAST = 3, 3
"""Only time passes at the end of a game: in such a part of its rounds, which have to be a few."""
AROUND, ELSEWHERE = 2 / 3, 3
"""It gets around if it moves in so many of its other rounds, of which there have to be a few."""
GAP = re.compile(r"^\s|\s{2,}|\s[.,;:!?]|^[.,;:!?]|“\s*”|\(\s*\)")
"""What a line looks like in which a name is missing."""
ONLOOKER = -1


class Pacing(msgspec.Struct, frozen=True):
    """A piece that was on no more than two places for some rounds, moving all the same; and the place it was at most."""

    piece: int
    place: int


class Cork(msgspec.Struct, frozen=True):
    """A piece that stood beside one of another side for the last rounds, both of which had moved before; and where it stood."""

    piece: int
    other: int
    place: int


class Watched(msgspec.Struct, frozen=True):
    """What was seen of a game.

    Attributes:
        stirred: the pieces that moved or were told of.
        present: those that were in play.
        pacing: who paced.
        nameless: bad lines.
        idle: the sides that did nothing for some rounds in a row, though they had a choice.
        corks: who stood in another's way to the end.
        still: whether only time passed in the last part of it.
    """

    stirred: list[int] = []
    present: list[int] = []
    pacing: list[Pacing] = []
    nameless: list[str] = []
    idle: list[str] = []
    corks: list[Cork] = []
    still: bool = False


class Watcher:
    """Watches one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.clock = game.round_track()
        self.at: list[int] = []
        self.round = 0
        self.stirred: set[int] = set()
        self.present: set[int] = set()
        self.places: list[list[set[int]]] = [[] for _ in game.pieces]
        """By piece, the places it was on in each round while it was on the map."""
        self.began: list[int] = []
        """How long the log was when each round began."""
        self.chose: list[set[str]] = []
        """The sides that had a choice in each round."""

    def look(self, state: State, choices: int = 0) -> None:
        """See a position before somebody decides in it, among so many actions."""
        at = state.at[: len(self.game.pieces)]
        now = state.tracks[self.clock] if self.clock is not None else 0
        if now != self.round or not self.at:
            self.round = now
            self.began.append(len(state.log or ()))
            self.chose.append(set())
            for piece, place in enumerate(at):
                self.places[piece].append({place} if place != OFF else set())
        if choices > 1 and state.seat >= 0:
            self.chose[-1].add(self.game.seats[state.seat].side)
        if at == self.at:
            return
        for piece, (place, before) in enumerate(zip(at, self.at or at, strict=False)):
            if place != OFF:
                self.present.add(piece)
                self.places[piece][-1].add(place)
            if place != before:
                self.stirred.add(piece)
        self.at = at

    def seen(self, state: State, *, told: bool) -> Watched:
        """Return what was seen once the game is over; with `told`, all lines of the log are read."""
        told_of = self._told_of(state.log or [])
        still = self._still(told_of)
        return Watched(
            sorted(self.stirred),
            sorted(self.present),
            [found for piece in range(len(self.places)) if (found := self._pacing(piece)) is not None],
            self._nameless(state) if told else [],
            [side for side in self.game.sides if self._idle(side, told_of)],
            [] if still else self._corks(told_of),
            still,
        )

    def _told_of(self, log: Sequence[Event]) -> list[set[int]]:
        """Return the pieces that the log of each round tells of; `ONLOOKER` stands for a place or a card.

        That a piece stays where it is, is nothing to tell of: an event that names it and its place alone.
        """
        named = {piece.id: number for number, piece in enumerate(self.game.pieces)}
        places, cards = self.game.topology.index, {*self.game.card_ids}
        found: list[set[int]] = []
        for number, (begin, end) in enumerate(pairwise([0, *self.began[1:], len(log)] if self.began else [])):
            told: set[int] = set()
            for event in log[begin:end]:
                words = {*_words(event.details.values())}
                pieces = {named[word] for word in words & named.keys()}
                self.stirred |= pieces
                where = {places[word] for word in words & places.keys()}
                if len(pieces) == len(where) == 1 and len(event.details) == 2:
                    pieces = {piece for piece in pieces if not where <= self.places[piece][number]}
                    where = where if pieces else set()
                told |= pieces
                if where or words & cards:
                    told.add(ONLOOKER)
            found.append(told)
        return found

    def _stands(self, piece: int, rounds: range) -> bool:
        """Whether a piece is on one place all the time, and on the map."""
        return len(set().union(*(self.places[piece][at] or {OFF} for at in rounds)) - {OFF}) == 1 and all(
            self.places[piece][at] for at in rounds
        )

    def _moves(self, piece: int, number: int) -> bool:
        """Whether a piece was on more than one place in a round, or on another than in the one before."""
        places = self.places[piece]
        return len(places[number]) > 1 or (number > 0 and places[number] != places[number - 1])

    def _idle(self, side: str, told_of: list[set[int]]) -> bool:
        """Whether a side did nothing for some rounds in a row, though it had a choice in each: no piece of it moves or is told
        of, no card is.
        """
        own = {number for number, piece in enumerate(self.game.pieces) if piece.side == side}
        if self.clock is None or not own:
            return False
        run = 0
        for number, told in enumerate(told_of):
            done = told & (own | {ONLOOKER}) or any(self._moves(piece, number) for piece in own)
            there = any(self.places[piece][number] for piece in own)
            run = 0 if done or not there or side not in self.chose[number] else run + 1
            if run >= ROUNDS:
                return True
        return False

    def _still(self, told_of: list[set[int]]) -> bool:
        """Whether nothing moves in the last part of the rounds, and nothing is told but that they pass."""
        rounds = len(told_of)
        last = range(rounds - rounds // THIRD, rounds)
        if self.clock is None or len(last) < LEAST:
            return False
        return not any(
            told_of[at] or any(self._moves(piece, at) for piece in range(len(self.places))) for at in last
        )

    def _corks(self, told_of: list[set[int]]) -> list[Cork]:
        """Return who stood beside a piece of another side for the last rounds, both of which had moved before."""
        rounds = len(told_of)
        if self.clock is None or rounds < 2 * ROUNDS:
            return []
        last = range(rounds - ROUNDS, rounds)
        named = set().union(*(told_of[at] for at in last))
        waiting = {
            piece: next(iter(self.places[piece][-1]))
            for piece in range(len(self.places))
            if self._stands(piece, last)
            and piece not in named
            and any(self._moves(piece, at) for at in range(1, last.start))
        }
        return [
            Cork(piece, other, place)
            for piece, place in waiting.items()
            for other, there in waiting.items()
            if (side := self.game.pieces[piece].side)
            and self.game.pieces[other].side != side
            and there in self.game.topology.neighbours(place)
        ]

    def _pacing(self, piece: int) -> Pacing | None:
        rounds = [places for places in self.places[piece] if places]
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
