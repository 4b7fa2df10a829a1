"""Threads of ours that can be done without for a moment: a process is copied (`fork`) only where it has no other thread."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import NamedTuple


class Rester(NamedTuple):
    """What a thread can be told: to end, and to start again."""

    rest: Callable[[], object]
    go_on: Callable[[], object]


_RESTERS: list[Rester] = []


def may_always_rest(rest: Callable[[], object], go_on: Callable[[], object]) -> Rester:
    """Have a thread ended and started again by `resting`."""
    rester = Rester(rest, go_on)
    _RESTERS.append(rester)
    return rester


@contextlib.contextmanager
def may_rest(rest: Callable[[], object], go_on: Callable[[], object]) -> Iterator[None]:
    """Have it so as long as this lasts."""
    rester = may_always_rest(rest, go_on)
    try:
        yield
    finally:
        _RESTERS.remove(rester)


@contextlib.contextmanager
def resting() -> Iterator[None]:
    """Let all of these threads be ended as long as this lasts."""
    resters = _RESTERS[:]
    for rester in resters:
        rester.rest()
    try:
        yield
    finally:
        for rester in resters:
            rester.go_on()
