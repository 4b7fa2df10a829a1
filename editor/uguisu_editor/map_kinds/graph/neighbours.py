"""Zones that touch: links where they share a border."""

from __future__ import annotations

from collections.abc import Collection
from itertools import combinations

from uguisu.board import shared_border
from uguisu_changes.edits import Group
from uguisu_changes.paths import entries
from uguisu_editor.map_kinds.graph.board import GraphBoard
from uguisu_editor.map_kinds.graph.edits import add_link
from uguisu_editor.model.copies import one_after_another
from uguisu_editor.model.parts import pair_of


def unlinked_neighbours(board: GraphBoard, among: Collection[str] = ()) -> list[tuple[str, str]]:
    """Return the pairs of zones that share a border and are not linked, in the order of the file.

    `among` narrows it to some places; when it is empty, all are looked at.
    """
    linked = {
        frozenset(pair) for entry in entries(board.data, "links") if (pair := pair_of(entry)) is not None
    }
    zones = [
        (place.id, place.shape)
        for place in board.places.values()
        if place.shape is not None and (not among or place.id in among)
    ]
    return [
        (one, other)
        for (one, shape), (other, other_shape) in combinations(zones, 2)
        if frozenset((one, other)) not in linked and shared_border(shape, other_shape)
    ]


def links_between(board: GraphBoard, pairs: Collection[tuple[str, str]], kind: str) -> Group:
    """Return the edit that links each pair."""
    links = [add_link(board, one, other, kind) for one, other in pairs]
    return one_after_another([link for link in links if link is not None])
