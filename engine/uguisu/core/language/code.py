"""Compiles operations into programs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING

from uguisu.content.markers import Operation, Test
from uguisu.core.errors import CompileError, Faults, UguisuError
from uguisu.core.machine import FIRST_REGISTER, Condition, Instruction, Program, Value
from uguisu.core.state import OFF, Frame, State
from uguisu.said import Said
from uguisu.suggest import did_you_mean

if TYPE_CHECKING:
    from uguisu.core.game import Game

Path = tuple[str | int, ...]
Reference = int | str

ANYTHING = "anything"
"""The kind of a name whose own operation failed."""


class Code:
    """A program being written. Operations call its methods from their `compile`.

    Names are looked up first among those in scope (the event's arguments, and what `choose` and `for_each` call
    their finds), then among the ids of the game. A name that is neither is an error with its place in the file.

    Attributes:
        game: the game the program is for.
        file: the role of the file it is written in (``mission``, ``cards``).
        read: the names in scope that were read so far.
        source: what to call it in messages.
    """

    def __init__(self, game: Game, *, file: str, path: Path, source: str, scope: dict[str, str]) -> None:
        self.game = game
        self.file = file
        self.source = source
        self._path = list(path)
        self._code: list[Instruction] = []
        self._names: dict[str, tuple[int, str]] = {}
        self.read: set[str] = set()
        self._registers = 0
        self._answerable: list[tuple[int, int]] = []
        self._faults = Faults()
        for name, kind in scope.items():
            self.register(name, kind)

    # --- writing ----------------------------------------------------------------------------------------------

    def emit(self, instruction: Instruction) -> int:
        """Append an instruction and return its position."""
        self._code.append(instruction)
        return len(self._code) - 1

    def replace(self, position: int, instruction: Instruction) -> None:
        """Overwrite the instruction at `position`, once the target of its jump is known."""
        self._code[position] = instruction

    @property
    def here(self) -> int:
        """The position of the next instruction."""
        return len(self._code)

    def answerable_since(self, first: int) -> None:
        """Have all from the instruction `first` to here be one thing that an answer can stop: see `Program.answerable`."""
        self._answerable.append((first, self.here))

    def reserve(self) -> int:
        """Append an instruction to be replaced later and return its position."""
        return self.emit(_nothing)

    def register(self, name: str = "", kind: str = "number") -> int:
        """Return a fresh register; with a name, operations that follow can speak of it."""
        index = FIRST_REGISTER + self._registers
        self._registers += 1
        if name:
            self._names[name] = (index, kind)
        return index

    @contextmanager
    def at(self, *keys: str | int) -> Iterator[None]:
        """Work below `keys` of the current place in the file."""
        length = len(self._path)
        self._path.extend(keys)
        try:
            yield
        finally:
            del self._path[length:]

    @contextmanager
    def inner_scope(self) -> Iterator[None]:
        """Forget, at the end, the names that were added inside."""
        names = dict(self._names)
        try:
            yield
        finally:
            self._names = names

    def block(self, operations: Iterable[Operation], key: str = "do") -> None:
        """Compile `operations`, which stand in the file under `key`. Mistakes are kept: `program` tells of them."""
        for number, operation in enumerate(operations):
            with self.at(key, number):
                if not self._compiled(operation.compile):
                    self._pretend(getattr(operation, "as_", None))

    def condition(self, tests: Sequence[Test], key: str = "if") -> Condition:
        """Compile `tests`, all of which must hold. Mistakes are kept: `program` tells of them."""
        compiled: list[Condition] = []
        for number, test in enumerate(tests):
            with self.at(key, number):
                self._compiled(partial(_append, compiled, test))
        if len(compiled) == 1:
            return compiled[0]

        def all_hold(state: State, frame: Frame) -> bool:
            for test in compiled:  # noqa: SIM110 - `all` would be a generator, and cards are asked about all game long
                if not test(state, frame):
                    return False
            return True

        return all_hold

    def skip_unless(self, tests: Sequence[Test], key: str = "if") -> Callable[[], None]:
        """Jump past what follows unless `tests` hold; call the result where the jump should land."""
        return self.guard(self.condition(tests, key)) if tests else lambda: None

    def guard(self, holds: Condition) -> Callable[[], None]:
        """Jump past what follows unless `holds`; call the result where the jump should land."""
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
        return Program(self.source, tuple(self._code), self._registers, tuple(self._answerable))

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
        """Let operations that follow speak of what one that failed would have found: their mistake it is not."""
        if name is not None and name not in self._names:
            self.register(name, ANYTHING)

    def fail(self, message: str, *keys: str | int, hint: str | None = None) -> CompileError:
        """Return an error to raise, at `keys` below the current place."""
        return CompileError(message, hint=hint, file=self.file, path=(*self._path, *keys))

    # --- names ------------------------------------------------------------------------------------------------

    def knows(self, name: object, kind: str) -> bool:
        """Whether `name` is in scope and of `kind`."""
        return isinstance(name, str) and name in self._names and self._names[name][1] in (kind, ANYTHING)

    def number(self, reference: Reference, key: str) -> Value:
        """Return the value of a number, a name in scope, or a track's present value."""
        if isinstance(reference, int):
            return lambda _state, _frame: reference
        if reference in self._names:
            return self._read(reference)
        track = self.track(reference, key, also=Said("a number or a name in scope"))
        return lambda state, _frame: state.tracks[track]

    def place(self, reference: str, key: str | int) -> Value:
        """Return the place called `reference`: a name in scope, a place, or the place a piece stands on."""
        if self.knows(reference, "place"):
            return self._read(reference)
        if self.knows(reference, "piece"):
            piece_of = self._read(reference)
            return lambda state, frame: _where(state, piece_of(state, frame))
        place = self.game.topology.index.get(reference)
        if place is not None:
            return lambda _state, _frame: place
        for index, piece in enumerate(self.game.pieces):
            if piece.id == reference:
                return lambda state, _frame: state.at[index]
        raise self.unknown(
            Said("place"), reference, [*self._in_scope("place", "piece"), *self.game.topology.ids], key
        )

    def piece(self, reference: str, key: str) -> Value:
        """Return the piece called `reference`: a name in scope or a piece's id."""
        if self.knows(reference, "piece"):
            return self._read(reference)
        ids = [piece.id for piece in self.game.pieces]
        if reference not in ids:
            raise self.unknown(Said("piece"), reference, [*self._in_scope("piece"), *ids], key)
        index = ids.index(reference)
        return lambda _state, _frame: index

    def seat(self, reference: str, key: str) -> Value:
        """Return the seat called `reference`: a name in scope, a seat's id, or the first seat of a side."""
        if self.knows(reference, "seat"):
            return self._read(reference)
        for index, seat in enumerate(self.game.seats):
            if reference in (seat.id, seat.side):
                return lambda _state, _frame: index
        known = [seat.id for seat in self.game.seats] + list(self.game.sides)
        raise self.unknown(Said("seat"), reference, [*self._in_scope("seat"), *known], key)

    def track(self, reference: str, key: str, also: str = "") -> int:
        """Return the index of the track called `reference`."""
        return self._index(Said("track"), reference, [track.id for track in self.game.tracks], key, also)

    def area(self, reference: str, key: str) -> int:
        """Return the index of the card area called `reference`."""
        return self._index(Said("card area"), reference, [area.id for area in self.game.areas], key)

    def mark_kind(self, reference: str, key: str) -> int:
        """Return the index of the kind of mark called `reference`."""
        return self._index(Said("kind of mark"), reference, list(self.game.mark_kinds), key)

    def result(self, reference: str, key: str) -> int:
        """Return the index of the result called `reference`."""
        return self._index(Said("result"), reference, [result.id for result in self.game.results], key)

    def tag(self, reference: str, key: str) -> frozenset[int]:
        """Return the places that bear the tag `reference`."""
        places = frozenset(p for p, tags in enumerate(self.game.topology.tags) if reference in tags)
        if not places:
            known = sorted({tag for tags in self.game.topology.tags for tag in tags})
            raise self.unknown(Said("tag on the map"), reference, known, key)
        return places

    def region(self, reference: str, key: str) -> frozenset[int]:
        """Return the places of the region called `reference`."""
        regions = {region.id: region.places for region in self.game.topology.regions}
        if reference not in regions:
            raise self.unknown(Said("region"), reference, sorted(regions), key)
        return frozenset(regions[reference])

    def side(self, reference: str, key: str) -> str:
        """Return the side called `reference`."""
        if reference not in self.game.sides:
            raise self.unknown(Said("side"), reference, list(self.game.sides), key)
        return reference

    def unknown(self, noun: str, name: str, known: Sequence[str], key: str | int) -> CompileError:
        """Return the error for a name that nothing bears."""
        hint = did_you_mean(name, known) or Said("this game has no {noun}", noun=noun)
        return self.fail(Said("no {noun} is called '{name}'", noun=noun, name=name), key, hint=hint)

    def _index(self, noun: str, reference: str, ids: list[str], key: str, also: str = "") -> int:
        if reference in ids:
            return ids.index(reference)
        raise self.unknown(
            Said("{noun} (nor {also})", noun=noun, also=also) if also else noun, reference, ids, key
        )

    def _in_scope(self, *kinds: str) -> list[str]:
        return [name for name, (_, kind) in self._names.items() if kind in kinds]

    def _read(self, name: str) -> Value:
        register = self._names[name][0]
        self.read.add(name)
        return lambda _state, frame: frame[register]


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


def _where(state: State, piece: int) -> int:
    return state.at[piece] if piece >= 0 else OFF


def compile_program(
    game: Game,
    operations: Sequence[Operation],
    tests: Sequence[Test],
    *,
    file: str,
    path: Path,
    source: str,
    scope: dict[str, str],
    once: int | None = None,
) -> Program:
    """Compile ``if: tests, do: operations`` as it stands at `path` of `file`.

    `scope` names the event's arguments, in order. With `once`, a track remembers that the program has run, and it runs
    no more.

    Raises:
        CompileError: for names that nothing bears, each with its place.
    """
    code = Code(game, file=file, path=path, source=source, scope=scope)
    landings = [code.skip_unless(tests)]
    if once is not None:
        landings.append(code.guard(lambda state, _frame: state.tracks[once] == 0))
        code.emit(lambda state, _frame: state.tracks.__setitem__(once, 1))
    code.block(operations)
    for land in landings:
        land()
    return code.program()
