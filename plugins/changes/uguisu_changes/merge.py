"""Two people changed one pack: put both changes together where they do not touch.

Entries of lists are told apart by what they are called (an id, a letter, the two ends of a link), cells of drawn rows by where
they lie, everything else by how the lists run. Where both sides changed the same thing, ours stands, and a `Clash` says what
the other would have. Which side is called ours makes no difference to anything else.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from typing import Any, NamedTuple

from uguisu.content import is_texts, name_of
from uguisu.content.entries import shown
from uguisu_changes.edits import CannotEdit
from uguisu_changes.paths import MISSING, Path, look
from uguisu_changes.references import rename_everywhere
from uguisu_changes.same import plain_copy, same

ROWS, LEGEND = "rows", "legend"
SPARE_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+=%&$?!:;<>^|"
ORDERED = ("op", "test")
"""Entries with these keys are done one after the other: two at one place have no order of their own."""


class Clash(NamedTuple):
    """Something that both sides changed. `path` goes by names of entries; a value that is not there is MISSING."""

    path: Path
    base: Any
    ours: Any
    theirs: Any


Clashes = dict[str, list[Clash]]
"""By kind of file, where both sides changed the same thing."""


def merge_packs(
    base: Mapping[str, Any], ours: Mapping[str, Any], theirs: Mapping[str, Any]
) -> tuple[dict[str, Any], Clashes]:
    """Return the files of a pack (by kind) with the changes of both sides, and where both changed the same thing (there,
    ours stands). What one side renamed is renamed in all that the other says of it, and what both renamed has our name.
    """
    sides = [plain_copy(dict(side)) for side in (base, ours, theirs)]
    twice = _follow_renames(*sides)
    merged, clashes = {}, {}
    for kind in [*sides[1], *(kind for kind in sides[2] if kind not in sides[1])]:
        value, found = merge(*(side.get(kind, MISSING) for side in sides))
        found = [clash for owner, clash in twice if owner == kind] + found
        if value is not MISSING:
            merged[kind] = value
        if found:
            clashes[kind] = found
    return merged, clashes


def merge(base: Any, ours: Any, theirs: Any) -> tuple[Any, list[Clash]]:
    """Return the data with the changes of both sides, and where both changed the same thing (there, ours stands)."""
    clashes: list[Clash] = []
    merged = _merge(base, *_in_own_letters(base, ours, theirs), (), clashes)
    return merged if merged is MISSING else plain_copy(merged), clashes


# Renamed things.


def _follow_renames(
    base: dict[str, Any], ours: dict[str, Any], theirs: dict[str, Any]
) -> list[tuple[str, Clash]]:
    """Call each thing the same on all three sides; return those that both sides renamed, each with its file."""
    twice: list[tuple[str, Clash]] = []
    for kind, key in list(lists_of_things(base, ours, theirs)):
        before = [side[kind][key] for side in (base, ours, theirs)]
        mine, other = renamed(before[0], before[1]), renamed(before[0], before[2])
        for old in [*mine, *(name for name in other if name not in mine)]:
            new = mine.get(old, other.get(old, old))
            if old in mine and old in other and other[old] != new:
                twice.append((kind, Clash((key, new, "id"), old, new, other[old])))
            for side, name in ((base, old), (ours, mine.get(old, old)), (theirs, other.get(old, old))):
                _rename(side, kind, key, name, new)
    return twice


def lists_of_things(*sides: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield the lists in which all sides tell things apart by ids: the kind of file, and the key."""
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


def _has_ids(side: Any) -> bool:
    return (
        isinstance(side, list)
        and all(isinstance(item, dict) and isinstance(item.get("id"), str) for item in side)
        and len({item["id"] for item in side}) == len(side)
    )


# Values.


def _merge(base: Any, ours: Any, theirs: Any, path: Path, clashes: list[Clash]) -> Any:
    if _alike(ours, theirs) or _alike(base, theirs):
        return ours
    if _alike(base, ours):
        return theirs
    base, ours, theirs = _as_tables(base, ours, theirs)
    if all(isinstance(side, dict) for side in (ours, theirs)) and (base is MISSING or isinstance(base, dict)):
        return _mappings(base, ours, theirs, path, clashes)
    if all(isinstance(side, list) for side in (base, ours, theirs)):
        found: list[Clash] = []
        merged = _lists(base, ours, theirs, path, found)
        clashes += found
        return merged
    clashes.append(Clash(path, base, ours, theirs))
    return ours


def _as_tables(base: Any, ours: Any, theirs: Any) -> tuple[Any, Any, Any]:
    """Take a plain text for its table of languages, where a side has one."""
    if any(isinstance(side, dict) and is_texts(side) for side in (ours, theirs)):
        base, ours, theirs = (
            {"en": side} if isinstance(side, str) else side for side in (base, ours, theirs)
        )
    return base, ours, theirs


