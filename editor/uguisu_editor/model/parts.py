"""Safe readings of parts of a map's data."""

from __future__ import annotations

from typing import Any

from uguisu_changes.paths import entries


def text_of(value: Any, language: str = "en") -> str:
    """Return a text, or the one of a table of texts that suits the language."""
    if isinstance(value, dict):
        found = value.get(language) or value.get("en") or next(iter(value.values()), "")
        return found if isinstance(found, str) else ""
    return value if isinstance(value, str) else ""


def point_of(value: Any) -> tuple[float, float] | None:
    """Return a point, or None where there is none."""
    if (
        isinstance(value, list)
        and len(value) == 2
        and all(isinstance(number, int | float) and not isinstance(number, bool) for number in value)
    ):
        return float(value[0]), float(value[1])
    return None


def polygon_of(value: Any) -> tuple[tuple[float, float], ...] | None:
    """Return an outline of three corners or more, or None."""
    if not isinstance(value, list):
        return None
    corners = [point_of(corner) for corner in value]
    if len(corners) < 3 or any(corner is None for corner in corners):
        return None
    return tuple(corner for corner in corners if corner is not None)


def tags_of(entry: Any) -> tuple[str, ...]:
    """Return an entry's tags."""
    return tuple(tag for tag in entries(entry, "tags") if isinstance(tag, str))


def pair_of(entry: Any) -> tuple[str, str] | None:
    """Return the two ids that an entry lies between."""
    ends = entries(entry, "between")
    if len(ends) == 2 and isinstance(ends[0], str) and isinstance(ends[1], str):
        return ends[0], ends[1]
    return None


def regions_of(data: Any) -> list[tuple[int, dict[str, Any], tuple[str, ...]]]:
    """Return the regions: number, entry, ids of places."""
    found = []
    for number, entry in enumerate(entries(data, "regions")):
        if isinstance(entry, dict):
            places = tuple(place for place in entries(entry, "places") if isinstance(place, str))
            found.append((number, entry, places))
    return found
