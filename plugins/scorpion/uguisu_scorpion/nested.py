"""Decisions of Scorpion: each is a frame on the stack of the machine, under which the night goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu.core.phase import Phase
from uguisu.core.state import Frame
from uguisu_scorpion.state import ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame


class Nested(Phase[ScorpionState]):
    """A decision that is opened with `open`, answered once and then gone; its frame is ``[~phase, seat, value, ...]``."""

    secret = False
    """Whether those on the other side must not even notice that something is being decided."""

    def bind(self, game: ScorpionGame) -> None:
        """Take the game."""
        self.game = game

    def open(self, state: ScorpionState, seat: int, *values: int) -> None:
        """Have `seat` decide once the present action is finished."""
        state.pending.append([~self.index, seat, *values])

    def enter(self, state: ScorpionState) -> None:
        """Nested decisions are opened, never entered."""
        raise NotImplementedError

    def options(self, state: ScorpionState, frame: Frame) -> list[int]:
        """Return the answers there are. Decisions that are asked very often override `legal` instead: a call less."""
        raise NotImplementedError

    def take(self, state: ScorpionState, frame: Frame, action: int) -> None:
        """Carry the answer out; the frame is off the stack by now."""
        raise NotImplementedError

    def legal(self, state: ScorpionState) -> list[int]:
        """Return the answers to the open question."""
        return self.options(state, state.stack[-1])

    def apply(self, state: ScorpionState, action: int) -> None:
        """Carry the answer out, and whatever comes of it."""
        frame = state.stack.pop()
        if not self.secret:
            state.clock += 1
        self.take(state, frame, action)
        self.game.machine.settle(state)
