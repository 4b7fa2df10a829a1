"""The record of a table: a file that only grows, with every move on the disk before anybody is shown it.

Its lines are those of a replay, and three more, for what was said, chosen before one was asked, and taken back::

    {"uguisu_replay": {...}, "pack": "pack.zip"}
    {"seat": "ninja", "move": "ninja:gate"}
    {"talk": {"seat": "ninja", "to": "samurai", "text": "Hello"}}
    {"sealed": {"seat": "samurai", "move": "samurai:hall"}}
    {"undo": 0}

A line that was cut off, by a power cut say, was shown to nobody, and is taken away.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

import msgspec

from uguisu import Game, IllegalAction, Match, Message, UguisuError
from uguisu.loading import Overrides
from uguisu.match import Step
from uguisu.messages import reason_of
from uguisu_tools.record.replay import Header, StepLine
from uguisu_tools.record.stamp import check, stamp_of


class Talk(msgspec.Struct, frozen=True, kw_only=True):
    """Something that was said."""

    seat: str
    to: str
    text: str


class TalkLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of talk."""

    talk: Talk


class SealedLine(msgspec.Struct, frozen=True, kw_only=True):
    """A choice that was made before its seat was asked, in a simultaneous one."""

    sealed: StepLine


class UndoLine(msgspec.Struct, frozen=True, kw_only=True):
    """Moves were taken back; `undo` steps are left."""

    undo: int


class Journal:
    """The record of one table, open for more.

    Attributes:
        written: the steps of the match that are in it.
        sealed: what seats have chosen that were not asked yet.
        changes: what is played differently from the pack.
    """

    def __init__(
        self,
        path: Path,
        changes: Overrides,
        written: int = 0,
        sealed: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.path = path
        self.changes = changes
        self.written = written
        self.sealed = sealed
        self._end: int | None = None
        """Where the last whole line ends, when what comes after it could not be taken away."""
        self._file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o600)

    @classmethod
    def begin(cls, path: Path, match: Match, changes: Overrides) -> Journal:
        """Begin the record of a match."""
        journal = cls(path, changes)
        journal._add(Header(uguisu_replay=stamp_of(match.game, match.seed), pack="pack.zip", changes=changes))
        journal.steps(match)
        return journal

    @classmethod
    def resume(cls, path: Path, game: Game) -> tuple[Journal, Match]:
        """Return the record at `path`, open for more, and the match as it tells of it.

        Raises:
            UguisuError: when it can't be read, or was played with something else; with the line.
        """
        try:
            data = path.read_bytes()
            whole = data[: data.rfind(b"\n") + 1]
            if len(whole) < len(data):
                with path.open("r+b") as file:
                    file.truncate(len(whole))
        except OSError as error:
            told = Message("{path} can't be read: {error}", path=path, error=reason_of(error))
            raise UguisuError(told) from error
        match, sealed = _played(path, whole.splitlines(), game)
        return cls(path, header_of(path).changes, len(match.steps), sealed), match

    def steps(self, match: Match) -> None:
        """Write the steps of a match that are not written yet, and see that they are on the disk.

        Raises:
            OSError: when the disk is full or gone.
        """
        lines = [StepLine(seat=step.seat, move=step.move) for step in match.steps[self.written :]]
        if lines:
            self._add(*lines)
            self.written = len(match.steps)

    def talk(self, seat: str, to: str, text: str) -> None:
        """Write what was said."""
        self._add(TalkLine(talk=Talk(seat=seat, to=to, text=text)))

    def seal(self, seat: str, move: str) -> None:
        """Write what a seat has chosen that is not asked yet."""
        self._add(SealedLine(sealed=StepLine(seat=seat, move=move)))

    def undo(self, left: int) -> None:
        """Write that steps were taken back."""
        self._add(UndoLine(undo=left))
        self.written = left

    def close(self) -> None:
        """Write no more."""
        os.close(self._file)

    def _add(self, *lines: msgspec.Struct) -> None:
        data = b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
        if self._end is not None:
            os.ftruncate(self._file, self._end)
        self._end = os.lseek(self._file, 0, os.SEEK_END)
        try:
            if os.write(self._file, data) != len(data):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            os.fsync(self._file)
        except OSError:
            os.ftruncate(self._file, self._end)  # half a line would spoil the next one
            self._end = None
            raise
        self._end = None


def header_of(path: Path) -> Header:
    """Return the first line of a record.

    Raises:
        UguisuError: when there is none.
    """
    try:
        with path.open("rb") as file:
            return msgspec.json.decode(file.readline(), type=Header)
    except (OSError, msgspec.DecodeError) as error:
        raise UguisuError(Message("{path} can't be read: {error}", path=path, error=error)) from error


class _Line(msgspec.Struct, frozen=True, kw_only=True):
    """Any line but the first: what is in it tells which one it is."""

    seat: str = ""
    move: str | None = None
    talk: Talk | None = None
    sealed: StepLine | None = None
    undo: int | None = None


def _played(path: Path, lines: list[bytes], game: Game) -> tuple[Match, dict[str, str]]:
    """Play a record again; return what was chosen before it was asked, too."""
    header = header_of(path)
    check(header.uguisu_replay, game)
    match = Match(game, header.uguisu_replay.seed)
    sealed: dict[str, str] = {}
    done = 0
    for number, line in enumerate(lines[1:], 2):
        try:
            told = msgspec.json.decode(line, type=_Line)
            done = _done_again(told, match, sealed, done)
        except (msgspec.DecodeError, IllegalAction) as error:
            raise UguisuError(
                Message(
                    "{path}, line {number}: the record of this table is spoilt: {error}",
                    path=path,
                    number=number,
                    error=error,
                )
            ) from error
        if done < 0:
            raise UguisuError(
                Message("line {number}: the rules have changed since it was played", number=number)
            )
    return match, sealed


def _done_again(told: _Line, match: Match, sealed: dict[str, str], done: int) -> int:
    """Do what a line tells, after `done` steps; return how many there are then, -1 if the rules did something else."""
    if told.undo is not None:
        while len(match.steps) > told.undo:
            match.undo()
        return min(told.undo, len(match.steps))
    if told.talk is not None:
        match.say(told.talk.seat, told.talk.to, told.talk.text)
    elif told.sealed is not None:
        sealed[told.sealed.seat] = told.sealed.move
    elif told.move is not None:
        step = Step(told.seat, told.move)
        if done == len(match.steps):
            match.play(step.move)
        if match.steps[done] != step:
            return -1
        sealed.pop(step.seat, None)
        return done + 1
    return done
