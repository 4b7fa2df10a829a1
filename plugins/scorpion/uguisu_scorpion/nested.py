"""Decisions of Scorpion: each is a frame on the stack of the machine, under which the night goes on."""

from __future__ import annotations

from typing import ClassVar

from uguisu.core.phase import NestedPhase
from uguisu.core.state import Frame
from uguisu_scorpion.state import ScorpionState


class Nested(NestedPhase[ScorpionState]):
    """A decision of Scorpion, which the public clock counts unless it is secret."""

    secret: ClassVar[bool] = False
    """Whether those on the other side must not even notice that something is being decided."""

    def to_deal(self, state: ScorpionState, frame: Frame) -> list[int]:
        """Return what chance picks from, where the scenario has the set-up dealt."""
        return self.options(state, frame)

    def apply(self, state: ScorpionState, action: int) -> None:
        """Carry the answer out, and whatever comes of it."""
        frame = state.stack.pop()
        if not self.secret:
            state.clock += 1
        self.take(state, frame, action)
        self.settle(state)
