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
        EngineEvents,
        Event,
        Events,
        EventType,
        all_but,
        only,
    )

__all__ = [
    "CARD_PLAYED",
    "EVERYBODY",
    "NOBODY",
    "PER_CALL",
    "EngineEvents",
    "Event",
    "EventType",
    "Events",
    "all_but",
    "only",
]

_HOMES = {
    "uguisu.core.events": (
        "CARD_PLAYED",
        "EVERYBODY",
        "NOBODY",
        "PER_CALL",
        "EngineEvents",
        "Event",
        "EventType",
        "Events",
        "all_but",
        "only",
    ),
}

if not TYPE_CHECKING:  # else a type checker takes every name for known
    __getattr__, __dir__ = lazily(__name__, _HOMES)
