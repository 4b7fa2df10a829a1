"""How a table looks: what each game shows of its pieces, ground, light and events, and the scene that painters draw of it.

`model` is what a game declares, `scene` what comes of a view and that; it is made of the marks of `uguisu.board`, which
the editor, SVG and PNG all paint.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu._lazy import lazily

if TYPE_CHECKING:
    from uguisu_tools.looks.faces import ART, Faces, bleeding
    from uguisu_tools.looks.glyphs import glyph_at
    from uguisu_tools.looks.ground import ground_of
    from uguisu_tools.looks.labels import Box, Dots
    from uguisu_tools.looks.line_names import line_titles
    from uguisu_tools.looks.names import Written, zone_names
    from uguisu_tools.looks.scene import STEP, Scene, Spot, initials
    from uguisu_tools.looks.shown import svg_of_view
    from uguisu_tools.looks.textures import texture_of, tower
    from uguisu_tools.looks.tokens import ink_of, token

__all__ = [
    "ART",
    "STEP",
    "Box",
    "Dots",
    "Faces",
    "Scene",
    "Spot",
    "Written",
    "bleeding",
    "glyph_at",
    "ground_of",
    "initials",
    "ink_of",
    "line_titles",
    "svg_of_view",
    "texture_of",
    "token",
    "tower",
    "zone_names",
]

_HOMES = {
    "uguisu_tools.looks.faces": ("ART", "Faces", "bleeding"),
    "uguisu_tools.looks.glyphs": ("glyph_at",),
    "uguisu_tools.looks.ground": ("ground_of",),
    "uguisu_tools.looks.labels": ("Box", "Dots"),
    "uguisu_tools.looks.line_names": ("line_titles",),
    "uguisu_tools.looks.names": ("Written", "zone_names"),
    "uguisu_tools.looks.scene": (
        "STEP",
        "Scene",
        "Spot",
        "initials",
    ),
    "uguisu_tools.looks.shown": ("svg_of_view",),
    "uguisu_tools.looks.textures": ("texture_of", "tower"),
    "uguisu_tools.looks.tokens": (
        "ink_of",
        "token",
    ),
}

if not TYPE_CHECKING:  # else a type checker takes every name for known
    __getattr__, __dir__ = lazily(__name__, _HOMES)
