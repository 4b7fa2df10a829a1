"""What is said of directions that do not fit: of what looks in from outside, searchlights, safe zones (SP-44, SP-45, SP-50)."""

from __future__ import annotations

from collections.abc import Sequence

from uguisu import Message


def missing_facing(put: str, square: str, way: int) -> Message:
    """Return what is wrong with a direction, or with none."""
    if way < 0:
        return Message("`{thing}` at '{square}' needs a `facing:`", thing=put, square=square)
    if put == "safe_zone":
        return Message(
            "a safe zone at '{square}' has no room that way: it lies on two squares", square=square
        )
    if put == "searchlight":
        return Message(
            "a searchlight at '{square}' has no room that way: it lies on three squares", square=square
        )
    return Message("nothing outside the map can look in at '{square}' that way", square=square)


def facing_hint(put: str, ways: Sequence[str]) -> Message:
    """Return the directions that there are."""
    if ways:
        return Message("`facing:` can be {ways}", ways=", ".join(ways))
    if put == "safe_zone":
        return Message("name a square with a free one to the east or south, and nothing between them")
    if put == "searchlight":
        return Message("name a square with free ones on two sides, and no wall, wire or window between them")
    return Message("name a square at the edge of the map")
