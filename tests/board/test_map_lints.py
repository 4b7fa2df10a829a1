"""Lints of maps: what they find, where, and what they advise."""

from math import dist
from typing import Any

import pytest

from uguisu.board import compile_map
from uguisu_tools.lints.maps import MapFinding, lint_map


def found(model: Any, **game: Any) -> list[MapFinding]:
    """All findings, but for the hint that the fixtures' legend explains rock to maps without any."""
    return [finding for finding in lint_map(model, **game) if finding.path != ("legend", "#")]


def only(model: Any, **game: Any) -> MapFinding:
    findings = found(model, **game)
    assert len(findings) == 1, findings
    return findings[0]


def test_a_sound_map_has_no_findings(graph: Any, squares: Any, hexes: Any) -> None:
    assert found(graph("a b c", "a-b", "b-c", "a-b:rope", regions=[{"id": "r", "places": ["a"]}])) == []
    assert found(squares("..#", "#..", size=[3, 2])) == []
    assert found(hexes("..#", "# .", borders=[{"between": ["a1", "b1"], "kind": "wall"}])) == []


def test_a_dangling_link_is_guessed_at(graph: Any) -> None:
    finding = only(graph("gate yard", "gate-yrad", "gate-yard"))
    assert finding.path == ("links", 0, "between", 1)
    assert finding.code == "dangling-id"
    assert finding.severity == "error"
    assert "`yrad`" in finding.message
    assert finding.hint == "Did you mean `yard`?"


def test_a_dangling_cell_is_told_the_limits_of_the_map(squares: Any) -> None:
    beyond = only(squares("..", "..", cells=[{"id": "d9"}]))
    assert beyond.path == ("cells", 0, "id")
    assert beyond.hint == "The columns go from a to b, the rows from 1 to 2."
    hole = only(squares("..", ". ", borders=[{"between": ["b1", "b2"], "kind": "wall"}]))
    assert hole.path == ("borders", 0, "between", 1)
    assert hole.hint is not None
    assert "space" in hole.hint


@pytest.mark.parametrize(
    ("places", "links", "path", "code"),
    [
        ("a b a", ("a-b",), ("places", 2, "id"), "duplicate-id"),
        ("a b", ("a-b", "b-a"), ("links", 1), "duplicate-link"),
        ("a b", ("a-b", "a>b"), ("links", 1), "duplicate-link"),
        ("a b", ("a>b", "b>a", "a>b"), ("links", 2), "duplicate-link"),
        ("a b", ("a-b", "b-b"), ("links", 1, "between"), "self-link"),
    ],
)
def test_graph_slips(graph: Any, places: str, links: tuple[str, ...], path: Any, code: str) -> None:
    finding = only(graph(places, *links))
    assert (finding.path, finding.code, finding.severity) == (path, code, "error")


def test_one_way_links_may_run_against_each_other(graph: Any) -> None:
    assert found(graph("a b", "a>b", "b>a")) == []


def test_islands_are_named(graph: Any, hexes: Any) -> None:
    finding = only(graph("a b c d e", "a-b", "b-c", "d-e"))
    assert (finding.path, finding.code, finding.severity) == (("places", 3), "islands", "warning")
    assert finding.message == "`d`, `e` are cut off from the rest of the map"
    assert only(hexes("..  ", ".. .")).message == "`d2` is cut off from the rest of the map"


def test_an_island_may_be_joined_to_the_place_nearest_to_it_by_what_people_walk(graph: Any) -> None:
    board = graph("a b c d", "a-b:road", "b-c:road", "a-c:wall", "c-d:wall")
    finding = only(board, walkable={"road", "rope"})
    assert finding.fix is not None
    near = min(
        (one for one in board.places if one.id != "d"),
        key=lambda one: dist(one.at, board.places[3].at),
    )
    assert finding.fix.value == {"between": ["d", near.id], "kind": "road"}
    assert (finding.fix.kind, finding.fix.path) == ("insert", ("links", 4))
    assert str(finding.fix.title) == f"Join it to `{near.id}`"


def test_islands_heed_what_the_game_lets_walk(graph: Any, squares: Any) -> None:
    walled = graph("a b c", "a-b:road", "b-c:wall")
    assert found(walled) == []
    assert only(walled, walkable={"road"}).message == "`c` is cut off from the rest of the map"
    sealed = squares("...", borders=[{"between": ["b1", "c1"], "kind": "wall"}])
    assert found(sealed) == []
    assert only(sealed, blocked_by={"wall"}).path == ("rows",)


def test_kinds_that_the_game_does_not_know(graph: Any, squares: Any) -> None:
    link = only(graph("a b", "a-b:brige"), known_kinds=["road", "bridge"])
    assert (link.path, link.code, link.hint) == (
        ("links", 0, "kind"),
        "unknown-kind",
        "Did you mean `bridge`?",
    )
    border = only(
        squares("..", borders=[{"between": ["a1", "b1"], "kind": "xyz"}]), known_kinds=["wall", "glass"]
    )
    assert border.hint == "You can use `wall`, `glass`."


