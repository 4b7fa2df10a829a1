"""Sight lines: positions drawn by hand, and what holds of every map."""

from fractions import Fraction
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from uguisu.board import MapModel, Topology, compile_map
from uguisu.board.hexagon import STEPS, length, rotate
from uguisu.board.lines import hex_corner, hex_gates, square_gates, touched_hexes
from uguisu.board.sight import Sight, corner_sight


def seen_from(board: Topology, cell: str, *blocking: str) -> list[str]:
    """What `cell` sees, drawn as the map is: `x` seen, `-` not, a space where there is no cell."""
    sight = Sight(board, obstacles=board.on_terrain("rock"), blocked_by=blocking)
    visible = set(sight.visible_from(board.index[cell]))
    width = max(x for x, _ in board.coordinates) + 1
    height = max(y for _, y in board.coordinates) + 1
    marks = {-1: " "} | {place: "x" if place in visible else "-" for place in range(len(board))}
    return ["".join(marks[board.at(x, y)] for x in range(width)) for y in range(height)]


def wall(*pairs: str, kind: str = "wall") -> dict[str, Any]:
    return {"borders": [{"between": pair.split("-"), "kind": kind} for pair in pairs]}


def test_a_rock_casts_a_shadow_and_is_seen_itself(squares: Any) -> None:
    board = compile_map(squares(".....", "..#..", "....."))
    assert seen_from(board, "a2") == ["xxxx-", "xxx--", "xxxx-"]


def test_a_rock_in_the_way_hides_what_lies_behind(squares: Any) -> None:
    board = compile_map(squares("......", ".#....", "......", "......", "......", "......"))
    assert seen_from(board, "a1") == ["xxxxxx", "xx-xxx", "x-----", "xx----", "xx----", "xx----"]


def test_one_rock_at_a_corner_leaves_the_diagonal_open_and_two_close_it(squares: Any) -> None:
    assert seen_from(compile_map(squares(".#", "..")), "a1") == ["xx", "xx"]
    assert seen_from(compile_map(squares(".#", "#.")), "a1") == ["xx", "x-"]


def test_walls_stop_sight_and_wire_does_not(squares: Any) -> None:
    board = compile_map(squares("....", "....", **wall("b1-c1", "b2-c2")))
    assert seen_from(board, "a1", "wall") == ["xx--", "xx--"]
    assert seen_from(board, "a1", "glass") == ["xxxx", "xxxx"]


def test_one_looks_past_the_end_of_a_wall(squares: Any) -> None:
    board = compile_map(squares("...", "...", "...", **wall("a1-b1", "a2-b2")))
    assert seen_from(board, "a1", "wall") == ["x--", "x--", "x--"]
    assert seen_from(board, "a2", "wall") == ["x--", "x--", "xx-"]
    assert seen_from(board, "a3", "wall") == ["x-x", "xxx", "xxx"]


def test_walls_that_meet_at_a_corner_close_the_diagonal(squares: Any) -> None:
    assert seen_from(compile_map(squares("..", "..", **wall("a1-b1"))), "a1", "wall") == ["x-", "xx"]
    assert seen_from(compile_map(squares("..", "..", **wall("a1-b1", "a1-a2"))), "a1", "wall") == ["x-", "--"]
    assert seen_from(compile_map(squares("..", "..", **wall("a1-b1", "a2-b2"))), "a1", "wall") == ["x-", "x-"]
    assert seen_from(compile_map(squares("..", "..", **wall("a1-a2", "b1-b2"))), "a1", "wall") == ["xx", "--"]


def test_missing_cells_are_see_through(squares: Any) -> None:
    assert seen_from(compile_map(squares(". .", ".  ")), "a1") == ["x x", "x  "]


def test_reach_bounds_sight(squares: Any, hexes: Any) -> None:
    board = compile_map(squares(".....", ".....", "....."))
    assert len(Sight(board, reach=1).visible_from(board.index["c2"])) == 9
    assert not Sight(board, reach=1).sees(0, 2)
    assert len(Sight(compile_map(hexes(*["....."] * 5)), reach=1).visible_from(12)) == 7


def test_hex_line_along_a_side_needs_both_hexes_blocked(hexes: Any) -> None:
    # Flat hexes, column b half a hex lower: the line from a1 to b2 runs between b1 and a2.
    for rows, clear in (
        (("...", "..."), True),
        (("...", "#.."), True),
        ((".#.", "..."), True),
        ((".#.", "#.."), False),
    ):
        board = compile_map(hexes(*rows))
        sight = Sight(board, obstacles=board.on_terrain("rock"))
        assert sight.sees(board.index["a1"], board.index["b2"]) is clear


def test_hexside_walls_stop_sight(hexes: Any) -> None:
    board = compile_map(hexes(".", ".", ".", **wall("a1-a2")))
    assert not Sight(board, blocked_by={"wall"}).sees(0, 2)
    assert Sight(board, blocked_by={"stream"}).sees(0, 2)


