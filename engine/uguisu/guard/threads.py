"""Threads of ours that can be done without for a moment: a process is copied (`fork`) only where it has no other thread."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import NamedTuple


class PausableThread(NamedTuple):
    """What a thread can be told: to end, and to start again."""

    rest: Callable[[], object]
    go_on: Callable[[], object]


_PAUSABLE: list[PausableThread] = []


def always_pausable(rest: Callable[[], object], go_on: Callable[[], object]) -> PausableThread:
    """Have a thread ended and started again by `threads_paused`."""
    rester = PausableThread(rest, go_on)
    _PAUSABLE.append(rester)
    return rester


@contextlib.contextmanager
def pausable(rest: Callable[[], object], go_on: Callable[[], object]) -> Iterator[None]:
    """Have it so as long as this lasts."""
    rester = always_pausable(rest, go_on)
    try:
        yield
    finally:
        _PAUSABLE.remove(rester)


@contextlib.contextmanager
def threads_paused() -> Iterator[None]:
    """Let all of these threads be ended as long as this lasts."""
    resters = _PAUSABLE[:]
    for rester in resters:
        rester.rest()
    try:
        yield
    finally:
        for rester in resters:
            rester.go_on()
