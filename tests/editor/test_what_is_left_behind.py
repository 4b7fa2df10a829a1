"""What the editor does beside one's work leaves nothing behind and lies over nothing."""

from __future__ import annotations

import tempfile
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit

from uguisu_editor import clipboard, operations
from uguisu_editor.canvas import thumbnails
from uguisu_lab.editor import process, trials

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

    Open = Callable[[str], MapPage]
SCENARIOS = Path(__file__).parents[2] / "scenarios"


@pytest.mark.parametrize("task", [process.serve, trials.serve])
def test_a_playtest_that_is_cancelled_leaves_no_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, task: Callable[..., None]
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    begun = process.PlaytestProcess(task)
    assert list(tmp_path.iterdir())
    begun.ask("get_ready", SCENARIOS / "temple" / "first_steps", {})
    begun.end()
    assert list(tmp_path.iterdir()) == []


def test_packs_of_the_welcome_page_are_read_beside_the_window_and_painted_in_it(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[str, bool]] = []

    def noting(name: str, do: Callable[..., object]) -> Callable[..., object]:
        def done(*args: object) -> object:
            drawn.append((name, threading.current_thread() is threading.main_thread()))
            return do(*args)

        return done

    for name in ("small_image", "painted", "drawn_of"):
        monkeypatch.setattr(thumbnails, name, noting(name, getattr(thumbnails, name)))
    tiles = window.welcome.tiles
    qtbot.waitUntil(
        lambda: (
            bool(tiles["bundled"]) and all(not tile.picture.pixmap().isNull() for tile in tiles["bundled"])
        ),
        timeout=60_000,
    )
    qtbot.waitUntil(lambda: sum(name == "painted" for name, _ in drawn) >= 3, timeout=60_000)
    assert {(name, in_the_windows_thread) for name, in_the_windows_thread in drawn} == {
        ("small_image", True),
        ("painted", True),
        ("drawn_of", False),
    }


def test_the_lesson_lies_over_no_page(window: MainWindow, open_page: Open, qtbot: QtBot) -> None:
    page = open_page("graph")
    window.actions_["tutorial"].trigger()
    strip = window.tutorial
    qtbot.waitUntil(strip.isVisible)

    def area(of: object) -> QRect:
        return QRect(of.mapTo(window, QPoint(0, 0)), of.size())  # type: ignore[attr-defined]

    for name in ("map", "mission", "cards", "scenario"):
        page.show_page(name)
        qtbot.wait(1)
        assert not area(strip).intersects(area(window.tabs))
        assert not area(strip).intersects(area(window.status))
    window.tabs.show_welcome()
    qtbot.wait(1)
    assert not area(strip).intersects(area(window.tabs))
    strip.close_button.click()
    assert not strip.isVisible()


def test_a_part_of_a_map_does_not_land_in_a_text_field(open_page: Open) -> None:
    page = open_page("graph")
    page.session.select(["court", "tower-a"])
    assert operations.copy(page)
    line, text = QLineEdit(), QPlainTextEdit()
    line.paste()
    text.paste()
    assert line.text() == text.toPlainText() == ""
    operations.paste_here(page, (200.0, 200.0))  # on the map, it does
    assert len(page.session.map["places"]) == 6


def test_a_part_that_was_sent_as_text_can_be_pasted_on_the_map(open_page: Open) -> None:
    page = open_page("graph")
    page.session.select(["court", "tower-a"])
    assert operations.copy(page)
    clipboard._leave()  # as when the editor is closed
    sent = QGuiApplication.clipboard().text()
    assert '"uguisu"' in sent
    operations.paste_here(page, (200.0, 200.0))
    assert len(page.session.map["places"]) == 6