def test_on_a_graph_one_sees_next_door(graph: Any) -> None:
    board = compile_map(graph("a b c d", "a-b:open", "b-c:open", "b-d:wall"))
    sight = Sight(board, blocked_by={"wall"})
    assert sight.visible_from(1) == (0, 1, 2)
    assert not sight.sees(0, 2)


def test_a_ray_ends_at_an_obstacle_a_wall_or_the_edge(squares: Any) -> None:
    board = compile_map(squares("....", "..#.", "....", **wall("b3-c3")))
    sight = Sight(board, obstacles=board.on_terrain("rock"), blocked_by={"wall"})
    names = lambda cell, way: [board.ids[place] for place in sight.ray(board.index[cell], way)]  # noqa: E731
    assert names("a1", "e") == ["b1", "c1", "d1"]
    assert names("a2", "e") == ["b2", "c2"]
    assert names("a3", "e") == ["b3"]
    assert names("a1", "nw") == []


@pytest.mark.parametrize(
    ("rocks", "expected"),
    [
        ([], True),
        ([(0, -1)], False),  # straight ahead, wall to wall: both front corners touch it
        ([(1, 0)], True),  # beside the figure's back: not touched by the lines from the left front corner
        ([(1, -2), (-1, -1)], True),  # flanking the lane three ahead
        ([(0, -2)], False),
    ],
)
def test_corner_sight_straight_ahead(hexes: Any, rocks: list[tuple[int, int]], expected: bool) -> None:
    board = compile_map(hexes(*["......."] * 8))
    viewer = board.index["d6"]
    q, r = board.coordinates[viewer]
    obstacles = [board.at(q + dq, r + dr) for dq, dr in rocks]
    assert -1 not in obstacles
    assert corner_sight(board, viewer, 0, board.at(q, r - 3), obstacles) is expected


def test_corner_sight_ignores_the_two_hexes_themselves(hexes: Any) -> None:
    board = compile_map(hexes(*["..."] * 3))
    assert corner_sight(board, 0, 3, 3, [0, 3])


def test_corner_sight_turns_with_the_figure(hexes: Any) -> None:
    board = compile_map(hexes(*["......."] * 7))
    middle = board.index["d4"]
    for facing in range(6):
        rock = board.relative(middle, facing, 0, -1)
        assert not corner_sight(board, middle, facing, board.relative(middle, facing, 0, -2), [rock])
        assert corner_sight(
            board, middle, facing, board.relative(middle, facing, 1, -2), [rock]
        ) == corner_sight(
            board, middle, 0, board.relative(middle, 0, 1, -2), [board.relative(middle, 0, 0, -1)]
        )


OFFSETS = st.tuples(st.integers(-9, 9), st.integers(-9, 9))


@given(OFFSETS)
def test_square_lines_cross_exactly_the_squares_that_geometry_says(goal: tuple[int, int]) -> None:
    dx, dy = goal
    cells = {cell for gate in square_gates(dx, dy) if len(gate) == 1 for run in gate for cell in run} | {
        (0, 0)
    }
    inside = {
        (x, y)
        for x in _span(dx)
        for y in _span(dy)
        if _crosses((0, 0), goal, [((1, 0), x), ((0, 1), y)], Fraction(1, 2))
    }
    at_corners = {cell for gate in square_gates(dx, dy) for run in gate for cell in (run[0], run[-1])}
    assert cells | at_corners == inside


@given(OFFSETS)
def test_hex_lines_cross_exactly_the_hexes_that_geometry_says(goal: tuple[int, int]) -> None:
    gates = hex_gates(*goal)
    sure = {cell for gate in gates for run in gate for cell in run if all(cell in other for other in gate)}
    inside = {
        (q, r)
        for q in _span(goal[0])
        for r in _span(goal[1])
        if _crosses((0, 0), goal, [((1, -1), q - r), ((2, 1), 2 * q + r), ((1, 2), q + 2 * r)], Fraction(1))
    }
    assert sure | {(0, 0)} == inside


@given(OFFSETS)
def test_runs_step_from_neighbour_to_neighbour(goal: tuple[int, int]) -> None:
    for gates, steps in (
        (square_gates(*goal), {(0, 1), (1, 0), (0, -1), (-1, 0)}),
        (hex_gates(*goal), set(STEPS)),
    ):
        assert all(
            (b[0] - a[0], b[1] - a[1]) in steps for gate in gates for run in gate for a, b in pairwise(run)
        )
        ends = [(gate[0][0], gate[0][-1]) for gate in gates]
        assert all(run[0] == gate[0][0] and run[-1] == gate[0][-1] for gate in gates for run in gate)
        assert all(before[1] == after[0] for before, after in pairwise(ends))
        if gates:
            assert (ends[0][0], ends[-1][1]) == ((0, 0), goal)


