"""Parts of maps as stamps: held under the mouse, put in again and again, turned, mirrored, kept by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from uguisu_changes.yamltext import read_tree
from uguisu_editor import operations, session
from uguisu_editor.docks.stamps import StampsDock
from uguisu_editor.model.board import board_for
from uguisu_editor.model.clipboard import cut_out, read_part
from uguisu_editor.model.stamps import mirrored, turned
from uguisu_editor.settings import config_folder

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

Open = Callable[[str], "MapPage"]
LEFT = Qt.MouseButton.LeftButton

KEEP = """\
format: 1
id: rooms
kind: squares
legend: {".": {terrain: floor}, "#": {terrain: rock}}
rows: ["#.....", "#.....", "......", "......", "......", "......"]
borders: [{between: [a1, b1], kind: door}]
cells: [{id: b1, tags: [start], name: Gate}]
regions: [{id: keep, places: [a1, b1]}]
"""
MAPS = {
    "graph": "kind: graph\nplaces: [{id: a, at: [0, 0]}, {id: b, at: [9, 2]}, {id: c, at: [3, 7]}]\nlinks: [{between: [a, b]}]",
    "squares": "kind: squares\nlegend: {'.': {terrain: floor}}\nrows: ['...', '..']\nborders: [{between: [a1, b1], kind: w}]",
    "hexes": "kind: hexes\nlegend: {'.': {terrain: plain}}\nrows: ['...', '..', '...']",
}
ZONES = """\
format: 1
id: castle
kind: graph
places:
  - {id: yard, at: [5, 5], shape: [[0, 0], [10, 0], [10, 10], [0, 10]], tags: [red]}
  - {id: hall, at: [15, 5], shape: [[10, 0], [20, 0], [20, 10], [10, 10]], tags: [red]}
  - {id: far, at: [80, 60]}
