"""New packs, mods and plugins to begin from, and lessons whose steps are checked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu._lazy import lazily

if TYPE_CHECKING:
    from uguisu_tools.scaffold.learning import Lesson, LessonAnswer, LessonStep, Paste, Work
    from uguisu_tools.scaffold.pack import as_begun, new_mod, new_pack

__all__ = [
    "Lesson",
    "LessonAnswer",
    "LessonStep",
    "Paste",
    "Work",
    "as_begun",
    "new_mod",
    "new_pack",
]

_HOMES = {
    "uguisu_tools.scaffold.learning": (
        "LessonAnswer",
        "Lesson",
        "Paste",
        "LessonStep",
        "Work",
    ),
    "uguisu_tools.scaffold.pack": (
        "as_begun",
        "new_mod",
        "new_pack",
    ),
}

if not TYPE_CHECKING:  # else a type checker takes every name for known
    __getattr__, __dir__ = lazily(__name__, _HOMES)
