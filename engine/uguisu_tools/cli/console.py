"""The terminal: encodings that must not crash, progress that does not disturb."""

from __future__ import annotations

import contextlib
import io
import os
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Self, TextIO

import click

from uguisu.messages.control_characters import visible

QUIET_FOR = 1.0
"""Seconds before a bar is drawn: what is done sooner needs none."""
A_LINE_EVERY = 10.0
"""Seconds between lines where output is kept in a file: enough to see that it goes on."""


def open_streams() -> None:
    """Open nothing in the place of a standard stream that is closed, so that no file of ours is mistaken for it."""
    for descriptor, name in enumerate(("stdin", "stdout", "stderr")):
        try:
            os.fstat(descriptor)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # takes the lowest number that is free: this one
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(descriptor, "r" if name == "stdin" else "w", encoding="utf-8"))


STYLES = re.compile(r"(\x1b\[[0-9;]{1,8}m)")
"""What makes letters bold or red: the one thing that a command may say to a terminal."""


def tame_streams() -> None:
    """Have a console that can't show a letter show `?` in its place, and give files and pipes UTF-8.

    All that is printed goes through here: signs that are not seen are written out, wherever they come from, a pack's
    title or the name of a file.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            if stream.isatty():
                stream.reconfigure(errors="replace")
            else:
                stream.reconfigure(encoding="utf-8", errors="replace")
            stream.write = _Visibly(stream)  # type: ignore[method-assign]


@contextlib.contextmanager
def untamed(stream: TextIO) -> Iterator[None]:
    """Let a terminal be told to do more than to show letters: to clear itself, to move the cursor."""
    tame = stream.write
    if isinstance(tame, _Visibly):
        stream.write = tame.raw  # type: ignore[method-assign]
    try:
        yield
    finally:
        stream.write = tame  # type: ignore[method-assign]


class _Visibly:
    """Writes to a stream what can be seen."""

    def __init__(self, stream: io.TextIOWrapper) -> None:
        self.raw = stream.write

    def __call__(self, text: str) -> int:
        parts = STYLES.split(text)
        parts[::2] = [visible(part) for part in parts[::2]]
        self.raw("".join(parts))
        return len(text)


def typed(words: Sequence[str]) -> str:
    """Return a command as it is to be typed here: quoted, and through uv where this one was."""
    words = [words[0], *map(named, words[1:])]
    before = ("uv", "run") if words[0] == "uguisu" and os.environ.get("UV_RUN_RECURSION_DEPTH") else ()
    line = [*before, *words]
    return subprocess.list2cmdline(line) if os.name == "nt" else shlex.join(line)


def named(word: str) -> str:
    """Return the name by which a pack is found, for a path that nobody has typed: an absolute one, or one that leads to
    where games are installed.
    """
    from pathlib import Path

    path = Path(word)
    if len(path.parts) < 2 or not path.exists():
        return word
    from uguisu.content.library import Library
    from uguisu.plugins import registry

    library, real = Library.of(registry()), path.resolve()
    for shelf, name, there in (*library.packs(), *library.campaigns()):
        if there.resolve() == real and (path.is_absolute() or shelf.kind == "installed"):
            found = library.locate(name)
            return name if found is not None and found.resolve() == real else word
    return word


def print_found(found: Any, text: Callable[[], str], *, as_json: bool) -> None:
    """Print what a long run has found: all of it, for programs, or as text for people."""
    if as_json:
        import msgspec

        click.echo(msgspec.json.format(msgspec.json.encode(found), indent=1))
    else:
        click.echo(text(), nl=False)


class ProgressBar:
    """A bar on stderr, and only for work that takes longer than a second; where that is no terminal, a line now and then."""

    def __init__(self, length: int, label: str) -> None:
        self.length = length
        self.label = label
        self.done = 0
        self._began = time.monotonic()
        self._told = self._began
        self._bar: Any = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            with untamed(sys.stderr):
                self._bar.render_finish()

    def to(self, done: int) -> None:
        """Tell how much is done by now."""
        self.done = done
        now = time.monotonic()
        if not sys.stderr.isatty():
            if now - self._told > A_LINE_EVERY:
                self._told = now
                with untamed(sys.stderr):
                    click.echo(f"{self.label}: {done}/{self.length}", err=True)
            return
        if self._bar is None and now - self._began <= QUIET_FOR:
            return
        with untamed(sys.stderr):
            if self._bar is None:
                self._bar = click.progressbar(length=self.length, label=self.label, file=sys.stderr)
                self._bar.render_progress()
            self._bar.update(done - self._bar.pos)

    def of(self, done: int, length: int) -> None:
        """Tell how much is done by now, and of how much."""
        self.length = length
        self.to(done)

    def step(self) -> None:
        """Tell that one more is done."""
        self.to(self.done + 1)
