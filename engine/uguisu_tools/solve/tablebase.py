"""Tablebases: the exact value of every position of a solved game, in memory or in a file.

A file is a line of JSON that says what was solved, and then the values. They are looked up where they lie in it, so that
opening even a large one takes no memory to speak of, and processes share it.
"""

from __future__ import annotations

import mmap
import os
import sys
import zlib
from bisect import bisect_left
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from struct import Struct
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from uguisu.content.atomic import replacing
from uguisu.core.errors import UguisuError
from uguisu.core.state import State
from uguisu.messages.message import Message
from uguisu_tools.record.stamp import Stamp, is_of, must_be_file, must_be_known, readable, stamp_of, told_of

if TYPE_CHECKING:
    from uguisu.core.game import Game
    from uguisu.plugins.registered import Solver

FORMAT = 1
LONGEST_HEADER = 100_000
MOST_PLIES = 10_000_000
"""No game takes longer to win: what says so is made up."""
UNKNOWN = 2
"""Neither side: who moves at an ending, who wins where nobody can force it."""

Data = bytes | bytearray | memoryview
"""The bytes of a tablebase: in memory, or mapped from its file."""


@dataclass(frozen=True, slots=True)
class Value:
    """The side that wins by force, and in how many rounds or plies at most; None and None if neither can."""

    winner: str | None
    length: int | None


class Tablebase(Protocol):
    """Tells the value of any position that can come up.

    Attributes:
        data: its contents, from which the tablebase can be made again.
        unit: the unit of lengths: "plies" or "rounds".
    """

    data: Data
    unit: str

    def __call__(self, state: Any, /) -> Value:
        """Return what a position is worth: a state of its own game."""


class Entries:
    """The tablebase of any game: an entry for each position, in the order of their keys."""

    unit = "plies"
    entry = Struct("<16sBI")
    """A position's key, the number of the side that wins it, and in how many plies."""

    def __init__(self, game: Game, data: Data) -> None:
        if len(data) % self.entry.size:
            raise _broken()
        self.game, self.data = game, data

    @classmethod
    def of(cls, game: Game, found: Iterable[tuple[bytes, int, int]]) -> Entries:
        """Make one of (key, winner, plies) in the order of keys."""
        data = bytearray()
        for one in found:
            data += cls.entry.pack(*one)
        return cls(game, data)

    def __call__(self, state: State, /) -> Value:
        """Return what a position is worth.

        Raises:
            UguisuError: when it can't come up.
        """
        key, size = state.position(), self.entry.size
        numbers = range(len(self.data) // size)
        at = bisect_left(numbers, key, key=lambda at: bytes(self.data[at * size : at * size + len(key)]))
        found, winner, plies = b"", UNKNOWN, 0
        if at < len(numbers):
            found, winner, plies = self.entry.unpack_from(self.data, at * size)
        if found == key and winner != UNKNOWN and not (winner < len(self.game.sides) and plies <= MOST_PLIES):
            raise _broken()
        if found != key:
            raise UguisuError(Message("this position can't come up in the game that was solved"))
        return Value(None, None) if winner == UNKNOWN else Value(self.game.sides[winner], plies)


class _Header(msgspec.Struct, frozen=True, kw_only=True):
    """The first line of a file: what was solved, whether the game itself reads the values, and how many bytes follow."""

    uguisu_tablebase: Stamp
    format: int
    own: bool
    length: int
    crc: int


def write(table: Tablebase, game: Game, path: Path) -> None:
    """Write a tablebase of `game`; whatever happens, the file there is the old one or the new one, never half.

    Raises:
        OSError: when the disk refuses.
    """
    header = _Header(
        uguisu_tablebase=stamp_of(game, 0),
        format=FORMAT,
        own=not isinstance(table, Entries),
        length=len(table.data),
        crc=zlib.crc32(table.data),
    )
    with replacing(path) as file:
        file.write(msgspec.json.encode(header) + b"\n")
        file.write(table.data)


def read(path: Path, game: Game) -> Tablebase:
    """Open a tablebase of `game`.

    Raises:
        UguisuError: when it can't be read, is broken, or is of something else.
    """
    with readable(path), told_of(path):
        must_be_file(path, most=sys.maxsize)
        with path.open("rb") as file:
            first = file.readline(LONGEST_HEADER)
            header = _header(first)
            _must_be_of(header.uguisu_tablebase, game)
            length = os.fstat(file.fileno()).st_size - len(first)
            whole = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
        data = whole[len(first) :]
        if length != header.length or zlib.crc32(data) != header.crc:
            raise _broken()
        own = _reopened(game, data) if header.own else Entries(game, data)
        if own is None:
            raise _broken()
    return own


def solver_of(game: Game) -> Solver | None:
    """Return the shorter way to the value of `game` that a plugin brings, if there is one."""
    return game.compiled_from[1].solvers.get(game.id) if game.compiled_from is not None else None


def _reopened(game: Game, data: memoryview) -> Tablebase | None:
    """Return the tablebase of the game's own solver that had this data."""
    solver = solver_of(game)
    return solver.reopened(game, data) if solver is not None else None


def _header(line: bytes) -> _Header:
    try:
        header = msgspec.json.decode(line, type=_Header)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise UguisuError(Message("this is not a tablebase"), hint=_AGAIN) from error
    must_be_known(header.format, FORMAT)
    return header


def _must_be_of(stamp: Stamp, game: Game) -> None:
    """Refuse values of another game, of the pack as it was, and of rules that may have been others."""
    if (stamp.game, stamp.scenario) != (game.id, game.scenario):
        raise UguisuError(
            Message(
                "it is the tablebase of '{scenario}' of {game}, not of '{ours}' of {our_game}",
                scenario=stamp.scenario,
                game=stamp.game,
                ours=game.scenario,
                our_game=game.id,
            ),
            hint=_AGAIN,
        )
    if not is_of(stamp, game) or stamp.variants != game.variants:
        raise UguisuError(
            Message("'{scenario}' has changed since it was solved", scenario=game.scenario), hint=_AGAIN
        )
    if stamp.versions != game.versions:
        raise UguisuError(Message("it was solved with other versions of the rules"), hint=_AGAIN)


def _broken() -> UguisuError:
    return UguisuError(Message("the tablebase is damaged or incomplete"), hint=_AGAIN)


_AGAIN = Message("write it again: uguisu solve PACK --write FILE")
