"""The compiled map: numbers, edges, who touches whom, who may walk where."""

import pickle
from typing import Any

import pytest

from uguisu.board import MapError, Topology, compile_map


def names(board: Topology, places: Any) -> list[str]:
    return [board.ids[place] for place in places]


def test_graph_keeps_every_kind_of_link_between_two_places(graph: Any) -> None:
    board = compile_map(graph("a b c", "a-b:road", "a-b:wall_way", "b-c:rope"))
    assert board.kinds_between(1, 0) == {"road", "wall_way"}
    assert len(board.edges_between(0, 1)) == 2
    assert board.kinds_between(0, 2) == frozenset()
    assert names(board, board.neighbours(1)) == ["a", "c"]


def test_graph_walks_only_by_the_kinds_it_is_given(graph: Any) -> None:
    board = compile_map(graph("a b c", "a-b:road", "a-b:wall_way", "b-c:rope"))
    assert board.walkable({"road"}) == ((1,), (0,), ())
    assert board.walkable() == ((1,), (0, 2), (1,))
    assert board.walkable(blocked_by={"wall_way"}) == ((), (2,), (1,))
    assert board.walkable(closed=[1]) == ((), (0, 2), ())


def test_one_way_links_lead_one_way_but_touch_both(graph: Any) -> None:
    board = compile_map(graph("a b", "a>b:road"))
    assert board.walkable() == ((1,), ())
    assert board.neighbours(1) == (0,)
    assert board.kinds_between(1, 0) == {"road"}


def test_cells_are_numbered_by_rows_and_named_like_chess_squares(squares: Any) -> None:
    board = compile_map(squares("..", " .", "##"))
    assert board.ids == ("a1", "b1", "b2", "a3", "b3")
    assert board.index["b2"] == 2
    assert board.terrain == ("floor", "floor", "floor", "rock", "rock")
    assert board.on_terrain("rock") == (3, 4)
    assert board.tagged("hard") == (3, 4)


def test_a_cell_adds_to_what_the_legend_says(squares: Any) -> None:
    board = compile_map(
        squares("#.", cells=[{"id": "a1", "tags": ["start"], "props": {"deep": True}, "name": "The well"}])
    )
    assert board.tags[0] == {"hard", "start"}
    assert board.props[0] == {"hurts": 1, "deep": True}
    assert board.names == ("The well", "b1")


def test_squares_touch_by_edges_or_also_by_corners(squares: Any) -> None:
    rows = ("...", "...", "...")
    board = compile_map(squares(*rows))
    assert names(board, board.neighbours(4)) == ["b1", "c2", "b3", "a2"]
    assert len(compile_map(squares(*rows, diagonals=True)).neighbours(4)) == 8


@pytest.mark.parametrize(
    ("walls", "passes"),
    [
        ([], True),
        ([("a1", "b1")], True),
        ([("a1", "b1"), ("a1", "a2")], False),
        ([("a1", "b1"), ("a2", "b2")], False),
        ([("a1", "a2"), ("a2", "b2")], True),
    ],
)
def test_a_diagonal_step_needs_one_way_round_the_corner(squares: Any, walls: Any, passes: bool) -> None:
    borders = [{"between": list(pair), "kind": "wall"} for pair in walls]
    board = compile_map(squares("..", "..", diagonals=True, borders=borders))
    adjacency = board.walkable(blocked_by={"wall"})
    assert (board.index["b2"] in adjacency[board.index["a1"]]) is passes
    assert (board.index["a1"] in adjacency[board.index["b2"]]) is passes


def test_no_diagonal_step_squeezes_between_two_missing_cells(squares: Any) -> None:
    assert compile_map(squares(". ", " .", diagonals=True)).walkable() == ((), ())


def test_borders_stop_only_those_whom_they_stop(hexes: Any) -> None:
    board = compile_map(hexes("..", "..", borders=[{"between": ["a1", "a2"], "kind": "stream"}]))
    a1, a2 = board.index["a1"], board.index["a2"]
    assert a2 in board.walkable(blocked_by={"wall"})[a1]
    assert a2 not in board.walkable(blocked_by={"stream"})[a1]
    assert a2 in board.neighbours(a1)
    assert board.kinds_between(a2, a1) == {"stream"}


@pytest.mark.parametrize("orientation", ["flat", "pointy"])
@pytest.mark.parametrize("offset", ["odd", "even"])
def test_hexes_that_touch_lie_one_hex_apart(hexes: Any, orientation: str, offset: str) -> None:
    board = compile_map(hexes(*["....."] * 5, orientation=orientation, offset=offset))
    for here in range(len(board)):
        x, y = board.centres[here]
        near = {
            there
            for there, (tx, ty) in enumerate(board.centres)
            if there != here and (tx - x) ** 2 + (ty - y) ** 2 < 3.01
        }
        assert set(board.neighbours(here)) == near
    assert len(board.neighbours(board.index["c3"])) == 6


