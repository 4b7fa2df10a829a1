"""A phase: who decides what, and what comes of it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, ClassVar, Generic, NamedTuple

from uguisu.core.state import CHANCE, OVER, Frame, S
from uguisu.core.text import Text


class Move(NamedTuple):
    """An action told to people.

    Attributes:
        notation: short, stable and free of spaces; replays store it and `Game.parse` reads it.
        label: what it does, to be told in the reader's language.
        places: indices of the places a table should light up.
        pieces: indices of the pieces concerned.
        cards: ids of the cards concerned.
    """

    notation: str
    label: Text
    places: tuple[int, ...] = ()
    pieces: tuple[int, ...] = ()
    cards: tuple[str, ...] = ()


class Phase(Generic[S]):
    """One kind of decision in a game.

    `legal` and `apply` work on a State and keep nothing of their own; what a phase reads of the game it gets in
    `bind`, once. Its methods are named rules: a variant may wrap or replace ``<name>.legal``, ``<name>.apply`` and
    ``<name>.enter``.
    """

    name: ClassVar[str] = "phase"
    index: int = -1
    then: Phase[Any] | None = None
    """The phase that comes next; `Build.insert` rewires it."""

    def bind(self, game: Any) -> None:
        """Store what this phase's rules need from the compiled `game`. Called once, before play."""

    def enter(self, state: S) -> None:
        """Begin this phase. A phase with nothing to decide goes on to `then` from here."""
        raise NotImplementedError

    def legal(self, state: S) -> list[int]:
        """Return the legal actions; never empty."""
        raise NotImplementedError

    def draw(self, state: S, random: Callable[[], float]) -> int:
        """Return one of `legal` at random, all equally likely; `random` returns floats in [0, 1).

        Playouts want no more than that. A phase overrides it where one action is found faster than all: by drawing among
        more than are legal, say, until it has one that is.
        """
        actions = self.legal(state)
        return actions[int(random() * len(actions))]

    @classmethod
    def draws(cls) -> bool:
        """Whether this class's `draw` matches its `legal`: False where a subclass overrides `legal` alone."""
        for kind in cls.__mro__:
            if kind.__module__ == __name__:
                return False
            if "draw" in vars(kind):
                return True
            if "legal" in vars(kind) or "options" in vars(kind):
                return False
        return False

    def apply(self, state: S, action: int) -> None:
        """Carry out `action`, one of `legal`, and begin what comes next."""
        raise NotImplementedError

    def resume(self, state: S) -> None:
        """Go on after programs or nested decisions have run, which may have changed what was true at `enter`."""

    def seen(self, state: S, action: int, seat: int) -> int:
        """Return what `seat` learns when `action` is taken, before it is carried out; by default the action itself.

        Of a hidden action return a number that is the same for all that look alike to `seat`. Searches use it (by
        `Game.seen`, which leaves out decisions that the seat may not notice) so that no player in them acts on what they
        couldn't know.
        """
        return action

    def resampled(self, state: S, frame: Frame, seat: int, rng: random.Random) -> None:
        """In a state just resampled for `seat`, restore whatever this open decision (`frame`) depends on."""

    def describe(self, state: S, action: int) -> Move:
        """Tell `action` to people. Two legal actions never share a notation."""
        raise NotImplementedError

    def title(self, state: S) -> Text:
        """Tell what is being decided."""
        return Text(f"phase.{self.name}")

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}>"


class ChancePhase(Phase[S]):
    """A phase that dice or a shuffled deck decide. Its seat is `CHANCE`."""

    def chances(self, state: S) -> list[tuple[int, int]]:
        """Return [(action, weight), ...] with positive whole weights; the probability is weight / sum."""
        raise NotImplementedError

    def enter(self, state: S) -> None:
        """Give the decision to chance."""
        state.phase = self.index
        state.seat = CHANCE

    def legal(self, state: S) -> list[int]:
        """Return the actions that chance may take."""
        return [action for action, _ in self.chances(state)]


class NestedPhase(Phase[S]):
    """A decision on the machine's stack: opened with `open`, answered once and then removed; play goes on below it.

    Its frame is ``[~phase, seat, value, ...]``.
    """

    def bind(self, game: Any) -> None:
        self.game = game
        self.settle, self.seats = game.machine.settle, len(game.seats)

    def open(self, state: S, seat: int, *values: int) -> None:
        """Let `seat` decide once the present action is finished; if several are opened, the first is asked first."""
        state.pending.append([~self.index, seat, *values])

    def follow(self, state: S, seat: int, *values: int) -> None:
        """Let `seat` decide right after an answer that has been carried out: `open`, then the machine's `settle`.

        Where nothing else waits, and the seat is played, they come to no more than what is done here.
        """
        if state.pending or not state.stack or state.phase == OVER or seat >= self.seats:
            self.open(state, seat, *values)
            self.settle(state)
            return
        state.stack.append([~self.index, seat, *values])
        state.phase, state.seat = self.index, seat

    def enter(self, state: S) -> None:
        """Let the present seat decide, for positions laid out by hand."""
        self.open(state, max(state.seat, 0))
        self.settle(state)

    def lapsed(self, state: S, frame: Frame) -> bool:
        """Whether there is nothing left to decide because a card or a mission has moved or removed somebody."""
        return False

    def options(self, state: S, frame: Frame) -> list[int]:
        """Return the possible answers. Decisions that come up very often override `legal` instead, which saves a call."""
        raise NotImplementedError

    def take(self, state: S, frame: Frame, action: int) -> None:
        """Carry out the answer; its frame has already been taken off the stack."""
        raise NotImplementedError

    def legal(self, state: S) -> list[int]:
        """Return the answers to the open question."""
        return self.options(state, state.stack[-1])

    def apply(self, state: S, action: int) -> None:
        """Carry the answer out, and whatever comes of it."""
        self.take(state, state.stack.pop(), action)
        self.settle(state)
