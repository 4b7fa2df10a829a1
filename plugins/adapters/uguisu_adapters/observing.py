"""What a seat sees, as an array of numbers: for agents that learn."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from uguisu import Game
    from uguisu.views import AreaView, PieceView, View

    Array = NDArray[np.float32]

PER_PIECE = 3
"""Numbers of a piece besides its place: whether it stands somewhere, where it faces, what state it is in."""
MOST_FACINGS = 12
MANY_CARDS = 60


class Observer:
    """Writes views of one game as arrays of one length, of float32 from 0 to 1.

    The parts, in their order (`parts` has their names and slices):

    - ``seat``, ``decider``, ``phase``: one-hot; who sees, who decides, and what. Nothing is set where that is not told.
    - ``clock``: the public clock, as a part of `Game.max_plies`.
    - ``pieces``: for each piece one-hot the place it is seen on, then whether it is seen, its facing, and a number that
      stands for its state.
    - ``marks``: for each kind of mark how many of them lie on each place (at most four count).
    - ``tracks``: where each track that is shown stands between its bounds.
    - ``areas``: for each card area how many cards are in it, and how many of each kind, where that is shown.

    Attributes:
        length: how many numbers an observation has.
        parts: the slice of each part.
    """

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.seats = {seat.id: number for number, seat in enumerate(game.seats)}
        self.phases = {phase.name: number for number, phase in enumerate(game.phases)}
        self.pieces = {piece.id: number for number, piece in enumerate(game.pieces)}
        self.marks = {kind: number for number, kind in enumerate(game.mark_kinds)}
        self.tracks = {track.id: number for number, track in enumerate(game.tracks)}
        self.areas = {area.id: number for number, area in enumerate(game.areas)}
        self.cards = {card: number for number, card in enumerate(game.card_ids)}
        self.places = game.topology.index
        self.parts: dict[str, slice] = {}
        self.length = 0
        for name, numbers in self._sizes():
            self.parts[name] = slice(self.length, self.length + numbers)
            self.length += numbers

    def _sizes(self) -> Iterator[tuple[str, int]]:
        places = len(self.places)
        yield "seat", len(self.seats)
        yield "decider", len(self.seats)
        yield "phase", len(self.phases)
        yield "clock", 1
        yield "pieces", len(self.pieces) * (places + PER_PIECE)
        yield "marks", len(self.marks) * places
        yield "tracks", len(self.tracks)
        yield "areas", len(self.areas) * (1 + len(self.cards))

    def array(self, view: View) -> Array:
        """Return a view as an array of shape ``(length,)``."""
        array = np.zeros(self.length, np.float32)
        part = {name: array[where] for name, where in self.parts.items()}
        if view.seat:
            part["seat"][self.seats[view.seat]] = 1
        if view.decision is not None:
            if view.decision.seat in self.seats:
                part["decider"][self.seats[view.decision.seat]] = 1
            if view.decision.phase in self.phases:
                part["phase"][self.phases[view.decision.phase]] = 1
        part["clock"][0] = min(1.0, view.ply / self.game.max_plies)
        pieces = part["pieces"].reshape(len(self.pieces), len(self.places) + PER_PIECE)
        for piece in view.pieces:
            if piece.id in self.pieces:  # games may show things that are no pieces of theirs
                self._piece(pieces[self.pieces[piece.id]], piece)
        marks = part["marks"].reshape(len(self.marks), len(self.places))
        for mark in view.marks:
            if mark.kind in self.marks:
                marks[self.marks[mark.kind], self.places[mark.place]] += 0.25
        np.minimum(marks, 1.0, out=marks)
        for track in view.tracks:
            if track.id in self.tracks and track.high > track.low:
                share = (track.value - track.low) / (track.high - track.low)
                part["tracks"][self.tracks[track.id]] = min(1.0, max(0.0, share))
        areas = part["areas"].reshape(len(self.areas), 1 + len(self.cards))
        for area in view.areas:
            if area.id in self.areas:
                self._area(areas[self.areas[area.id]], area)
        return array

    def _piece(self, row: Array, piece: PieceView) -> None:
        places = len(self.places)
        if piece.place is not None:
            row[self.places[piece.place]] = 1
            row[places] = 1
        if piece.facing is not None:
            row[places + 1] = (piece.facing + 1) / (MOST_FACINGS + 1)
        if piece.state:
            row[places + 2] = (zlib.crc32(piece.state.encode()) % 1000 + 1) / 1000

    def _area(self, row: Array, area: AreaView) -> None:
        if area.count is not None:
            row[0] = min(1.0, area.count / MANY_CARDS)
        for card in area.cards or ():
            if card in self.cards:
                row[1 + self.cards[card]] = min(1.0, row[1 + self.cards[card]] + 0.25)

    def mask(self, legal: list[int]) -> NDArray[np.int8]:
        """Return which actions are legal, as int8 of shape ``(Game.max_actions,)``."""
        mask = np.zeros(self.game.max_actions, np.int8)
        mask[legal] = 1
        return mask
