"""Entries of lists in a pack's files: what they are called, where they came from, and how one among thousands is found."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from uguisu.content.diagnostics import Path

NAMES = ("id", "letter")
TAGS = ("op", "test", "expect")


@dataclass(slots=True)
class Origin:
    """Where a value came from: the number of the layer, and its path in that layer's file.

    `parts` are the origins of its entries where they come from several layers; None where all came along with it.
    """

    layer: int
    path: Path
    parts: dict[str, Origin] | list[Origin] | None = None

    def part(self, step: str | int) -> Origin:
        """Return the origin of an entry; of the whole where there is no such entry."""
        if self.parts is None:
            return Origin(self.layer, (*self.path, step))
        try:
            return self.parts[step]  # type: ignore[index]
        except (KeyError, IndexError):
            return self

    def at(self, path: Path) -> Origin:
        """Return the origin of the value at `path`."""
        found = self
        for step in path:
            found = found.part(step)
        return found

    def mapping(self, data: Mapping[str, Any]) -> dict[str, Origin]:
        """Return the origins of a mapping's entries, as a new dict."""
        return {key: self.part(key) for key in data}

    def sequence(self, data: list[Any]) -> list[Origin]:
        """Return the origins of a list's entries, as a new list."""
        return [self.part(number) for number in range(len(data))]


@dataclass(slots=True, eq=False)
class Entry:
    """A link of a `Chain`: an entry of a list, and where it came from."""

    value: Any
    origin: Origin
    previous: Entry = field(init=False, repr=False)
    next: Entry = field(init=False, repr=False)
    put_behind: Entry | None = None
    """The entry behind which this layer has put it, if it did."""
    last: Entry | None = None
    """The last one that this layer has put behind it."""


class Chain:
    """A list under edit, which may be thousands of entries long: one is found by what it is called, and put in or taken out,
    without looking at all the others.
    """

    def __init__(self, values: list[Any], origins: list[Origin]) -> None:
        self.end = Entry(None, Origin(0, ()))
        """Joins the two ends; it stands for no entry."""
        self.end.previous = self.end.next = self.end
        self.called: dict[Any, dict[Entry, None]] = {}
        for value, origin in zip(values, origins, strict=True):
            self.put(Entry(value, origin), self.end)

    def __iter__(self) -> Iterator[Entry]:
        entry = self.end.next
        while entry is not self.end:
            yield entry
            entry = entry.next

    def put(self, entry: Entry, before: Entry) -> None:
        """Put an entry in before another, or before the end."""
        entry.previous, entry.next = before.previous, before
        before.previous.next = before.previous = entry
        self.called.setdefault(_called(entry.value), {})[entry] = None

    def take_out(self, entry: Entry) -> None:
        """Take an entry out; what was put behind it stays."""
        entry.previous.next, entry.next.previous = entry.next, entry.previous
        del self.called[_called(entry.value)][entry]
        anchor = entry.put_behind
        if anchor is not None and anchor.last is entry:
            anchor.last = entry.previous if entry.previous.put_behind is anchor else None
        entry.put_behind = entry.last = None

    def exchange(self, entry: Entry, value: Any, origin: Origin) -> None:
        """Give an entry another value."""
        del self.called[_called(entry.value)][entry]
        entry.value, entry.origin = value, origin
        self.called.setdefault(_called(value), {})[entry] = None

    def meant_by(self, reference: Any) -> list[Entry]:
        """Return the entries that `reference` means (see `matches`)."""
        if isinstance(reference, dict):
            return [entry for entry in self if matches(entry.value, reference)]
        return list(self.called.get(_meant(reference), ()))


def name_of(entry: Any) -> str | frozenset[str] | None:
    """Return the name of an entry of a list: its id or letter, or the two ends of a link; None if it has none.

    >>> name_of({"id": "gate"}), sorted(name_of({"between": ["b", "a"]})), name_of({"op": "raise"})
    ('gate', ['a', 'b'], None)
    """
    if not isinstance(entry, dict):
        return None
    for key in NAMES:
        if isinstance(entry.get(key), str):
            return str(entry[key])
    ends = entry.get("between")
    if isinstance(ends, list) and len(ends) == 2 and all(isinstance(end, str) for end in ends):
        return frozenset(ends)
    return None


def matches(entry: object, reference: object) -> bool:
    """Tell whether `reference` means this entry: by its name, the two ends of a link, its word, or some of its keys."""
    if isinstance(reference, dict):
        return (
            isinstance(entry, dict)
            and bool(reference)
            and all(
                key in entry and (entry[key] == value or _same_ends(key, entry[key], value))
                for key, value in reference.items()
            )
        )
    return bool(_called(entry) == _meant(reference))


def _called(entry: Any) -> str | frozenset[str]:
    """Return by what an entry is found: its name, failing that its word."""
    name = name_of(entry)
    return name if name is not None else word_of(entry)


def _meant(reference: Any) -> Any:
    """Return what an entry must be called that `reference` means; a list means the two ends of a link."""
    if isinstance(reference, list):
        return frozenset(part for part in reference if isinstance(part, str))
    return reference


def shown(reference: Any) -> str:
    """Return a reference as people write it.

    >>> shown("gate"), shown(frozenset({"b", "a"})), shown({"op": "raise", "by": 2})
    ('gate', 'a, b', 'op: raise, by: 2')
    """
    if isinstance(reference, frozenset):
        return ", ".join(sorted(reference))
    if isinstance(reference, dict):
        return ", ".join(f"{key}: {value}" for key, value in reference.items())
    if isinstance(reference, list):
        return ", ".join(map(str, reference))
    return str(reference)


def word_of(entry: Any) -> str:
    """Return the word by which an entry without a name is known: its operation, condition or expectation."""
    if isinstance(entry, dict):
        for key in TAGS:
            if isinstance(entry.get(key), str):
                return str(entry[key])
        return shown({key: value for key, value in entry.items() if isinstance(value, str | int)})
    return str(entry)


def _same_ends(key: str, value: Any, other: Any) -> bool:
    both_lists = isinstance(value, list) and isinstance(other, list)
    return key == "between" and both_lists and sorted(map(str, value)) == sorted(map(str, other))
