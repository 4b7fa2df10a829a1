"""Files that are dropped on the window, or double-clicked, are opened: packs, zips, recorded games with their packs."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QFileOpenEvent
from PySide6.QtWidgets import QApplication, QMessageBox

from uguisu.loading import load
from uguisu.match import Match
from uguisu_editor.app import Opener
from uguisu_tools.record import save as saves

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.window import MainWindow

SHIPPED = Path(__file__).parents[2] / "scenarios" / "temple" / "first_steps"
BUTTON, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def drop(window: MainWindow, *files: Path) -> None:
    dragged = QMimeData()
    dragged.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    at = QPointF(300, 300)
    entering = QDragEnterEvent(at.toPoint(), Qt.DropAction.CopyAction, dragged, BUTTON, NONE)
    QApplication.sendEvent(window, entering)
    assert entering.isAccepted()
    QApplication.sendEvent(window, QDropEvent(at, Qt.DropAction.CopyAction, dragged, BUTTON, NONE))


def saved_at(tmp_path: Path) -> Path:
    match = Match(load(SHIPPED), seed=5)
    match.play(match.legal()[0])
    file = tmp_path / "game.json"
    saves.save(match, file)
    return file


def test_a_saved_game_opens_with_its_pack(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    drop(window, saved_at(tmp_path))
    page = window.page
    assert page is not None
    assert page.path.name == "first_steps"
    qtbot.waitUntil(lambda: page.play is not None and bool(page.play.table.moves), timeout=60_000)


def test_a_pack_in_a_zip_is_offered_to_be_unpacked(window: MainWindow, tmp_path: Path) -> None:
    zipped = Path(shutil.make_archive(str(tmp_path / "steps"), "zip", SHIPPED))
    drop(window, zipped)
    [box] = window.findChildren(QMessageBox)
    assert "steps.zip is a zip" in box.text()
    box.reject()


def test_a_double_click_on_macos_is_heard(window: MainWindow, tmp_path: Path) -> None:
    opener = Opener(window)
    app = QApplication.instance()
    assert app is not None
    app.installEventFilter(opener)
    try:
        QApplication.sendEvent(app, QFileOpenEvent(str(SHIPPED)))
    finally:
        app.removeEventFilter(opener)
    assert window.page is not None
    assert window.page.path == SHIPPED


def test_one_whose_pack_is_not_here_says_so(window: MainWindow, tmp_path: Path) -> None:
    file = saved_at(tmp_path)
    file.write_text(file.read_text("utf-8").replace('"first_steps"', '"last_steps"'), "utf-8")
    drop(window, file)
    [box] = window.findChildren(QMessageBox)
    assert "version 1.0 of the pack 'temple/last_steps'" in box.text().replace("\u200b", "")
    box.reject()
