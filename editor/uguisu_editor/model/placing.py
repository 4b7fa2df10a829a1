"""Pieces of the set-up, read from the files and written into them as games declare them (`uguisu.Placeable`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from uguisu import LocalText, Placeable
from uguisu_changes.edits import Drop, Edit, Group, Insert, Put, Remove
from uguisu_changes.paths import MISSING, Path, look

Files = Mapping[str, Any]
"""The data of each file, by kind."""


class Thing(NamedTuple):
    """What may be put down: of things that have names, one of them."""

    kind: Placeable
    name: str = ""

    @property
    def key(self) -> str:
        """What it is called among all things."""
        return f"{self.kind.id}.{self.name}" if self.name else self.kind.id

    @property
    def title(self) -> LocalText:
        """What people call it."""
        return self.kind.names.get(self.name, self.name) if self.name else self.kind.title


class Placed(NamedTuple):
    """One that stands somewhere.

    Attributes:
        path: its entry in the file of its kind, or the id of its place if that is all there is.
        facing: where it looks, as the file says; empty if it says nothing.
        number: how many stand there.
    """

    thing: Thing
    place: str
    path: Path
    facing: str = ""
    number: int = 1


def things(kinds: Iterable[Placeable], files: Files) -> list[Thing]:
    """Return what may be put down: of figures those that the file has."""
    found: list[Thing] = []
    for kind in kinds:
        if kind.form == "named":
            found += [Thing(kind, name) for name in kind.names]
        elif kind.form == "figures":
            said = _said(kind, files)
            found += [Thing(kind, name) for name in (said if isinstance(said, dict) else ())]
        else:
            found.append(Thing(kind))
    return found


def placed(kinds: Iterable[Placeable], files: Files) -> list[Placed]:
    """Return all that stand somewhere, in the order of the kinds and of the file. What cannot be read is passed over."""
    return [piece for kind in kinds for piece in _placed(kind, files) if isinstance(piece.place, str)]


def most(thing: Thing, files: Files) -> int | None:
    """Return how many of a thing there may be; None: as many as one likes."""
    said = look(files.get("scenario"), thing.kind.most_at) if thing.kind.most_at else MISSING
    return said if isinstance(said, int) and not isinstance(said, bool) else thing.kind.most


def count(thing: Thing, pieces: Iterable[Placed]) -> int:
    """Return how many of a thing there are."""
    return sum(piece.number for piece in pieces if piece.thing == thing)


def put_down(
    thing: Thing,
    files: Files,
    place: str,
    facing: str = "",
    others: Sequence[Placeable] = (),
    *,
    end: str = "",
) -> Edit:
    """Return the edit that puts one more of a thing onto a place. One that there is but once is moved there.

    `others` are all the kinds that there are: some stand behind the rest in their list. `end` is where the other end is of
    what has two; if left out, on the same place.
    """
    kind = thing.kind
    if kind.form in ("one", "named"):
        return put_at(files, kind.file, (*kind.path, thing.name) if thing.name else kind.path, place)
    if kind.form == "figures":
        return _turned(files, kind, (*kind.path, thing.name), place, facing)
    if kind.form == "counts":
        path = (*kind.path, place)
        there = look(files.get(kind.file), path)
        return put_at(files, kind.file, path, there + 1 if isinstance(there, int) else 1)
    if kind.form == "places":
        return _appended(files, kind, kind.path, place)
    if kind.form == "pair":
        return put_at(files, kind.file, kind.path, [place, end or place])
    entry = {kind.place: place, **({kind.facing: facing} if kind.facing and facing else {})}
    if kind.form == "entries":
        return _appended(files, kind, kind.path, {**kind.fixed, **entry})
    said = _said(kind, files)
    for number, item in enumerate(said if isinstance(said, list) else ()):
        # Not to one that says more: its title, or how fast it is, is not meant for this one.
        if isinstance(item, dict) and item.keys() == {*kind.fixed, kind.spots} and _is(kind, item):
            return _appended(files, kind, (*kind.path, number, kind.spots), entry)
    return _appended(files, kind, kind.path, {**kind.fixed, kind.spots: [entry]}, others)


def put_elsewhere(piece: Placed, files: Files, place: str, facing: str) -> Edit:
    """Return the edit that moves one to another place, or turns it; without `facing` it looks nowhere."""
    kind = piece.thing.kind
    if kind.form in ("one", "named", "places", "pair"):
        return Put(kind.file, piece.path, place)
    if kind.form == "counts":
        if place == piece.place:
            return Group([])
        there = look(files.get(kind.file), (*kind.path, place))
        more = Put(kind.file, (*kind.path, place), there + 1 if isinstance(there, int) else 1)
        return Group([take_away(piece, files), more])
    return _turned(files, kind, piece.path, place, facing)


def take_away(piece: Placed, files: Files) -> Edit:
    """Return the edit that takes one off the map."""
    kind = piece.thing.kind
    if kind.form in ("one", "named"):
        return Drop(kind.file, piece.path)
    if kind.form == "pair":
        return Drop(kind.file, kind.path)
    if kind.form == "figures":
        gone = [key for key in (kind.place, kind.facing) if key and _has(files, kind, (*piece.path, key))]
        return Group([Drop(kind.file, (*piece.path, key)) for key in gone])
    if kind.form == "counts":
        return (
            Put(kind.file, piece.path, piece.number - 1) if piece.number > 1 else Drop(kind.file, piece.path)
        )
    path, last = piece.path[:-1], piece.path[-1]
    assert isinstance(last, int)
    if kind.form == "spots" and len(look(files.get(kind.file), path)) == 1:
        path, last = kind.path, piece.path[len(kind.path)]  # an empty list would leave the place open
        assert isinstance(last, int)
    return Remove(kind.file, path, last)


def piece_at(pieces: Sequence[Placed], kind: str, path: Path) -> Placed | None:
    """Return the piece that a path in a file is about, or None."""
    return next(
        (
            piece
            for piece in pieces
            if piece.thing.kind.file == kind and path[: len(piece.path)] == piece.path
        ),
        next(
            (
                piece
                for piece in pieces
                if piece.thing.kind.form == "spots"
                and piece.thing.kind.file == kind
                and path[: len(piece.path) - 2] == piece.path[:-2]
            ),
            None,
        ),
    )


def put_at(files: Files, file: str, path: Path, value: Any) -> Edit:
    """Return the edit that puts a value at a path, with the tables on the way to it that are not there."""
    said = files.get(file)
    for step in range(1, len(path)):
        if look(said, path[:step]) is MISSING:
            for key in reversed(path[step:]):
                value = {key: value}
            return Put(file, path[:step], value)
    return Put(file, path, value)


def _said(kind: Placeable, files: Files) -> Any:
    return look(files.get(kind.file), kind.path)


def _has(files: Files, kind: Placeable, path: Path) -> bool:
    return look(files.get(kind.file), path) is not MISSING


def _is(kind: Placeable, entry: Any) -> bool:
    return isinstance(entry, dict) and all(entry.get(key) == value for key, value in kind.fixed.items())


def _placed(kind: Placeable, files: Files) -> Iterator[Placed]:
    said = _said(kind, files)
    if kind.form == "one":
        if isinstance(said, str):
            yield Placed(Thing(kind), said, kind.path)
    elif isinstance(said, dict):
        for key, value in said.items():
            path = (*kind.path, key)
            if kind.form == "counts" and isinstance(value, int) and value > 0:
                yield Placed(Thing(kind), key, path, number=value)
            elif kind.form == "named" and isinstance(value, str):
                yield Placed(Thing(kind, key), value, path)
            elif kind.form == "figures" and isinstance(value, dict) and kind.place in value:
                yield _entry(Thing(kind, key), value, path)
    elif isinstance(said, list):
        for number, value in enumerate(said):
            path = (*kind.path, number)
            if kind.form in ("places", "pair"):
                yield Placed(Thing(kind), value, path)
            elif kind.form == "entries" and _is(kind, value):
                yield _entry(Thing(kind), value, path)
            elif kind.form == "spots" and _is(kind, value) and isinstance(value.get(kind.spots), list):
                for at, spot in enumerate(value[kind.spots]):
                    if isinstance(spot, dict):
                        yield _entry(Thing(kind), spot, (*path, kind.spots, at))


def _entry(thing: Thing, entry: Mapping[str, Any], path: Path) -> Placed:
    facing = entry.get(thing.kind.facing) if thing.kind.facing else None
    place = entry.get(thing.kind.place)
    return Placed(thing, place, path, facing if isinstance(facing, str) else "")  # type: ignore[arg-type]


def _turned(files: Files, kind: Placeable, path: Path, place: str, facing: str) -> Edit:
    edits: list[Edit] = [Put(kind.file, (*path, kind.place), place)]
    if kind.facing and facing:
        edits.append(Put(kind.file, (*path, kind.facing), facing))
    elif kind.facing and _has(files, kind, (*path, kind.facing)):
        edits.append(Drop(kind.file, (*path, kind.facing)))
    return Group(edits)


def _appended(
    files: Files, kind: Placeable, path: Path, value: Any, others: Sequence[Placeable] = ()
) -> Edit:
    there = look(files.get(kind.file), path)
    if not isinstance(there, list):
        return put_at(files, kind.file, path, [value])
    end = len(there)
    if path == kind.path and kind.form == "spots" and not kind.last:
        while end and any(other.last and _is(other, there[end - 1]) for other in others):
            end -= 1
    return Insert(kind.file, path, end, [value])
