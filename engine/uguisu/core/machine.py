"""The machine that runs programs: what cards and missions are compiled to.

A running program is a frame on `State.stack`, a flat list of ints::

    [program, counter, register, register, ...]

so that a game can be copied, searched and saved in the middle of a card. A frame whose first number is negative is
a nested phase instead, ``[~phase, seat, value, ...]``: a reaction, a counter, an answer.

Programs raised by one action run after it is finished, in the order they were raised; what a program raises in turn
runs before that program goes on.
"""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from uguisu.core.errors import ProgramError, UguisuError
from uguisu.core.events import EVERYBODY, EngineEvents, includes
from uguisu.core.phase import Move, NestedPhase, Phase
from uguisu.core.rng import draw_one, weighted
from uguisu.core.state import CHANCE, OVER, Frame, State
from uguisu.core.text import Text
from uguisu.messages.local_text import LocalText
from uguisu.messages.message import Message

FIRST_REGISTER = 2
"""Where in a frame the values of its event begin."""
STEP_LIMIT = 20_000
"""Instructions between two decisions of people, chance and forced answers included, before the engine stops a program."""

FEW = 200
"""So few instructions are not worth asking whether there was a choice."""

MOST_OF_ONE = 100
"""How often a program may have begun without any of them having ended."""

Instruction = Callable[[Any, Frame], bool | None]
"""One step of a program. It returns True to pause, because a decision is open or the game is over. It may drop earlier frames
from the stack, but not its own."""

Value = Callable[[Any, Frame], int]
"""A compiled value: of the state and the frame, a number, and -1 if there is none."""
Condition = Callable[[Any, Frame], bool]
"""A compiled condition: of the state and the frame, whether it holds."""


@dataclass(slots=True)
class Program:
    """Compiled operations.

    Attributes:
        code: the instructions, in order.
        registers: how many registers a frame needs.
        source: where it was written, for messages: ``mission.yaml trigger 'bell'``.
        answerable: ranges of instructions (first, one past the last) during which others may answer: an answer that cancels
            stops the range, and the program goes on after it. Elsewhere it stops the program.
        lasting: whether nothing can stop it.
        file: the role of the file it was written in (``mission``, ``cards``), "" for what no file says.
        paths: where in that file each instruction was written.
    """

    source: str
    code: tuple[Instruction, ...] = ()
    registers: int = 0
    answerable: tuple[tuple[int, int], ...] = ()
    lasting: bool = False
    file: str = ""
    paths: tuple[tuple[str | int, ...], ...] = ()

    def frame(self, index: int, arguments: Sequence[int]) -> Frame:
        """Return a fresh frame with `arguments` in the first registers and 0 in the others."""
        frame = [index, 0, *arguments]
        missing = self.registers - len(arguments)
        if missing:
            frame += [0] * missing
        return frame


class Deep:
    """Counts the programs of files that lie on a deep stack. What lies below what has changed since is not counted again."""

    def __init__(self, programs: list[Program]) -> None:
        self.programs = programs
        self.frames: list[Frame] = []
        self.times: dict[int, int] = {}

    def exceeds(self, stack: list[Frame]) -> bool:
        """Tell whether some program lies more often on the stack than it may. What is not new did not when it came."""
        frames, times, programs = self.frames, self.times, self.programs
        while frames and (len(frames) > len(stack) or frames[-1] is not stack[len(frames) - 1]):
            number = frames.pop()[0]
            if number >= 0 and programs[number].file:
                times[number] -= 1
        found = False
        for frame in stack[len(frames) :]:
            frames.append(frame)
            number = frame[0]
            if number >= 0 and programs[number].file:
                times[number] = now = times.get(number, 0) + 1
                found = found or now > MOST_OF_ONE
        return found


