"""Checks run beside the window: it says so, they can be stopped, and a lint that hangs or crashes is left out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from tests.support.lints_that_hang import serve_crashing, serve_hanging, serve_slowly

from uguisu_changes.edits import Put
from uguisu_editor import checker
from uguisu_editor.docks.problems import ProblemsDock
from uguisu_editor.model import check_process
from uguisu_editor.model.check_process import CheckProcess

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

Open = Callable[[str], "MapPage"]


@pytest.fixture
def hanging(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """All checks of the test have a lint that never ends."""
    begun: list[CheckProcess] = []

    def begin() -> CheckProcess:
        begun.append(CheckProcess(serve_hanging))
        return begun[-1]

    monkeypatch.setattr(check_process, "idle", [])
    monkeypatch.setattr(check_process, "CheckProcess", begin)
    yield
    for process in begun:
        process.end()


@pytest.mark.long
@pytest.mark.usefixtures("hanging")
def test_a_lint_that_never_ends_stops_neither_the_window_nor_the_other_lints(
    window: MainWindow, open_page: Open, qtbot: QtBot
) -> None:
    page = open_page("graph")
    page.checker.budget = 2.0
    page.session.do("", Put("map", ("places", 0, "tags"), ["twoer"]))
    qtbot.waitUntil(lambda: "temple-towers" in [found.code for found in page.problems], timeout=60_000)
    assert page.checker.left_out == {"trial-hangs"}
    dock = window.docks["problems"]
    assert isinstance(dock, ProblemsDock)
    assert "trial-hangs" in dock.state.text()
    page.session.stack.undo()
    qtbot.waitUntil(lambda: "temple-towers" not in [found.code for found in page.problems], timeout=60_000)


@pytest.mark.usefixtures("hanging")
def test_a_check_is_shown_and_can_be_stopped(window: MainWindow, open_page: Open, qtbot: QtBot) -> None:
    page = open_page("graph")
    dock = window.docks["problems"]
    assert isinstance(dock, ProblemsDock)
    dock.show()
    qtbot.waitUntil(dock.stop_button.isVisible)
    assert dock.state.text() == "Checking…"
    page.session.do("", Put("map", ("title",), "drawn meanwhile"))
    assert page.session.document.look("map", ("title",)) == "drawn meanwhile"
    qtbot.mouseClick(dock.stop_button, Qt.MouseButton.LeftButton)
    assert not page.checker.checking
    assert not dock.stop_button.isVisible()
    assert "F5" in dock.state.text()
    window.actions_["check"].trigger()
    assert page.checker.checking


@pytest.mark.long
def test_a_lint_that_takes_its_process_down_is_left_out(
    open_page: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check_process, "idle", [])
    monkeypatch.setattr(check_process, "CheckProcess", partial(CheckProcess, serve_crashing))
    page = open_page("graph")
    with qtbot.waitSignal(page.checker.found, timeout=60_000):
        page.checker.check_now()
    assert page.checker.left_out == {"trial-crashes"}
    assert not page.checker.stopped


@pytest.mark.long
def test_a_process_outlives_the_page_it_worked_for(
    window: MainWindow, open_page: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check_process, "idle", [])
    page = open_page("graph")
    page.session.do("", Put("map", ("places", 0, "tags"), ["twoer"]))
    page.checker.check_now()
    page.session.stack.setClean()
    window.close_tab(window.tabs.indexOf(page))
    assert len(check_process.idle) == 1
    page = open_page("hexes")
    with qtbot.waitSignal(page.checker.found, timeout=60_000):
        page.checker.check()
    qtbot.waitUntil(lambda: check_process.idle != [])
    assert "likely-misspelt-tag" not in [found.code for found in page.problems]


@pytest.mark.long
@pytest.mark.usefixtures("hanging")
def test_a_process_that_hangs_is_ended_with_its_page(
    window: MainWindow, open_page: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checker, "SLOW", 0.2)
    page = open_page("graph")
    dock = window.docks["problems"]
    assert isinstance(dock, ProblemsDock)
    dock.show()
    qtbot.waitUntil(dock.stop_button.isVisible)
    qtbot.waitUntil(lambda: page.checker.step == "trial-hangs", timeout=60_000)
    qtbot.wait(300)
    window.close_tab(window.tabs.indexOf(page))
    assert check_process.idle == []


@pytest.mark.long
def test_a_parcel_on_its_way_is_not_mixed_up_with_the_next(qtbot: QtBot, tmp_path: Path) -> None:
    process = CheckProcess(serve_slowly)
    large = {"map.yaml": "x" * 3_000_000}
    for _ in range(4):
        process.begin(tmp_path, large)
    answers: list[object] = []

    def answered() -> bool:
        found = process.look()
        if found is not None:
            answers.append(found)
        return bool(answers)

    qtbot.waitUntil(answered, timeout=60_000)
    assert answers == [(3_000_000, None)]
    process.end()
