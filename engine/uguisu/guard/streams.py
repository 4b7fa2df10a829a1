"""Standard output and the stream of errors belong to the program: a plugin that closes them is stopped as it does, and named.

What closes them behind our back (a descriptor that is opened a second time) is opened again once the plugin has returned.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from uguisu.guard.owners import is_plugin_code

NAMES = {1: "stdout", 2: "stderr"}
CALLED = {1: "standard output", 2: "standard error"}
_KEPT: dict[int, int] = {}
"""For each of the two a second way to where it leads; empty until `keep_streams`."""


class StreamClosed(Exception):
    """A plugin has closed standard output or standard error, after which nothing more could be told."""

    def __init__(self, descriptor: int) -> None:
        super().__init__(f"it closed {CALLED[descriptor]}")


def keep_streams() -> None:
    """Have both streams outlive plugins, in a program: what closes one of them raises `StreamClosed` at its line."""
    for descriptor in NAMES:
        _KEPT[descriptor] = os.dup(descriptor)
        _hold(descriptor)
    close = os.close

    def closing(fd: int) -> None:
        if _Held.held and fd in NAMES and _theirs(sys._getframe(1)):
            raise StreamClosed(fd)
        close(fd)

    os.close = closing


def let_close() -> None:
    """Let whoever serves over these streams close them at the end, as a library does for a language server. What a plugin
    closes is still opened again once it has returned.
    """
    _Held.held = False


class _Held:
    held = True


def _hold(descriptor: int) -> None:
    """Have the stream of a descriptor, and what lies below it, refuse to be closed by plugins."""
    stream = getattr(sys, NAMES[descriptor])
    if isinstance(stream, io.TextIOWrapper):
        for layer in (stream, stream.buffer):
            layer.close = _refusing(descriptor, layer.close)  # type: ignore[method-assign]


def _refusing(descriptor: int, close: Callable[[], None]) -> Callable[[], None]:
    def closing() -> None:
        if _Held.held and not sys.is_finalizing() and _theirs(sys._getframe(1)):
            raise StreamClosed(descriptor)
        close()

    return closing


def _theirs(frame: FrameType | None) -> bool:
    return frame is not None and is_plugin_code(frame.f_code.co_filename)


@contextmanager
def left_open() -> Iterator[None]:
    """See to it that both streams are open behind this as they were before.

    Raises:
        StreamClosed: where they were not; they are by then.
    """
    before = {descriptor: getattr(sys, name) for descriptor, name in NAMES.items()}
    try:
        yield
    finally:
        shut = [descriptor for descriptor, stream in before.items() if _opened_again(descriptor, stream)]
    if shut:
        raise StreamClosed(shut[0])


def _opened_again(descriptor: int, before: object) -> bool:
    """Tell whether a stream was shut; open it again if so."""
    shut = False
    if descriptor in _KEPT:
        try:
            os.fstat(descriptor)
        except OSError:
            os.dup2(_KEPT[descriptor], descriptor)
            shut = True
    now = getattr(sys, NAMES[descriptor])
    if before is not None and now is None:
        setattr(sys, NAMES[descriptor], before)
        now, shut = before, True
    if descriptor in _KEPT and getattr(now, "closed", False):
        made = os.fdopen(descriptor, "w", encoding="utf-8", errors="replace", closefd=False)
        setattr(sys, NAMES[descriptor], made)
        _hold(descriptor)
        shut = True
    return shut
