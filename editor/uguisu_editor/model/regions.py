"""Edits of regions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from uguisu_changes.edits import Edit, Group, Insert, Put, Remove
from uguisu_changes.paths import entries
from uguisu_editor.model.board import Board
from uguisu_editor.model.naming import next_id
from uguisu_editor.model.parts import regions_of, tags_of
from uguisu_editor.model.symmetry import Symmetry, copies_of

MAP = "map"
COLOURS = ("#b5651d", "#4a6fa5", "#6c8b2f", "#a23e66", "#7a5ea8", "#2f8f83")
"""Of new regions."""


def new_region(data: Any, places: Iterable[str], colour: str) -> Edit:
    """Make a region of places."""
    return new_regions(data, [list(places)], (colour,))


def new_regions(data: Any, sets: Sequence[Sequence[str]], colours: Sequence[str]) -> Edit:
    """Make a region of each set of places, with colours by turns."""
    there = len(regions_of(data))
    taken = {name for _, entry, _ in regions_of(data) if isinstance(name := entry.get("id"), str)}
    new = []
    for number, places in enumerate(sets, there):
        name = next_id("region", taken)
        taken.add(name)
        new.append({"id": name, "colour": colours[number % len(colours)], "places": list(places)})
    return Insert(MAP, ("regions",), len(entries(data, "regions")), new)


def region_copies(board: Board, places: Sequence[str], symmetry: Symmetry) -> list[list[str]]:
    """Return the places, and the sets of places that lie where they go in each copy.

    A copy that has a place in common with another is no region of its own, and is left out.
    """
    sets = [list(places)]
    copies = [copies_of(board, symmetry, place) for place in places]
    for copy in zip(*copies, strict=True):
        found = list(dict.fromkeys(place for place in copy if place is not None))
        if found and not any(set(found) & set(other) for other in sets):
            sets.append(found)
    return sets


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


def tags_of_regions(data: Any) -> dict[str, list[str]]:
    """Return the tags that places have from the regions they are in; the first word of a region's id is one of them."""
    found: dict[str, list[str]] = {}
    for _, entry, places in regions_of(data):
        named = str(entry.get("id", "")).partition("_")[0]
        for place in places:
            found.setdefault(place, []).extend([named, *tags_of(entry)])
    return found


def remove_region(number: int) -> Group:
    """Do away with a region; its places stay."""
    return Group([Remove(MAP, ("regions",), number)])
