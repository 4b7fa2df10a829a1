"""Content: YAML in, typed models out, and a sentence with a place for whatever is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu._lazy import lazily

if TYPE_CHECKING:
    from uguisu.board.marks import raster_format
    from uguisu.content.atomic import (
        beside,
        filling,
        replacing,
        replacing_folder,
        write_bytes,
        write_text,
        write_together,
    )
    from uguisu.content.claims import OWN_KEYS
    from uguisu.content.document import BYTE_ORDER_MARK, read_document
    from uguisu.content.entries import Origin, name_of
    from uguisu.content.grammar import Grammar
    from uguisu.content.language_files import TEXT_KEYS, TEXTS
    from uguisu.content.library import Library, data_folder, head_of, own_folder
    from uguisu.content.limits import MAX_ART_BYTES, MAX_CELLS, MAX_YAML_BYTES
    from uguisu.content.models.campaign import THE_END, Carried
    from uguisu.content.overlay import is_texts
    from uguisu.content.pack import CAMPAIGN, SCENARIO, LayerStamp
    from uguisu.content.scalars import plain_value
    from uguisu.content.source import Folder, InMemorySource, Source, is_safe_name, open_source

__all__ = [
    "BYTE_ORDER_MARK",
    "CAMPAIGN",
    "MAX_ART_BYTES",
    "MAX_CELLS",
    "MAX_YAML_BYTES",
    "OWN_KEYS",
    "SCENARIO",
    "TEXTS",
    "TEXT_KEYS",
    "THE_END",
    "Carried",
    "Folder",
    "Grammar",
    "InMemorySource",
    "LayerStamp",
    "Library",
    "Origin",
    "Source",
    "beside",
    "data_folder",
    "filling",
    "head_of",
    "is_safe_name",
    "is_texts",
    "name_of",
    "open_source",
    "own_folder",
    "plain_value",
    "raster_format",
    "read_document",
    "replacing",
    "replacing_folder",
    "write_bytes",
    "write_text",
    "write_together",
]

_HOMES = {
    "uguisu.board.marks": ("raster_format",),
    "uguisu.content.atomic": (
        "beside",
        "data_folder",
        "filling",
        "replacing",
        "replacing_folder",
        "write_bytes",
        "write_text",
        "write_together",
    ),
    "uguisu.content.claims": ("OWN_KEYS",),
    "uguisu.content.document": (
        "BYTE_ORDER_MARK",
        "read_document",
    ),
    "uguisu.content.entries": (
        "Origin",
        "name_of",
    ),
    "uguisu.content.grammar": ("Grammar",),
    "uguisu.content.language_files": ("TEXTS", "TEXT_KEYS"),
    "uguisu.content.library": (
        "Library",
        "data_folder",
        "head_of",
        "own_folder",
    ),
    "uguisu.content.limits": (
        "MAX_ART_BYTES",
        "MAX_CELLS",
        "MAX_YAML_BYTES",
    ),
    "uguisu.content.models.campaign": (
        "Carried",
        "THE_END",
    ),
    "uguisu.content.overlay": ("is_texts",),
    "uguisu.content.pack": (
        "CAMPAIGN",
        "LayerStamp",
        "SCENARIO",
    ),
    "uguisu.content.scalars": ("plain_value",),
    "uguisu.content.source": (
        "Folder",
        "InMemorySource",
        "Source",
        "open_source",
        "is_safe_name",
    ),
}

if not TYPE_CHECKING:  # else a type checker takes every name for known
    __getattr__, __dir__ = lazily(__name__, _HOMES)
