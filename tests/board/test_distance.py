"""Distances and shortest paths."""

from itertools import pairwise
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from uguisu.board import Distances, compile_map
from uguisu.board.hexagon import length, ring

RING = ((1, 5), (0, 2), (1, 3), (2, 4), (3, 5), (4, 0))


def test_steps_round_a_ring() -> None:
    ways = Distances(RING)
    assert ways.from_place(0) == (0, 1, 2, 3, 2, 1)
    assert ways.within(0, 1) == (0, 1, 5)
    assert ways.within(0, 2) == (0, 1, 5, 2, 4)
    assert ways.within(0, 99) == (0, 1, 5, 2, 4, 3)
    assert ways.within(0, 0) == (0,)


def test_a_path_keeps_to_the_lowest_numbers() -> None:
    assert Distances(RING).path(0, 3) == (0, 1, 2, 3)
    assert Distances(RING).path(2, 2) == (2,)


def test_one_way_streets_are_followed_one_way() -> None:
    ways = Distances(((1,), (2,), (0,)))
    assert ways.all_pairs() == ((0, 1, 2), (2, 0, 1), (1, 2, 0))
    assert ways.path(0, 2) == (0, 1, 2)
    assert ways.path(2, 0) == (2, 0)


def test_what_no_way_reaches() -> None:
    ways = Distances(((1,), (0,), ()))
    assert ways.between(0, 2) == -1
    assert ways.path(0, 2) == ()
    assert ways.within(2, 5) == (2,)


def test_sound_ignores_walls_and_feet_do_not(graph: Any) -> None:
    castle = compile_map(graph("a b c d", "a-b:wall", "a-c:open", "c-d:open", "d-b:open"))
    assert Distances(castle.adjacency).between(0, 1) == 1
    assert Distances(castle.walkable({"open"})).between(0, 1) == 3


def test_hex_distances_agree_with_the_formula(hexes: Any) -> None:
    board = compile_map(hexes(*["." * 7] * 7))
    ways = Distances(board.adjacency)
    q, r = board.coordinates[24]
    for there, (tq, tr) in enumerate(board.coordinates):
        assert ways.between(24, there) == length(tq - q, tr - r)
    assert set(ways.within(24, 2)) == {
        board.at(q + dq, r + dr) for radius in range(3) for dq, dr in ring(radius)
    }


@st.composite
def adjacencies(draw: st.DrawFn) -> tuple[tuple[int, ...], ...]:
    size = draw(st.integers(1, 12))
    one = st.lists(st.integers(0, size - 1), max_size=4, unique=True).map(tuple)
    return tuple(draw(st.lists(one, min_size=size, max_size=size)))


@given(adjacencies())
def test_distances_agree_with_counting_every_walk(adjacency: tuple[tuple[int, ...], ...]) -> None:
    ways = Distances(adjacency)
    size = len(adjacency)
    for start in range(size):
        reached, steps = {start}, 0
        expected = {start: 0}
        while steps < size:
            steps += 1
            reached = {there for here in reached for there in adjacency[here]}
            for place in reached:
                expected.setdefault(place, steps)
        assert ways.from_place(start) == tuple(expected.get(place, -1) for place in range(size))


@given(adjacencies(), st.data())
def test_a_path_is_as_long_as_its_distance_and_walks_the_ways(
    adjacency: tuple[tuple[int, ...], ...], data: st.DataObject
) -> None:
    ways = Distances(adjacency)
    start = data.draw(st.integers(0, len(adjacency) - 1))
    goal = data.draw(st.integers(0, len(adjacency) - 1))
    path = ways.path(start, goal)
    assert len(path) - 1 == ways.between(start, goal)
    assert all(there in adjacency[here] for here, there in pairwise(path))
    if path:
        assert (path[0], path[-1]) == (start, goal)


@given(adjacencies(), st.integers(0, 5))
def test_within_lists_the_nearest_first(adjacency: tuple[tuple[int, ...], ...], steps: int) -> None:
    ways = Distances(adjacency)
    found = ways.within(0, steps)
    distance = ways.from_place(0)
    assert list(found) == sorted(
        (place for place in range(len(adjacency)) if 0 <= distance[place] <= steps),
        key=lambda place: (distance[place], place),
    )
