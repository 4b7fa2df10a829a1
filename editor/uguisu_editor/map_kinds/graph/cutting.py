"""A zone cut in two, and two zones made one: with their borders, their regions, and all that files say of them."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from uguisu import Route
from uguisu.board import shared_border
from uguisu_changes.edits import Drop, Edit, Group, Insert, Put, Remove, Rename
from uguisu_changes.paths import MISSING, Path, entries, look
from uguisu_changes.references import as_word, mentions
from uguisu_changes.same import plain_copy
from uguisu_editor.map_kinds.graph.board import GraphBoard, Place, distance_to_segment
from uguisu_editor.map_kinds.graph.edits import MAP, add_places
from uguisu_editor.model.naming import fineness, next_id, written
from uguisu_editor.model.outlines import (
    Cut,
    Outline,
    Point,
    area,
    halves,
    joined,
    middle_within,
    with_corner,
    without_flat_corners,
)
from uguisu_editor.model.parts import pair_of, regions_of, tags_of
from uguisu_editor.model.routes import steps_of

CLOSE = 0.25
"""Parts of the usual way between places: nearer to a cut, what stands in a zone would stand on the border."""
FINE = 1e-6
OF_MAPS = ("places", "links", "regions")
"""What of a map is changed by itself, and not where files speak of a place."""


@dataclass(frozen=True)
class Ground:
    """What a game knows of zones.

    Attributes:
        border: the kind of link that the two parts of a zone are joined by.
        kinds: the kinds of links; of two between the same zones, the one that comes first here stays.
        tags: those that give a zone its ground: it has one ground, also when two zones become one.
        routes: ways over the map, which go on where they went.
    """

    border: str
    kinds: Sequence[str] = ()
    tags: Collection[str] = ()
    routes: Sequence[Route] = ()


def cut_zone(board: GraphBoard, name: str, cut: Cut, ground: Ground) -> tuple[Group, str]:
    """Return the edit that cuts a zone in two, and the id of the new one. What stands in the zone stays in the part with its
    middle; the other part is what the zone was, in the same regions, with a name of its own.
    """
    zone = board.places[name]
    assert zone.shape is not None
    step = fineness(board.spacing)
    line = cut[0].at, cut[1].at
    kept, new = _parts(zone, cut)
    at = zone.at
    if distance_to_segment(at, line) < CLOSE * board.spacing or not _holds(kept, at, line):
        at = middle_within(kept)
    new_name = next_id("zone", board.places)
    entry = plain_copy(entries(board.data, "places")[zone.number])
    entry.update(id=new_name, at=written(middle_within(new), step), shape=_shape(new))
    called = one_more(entry.get("name"), _names(board))
    if called is not None:
        entry["name"] = called
    reach = _reached(board, zone, kept), _reached(board, zone, new)
    off_kept, off_new = _left_by_routes(board, zone, reach, ground.routes)
    edits: list[Edit] = [
        *_tagged(board, zone, [tag for tag in zone.tags if tag not in off_kept]),
        Put(MAP, ("places", zone.number, "at"), written(at, step)),
        Put(MAP, ("places", zone.number, "shape"), _shape(kept)),
        *_corners_of_neighbours(board, zone, cut),
    ]
    tags = [tag for tag in zone.tags if tag not in off_new]
    if tags:
        entry["tags"] = tags
    else:
        entry.pop("tags", None)
    edits += [*_cut_links(board, zone, new_name, reach, ground), add_places(board, [entry])]
    for number, _, members in regions_of(board.data):
        if name in members:
            there = list(members)
            there.insert(there.index(name) + 1, new_name)
            edits.append(Put(MAP, ("regions", number, "places"), there))
    return Group(edits), new_name


def tags_of_parts(
    board: GraphBoard, name: str, cut: Cut, routes: Sequence[Route]
) -> tuple[list[str], list[str]]:
    """Return what each part of a zone will be: of the one that keeps the name, and of the new one."""
    zone = board.places[name]
    kept, new = _parts(zone, cut)
    reach = _reached(board, zone, kept), _reached(board, zone, new)
    off_kept, off_new = _left_by_routes(board, zone, reach, routes)
    return [tag for tag in zone.tags if tag not in off_kept], [tag for tag in zone.tags if tag not in off_new]


def _parts(zone: Place, cut: Cut) -> list[Outline]:
    """The two parts of a zone: first the one that keeps its name."""
    assert zone.shape is not None
    line = cut[0].at, cut[1].at
    return sorted(halves(zone.shape, cut), key=lambda part: (not _holds(part, zone.at, line), -area(part)))


def join_zones(
    board: GraphBoard, data: Mapping[str, Any], kept: str, gone: str, ground: Ground
) -> Group | None:
    """Return the edit that makes two zones one, called as the first; None where they have no border, or would lie round
    another zone. What files say of the second they say of the first then.
    """
    one, other = board.places[kept], board.places[gone]
    outline = joined(one.shape, other.shape) if one.shape is not None and other.shape is not None else None
    if outline is None:
        return None
    shared = {
        corner for zone in board.places.values() if zone not in (one, other) for corner in zone.shape or ()
    }
    outline = without_flat_corners(outline, shared)
    more = [tag for tag in other.tags if tag not in one.tags and tag not in ground.tags]
    middle = written(middle_within(outline), fineness(board.spacing))
    edits: list[Edit] = [
        Put(MAP, ("places", one.number, "at"), middle),
        Put(MAP, ("places", one.number, "shape"), _shape(outline)),
        *_tagged(board, one, [*one.tags, *more]),
        *_said_of_one(data, kept, gone, other.number),
        *_joined_links(board, kept, gone, ground.kinds),
    ]
    for number, _, members in regions_of(board.data):
        if gone in members:
            there = [kept if place == gone else place for place in members]
            edits.append(Put(MAP, ("regions", number, "places"), list(dict.fromkeys(there))))
    return Group([*edits, Remove(MAP, ("places",), other.number)])


# Names.


def one_more(name: Any, taken: Collection[str]) -> Any:
    """Return a name with the lowest number that makes it another one in each of its languages; None where there is no name.

    >>> one_more("Moss Garden", {"Moss Garden"}), one_more({"en": "Field 7"}, {"Field 2", "Field 7"})
    ('Moss Garden 2', {'en': 'Field 3'})
    """
    if isinstance(name, str):
        return one_more({"": name}, taken)[""]
    if not isinstance(name, dict) or not name:
        return None
    stems = {language: re.sub(r" \d+$", "", str(told)) for language, told in name.items()}
    number = 2
    while any(f"{stem} {number}" in taken for stem in stems.values()):
        number += 1
    return {language: f"{stem} {number}" for language, stem in stems.items()}


def _names(board: GraphBoard) -> set[str]:
    found: set[str] = set()
    for entry in entries(board.data, "places"):
        name = entry.get("name") if isinstance(entry, dict) else None
        found |= set(map(str, name.values())) if isinstance(name, dict) else {str(name)}
    return found


# A cut.


def _holds(part: Outline, at: Point, line: tuple[Point, Point]) -> bool:
    """Whether a point of a zone is on the same side of a cut as this part of it."""
    (x0, y0), (x1, y1) = line

    def turn(x: float, y: float) -> float:
        return (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0)

    return turn(*at) * turn(*middle_within(part)) > 0


def _reached(board: GraphBoard, zone: Place, part: Outline) -> set[str]:
    """The neighbours that a part of a zone has a border with."""
    return {
        other.id
        for other in board.places.values()
        if other.shape is not None and other is not zone and shared_border(part, other.shape)
    }


def _corners_of_neighbours(board: GraphBoard, zone: Place, cut: Cut) -> Iterator[Edit]:
    """A corner in the side of each neighbour that a cut ends at: zones that touch share their corners."""
    for other in board.places.values():
        if other.shape is None or other is zone:
            continue
        shape = other.shape
        for crossing in cut:
            shape = with_corner(shape, crossing.at)
        if shape != other.shape:
            yield Put(MAP, ("places", other.number, "shape"), _shape(shape))


def _left_by_routes(
    board: GraphBoard, zone: Place, reach: tuple[set[str], set[str]], routes: Sequence[Route]
) -> tuple[set[str], set[str]]:
    """The tags of ways that each part of a zone is no longer on, because the other part leads all of them on."""
    off: tuple[set[str], set[str]] = set(), set()
    for route in routes:
        if route.tag not in zone.tags:
            continue
        beside = {other for step in steps_of(board, route) if zone.id in step for other in step - {zone.id}}
        if beside <= reach[0]:
            off[1].add(route.tag)
        elif beside <= reach[1]:
            off[0].add(route.tag)
    return off


def _cut_links(
    board: GraphBoard, zone: Place, new_name: str, reach: tuple[set[str], set[str]], ground: Ground
) -> Iterator[Edit]:
    """Links go on from the part, or from both, that has a border with where they lead; and the parts are joined."""
    links, more = entries(board.data, "links"), []
    tags: tuple[set[str], set[str]] = set(), set()
    for number, link in enumerate(links):
        pair = pair_of(link)
        if pair is None or zone.id not in pair:
            continue
        other = pair[1] if pair[0] == zone.id else pair[0]
        moved = [new_name if end == zone.id else end for end in pair]
        if other in reach[1]:
            tags[1].update(tags_of(link))
        if other in reach[1] and other not in reach[0]:
            yield Put(MAP, ("links", number, "between"), moved)
            continue
        tags[0].update(tags_of(link))
        if other in reach[1]:
            more.append({**plain_copy(link), "between": moved})
    joining: dict[str, Any] = {"between": [zone.id, new_name], "kind": ground.border}
    both = [tag for tag in tags[0] if tag in tags[1] and tag in {route.tag for route in ground.routes}]
    if both:
        joining["tags"] = both
    yield Insert(MAP, ("links",), len(links), [*more, joining])


# Two made one.


def _joined_links(board: GraphBoard, kept: str, gone: str, kinds: Sequence[str]) -> Iterator[Edit]:
    """The border between the two goes; of two links to the same neighbour, the one whose kind comes first stays."""
    stays: dict[str, tuple[int, int]] = {}
    away: list[int] = []
    edits: dict[int, Edit] = {}
    for number, link in enumerate(entries(board.data, "links")):
        pair = pair_of(link)
        if pair is None or not {kept, gone} & set(pair):
            continue
        if {kept, gone} == set(pair):
            away.append(number)
            continue
        other = pair[0] if pair[1] in (kept, gone) else pair[1]
        kind = link.get("kind")
        rank = kinds.index(kind) if kind in kinds else len(kinds)
        if gone in pair:
            ends = [kept if end == gone else end for end in pair]
            edits[number] = Put(MAP, ("links", number, "between"), ends)
        if other in stays:
            worse = max(stays[other], (rank, number))
            away.append(worse[1])
            stays[other] = min(stays[other], (rank, number))
        else:
            stays[other] = rank, number
    yield from (edit for number, edit in edits.items() if number not in away)
    yield from (Remove(MAP, ("links",), number) for number in sorted(away, reverse=True))


def _said_of_one(data: Mapping[str, Any], kept: str, gone: str, number: int) -> list[Edit]:
    """What files say of a place that goes they say of the one that stays; what they said of both is said once."""
    edits: list[Edit] = []
    lists: set[tuple[str, Path]] = set()
    for file, path, how in mentions(data, gone, (MAP, ("places", number, "id"))):
        if file == MAP and path[0] in OF_MAPS:
            continue
        owner = look(data[file], path[:-1])
        if how == "word":
            told = as_word(gone).sub(lambda _: kept, look(data[file], path))
            edits.append(Put(file, path, told))
        elif how == "key":
            edits += _one_key(owner, file, path, kept)
        elif isinstance(owner, list) and (file, path[:-1]) not in lists:
            lists.add((file, path[:-1]))
            there = [kept if entry == gone else entry for entry in owner]
            edits.append(Put(file, path[:-1], [*_once(there, kept)]))
        elif not isinstance(owner, list):
            edits.append(Put(file, path, kept))
    return edits


def _one_key(owner: Any, file: str, path: Path, kept: str) -> list[Edit]:
    """A key for a place that goes: what is counted there is counted with what is there already."""
    there, more = look(owner, (kept,)), look(owner, path[-1:])
    if there is MISSING:
        return [Rename(file, path, kept)]
    added: list[Edit] = []
    if isinstance(there, int) and isinstance(more, int):
        added.append(Put(file, (*path[:-1], kept), there + more))
    return [*added, Drop(file, path)]


def _once(entries_: list[Any], name: str) -> Iterator[Any]:
    found = False
    for entry in entries_:
        if entry != name or not found:
            yield entry
        found = found or entry == name


def _shape(outline: Outline) -> list[list[int | float]]:
    """An outline as it goes into a file: corners stay exactly where they are."""
    return [written(corner, FINE) for corner in outline]


def _tagged(board: GraphBoard, place: Place, tags: list[str]) -> list[Edit]:
    if tags == list(place.tags):
        return []
    path = (*(board.path_of(place.id) or ()), "tags")
    return [Put(MAP, path, tags) if tags else Drop(MAP, path)]
