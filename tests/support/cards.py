"""The page of cards in tests: found, chosen from, clicked."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QListWidget, QWidget

from uguisu_editor.model.card_faces import CardFace
from uguisu_editor.pages.cards_page import CardsPage

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

SCENARIOS = Path(__file__).parents[2] / "scenarios"
SOON = 60_000


@pytest.fixture
def opened(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> Callable[[str], MapPage]:
    """Open a copy of a shipped family's pack, on its page of cards, and have it checked."""

    def open_it(name: str) -> MapPage:
        family = name.partition("/")[0]
        shutil.copytree(SCENARIOS / family, tmp_path / "packs" / family)
        page = window.open_pack(tmp_path / "packs" / name)
        assert page is not None
        qtbot.waitExposed(window)
        with qtbot.waitSignal(page.checker.found, timeout=SOON):
            page.checker.check_now()
        page.show_page("cards")
        shown = page.pages["cards"]
        assert isinstance(shown, CardsPage)
        shown.refresh()
        return page

    return open_it


def cards_of(page: MapPage) -> CardsPage:
    """The page of cards."""
    shown = page.pages["cards"]
    assert isinstance(shown, CardsPage)
    return shown


def choose(shown: CardsPage, card: str) -> int:
    """Choose a card in the gallery; return its number."""
    row = next(row for row in range(shown.grid.count()) if shown.grid.item(row).data(0x100) == card)
    shown.grid.setCurrentRow(row)
    return next(at for at, one in enumerate(shown.cards()) if one.get("id") == card)


class Hand:
    """Clicks with the mouse, and counts that: nothing is chosen, opened or typed in another way."""

    def __init__(self, qtbot: QtBot) -> None:
        self._qtbot, self.clicks = qtbot, 0

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        self._qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at or QPoint())
        self.clicks += 1

    def pick(self, of: QListWidget, row: int) -> None:
        of.scrollToItem(of.item(row))  # a wheel, and no click
        self.click(of.viewport(), of.visualItemRect(of.item(row)).center())


def drawn_faces(shown: CardsPage, qtbot: QtBot) -> dict[str, CardFace]:
    qtbot.waitUntil(lambda: bool(shown._faces), timeout=SOON)
    return shown._faces
