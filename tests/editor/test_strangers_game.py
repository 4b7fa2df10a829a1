"""A game from another distribution is drawn, played and playtested, without a line of the editor's code for it."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from uguisu.plugins import forget_installed
from uguisu_changes.edits import Put
from uguisu_lab.editor.panel import PlaytestPanel
from uguisu_tools import children

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.window import MainWindow

STRANGER = Path(__file__).parents[1] / "plugins" / "stranger" / "uguisu_stranger"
LEFT, CONTROL = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier
SOON = 30_000


@pytest.fixture
def stranger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Install a stranger's distribution; returns the folder of packages it is in."""
    site = tmp_path / "site"
    shutil.copytree(STRANGER, site / "uguisu_stranger", ignore=shutil.ignore_patterns("__pycache__"))
    info = site / "uguisu_stranger-2.5.0.dist-info"
    info.mkdir()
    metadata = "Metadata-Version: 2.1\nName: uguisu-stranger\nVersion: 2.5.0\n"
    (info / "METADATA").write_text(metadata, encoding="utf-8")
    entry = "[uguisu]\nstranger = uguisu_stranger.plugin\n"
    (info / "entry_points.txt").write_text(entry, encoding="utf-8")
    monkeypatch.syspath_prepend(str(site))
    monkeypatch.setenv("PYTHONPATH", f"{site}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    monkeypatch.setattr(children, "KEPT", children.KEPT | {"PYTHONPATH"})  # in place of installing it
    forget_installed()
    yield site
    forget_installed()
    for name in [name for name in sys.modules if name.split(".")[0] == "uguisu_stranger"]:
        del sys.modules[name]


@pytest.mark.long
@pytest.mark.usefixtures("stranger")
def test_a_strangers_game_is_drawn_played_and_playtested(
    stranger: Path, window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    folder = tmp_path / "pond"
    shutil.copytree(stranger / "uguisu_stranger" / "packs" / "pond", folder)
    page = window.open_pack(folder)
    assert page is not None
    assert page.session.game is not None
    assert not page.session.read_only
    page.session.do("", Put("map", ("title",), "A pond of our own"))

    qtbot.keyClick(window, Qt.Key.Key_R, CONTROL)
    play = page.play
    assert play is not None
    table = play.table
    table.pace = 0
    for _ in range(200):
        qtbot.waitUntil(
            lambda: (
                (bool(table.moves) or table.over or bool(table.handing_over)) and not table.process.waiting
            ),
            timeout=SOON,
        )
        if table.over:
            break
        if table.handing_over:
            qtbot.mouseClick(play.curtain.button, LEFT)
            continue
        play.choice.decide(table.moves[0]["notation"])
    assert table.over
    assert play.side.again_button.isVisible()
    assert play.side.headline.text()

    window.actions_["playtest"].trigger()
    dock = window.page.pages["panel-playtest"].widget()  # type: ignore[union-attr, attr-defined]
    assert isinstance(dock, PlaytestPanel)
    qtbot.waitUntil(lambda: bool(dock.bots), timeout=SOON)
    dock.playtest.stop()  # the first games of a pack begin by themselves
    dock.games.setValue(6)
    qtbot.mouseClick(dock.run_button, LEFT)
    qtbot.waitUntil(lambda: not dock.playtest.running, timeout=SOON)
    found = dock.playtest.found
    assert found is not None, dock.playtest.trouble
    assert (found.game, found.played) == ("pond", 6)
    assert "jumps" in str([measure.id for measure in found.measures])
