"""The small language of data that cards and missions are written in: operations, conditions, triggers.

An operation is a typed model with a compile step; `Code` turns a list of them into a `Program` for the machine.
"""

from __future__ import annotations

from uguisu.effects import lasting, links, operations, steering, stocks, tests, turns

OPERATIONS = (
    *operations.OPERATIONS,
    *steering.OPERATIONS,
    *lasting.OPERATIONS,
    *stocks.OPERATIONS,
    *links.OPERATIONS,
    *turns.OPERATIONS,
)
"""The operations that every game has."""

TESTS = (*tests.TESTS, *lasting.TESTS)
"""The conditions that every game has."""
