"""Lists the operations and conditions of every game. A new one also goes into the tuple at the end of its module."""

from __future__ import annotations

from uguisu.effects import conditions, lasting, links, operations, steering, stocks, turns

OPERATIONS = (
    *operations.OPERATIONS,
    *steering.OPERATIONS,
    *lasting.OPERATIONS,
    *stocks.OPERATIONS,
    *links.OPERATIONS,
    *turns.OPERATIONS,
)
"""The operations that every game has."""

TESTS = (*conditions.TESTS, *lasting.TESTS)
"""The conditions that every game has."""
