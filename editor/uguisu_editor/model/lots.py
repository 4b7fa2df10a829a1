"""Things of the set-up that are left to chance or to a player: where they may begin, and how they get one place of their own.

Games say it in `uguisu.Placeable`: an entry without fixed places is a lot.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from uguisu import LocalText, Placeable
from uguisu.board import Topology
from uguisu_changes.edits import CannotEdit, Drop, Edit, Group, Insert, Put, Remove
from uguisu_changes.paths import MISSING, Path, look
from uguisu_editor.model.phrases import phrase
from uguisu_editor.model.placing import Files, Placed, Thing, most, placed, put_down, take_away, things

MOST_DRAWN = 2000
"""Places among which chance draws: on a larger map among every second, third ... of them."""


class Lot(NamedTuple):
    """Some of a thing that begin on any of several places.

    Attributes:
        path: the entry in the file of its kind.
        counts: how many; several numbers where it depends on how many play.
        places: the ids of the places.
        entry: whether an entry of the file is about them; else they are the rest, of which it says nothing.
    """

    thing: Thing
    path: Path
    counts: tuple[int, ...]
    places: tuple[str, ...]
    entry: bool = True


class Dealt(NamedTuple):
    """One of a lot, where it would be if it came so."""

    lot: Lot
    place: str


class Range(NamedTuple):
    """What may be said of where a lot begins."""

    value: Mapping[str, Any]
    title: LocalText


def lots(kinds: Iterable[Placeable], files: Files, board: Topology) -> Iterator[Lot]:
    """Yield the lots in the order of the kinds and of the file. What cannot be read is passed over."""
    for kind in kinds:
        yield from _rest(kind, files, board)
        said = look(files.get(kind.file), kind.path)
        if kind.chance is None or not isinstance(said, list):
            continue
        for number, entry in enumerate(said):
            if not isinstance(entry, dict) or entry.get(kind.spots):
                continue
            if any(entry.get(key) != value for key, value in kind.fixed.items()):
                continue
            try:
                counts, places = kind.chance(board, files[kind.file], number)
            except Exception:  # whatever a game's code raises
                continue
            if any(counts):
                ids = tuple(board.ids[place] for place in places)
                yield Lot(Thing(kind), (*kind.path, number), tuple(counts), ids)


def _rest(kind: Placeable, files: Files, board: Topology) -> Iterator[Lot]:
    """Yield those of a kind that the file gives no place, where their game says where they begin then."""
    if kind.anywhere is None:
        return
    try:
        places = tuple(board.ids[place] for place in kind.anywhere(board))
    except Exception:  # whatever a game's code raises
        return
    pieces = placed([kind], files)
    for thing in things([kind], files) if kind.form == "figures" else [Thing(kind)]:
        there = pieces if kind.form != "figures" else [piece for piece in pieces if piece.thing == thing]
        limit = len(kind.names) if kind.form == "named" else most(thing, files)
        left = (limit or 0) - sum(piece.number for piece in there)
        if left > 0 and places:
            path = (*kind.path, thing.name) if thing.name else kind.path
            yield Lot(thing, path, (left,), places, entry=False)


def deal(
    found: Sequence[Lot], taken: Iterable[str], *, turn: int = 0, case: int | None = None
) -> list[Dealt]:
    """Return where all would be in one deal, the same each time for a `turn`: none where something is already, as long as there
    is room. `case`: which of the numbers of a lot there are, where it depends on how many play; None: the greatest.
    """
    busy = set(taken)
    dealt: list[Dealt] = []
    met: Counter[str] = Counter()
    for lot in found:
        for _ in range(max(lot.counts) if case is None else lot.counts[min(case, len(lot.counts) - 1)]):
            key = f"{lot.thing.key} {met[lot.thing.key]}"
            met[lot.thing.key] += 1
            thin = len(lot.places) // MOST_DRAWN + 1  # of very many places some are as good
            free = [place for place in lot.places[::thin] if place not in busy]
            if not free:
                break
            # By what is drawn for each place, not by its number among them: the rest stay where they are if one is fixed.
            place = min(free, key=lambda one: Random(f"{key} {one} {turn or ''}".strip()).random())
            busy.add(place)
            dealt.append(Dealt(lot, place))
    return dealt


def fix(lot: Lot, files: Files, place: str, facing: str) -> Edit:
    """Return the edit that gives one of a lot a place of its own; the rest stay left to chance.

    Raises:
        CannotEdit: they have something in common that chance decides.
    """
    kind, entry = lot.thing.kind, look(files.get(lot.thing.kind.file), lot.path)
    if not lot.entry:
        standing = {piece.thing.name for piece in placed([kind], files)}
        free_names = [name for name in kind.names if name not in standing]
        thing = Thing(kind, free_names[0]) if kind.form == "named" and free_names else lot.thing
        return put_down(thing, files, place, facing)
    spot = {kind.place: place, **({kind.facing: facing} if kind.facing and facing else {})}
    loose = (kind.count, kind.among, *kind.loose)
    if max(lot.counts) == 1:
        gone: list[Edit] = [Drop(kind.file, (*lot.path, key)) for key in loose if key in entry]
        return Group([*gone, Put(kind.file, (*lot.path, kind.spots), [spot])])
    if any(entry.get(key) for key in kind.together):
        raise CannotEdit(
            phrase(
                "Chance decides which of these is which, so they stay together. Make it one, or put down another."
            )
        )
    fewer = [max(0, count - 1) for count in lot.counts]
    number = lot.path[-1]
    assert isinstance(number, int)
    own = {key: value for key, value in entry.items() if key not in loose} | {kind.spots: [spot]}
    return Group(
        [
            Put(kind.file, (*lot.path, kind.count), fewer if len(fewer) > 1 else fewer[0]),
            Insert(kind.file, kind.path, number + 1, [own]),
        ]
    )


def free(piece: Placed, files: Files) -> tuple[Edit, Path] | None:
    """Return the edit that leaves a piece to chance, anywhere, and where its lot then stands; None: its game has no lots."""
    kind = piece.thing.kind
    if kind.anywhere is not None:
        name = (piece.thing.name,) if kind.form == "figures" else ()
        return take_away(piece, files), (*kind.path, *name)
    if kind.form != "spots" or kind.chance is None:
        return None
    path, at = piece.path[:-2], piece.path[-1]
    entry, number = look(files.get(kind.file), path), path[-1]
    assert isinstance(number, int)
    assert isinstance(at, int)
    if len(entry[kind.spots]) == 1:
        return Drop(kind.file, (*path, kind.spots)), path
    own = {key: value for key, value in entry.items() if key != kind.spots}
    edits: list[Edit] = [
        Remove(kind.file, (*path, kind.spots), at),
        Insert(kind.file, kind.path, number + 1, [own]),
    ]
    return Group(edits), (*kind.path, number + 1)


def so_many(lot: Lot, count: int | list[int]) -> Edit:
    """Return the edit that makes a lot larger or smaller; several numbers where it depends on how many play."""
    return Put(lot.thing.kind.file, (*lot.path, lot.thing.kind.count), count)


def anywhere_in(lot: Lot, files: Files, value: Mapping[str, Any]) -> Edit:
    """Return the edit that says where a lot may begin; an empty `value`: anywhere."""
    kind = lot.thing.kind
    path = (*lot.path, kind.among)
    if value:
        return Put(kind.file, path, dict(value))
    return Drop(kind.file, path) if look(files.get(kind.file), path) is not MISSING else Group([])


def no_more(lot: Lot) -> Edit:
    """Return the edit that takes a lot away."""
    number = lot.path[-1]
    assert isinstance(number, int)
    return Remove(lot.thing.kind.file, lot.thing.kind.path, number)


def range_of(lot: Lot, files: Files) -> Mapping[str, Any]:
    """Return what the file says of where a lot begins."""
    said = look(files.get(lot.thing.kind.file), (*lot.path, lot.thing.kind.among))
    return said if isinstance(said, dict) else {}
