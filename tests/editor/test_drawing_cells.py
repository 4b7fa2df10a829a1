"""Drawing squares and hexes with real mouse and keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt

from uguisu_changes.edits import Put

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

from uguisu_editor.pages.map_page import MapPage

Open = Callable[[str], "MapPage"]
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
SHIFT = Qt.KeyboardModifier.ShiftModifier


def at(page: MapPage, cell: str, dx: float = 0.0, dy: float = 0.0) -> QPoint:
    board = page.session.board
    assert board is not None
    centre = board.centre(cell)
    assert centre is not None
    return page.canvas.view.to_screen(centre[0] + dx, centre[1] + dy).toPoint()


def drag(qtbot: QtBot, page: MapPage, *cells: str) -> None:
    qtbot.mousePress(page.canvas, LEFT, pos=at(page, cells[0]))
    for cell in cells[1:]:
        qtbot.mouseMove(page.canvas, at(page, cell))
    qtbot.mouseRelease(page.canvas, LEFT, pos=at(page, cells[-1]))


def rows(page: MapPage) -> list[str]:
    found = page.session.document.data["map"]["rows"]
    assert isinstance(found, list)
    return found


def test_a_brush_stroke_is_one_step_and_one_line_of_diff(open_page: Open, qtbot: QtBot) -> None:
    page = open_page("squares")
    before = page.session.document.render("map").splitlines()
    page.session.choose(sign="#")
    qtbot.keyClicks(page.canvas, "b")
    drag(qtbot, page, "a1", "d1")
    assert rows(page)[0] == "#####"
    assert page.session.stack.count() == 1
    after = page.session.document.render("map").splitlines()
    assert [(one, other) for one, other in zip(before, after, strict=True) if one != other] == [
        (b'  - "....#"', b'  - "#####"')
    ]
    qtbot.keyClick(page.canvas, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.session.document.render("map").splitlines() == before


def test_rectangle_line_fill_and_eraser(open_page: Open, qtbot: QtBot) -> None:
    page = open_page("squares")
    page.session.choose(sign="#")
    qtbot.keyClicks(page.canvas, "r")
    drag(qtbot, page, "a2", "b3")
    assert rows(page) == ["....#", "##..#", "####."]
    qtbot.keyClicks(page.canvas, "l")
    drag(qtbot, page, "c1", "c3")
    assert rows(page) == ["..#.#", "###.#", "####."]
    page.session.choose(sign=".")
    qtbot.keyClicks(page.canvas, "f")
    qtbot.mouseClick(page.canvas, LEFT, pos=at(page, "a2"))
    assert rows(page) == ["....#", "....#", "....."]
    qtbot.keyClicks(page.canvas, "e")
    data = page.session.document.data["map"]
    qtbot.mouseClick(page.canvas, LEFT, pos=at(page, "a1"))
    assert rows(page)[0] == "....#"  # a wall stands at it
    page.session.do("", Put("map", ("borders",), []))
    qtbot.mouseClick(page.canvas, LEFT, pos=at(page, "a1"))
    assert rows(page)[0] == " ...#"
    assert data["cells"] == []
    qtbot.mouseClick(page.canvas, LEFT, pos=at(page, "e1"))
    assert rows(page)[0] == " ...."


def test_the_right_button_picks_the_terrain(open_page: Open, qtbot: QtBot) -> None:
    page = open_page("squares")
    qtbot.keyClicks(page.canvas, "b")
    qtbot.mouseClick(page.canvas, RIGHT, pos=at(page, "e1"))
    assert page.session.choices.sign == "#"


def test_borders_are_brushed_on_edges_and_cleared_with_shift(open_page: Open, qtbot: QtBot) -> None:
    page = open_page("squares")
    page.session.choose(border="door")
    qtbot.keyClicks(page.canvas, "w")
    qtbot.mouseClick(page.canvas, LEFT, pos=at(page, "b2", 0.4, 0.0))
    assert page.session.document.data["map"]["borders"][-1] == {"between": ["b2", "c2"], "kind": "door"}
    qtbot.mouseClick(page.canvas, LEFT, SHIFT, at(page, "b2", 0.4, 0.0))
    assert len(page.session.document.data["map"]["borders"]) == 1


def test_tags_are_brushed(open_page: Open, qtbot: QtBot) -> None:
    page = open_page("squares")
    page.session.choose(tag="light")
    qtbot.keyClicks(page.canvas, "t")
    drag(qtbot, page, "a2", "b2", "c2")
    tagged = [entry["id"] for entry in page.session.document.data["map"]["cells"] if "light" in entry["tags"]]
    assert tagged == ["a2", "b2", "c2"]


@pytest.mark.sweep(everyday=2)
@pytest.mark.parametrize(
    ("mode", "count"), [("180", 2), ("60", 6), ("120", 3), ("left-right", 2), ("both", 4)]
)
def test_symmetry_on_hexes(open_page: Open, qtbot: QtBot, mode: str, count: int) -> None:
    page = open_page("hexes")
    page.session.choose(sign="t", symmetry=mode)
    qtbot.keyClicks(page.canvas, "b")
    qtbot.mouseClick(page.canvas, LEFT, pos=at(page, "c2"))
    drawn = sum(line.count("t") for line in rows(page)) - 1
    assert drawn == count


def test_symmetry_carries_tags_owners_and_borders(open_page: Open, qtbot: QtBot) -> None:
    page = open_page("hexes")
    page.session.choose(symmetry="180", tag="start_north", owners=("north", "south"), border="stream")
    qtbot.keyClicks(page.canvas, "t")
    qtbot.mouseClick(page.canvas, LEFT, pos=at(page, "d1"))
    cells = page.session.document.data["map"]["cells"]
    assert [(entry["id"], entry["tags"]) for entry in cells] == [
        ("d1", ["start_north"]),
        ("d5", ["start_south"]),
    ]
    qtbot.keyClicks(page.canvas, "w")
    qtbot.mouseClick(page.canvas, LEFT, pos=at(page, "d1", 0.0, 0.8))
    borders = page.session.document.data["map"]["borders"]
    assert [set(border["between"]) for border in borders] == [{"d1", "d2"}, {"d5", "d4"}]


def test_copy_and_paste_between_maps_brings_the_terrain_along(
    open_page: Open, qtbot: QtBot, tmp_path: object, window: object
) -> None:
    from uguisu_editor import operations

    page = open_page("squares")
    page.session.select(["a1", "b1"])
    assert operations.copy(page)
    other = open_page("squares")
    assert other is page  # the same pack is not opened twice
    data = page.session.document.data["map"]
    page.canvas.keyboard.at = (1.5, 1.5)
    page.session.select(["e1"])
    operations.copy(page)
    operations.paste_here(page)
    assert data["rows"][1] == ".#..#"


def test_the_map_grows_and_shrinks(open_page: Open) -> None:
    from uguisu_editor import operations

    page = open_page("squares")
    before = page.session.document.render("map")
    operations.resize(page, 2, 1)
    assert [len(row) for row in rows(page)] == [7, 7, 7, 7]
    operations.resize(page, -6, -3)
    data = page.session.document.data["map"]
    assert data["rows"] == ["."]
    assert data["borders"] == []
    page.session.stack.undo()
    page.session.stack.undo()
    assert page.session.document.render("map") == before


def test_locked_layers_are_left_alone(open_page: Open, qtbot: QtBot) -> None:
    page = open_page("squares")
    page.session.locked_layers.add("terrain")
    page.session.choose(sign="#")
    qtbot.keyClicks(page.canvas, "b")
    drag(qtbot, page, "a1", "d1")
    assert rows(page)[0] == "....#"
