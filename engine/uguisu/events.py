"""What happens, and who may know of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu._lazy import lazily

if TYPE_CHECKING:
    from uguisu.core.events import (
        CARD_PLAYED,
        EVERYBODY,
        NOBODY,
        PER_CALL,
        TRIGGERED,
        EngineEvents,
        Event,
        Events,
        EventType,
        all_but,
        only,
    )
    from uguisu.core.kinds import ANYTHING, taken_by

__all__ = [
    "ANYTHING",
    "CARD_PLAYED",
    "EVERYBODY",
    "NOBODY",
    "PER_CALL",
    "TRIGGERED",
    "EngineEvents",
    "Event",
    "EventType",
    "Events",
    "all_but",
    "only",
    "taken_by",
]

_HOMES = {
    "uguisu.core.events": (
        "CARD_PLAYED",
        "EVERYBODY",
        "EngineEvents",
        "Event",
        "EventType",
        "Events",
        "NOBODY",
        "PER_CALL",
        "TRIGGERED",
        "all_but",
        "only",
    ),
    "uguisu.core.kinds": (
        "ANYTHING",
        "taken_by",
    ),
}

if not TYPE_CHECKING:  # else a type checker takes every name for known
    __getattr__, __dir__ = lazily(__name__, _HOMES)
