"""Edits of graph maps, from what a hand does on the canvas."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from uguisu_changes.edits import Drop, Edit, Group, Insert, Put, Remove
from uguisu_changes.paths import entries
from uguisu_changes.same import plain_copy
from uguisu_editor.map_kinds.graph.board import GraphBoard, Place
from uguisu_editor.map_kinds.grid.lattice import Point
from uguisu_editor.model.naming import fineness, written
from uguisu_editor.model.parts import pair_of, regions_of

MAP = "map"
WAYS = ("left", "centre", "right", "top", "middle", "bottom")
"""How places are lined up."""
LEAST_CORNERS = 3


def add_places(board: GraphBoard, new: list[dict[str, Any]]) -> Edit:
    """Add places after the last one."""
    return Insert(MAP, ("places",), len(entries(board.data, "places")), new)


def place_entry(name: str, at: Point, spacing: float, shape: Iterable[Point] = ()) -> dict[str, Any]:
    """Return the entry of a new place."""
    step = fineness(spacing)
    entry: dict[str, Any] = {"id": name, "at": written(at, step)}
    outline = [written(corner, step) for corner in shape]
    if outline:
        entry["shape"] = outline
    return entry


def move_places(board: GraphBoard, to: Mapping[str, Point]) -> Group:
    """Move places (with their outlines) so that their points come to lie at `to`."""
    step = fineness(board.spacing)
    edits: list[Edit] = []
    for name, (x, y) in to.items():
        place = board.places.get(name)
        if place is None:
            continue
        here = ("places", place.number)
        new_at = written((x, y), step)
        edits.append(Put(MAP, (*here, "at"), new_at))
        if place.shape is not None:
            dx, dy = new_at[0] - place.at[0], new_at[1] - place.at[1]
            shape = [written((cx + dx, cy + dy), step) for cx, cy in place.shape]
            edits.append(Put(MAP, (*here, "shape"), shape))
    return Group(edits)


def reshape(board: GraphBoard, name: str, shape: Iterable[Point]) -> Edit:
    """Give a place another outline; none with fewer than three corners."""
    step = fineness(board.spacing)
    here = ("places", board.places[name].number, "shape")
    corners = [written(corner, step) for corner in shape]
    return Put(MAP, here, corners) if len(corners) >= 3 else Drop(MAP, here)


def add_link(board: GraphBoard, one: str, other: str, kind: str) -> Edit | None:
    """Join two places; None when they are joined by that kind already. What joins them otherwise becomes of that kind."""
    if one == other or has_link(board, one, other, kind):
        return None
    there = [link.number for link in board.links if set(link.ends) == {one, other}]
    if len(there) == 1:
        return Put(MAP, ("links", there[0], "kind"), kind)
    links = entries(board.data, "links")
    return Insert(MAP, ("links",), len(links), [{"between": [one, other], "kind": kind}])


def split_link(board: GraphBoard, number: int, entry: dict[str, Any]) -> Group:
    """Add a place on a link, which then leads to it, and on from there as it is."""
    links = entries(board.data, "links")
    one, other = next(link.ends for link in board.links if link.number == number)
    name = entry["id"]
    on = {**plain_copy(links[number]), "between": [name, other]}
    return Group(
        [
            add_places(board, [entry]),
            Put(MAP, ("links", number, "between"), [one, name]),
            Insert(MAP, ("links",), len(links), [on]),
        ]
    )


def has_link(board: GraphBoard, one: str, other: str, kind: str) -> bool:
    """Tell whether two places are joined by a link of that kind."""
    return any(
        set(pair) == {one, other} and entry.get("kind") == kind
        for entry in entries(board.data, "links")
        if (pair := pair_of(entry)) is not None
    )


def delete(board: GraphBoard, places: Collection[str], links: Collection[int] = ()) -> Group:
    """Take out places, the links at them, their membership in regions, and `links` by number."""
    gone = set(places)
    numbers = {
        number
        for number, entry in enumerate(entries(board.data, "links"))
        if (pair := pair_of(entry)) is not None and gone & set(pair)
    } | set(links)
    edits: list[Edit] = [Remove(MAP, ("links",), number) for number in sorted(numbers, reverse=True)]
    edits += leave_regions(board.data, gone)
    found = sorted((board.places[name].number for name in gone if name in board.places), reverse=True)
    edits += [Remove(MAP, ("places",), number) for number in found]
    return Group(edits)


def leave_regions(data: Any, gone: Collection[str]) -> list[Edit]:
    """Return the edits that take places out of all regions."""
    edits: list[Edit] = []
    for number, _, members in regions_of(data):
        if gone & set(members) if isinstance(gone, set) else set(gone) & set(members):
            kept = [place for place in members if place not in gone]
            edits.append(Put(MAP, ("regions", number, "places"), kept))
    return edits


# Corners of zones. Zones that touch share corners, so that their border stays one.


def move_corner(board: GraphBoard, place: str, number: int, to: Point) -> Edit | None:
    """Move a corner of a zone, and of all zones that have one at the same point."""
    shape = board.places[place].shape
    if shape is None or shape[number] == to:
        return None
    old = shape[number]
    return Group(
        [
            _shaped(board, zone, [to if corner == old else corner for corner in zone.shape or ()])
            for zone in zones_at(board, old)
        ]
    )


def add_corner(board: GraphBoard, place: str, after: int, at: Point) -> Edit | None:
    """Add a corner on the side of a zone that begins at corner `after`, and on the same side of a neighbour."""
    shape = board.places[place].shape
    if shape is None:
        return None
    side = {shape[after], shape[(after + 1) % len(shape)]}
    edits: list[Edit] = []
    for zone in zones_at(board, shape[after]):
        corners = list(zone.shape or ())
        for number, corner in enumerate(corners):
            if {corner, corners[(number + 1) % len(corners)]} == side:
                edits.append(_shaped(board, zone, [*corners[: number + 1], at, *corners[number + 1 :]]))
                break
    return Group(edits)


def remove_corner(board: GraphBoard, place: str, number: int) -> Edit | None:
    """Take a corner out of a zone, and out of all that have one at the same point; None if too few would be left."""
    shape = board.places[place].shape
    if shape is None:
        return None
    old = shape[number]
    zones = zones_at(board, old)
    if any(len(zone.shape or ()) <= LEAST_CORNERS for zone in zones):
        return None
    return Group(
        [_shaped(board, zone, [corner for corner in zone.shape or () if corner != old]) for zone in zones]
    )


def zones_at(board: GraphBoard, corner: Point) -> list[Place]:
    """Return the zones with a corner at a point."""
    return [zone for zone in board.places.values() if corner in (zone.shape or ())]


def _shaped(board: GraphBoard, zone: Place, corners: Iterable[Point]) -> Edit:
    step = fineness(board.spacing)
    return Put(MAP, ("places", zone.number, "shape"), [written(corner, step) for corner in corners])


# Places put in line.


def align(board: GraphBoard, places: Collection[str], way: str) -> Group:
    """Line places up: their left, centre or right in a column; their top, middle or bottom in a row."""
    at = {name: board.places[name].at for name in places if name in board.places}
    if len(at) < 2:
        return Group([])
    axis = 0 if way in ("left", "centre", "right") else 1
    values = [point[axis] for point in at.values()]
    goal = {0: min(values), 1: (min(values) + max(values)) / 2, 2: max(values)}[WAYS.index(way) % 3]
    return move_places(board, {name: (goal, y) if axis == 0 else (x, goal) for name, (x, y) in at.items()})


def distribute(board: GraphBoard, places: Collection[str], axis: int) -> Group:
    """Space places evenly along an axis (0: across, 1: down); the outermost stay."""
    at = {name: board.places[name].at for name in places if name in board.places}
    if len(at) < 3:
        return Group([])
    order = sorted(at, key=lambda name: at[name][axis])
    first, last = at[order[0]][axis], at[order[-1]][axis]
    to = {}
    for number, name in enumerate(order):
        goal = first + (last - first) * number / (len(order) - 1)
        x, y = at[name]
        to[name] = (goal, y) if axis == 0 else (x, goal)
    return move_places(board, to)
