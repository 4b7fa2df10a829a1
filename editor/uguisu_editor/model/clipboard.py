"""Parts of a map: cut out of one map, and put into the same or another."""

from __future__ import annotations

import json
from collections.abc import Iterable

from uguisu_changes.edits import Edit
from uguisu_changes.same import plain_copy
from uguisu_editor.map_kinds.known import kind_of, kinds_that_cut
from uguisu_editor.map_kinds.parts import MapPart, Point
from uguisu_editor.model.board import Board
from uguisu_editor.model.parts import regions_of
from uguisu_editor.model.symmetry import Symmetry

__all__ = ["MapPart", "cut_out", "fits", "put_in", "read_part"]


def cut_out(board: Board, places: Iterable[str]) -> str:
    """Return the chosen places, and what lies between them, as text for the clipboard."""
    chosen = [place for place in places if board.exists(place)]
    kind = kind_of(board)
    part = kind.cut_out(board, chosen)
    inside = set(chosen)
    part["regions"] = [
        {**plain_copy(entry), "places": kind.called_in_part(board, list(members))}
        for _, entry, members in regions_of(board.data)
        if members and inside >= set(members)
    ]
    return json.dumps(part, ensure_ascii=False)


def read_part(text: str) -> MapPart | None:
    """Return what the clipboard holds, or None when it is nothing of ours."""
    try:
        part = json.loads(text)
    except ValueError:
        return None
    return part if isinstance(part, dict) and kinds_that_cut(part.get("uguisu")) else None


def fits(board: Board | None, part: MapPart) -> bool:
    """Tell whether a part can be put into a map: places go into graphs, cells into squares and hexes."""
    return board is not None and part["uguisu"] == kind_of(board).cuts


def put_in(
    board: Board | None, part: MapPart, at: Point | None, symmetry: Symmetry | None = None
) -> tuple[Edit, list[str]] | None:
    """Return the edit that puts a part into a map, with its middle at `at` (None: a little beside where it was), and the
    ids of the places there then; None when it does not fit this kind of map. Symmetry puts copies in besides.
    """
    if board is None or not fits(board, part):
        return None
    return kind_of(board).put_in(board, part, at, symmetry or Symmetry())
