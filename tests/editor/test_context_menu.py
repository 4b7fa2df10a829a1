"""The menu of the right button: what it offers of a place, a link, a border, an empty spot, and that it does it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from uguisu_editor.context_menu import context_menu

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

Open = Callable[[str], "MapPage"]


@pytest.fixture
def menu(window: MainWindow) -> Callable[[MapPage, tuple[float, float]], dict[str, QAction]]:
    """Ask for the menu of a point of the map; return its actions by their words, those of submenus after a slash."""

    def ask(page: MapPage, at: tuple[float, float], *, alt: bool = False) -> dict[str, QAction]:
        held = Qt.KeyboardModifier.AltModifier if alt else Qt.KeyboardModifier.NoModifier
        found = context_menu(window, page, page.canvas.touch(page.canvas.view.to_screen(*at), held))
        return dict(actions(found, ""))

    return ask


def actions(menu: QMenu, before: str) -> list[tuple[str, QAction]]:
    found: list[tuple[str, QAction]] = []
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            found += actions(inner, f"{before}{action.text().replace('&', '')}/")
        elif not action.isSeparator():
            found.append((before + action.text().replace("&", ""), action))
    return found


def data(page: MapPage) -> dict[str, Any]:
    found = page.session.document.data["map"]
    assert isinstance(found, dict)
    return found


def test_of_places_links_and_nothing_on_a_graph(open_page: Open, menu: Any) -> None:
    page = open_page("graph")
    before = page.session.document.render("map")
    page.choose_tool("select")
    found = menu(page, (60, 40))
    assert page.session.selection.places == {"court"}
    assert {"Rename everywhere…", "Cut", "Copy", "Delete", "Keep as a stamp…"} <= found.keys()
    found["Copy"].trigger()
    menu(page, (30, 70))["Paste here"].trigger()
    assert data(page)["places"][4]["at"] == pytest.approx([30, 70], abs=3)
    page.session.stack.undo()
    found["Tags/tower"].trigger()
    assert data(page)["places"][3]["tags"] == ["inner", "tower"]
    menu(page, (60, 40))["Region/New region of these"].trigger()
    assert data(page)["regions"][0]["places"] == ["court"]
    assert menu(page, (60, 40))["Region/Region-1"].isChecked()
    menu(page, (60, 40))["Put into Scenario/Where the ninja starts"].trigger()
    menu(page, (60, 40))["Put into Scenario/Where the samurai start"].trigger()
    assert page.session.document.data["scenario"]["options"] == {
        "samurai": 3,
        "ninja_start": "court",
        "samurai_start": ["court"],
    }
    menu(page, (60, 40))["Put into Scenario/Where the samurai start"].trigger()
    assert page.session.document.data["scenario"]["options"]["samurai_start"] == []

    found = menu(page, (60, 0))  # between the towers
    assert page.session.selection.links == {0}
    found["Kind/bridge"].trigger()
    menu(page, (60, 0))["One way only"].trigger()
    menu(page, (60, 0))["Turn round"].trigger()
    link = {"between": ["tower-b", "tower-a"], "kind": "bridge", "one_way": True}
    assert data(page)["links"][0] == link
    menu(page, (60, 0))["One way only"].trigger()
    assert "one_way" not in data(page)["links"][0]

    found = menu(page, (-10, 90))
    assert not page.session.selection
    found["New place here"].trigger()
    assert data(page)["places"][4]["at"] == pytest.approx([-10, 90], abs=3)
    page.session.select(["place-1", "tower-c"])
    menu(page, (60, 100))["Link the two by a road"].trigger()
    assert data(page)["links"][4]["between"] == ["place-1", "tower-c"]
    while page.session.stack.canUndo():
        page.session.stack.undo()
    assert page.session.document.render("map") == before


def test_of_cells_and_borders(open_page: Open, menu: Any) -> None:
    page = open_page("squares")
    page.choose_tool("select")
    page.session.select(["a2", "b2"])
    menu(page, (0.5, 1.5))["Terrain/rock"].trigger()  # one of the selection: all of it is meant
    assert data(page)["rows"][1] == "##..#"
    menu(page, (1.0, 0.5), alt=True)["Kind/bridge"].trigger()
    assert data(page)["borders"] == [{"between": ["a1", "b1"], "kind": "bridge"}]
    menu(page, (1.0, 0.5), alt=True)["Delete"].trigger()
    assert data(page)["borders"] == []


def test_the_right_button_picks_with_brushes_and_asks_otherwise(open_page: Open, qtbot: QtBot) -> None:
    page = open_page("squares")
    asked: list[object] = []
    page.canvas.menu_asked.disconnect()
    page.canvas.menu_asked.connect(lambda touch, _: asked.append(touch))
    spot = page.canvas.view.to_screen(4.5, 0.5).toPoint()
    page.session.choose(sign=".")
    page.choose_tool("brush")
    right_click(page, spot, Qt.KeyboardModifier.NoModifier)
    assert (asked, page.session.choices.sign) == ([], "#")
    right_click(page, spot, Qt.KeyboardModifier.ShiftModifier)
    assert len(asked) == 1
    page.choose_tool("select")
    right_click(page, spot, Qt.KeyboardModifier.NoModifier)
    assert len(asked) == 2


def test_the_keyboard_opens_it_at_what_is_selected(open_page: Open, window: MainWindow) -> None:
    page = open_page("graph")
    page.choose_tool("select")
    page.session.select(["tower-c"])
    window.actions_["here"].trigger()
    found = page.canvas.findChild(QMenu, "menu-here")
    assert isinstance(found, QMenu)
    assert found.isVisible()
    assert found.actions()[0].text() == "tower-c"
    found.close()


def right_click(page: MapPage, at: Any, held: Qt.KeyboardModifier) -> None:
    from PySide6.QtGui import QContextMenuEvent, QMouseEvent
    from PySide6.QtWidgets import QApplication

    place, right = QPointF(at), Qt.MouseButton.RightButton
    press = QMouseEvent(QMouseEvent.Type.MouseButtonPress, place, place, right, right, held)
    QApplication.sendEvent(page.canvas, press)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, page.canvas.mapToGlobal(at), held)
    QApplication.sendEvent(page.canvas, event)
