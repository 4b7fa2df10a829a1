"""Decisions of Scorpion: each is a frame on the stack of the machine, under which the night goes on."""

from __future__ import annotations

from functools import update_wrapper
from types import FunctionType
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

    def __init_subclass__(cls) -> None:
        """Give each kind of decision a copy of what it inherits and is called at every ply.

        CPython specializes code for the class that it meets, and gives up where it meets many.
        """
        super().__init_subclass__()
        for name in ("legal", "apply"):
            rule = getattr(cls, name)
            if name not in vars(cls):
                copy = FunctionType(rule.__code__.replace(), rule.__globals__, name, None, rule.__closure__)
                setattr(cls, name, update_wrapper(copy, rule))

    def bind(self, game: ScorpionGame) -> None:
        """Take the game."""
        self.game = game
        self.settle = game.machine.settle

    def open(self, state: ScorpionState, seat: int, *values: int) -> None:
        """Have `seat` decide once the present action is finished."""
        state.pending.append([~self.index, seat, *values])

    def enter(self, state: ScorpionState) -> None:
        """Nested decisions are opened, never entered."""
        raise NotImplementedError

    def options(self, state: ScorpionState, frame: Frame) -> list[int]:
        """Return the answers there are. Decisions that are asked very often override `legal` instead: a call less."""
        raise NotImplementedError

    def to_deal(self, state: ScorpionState, frame: Frame) -> list[int]:
        """Return what chance picks from, where the scenario has the set-up dealt."""
        return self.options(state, frame)

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
        settle = self.settle
        settle(state)
