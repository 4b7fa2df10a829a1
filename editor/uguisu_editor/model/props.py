"""Properties of places, one at a time: what the property brush sets."""

from __future__ import annotations

from collections import Counter
from typing import Any

from uguisu_changes.edits import Drop, Edit, Insert, Put, Remove
from uguisu_changes.paths import MISSING, entries, look
from uguisu_changes.same import same
from uguisu_changes.yamltext import NotReadable, emit, read_tree
from uguisu_editor.map_kinds.grid.board import GridBoard
from uguisu_editor.model.board import Board


def read_prop(text: str) -> tuple[str, Any] | None:
    """Return the name and value of a property as it is typed, or None when it is none.

    >>> read_prop("owner: north"), read_prop("capacity: 2"), read_prop("owner")
    (('owner', 'north'), ('capacity', 2), None)
    """
    try:
        value = read_tree(text).value
    except NotReadable:
        return None
    if not isinstance(value, dict) or len(value) != 1:
        return None
    return next(iter(value.items()))


def write_prop(name: str, value: Any) -> str:
    """Return a property as it is typed.

    >>> write_prop("owner", "north")
    'owner: north'
    """
    return f"{emit.key(name)}: {emit.flow(value)}"


def props_of(board: Board, place: str) -> dict[str, Any]:
    """Return a place's own properties."""
    path = board.path_of(place)
    found = look(board.data, (*path, "props")) if path is not None else MISSING
    return found if isinstance(found, dict) else {}


def set_prop(board: Board, place: str, name: str, value: Any) -> Edit | None:
    """Give a place a property (MISSING takes it off); None when it is so already."""
    now = props_of(board, place)
    if not board.exists(place) or (
        name not in now if value is MISSING else same(now.get(name, MISSING), value)
    ):
        return None
    path = board.path_of(place)
    if path is None:
        new = {"id": place, "props": {name: value}}
        return Insert("map", ("cells",), len(entries(board.data, "cells")), [new])
    if value is not MISSING:
        whole = look(board.data, (*path, "props")) is MISSING
        return (
            Put("map", (*path, "props"), {name: value})
            if whole
            else Put("map", (*path, "props", name), value)
        )
    if len(now) > 1:
        return Drop("map", (*path, "props", name))
    if isinstance(board, GridBoard) and set(look(board.data, path)) <= {"id", "props"}:
        return Remove("map", ("cells",), int(path[1]))
    return Drop("map", (*path, "props"))


def used_props(board: Board) -> list[str]:
    """Return the properties that places of the map have, as they are typed, the most used first."""
    found: Counter[str] = Counter()
    for key in ("places", "cells"):
        for entry in entries(board.data, key):
            props = entry.get("props") if isinstance(entry, dict) else None
            for name, value in props.items() if isinstance(props, dict) else ():
                found[write_prop(str(name), value)] += 1
    return [text for text, _ in found.most_common(40)]
