"""Symmetry carries all that one draws: places, zones, links, kinds, tags, properties, borders, regions, moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QPoint, Qt

from uguisu_editor.map_kinds.graph.board import GraphBoard
from uguisu_editor.model.regions import region_copies
from uguisu_editor.model.symmetry import Symmetry, axes

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage

Open = Callable[[str], "MapPage"]
LEFT, SHIFT = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier

MIRRORED = """\
format: 1
id: mirrored
kind: graph
places:
  - {id: west, at: [0, 0]}
  - {id: west-gate, at: [0, 60]}
  - {id: east, at: [200, 0]}
  - {id: east-gate, at: [200, 60]}
  - {id: well, at: [100, 30]}
links:
  - {between: [west, well], kind: road}
  - {between: [east, well], kind: road}
"""


@pytest.fixture
def page(open_page: Open) -> MapPage:
    found = open_page(MIRRORED)
    found.session.choose(
        symmetry="left-right", centre=(100.0, 30.0), owners=("red", "blue"), link="road", tag=""
    )
    return found


def at(page: MapPage, x: float, y: float) -> QPoint:
    return page.canvas.view.to_screen(x, y).toPoint()


def data(page: MapPage) -> dict[str, Any]:
    found = page.session.document.data["map"]
    assert isinstance(found, dict)
    return found


def ends(page: MapPage) -> set[tuple[str, ...]]:
    return {tuple(sorted(link["between"])) for link in data(page)["links"]}


def test_new_places_carry_their_links(page: MapPage, qtbot: QtBot) -> None:
    qtbot.keyClicks(page.canvas, "p")
    qtbot.mouseClick(page.canvas, LEFT, pos=at(page, 0, 0))
    qtbot.mouseClick(page.canvas, LEFT, SHIFT, at(page, 40, -20))
    new = data(page)["places"][5:]
    assert new[1]["at"][0] == pytest.approx(200 - new[0]["at"][0])
    assert {("place-1", "west"), ("east", "place-2")} <= ends(page)
    assert page.session.stack.count() == 1


def test_zones_carry_their_shapes(page: MapPage, qtbot: QtBot) -> None:
    qtbot.keyClicks(page.canvas, "z")
    for x, y in ((20, 20), (60, 20), (60, 50), (20, 20)):
        qtbot.mouseClick(page.canvas, LEFT, pos=at(page, x, y))
    one, other = data(page)["places"][5:]
    assert [x for x, _ in other["shape"]] == pytest.approx([200 - x for x, _ in one["shape"]])


def test_links_their_kinds_and_what_is_taken_away(page: MapPage, qtbot: QtBot) -> None:
    canvas = page.canvas
    qtbot.keyClicks(canvas, "c")
    qtbot.mousePress(canvas, LEFT, pos=at(page, 0, 0))
    qtbot.mouseMove(canvas, at(page, 0, 30))
    qtbot.mouseRelease(canvas, LEFT, pos=at(page, 0, 60))
    assert {("west", "west-gate"), ("east", "east-gate")} <= ends(page)
    page.session.choose(link="rope_red")
    qtbot.mouseClick(canvas, LEFT, pos=at(page, 50, 15))
    assert [link["kind"] for link in data(page)["links"][:2]] == ["rope_red", "rope_blue"]
    qtbot.keyClicks(canvas, "e")
    qtbot.mouseClick(canvas, LEFT, pos=at(page, 0, 60))
    assert [place["id"] for place in data(page)["places"]] == ["west", "east", "well"]
    assert len(data(page)["links"]) == 2


def test_properties_are_brushed_and_their_owners_take_turns(page: MapPage, qtbot: QtBot) -> None:
    canvas = page.canvas
    qtbot.keyClicks(canvas, "y")
    qtbot.mouseClick(canvas, LEFT, pos=at(page, 0, 0))
    assert "props" not in data(page)["places"][0]  # no property is chosen yet
    page.session.choose(prop="owner: red")
    qtbot.mouseClick(canvas, LEFT, pos=at(page, 0, 0))
    assert [data(page)["places"][n].get("props") for n in (0, 2)] == [{"owner": "red"}, {"owner": "blue"}]
    page.session.choose(prop="capacity: 2")
    qtbot.mouseClick(canvas, LEFT, pos=at(page, 200, 0))
    assert data(page)["places"][0]["props"] == {"owner": "red", "capacity": 2}
    page.session.choose(prop="")
    qtbot.mouseClick(canvas, Qt.MouseButton.RightButton, pos=at(page, 200, 0))
    assert page.session.choices.prop == "owner: blue"
    qtbot.mouseClick(canvas, LEFT, SHIFT, at(page, 0, 0))
    assert data(page)["places"][0]["props"] == {"capacity": 2}


def test_properties_of_cells_come_and_go(open_page: Open, qtbot: QtBot) -> None:
    page = open_page("hexes")
    board = page.session.board
    assert board is not None
    page.session.choose(symmetry="60", prop="height: 2")
    qtbot.keyClicks(page.canvas, "y")
    centre = board.centre("d2")
    assert centre is not None
    before = page.session.document.render("map")
    qtbot.mouseClick(page.canvas, LEFT, pos=at(page, *centre))
    cells = data(page)["cells"]
    assert len(cells) == 6
    assert all(entry["props"] == {"height": 2} for entry in cells)
    qtbot.mouseClick(page.canvas, LEFT, SHIFT, at(page, *centre))
    assert data(page)["cells"] == []
    page.session.stack.undo()
    page.session.stack.undo()
    assert page.session.document.render("map") == before


def test_places_that_are_moved_take_their_copies_along(page: MapPage, qtbot: QtBot) -> None:
    canvas = page.canvas
    qtbot.keyClicks(canvas, "s")
    qtbot.mousePress(canvas, LEFT, pos=at(page, 0, 60))
    for step in (5, 10, 20):
        qtbot.mouseMove(canvas, at(page, step, 60 + step))
    qtbot.mouseRelease(canvas, LEFT, pos=at(page, 20, 80))
    gate, other = data(page)["places"][1]["at"], data(page)["places"][3]["at"]
    assert gate == pytest.approx([20, 80], abs=2)
    assert other == pytest.approx([200 - gate[0], gate[1]], abs=0.2)
    assert page.session.stack.count() == 1
    qtbot.keyClick(canvas, Qt.Key.Key_Left)
    assert data(page)["places"][3]["at"][0] > other[0]
    page.session.stack.undo()
    page.session.stack.undo()
    assert data(page)["places"][3]["at"] == [200, 60]


def test_what_is_moved_by_hand_goes_where_the_hand_goes(page: MapPage, qtbot: QtBot) -> None:
    page.session.select(["west", "east"])
    qtbot.keyClick(page.canvas, Qt.Key.Key_Down)
    places = data(page)["places"]
    assert places[0]["at"][1] == places[2]["at"][1] > 0


def test_a_lasso_makes_a_region_of_each_copy(page: MapPage, qtbot: QtBot) -> None:
    canvas = page.canvas
    qtbot.keyClicks(canvas, "o")
    corners = [(-15, -15), (15, -15), (15, 75), (-15, 75)]
    qtbot.mousePress(canvas, LEFT, pos=at(page, *corners[0]))
    for corner in corners[1:]:
        qtbot.mouseMove(canvas, at(page, *corner))
    qtbot.mouseRelease(canvas, LEFT, pos=at(page, -15, 0))
    assert [set(region["places"]) for region in data(page)["regions"]] == [
        {"west", "west-gate"},
        {"east", "east-gate"},
    ]
    assert page.session.choices.region == data(page)["regions"][0]["id"]
    board = page.session.board
    assert isinstance(board, GraphBoard)
    whole = region_copies(board, ["well", "west", "east"], page.session.choices.symmetric)
    assert whole == [["well", "west", "east"]]  # it is its own copy


def test_borders_carry_their_owners(open_page: Open, qtbot: QtBot) -> None:
    page = open_page("squares")
    page.session.choose(symmetry="left-right", owners=("red", "blue"), border="gate_red")
    qtbot.keyClicks(page.canvas, "w")
    for y in (0.9, 1.1):  # an edge is the same from both its sides
        qtbot.mouseClick(page.canvas, LEFT, pos=at(page, 0.5, y))
        borders = {tuple(border["between"]): border["kind"] for border in data(page)["borders"]}
        assert borders["a1", "a2"] == "gate_red"
        assert borders["e1", "e2"] == "gate_blue"
        page.session.stack.undo()


def test_axes_are_shown_for_each_way(page: MapPage) -> None:
    assert axes("left-right") != axes("top-bottom")
    assert [len(axes(mode)) for mode in ("none", "180", "both", "90", "120", "60")] == [0, 0, 2, 2, 3, 3]
    assert Symmetry().turns() == []
    shown = page.canvas.grab().toImage()
    page.session.choose(symmetry="none")
    assert page.canvas.grab().toImage() != shown
