"""The bench that a ruling is tried on: a position, and what has happened on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from uguisu.core.errors import UguisuError
from uguisu.core.events import TRIGGERED, Event
from uguisu.core.game import Game
from uguisu.core.state import CHANCE, State
from uguisu.core.view import View
from uguisu.messages.message import Message
from uguisu.messages.suggest import did_you_mean

if TYPE_CHECKING:
    from uguisu.content.models.position import Position


class Bench:
    """A position under trial, for `Expectation.differs` to look at.

    Attributes:
        game: the compiled game.
        state: the true position, its log included.
        since: the length of the log before the last moves played; what follows is `news`.
    """

    def __init__(self, game: Game, seed: int = 0, setup: Position | Mapping[str, Any] | None = None) -> None:
        self.game = game
        self.state: State = game.new(seed, record=True)
        game.arrange(self.state, setup or {})
        if setup:
            self.state.log = []
        self.since = 0

    def play(self, move: str) -> None:
        """Carry out the move written `move`; chance before it is decided by the seed, unless `move` names its outcome.

        Raises:
            IllegalAction: when it is not legal.
        """
        while not self.state.over and self.state.seat == CHANCE and move not in self.legal():
            self.game.roll(self.state)
        self.game.play(self.state, move)

    def mark_log(self) -> None:
        """From now on, `news` is what happens from here."""
        self.since = len(self.state.log or ())

    @property
    def news(self) -> list[Event]:
        """What happened since the log was last marked (`mark_log`)."""
        return (self.state.log or [])[self.since :]

    def legal(self) -> list[str]:
        """Return the notations of the legal actions."""
        return [self.game.describe(self.state, action).notation for action in self.game.legal(self.state)]

    def view(self, seat: str, language: str = "en") -> View:
        """Return what `seat` sees; "" is an onlooker."""
        return self.game.view(self.state, self.seat(seat), language)

    # --- names ----------------------------------------------------------------------------------------------

    def seat(self, name: str) -> int:
        """Return the index of a seat, -1 for "" or `onlooker`."""
        if name in ("", "onlooker"):
            return -1
        return self._index(name, [seat.id for seat in self.game.seats], Message("seat"))

    def seats_of(self, name: str) -> list[int]:
        """Return the seats called `name`, or those of the side called so."""
        of_side = [number for number, seat in enumerate(self.game.seats) if seat.side == name]
        seats = [number for number, seat in enumerate(self.game.seats) if seat.id == name]
        return seats or of_side or [self.seat(name)]

    def piece(self, name: str) -> int:
        """Return the index of a piece."""
        return self._index(name, [piece.id for piece in self.game.pieces], Message("piece"))

    def track(self, name: str) -> int:
        """Return the index of a track."""
        return self._index(name, [track.id for track in self.game.tracks], Message("track"))

    def area(self, name: str) -> int:
        """Return the index of a card area."""
        return self._index(name, [area.id for area in self.game.areas], Message("card area"))

    def mark(self, name: str) -> int:
        """Return the index of a kind of mark."""
        return self._index(name, self.game.mark_kinds, Message("kind of mark"))

    def seen_mark(self, name: str) -> None:
        """Raise an error unless views of this game may show marks of this kind."""
        self._index(name, (*self.game.mark_kinds, *self.game.shown_marks), Message("kind of mark"))

    def place(self, name: str) -> int:
        """Return the index of a place."""
        return self._index(name, self.game.topology.ids, Message("place"))

    def cards(self, names: tuple[str, ...]) -> list[int]:
        """Return the indices of cards."""
        return [self._index(name, self.game.card_ids, Message("card")) for name in names]

    def result(self, name: str) -> int:
        """Return the index of a way to end."""
        return self._index(name, [result.id for result in self.game.results], Message("result"))

    def side(self, name: str) -> str:
        """Return the name of a side."""
        return self.game.sides[self._index(name, self.game.sides, Message("side"))]

    def phase(self, name: str) -> int:
        """Return the index of a phase."""
        return self._index(name, [phase.name for phase in self.game.phases], Message("phase"))

    def event(self, kind: str) -> None:
        """Raise an error unless this is a kind of event that is declared, told, or has happened."""
        told = {name.removeprefix("event.") for name in self.game.texts.keys("event.")}
        happened = {event.kind for event in self.state.log or ()}
        self._index(kind, sorted({TRIGGERED, *self.game.told, *told, *happened}), Message("kind of event"))

    @staticmethod
    def _index(name: str, names: Sequence[str], noun: str) -> int:
        if name not in names:
            raise UguisuError(
                Message("there is no {noun} '{name}'", noun=noun, name=name), did_you_mean(name, names)
            )
        return names.index(name)
