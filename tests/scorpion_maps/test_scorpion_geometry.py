"""The zones of the shipped maps tile the ground, and touch where the picture shows them touch (SC-04)."""

from collections import Counter
from math import dist
from typing import Any

from uguisu.board.geometry import bounds_of, sides
from uguisu_tools.drawing.drawing import drawing_of
from uguisu_tools.lints.maps import lint_map

SHORTEST_BORDER = 14
"""Zones that share less would look as if they met in a point."""


def corners(castle_map: Any) -> list[list[tuple[float, float]]]:
    return [list(place.shape) for place in castle_map.model.places]


def area(outline: list[tuple[float, float]]) -> float:
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in sides(tuple(outline))) / 2


def sides_of_zones(castle_map: Any) -> dict[frozenset[tuple[float, float]], list[int]]:
    found: dict[frozenset[tuple[float, float]], list[int]] = {}
    for place, outline in enumerate(corners(castle_map)):
        for side in sides(tuple(outline)):
            found.setdefault(frozenset(side), []).append(place)
    return found


def test_no_lint_has_anything_to_say(castle_map: Any) -> None:
    found = lint_map(
        castle_map.model,
        known_kinds={"open", "moat", "wall"},
        walkable={"open", "moat"},
        blocked_by={"wall"},
    )
    assert list(found) == []


def test_zones_leave_no_gap_and_do_not_overlap(castle_map: Any) -> None:
    outlines = corners(castle_map)
    left, top, right, bottom = bounds_of(point for outline in outlines for point in outline)
    assert all(area(outline) > 0 for outline in outlines), "an outline runs the other way round"
    assert sum(map(area, outlines)) == (right - left) * (bottom - top)
    for side, places in sides_of_zones(castle_map).items():
        (x0, y0), (x1, y1) = side
        on_rim = (x0 == x1 and x0 in (left, right)) or (y0 == y1 and y0 in (top, bottom))
        assert len(places) == (1 if on_rim else 2), (side, castle_map.ids(places))


def test_zones_are_linked_exactly_where_they_share_a_border(castle_map: Any) -> None:
    lengths: Counter[tuple[int, ...]] = Counter()
    for side, places in sides_of_zones(castle_map).items():
        if len(places) == 2:
            lengths[tuple(sorted(places))] += round(dist(*side))
    linked = Counter(tuple(sorted((edge.a, edge.b))) for edge in castle_map.board.edges)
    assert set(linked) == set(lengths)
    assert set(linked.values()) == {1}, "two zones are linked twice"
    short = {
        tuple(castle_map.ids(pair)): length for pair, length in lengths.items() if length < SHORTEST_BORDER
    }
    assert short == {}


def test_the_picture_shows_links_as_borders(castle_map: Any) -> None:
    assert all(edge.on_border for edge in drawing_of(castle_map.board).edges)


def test_figures_stand_inside_their_zones(castle_map: Any) -> None:
    for place in castle_map.model.places:
        inside = False
        x, y = place.at
        for (x0, y0), (x1, y1) in sides(place.shape):
            if (y0 > y) != (y1 > y) and x < x0 + (y - y0) / (y1 - y0) * (x1 - x0):
                inside = not inside
        assert inside, place.id


def test_the_edge_is_where_the_board_ends(castle_map: Any) -> None:
    left, top, right, bottom = bounds_of(point for outline in corners(castle_map) for point in outline)
    touching = {
        place
        for place, outline in enumerate(corners(castle_map))
        for (x0, y0), (x1, y1) in sides(tuple(outline))
        if (x0 == x1 and x0 in (left, right)) or (y0 == y1 and y0 in (top, bottom))
    }
    assert castle_map.tagged("edge") == touching
