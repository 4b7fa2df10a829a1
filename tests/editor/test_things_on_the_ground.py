"""Rocks and boats lie on the ice: hex and palette show both; grounds and things are two groups."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from uguisu_editor.map_kinds.grid.painter import GridPainter

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

SCENARIOS = Path(__file__).parents[2] / "scenarios"


@pytest.fixture
def page(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> MapPage:
    shutil.copytree(SCENARIOS / "senjutsu", tmp_path / "senjutsu")
    page = window.open_pack(tmp_path / "senjutsu" / "frozen_lake")
    assert page is not None
    window.show()
    qtbot.waitUntil(lambda: bool(page.session.digest) and not page.checker.checking, timeout=60_000)
    return page


def test_a_rock_lies_on_the_ice(page: MapPage, qtbot: QtBot) -> None:
    painter, board = page.canvas.painter_, page.session.board
    assert isinstance(painter, GridPainter)
    assert board is not None
    assert painter.fills["r"] == painter.fills["o"] == painter.fills["."]
    assert painter.things["r"] != painter.fills["."]
    qtbot.waitUntil(lambda: page.canvas.up_to_date)
    seen = page.canvas.grab().toImage()
    x, y = board.centre("d2") or (0.0, 0.0)

    def colour(dx: float) -> str:
        at = page.canvas.view.to_screen(x + dx, y).toPoint() * seen.devicePixelRatio()
        return seen.pixelColor(at).name()

    assert colour(0.88) == painter.fills["."].name(), "beside the rock one sees the ice"
    assert colour(0.0) != painter.fills["."].name()


def test_grounds_and_things_are_two_groups(page: MapPage) -> None:
    offers = {offer.key: offer for offer in page.drawing.palette_.offers.all()}
    assert offers["ground:."].group == "Ground"
    assert offers["ground:r"].group == offers["ground:o"].group == "What lies on it"
    rock = page.drawing.palette_.offers.icon(offers["ground:r"]).pixmap(64, 64).toImage()
    assert rock.pixelColor(32, 9).name() == "#d5e8f2"
    assert rock.pixelColor(3, 3).alpha() == 0, "a hex, as on the map"
