"""The machine that runs programs: what cards and missions are compiled to.

A running program is a frame on `State.stack`, a flat list of ints::

    [program, counter, register, register, ...]

so that a game can be copied, searched and saved in the middle of a card. A frame whose first number is negative is
a nested phase instead, ``[~phase, seat, value, ...]``: a reaction, a counter, an answer.

Programs raised by one action run after it is finished, in the order they were raised; what a program raises in turn
runs before that program goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from uguisu.content.text import LocalText
from uguisu.core.errors import IllegalAction
from uguisu.core.phase import Move, Phase
from uguisu.core.state import OVER, Frame, State
from uguisu.core.text import Text
from uguisu.said import Said

FIRST_REGISTER = 2
STEP_LIMIT = 20_000
"""Instructions one action may cause before the engine stops a program that never ends."""

Instruction = Callable[[Any, Frame], bool | None]
"""One step of a program; returns True to pause (a decision is open, or the game is over). It may drop frames below its
own, never its own."""

Value = Callable[[Any, Frame], int]
Condition = Callable[[Any, Frame], bool]


@dataclass(slots=True)
class Program:
    """Compiled operations.

    Attributes:
        code: the instructions, in order.
        registers: how many registers a frame needs.
        source: where it was written, for messages: ``mission.yaml trigger 'bell'``.
        answerable: stretches (first, one past the last instruction) that ask for answers themselves, such as a listen: an
            answer that cancels stops the stretch, and the program goes on behind it. Elsewhere it stops the program.
        lasting: whether nothing can stop it.
    """

    source: str
    code: tuple[Instruction, ...] = ()
    registers: int = 0
    answerable: tuple[tuple[int, int], ...] = ()
    lasting: bool = False

    def frame(self, index: int, arguments: Sequence[int]) -> Frame:
        """Return a fresh frame with `arguments` in the first registers and 0 in the others."""
        frame = [index, 0, *arguments]
        missing = self.registers - len(arguments)
        if missing:
            frame += [0] * missing
        return frame


@dataclass(slots=True)
class Ask:
    """An instruction that opens a decision and keeps the answer in a register."""

    phase: int
    chooser: Value
    """The seat that decides, or `CHANCE`."""
    options: Callable[[Any, Frame], list[int]]
    register: int
    describe: Callable[[Any, int], Move]
    title: LocalText = ""

    def __call__(self, state: State, frame: Frame) -> bool:
        if not self.options(state, frame):
            frame[self.register] = -1
            return False
        state.phase = self.phase
        state.seat = self.chooser(state, frame)
        return True


@dataclass(slots=True)
class Machine(Phase[State]):
    """Runs frames, and is the phase that is on while a program waits for a decision."""

    programs: list[Program] = field(default_factory=list)
    name: str = "operations"
    index: int = -1
    phases: tuple[Phase[Any], ...] = ()

    def begin(self, state: State, program: int, arguments: Sequence[int] = ()) -> None:
        """Have `program` run once the current action is finished."""
        state.pending.append(self.programs[program].frame(program, arguments))

    def nest(self, state: State, phase: Phase[Any], seat: int, *values: int) -> None:
        """Have `phase` decide, as `seat`, once the current action is finished; it must end with `unnest`."""
        state.pending.append([~phase.index, seat, *values])

    def unnest(self, state: State) -> Frame:
        """End the nested phase now on, and return its frame; call `settle` afterwards."""
        return state.stack.pop()

    def settle(self, state: State) -> None:
        """Run whatever waits, until a decision opens, the game ends, or play goes back to where it was.

        An action of an ordinary phase first begins what comes next, then settles.
        """
        stack, pending = state.stack, state.pending
        if not stack:
            if not pending:
                return
            state.home = (state.phase, state.seat)
        steps = 0
        while state.phase != OVER:
            while pending:  # what was raised first comes to lie on top
                stack.append(pending.pop())
            if not stack:
                state.phase, state.seat = state.home
                self.phases[state.phase].resume(state)
                if not pending and state.phase != OVER:
                    return
                state.home = (state.phase, state.seat)
                steps += 1
            else:
                frame = stack[-1]
                number = frame[0]
                if number < 0:  # a nested phase: it decides
                    state.phase = ~number
                    state.seat = frame[1]
                    return
                code = self.programs[number].code
                end = len(code)
                while (counter := frame[1]) < end:  # one instruction after the other: most raise nothing
                    frame[1] = counter + 1
                    steps += 1
                    paused = code[counter](state, frame)
                    if paused or pending or state.phase == OVER or steps >= STEP_LIMIT:
                        if paused and state.phase != OVER:
                            return
                        break
                else:
                    stack.pop()
                    steps += 1
            if steps >= STEP_LIMIT:
                break
        if state.phase == OVER:
            stack.clear()
            pending.clear()
            return
        source = self.programs[stack[-1][0]].source if stack and stack[-1][0] >= 0 else "a nested decision"
        raise IllegalAction(
            Said(
                "{source} never comes to an end: it has taken {steps:,} steps",
                source=source,
                steps=STEP_LIMIT,
            ),
            hint=Said("look for operations that raise the very event they answer"),
        )

    def _asking(self, state: State) -> tuple[Ask, Frame]:
        frame = state.stack[-1]
        ask = self.programs[frame[0]].code[frame[1] - 1]
        assert isinstance(ask, Ask)
        return ask, frame

    def legal(self, state: State) -> list[int]:
        """Return the answers to the open question."""
        ask, frame = self._asking(state)
        return ask.options(state, frame)

    def chances(self, state: State) -> list[tuple[int, int]]:
        """Return the answers with equal weights, for a question that chance decides."""
        return [(action, 1) for action in self.legal(state)]

    def apply(self, state: State, action: int) -> None:
        """Keep the answer and go on."""
        ask, frame = self._asking(state)
        frame[ask.register] = action
        self.settle(state)

    def describe(self, state: State, action: int) -> Move:
        """Tell an answer."""
        ask, _ = self._asking(state)
        return ask.describe(state, action)

    def title(self, state: State) -> Text:
        """Tell the open question."""
        ask, _ = self._asking(state)
        return Text("prompt", {"text": ask.title}) if ask.title else Text("phase.operations")
