"""What is said to people: near names for misspelt ones, words beside numbers, why a file was refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu._lazy import lazily

if TYPE_CHECKING:
    from uguisu.messages.control_characters import visible
    from uguisu.messages.counting import FORMS, counted
    from uguisu.messages.local_text import localize
    from uguisu.messages.message import (
        capitalized,
        in_every_language,
        placeholders,
        spoken,
        translate,
        word_of_files,
    )
    from uguisu.messages.os_errors import reason_of

__all__ = [
    "FORMS",
    "capitalized",
    "counted",
    "in_every_language",
    "localize",
    "placeholders",
    "reason_of",
    "spoken",
    "translate",
    "visible",
    "word_of_files",
]

_HOMES = {
    "uguisu.messages.control_characters": ("visible",),
    "uguisu.messages.counting": ("FORMS", "counted"),
    "uguisu.messages.local_text": ("localize",),
    "uguisu.messages.message": (
        "capitalized",
        "in_every_language",
        "placeholders",
        "spoken",
        "translate",
        "word_of_files",
    ),
    "uguisu.messages.os_errors": ("reason_of",),
}

if not TYPE_CHECKING:  # else a type checker takes every name for known
    __getattr__, __dir__ = lazily(__name__, _HOMES)
