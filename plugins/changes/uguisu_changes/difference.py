"""What a mod's file must say so that a pack comes out as wanted: only the difference from what lies below."""

from __future__ import annotations

from typing import Any

from uguisu import Message
from uguisu.content import Origin, name_of
from uguisu.content.entries import matches
from uguisu.content.overlay import EDIT_WORDS, NAMED_TEXTS, PLUS, POSITIONS, VERBS, Overlay
from uguisu_changes.edits import CannotEdit
from uguisu_changes.paths import MISSING, Path
from uguisu_changes.same import plain_copy, same

Name = Any
OWN = "format"


def laid(below: Any, own: Any) -> tuple[Any, Origin]:
    """Return what comes of laying a mod's file over what is below, and where each value came from (0: below, 1: here)."""
    said = {key: value for key, value in own.items() if key != OWN} if isinstance(own, dict) else {}
    return Overlay(1).lay(plain_copy(below), Origin(0, ()), plain_copy(said))


def difference(below: Any, own: Any, wanted: Any) -> dict[str, Any]:
    """Return the file's data that makes `wanted` of `below`. What `own` says of what stays as it is, stays as it is said.

    Raises:
        CannotEdit: there is no such data, as where several entries below have one name.
    """
    old = own if isinstance(own, dict) else {}
    below, wanted, said = (
        {key: value for key, value in one.items() if key != OWN} for one in (below, wanted, old)
    )
    merged, _ = laid(below, said)
    found = _mapping(below, said, wanted, merged, ())
    if not same(laid(below, found)[0], wanted):
        raise CannotEdit(Message("This cannot be written as a difference here: change it in the text."))
    return {OWN: old.get(OWN, 1), **found}


def _mapping(below: Any, own: Any, wanted: Any, merged: Any, way: Path) -> dict[str, Any]:
    below = {"en": below} if isinstance(below, str) else below if isinstance(below, dict) else {}
    merged = {"en": merged} if isinstance(merged, str) else merged if isinstance(merged, dict) else {}
    found: dict[str, Any] = dict(own) if isinstance(own, dict) else {}
    for key in [*wanted, *(key for key in merged if key not in wanted)]:
        was, now = merged.get(key, MISSING), wanted.get(key, MISSING)
        if was is not MISSING and now is not MISSING and same(was, now):
            continue
        value = _value(below.get(key, MISSING), found.get(key, MISSING), now, was, (*way, key))
        if value is MISSING:
            found.pop(key, None)
        else:
            found[key] = value
    return found


def _value(below: Any, own: Any, wanted: Any, merged: Any, way: Path) -> Any:
    """Return what is to be said of one value; MISSING: nothing."""
    if wanted is MISSING:
        return MISSING if below is MISSING else None
    if below is MISSING:
        return plain_copy(wanted)
    if same(below, wanted):
        return MISSING
    if isinstance(wanted, dict) and (isinstance(below, dict) or (isinstance(below, str) and "en" in wanted)):
        return _mapping(below, own, wanted, merged, way) or MISSING
    if isinstance(wanted, list) and isinstance(below, list) and _named(way, below, wanted):
        found = _entries(below, own if isinstance(own, list) else [], wanted, merged, way) or MISSING
        if found is MISSING or _as_wanted(below, found, wanted, way):
            return found
    return plain_copy(wanted)


def _named(way: Path, below: list[Any], wanted: list[Any]) -> bool:
    """Tell whether a list can be told by its names: if entries have none, those stay as they are."""
    without = [[entry for entry in entries if _name(way, entry) is None] for entries in (below, wanted)]
    return same(*without) and any(_name(way, entry) is not None for entry in (*below, *wanted))


def _as_wanted(below: list[Any], own: list[Any], wanted: list[Any], way: Path) -> bool:
    """Tell whether a list comes out as wanted, entries without a name and their places included."""
    if all(_name(way, entry) is not None for entry in wanted):
        return True
    data, _ = Overlay(1).lay_list(plain_copy(below), Origin(0, ()), plain_copy(own), (), way)
    return same(data, wanted)


def _name(way: Path, entry: Any) -> Name:
    if isinstance(entry, str) and way in NAMED_TEXTS:
        return entry
    return name_of(entry)


def _reference(name: Name) -> Any:
    return sorted(name) if isinstance(name, frozenset) else name


def _entries(below: list[Any], own: list[Any], wanted: list[Any], merged: Any, way: Path) -> list[Any]:
    before, was, now = (
        {name: entry for entry in entries if (name := _name(way, entry)) is not None}
        for entries in (below, merged or (), wanted)
    )
    found = list(own)
    for name in [*now, *(name for name in was if name not in now)]:
        if name in now and name in was and same(now[name], was[name]):
            continue
        at = next((number for number, entry in enumerate(found) if _speaks_of(way, entry, name)), None)
        said = found[at] if at is not None else None
        entry = _entry(
            before.get(name, MISSING), said, now.get(name, MISSING), was.get(name), name=name, way=way
        )
        if at is not None and entry is MISSING:
            del found[at]
        elif at is not None:
            found[at] = entry
        elif entry is not MISSING:
            found.append(entry)
    ordered = _in_order(below, list(found), list(now), way)
    if _names_of(below, ordered, way) != list(now):  # what was said of the order before is in the way
        free = [
            {key: value for key, value in entry.items() if key not in POSITIONS}
            if isinstance(entry, dict)
            else entry
            for entry in found
        ]
        ordered = _in_order(below, [entry for entry in free if entry.keys() - {"change"}], list(now), way)
    return ordered


