"""Tiles of packs: what can be done with one is offered where the mouse is, and on no other."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QWidget

from uguisu_editor.packs import PackCard
from uguisu_editor.pages.tiles import PackTile

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.fixture
def shelf(qtbot: QtBot) -> QWidget:
    """Two tiles that lie over each other, as before they are laid out."""
    found = QWidget()
    qtbot.addWidget(found)
    for name in ("yard", "depot"):
        PackTile(PackCard(Path(name), name, "spies"), "Spies", "", whole=True, parent=found)
    found.show()
    found.setFocus()
    return found


def enter(tile: PackTile) -> None:
    QApplication.sendEvent(tile, QEnterEvent(QPointF(5, 5), QPointF(5, 5), QPointF(5, 5)))


def test_it_is_offered_where_the_mouse_is(shelf: QWidget) -> None:
    tiles = shelf.findChildren(PackTile)
    for tile, other in (tiles, tiles[::-1]):
        enter(tile)
        assert (tile._over.isHidden(), other._over.isHidden()) == (False, True)
    QApplication.sendEvent(tiles[0], QEvent(QEvent.Type.Leave))
    assert all(tile._over.isHidden() for tile in tiles)


def test_tiles_over_each_other_do_not_call_each_other_for_ever(
    shelf: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Qt says that the mouse came whenever something is shown or hidden under it."""
    tiles = shelf.findChildren(PackTile)
    for tile, other in (tiles, tiles[::-1]):
        show = tile._over.setVisible

        def shown(visible: bool, show=show, other=other) -> None:
            show(visible)
            enter(other)

        monkeypatch.setattr(tile._over, "setVisible", shown)
    enter(tiles[0])
    assert (tiles[0]._over.isHidden(), tiles[1]._over.isHidden()) == (False, True)
