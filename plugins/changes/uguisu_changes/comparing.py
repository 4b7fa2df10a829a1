"""What has changed between two packs, thing by thing: places, cells, borders, cards, triggers, by what they are called."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal, NamedTuple, TypeAlias

from uguisu.board import NO_CELL, cell_id
from uguisu.content import is_texts, name_of
from uguisu.content.entries import shown
from uguisu.content.language_files import KINDS
from uguisu_changes.conflicts import KEY
from uguisu_changes.merge import LEGEND, ROWS
from uguisu_changes.paths import MISSING
from uguisu_changes.same import same

How: TypeAlias = Literal["added", "removed", "changed", "moved"]
WHERE = ("at", "shape")
"""Keys of a place that say where it lies."""


class Part(NamedTuple):
    """A value within a thing that differs: the way to it by names, what it was, what it is (MISSING: not there)."""

    way: tuple[str, ...]
    was: Any
    now: Any


class EntryChange(NamedTuple):
    """A thing of a file that has changed. `things` is the list that it is in, as the file calls it; empty for the file's own
    values. `was` and `now` are the whole entries.
    """

    kind: str
    things: str
    name: str
    how: How
    parts: tuple[Part, ...] = ()
    was: Any = MISSING
    now: Any = MISSING


def compare(old: Mapping[str, Any], new: Mapping[str, Any]) -> Iterator[EntryChange]:
    """Yield what differs between the files of two packs, given by kind, in the order of the files.

    Files that are neither of the usual kinds (texts by language) come last. The order of entries alone is no change, except of
    what has no names.
    """
    order = [kind for kind in KINDS if kind in old or kind in new]
    for kind in [*order, *sorted({*old, *new} - set(order))]:
        was, now = old.get(kind, MISSING), new.get(kind, MISSING)
        if isinstance(was, dict) and isinstance(now, dict):
            yield from _file(kind, was, now)
        elif was is MISSING or now is MISSING:
            yield EntryChange(kind, "", "", "added" if was is MISSING else "removed", (), was, now)


def _file(kind: str, old: dict[str, Any], new: dict[str, Any]) -> Iterator[EntryChange]:
    own: list[Part] = []
    for key in [*old, *(key for key in new if key not in old)]:
        was, now = old.get(key, MISSING), new.get(key, MISSING)
        if key in (ROWS, KEY):
            continue
        if _named(was) and _named(now) and not (was is MISSING and now is MISSING):
            yield from _things(kind, key, was, now)
        else:
            own += _parts((key,), was, now)
    if kind == "map" and (ROWS in old or ROWS in new):
        yield from _cells(old, new)
    if own:
        yield EntryChange(kind, "", "", "changed", tuple(own), old, new)


def _named(value: Any) -> bool:
    """Tell whether a value is a list of things with names, each its own; one that is not there may be."""
    if value is MISSING:
        return True
    if not isinstance(value, list):
        return False
    names = [name_of(entry) for entry in value]
    return None not in names and len(set(names)) == len(names)


def _things(kind: str, key: str, was: Any, now: Any) -> Iterator[EntryChange]:
    before, after = (
        {shown(name_of(entry)): entry for entry in (() if side is MISSING else side)} for side in (was, now)
    )
    for name in [*before, *(name for name in after if name not in before)]:
        one, other = before.get(name, MISSING), after.get(name, MISSING)
        if one is MISSING or other is MISSING:
            yield EntryChange(kind, key, name, "added" if one is MISSING else "removed", (), one, other)
        elif not same(one, other):
            parts = tuple(_parts((), one, other))
            moved = any(part.way[0] in WHERE for part in parts)
            yield EntryChange(kind, key, name, "moved" if moved else "changed", parts, one, other)


def _parts(way: tuple[str, ...], was: Any, now: Any) -> Iterator[Part]:
    if was is not MISSING and now is not MISSING and same(was, now):
        return
    if isinstance(now, dict) and is_texts(now) and isinstance(was, str):
        was = {"en": was}
    if isinstance(was, dict) and is_texts(was) and isinstance(now, str):
        now = {"en": now}
    if isinstance(was, dict) and isinstance(now, dict):
        for key in [*was, *(key for key in now if key not in was)]:
            yield from _parts((*way, str(key)), was.get(key, MISSING), now.get(key, MISSING))
    elif _named(was) and _named(now) and was and now and MISSING not in (was, now):
        before, after = ({shown(name_of(entry)): entry for entry in side} for side in (was, now))
        for name in [*before, *(name for name in after if name not in before)]:
            yield from _parts((*way, name), before.get(name, MISSING), after.get(name, MISSING))
    else:
        yield Part(way, was, now)


def _cells(old: dict[str, Any], new: dict[str, Any]) -> Iterator[EntryChange]:
    """Yield cells of drawn rows whose ground differs, or that are there on one side only."""
    before, after = _grounds(old), _grounds(new)
    for cell in [*before, *(cell for cell in after if cell not in before)]:
        was, now = before.get(cell, MISSING), after.get(cell, MISSING)
        if was is MISSING or now is MISSING:
            yield EntryChange("map", ROWS, cell, "added" if was is MISSING else "removed", (), was, now)
        elif was != now:
            yield EntryChange("map", ROWS, cell, "changed", (Part(("terrain",), was, now),), was, now)


def _grounds(data: dict[str, Any]) -> dict[str, str]:
    """Return the ground of each cell, by its id: what the legend calls it, failing that its letter."""
    legend = data.get(LEGEND) if isinstance(data.get(LEGEND), dict) else {}
    grounds = {
        letter: str(entry.get("terrain", letter))
        for letter, entry in (legend or {}).items()
        if isinstance(entry, dict)
    }
    return {
        cell_id(x, y): grounds.get(letter, letter)
        for y, row in enumerate(data.get(ROWS) or ())
        for x, letter in enumerate(str(row))
        if letter != NO_CELL
    }