@given(OFFSETS, st.integers(0, 5))
def test_hex_lines_turn_with_the_field(goal: tuple[int, int], turns: int) -> None:
    def cells(gates: Any) -> set[tuple[int, int]]:
        return {cell for gate in gates for run in gate for cell in run}

    turned = {rotate(*cell, turns) for cell in cells(hex_gates(*goal))}
    assert turned == cells(hex_gates(*rotate(*goal, turns)))
    assert length(*goal) == length(*rotate(*goal, turns))


@given(OFFSETS)
def test_what_a_line_crosses_it_touches(goal: tuple[int, int]) -> None:
    touched = set(touched_hexes((0, 0), (3 * goal[0], 3 * goal[1])))
    assert {cell for gate in hex_gates(*goal) for run in gate for cell in run} <= touched | {(0, 0)}


@given(OFFSETS, st.integers(0, 5), st.integers(0, 5))
def test_touching_is_the_same_there_and_back(goal: tuple[int, int], first: int, second: int) -> None:
    (x0, y0), (x1, y1) = hex_corner(first), hex_corner(second)
    end = (3 * goal[0] + x1, 3 * goal[1] + y1)
    assert set(touched_hexes((x0, y0), end)) == set(touched_hexes(end, (x0, y0)))


@st.composite
def boards(draw: st.DrawFn) -> Topology:
    kind = draw(st.sampled_from(["squares", "hexes"]))
    width, height = draw(st.integers(2, 6)), draw(st.integers(2, 6))
    rows = [draw(st.text("..# ", min_size=width, max_size=width)) for _ in range(height)]
    rows[0] = "." + rows[0][1:]
    plain = {
        "format": 1,
        "kind": kind,
        "id": "drawn",
        "rows": rows,
        "legend": {".": {"terrain": "floor"}, "#": {"terrain": "rock"}},
    }
    bare = compile_map(msgspec.convert(plain, MapModel))
    pairs = sorted((a, b) for a in range(len(bare)) for b in bare.neighbours(a) if a < b)
    walls = draw(st.lists(st.sampled_from(pairs), max_size=10, unique=True)) if pairs else []
    borders = [{"between": [bare.ids[a], bare.ids[b]], "kind": "wall"} for a, b in walls]
    return compile_map(msgspec.convert({**plain, "borders": borders}, MapModel))


@settings(max_examples=40)
@given(boards())
def test_seeing_is_mutual_and_one_always_sees_oneself(board: Topology) -> None:
    sight = Sight(board, obstacles=board.on_terrain("rock"), blocked_by={"wall"})
    for a in range(len(board)):
        assert a in sight.visible_from(a)
        for b in sight.visible_from(a):
            assert a in sight.visible_from(b)


@settings(max_examples=40)
@given(boards())
def test_obstacles_only_ever_hide(board: Topology) -> None:
    hindered = Sight(board, obstacles=board.on_terrain("rock"), blocked_by={"wall"})
    free = Sight(board)
    for a in range(len(board)):
        assert free.visible_from(a) == tuple(range(len(board)))
        open_sides = set(board.walkable(blocked_by={"wall"})[a])
        assert open_sides <= set(hindered.visible_from(a))


@settings(max_examples=40)
@given(boards())
def test_sight_is_the_rule_read_word_for_word(board: Topology) -> None:
    rocks = set(board.on_terrain("rock"))
    gates = hex_gates if board.kind == "hexes" else square_gates
    sight = Sight(board, obstacles=rocks, blocked_by={"wall"})

    def clear(run: Any, x: int, y: int, goal: tuple[int, int]) -> bool:
        places = [board.at(x + dx, y + dy) for dx, dy in run]
        between = [p for p, offset in zip(places, run, strict=True) if offset not in ((0, 0), goal)]
        walls = any(board.kinds_between(a, b) for a, b in pairwise(places))
        return not walls and not rocks & set(between)

    for a, (ax, ay) in enumerate(board.coordinates):
        for b, (bx, by) in enumerate(board.coordinates):
            goal = (bx - ax, by - ay)
            expected = all(any(clear(run, ax, ay, goal) for run in gate) for gate in gates(*goal))
            assert sight.sees(a, b) is expected


def _span(end: int) -> range:
    return range(min(0, end) - 2, max(0, end) + 3)


def _crosses(start: Any, end: Any, strips: Any, half: Fraction) -> bool:
    """Whether a segment passes through the open meeting of strips |along . p - middle| < half."""
    low, high = Fraction(0), Fraction(1)
    for along, middle in strips:
        first = along[0] * start[0] + along[1] * start[1] - middle
        last = along[0] * end[0] + along[1] * end[1] - middle
        if first == last:
            if abs(first) >= half:
                return False
            continue
        one, other = (-half - first) / (last - first), (half - first) / (last - first)
        low, high = max(low, min(one, other)), min(high, max(one, other))
    return low < high or (start == end and low <= high)