links: [{between: [yard, hall], kind: wall}]
regions: [{id: castle, places: [yard, hall]}]
"""


def at(page: MapPage, place: str) -> QPoint:
    board = page.session.board
    assert board is not None
    centre = board.centre(place)
    assert centre is not None
    return page.canvas.view.to_screen(*centre).toPoint()


def act(page: MapPage, name: str) -> None:
    """Do a command of the window, which must be possible now."""
    action = page.window().actions_[name]  # type: ignore[attr-defined]
    assert action.isEnabled()
    action.trigger()


def data(page: MapPage) -> dict[str, Any]:
    found = page.session.document.data["map"]
    assert isinstance(found, dict)
    return found


def test_what_is_pasted_is_held_and_each_click_puts_it_in_until_escape(open_page: Open, qtbot: QtBot) -> None:
    page = open_page(KEEP)
    before = page.session.document.render("map")
    page.choose_tool("select")
    page.session.select(["a1", "b1"])
    act(page, "copy")
    act(page, "paste")
    assert data(page)["rows"][3] == "......"  # held, not put in
    qtbot.mouseClick(page.canvas, LEFT, pos=at(page, "c4"))
    qtbot.mouseClick(page.canvas, LEFT, pos=at(page, "d6"))
    assert data(page)["rows"][3] == ".#...."
    assert data(page)["rows"][5] == "..#..."
    assert {"id": "c4", "tags": ["start"], "name": "Gate"} in data(page)["cells"]
    assert {"between": ["c6", "d6"], "kind": "door"} in data(page)["borders"]
    assert [(entry["id"], entry["places"]) for entry in data(page)["regions"][1:]] == [
        ("keep-2", ["b4", "c4"]),
        ("keep-3", ["c6", "d6"]),
    ]
    assert page.session.stack.count() == 2
    qtbot.keyClick(page.canvas, Qt.Key.Key_Escape)
    assert page.canvas.tool is page.tools["select"]
    page.session.stack.undo()
    page.session.stack.undo()
    assert page.session.document.render("map") == before


def test_a_stamp_is_dragged_as_one_stroke_and_escape_takes_it_back(open_page: Open, qtbot: QtBot) -> None:
    page = open_page(KEEP)
    page.session.select(["a1", "a2"])
    operations.copy(page)
    operations.paste(page)
    qtbot.mousePress(page.canvas, LEFT, pos=at(page, "c3"))
    for place in ("c3", "d3", "e3"):
        qtbot.mouseMove(page.canvas, at(page, place))
    assert [row[2:5] for row in data(page)["rows"][1:3]] == ["###", "###"]
    qtbot.keyClick(page.canvas, Qt.Key.Key_Escape)
    assert data(page)["rows"][2] == "......"
    assert page.canvas.tool is page.tools["stamp"]


def test_a_graph_s_places_come_with_links_zones_and_their_region(open_page: Open, qtbot: QtBot) -> None:
    page = open_page(ZONES)
    page.session.select(["yard", "hall"])
    operations.copy(page)
    operations.paste(page)
    stamp = page.tools["stamp"]
    act(page, "stamp-right")
    assert page.session.choices.stamp is not None
    qtbot.mouseClick(page.canvas, LEFT, pos=page.canvas.view.to_screen(50, 40).toPoint())
    places = {entry["id"]: entry for entry in data(page)["places"]}
    assert page.canvas.tool is stamp
    (x0, y0), (x1, y1) = places["hall-2"]["at"], places["yard-2"]["at"]
    assert (x0, y0) == pytest.approx((x1, y1 + 10), abs=0.3)  # was right of it, now below
    assert data(page)["links"][1] == {"between": ["yard-2", "hall-2"], "kind": "wall"}
    assert data(page)["regions"][1] == {"id": "castle-2", "places": ["yard-2", "hall-2"]}
    outline = places["hall-2"]["shape"]
    assert max(x for x, _ in outline) - min(x for x, _ in outline) == pytest.approx(10, abs=0.3)


@pytest.mark.parametrize(("kind", "turns"), [("squares", 4), ("hexes", 6), ("graph", 4)])
def test_all_turns_and_two_mirrorings_come_back_to_the_same(kind: str, turns: int) -> None:
    board = board_for(kind, read_tree(MAPS[kind]).value)
    assert board is not None
    part = read_part(cut_out(board, board.ids()[:5] + board.ids()[-1:]))
    assert part is not None
    now, seen = part, []
    for _ in range(turns):
        seen.append(str(now))
        now = turned(now, board)
    assert len(set(seen)) == turns
    assert turned(turned(part, board), board, back=True) == mirrored(mirrored(part, board), board) == now
    assert str(mirrored(part, board)) not in seen


def test_turned_hexes_touch_as_they_did(open_page: Open, qtbot: QtBot) -> None:
    page = open_page("hexes")
    board = page.session.board
    assert board is not None
    page.session.select(["d3", "d2", "e3"])
    operations.copy(page)
    operations.paste(page)
    act(page, "stamp-right")
    qtbot.mouseClick(page.canvas, LEFT, pos=at(page, "c4"))
    assert page.session.selection.places == {"c4", "d3", "d4"}
    assert data(page)["rows"][2:4] == [".......", "..t...."]


def test_a_stamp_is_put_in_once_for_each_copy_that_symmetry_makes(open_page: Open, qtbot: QtBot) -> None:
    page = open_page(ZONES)
    page.session.select(["yard"])
    operations.copy(page)
    page.session.choose(symmetry="left-right", centre=(40.0, 30.0), owners=("red", "blue"))
    operations.paste(page)
    qtbot.mouseClick(page.canvas, LEFT, pos=page.canvas.view.to_screen(20, 50).toPoint())
    new = data(page)["places"][3:]
    assert [entry["tags"] for entry in new] == [["red"], ["blue"]]
    assert new[0]["at"][0] + new[1]["at"][0] == pytest.approx(80, abs=0.3)
    page.session.stack.undo()
    assert len(data(page)["places"]) == 3


def test_stamps_are_kept_by_name_for_the_next_time(open_page: Open, window: MainWindow, qtbot: QtBot) -> None:
    page = open_page(KEEP)
    dock = window.docks["stamps"]
    assert isinstance(dock, StampsDock)
    dock.come_forward()
    page.session.select(["a1", "b1"])
    qtbot.keyClicks(dock.line, "Gate house")
    qtbot.keyClick(dock.line, Qt.Key.Key_Return)
    page.session.select()
    assert dock.list.count() == 1
    again = StampsDock(window)
    again.follow(page)
    assert [again.list.item(row).text() for row in range(again.list.count())] == ["Gate house"]
    dock.list.setCurrentRow(0)
    dock.take()
    qtbot.mouseClick(page.canvas, LEFT, pos=at(page, "d4"))
    assert data(page)["rows"][3] == "..#..."
    dock.remove()
    assert dock.list.count() == 0


def test_a_file_of_stamps_that_is_broken_is_kept(open_page: Open, window: MainWindow) -> None:
    page = open_page(KEEP)
    file = config_folder() / "stamps.json"
    file.write_text("[{oops", encoding="utf-8")
    dock = window.docks["stamps"]
    assert isinstance(dock, StampsDock)
    dock.refresh()
    page.session.select(["a1"])
    dock.line.setText("one")
    dock.keep()
    assert dock.list.count() == 1
    assert file.with_suffix(".old.json").read_text(encoding="utf-8") == "[{oops"


def test_what_is_no_part_of_a_map_is_not_pasted(open_page: Open) -> None:
    page = open_page("squares")
    lines: list[str] = []
    page.session.refused.connect(lines.append)
    for text in ("", "[]", '{"uguisu": "cells"}', '{"uguisu": "graph", "places": 3}', "{"):
        QGuiApplication.clipboard().setText(text)
        operations.paste(page)
        operations.paste_here(page)
    assert len(lines) == 10
    assert page.session.choices.stamp is None


def test_pasting_again_and_again_ends_before_nobody_can_draw_on_the_map(
    open_page: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "MOST_PLACES", 20)
    page = open_page("graph")
    refused: list[str] = []
    page.session.refused.connect(refused.append)
    board = page.session.board
    assert board is not None
    for times in range(3):
        page.session.select(board.ids())
        operations.copy(page)
        operations.paste_here(page)
        assert len(board.ids()) == (8, 16, 16)[times]
    assert refused == ["A map takes no more than 20 places by pasting. Delete some, or copy fewer."]
    page.session.select(board.ids()[:8])
    operations.copy(page)
    operations.paste(page)  # into the hand
    QTest.mouseClick(page.canvas, Qt.MouseButton.LeftButton, pos=page.canvas.rect().center())
    assert len(board.ids()) == 16
    assert refused[1:] == refused[:1]
