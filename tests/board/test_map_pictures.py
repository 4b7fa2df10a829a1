"""What is drawn of a map: as data, as SVG, as PNG."""

from io import BytesIO
from typing import Any
from xml.etree import ElementTree as ET

import msgspec
import pytest
from PIL import Image

from uguisu.board import compile_map
from uguisu.board.palette import GROUND_TAGS, WAY_TAGS, heat, ink_on
from uguisu_tools.drawing.drawing import drawing_of
from uguisu_tools.drawing.picture import Look
from uguisu_tools.drawing.png import png_of
from uguisu_tools.drawing.svg import svg_of

pytestmark = pytest.mark.native  # Pillow

SVG = "{http://www.w3.org/2000/svg}"


def zone(name: str, left: float, top: float, right: float, bottom: float) -> dict[str, Any]:
    corners = [[left, top], [right, top], [right, bottom], [left, bottom]]
    return {"id": name, "at": [(left + right) / 2, (top + bottom) / 2], "shape": corners}


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in ET.fromstring(svg).iter(f"{SVG}text")]


def count(svg: str, tag: str) -> int:
    return len(list(ET.fromstring(svg).iter(SVG + tag)))


def test_links_of_crossings_run_from_middle_to_middle(graph: Any) -> None:
    (edge,) = drawing_of(compile_map(graph("a b", "a-b"))).edges
    assert edge.segments == (((0, 0), (10, 0)),)
    assert not edge.on_border


def test_several_links_of_a_pair_lie_side_by_side(graph: Any) -> None:
    drawn = drawing_of(compile_map(graph("a b", "a-b:road", "b-a:rope", "a-b:wall_way")))
    heights = [edge.segments[0][0][1] for edge in drawn.edges]
    assert [edge.segments[0][1][1] for edge in drawn.edges] == heights
    assert heights == sorted(heights)
    assert len(set(heights)) == 3
    assert heights[1] == 0


def test_links_of_zones_run_along_their_common_border(graph: Any) -> None:
    zones = [zone("a", 0, 0, 4, 4), zone("b", 4, 1, 8, 3), zone("c", 20, 0, 24, 4)]
    links = [{"between": ["a", "b"], "kind": "wall"}, {"between": ["b", "c"], "kind": "secret"}]
    near, far = drawing_of(compile_map(graph("", places=zones, links=links))).edges
    assert near.on_border
    assert near.segments == (((4, 1), (4, 3)),)
    assert not far.on_border


def test_outlines_drawn_by_hand_may_meet_only_nearly(graph: Any) -> None:
    zones = [zone("a", 0, 0, 100, 100), zone("b", 100.05, 0, 200, 100)]
    links = [{"between": ["a", "b"]}]
    (edge,) = drawing_of(compile_map(graph("", places=zones, links=links))).edges
    assert edge.on_border


def test_a_border_of_cells_is_their_common_side(squares: Any, hexes: Any) -> None:
    wall = [{"between": ["a1", "a2"], "kind": "wall"}]
    (edge,) = drawing_of(compile_map(squares("..", "..", borders=wall))).edges
    assert set(edge.segments[0]) == {(0, 1), (1, 1)}
    (edge,) = drawing_of(compile_map(hexes("..", "..", borders=wall))).edges
    (begin, end) = edge.segments[0]
    assert begin[1] == pytest.approx(3**0.5 / 2)
    assert end[1] == pytest.approx(3**0.5 / 2)
    assert {round(begin[0], 6), round(end[0], 6)} == {-0.5, 0.5}


def test_bounds_hold_everything(graph: Any, squares: Any) -> None:
    assert drawing_of(compile_map(squares("...", "..."))).bounds == (0, 0, 3, 2)
    drawn = drawing_of(compile_map(graph("a b", "a-b")))
    left, top, right, bottom = drawn.bounds
    assert (left, right) == (-drawn.dot_radius, 10 + drawn.dot_radius)
    assert top < 0 < bottom


def test_a_single_place_can_be_drawn(graph: Any) -> None:
    assert count(svg_of(compile_map(graph("a"))), "circle") == 1


