"""Two people changed one file: put both changes together where they do not touch."""

from __future__ import annotations

from typing import Any

from uguisu_editor.model.paths import MISSING, Path
from uguisu_editor.model.same import plain_copy, same


def merge(base: Any, ours: Any, theirs: Any) -> tuple[Any, list[Path]]:
    """Return the data with the changes of both sides, and the paths where both changed the same thing (there, ours
    stands).
    """
    clashes: list[Path] = []
    merged = _merge(base, ours, theirs, (), clashes)
    return plain_copy(merged), clashes


def _merge(base: Any, ours: Any, theirs: Any, path: Path, clashes: list[Path]) -> Any:
    if _alike(ours, theirs) or _alike(base, theirs):
        return ours
    if _alike(base, ours):
        return theirs
    if all(isinstance(side, dict) for side in (base, ours, theirs)):
        return _mappings(base, ours, theirs, path, clashes)
    if all(_has_ids(side) for side in (base, ours, theirs)):
        return _lists(base, ours, theirs, path, clashes)
    if all(isinstance(side, list) for side in (base, ours, theirs)) and len(base) == len(ours) == len(theirs):
        return [
            _merge(*sides, (*path, at), clashes)
            for at, sides in enumerate(zip(base, ours, theirs, strict=True))
        ]
    if all(isinstance(side, list) for side in (base, ours, theirs)):
        added = [item for item in theirs if not any(_alike(item, other) for other in base)]
        gone = [item for item in base if not any(_alike(item, other) for other in theirs)]
        if not gone or all(any(_alike(item, other) for other in ours) for item in gone):
            kept = [item for item in ours if not any(_alike(item, other) for other in gone)]
            return [*kept, *(item for item in added if not any(_alike(item, other) for other in kept))]
    clashes.append(path)
    return ours


def _mappings(base: Any, ours: Any, theirs: Any, path: Path, clashes: list[Path]) -> dict[str, Any]:
    merged: dict[str, Any] = {}
    for key in [*ours, *(key for key in theirs if key not in ours)]:
        value = _merge(
            base.get(key, MISSING), ours.get(key, MISSING), theirs.get(key, MISSING), (*path, key), clashes
        )
        if value is not MISSING:
            merged[key] = value
    return merged


def _lists(base: Any, ours: Any, theirs: Any, path: Path, clashes: list[Path]) -> list[Any]:
    old, mine, other = ({item["id"]: item for item in side} for side in (base, ours, theirs))
    names = [*mine, *(name for name in other if name not in mine)]
    merged = []
    for name in names:
        value = _merge(
            old.get(name, MISSING), mine.get(name, MISSING), other.get(name, MISSING), (*path, name), clashes
        )
        if value is not MISSING:
            merged.append(value)
    return merged


def _has_ids(side: Any) -> bool:
    return (
        isinstance(side, list)
        and all(isinstance(item, dict) and isinstance(item.get("id"), str) for item in side)
        and len({item["id"] for item in side}) == len(side)
    )


def _alike(one: Any, other: Any) -> bool:
    if one is MISSING or other is MISSING:
        return one is other
    return same(one, other)