@dataclass(slots=True)
class Ask:
    """An instruction that opens a decision and stores the answer in a register."""

    phase: int
    chooser: Value
    """The seat that decides, or `CHANCE`."""
    options: Callable[[Any, Frame], list[int]]
    register: int
    describe: Callable[[Any, int], Move]
    title: LocalText = ""
    seen_by: int = EVERYBODY
    """Who learns the answer, as an audience."""
    nothing: int = -1
    """The answer that stands for none of them; the register then holds -1, as it does when there is nothing to choose from."""

    def __call__(self, state: State, frame: Frame) -> bool:
        if not self.options(state, frame):
            frame[self.register] = -1
            return False
        state.phase = self.phase
        state.seat = self.chooser(state, frame)
        return True


class Question(NamedTuple):
    """What an operation asks before it acts. `chooser` and `options` receive the same values as `act`, except the answer.

    If there are no options, nobody is asked and the answer is -1.
    """

    chooser: Callable[..., int]
    """(state, *values) -> the seat that decides, or `CHANCE`."""
    options: Callable[..., list[int]]
    """(state, *values) -> the answers there are."""
    describe: Callable[[Any, int], Move]
    """(state, answer) -> how it is told."""
    title: LocalText = ""


class UnownedDecision(NamedTuple):
    """A decision for a figure that no player controls."""

    figure: int
    options: list[int]
    phase: Phase[Any]
    frame: Frame


Automa = Callable[[Any, UnownedDecision], int]


def first_option(_state: Any, decision: UnownedDecision) -> int:
    """The automa of games that declare none."""
    return decision.options[0]