def _mappings(base: Any, ours: Any, theirs: Any, path: Path, clashes: list[Clash]) -> Any:
    if (
        base is MISSING
    ):  # both have made it: one thing only where it is called alike, or has nothing that differs
        if any(key in theirs and not _alike(ours[key], theirs[key]) for key in ours):
            clashes.append(Clash(path, base, ours, theirs))
            return ours
        base = {}
    merged: dict[str, Any] = {}
    for key in [*ours, *(key for key in theirs if key not in ours)]:
        value = _merge(
            base.get(key, MISSING), ours.get(key, MISSING), theirs.get(key, MISSING), (*path, key), clashes
        )
        if value is not MISSING:
            merged[key] = value
    return merged


def _lists(base: list[Any], ours: list[Any], theirs: list[Any], path: Path, clashes: list[Clash]) -> Any:
    if path[-1:] == (ROWS,) and all(isinstance(row, str) for row in (*base, *ours, *theirs)):
        return _rows(base, ours, theirs, path, clashes)
    if not any(is_a_point(side) for side in (base, ours, theirs)):
        names = [_names(side) for side in (base, ours, theirs)]
        if all(found is not None for found in names):
            return _named(*(found or {} for found in names), path=path, clashes=clashes)
        merged = _in_turn(base, ours, theirs, path, clashes)
        if merged is not None:
            return merged
    clashes.append(Clash(path, base, ours, theirs))
    return ours


def is_a_point(value: Any) -> bool:
    """Tell whether a list is one thing: a point, or an outline of points."""
    return isinstance(value, list) and any(isinstance(item, int | float | list) for item in value)


def _alike(one: Any, other: Any) -> bool:
    if one is MISSING or other is MISSING:
        return one is other
    return same(one, other)


def _written(value: Any) -> str:
    return json.dumps(value, sort_keys=True, ensure_ascii=False, default=str)


# Lists of entries with names.


def _names(side: list[Any]) -> dict[str, Any] | None:
    """Return entries by their names; None where one has none, or two have one."""
    found = {shown(name): entry for entry in side if (name := name_of(entry)) is not None}
    return found if len(found) == len(side) else None


def _named(
    base: dict[str, Any], ours: dict[str, Any], theirs: dict[str, Any], *, path: Path, clashes: list[Clash]
) -> list[Any]:
    merged = {
        name: value
        for name in {**ours, **theirs}
        if (
            value := _merge(
                base.get(name, MISSING),
                ours.get(name, MISSING),
                theirs.get(name, MISSING),
                (*path, name),
                clashes,
            )
        )
        is not MISSING
    }
    mine, others = _moved(base, ours), _moved(base, theirs)
    if mine and others and _moved(ours, theirs):
        clashes.append(Clash(path, *(list(side.values()) for side in (base, ours, theirs))))
    both = sorted((ours, theirs), key=lambda side: _written([name for name in side if name not in base]))
    first, second = both if mine == others else (ours, theirs) if mine else (theirs, ours)
    return [merged[name] for name in _put_in([*first], [*second], base) if name in merged]


