"""Mirrors and lights: positions drawn by hand, after the examples that the rules of Spies tell of (SP-42, SP-43)."""

from typing import Any

import pytest

from uguisu.board import Lights, Sight, Topology, compile_map


def borders(*pairs: str, kind: str = "mirror") -> list[dict[str, Any]]:
    return [{"between": pair.split("-"), "kind": kind} for pair in pairs]


def thrown(board: Topology, cell: str, way: str, **stops: Any) -> list[list[str]]:
    """What is seen by the mirrors beside `cell` when one looks at it in direction `way`."""
    sight = Sight(board, mirrors={"mirror"}, **stops)
    at = board.index[cell]
    return [[board.ids[place] for place in sight.ray(at, back)] for back in sight.reflections(at, way)]


def test_a_look_at_90_degrees_comes_straight_back_over_the_looker(squares: Any) -> None:
    board = compile_map(squares(".....", borders=borders("d1-e1")))
    assert thrown(board, "d1", "e") == [["c1", "b1", "a1"]]


def test_a_look_at_45_degrees_goes_on_along_the_mirror_and_away_from_it(squares: Any) -> None:
    board = compile_map(squares(*["....."] * 5, borders=borders("c3-d3")))
    assert thrown(board, "c3", "se") == [["b4", "a5"]]
    assert thrown(board, "c3", "ne") == [["b2", "a1"]]
    assert thrown(board, "d3", "sw") == [["e4"]], "a mirror has two faces"


def test_looks_along_a_mirror_and_away_from_it_are_not_thrown_back(squares: Any) -> None:
    board = compile_map(squares(*["....."] * 5, borders=borders("c3-d3")))
    for way in ("n", "s", "w", "sw", "nw"):
        assert thrown(board, "c3", way) == []
    assert thrown(board, "c4", "e") == [], "no mirror there"


def test_a_corner_of_mirrors_throws_a_look_both_ways(squares: Any) -> None:
    board = compile_map(squares(*["....."] * 5, borders=borders("c3-d3", "c3-c4")))
    assert thrown(board, "c3", "se") == [["b4", "a5"], ["d2", "e1"]]


def test_what_is_thrown_back_is_stopped_like_any_look(squares: Any) -> None:
    board = compile_map(squares("#....", borders=[*borders("d1-e1"), *borders("b1-c1", kind="glass")]))
    assert thrown(board, "d1", "e", obstacles=board.on_terrain("rock")) == [["c1", "b1", "a1"]]
    assert thrown(board, "d1", "e", blocked_by={"glass"}) == [["c1"]]


def test_no_look_passes_a_mirror(squares: Any) -> None:
    board = compile_map(squares("...", borders=borders("b1-c1")))
    assert Sight(board).visible_from(0) == (0, 1, 2), "which borders are mirrors is for the game to say"
    assert Sight(board, mirrors={"mirror"}).visible_from(0) == (0, 1)
    assert Sight(board, mirrors={"mirror"}).ray(0, "e") == (1,)


def test_only_maps_of_squares_have_mirrors(hexes: Any, graph: Any) -> None:
    for model in (hexes("..", ".."), graph("a b", "a-b")):
        with pytest.raises(ValueError, match="not made of squares"):
            Sight(compile_map(model), mirrors={"mirror"})


def test_groups_are_seen_from_beside_and_hang_together(squares: Any, hexes: Any) -> None:
    board = compile_map(squares("...", "..#", "...", borders=borders("b1-b2", "b2-c2")))
    sight = Sight(board, mirrors={"mirror"}, obstacles=board.on_terrain("rock"))
    names = lambda size: {"-".join(sorted(board.ids[c] for c in got)) for got in sight.groups(4, size)}  # noqa: E731
    assert names(1) == {"a1", "a2", "a3", "b3", "c3"}, "c1 is behind the corner of two mirrors"
    assert names(3) == {"a1-a2-a3", "a1-a2-b3", "a2-a3-b3", "a2-b3-c3", "a3-b3-c3"}
    assert names(5) == {"a1-a2-a3-b3-c3"}
    assert names(6) == set()
    comb = compile_map(hexes("...", "...", "..."))
    assert len(Sight(comb).groups(comb.index["b2"], 3)) == 6


