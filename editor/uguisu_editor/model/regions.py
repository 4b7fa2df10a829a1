"""Edits of regions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from uguisu_editor.model.edits import Edit, Group, Insert, Put, Remove
from uguisu_editor.model.naming import next_id
from uguisu_editor.model.parts import regions_of
from uguisu_editor.model.paths import entries

MAP = "map"


def new_region(data: Any, places: Iterable[str], colour: str) -> Edit:
    """Make a region of places."""
    taken = {entry.get("id") for _, entry, _ in regions_of(data)}
    name = next_id("region", {name for name in taken if isinstance(name, str)})
    entry = {"id": name, "colour": colour, "places": list(places)}
    return Insert(MAP, ("regions",), len(entries(data, "regions")), [entry])


def extend_region(data: Any, number: int, places: Iterable[str], *, take_out: bool = False) -> Edit | None:
    """Put places into a region, or take them out; None when nothing changes."""
    for found, _, members in regions_of(data):
        if found == number:
            chosen = list(places)
            if take_out:
                kept = [place for place in members if place not in set(chosen)]
            else:
                kept = [*members, *(place for place in chosen if place not in set(members))]
            return Put(MAP, ("regions", number, "places"), kept) if kept != list(members) else None
    return None


def remove_region(number: int) -> Group:
    """Do away with a region; its places stay."""
    return Group([Remove(MAP, ("regions",), number)])
