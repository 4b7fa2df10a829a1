"""Simultaneous choice: each seat commits in secret, then all is revealed at once."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import TypeVar

from uguisu.core.phase import NestedPhase, Phase
from uguisu.core.state import Frame, State

HIDDEN = -1
"""What the others see of a choice until all are revealed."""


class CommitState(State):
    """A State with room for secret choices.

    Attributes:
        commits: what each seat has chosen, an action; -1 if nothing yet.
    """

    commits: list[int]

    def __init__(self, seed: int = 0, seats: int = 0) -> None:
        super().__init__(seed)
        self.commits = [-1] * seats


C = TypeVar("C", bound=CommitState)


class CommitPhase(Phase[C]):
    """Asks one seat after another, without telling any what the others chose, then calls `reveal`.

    The order of asking cannot matter: `choices` must read nothing but what the asked seat may know. Views must not
    show `State.commits` to anyone but their owner; the conformance suite checks that by resampling.
    """

    def seats(self, state: C) -> tuple[int, ...]:
        """Return the seats that choose, in the order they are asked."""
        raise NotImplementedError

    def choices(self, state: C, seat: int) -> list[int]:
        """Return what `seat` may choose from."""
        raise NotImplementedError

    def reveal(self, state: C) -> None:
        """Called when all have chosen: carry out `state.commits` and begin what comes next."""
        raise NotImplementedError

    def enter(self, state: C) -> None:
        """Forget old choices and ask the first seat."""
        state.phase = self.index
        state.commits = [-1] * len(state.commits)
        self._ask(state)

    def legal(self, state: C) -> list[int]:
        """Return the choices of the seat now asked."""
        return self.choices(state, state.seat)

    def apply(self, state: C, action: int) -> None:
        """Keep the choice; when it was the last, reveal them all."""
        state.commits[state.seat] = action
        self._ask(state)

    def seen(self, state: C, action: int, seat: int) -> int:
        """Return a seat's own choice, nothing of the others', and with the last choice all of them."""
        choices = state.commits[:]
        choices[state.seat] = action
        if all(choices[other] >= 0 for other in self.seats(state)):
            return hash(tuple(choices))  # of numbers only, so it is the same in every process
        return action if seat == state.seat else HIDDEN

    def _ask(self, state: C) -> None:
        for seat in self.seats(state):
            if state.commits[seat] < 0:
                state.seat = seat
                return
        self.reveal(state)


class SecretChoice(NestedPhase[C]):
    """A `CommitPhase` on the machine's stack, for games that follow a schedule: `ask` opens it for some seats, and when the
    last has chosen, `state.commits` holds all choices and play goes on below.

    What is chosen (a card in the hand, a base card, or no card) stays where it is until it is revealed. Views must not show
    `State.commits`.
    """

    def ask(self, state: C, seats: Iterable[int]) -> None:
        """Forget old choices and ask these seats one after another."""
        state.commits = [-1] * len(state.commits)
        for seat in seats:
            self.open(state, seat)

    def take(self, state: C, frame: Frame, action: int) -> None:
        """Keep the choice."""
        state.commits[frame[1]] = action

    def seen(self, state: C, action: int, seat: int) -> int:
        """Return a seat's own choice, nothing of the others', and with the last choice all of them."""
        stack = state.stack
        if len(stack) < 2 or stack[-2][0] != ~self.index:
            choices = state.commits[:]
            choices[state.seat] = action
            return hash(tuple(choices))  # of numbers only, so it is the same in every process
        return action if seat == state.seat else HIDDEN

    def resampled(self, state: C, frame: Frame, seat: int, rng: random.Random) -> None:
        """Replace the others' choices by choices that are possible with the cards they now hold."""
        for other, choice in enumerate(state.commits):
            if choice >= 0 and other != seat:
                state.commits[other] = rng.choice(self.options(state, [~self.index, other]))
