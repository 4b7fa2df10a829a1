"""Parts of a map, cut out of one and put into another: what all kinds of maps do alike with them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from uguisu_changes.edits import Edit, Insert
from uguisu_changes.paths import entries
from uguisu_changes.same import plain_copy
from uguisu_editor.model.naming import NewIds
from uguisu_editor.model.parts import regions_of

MAP = "map"
Point: TypeAlias = tuple[float, float]
MapPart: TypeAlias = dict[str, Any]
"""Places of a map and what lies between them, as JSON: `uguisu` says what cuts it (`MapKind.cuts`)."""


class NewRegions:
    """Regions that lie whole in a part come along, under names that are free."""

    def __init__(self, data: Any) -> None:
        self._data = data
        self._free = NewIds({str(entry.get("id")) for _, entry, _ in regions_of(data)})
        self._new: list[dict[str, Any]] = []

    def add(self, part: MapPart, called: Mapping[Any, str]) -> None:
        """Add the regions of a part whose places are now `called` so; one that lies off the map in part does not come."""
        for entry in part.get("regions", []):
            there = [tuple(place) if isinstance(place, list) else place for place in entry["places"]]
            places = [called[place] for place in there if place in called]
            if len(places) == len(there):
                name = self._free.like(str(entry.get("id", "region")))
                self._new.append({**plain_copy(entry), "id": name, "places": places})

    def edits(self) -> list[Edit]:
        """Return the edit that adds them, if there are any."""
        there = len(entries(self._data, "regions"))
        return [Insert(MAP, ("regions",), there, self._new)] if self._new else []


def middle_of(points: list[Point]) -> Point:
    """Return the middle of the box about points."""
    if not points:
        return 0.0, 0.0
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