def test_svg_draws_every_place_and_names_it(graph: Any, squares: Any, hexes: Any) -> None:
    svg = svg_of(compile_map(graph("gate yard keep", "gate-yard", "yard-keep")))
    assert count(svg, "circle") == 3
    assert {"gate", "yard", "keep", "way"} <= set(texts(svg))
    for cells in (squares, hexes):
        svg = svg_of(compile_map(cells(".. ", ".#.")), look=Look(legend=False))
        assert count(svg, "polygon") == 5
        assert set(texts(svg)) == {"a1", "b1", "a2", "b2", "c2"}


def test_names_are_in_the_language_asked_for(graph: Any) -> None:
    places = [{"id": "t", "at": [0, 0], "name": {"en": "Tower", "uk": "Вежа"}}]
    board = compile_map(graph("", places=places))
    assert "Вежа" in texts(svg_of(board, look=Look(language="uk")))
    assert "Tower" in texts(svg_of(board, look=Look(language="it")))


def test_names_of_zones_break_into_lines_and_shrink_to_stay_inside(graph: Any) -> None:
    zones = [zone("a", 0, 0, 10, 10), zone("b", 10, 0, 20, 10), zone("c", 20, 0, 30, 10)]
    zones[0]["name"] = "Gate"
    zones[1]["name"] = "Garden of Stones"
    zones[2]["name"] = "Wallfahrtskirchenvorplatz"
    board = compile_map(graph("", places=zones, links=[{"between": ["a", "b"]}]))
    drawn = {
        element.text: float(element.attrib["font-size"])
        for element in ET.fromstring(svg_of(board, look=Look(legend=False))).iter(f"{SVG}text")
    }
    assert list(drawn) == ["Gate", "Garden of", "Stones", "Wallfahrtskirchenvorplatz"]
    assert drawn["Gate"] == drawn["Stones"] > drawn["Wallfahrtskirchenvorplatz"] > 0


def test_heat_of_zones_is_not_tinted_by_regions(graph: Any) -> None:
    zones = [{**zone("a", 0, 0, 4, 4), "name": "Great Hall"}, zone("b", 4, 0, 8, 4)]
    region = [{"id": "keep", "places": ["a"], "colour": "teal"}]
    board = compile_map(graph("", places=zones, regions=region))
    assert "teal" in svg_of(board)
    heated = svg_of(board, [3, 5])
    assert "teal" not in heated
    assert {"3", "5"} <= set(texts(heated))
    assert "keep" not in texts(heated)


def test_the_tag_of_a_zone_colours_its_ground(graph: Any) -> None:
    zones = [zone("a", 0, 0, 4, 4), {**zone("b", 4, 0, 8, 4), "tags": ["moat", "edge"]}]
    board = compile_map(graph("", places=zones))
    assert GROUND_TAGS["moat"] in svg_of(board)
    assert GROUND_TAGS["moat"] not in svg_of(board, look=Look(fills={"moat": "#123456"}))
    dots = compile_map(graph("", places=[{"id": "a", "at": [0, 0], "tags": ["moat"]}]))
    assert GROUND_TAGS["moat"] not in svg_of(dots)


def test_a_track_runs_through_the_zones_it_joins(graph: Any) -> None:
    zones = [zone("a", 0, 0, 4, 4), zone("b", 4, 0, 8, 4)]
    links = [{"between": ["a", "b"], "kind": "open", "tags": ["track"]}]
    with_track = svg_of(compile_map(graph("", places=zones, links=links)))
    assert WAY_TAGS["track"].colour in with_track
    assert "track" in texts(with_track)
    links[0]["tags"] = []
    without = svg_of(compile_map(graph("", places=zones, links=links)))
    assert WAY_TAGS["track"].colour not in without
    assert "track" not in texts(without)


def test_text_cannot_break_out_of_the_svg(graph: Any) -> None:
    places = [{"id": "t", "at": [0, 0], "name": '</text><script>\u0000&"'}]
    svg = svg_of(compile_map(graph("", places=places)), look=Look(title="<b>\"&'"))
    assert "<script>" not in svg
    assert texts(svg)[:2] == ["<b>\"&'", '</text><script>&"']