@pytest.mark.parametrize(
    ("orientation", "offset", "cell", "expected"),
    [
        ("flat", "odd", "a1", {"b1", "a2"}),
        ("flat", "even", "a1", {"b1", "b2", "a2"}),
        ("pointy", "odd", "a1", {"b1", "a2"}),
        ("pointy", "even", "a1", {"b1", "a2", "b2"}),
    ],
)
def test_the_offset_says_which_lines_are_shoved(
    hexes: Any, orientation: str, offset: str, cell: str, expected: set[str]
) -> None:
    board = compile_map(hexes("...", "...", "...", orientation=orientation, offset=offset))
    assert set(names(board, board.neighbours(board.index[cell]))) == expected


@pytest.mark.parametrize("orientation", ["flat", "pointy"])
def test_a_step_goes_where_its_direction_points(hexes: Any, orientation: str) -> None:
    board = compile_map(hexes(*["....."] * 5, orientation=orientation))
    x, y = board.centres[board.index["c3"]]
    for direction in board.directions:
        tx, ty = board.centres[board.step(board.index["c3"], direction)]
        assert ("n" in direction, "s" in direction) == (ty < y - 0.1, ty > y + 0.1)
        assert ("w" in direction, "e" in direction) == (tx < x - 0.1, tx > x + 0.1)
    assert board.step(board.index["a1"], board.directions[0]) == -1


def test_square_steps_go_where_their_direction_points(squares: Any) -> None:
    board = compile_map(squares("...", "...", "..."))
    found = {direction: board.ids[board.step(4, direction)] for direction in board.directions}
    assert found == {
        "n": "b1",
        "ne": "c1",
        "e": "c2",
        "se": "c3",
        "s": "b3",
        "sw": "a3",
        "w": "a2",
        "nw": "a1",
    }
    assert board.step(0, "nw") == -1
    with pytest.raises(ValueError, match="up"):
        board.step(0, "up")


def test_relative_hexes_turn_with_the_facing(hexes: Any) -> None:
    board = compile_map(hexes(*["......."] * 7))
    middle = board.index["d4"]
    for facing in range(6):
        ahead = board.step(middle, facing)
        assert board.relative(middle, facing, 0, -1) == ahead
        assert board.relative_step(middle, facing, "F") == ahead
        assert board.relative(middle, facing, 0, -2) == board.step(ahead, facing)
        assert board.relative_step(middle, facing, "BR") == board.step(middle, (facing + 2) % 6)
        assert board.relative_step(middle, facing, "FL") == board.step(middle, (facing + 5) % 6)
        assert board.relative(middle, facing, 0, -9) == -1


def test_coordinates_and_places_are_inverse(hexes: Any, squares: Any, graph: Any) -> None:
    for board in (compile_map(hexes("..", "..")), compile_map(squares("..", ".."))):
        assert [board.at(x, y) for x, y in board.coordinates] == [0, 1, 2, 3]
        assert board.at(99, 99) == -1
    with pytest.raises(TypeError, match="graph"):
        _ = compile_map(graph("a")).coordinates


def test_regions_hold_places_by_number(graph: Any) -> None:
    board = compile_map(graph("a b c", "a-b", "b-c", regions=[{"id": "west", "places": ["c", "a"]}]))
    assert board.region["west"].places == (2, 0)


def test_polygons_are_given_on_graphs_and_worked_out_on_cells(graph: Any, squares: Any) -> None:
    zones = [{"id": "a", "at": [1, 1], "shape": [[0, 0], [2, 0], [1, 3]]}, {"id": "b", "at": [5, 5]}]
    assert compile_map(graph("", places=zones)).polygons == (((0, 0), (2, 0), (1, 3)), None)
    assert compile_map(squares("..")).polygons[1] == ((1, 0), (2, 0), (2, 1), (1, 1))


def test_a_topology_survives_pickling(hexes: Any) -> None:
    board = compile_map(hexes("..", ".#"))
    twin = pickle.loads(pickle.dumps(board))
    assert twin.ids == board.ids
    assert twin.walkable() == board.walkable()


@pytest.mark.parametrize(
    ("places", "links", "message"), [("a a", (), "same id"), ("a b", ("a-z",), "no place 'z'")]
)
def test_what_lints_refuse_is_refused_in_a_sentence(
    graph: Any, places: str, links: Any, message: str
) -> None:
    with pytest.raises(MapError, match=message):
        compile_map(graph(places, *links))


def test_large_maps_have_every_cell(hexes: Any) -> None:
    board = compile_map(hexes(*["." * 200] * 200))
    assert len(board) == 40_000
    assert board.ids[-1] == "gr200"
    down_the_columns, from_column_to_column = 200 * 199, 199 * (2 * 200 - 1)
    assert sum(map(len, board.adjacency)) == 2 * (down_the_columns + from_column_to_column)
