"""What a check raises."""

from __future__ import annotations


class ConformanceError(AssertionError):
    """A game breaks a promise that every game makes; the text says which, and where in which game it was seen."""
