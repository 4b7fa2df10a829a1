"""Every page, for who hears it and uses no mouse: what takes the keyboard has a name; titles from right to left stay whole."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QTabBar,
    QTableView,
    QTabWidget,
    QWidget,
)

from uguisu_changes.edits import Put

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.play.table import Table
    from uguisu_editor.window import MainWindow

SCENARIOS = Path(__file__).parents[2] / "scenarios"
OWNERS = (QComboBox, QAbstractSpinBox, QTabBar, QAbstractItemView, QTabWidget)
"""What speaks for the parts inside it."""
SOON = 180_000


def nameless(window: QWidget) -> list[str]:
    """What the keyboard comes to, and a screen reader can say nothing of."""
    QCoreApplication.processEvents()  # tabs of docks get their name when they have their place
    found = []
    for widget in window.findChildren(QWidget):
        reached = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible() and widget.isEnabled()
        if not reached or widget.focusProxy() is not None or isinstance(widget.parentWidget(), OWNERS):
            continue
        if widget.objectName().startswith("qt_") or type(widget) in (QScrollArea, QAbstractScrollArea):
            continue
        if isinstance(widget, QTabBar) and not widget.count():  # Qt keeps those that it has no use for
            continue
        spoken = QAccessible.queryAccessibleInterface(widget)
        if spoken is None or not (spoken.text(QAccessible.Text.Name) or widget.accessibleName()):
            parent = widget.parentWidget()
            found.append(f"{type(widget).__name__} {widget.objectName()} in {type(parent).__name__}")
    return found


def pages(window: MainWindow, page: MapPage, qtbot: QtBot) -> Iterator[str]:
    """Show one page of a pack after another."""
    for name in ("map", *page.pages, "play"):
        page.show_page(name)
        if name == "play":
            assert page.play is not None
            qtbot.waitUntil(partial(_may_move, page.play.table), timeout=SOON)
        if name == "panel-playtest":
            panel = page.pages[name].widget()  # type: ignore[attr-defined]
            qtbot.waitUntil(lambda panel=panel: bool(panel.bots), timeout=SOON)  # type: ignore[misc]
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        yield name


def _may_move(table: Table) -> bool:
    return bool(table.moves) and not table.process.waiting


@pytest.fixture
def page(window: MainWindow, tmp_path: Path) -> MapPage:
    """A pack with all kinds of files."""
    folder = tmp_path / "back_yard"
    shutil.copytree(SCENARIOS / "spies" / "back_yard", folder)
    found = window.open_pack(folder)
    assert found is not None
    return found


@pytest.mark.long
def test_whatever_takes_the_keyboard_has_a_name_on_every_page(
    window: MainWindow, page: MapPage, qtbot: QtBot
) -> None:
    silent = {name: found for name in pages(window, page, qtbot) if (found := nameless(window))}
    window.panes.toggle("problems")
    window.tabs.show_welcome()
    qtbot.waitUntil(lambda: bool(window.welcome.tiles["bundled"]), timeout=SOON)
    if found := nameless(window):
        silent["welcome"] = found
    window.open_pack(SCENARIOS / "spies" / "embassy_night")
    if found := nameless(window):
        silent["campaign"] = found
    assert silent == {}


def test_tab_comes_by_every_control_of_a_page_and_goes_on(window: MainWindow, page: MapPage) -> None:
    page.show_page("texts")
    texts = page.pages["texts"]
    texts.setFocus()
    window.activateWindow()
    start = window.focusWidget()
    seen = []
    while len(seen) < 200:
        window.focusNextChild()
        seen.append(window.focusWidget())
        if seen[-1] is start:
            break
    wanted = [
        widget
        for widget in texts.findChildren(QWidget)
        if widget.isVisible()
        and widget.isEnabled()
        and type(widget) in (QLineEdit, QCheckBox, QPushButton, QTableView)
    ]
    assert len(wanted) >= 6
    assert [widget for widget in wanted if widget not in seen] == []


def test_a_new_pack_asks_on_every_page_by_name(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    """A pack that has nothing yet: pages that say how to begin."""
    folder = tmp_path / "bare"
    folder.mkdir()
    for name in ("scenario.yaml", "map.yaml"):
        shutil.copy(SCENARIOS / "spies" / "back_yard" / name, folder / name)
    page = window.open_pack(folder)
    assert page is not None
    silent = {}
    for name in ("mission", "cards", "rulings", "texts"):
        page.show_page(name)
        if found := nameless(window):
            silent[name] = found
    assert silent == {}


@pytest.mark.parametrize("title", ["החצר האחורית", "الفناء الخلفي 2"])
def test_titles_from_right_to_left_stay_as_they_are(window: MainWindow, page: MapPage, title: str) -> None:
    page.session.do("", Put("scenario", ("title",), title))
    page.session.do("", Put("map", ("title",), title))
    window.tabs.retitle()
    assert window.tabs.tabText(window.tabs.indexOf(page)).endswith(title)
    assert title in window.windowTitle()
    page.show_page("scenario")
    assert page.save()
    window.tabs.show_welcome()