def test_rows_must_fit_the_size(squares: Any) -> None:
    assert only(squares("...", "..")).path == ("rows", 1)
    assert [f.path for f in found(squares("...", "...", size=[2, 2]))] == [("rows", 0), ("rows", 1)]
    assert only(squares("..", size=[2, 3])).path == ("rows",)


def test_an_unknown_character_is_said_once(squares: Any) -> None:
    finding = only(squares("..?", "??."))
    assert (finding.path, finding.code) == (("rows", 0), "unknown-legend-char")
    assert "c1" in finding.message


def test_a_map_needs_cells(squares: Any) -> None:
    assert found(squares("  ", "  "))[-1].code == "no-cells"


@pytest.mark.parametrize(
    ("cells", "code"),
    [(("a1", "a1"), "self-link"), (("a1", "b2"), "not-neighbours"), (("a1", "c1"), "not-neighbours")],
)
def test_borders_lie_between_neighbours(squares: Any, cells: tuple[str, str], code: str) -> None:
    model = squares("...", "...", diagonals=True, borders=[{"between": list(cells), "kind": "wall"}])
    assert only(model).code == code


def test_hex_borders_lie_between_neighbours(hexes: Any) -> None:
    for cells, sound in ((("a1", "b1"), True), (("a2", "b1"), True), (("a1", "b2"), False)):
        model = hexes("..", "..", borders=[{"between": list(cells), "kind": "wall"}])
        assert (found(model) == []) is sound


def test_a_border_is_said_once(squares: Any) -> None:
    wall = {"between": ["a1", "b1"], "kind": "wall"}
    twice = squares("..", borders=[wall, {**wall, "between": ["b1", "a1"]}])
    assert (only(twice).path, only(twice).severity) == (("borders", 1), "error")


def test_borders_of_two_kinds_in_one_place_are_warned_of(squares: Any) -> None:
    wall = {"between": ["a1", "b1"], "kind": "wall"}
    glass = {**wall, "between": ["b1", "a1"], "kind": "glass"}
    finding = only(squares("..", borders=[wall, glass]))
    assert (finding.path, finding.code, finding.severity) == (("borders", 1), "duplicate-link", "warning")
    both = found(squares("..", borders=[wall, glass, glass]))
    assert [(one.path, one.severity) for one in both] == [
        (("borders", 1), "warning"),
        (("borders", 2), "error"),
    ]


@pytest.mark.parametrize("points", [[], [[0, 0], [1, 1]], [[0, 0], [1, 1], [0, 0]]])
def test_an_outline_needs_three_corners(graph: Any, points: Any) -> None:
    finding = only(graph("", places=[{"id": "a", "at": [0, 0], "shape": points}]))
    assert (finding.path, finding.code) == (("places", 0, "shape"), "too-few-corners")


@pytest.mark.parametrize(
    ("region", "path", "code"),
    [
        ({"id": "r", "places": ["zzz"]}, ("regions", 0, "places", 0), "dangling-id"),
        ({"id": "r", "places": ["a", "a"]}, ("regions", 0, "places", 1), "repeated-place"),
        ({"id": "r", "places": []}, ("regions", 0, "places"), "empty-region"),
        ({"id": "r", "places": ["a"], "colour": "#12"}, ("regions", 0, "colour"), "bad-colour"),
        ({"id": "r", "places": ["a"], "colour": "torquoise"}, ("regions", 0, "colour"), "bad-colour"),
    ],
)
def test_region_slips(graph: Any, region: Any, path: Any, code: str) -> None:
    finding = only(graph("a", regions=[region]))
    assert (finding.path, finding.code) == (path, code)


def test_region_ids_are_their_own(graph: Any) -> None:
    assert only(graph("a", regions=[{"id": "r", "places": ["a"]}] * 2)).path == ("regions", 1, "id")


def test_a_colour_is_guessed_at(graph: Any) -> None:
    finding = only(graph("a", regions=[{"id": "r", "places": ["a"], "colour": "torquoise"}]))
    assert finding.hint == "Did you mean `turquoise`?"


def test_an_unused_character_is_a_mere_hint(squares: Any) -> None:
    finding = only(squares("..", legend={".": {"terrain": "floor"}, "w": {"terrain": "water"}}))
    assert (finding.path, finding.severity) == (("legend", "w"), "hint")


def test_a_map_of_dangling_links_takes_no_guess_for_each(graph: Any) -> None:
    places = " ".join(f"place_{number}" for number in range(1000))
    links = [f"plaice_{number}-place_{number}" for number in range(1000)]
    findings = [f for f in found(graph(places, *links)) if f.code == "dangling-id"]
    assert len(findings) == 1000
    assert findings[0].hint is not None
    assert findings[-1].hint is None


@pytest.mark.parametrize("rows", [(" .", ". "), ("#",), ("..", "##")])
def test_maps_without_errors_compile(squares: Any, hexes: Any, rows: tuple[str, ...]) -> None:
    for model in (squares(*rows), hexes(*rows)):
        assert not [finding for finding in found(model) if finding.severity == "error"]
        assert len(compile_map(model)) == sum(len(row.replace(" ", "")) for row in rows)
