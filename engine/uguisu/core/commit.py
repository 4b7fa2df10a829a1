"""Simultaneous choice: each seat commits in secret, then all is revealed at once."""

from __future__ import annotations

from typing import TypeVar

from uguisu.core.phase import Phase
from uguisu.core.state import State

HIDDEN = -1
"""What the others see of a choice until all are revealed."""


class CommitState(State):
    """A State with room for secret choices: `commits[seat]` is an action, or -1."""

    commits: list[int]

    def __init__(self, seed: int = 0, seats: int = 0) -> None:
        super().__init__(seed)
        self.commits = [-1] * seats


C = TypeVar("C", bound=CommitState)


class CommitPhase(Phase[C]):
    """Asks one seat after another, telling none what the others chose, then calls `reveal`.

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
        """All have chosen: carry `state.commits` out and begin what comes next."""
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
        """Return the own choice, nothing of another's, and with the last one all of them."""
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
