"""Compiles operations into programs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

from uguisu.content.diagnostics import Finding
from uguisu.content.markers import Operation, Test
from uguisu.core.errors import CompileError, Faults, UguisuError
from uguisu.core.events import EngineEvents
from uguisu.core.kinds import ANYTHING
from uguisu.core.machine import Ask, Condition, Instruction, Program, Question, Value
from uguisu.core.state import Frame, State
from uguisu.effects import values
from uguisu.effects.doubts import doubt_tests, word_of
from uguisu.effects.names import Names, Path
from uguisu.messages.message import Message

if TYPE_CHECKING:
    from uguisu.core.game import Game


class Code(Names):
    """A program being written. Operations call its methods from their `compile`, those of `Names` among them.

    Attributes:
        source: what to call it in messages.
    """

    def __init__(self, game: Game, *, file: str, path: Path, source: str, scope: Mapping[str, str]) -> None:
        super().__init__(game, file=file, path=path, scope=scope)
        self.source = source
        self._code: list[Instruction] = []
        self._paths: list[Path] = []
        self._word = ""
        self._answerable: list[tuple[int, int]] = []
        self._faults = Faults()
        self._known: tuple[Test, ...] = ()
        """The conditions that surely hold where the program is now."""
        self._asked_for: dict[str, Path] = {}
        """What was picked and not read so far, with its place."""

    def emit(self, instruction: Instruction) -> int:
        """Append an instruction and return its position."""
        self._code.append(instruction)
        self._paths.append(tuple(self._path))
        return len(self._code) - 1

    def act(
        self, effect: Callable[..., bool | None], *needs: Value, may_be_nothing: Sequence[int] = ()
    ) -> int:
        """Append an instruction that calls ``effect(state, *values)`` and return its position.

        When one of `needs` turns out in play to be nothing (a piece that is off the map has no place), the effect is
        passed over, and the log says so; not so those at the positions `may_be_nothing`. It may return True to pause, as an
        instruction may.
        """
        missed = partial(_missed, self.game, self._word)
        return self.emit(values.instruction(effect, needs, missed, may_be_nothing))

    def ask(self, holds: Callable[..., bool], *needs: Value, may_be_nothing: Sequence[int] = ()) -> Condition:
        """Return the condition ``holds(state, *values)``; it does not hold when one of `needs` turns out to be nothing, but for
        those at the positions `may_be_nothing`.
        """
        return values.condition(holds, needs, may_be_nothing)

    def write(self, operation: Operation) -> None:
        """Append the instruction of an operation that has no `compile` of its own, after its `question` if it has one."""
        operation.check(self)
        given, may_be_nothing = self._given(operation)
        if hasattr(operation, "question"):
            answer = self.register()
            self._put(operation.question(self.game), answer, tuple(given))
            may_be_nothing.append(len(given))
            given.append(lambda _state, frame: frame[answer])
        self.act(operation.bound(self.game), *given, may_be_nothing=may_be_nothing)

    def asked(self, test: Test) -> Condition:
        """Return the condition of a test that has no `compile` of its own."""
        test.check(self)
        given, may_be_nothing = self._given(test)
        return self.ask(test.bound(self.game), *given, may_be_nothing=may_be_nothing)

    def _put(self, question: Question, register: int, given: Sequence[Value]) -> None:
        """Append a question, the answer to which comes into `register`."""
        chooser, options = values.value(question.chooser, given), values.value(question.options, given)
        phase = self.game.machine.index
        self.emit(Ask(phase, chooser, options, register, question.describe, question.title))

    def _given(self, word: Any) -> tuple[list[Value], list[int]]:
        """Return the values of a word, and the positions of those that may be nothing."""
        taken, needs = self.taken(word), list(word.needs(self))
        may_be_nothing = [number for number, (kind, _) in enumerate(taken) if kind == "number"]
        given = [*(value for _, value in taken), *needs]
        return given, [*may_be_nothing, *range(len(taken), len(given))]

    def replace(self, position: int, instruction: Instruction) -> None:
        """Overwrite the instruction at `position`, once the target of its jump is known."""
        self._code[position] = instruction

    @property
    def here(self) -> int:
        """The position of the next instruction."""
        return len(self._code)

    def answerable_since(self, first: int) -> None:
        """Make the instructions from `first` to here one unit that an answer can cancel; see `Program.answerable`."""
        self._answerable.append((first, self.here))

    def reserve(self) -> int:
        """Append an instruction to be replaced later and return its position."""
        return self.emit(_nothing)

    def block(self, operations: Iterable[Operation], key: str = "do") -> None:
        """Compile `operations`, which stand under `key` in the file. Mistakes are collected, and `program` raises them."""
        before = ""
        for number, operation in enumerate(operations):
            if before not in ("", "say"):
                self._known = ()  # it may have changed what was asked
            with self.at(key, number):
                self._word = word_of(operation)
                if before == "end":
                    message = Message("This never happens: the game is over before it")
                    self.doubt("does-nothing", message, hint=Message("Let `op: end` come last."))
                before = self._word
                if not self._compiled(operation.compile):
                    self._pretend(getattr(operation, "as_", None))

    def condition(self, tests: Sequence[Test], key: str = "if") -> Condition:
        """Compile `tests`, all of which must hold. Mistakes are collected, and `program` raises them."""
        compiled = self._conditions(tests, key)
        doubt_tests(self, self._known, tests, key)
        if len(compiled) == 1:
            return compiled[0]

        def all_hold(state: State, frame: Frame) -> bool:
            for test in compiled:  # noqa: SIM110 - `all` would be a generator, and cards are asked about all game long
                if not test(state, frame):
                    return False
            return True

        return all_hold

    def alternatives(self, tests: Sequence[Test], key: str = "if") -> list[Condition]:
        """Compile each of `tests` on its own. Mistakes are collected, and `program` raises them."""
        if not tests:
            self.doubt_empty()
        for number, test in enumerate(tests):
            doubt_tests(self, self._known, [test], key, number)
        return self._conditions(tests, key)

    def doubt_empty(self) -> None:
        """Warn of a condition on conditions (`all_of`, `not`...) that contains none."""
        told = Message("This never holds: there is no condition in it")
        self.doubt("never-holds", told, hint=Message("Write what must hold under `if:`, or remove it."))

    def aside(self, operations: Sequence[Operation], key: str = "do") -> tuple[int, list[Value]]:
        """Write operations as a separate program that starts with the names in scope here.

        Returns its number, and what those names hold, which it takes along.
        """
        names = {name: one for name, one in self._names.items() if one.kept is None}
        code = Code(self.game, file=self.file, path=self.path, source=self.source, scope={})
        for name, one in names.items():
            code.register(name, one.kind, one.pieces)
        code._counts = dict(self._counts)
        code.block(operations, key)
        self.read |= code.read
        programs = self.game.machine.programs
        programs.append(code.program())
        return len(programs) - 1, [one.value for one in names.values()]

    @contextmanager
    def knowing(self, tests: Sequence[Test]) -> Iterator[None]:
        """Within this context, write code that is reached only if `tests` hold."""
        known, self._known = self._known, (*self._known, *tests)
        try:
            yield
        finally:
            self._known = known

    @contextmanager
    def anew(self) -> Iterator[None]:
        """Within this context, write code that may run repeatedly: what held the first time need not hold later."""
        known, self._known = self._known, ()
        try:
            yield
        finally:
            self._known = known

    def picked(self, name: str) -> None:
        """Note that the player chooses `name`; it is doubted if nothing after it uses the name."""
        self.read.discard(name)
        self._asked_for[name] = self.path

    def _conditions(self, tests: Sequence[Test], key: str) -> list[Condition]:
        compiled: list[Condition] = []
        for number, test in enumerate(tests):
            with self.at(key, number):
                self._compiled(partial(_append, compiled, test))
        return compiled

    def skip_unless(self, tests: Sequence[Test], key: str = "if") -> Callable[[], None]:
        """Jump past what follows unless `tests` hold; call the returned function where the jump should land."""
        return self.guard(self.condition(tests, key)) if tests else lambda: None

    def guard(self, holds: Condition) -> Callable[[], None]:
        """Jump past what follows unless `holds`; call the returned function where the jump should land."""
        position = self.reserve()

        def land() -> None:
            self.replace(position, jump_unless(holds, self.here))

        return land

    def program(self) -> Program:
        """Return what was written.

        Raises:
            CompileError: for all that was wrong in it.
        """
        self._faults.tell()
        for name, path in self._asked_for.items():
            if name not in self.read:
                told = Message("Nothing comes of it: nobody speaks of `{name}` afterwards", name=name)
                hint = Message("Use `{name}` in an operation that follows, or remove this.", name=name)
                self.game.doubts.append(
                    Finding(
                        file=self.file,
                        path=path,
                        code="does-nothing",
                        severity="warning",
                        message=told,
                        hint=hint,
                    )
                )
        return Program(
            self.source,
            tuple(self._code),
            self._registers,
            tuple(self._answerable),
            file=self.file,
            paths=tuple(self._paths),
        )

    def _compiled(self, write: Callable[[Code], object]) -> bool:
        """Have a part written; return False, its mistake kept, when that fails."""
        known = len(self._faults.found)
        with self._faults.kept():
            try:
                write(self)
            except CompileError:
                raise
            except UguisuError as error:
                raise self.fail(error.message, hint=error.hint) from error
        return len(self._faults.found) == known

    def _pretend(self, name: str | None) -> None:
        """Let operations that follow refer to what one that failed would have found: their mistake it is not."""
        if name is not None and name not in self._names:
            self.register(name, ANYTHING)


def _missed(game: Game, word: str, state: State) -> None:
    game.log_no_effect(state, word)


def _append(compiled: list[Condition], test: Test, code: Code) -> None:
    compiled.append(test.compile(code))


def jump_unless(condition: Condition, target: int) -> Instruction:
    """Return an instruction that goes to `target` unless `condition` holds."""

    def instruction(state: State, frame: Frame) -> None:
        if not condition(state, frame):
            frame[1] = target

    return instruction


def jump(target: int) -> Instruction:
    """Return an instruction that goes to `target`."""

    def instruction(_state: State, frame: Frame) -> None:
        frame[1] = target

    return instruction


def _nothing(_state: State, _frame: Frame) -> None:
    return None


def compile_program(
    game: Game,
    operations: Sequence[Operation],
    tests: Sequence[Test],
    *,
    file: str,
    path: Path,
    source: str,
    scope: Mapping[str, str],
    once: int | None = None,
    trigger: str = "",
) -> Program:
    """Compile ``if: tests, do: operations`` as it stands at `path` of `file`.

    `scope` names the event's arguments, in order. With `once`, a track remembers that the program has run, so that it never
    runs again. With `trigger`, the log notes under this name that its conditions held.

    Raises:
        CompileError: for names that nothing has, each with its place.
    """
    code = Code(game, file=file, path=path, source=source, scope=scope)
    landings = [code.skip_unless(tests)]
    if once is not None:
        landings.append(code.guard(lambda state, _frame: state.tracks[once] == 0))
        code.emit(lambda state, _frame: state.tracks.__setitem__(once, 1))
    if trigger:
        code.emit(lambda state, _frame: game.emit(state, EngineEvents.triggered, trigger))
    with code.knowing(tests):
        code.block(operations)
    for land in landings:
        land()
    return code.program()
