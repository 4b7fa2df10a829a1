"""Terrains of other maps of a game, and zones as rectangles that share their sides."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from uguisu_editor.docks.brushes import BrushesDock
from uguisu_editor.model.templates import make_pack

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

SCENARIOS = Path(__file__).parents[2] / "scenarios"
LEFT = Qt.MouseButton.LeftButton


@pytest.mark.long
def test_a_new_map_takes_lamps_from_other_maps_of_its_game(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    folder = make_pack(tmp_path / "yard", title="Yard", game="spies", version="", kind="squares", size=(4, 4))
    page = window.open_pack(folder)
    assert page is not None
    dock = window.docks["brushes"]
    assert isinstance(dock, BrushesDock)
    dock.known.aboutToShow.emit()
    actions = {str(action.data()): action for action in dock.known.actions()}
    assert {"lamp", "tree", "water"} <= set(actions)
    assert "floor" not in actions, "this map has it"
    assert not actions["lamp"].icon().isNull()
    qtbot.waitUntil(lambda: page.canvas.width() > page.tree.width())
    page.canvas.fit()
    actions["lamp"].trigger()
    assert page.canvas.tool is page.tools["brush"]
    legend = page.session.map["legend"]
    sign = page.session.choices.sign
    assert legend[sign]["terrain"] == "lamp"
    assert "lamp" in legend[sign]["tags"], "what the rules look for comes along"
    assert "sign" not in legend[sign]
    board = page.session.board
    assert board is not None
    qtbot.mouseClick(
        page.canvas, LEFT, pos=page.canvas.view.to_screen(*(board.centre("b2") or (0, 0))).toPoint()
    )
    assert page.session.map["rows"][1] == f".{sign}.."
    page.session.stack.undo()
    page.session.stack.undo()
    assert sign not in page.session.map["legend"]


@pytest.mark.long
def test_rectangles_of_zones_share_their_sides(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, open_page: Callable[[str], MapPage]
) -> None:
    shutil.copytree(SCENARIOS / "scorpion" / "garden_gate", tmp_path / "garden_gate")
    page = window.open_pack(tmp_path / "garden_gate")
    assert page is not None
    qtbot.waitUntil(lambda: page.canvas.width() > page.tree.width())
    page.canvas.fit()
    qtbot.keyClick(page.canvas, Qt.Key.Key_R)
    assert page.canvas.tool is page.tools["room"]

    def drag(
        start: tuple[float, float], end: tuple[float, float], keys: Qt.KeyboardModifier
    ) -> dict[str, object]:
        one, two = (page.canvas.view.to_screen(*at).toPoint() for at in (start, end))
        qtbot.mousePress(page.canvas, LEFT, keys, one)
        qtbot.mouseMove(page.canvas, two)
        qtbot.mouseRelease(page.canvas, LEFT, keys, two)
        found: dict[str, object] = page.session.map["places"][-1]
        return found

    board = page.session.board
    assert board is not None
    left, top, _, _ = board.bounds
    free = Qt.KeyboardModifier.ControlModifier
    count = len(page.session.map["places"])
    first = drag((left - 300, top - 300), (left - 200, top - 240), free)["shape"]
    assert isinstance(first, list)
    assert len(first) == 4
    (x0, _), (x1, y1) = first[0], first[2]
    slack = 4 / page.canvas.view.scale
    second = drag((x1 + slack, y1 + slack), (x1 + 120, y1 + 90), Qt.KeyboardModifier.NoModifier)["shape"]
    assert isinstance(second, list)
    assert second[0] == [x1, y1], "what is a few pixels off falls on the neighbour's corner"
    assert x0 < x1
    assert len(page.session.map["places"]) == count + 2
    page.session.stack.undo()
    assert len(page.session.map["places"]) == count + 1