def _speaks_of(way: Path, entry: Any, name: Name) -> bool:
    verb = next((verb for verb in VERBS if isinstance(entry, dict) and verb in entry), None)
    if verb is None:
        return bool(_name(way, entry) == name)
    meant = entry[verb]
    return bool(frozenset(meant) == name) if isinstance(meant, list) else bool(meant == name)


def _entry(below: Any, said: Any, wanted: Any, merged: Any, *, name: Name, way: Path) -> Any:
    """Return what is to be said of one entry of a list; MISSING: nothing."""
    reference = _reference(name)
    if wanted is MISSING:
        return MISSING if below is MISSING else {"remove": reference}
    table = said if isinstance(said, dict) else {}
    positions = {word: table[word] for word in POSITIONS if word in table}
    if below is MISSING or not isinstance(wanted, dict):
        if same(below, wanted):
            return MISSING
        return {**positions, **plain_copy(wanted)} if positions else plain_copy(wanted)
    if "replace" in table:
        return {"replace": reference, **positions, **plain_copy(wanted)}
    own = {key: value for key, value in table.items() if key not in EDIT_WORDS}
    whole = below if isinstance(below, dict) else {"id": below}
    differs = _mapping(
        whole, {} if "remove" in table else own, wanted, whole if "remove" in table else merged, way
    )
    plus = _still_added(table.get(PLUS), wanted, merged)
    said_so = {**positions, **differs, **({PLUS: plus} if plus else {})}
    return {"change": reference, **said_so} if said_so else MISSING


def _still_added(plus: Any, wanted: Any, merged: Any) -> dict[str, Any]:
    """Return what is still to be added to what is below: all but what was changed since."""
    kept = {}
    for key, more in plus.items() if isinstance(plus, dict) else ():
        now, was = (one.get(key) if isinstance(one, dict) else None for one in (wanted, merged))
        value = _still_added(more, now, was) if isinstance(more, dict) else more
        if value and (isinstance(more, dict) or same(now, was)):
            kept[key] = value
    return kept


def _in_order(below: list[Any], found: list[Any], wanted: list[Name], way: Path) -> list[Any]:
    """Say of entries that would come to lie elsewhere after or before which they belong."""
    have = _names_of(below, found, way)
    for at, name in enumerate(wanted):
        if at < len(have) and have[at] == name:
            continue
        word, anchor = ("after", wanted[at - 1]) if at else ("before", have[0])
        place = {word: _reference(anchor)}
        number = next((n for n, entry in enumerate(found) if _speaks_of(way, entry, name)), None)
        if number is None:
            found.append({"change": _reference(name), **place})
        elif isinstance(found[number], dict):
            said = {key: value for key, value in found[number].items() if key not in POSITIONS}
            verbs = {key: said.pop(key) for key in VERBS if key in said}
            found.append({**verbs, **place, **said})
            del found[number]
        have = _names_of(below, found, way)
    return found


def _names_of(below: list[Any], own: list[Any], way: Path) -> list[Name]:
    overlay = Overlay(1)
    data, _ = overlay.lay_list(plain_copy(below), Origin(0, ()), plain_copy(own), (), way)
    return [name for entry in data if (name := _name(way, entry)) is not None]


def below_at(below: Any, merged: Any, path: Path) -> Any:
    """Return what stands below at the place that `path` is in the whole; MISSING where nothing does."""
    for depth, step in enumerate(path):
        if isinstance(step, int):
            if not isinstance(merged, list) or not isinstance(below, list) or step >= len(merged):
                return MISSING
            name = _name(path[:depth], merged[step])
            if name is None:
                return MISSING
            below = next((entry for entry in below if matches(entry, _reference(name))), MISSING)
            merged = merged[step]
        else:
            below = below.get(step, MISSING) if isinstance(below, dict) else MISSING
            merged = merged.get(step, MISSING) if isinstance(merged, dict) else MISSING
        if below is MISSING:
            return MISSING
    return below


def in_whole(own: Any, merged: Any, path: Path) -> Path:
    """Return where in the whole stands what is said at `path` of a mod's own file, as far as it can be told."""
    found: list[str | int] = []
    for depth, step in enumerate(path):
        if isinstance(step, int):
            entry = own[step] if isinstance(own, list) and step < len(own) else None
            names = [_name(path[:depth], one) for one in merged] if isinstance(merged, list) else []
            number = next(
                (
                    n
                    for n, name in enumerate(names)
                    if name is not None and _speaks_of(path[:depth], entry, name)
                ),
                None,
            )
            if number is None:
                break
            found.append(number)
            own, merged = entry, merged[number]
        else:
            if not isinstance(merged, dict) or not isinstance(own, dict):
                break
            found.append(step)
            own, merged = own.get(step), merged.get(step)
    return tuple(found)


def touched(origin: Origin) -> bool:
    """Tell whether anything of a value is said here."""
    if origin.layer:
        return True
    parts = origin.parts
    inner = parts.values() if isinstance(parts, dict) else parts or ()
    return any(touched(part) for part in inner)


def removed(below: Any, merged: Any, path: Path) -> list[Any]:
    """Return the entries of the list at `path` that are below and taken away here."""
    there = below_at(below, merged, path)
    here = merged
    for step in path:
        here = (
            here.get(step)
            if isinstance(here, dict) and isinstance(step, str)
            else here[step]
            if here
            else None
        )
    if not isinstance(there, list) or not isinstance(here, list):
        return []
    names = [_name(path, entry) for entry in here]
    return [entry for entry in there if _name(path, entry) is not None and _name(path, entry) not in names]
