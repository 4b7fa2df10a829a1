"""What a ruling may expect. Plugins add their own by the hook `uguisu_language`, as classes with a `differs` method."""

from __future__ import annotations

from uguisu.rulings.expectations import ending, moves, position, secrets

EXPECTATIONS = (
    *moves.EXPECTATIONS,
    *position.EXPECTATIONS,
    *secrets.EXPECTATIONS,
    *ending.EXPECTATIONS,
)
"""The expectations that every game has."""
