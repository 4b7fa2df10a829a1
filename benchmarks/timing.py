"""Measures pieces of code beside each other, by turns and in processor time, so that a busy machine tells no lies."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median

Deed = Callable[[], int]
"""Something to be timed: does a good deal of work, and returns how much."""

ROUNDS = 9
SLICE = 0.25
"""Seconds of each slice; slices of all deeds take turns."""


def rates(*deeds: Deed, rounds: int = ROUNDS, slice_of: float = SLICE) -> list[list[float]]:
    """Return the work done a second by each deed, in each of `rounds` rounds."""
    for deed in deeds:
        deed()
    found: list[list[float]] = [[] for _ in deeds]
    for _ in range(rounds):
        for number, deed in enumerate(deeds):
            work, began = 0, time.process_time()
            while (spent := time.process_time() - began) < slice_of:
                work += deed()
            found[number].append(work / spent)
    return found


def ratio(mine: list[float], theirs: list[float]) -> float:
    """Return the median over rounds of mine / theirs."""
    return median(one / other for one, other in zip(mine, theirs, strict=True))


def many(number: float) -> str:
    """Return a rate as people read it."""
    return f"{number / 1e6:.2f} million" if number >= 1e6 else f"{number / 1e3:,.0f} thousand"
