"""What the window's edges offer on every page: finding, beginning, sharing, how large the map is; the type it is all set in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFontInfo, QFontMetrics
from PySide6.QtWidgets import QApplication, QTabBar, QToolButton

from uguisu_editor.dialogs.choosing import ChoiceDialog
from uguisu_editor.fonts import SANS, SERIF
from uguisu_editor.i18n import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

    Open = Callable[[str], MapPage]
CONTROL = Qt.KeyboardModifier.ControlModifier


def _chooser(window: MainWindow) -> ChoiceDialog:
    found = [chooser for chooser in window.findChildren(ChoiceDialog) if chooser.isVisible()]
    assert len(found) == 1
    return found[0]


def test_the_line_at_the_top_finds_commands_and_places(
    window: MainWindow, open_page: Open, qtbot: QtBot
) -> None:
    page = open_page("squares")
    field = window.beside_menus.field
    assert field.isVisible()
    qtbot.mouseClick(field, Qt.MouseButton.LeftButton)
    chooser = _chooser(window)
    qtbot.keyClicks(chooser.line, "b2")
    qtbot.keyClick(chooser.line, Qt.Key.Key_Return)
    assert page.session.selection.places == {"b2"}
    page.show_page("texts")
    qtbot.keyClick(window, Qt.Key.Key_K, CONTROL)
    chooser = _chooser(window)
    qtbot.keyClicks(chooser.line, "c1")
    qtbot.keyClick(chooser.line, Qt.Key.Key_Return)
    assert (page.mode, page.session.selection.places) == ("map", {"c1"})


def test_sharing_is_offered_beside_the_tabs_where_there_is_something_to_share(
    window: MainWindow, open_page: Open
) -> None:
    assert not window.beside_tabs.share.isVisible()
    open_page("graph")
    assert window.beside_tabs.share.isVisible()
    window.tabs.show_welcome()
    assert not window.beside_tabs.share.isVisible()
    assert window.beside_tabs.new.isVisible()


def test_the_sign_to_begin_something_new_stays_behind_the_last_tab(
    window: MainWindow, open_page: Open, qtbot: QtBot
) -> None:
    """Also when one more is opened, and never over a tab."""
    bar, new = window.tabs.tabBar(), window.beside_tabs.new

    def behind() -> int:
        last = bar.tabRect(bar.count() - 1)
        return new.x() - bar.mapTo(window.tabs, last.topRight()).x()

    qtbot.waitUntil(lambda: 0 < behind() < 20)
    before = new.x()
    open_page("graph")
    qtbot.waitUntil(lambda: 0 < behind() < 20)
    assert new.x() > before


def test_tabs_show_the_sign_of_their_game_and_are_closed_by_a_cross(
    window: MainWindow, open_page: Open, qtbot: QtBot
) -> None:
    page = open_page("graph")
    at, bar = window.tabs.indexOf(page), window.tabs.tabBar()
    assert not window.tabs.tabIcon(at).isNull()
    cross = bar.tabButton(at, QTabBar.ButtonPosition.RightSide)
    assert isinstance(cross, QToolButton)
    assert cross.accessibleName()
    qtbot.mouseClick(cross, Qt.MouseButton.LeftButton)
    assert window.tabs.indexOf(page) < 0


def test_how_large_the_map_is_stands_at_the_foot(window: MainWindow, open_page: Open, qtbot: QtBot) -> None:
    page, zoom = open_page("hexes"), window.status.zoom
    page.canvas.actual_size()
    assert (zoom.isVisible(), zoom.share.text()) == (True, "100 %")
    qtbot.mouseClick(zoom.buttons["zoom-in"], Qt.MouseButton.LeftButton)
    assert zoom.share.text() == "125 %"
    qtbot.mouseClick(zoom.buttons["fit"], Qt.MouseButton.LeftButton)
    board = page.session.board
    assert board is not None
    left, top, right, bottom = board.bounds
    for corner in ((left, top), (right, bottom)):
        assert page.canvas.rect().contains(page.canvas.view.to_screen(*corner).toPoint())
    page.show_page("scenario")
    assert not zoom.isVisible()


def _inked(page: MapPage, middle: QPointF) -> bool:
    """Whether something is written about a point of the canvas."""
    picture = page.canvas.grab().toImage()
    share = picture.devicePixelRatio()
    x, y = round(middle.x() * share), round(middle.y() * share)
    seen = {picture.pixel(x + dx, y + dy) for dx in range(-8, 9) for dy in range(-8, 9)}
    return len(seen) > 1


def test_rows_and_columns_of_squares_are_told_at_the_rim(window: MainWindow, open_page: Open) -> None:
    page = open_page("squares")
    page.canvas.actual_size()
    board, view = page.session.board, page.canvas.view
    assert board is not None
    left, top, _, _ = board.bounds
    corner = view.to_screen(left, top)
    assert corner.x() > 24
    assert corner.y() > 24
    first = QPointF(corner.x() + 32, corner.y() - 12)
    assert _inked(page, first)
    page.session.hidden_layers |= {"labels"}
    page.canvas.update()
    assert not _inked(page, first)
    page.session.hidden_layers -= {"labels"}
    page.canvas.pan(0, -corner.y() - 100)  # the first row is above the screen: its letters stay in sight
    page.canvas.update()
    assert _inked(page, QPointF(first.x(), 14))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_is_set_in_our_own_type(window: MainWindow, language: str) -> None:
    """What a desktop has is as wide as it likes, and lacks letters."""
    window.set_language(language)
    assert QFontInfo(window.font()).family() == SANS
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    for family in (SANS, SERIF):
        font = app.font()
        font.setFamily(family)
        assert QFontInfo(font).family() == family
        metrics = QFontMetrics(font)
        assert all(metrics.inFontUcs4(ord(letter)) for letter in "aàèéìòùzàяёіїєґщ—«»„“…×№")
