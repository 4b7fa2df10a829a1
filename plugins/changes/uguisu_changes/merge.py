"""Two people changed one pack: put both changes together where they do not touch."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from uguisu_changes.edits import CannotEdit
from uguisu_changes.paths import MISSING, Path, look
from uguisu_changes.references import rename_everywhere
from uguisu_changes.same import plain_copy, same

Clashes = dict[str, list[Path]]
"""By kind of file, the paths where both sides changed the same thing."""


def merge_packs(
    base: Mapping[str, Any], ours: Mapping[str, Any], theirs: Mapping[str, Any]
) -> tuple[dict[str, Any], Clashes]:
    """Return the files of a pack (by kind) with the changes of both sides, and where both changed the same thing (there,
    ours stands). What one side renamed is renamed in all that the other says of it, and what both renamed has our name.
    """
    sides = [plain_copy(dict(side)) for side in (base, ours, theirs)]
    twice = _follow_renames(*sides)
    merged, clashes = {}, {}
    for kind in sides[1]:
        merged[kind], found = merge(*(side.get(kind) for side in sides))
        found = [path for owner, path in twice if owner == kind] + found
        if found:
            clashes[kind] = found
    return merged, clashes


def merge(base: Any, ours: Any, theirs: Any) -> tuple[Any, list[Path]]:
    """Return the data with the changes of both sides, and the paths where both changed the same thing (there, ours
    stands).
    """
    clashes: list[Path] = []
    merged = _merge(base, ours, theirs, (), clashes)
    return plain_copy(merged), clashes


# Renamed things.


def _follow_renames(
    base: dict[str, Any], ours: dict[str, Any], theirs: dict[str, Any]
) -> list[tuple[str, Path]]:
    """Call each thing the same on all three sides; return (file, path) of those that both sides renamed."""
    twice: list[tuple[str, Path]] = []
    for kind, key in list(_lists_of_things(base, ours, theirs)):
        before = [side[kind][key] for side in (base, ours, theirs)]
        mine, other = renamed(before[0], before[1]), renamed(before[0], before[2])
        for old in [*mine, *(name for name in other if name not in mine)]:
            new = mine.get(old, other.get(old, old))
            if old in mine and old in other and other[old] != new:
                twice.append((kind, (key, new, "id")))
            for side, name in ((base, old), (ours, mine.get(old, old)), (theirs, other.get(old, old))):
                _rename(side, kind, key, name, new)
    return twice


def _lists_of_things(*sides: dict[str, Any]) -> Iterator[tuple[str, str]]:
    for kind, content in sides[0].items():
        for key in content if isinstance(content, dict) else ():
            if all(_has_ids(look(side, (kind, key))) for side in sides):
                yield kind, key


def renamed(before: list[dict[str, Any]], after: list[dict[str, Any]]) -> dict[str, str]:
    """Return the entries that have another id since, each with the new one: what is the same but for its id, or stands
    between the same neighbours and is the same for the most part.
    """
    gone, new = _strangers(before, after), _strangers(after, before)
    found: dict[str, str] = {}
    for alike in (_same_but_for_id, _same_for_the_most):
        for old, (entry, place) in gone.items():
            fitting = [
                name
                for name, (other, there) in new.items()
                if name not in found.values() and alike(entry, other, place == there)
            ]
            if old not in found and len(fitting) == 1:
                found[old] = fitting[0]
    return found


def _strangers(
    these: list[dict[str, Any]], those: list[dict[str, Any]]
) -> dict[str, tuple[dict[str, Any], str]]:
    """Return the entries that are not among the others, each with the last one before it that is."""
    known = {entry["id"] for entry in those}
    found, last = {}, ""
    for entry in these:
        if entry["id"] in known:
            last = entry["id"]
        else:
            found[entry["id"]] = entry, last
    return found


def _same_but_for_id(one: dict[str, Any], other: dict[str, Any], _: bool) -> bool:
    return len(one) > 1 and same({**one, "id": ""}, {**other, "id": ""})


def _same_for_the_most(one: dict[str, Any], other: dict[str, Any], same_place: bool) -> bool:
    keys = (one.keys() | other.keys()) - {"id"}
    alike = sum(key in one and key in other and same(one[key], other[key]) for key in keys)
    return same_place and alike > 0 and 2 * alike >= len(keys)


def _rename(side: dict[str, Any], kind: str, key: str, old: str, new: str) -> None:
    names = [entry["id"] for entry in side[kind][key]]
    if old == new or old not in names or new in names:
        return
    try:
        rename_everywhere(side, (kind, (key, names.index(old), "id")), new).apply(side)
    except CannotEdit:
        return  # a table has an entry of either name: they are told apart by it


# Values.


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
