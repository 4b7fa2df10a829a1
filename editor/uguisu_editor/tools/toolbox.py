"""All tools, in the order of the toolbar."""

from __future__ import annotations

from functools import cache

from uguisu_editor.map_kinds.kind import MapKind, made_of
from uguisu_editor.map_kinds.known import map_kinds
from uguisu_editor.tools.background import BackgroundTool
from uguisu_editor.tools.hand import HandTool
from uguisu_editor.tools.lasso import LassoTool
from uguisu_editor.tools.pieces import PiecesTool
from uguisu_editor.tools.place_brushes import PropTool, TagTool
from uguisu_editor.tools.select import SelectTool
from uguisu_editor.tools.stamp import StampTool
from uguisu_editor.tools.tool import Tool

FIRST: tuple[type[Tool], ...] = (SelectTool, HandTool)
LAST: tuple[type[Tool], ...] = (
    PiecesTool,
    TagTool,
    PropTool,
    LassoTool,
    StampTool,
    BackgroundTool,
)
"""The tools of all kinds of maps: those of a kind stand between them."""


@cache
def _tool(name: str) -> type[Tool]:
    found = made_of(name)
    assert isinstance(found, type)
    assert issubclass(found, Tool)
    return found


def tools_of(kind: MapKind) -> tuple[type[Tool], ...]:
    """Return the tools for a kind of map."""
    return (*FIRST, *map(_tool, kind.tools), *LAST)


def all_tools() -> tuple[type[Tool], ...]:
    """Return the tools of all kinds of maps."""
    own = [name for kind in map_kinds().values() for name in kind.tools]
    return (*FIRST, *map(_tool, dict.fromkeys(own)), *LAST)
