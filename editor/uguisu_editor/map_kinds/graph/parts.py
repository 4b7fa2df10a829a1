"""Parts of a graph: places and the links between them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uguisu_changes.edits import Edit, Group, Insert
from uguisu_changes.paths import entries
from uguisu_changes.same import plain_copy
from uguisu_editor.map_kinds.graph.board import GraphBoard
from uguisu_editor.map_kinds.parts import MAP, MapPart, NewRegions, Point, middle_of
from uguisu_editor.model.naming import NewIds, fineness, written
from uguisu_editor.model.parts import pair_of, point_of, polygon_of
from uguisu_editor.model.symmetry import Symmetry, carried_data

FINE = 1e-6
"""Turned points are rounded where they are put in; until then they are kept as they are."""
GRAPH = "graph"


def cut_out(board: GraphBoard, chosen: list[str]) -> MapPart:
    """Return chosen places, and the links between them."""
    inside = set(chosen)
    return {
        "uguisu": GRAPH,
        "places": [plain_copy(entries(board.data, "places")[board.places[name].number]) for name in chosen],
        "links": [
            plain_copy(entry)
            for entry in entries(board.data, "links")
            if (pair := pair_of(entry)) is not None and set(pair) <= inside
        ],
    }


def moved_places(board: GraphBoard, part: MapPart, at: Point | None) -> list[dict[str, Any]]:
    """Return the places of a part as they would lie in a map, ids as they are in the part."""
    places: list[dict[str, Any]] = plain_copy(part.get("places", []))
    points = [point_of(entry.get("at")) or (0.0, 0.0) for entry in places]
    middle = middle_of(points)
    shift = (
        (at[0] - middle[0], at[1] - middle[1]) if at is not None else (board.spacing / 3, board.spacing / 3)
    )
    carry(places, lambda x, y: (x + shift[0], y + shift[1]), fineness(board.spacing))
    return places


def carry(places: list[dict[str, Any]], to: Callable[[float, float], Point], step: float) -> None:
    """Move places, with their outlines, to where `to` sends each point."""
    for entry in places:
        entry["at"] = written(to(*(point_of(entry.get("at")) or (0.0, 0.0))), step)
        shape = polygon_of(entry.get("shape"))
        if shape is not None:
            entry["shape"] = [written(to(*corner), step) for corner in shape]


def put_in(board: GraphBoard, part: MapPart, at: Point | None, symmetry: Symmetry) -> tuple[Edit, list[str]]:
    """Return the edit that puts a part in, and the ids of its places then."""
    first = moved_places(board, part, at)
    free = NewIds(board.places)
    new: list[dict[str, Any]] = []
    links: list[dict[str, Any]] = []
    names: list[str] = []
    regions = NewRegions(board.data)
    for number, turn in enumerate([None, *symmetry.turns()]):
        places = plain_copy(first)
        if turn is not None:
            carry(places, turn.point, fineness(board.spacing))
        called: dict[str, str] = {}
        for entry in places:
            old = str(entry.get("id", "place"))
            entry.update(
                carried_data({"tags": entry["tags"]} if "tags" in entry else {}, symmetry.owners, number)
            )
            called[old] = entry["id"] = free.like(symmetry.carried(old, number))
        links += [
            {**plain_copy(entry), "between": [called.get(end, end) for end in entry["between"]]}
            for entry in part.get("links", [])
        ]
        regions.add(part, called)
        new += places
        names += called.values()
    edits: list[Edit] = [Insert(MAP, ("places",), len(entries(board.data, "places")), new)]
    if links:
        edits.append(Insert(MAP, ("links",), len(entries(board.data, "links")), links))
    return Group([*edits, *regions.edits()]), names


def carried_part(part: MapPart, to: Callable[[float, float], tuple[float, float]]) -> MapPart:
    """Return a part with its points where `to` sends them."""
    new: MapPart = plain_copy(part)
    carry(new["places"], to, FINE)
    return new
