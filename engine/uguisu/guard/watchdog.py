"""Stops code of plugins that goes on forever: a rule or a bot that makes no move for some seconds.

A thread looks on; whoever is watched pays nothing for it while it plays. It raises `TooLong` in the thread that is stuck,
at the line where it is, so that whoever tells of errors names that line. Code that does not let itself be stopped like that
(it waits in C, or catches everything) ends the process, with a sentence.
"""

from __future__ import annotations

import ctypes
import functools
import os
import sys
import threading
import time
from collections.abc import Callable
from typing import Self

from uguisu.guard.threads import always_pausable
from uguisu.messages.message import Message

PATIENCE = 60.0
VARIABLE = "UGUISU_PATIENCE"
"""Of the environment: other seconds, 0 to wait for as long as it takes."""
LOOK = 0.1
CHANCES = 3
"""How often it is tried to stop it before the process is ended."""
ENDED = 70
THREADS = sys.platform not in ("emscripten", "wasi")
"""Whether a thread can look on. In WebAssembly there is none: who has waited for too long stops the page."""


class TooLong(BaseException):
    """Raised in the middle of code that takes too long."""

    seconds = PATIENCE

    def __str__(self) -> str:
        return f"it made no move for {self.seconds:g} s"


def allowed() -> float:
    """Return the seconds that a decision may take, 0 for any."""
    try:
        return max(0.0, float(os.environ.get(VARIABLE, PATIENCE)))
    except ValueError:
        return PATIENCE


class Watch:
    """Watches this thread while a block runs: `moves` must change every `seconds`.

    ::

        with Watch(60):
            rules.that_may_never_end()  # raises TooLong
    """

    def __init__(self, seconds: float | None = None, moves: Callable[[], object] = lambda: 0) -> None:
        self.seconds = (allowed() if seconds is None else seconds) if THREADS else 0.0
        self.moves = moves
        self.thread = threading.get_ident()
        self.seen: object = moves()
        self.since = time.monotonic()
        self.fired = 0
        self._told = sys.unraisablehook

    def __enter__(self) -> Self:
        if self.seconds:
            self._told, sys.unraisablehook = sys.unraisablehook, self._unraisable
            _look_on(self)
        return self

    def __exit__(self, *_: object) -> None:
        if self.seconds:
            if sys.unraisablehook == self._unraisable:
                sys.unraisablehook = self._told
            with _LOCK:
                if self in _WATCHES:  # and not that of the process which this one was forked from
                    _WATCHES.remove(self)
                if self.fired:  # what was sent and has not come yet must not hit what comes after
                    _raise_in(self.thread, None)

    def look(self, now: float) -> None:
        """Stop the thread if it has not moved for too long."""
        here = self.moves()
        if here != self.seen:
            self.seen, self.since, self.fired = here, now, 0
        elif now - self.since > self.seconds:
            self.since, self.fired = now, self.fired + 1
            if self.fired > CHANCES:
                self._end_all()
            _raise_in(self.thread, type("TooLong", (TooLong,), {"seconds": self.seconds}))

    def _unraisable(self, lost: sys.UnraisableHookArgs) -> None:
        """Say nothing of one that came in a destructor, where Python drops it: the next one is on its way."""
        if not issubclass(lost.exc_type, TooLong):
            self._told(lost)

    def _end_all(self) -> None:
        from uguisu.guard.faults import where_in

        where = where_in(sys._current_frames().get(self.thread))
        text = f"Error: a plugin made no move for {self.seconds:g} s and could not be stopped {where}\n"
        os.write(2, text.encode(errors="replace"))
        os._exit(ENDED)


_LOCK = threading.Lock()
_WATCHES: list[Watch] = []
_THREADS: list[tuple[threading.Thread, threading.Event]] = []
"""The one that looks on, if there is one, and what ends it."""


def _rest() -> None:
    """End the thread that looks on, if nothing is watched; the next watch starts it again."""
    with _LOCK:
        if _WATCHES or not _THREADS:
            return
        thread, enough = _THREADS.pop()
    enough.set()
    thread.join()


always_pausable(_rest, lambda: None)


def _forked() -> None:
    """Watch nothing that the process does which this one was forked from."""
    _WATCHES.clear()
    _THREADS.clear()
    _LOCK.release()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(before=_LOCK.acquire, after_in_parent=_LOCK.release, after_in_child=_forked)


def _look_on(watch: Watch) -> None:
    with _LOCK:
        _WATCHES.append(watch)
        if not _THREADS or not _THREADS[0][0].is_alive():  # gone after a fork
            enough = threading.Event()
            thread = threading.Thread(target=_look, args=(enough,), daemon=True, name="patience")
            try:
                thread.start()
            except RuntimeError:  # the system gives no more threads: nobody looks on, and all else goes on
                _tell_that_nobody_looks_on()
            else:
                _THREADS[:] = [(thread, enough)]


@functools.cache
def _tell_that_nobody_looks_on() -> None:
    text = Message(
        "No thread can be started here, so a plugin that never ends is not stopped: Ctrl+C ends it."
    )
    sys.stderr.write(f"{text}\n")


def _look(enough: threading.Event) -> None:
    while not enough.wait(LOOK):
        with _LOCK:
            now = time.monotonic()
            for watch in _WATCHES:
                watch.look(now)


def _raise_in(thread: int, error: type[BaseException] | None) -> None:
    ctypes.pythonapi.PyThreadState_SetAsyncExc(
        ctypes.c_ulong(thread), ctypes.py_object(error) if error is not None else None
    )