def test_what_stands_open_stops_nothing(squares: Any, graph: Any) -> None:
    board = compile_map(squares("...", borders=[*borders("a1-b1", kind="door"), *borders("b1-c1")]))
    for opened in ([(0, 1)], [(1, 0)]):
        sight = Sight(board, blocked_by={"door"}, mirrors={"mirror"}, opened=opened)
        assert sight.visible_from(0) == (0, 1)
        assert board.walkable(blocked_by={"door", "mirror"}, opened=opened) == ((1,), (0,), ())
    broken = Sight(board, blocked_by={"door"}, mirrors={"mirror"}, opened=[(2, 1)])
    assert broken.visible_from(1) == (1, 2)
    assert broken.reflections(1, "e") == ()
    rooms = compile_map(graph("a b c", "a-b:door", "b-c:door"))
    assert rooms.walkable(blocked_by={"door"}, opened=[(2, 1)]) == ((), (2,), (1,))
    assert Sight(rooms, blocked_by={"door"}, opened=[(2, 1)]).visible_from(1) == (1, 2)


def test_nobody_slips_between_two_closed_squares(squares: Any) -> None:
    board = compile_map(squares("..", "..", diagonals=True))
    assert 3 in board.walkable(closed={1})[0], "the other way round is free"
    assert board.walkable(closed={1, 2})[0] == ()


def test_borders_divide_a_map_into_parts(squares: Any, graph: Any) -> None:
    lines = borders("b1-c1", "b2-c2", "c2-c3", "d2-d3", kind="lightning")
    board = compile_map(squares("....", "....", "....", diagonals=True, borders=[*lines, *borders("a1-a2")]))
    parts = [[board.ids[place] for place in part] for part in board.parts({"lightning"})]
    assert parts == [["a1", "b1", "a2", "b2", "a3", "b3", "c3", "d3"], ["c1", "d1", "c2", "d2"]]
    assert board.parts(()) == (tuple(range(12)),)
    ways = compile_map(graph("a b c d", "a>c:road", "b>c:road", "c-d:wall"))
    assert ways.parts({"wall"}) == ((0, 1, 2), (3,)), "links that lead one way join, too"


def test_the_direction_of_what_lies_straight_ahead(squares: Any, hexes: Any) -> None:
    board = compile_map(squares(*["....."] * 5))
    ways = {
        cell: board.direction_to(board.index["c3"], board.index[cell])
        for cell in ("c1", "e5", "a3", "d5", "c3")
    }
    assert ways == {"c1": 0, "e5": 3, "a3": 6, "d5": None, "c3": None}
    comb = compile_map(hexes(*["....."] * 5))
    for a in range(len(comb)):
        for b in range(len(comb)):
            ahead = [way for way in range(6) if b in Sight(comb).ray(a, way)]
            assert comb.direction_to(a, b) == (ahead[0] if ahead else None)


def test_lights_that_share_a_square_join_and_those_that_border_do_not(squares: Any) -> None:
    board = compile_map(squares(*["........."] * 3))
    near = Sight(board, reach=1)
    lamps = {name: near.visible_from(board.index[name]) for name in ("b2", "d2", "g2")}
    lights = Lights(lamps)
    assert [len(area) for area in lights.areas(lamps)] == [15, 9]
    assert lights.area_at(board.index["a1"], lamps) == set(lamps["b2"]) | set(lamps["d2"])
    assert lights.area_at(board.index["i1"], lamps) == set(), "in shadow"
    assert lights.area_at(board.index["a1"], {"b2", "g2"}) == set(lamps["b2"])
    assert lights.areas(()) == ()


def test_light_stays_within_walls_and_passes_what_the_game_lets_it_pass(squares: Any) -> None:
    board = compile_map(
        squares("...", borders=[*borders("a1-b1", kind="wall"), *borders("b1-c1", kind="glass")])
    )
    assert Sight(board, reach=1, blocked_by={"wall"}).visible_from(1) == (1, 2)
