"""Pictures that packs bring: the gate for SVG, what is held of pictures of pixels, decks' own faces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu._lazy import lazily

if TYPE_CHECKING:
    from uguisu_tools.pictures.face_template import Slot, Template, template_of
    from uguisu_tools.pictures.svg import BadSvg, check_raster, gated, parsed, picture

__all__ = ["BadSvg", "Slot", "Template", "check_raster", "gated", "parsed", "picture", "template_of"]

_HOMES = {
    "uguisu_tools.pictures.face_template": ("Slot", "Template", "template_of"),
    "uguisu_tools.pictures.svg": ("BadSvg", "check_raster", "gated", "parsed", "picture"),
}

if not TYPE_CHECKING:  # else a type checker takes every name for known
    __getattr__, __dir__ = lazily(__name__, _HOMES)
