"""Edits of graphs that are repeated by symmetry: links, their kinds, moves, what is taken away, new places."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from math import hypot, sqrt
from statistics import median
from typing import Any

from uguisu_changes.edits import Edit, Group, Insert, Put
from uguisu_editor.map_kinds.graph.board import GraphBoard
from uguisu_editor.map_kinds.graph.edits import MAP, add_link, add_places, place_entry
from uguisu_editor.map_kinds.grid.lattice import Point
from uguisu_editor.model.inside import inside
from uguisu_editor.model.naming import next_id
from uguisu_editor.model.outlines import Outline, area
from uguisu_editor.model.symmetry import Symmetry, Turn, place_copies

HALVINGS = 6
"""How often a new square is made smaller till it fits between zones."""


def links_with_copies(
    board: GraphBoard, pairs: Iterable[tuple[str, str]], kind: str, symmetry: Symmetry
) -> Group:
    """Join two places, and the places that lie where they go in each copy."""
    edits: list[Edit] = []
    joined: set[frozenset[str]] = set()
    for one, other in pairs:
        for number, ends in enumerate([(one, other), *pair_copies(board, one, other, symmetry)]):
            if ends is None or frozenset(ends) in joined:
                continue
            joined.add(frozenset(ends))
            edit = add_link(board, *ends, symmetry.carried(kind, number))
            if edit is not None:
                edits.append(edit)
    return one_after_another(edits)


def linked_with_copies(board: GraphBoard, number: int, symmetry: Symmetry) -> dict[int, int]:
    """Return a link and those that lie where it goes in the copies, each with the number of its copy (0: itself)."""
    found = {number: 0}
    ends = next((link.ends for link in board.links if link.number == number), None)
    for copy, pair in enumerate(pair_copies(board, *ends, symmetry) if ends is not None else (), 1):
        for link in board.links:
            if pair is not None and set(link.ends) == set(pair):
                found.setdefault(link.number, copy)
    return found


def kinds_with_copies(board: GraphBoard, number: int, kind: str, symmetry: Symmetry) -> Group:
    """Give a link a kind, and the links that lie where it goes in each copy."""
    linked = linked_with_copies(board, number, symmetry).items()
    return Group([Put(MAP, ("links", link, "kind"), symmetry.carried(kind, copy)) for link, copy in linked])


Partners = list[tuple[str, str, Turn]]
"""A place that is moved, one that goes along with it, and how."""


def partners(board: GraphBoard, moved: Collection[str], symmetry: Symmetry) -> Partners:
    """Return the places that go along when some are moved: those that lie where they go in each copy.

    What is moved by hand goes where the hand goes, though it be a copy of something else.
    """
    found: dict[str, tuple[str, str, Turn]] = {}
    for name in moved:
        for turn, copy in zip(symmetry.turns(), place_copies(board, symmetry, name), strict=False):
            if copy is not None and copy not in moved:
                found.setdefault(copy, (name, copy, turn))
    return list(found.values())


def moves_of_all(to: Mapping[str, Point], along: Partners) -> dict[str, Point]:
    """Return where all places go when some go where `to` says."""
    return {**to, **{copy: turn.point(*to[name]) for name, copy, turn in along}}


def places_with_copies(board: GraphBoard, places: Collection[str], symmetry: Symmetry) -> set[str]:
    """Return places and those that lie where they go in each copy."""
    copies = {copy for place in places for copy in place_copies(board, symmetry, place)}
    return {*places, *(copy for copy in copies if copy is not None)}


def new_places(
    board: GraphBoard, at: Point, corners: list[Point], symmetry: Symmetry
) -> list[tuple[int, dict[str, Any]]]:
    """Return the entry of a new place and those of its copies, each with the number of its copy (0: itself).

    With `corners` it is a zone. Copies that would lie on one another are one. They have no tags: a new place is just a place.
    """
    taken = set(board.places)
    points: list[Point] = []
    found = []
    for number, turn in enumerate([None, *symmetry.turns()]):
        point = turn.point(*at) if turn is not None else at
        if any(hypot(point[0] - x, point[1] - y) <= board.spacing / 50 for x, y in points):
            continue
        points.append(point)
        shape = [turn.point(*corner) for corner in corners] if turn is not None else corners
        name = next_id("zone" if corners else "place", taken)
        taken.add(name)
        found.append((number, place_entry(name, point, board.spacing, shape)))
    return found


def tagged_places(board: GraphBoard, at: Point, tag: str, symmetry: Symmetry) -> list[dict[str, Any]]:
    """Return the entries of a new place that has a tag, and of its copies; among zones it is a square of usual size."""
    zones = [place.shape for place in board.places.values() if place.shape is not None]
    found = new_places(board, at, _square(at, zones) if zones else [], symmetry)
    return [{**entry, "tags": [symmetry.carried(tag, number)]} for number, entry in found]


def _square(at: Point, zones: Sequence[Outline]) -> list[Point]:
    """Return the corners of a square around a point: as large as zones are, or as there is room between them."""
    (x, y), half = at, median(sqrt(area(zone)) for zone in zones) / 2
    for _ in range(HALVINGS):
        corners = [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]
        rim = [(x + across * half, y + down * half) for across in (-1, 0, 1) for down in (-1, 0, 1)]
        free = not any(inside(point, zone) for zone in zones for point in rim) and not any(
            inside(corner, corners) for zone in zones for corner in zone
        )
        if free:
            break
        half /= 2
    return corners


def new_places_joined(
    board: GraphBoard,
    new: list[tuple[int, dict[str, Any]]],
    before: str | None,
    kind: str,
    symmetry: Symmetry,
) -> Group:
    """Add new places; each is joined to the copy of the place `before`, if there is one."""
    edits: list[Edit] = [add_places(board, [entry for _, entry in new])]
    befores: list[str | None] = [before, *place_copies(board, symmetry, before)] if before is not None else []
    links = [
        add_link(board, other, entry["id"], symmetry.carried(kind, number))
        for number, entry in new
        if number < len(befores) and (other := befores[number]) is not None
    ]
    return Group([*edits, one_after_another([link for link in links if link is not None])])


def pair_copies(board: GraphBoard, one: str, other: str, symmetry: Symmetry) -> list[tuple[str, str] | None]:
    """Return, for each copy, the two places that lie where two places go; None where there are not two."""
    pairs = zip(place_copies(board, symmetry, one), place_copies(board, symmetry, other), strict=True)
    return [
        (first, second) if first is not None and second is not None and first != second else None
        for first, second in pairs
    ]


def one_after_another(inserts: list[Edit]) -> Group:
    """Insertions at the end of one list, each made as if it were the only one: put them one behind the other."""
    return Group(
        [
            Insert(edit.file, edit.path, edit.at + number, edit.values) if isinstance(edit, Insert) else edit
            for number, edit in enumerate(inserts)
        ]
    )
