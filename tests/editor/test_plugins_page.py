"""What is installed is listed; a pack that needs more is shown, and changed only if somebody insists."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTreeWidget

from uguisu_changes.edits import Put
from uguisu_editor.dialogs.plugins import show_plugins

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.window import MainWindow

SCENARIOS = Path(__file__).parents[2] / "scenarios"


def test_the_page_lists_plugins_with_version_origin_and_what_they_add(
    window: MainWindow, qtbot: QtBot
) -> None:
    dialog = show_plugins(window)
    tree = dialog.findChild(QTreeWidget)
    assert isinstance(tree, QTreeWidget)
    rows = {
        item.text(0): item
        for item in (tree.topLevelItem(at) for at in range(tree.topLevelItemCount()))
        if item
    }
    assert set(window.registry.details) == set(rows)
    for name, info in window.registry.details.items():
        assert rows[name].text(1) == info.version
        assert rows[name].text(2) == info.origin
        assert rows[name].childCount() == len(info.provides)
    dialog.close()


def test_a_pack_that_lacks_a_plugin_is_read_only_until_somebody_insists(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    folder = tmp_path / "lacking"
    shutil.copytree(SCENARIOS / "temple" / "first_steps", folder)
    scenario = folder / "scenario.yaml"
    text = scenario.read_text(encoding="utf-8")
    scenario.write_text(text.replace("needs: {", "needs: {forest_sounds: '>=2', ", 1), encoding="utf-8")
    page = window.open_pack(folder)
    assert page is not None
    assert page.session.lacking == ["forest_sounds"]
    assert "forest_sounds" in page.banner.text
    assert "uguisu-forest-sounds" in page.banner.text
    edit = Put("map", ("title",), "Changed")
    assert not page.session.do("", edit)
    [button] = page.banner.buttons
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert page.session.do("", edit)


def test_a_misspelt_game_is_no_missing_plugin(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    folder = tmp_path / "misspelt"
    shutil.copytree(SCENARIOS / "temple" / "first_steps", folder)
    scenario = folder / "scenario.yaml"
    text = scenario.read_text(encoding="utf-8")
    scenario.write_text(text.replace("game: temple", "game: tempel", 1), encoding="utf-8")
    page = window.open_pack(folder)
    assert page is not None
    assert not page.session.read_only
