"""The terminal: encodings that must not crash, progress that does not disturb."""

from __future__ import annotations

import io
import os
import sys
import time
from types import TracebackType
from typing import Any, Self

import click

QUIET_FOR = 1.0
"""Seconds before a bar is drawn: what is done sooner needs none."""


def open_streams() -> None:
    """Open nothing in the place of a standard stream that is closed, lest a file of ours be taken for it."""
    for descriptor, name in enumerate(("stdin", "stdout", "stderr")):
        try:
            os.fstat(descriptor)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # takes the lowest number that is free: this one
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(descriptor, "r" if name == "stdin" else "w", encoding="utf-8"))


def forgive_encodings() -> None:
    """Have a console that can't show a letter show `?` in its place. Files and pipes are given UTF-8."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            if stream.isatty():
                stream.reconfigure(errors="replace")
            else:
                stream.reconfigure(encoding="utf-8", errors="replace")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


class Progress:
    """A bar on stderr, drawn on a terminal only, and only for work that takes longer than a second."""

    def __init__(self, length: int, label: str) -> None:
        self.length = length
        self.label = label
        self.done = 0
        self._began = time.monotonic()
        self._drawn = 0
        self._bar: Any = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._bar is not None:
            self._bar.render_finish()

    def to(self, done: int) -> None:
        """Tell how much is done by now."""
        self.done = done
        if self._bar is None and sys.stderr.isatty() and time.monotonic() - self._began > QUIET_FOR:
            self._bar = click.progressbar(length=self.length, label=self.label, file=sys.stderr)
            self._bar.render_progress()
        if self._bar is not None:
            self._bar.update(done - self._drawn)
            self._drawn = done

    def step(self) -> None:
        """Tell that one more is done."""
        self.to(self.done + 1)
