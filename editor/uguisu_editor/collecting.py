"""Python's collection of cycles, kept to the window's thread.

Python collects in whichever thread happens to allocate. An object of Qt that dies in another thread than its own leaves its
timers behind, that of a field's blinking cursor for one, and when one of them is due the process comes down. So nothing is
collected on the way any more, and the event loop collects between two events.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

from PySide6.QtCore import QTimer

EVERY = 1000
"""Milliseconds between two looks at how much was made."""
SHARE = 500
"""All objects are gone through (a tenth of a second and more) in one part of so many of the time."""


class _Collector:
    """Collects what is young, and from time to time all."""

    def __init__(self) -> None:
        self._all_again = 0.0

    def collect(self) -> None:
        """Collect, if as much was made as Python would wait for."""
        if gc.get_count()[0] <= gc.get_threshold()[0]:
            return
        began = perf_counter()
        if began < self._all_again:
            gc.collect(1)
            return
        gc.collect()
        self._all_again = began + SHARE * (perf_counter() - began)


@contextmanager
def cycles_collected_here() -> Iterator[None]:
    """Have cycles collected by the event loop of this thread, which is the window's, and in no other thread."""
    collector, timer = _Collector(), QTimer()
    timer.timeout.connect(collector.collect)
    gc.disable()
    timer.start(EVERY)
    try:
        yield
    finally:
        timer.stop()
        gc.collect()
        gc.enable()