class Machine(Phase[State]):
    """Runs frames, and is the phase, called "operations", that is on while a program waits for a decision.

    Actions: the place or piece picked, by its number, or the number of the answer, from 0.
    """

    name = "operations"

    def __init__(self) -> None:
        self.programs: list[Program] = []
        self.phases: tuple[Phase[Any], ...] = ()
        self.game: Any = None
        self.seats = 0
        """How many seats there are. Who has a number from here on has no player: `automa` answers for it."""
        self.automa: Automa = first_option
        """(state, decision) -> one of its options: what the rules do for a figure that nobody plays, as a solo game's
        opponents. It may use nothing but the state, for it is asked in imagined games too."""

    def queue(self, state: State, program: int, arguments: Sequence[int] = ()) -> None:
        """Put a frame of `program` on `State.pending`; the next `settle` runs it."""
        state.pending.append(self.programs[program].frame(program, arguments))

    def put_off(self, state: State) -> None:
        """Step the top frame back to its question, so that it is asked again after what is begun next: a mission may have
        asked before the first decision already.
        """
        if state.phase == self.index and state.stack:
            state.stack[-1][1] -= 1

    def bind(self, game: Any) -> None:
        self.game, self.seats = game, len(game.seats)

    def close_lapsed(self, state: State) -> None:
        """Close the decisions that are about figures that are gone: see `NestedPhase.lapsed`."""
        for frames in (state.stack, state.pending):
            if any(frame[0] < 0 for frame in frames):
                frames[:] = [frame for frame in frames if frame[0] >= 0 or not self._lapsed(state, frame)]

    def _lapsed(self, state: State, frame: Frame) -> bool:
        phase = self.phases[~frame[0]]
        return isinstance(phase, NestedPhase) and phase.lapsed(state, frame)

    def settle(self, state: State, steps: int = 0) -> None:  # noqa: PLR0915 - playouts spend most time here: calls cost
        """Run whatever waits, until a decision opens, the game ends, or play goes back to where it was.

        An action of an ordinary phase first begins what comes next, then settles. `steps` are those already taken since
        somebody had a choice.

        Raises:
            ProgramError: when a card or a mission crashes. One that never ends, or takes too long, is stopped, and
                the log says so.
        """
        stack, pending, programs = state.stack, state.pending, self.programs
        deep: Deep | None = None
        if not stack:
            if not pending:
                return
            state.home = (state.phase, state.seat)
        try:
            while state.phase != OVER:
                if pending:
                    if state.silenced:
                        pending[:] = [frame for frame in pending if frame[0] not in state.silenced]
                        if not pending:
                            steps += 1
                            if steps >= STEP_LIMIT:
                                steps = self._stop_long(state, steps)
                            continue
                    while pending:  # what was raised first comes to lie on top
                        stack.append(frame := pending.pop())
                    if len(stack) > MOST_OF_ONE:
                        deep = deep or Deep(programs)
                        if deep.exceeds(stack):
                            self._stop_endless(state)
                        continue
                elif stack:
                    frame = stack[-1]
                else:
                    state.phase, state.seat = state.home
                    self.phases[state.phase].resume(state)
                    if not pending and state.phase != OVER:
                        return
                    state.home = (state.phase, state.seat)
                    steps += 1
                    continue
                number = frame[0]
                if number < 0:  # a nested phase: it decides
                    seat = frame[1]
                    if seat < self.seats:
                        state.phase, state.seat = ~number, seat
                        return
                    self._answer(state, frame)
                    continue
                code = programs[number].code
                end = len(code)
                while (counter := frame[1]) < end:  # one instruction after the other: most raise nothing
                    frame[1] = counter + 1
                    steps += 1
                    if code[counter](state, frame):
                        if state.phase == OVER:
                            break
                        if self._stays_open(state, frame, steps):
                            return
                    if pending or state.phase < 0 or steps >= STEP_LIMIT:  # OVER is the only phase below 0
                        break
                else:
                    stack.pop()
                    steps += 1
                if steps >= STEP_LIMIT and state.phase != OVER:
                    steps = self._stop_long(state, steps)
        except UguisuError:
            raise
        except Exception as error:
            if not stack or not self._from_a_file(stack[-1]):
                raise  # the rules themselves: no card's and no mission's fault
            raise self._broken(stack[-1], error) from error
        stack.clear()
        pending.clear()

    def _answer(self, state: State, frame: Frame) -> None:
        """Answer a nested decision that is nobody's, by `automa`."""
        phase, seat = self.phases[~frame[0]], frame[1]
        assert isinstance(phase, NestedPhase)
        state.stack.pop()
        if not phase.lapsed(state, frame):
            phase.take(
                state,
                frame,
                self.automa(state, UnownedDecision(seat, phase.options(state, frame), phase, frame)),
            )

    def _stays_open(self, state: State, frame: Frame, steps: int) -> bool:
        """Leave the question of a card or a mission to whoever plays the figure; or have `automa` answer it."""
        if state.seat < self.seats:
            state.steps = steps
            return True
        ask, _ = self._asking(state)
        answer = self.automa(state, UnownedDecision(state.seat, self.legal(state), self, frame))
        frame[ask.register] = answer if answer != ask.nothing else -1
        return False

    def _stop_long(self, state: State, steps: int) -> int:
        """Stop a card or a mission that takes too long, for the rest of the game, and say so to everybody; return how many
        steps count from here on.

        Rules that are told again and again that something has changed go round, too: a mission takes off the guard that the
        set-up has just put there, and the set-up puts it there again. So what is begun next is to blame, if the game
        itself is at work just now.

        Raises:
            ProgramError: when it is neither of them, but the game itself.
        """
        written = [place for place, frame in enumerate(state.stack) if self._from_a_file(frame)]
        if written:
            frame = state.stack[written[-1]]
            self.game.emit(state, EngineEvents.too_long, self._told(frame), STEP_LIMIT)
            state.silenced = (*state.silenced, frame[0])
            del state.stack[written[0] :]
            return 0
        if steps >= 2 * STEP_LIMIT:
            raise ProgramError(
                Message(
                    "the game itself takes too long: {steps:,} {steps:step|steps} without a decision",
                    steps=STEP_LIMIT,
                )
            )
        return steps

    def _stop_endless(self, state: State) -> None:
        """Stop a card or a mission that raises, before it has ended, what starts it again: for the rest of the game."""
        stack = state.stack
        written = Counter(frame[0] for frame in stack if self._from_a_file(frame))
        number, times = written.most_common(1)[0] if written else (-1, 0)
        if times > MOST_OF_ONE:
            begun = [place for place, frame in enumerate(stack) if frame[0] == number]
            self.game.emit(state, EngineEvents.endless, self._told(stack[begun[-1]]), MOST_OF_ONE)
            state.silenced = (*state.silenced, number)
            del stack[begun[0] :]

    def _from_a_file(self, frame: Frame) -> bool:
        """Whether a frame runs what a file says."""
        return frame[0] >= 0 and bool(self.programs[frame[0]].file)

    def _broken(self, frame: Frame, error: Exception) -> ProgramError:
        last = traceback.extract_tb(error.__traceback__)[-1]
        return ProgramError(
            Message(
                "{source} crashed at {place}: {error}",
                source=self._told(frame),
                error=f"{type(error).__name__}: {error}",
                place=f"{last.filename}:{last.lineno}",
            ),
            hint=Message("that is a bug in the operation: report it to its author"),
        )

    def _told(self, frame: Frame) -> str:
        """Tell what a frame runs, with the file and line it has come to."""
        program = self.programs[frame[0]]
        if not program.file or not program.paths:
            return program.source
        path = program.paths[min(max(frame[1] - 1, 0), len(program.paths) - 1)]
        found = self.game.content.find(program.file, path, "", "")
        return Message(
            "{source} in {file}, line {line}", source=program.source, file=found.file, line=found.line
        )

    def _asking(self, state: State) -> tuple[Ask, Frame]:
        frame = state.stack[-1]
        ask = self.programs[frame[0]].code[frame[1] - 1]
        assert isinstance(ask, Ask)
        return ask, frame

    def legal(self, state: State) -> list[int]:
        """Return the answers to the open question."""
        ask, frame = self._asking(state)
        return list(dict.fromkeys(ask.options(state, frame)))

    def is_stuck(self, state: State) -> bool:
        """Whether a question is open that has no answer: so it may be in a sample, drawn otherwise than the truth."""
        if state.phase != self.index or not state.stack or state.stack[-1][0] < 0:
            return False
        frame = state.stack[-1]
        ask = self.programs[frame[0]].code[frame[1] - 1]
        return isinstance(ask, Ask) and not ask.options(state, frame)

    def draw(self, state: State, random: Callable[[], float]) -> int:
        """Draw one of them."""
        if state.seat == CHANCE:
            return weighted(state, self.chances(state))
        ask, frame = self._asking(state)
        return draw_one(ask.options(state, frame), random)

    def chances(self, state: State) -> list[tuple[int, int]]:
        """Return the answers, for a question that chance decides; one that is there twice is twice as likely."""
        ask, frame = self._asking(state)
        return list(Counter(ask.options(state, frame)).items())

    def seen(self, state: State, action: int, seat: int) -> int:
        """Return the answer to who picks or learns it, -1 to others."""
        return action if seat == state.seat or includes(self._asking(state)[0].seen_by, seat) else -1

    def apply(self, state: State, action: int) -> None:
        """Keep the answer and go on."""
        ask, frame = self._asking(state)
        steps = state.steps
        if steps > FEW and state.seat != CHANCE and len(self.legal(state)) > 1:
            steps = 0  # somebody has had a choice
        state.steps = 0
        frame[ask.register] = action if action != ask.nothing else -1
        self.settle(state, steps)

    def describe(self, state: State, action: int) -> Move:
        """Tell an answer."""
        ask, _ = self._asking(state)
        return ask.describe(state, action)

    def title(self, state: State) -> Text:
        """Tell the open question."""
        ask, _ = self._asking(state)
        return Text("prompt", {"text": ask.title}) if ask.title else Text("phase.operations")
