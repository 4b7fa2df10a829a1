"""Tags of places, put on and taken off."""

from __future__ import annotations

from collections.abc import Iterable

from uguisu_changes.edits import Drop, Edit, Group, Put
from uguisu_changes.paths import entries
from uguisu_changes.same import plain_copy
from uguisu_editor.map_kinds.graph.board import GraphBoard
from uguisu_editor.map_kinds.grid.board import GridBoard
from uguisu_editor.map_kinds.grid.edits import tag_place
from uguisu_editor.model.board import Board


def set_tag(board: Board, place: str, tag: str, *, on: bool) -> Edit | None:
    """Put a tag on a place or take it off; None when it is so already."""
    tags = board.tags(place)
    if (tag in tags) == on or not board.exists(place):
        return None
    wanted = [*tags, tag] if on else [other for other in tags if other != tag]
    if isinstance(board, GridBoard):
        return tag_place(board, place, wanted)
    path = board.path_of(place)
    if path is None:
        return None
    return Put("map", (*path, "tags"), wanted) if wanted else Drop("map", (*path, "tags"))


def used_tags(board: Board) -> list[str]:
    """Return the tags that places of the map bear, by name."""
    data = board.data
    found: set[str] = set()
    for key in ("places", "cells"):
        for entry in data.get(key) or () if isinstance(data.get(key), list) else ():
            if isinstance(entry, dict) and isinstance(entry.get("tags"), list):
                found.update(tag for tag in entry["tags"] if isinstance(tag, str))
    return sorted(found)


def tag_many(board: Board, places: Iterable[str], tag: str, *, on: bool) -> Group:
    """Put a tag on many places, or take it off.

    On cells, entries that come and go shift the numbers of others, so the whole list is written.
    """
    if isinstance(board, GraphBoard):
        edits = [set_tag(board, place, tag, on=on) for place in places]
        return Group([edit for edit in edits if edit is not None])
    return Group(_cells_tagged(board, list(places), tag, on=on))


def _cells_tagged(board: GridBoard, places: list[str], tag: str, *, on: bool) -> list[Edit]:
    cells = plain_copy(entries(board.data, "cells"))
    by_id = {entry["id"]: entry for entry in cells if isinstance(entry, dict) and "id" in entry}
    for place in places:
        entry = by_id.get(place)
        if entry is None and on:
            by_id[place] = entry = {"id": place, "tags": []}
            cells.append(entry)
        if entry is None:
            continue
        tags = [other for other in entry.get("tags", ()) if other != tag]
        entry["tags"] = [*tags, tag] if on else tags
        if not entry["tags"]:
            del entry["tags"]
            if set(entry) == {"id"}:
                cells.remove(entry)
    if cells == entries(board.data, "cells"):
        return []
    return [Put("map", ("cells",), cells)]
