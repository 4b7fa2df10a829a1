"""Ctrl+C between two things that belong together."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Self


class Interrupts:
    """Lets Ctrl+C wait while something is done that must not be left half done.

    ::

        with Interrupts() as interrupts:
            ...                            # raises KeyboardInterrupt at once
            with interrupts.held():
                ...                        # raises it when this is done
    """

    def __init__(self) -> None:
        self._held = False
        self._came = False
        self._before: object = None

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():
            self._before = signal.getsignal(signal.SIGINT)
            if self._before is signal.default_int_handler:  # somebody else's handler knows better
                signal.signal(signal.SIGINT, self._on_interrupt)
        return self

    def __exit__(self, *_: object) -> None:
        if self._before is signal.default_int_handler:
            signal.signal(signal.SIGINT, signal.default_int_handler)

    @contextmanager
    def held(self) -> Iterator[None]:
        """Hold Ctrl+C back until the block is done."""
        self._held = True
        try:
            yield
        finally:
            self._held = False
        if self._came:
            self._came = False
            raise KeyboardInterrupt

    def _on_interrupt(self, _signal: int, _frame: FrameType | None) -> None:
        if self._held:
            self._came = True
        else:
            raise KeyboardInterrupt
