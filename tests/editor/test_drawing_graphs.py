"""Drawing graph maps with real mouse and keys."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QPoint, Qt

from uguisu import Route
from uguisu_editor.map_kinds.graph.board import GraphBoard
from uguisu_editor.model.routes import rerouted, steps_of

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage

Open = Callable[[str], "MapPage"]
LEFT = Qt.MouseButton.LeftButton


def at(page: MapPage, x: float, y: float) -> QPoint:
    return page.canvas.view.to_screen(x, y).toPoint()


def place(page: MapPage, name: str) -> QPoint:
    board = page.session.board
    assert board is not None
    centre = board.centre(name)
    assert centre is not None
    return at(page, *centre)


def key(qtbot: QtBot, page: MapPage, text: str) -> None:
    qtbot.keyClicks(page.canvas, text)


def drag(qtbot: QtBot, page: MapPage, start: QPoint, end: QPoint) -> None:
    qtbot.mousePress(page.canvas, LEFT, pos=start)
    for step in range(1, 6):
        qtbot.mouseMove(page.canvas, start + (end - start) * step / 5)
    qtbot.mouseRelease(page.canvas, LEFT, pos=end)


def test_keys_choose_tools(open_page: Open, qtbot: QtBot) -> None:
    page = open_page("graph")
    for text, name in (
        ("p", "place"),
        ("c", "link"),
        ("z", "zone"),
        ("t", "tag"),
        ("o", "lasso"),
        ("s", "select"),
    ):
        key(qtbot, page, text)
        assert page.canvas.tool is page.tools[name]
    key(qtbot, page, "b")  # a brush for cells: not on a graph
    assert page.canvas.tool is page.tools["select"]


def test_a_place_is_set_joined_moved_and_undone(open_page: Open, qtbot: QtBot) -> None:
    page = open_page("graph")
    before = page.session.document.render("map")
    key(qtbot, page, "p")
    qtbot.mouseClick(page.canvas, LEFT, pos=at(page, 100, 60))
    assert page.session.document.data["map"]["places"][-1]["id"] == "place-1"
    qtbot.mouseClick(page.canvas, LEFT, Qt.KeyboardModifier.ShiftModifier, at(page, 110, 90))
    assert page.session.document.data["map"]["links"][-1] == {
        "between": ["place-1", "place-2"],
        "kind": "road",
    }
    key(qtbot, page, "s")
    drag(qtbot, page, place(page, "place-2"), at(page, 30, 70))
    moved = page.session.document.data["map"]["places"][-1]["at"]
    assert abs(moved[0] - 30) < 3
    assert abs(moved[1] - 70) < 3
    assert page.session.stack.count() == 3
    for _ in range(3):
        page.session.stack.undo()
    assert page.session.document.render("map") == before


def test_dragging_from_place_to_place_joins_them(open_page: Open, qtbot: QtBot) -> None:
    page = open_page("graph")
    page.session.choose(link="rope")
    key(qtbot, page, "c")
    drag(qtbot, page, place(page, "tower-a"), place(page, "tower-c"))
    assert page.session.document.data["map"]["links"][-1] == {
        "between": ["tower-a", "tower-c"],
        "kind": "rope",
    }


def test_escape_leaves_a_drag_without_a_trace(open_page: Open, qtbot: QtBot) -> None:
    page = open_page("graph")
    before = page.session.document.render("map")
    start = place(page, "court")
    qtbot.mousePress(page.canvas, LEFT, pos=start)
    qtbot.mouseMove(page.canvas, start + QPoint(60, 40))
    assert page.session.document.render("map") != before
    qtbot.keyClick(page.canvas, Qt.Key.Key_Escape)
    assert page.session.document.render("map") == before
    assert page.session.stack.count() == 0


def test_delete_takes_the_links_along(open_page: Open, qtbot: QtBot, window: object) -> None:
    page = open_page("graph")
    qtbot.mouseClick(page.canvas, LEFT, pos=place(page, "court"))
    assert page.session.selection.places == {"court"}
    qtbot.keyClick(page.canvas, Qt.Key.Key_Delete)
    data = page.session.document.data["map"]
    assert [entry["id"] for entry in data["places"]] == ["tower-a", "tower-b", "tower-c"]
    assert [entry["between"] for entry in data["links"]] == [["tower-a", "tower-b"]]


def test_saving_a_moved_place_changes_its_line_alone(open_page: Open, qtbot: QtBot) -> None:
    page = open_page("graph")
    file = page.path / "map.yaml"
    before = file.read_text(encoding="utf-8").splitlines()
    qtbot.mouseClick(page.canvas, LEFT, pos=place(page, "tower-c"))
    qtbot.keyClick(page.canvas, Qt.Key.Key_Right)
    qtbot.keyClick(page.canvas, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    after = file.read_text(encoding="utf-8").splitlines()
    changed = [(one, other) for one, other in zip(before, after, strict=True) if one != other]
    assert len(changed) == 1
    assert changed[0][1].startswith("  - {id: 'tower-c', at: [ 64,100 ]")
    assert not page.modified


def test_the_keyboard_alone_draws(open_page: Open, qtbot: QtBot) -> None:
    page = open_page("graph")
    key(qtbot, page, "p")
    for _ in range(3):
        qtbot.keyClick(page.canvas, Qt.Key.Key_Right)
    qtbot.keyClick(page.canvas, Qt.Key.Key_Return)
    assert page.session.document.data["map"]["places"][-1]["id"] == "place-1"


def test_a_zone_is_drawn_corner_by_corner(open_page: Open, qtbot: QtBot) -> None:
    page = open_page("graph")
    key(qtbot, page, "z")
    for x, y in ((5, 60), (35, 60), (35, 90), (5, 90), (5, 60)):
        qtbot.mouseClick(page.canvas, LEFT, pos=at(page, x, y))
    zone = page.session.document.data["map"]["places"][-1]
    assert zone["id"] == "zone-1"
    assert len(zone["shape"]) == 4


def test_the_lasso_makes_a_region(open_page: Open, qtbot: QtBot) -> None:
    page = open_page("graph")
    key(qtbot, page, "o")
    corners = [(-15, -15), (140, -15), (140, 20), (-15, 20)]
    qtbot.mousePress(page.canvas, LEFT, pos=at(page, *corners[0]))
    for corner in corners[1:]:
        qtbot.mouseMove(page.canvas, at(page, *corner))
    qtbot.mouseRelease(page.canvas, LEFT, pos=at(page, *corners[-1]))
    (region,) = page.session.document.data["map"]["regions"]
    assert sorted(region["places"]) == ["tower-a", "tower-b"]


def test_untouched_files_are_not_written(open_page: Open, qtbot: QtBot) -> None:
    page = open_page("graph")
    file: Path = page.path / "map.yaml"
    stamp = file.stat().st_mtime_ns
    assert page.save()
    assert file.stat().st_mtime_ns == stamp


@pytest.mark.parametrize("start", [(), ("b",), ("a", "b", "c")])
def test_links_are_tagged_where_places_alone_would_say_more_than_was_drawn(start: tuple[str, ...]) -> None:
    """Three rooms that all touch: a way a-b-c has no step from c to a, whatever was on it before."""
    places = [
        {"id": name, "at": [at, at * at], "tags": ["track"] if name in start else []}
        for at, name in enumerate("abc")
    ]
    links = [{"between": list(pair), "kind": "open"} for pair in ("ab", "bc", "ca")]
    files: Any = {"map": {"kind": "graph", "places": places, "links": links}}
    route = Route(id="track", title="", group="", tag="track", kinds=frozenset({"open"}))
    wanted = {frozenset("ab"), frozenset("bc")}
    board = GraphBoard(files["map"])
    rerouted(board, route, steps_of(board, route) - wanted, on=False).apply(files)
    board = GraphBoard(files["map"])
    rerouted(board, route, wanted, on=True).apply(files)
    assert steps_of(GraphBoard(files["map"]), route) == wanted