def _moved(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    return [name for name in one if name in other] != [name for name in other if name in one]


def _put_in(first: list[str], second: list[str], known: Mapping[str, Any]) -> list[str]:
    """Return the order of the first with what only the second has, each behind what is before it there."""
    order, before = list(first), ""
    for name in second:
        if name not in order:
            at = order.index(before) + 1 if before in order else 0
            if before in known or not before:
                while at < len(order) and order[at] not in known:  # behind what the first has put there
                    at += 1
            order.insert(at, name)
        before = name
    return order


# Lists without names.


def _in_turn(base: list[Any], ours: list[Any], theirs: list[Any], path: Path, clashes: list[Clash]) -> Any:
    """Merge lists by how they run; None where both sides changed one stretch in ways that cannot be told apart."""
    merged: list[Any] = []
    for was, mine, other in stretches(*([_written(item) for item in side] for side in (base, ours, theirs))):
        one = ours[mine.start : mine.stop]
        two = theirs[other.start : other.stop]
        old = base[was.start : was.stop]
        if same(one, two) or same(old, two):
            merged += one
        elif same(old, one):
            merged += two
        elif len(old) == len(one) == len(two) and all(isinstance(item, dict) for item in (*old, *one, *two)):
            merged += [
                _merge(*sides, (*path, number), clashes)
                for number, sides in enumerate(zip(old, one, two, strict=True), start=len(merged))
            ]
        elif old and (longer := _longer(old, one, two) or _longer(old, two, one)):
            merged += longer
        elif all(isinstance(item, str) for item in (*old, *one, *two)):
            merged += _as_sets(old, one, two)
        elif not old and not any(
            isinstance(item, dict) and set(ORDERED) & item.keys() for item in (*one, *two)
        ):
            first, second = sorted((one, two), key=_written)
            merged += [*first, *second]
        else:
            return None
    return merged


def _longer(old: list[Any], one: list[Any], two: list[Any]) -> list[Any] | None:
    """Return what the second side made of a stretch, with what the first has put before or behind it; None if it did more."""
    if len(one) > len(old) and same(one[: len(old)], old):
        return [*two, *one[len(old) :]] if len(two) <= len(old) else None
    if len(one) > len(old) and same(one[-len(old) :], old):
        return [*one[: -len(old)], *two] if len(two) <= len(old) else None
    return None


def _as_sets(old: list[Any], one: list[Any], two: list[Any]) -> list[Any]:
    first, second = sorted((one, two), key=_written)
    kept = [item for item in first if item not in old or item in second]
    return [*kept, *(item for item in second if item not in old and item not in kept)]


def stretches(
    base: Sequence[str], ours: Sequence[str], theirs: Sequence[str]
) -> Iterator[tuple[range, range, range]]:
    """Yield the three sides cut into stretches: those on which all agree, and those between, in turn (diff3)."""
    mine, other = (_matches(base, side) for side in (ours, theirs))
    at = [0, 0, 0]
    for number in [number for number in range(len(base)) if number in mine and number in other]:
        ends = [number, mine[number], other[number]]
        if at != ends:
            yield _ranges(at, ends)
        yield _ranges(ends, [end + 1 for end in ends])
        at = [end + 1 for end in ends]
    ends = [len(base), len(ours), len(theirs)]
    if at != ends:
        yield _ranges(at, ends)


def _ranges(starts: list[int], ends: list[int]) -> tuple[range, range, range]:
    first, second, third = map(range, starts, ends)
    return first, second, third


def _matches(one: Sequence[str], other: Sequence[str]) -> dict[int, int]:
    return {
        block.a + offset: block.b + offset
        for block in SequenceMatcher(None, one, other, autojunk=False).get_matching_blocks()
        for offset in range(block.size)
    }


# Drawn rows.


def _rows(base: list[str], ours: list[str], theirs: list[str], path: Path, clashes: list[Clash]) -> list[str]:
    """Merge rows cell by cell. One side may have made the map larger or smaller; cells of the other stay where they were."""
    sizes = [[len(row) for row in side] for side in (base, ours, theirs)]
    if sizes[0] != sizes[1] and sizes[0] != sizes[2] and sizes[1] != sizes[2]:
        clashes.append(Clash(path, base, ours, theirs))
        return ours
    resized = theirs if sizes[0] == sizes[1] else ours
    if sizes[0] != sizes[1] or sizes[0] != sizes[2]:
        drawn = ours if resized is theirs else theirs
        if not _still_there(base, drawn, resized):
            clashes.append(Clash(path, base, ours, theirs))
            return ours
    merged = []
    for y, row in enumerate(resized):
        cells = list(row)
        for x in range(len(cells)):
            was, mine, other = (_cell(side, x, y) for side in (base, ours, theirs))
            if MISSING in (was, mine, other):
                continue
            cells[x] = _merge(was, mine, other, (*path, y, x), clashes)
        merged.append("".join(cells))
    return merged


def _cell(rows: list[str], x: int, y: int) -> Any:
    return rows[y][x] if y < len(rows) and x < len(rows[y]) else MISSING


def _still_there(base: list[str], drawn: list[str], resized: list[str]) -> bool:
    """Tell whether what was drawn lies where it did on the resized side: nothing was put in above it or to its left."""
    places = [(x, y) for y, row in enumerate(base) for x in range(len(row))]
    kept = [(x, y) for x, y in places if _cell(resized, x, y) is not MISSING]
    moved = sum(_cell(resized, x, y) != base[y][x] for x, y in kept)
    touched = [(x, y) for x, y in places if drawn[y][x] != base[y][x]]
    return 10 * moved <= len(kept) and all(_cell(resized, x, y) == base[y][x] for x, y in touched)


def _in_own_letters(base: Any, ours: Any, theirs: Any) -> tuple[Any, Any]:
    """Give a letter that both sides have put into the legend for different ground another one on one of the sides."""
    sides = [side.get(LEGEND) if isinstance(side, dict) else None for side in (base, ours, theirs)]
    if not all(isinstance(legend, dict) for legend in sides):
        return ours, theirs
    was, mine, other = ({} if legend is None else legend for legend in sides)
    twice = [
        letter for letter in mine if letter in other and letter not in was and mine[letter] != other[letter]
    ]
    free = [letter for letter in SPARE_LETTERS if letter not in {**was, **mine, **other}]
    change = dict(zip(twice, free, strict=False))
    if not change:
        return ours, theirs
    if _written([mine[letter] for letter in twice]) < _written([other[letter] for letter in twice]):
        return ours, _relettered(theirs, change)
    return _relettered(ours, change), theirs


def _relettered(side: dict[str, Any], change: Mapping[str, str]) -> dict[str, Any]:
    table = str.maketrans(dict(change))
    rows = side.get(ROWS)
    drawn = (
        {ROWS: [row.translate(table) if isinstance(row, str) else row for row in rows]}
        if isinstance(rows, list)
        else {}
    )
    return {**side, LEGEND: {change.get(key, key): value for key, value in side[LEGEND].items()}, **drawn}