def test_the_legend_explains_what_is_there_in_the_callers_words(hexes: Any) -> None:
    wall = [{"between": ["a1", "a2"], "kind": "stone_wall"}]
    region = [{"id": "yard", "places": ["a1"], "colour": "teal"}]
    board = compile_map(hexes("..", ".#", borders=wall, regions=region))
    svg = svg_of(board, look=Look(words={"rock": "скеля"}, labels=False))
    assert texts(svg) == ["stone wall", "floor", "скеля", "yard"]


def test_heat_shows_values_and_its_scale(squares: Any) -> None:
    svg = svg_of(compile_map(squares("...")), [0, 12, None])
    assert {"0", "12"} <= set(texts(svg))
    assert heat(1) in svg
    assert svg != svg_of(compile_map(squares("...")), [12, 0, None])


def test_heat_of_nothing_but_noughts_is_pale(squares: Any) -> None:
    svg = svg_of(compile_map(squares("..")), [0.0, 0.0], Look(legend=False))
    assert svg.count(heat(0)) == 2


def test_each_place_needs_its_value(squares: Any) -> None:
    with pytest.raises(ValueError, match="3 places, but 2 values"):
        svg_of(compile_map(squares("...")), [1, 2])


def test_one_way_links_bear_an_arrow(graph: Any) -> None:
    look = Look(legend=False)
    assert count(svg_of(compile_map(graph("a b", "a>b")), look=look), "polygon") == 1
    assert count(svg_of(compile_map(graph("a b", "a-b")), look=look), "polygon") == 0


def test_signs_stand_inside_their_places(graph: Any) -> None:
    assert "N" in texts(svg_of(compile_map(graph("a b", "a-b")), look=Look(marks={1: "N"})))


def test_heat_grows_darker_all_the_way() -> None:
    def lightness(colour: str) -> float:
        red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
        return 0.299 * red + 0.587 * green + 0.114 * blue

    shades = [lightness(heat(step / 50)) for step in range(51)]
    assert shades == sorted(shades, reverse=True)
    assert ink_on(heat(0)) != ink_on(heat(1))


def test_large_maps_are_shrunk_and_lose_their_labels(squares: Any) -> None:
    svg = svg_of(compile_map(squares(*["." * 120] * 3)), look=Look(legend=False))
    root = ET.fromstring(svg)
    assert float(root.attrib["width"]) < 2500
    long = svg_of(compile_map(squares("." * 600)), look=Look(legend=False))
    assert texts(long) == []


@pytest.mark.parametrize("kind", ["graph", "squares", "hexes"])
def test_png_shows_the_same_picture(kind: str, request: pytest.FixtureRequest) -> None:
    build = request.getfixturevalue(kind)
    model = (
        build("a b c", "a-b:road", "b>c:rope", "a-b:bridge")
        if kind == "graph"
        else build("..#", borders=[{"between": ["a1", "b1"], "kind": "wire"}])
    )
    board = compile_map(model)
    svg = ET.fromstring(svg_of(board, [1, 2, 3], Look(title="Карта")))
    cold = Image.open(BytesIO(png_of(board, [0, 0, 1], Look(title="Карта"))))
    hot = Image.open(BytesIO(png_of(board, [1, 1, 1], Look(title="Карта"))))
    assert cold.size == (round(float(svg.attrib["width"])), round(float(svg.attrib["height"])))
    assert cold.tobytes() != hot.tobytes()
    assert Image.open(BytesIO(png_of(board, scale=2))).size[0] > hot.size[0]


def test_pictures_come_out_the_same_each_time(hexes: Any) -> None:
    model = hexes("..#", "#..")
    assert svg_of(compile_map(model), [1, 2, 3, 4, 5, 6]) == svg_of(compile_map(model), [1, 2, 3, 4, 5, 6])


def test_the_legend_gives_terrains_their_colours(squares: Any) -> None:
    legend = {".": {"terrain": "floor", "colour": "#12ab34"}, "#": {"terrain": "rock"}}
    board = compile_map(squares(".#", legend=legend))
    assert "#12ab34" in svg_of(board)
    assert "#12ab34" not in svg_of(board, look=Look(fills={"floor": "#654321"}))
    with pytest.raises(msgspec.ValidationError):
        squares(".", legend={".": {"terrain": "floor", "colour": "url(x)"}})
