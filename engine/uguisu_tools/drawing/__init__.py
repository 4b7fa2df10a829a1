"""Maps as pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu._lazy import lazily

if TYPE_CHECKING:
    from uguisu_tools.drawing.drawing import drawing_of, spacing_of
    from uguisu_tools.drawing.picture import Frame, Look, frame_of, picture_of
    from uguisu_tools.drawing.png import write_png
    from uguisu_tools.drawing.svg import write_marks, write_svg

__all__ = [
    "Frame",
    "Look",
    "drawing_of",
    "frame_of",
    "picture_of",
    "spacing_of",
    "write_marks",
    "write_png",
    "write_svg",
]

_HOMES = {
    "uguisu_tools.drawing.drawing": ("drawing_of", "spacing_of"),
    "uguisu_tools.drawing.picture": (
        "Frame",
        "Look",
        "frame_of",
        "picture_of",
    ),
    "uguisu_tools.drawing.png": ("write_png",),
    "uguisu_tools.drawing.svg": (
        "write_marks",
        "write_svg",
    ),
}

if not TYPE_CHECKING:  # else a type checker takes every name for known
    __getattr__, __dir__ = lazily(__name__, _HOMES)
