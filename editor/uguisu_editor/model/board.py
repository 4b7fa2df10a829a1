"""What the canvas and the tools see of a map: places that can be found, whatever kind of map it is.

A board reads the document's data and tolerates whatever is wrong with it: what cannot be drawn is passed over, and
the problems dock says why.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from uguisu_changes.edits import Change
from uguisu_editor.map_kinds.graph.board import GraphBoard
from uguisu_editor.map_kinds.grid.board import GridBoard
from uguisu_editor.map_kinds.known import map_kind
from uguisu_editor.model.document import PackDocument

Board: TypeAlias = GraphBoard | GridBoard


def board_of(document: PackDocument) -> Board | None:
    """Return the board of the document's map, or None when there is none that can be drawn."""
    kind = document.map_kind
    return board_for(kind, document.data.get("map")) if kind is not None else None


def board_for(kind: Any, data: Any) -> Board | None:
    """Return the board of a map's data."""
    known = map_kind(kind)
    return known.board(data) if known is not None and isinstance(data, dict) else None


def needs_new_board(change: Change) -> bool:
    """Tell whether a change is so deep that a board must be made anew."""
    if change.file != "map":
        return False
    return not change.path or change.path[0] in ("kind", "orientation", "offset")
