"""Ways over a map of places and links that pieces keep to (`uguisu.Route`): which steps they have, and how steps are added."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from uguisu import Route
from uguisu_changes.edits import Drop, Edit, Group, Put
from uguisu_changes.paths import entries
from uguisu_editor.map_kinds.graph.board import GraphBoard
from uguisu_editor.model.parts import pair_of, tags_of
from uguisu_editor.model.tags import tag_many

Step: TypeAlias = frozenset[str]
"""Two places next to each other."""


def steps_of(board: GraphBoard, route: Route) -> set[Step]:
    """Return the steps of a way: its links with the tag or, as long as there are none, all fitting ones between its places."""
    drawn = _drawn(board, route)
    return drawn or _between(board, route, {name for name in board.places if route.tag in board.tags(name)})


def _drawn(board: GraphBoard, route: Route) -> set[Step]:
    return {
        frozenset(pair)
        for link in entries(board.data, "links")
        if route.tag in tags_of(link) and (pair := pair_of(link)) is not None
    }


def _between(board: GraphBoard, route: Route, places: set[str]) -> set[Step]:
    return {
        frozenset(link.ends)
        for link in board.links
        if link.kind in route.kinds and places.issuperset(link.ends)
    }


def may_be(board: GraphBoard, route: Route) -> set[Step]:
    """Return the steps that a way may have: those over links of its kinds."""
    return _between(board, route, set(board.places))


def rerouted(board: GraphBoard, route: Route, steps: Iterable[Step], *, on: bool) -> Edit:
    """Return the edit that adds steps to a way, or takes them off it. A place that no step is left to is off it as well.

    Links get the tag only where places alone would say more than was drawn.
    """
    before, steps = steps_of(board, route), set(steps)
    wanted = before | steps if on else before - steps
    places = {place for step in wanted for place in step}
    lonely = {place for step in before for place in step} - places
    edits: list[Edit] = [
        tag_many(board, sorted(places), route.tag, on=True),
        tag_many(board, sorted(lonely), route.tag, on=False),
    ]
    kept = {name for name in board.places if route.tag in board.tags(name)} - lonely | places
    tagged = bool(_drawn(board, route)) or _between(board, route, kept) != wanted
    for number, link in enumerate(entries(board.data, "links")):
        pair, tags = pair_of(link), tags_of(link)
        fits = isinstance(link, dict) and link.get("kind", "open") in route.kinds
        bears = tagged and pair is not None and frozenset(pair) in wanted and (fits or route.tag in tags)
        if bears == (route.tag in tags) or pair is None:
            continue
        left = [*tags, route.tag] if bears else [tag for tag in tags if tag != route.tag]
        path = ("links", number, "tags")
        edits.append(Put("map", path, left) if left else Drop("map", path))
    return Group(edits)
