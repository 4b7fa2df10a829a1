"""Ctrl+C at any moment, told from a `KeyboardInterrupt` that a plugin raises: that one is the plugin's own.

Nothing heavy is imported here: the command line begins with it.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from types import FrameType

INTERRUPTED = 130
"""The exit code."""
AGAIN = 0.02


class CtrlC(KeyboardInterrupt):
    """Ctrl+C was pressed."""


def leave_to_user(error: BaseException) -> None:
    """Raise `error` on if it is Ctrl+C; to be called first where whatever a plugin raises is caught.

    Where handlers of ours are set up, and where none listens, as in workers, only they can tell; elsewhere any
    `KeyboardInterrupt` may be the user's.
    """
    if isinstance(error, CtrlC) or (
        isinstance(error, KeyboardInterrupt) and signal.getsignal(signal.SIGINT) is signal.default_int_handler
    ):
        raise error


class _Commands:
    """How many commands run that want to end themselves, so as to keep what they have and to clear up."""

    running = 0


class ended_by_exception:  # noqa: N801 - a context manager; `contextlib` is slow to import
    """Have Ctrl+C raise `CtrlC` in this block; outside of it, it ends the process."""

    def __enter__(self) -> None:
        _Commands.running += 1

    def __exit__(self, *_: object) -> None:
        _Commands.running -= 1


def listen() -> None:
    """Take Ctrl+C over from Python, if nobody else has: for programs, first thing.

    Python would raise `KeyboardInterrupt` in the middle of an import, or of a destructor, where it gets lost.
    """
    if (
        threading.current_thread() is threading.main_thread()
        and signal.getsignal(signal.SIGINT) is signal.default_int_handler
    ):
        signal.signal(signal.SIGINT, on_ctrl_c)
        sys.unraisablehook = _unraisable


def on_ctrl_c(_signal: int, _frame: FrameType | None) -> None:
    """End the command that runs, or else the process."""
    if _Commands.running:
        raise CtrlC
    os.write(2, _stopped().encode(errors="replace"))
    os._exit(INTERRUPTED)


def _stopped() -> str:
    """Say it in the user's language as far as that is known yet."""
    try:
        said, languages = sys.modules["uguisu.messages.message"], sys.modules["uguisu_tools.cli.languages"]
        return f"{said.translate(said.Message('Stopped.'), languages.spoken())}\n"
    except Exception:  # it is still being imported
        return "Stopped.\n"


def _unraisable(failure: sys.UnraisableHookArgs) -> None:
    """Press Ctrl+C again where it was lost in a destructor or callback, which can't pass it on."""
    if isinstance(failure.exc_value, CtrlC):
        again = threading.Timer(AGAIN, _press)
        again.daemon = True
        again.start()
    else:
        sys.__unraisablehook__(failure)


def _press() -> None:
    """Press Ctrl+C, so that what the main thread waits for is over: a sleep goes on after a signal to another thread."""
    if hasattr(signal, "pthread_kill"):
        signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGINT)
    else:  # Windows, which has one signal for all threads
        signal.raise_signal(signal.SIGINT)
