"""Measures pieces of code beside each other, by turns and in processor time, so that a busy machine tells no lies."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median

Task = Callable[[], int]
"""Something to be timed: does a good deal of work, and returns how much."""

ROUNDS = 9
SLICE = 0.25
"""Seconds of each slice; slices of all tasks take turns."""


def rates(*tasks: Task, rounds: int = ROUNDS, slice_of: float = SLICE) -> list[list[float]]:
    """Return the work done a second by each task, in each of `rounds` rounds."""
    for task in tasks:
        task()
    found: list[list[float]] = [[] for _ in tasks]
    for _ in range(rounds):
        for number, task in enumerate(tasks):
            work, began = 0, time.process_time()
            while (spent := time.process_time() - began) < slice_of:
                work += task()
            found[number].append(work / spent)
    return found


def ratio(mine: list[float], theirs: list[float]) -> float:
    """Return the median over rounds of mine / theirs."""
    return median(one / other for one, other in zip(mine, theirs, strict=True))


def many(number: float) -> str:
    """Return a rate as people read it."""
    return f"{number / 1e6:.2f} million" if number >= 1e6 else f"{number / 1e3:,.0f} thousand"
