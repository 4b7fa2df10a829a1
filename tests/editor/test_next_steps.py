"""What one tries with a pack from its playtest: it runs beside the editor, can be stopped, and is known the next time."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from uguisu_changes.edits import Put
from uguisu_lab.editor.panel import PlaytestPanel
from uguisu_lab.editor.trials import COMPARE, FAIR, MATTERS, SOLVE

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

SCENARIOS = Path(__file__).parents[2] / "scenarios"
LEFT = Qt.MouseButton.LeftButton
SOON = 120_000


@pytest.fixture
def panel(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> PlaytestPanel:
    """The playtest of a small pack, with bots that move at random."""
    folder = tmp_path / "packs" / "first_steps"
    shutil.copytree(SCENARIOS / "temple" / "first_steps", folder)
    page = window.open_pack(folder)
    assert page is not None
    return opened(page, qtbot)


def opened(page: MapPage, qtbot: QtBot) -> PlaytestPanel:
    page.show_page("panel-playtest")
    found = page.pages["panel-playtest"].widget()  # type: ignore[attr-defined]
    assert isinstance(found, PlaytestPanel)
    qtbot.waitUntil(lambda: bool(found.bots), timeout=SOON)
    found.playtest.stop()
    for combo in found.bots.values():
        combo.setCurrentText("random")
    return found


def finished(panel: PlaytestPanel, qtbot: QtBot) -> tuple[str, ...]:
    """What the trial that runs says in the end."""
    trials = panel.next_steps.trials
    assert trials.running
    qtbot.waitUntil(lambda: not trials.running, timeout=SOON)
    assert trials.trouble == ""
    return trials.tried[0].told


@pytest.mark.long
def test_a_pack_is_solved_and_that_is_known_the_next_time(
    window: MainWindow, panel: PlaytestPanel, qtbot: QtBot
) -> None:
    qtbot.mouseClick(panel.next_steps.buttons[SOLVE], LEFT)
    told = finished(panel, qtbot)
    assert told[0].startswith("If nobody makes a mistake, Samurai wins")
    page = window.page
    assert page is not None
    folder = page.path
    window.close_tab(window.tabs.indexOf(page))
    again = window.open_pack(folder)
    assert again is not None
    found = opened(again, qtbot)
    assert [tried.told for tried in found.next_steps.trials.tried] == [told]


@pytest.mark.long
def test_what_was_found_travels_with_the_pack_and_grows_stale(
    window: MainWindow, panel: PlaytestPanel, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel.games.setValue(3)
    qtbot.mouseClick(panel.run_button, LEFT)
    qtbot.waitUntil(lambda: not panel.playtest.running, timeout=SOON)
    page = window.page
    assert page is not None
    elsewhere = tmp_path / "other" / "first_steps"
    shutil.copytree(page.path, elsewhere)
    monkeypatch.setenv("UGUISU_STATE", str(tmp_path / "another machine"))
    again = window.open_pack(elsewhere)
    assert again is not None
    with qtbot.waitSignal(again.checker.found, timeout=SOON):
        again.checker.check_now()
    found = opened(again, qtbot)
    assert found.heading.text() == panel.heading.text() == "What 3 games say"
    assert "has changed" not in found.remarks.text()
    assert again.session.do("Shorter", Put("scenario", ("options", "turn_limit"), 3))
    qtbot.waitUntil(lambda: "has changed" in found.remarks.text(), timeout=SOON)


@pytest.mark.long
def test_what_is_tried_can_be_stopped(panel: PlaytestPanel, qtbot: QtBot) -> None:
    steps = panel.next_steps
    qtbot.mouseClick(steps.buttons[MATTERS], LEFT)
    assert steps.trials.running == MATTERS
    assert not steps.buttons[FAIR].isEnabled()
    assert steps.stop_button.isVisible()
    qtbot.mouseClick(steps.stop_button, LEFT)
    assert (steps.trials.running, steps.trials.tried) == ("", [])
    assert steps.buttons[FAIR].isEnabled()


@pytest.mark.long
def test_before_and_after_are_compared_as_drawn_and_as_saved(
    window: MainWindow, panel: PlaytestPanel, qtbot: QtBot
) -> None:
    page = window.page
    assert page is not None
    page.session.do("", Put("scenario", ("options", "turn_limit"), 6))
    panel.next_steps.trials.begin(COMPARE, panel.chosen_bots())
    told = " ".join(finished(panel, qtbot))
    assert "as it was saved" in told
    assert "plays anything" in told


@pytest.mark.long
def test_what_makes_it_fair_becomes_a_step_that_can_be_undone(
    window: MainWindow, panel: PlaytestPanel, qtbot: QtBot
) -> None:
    page = window.page
    assert page is not None
    before = page.session.document.look("scenario", ("options",))
    qtbot.mouseClick(panel.next_steps.buttons[FAIR], LEFT)
    finished(panel, qtbot)
    options = panel.next_steps.trials.tried[0].options
    assert options
    keep = [
        button for button in panel.next_steps.findChildren(QPushButton) if button.text() == "Keep this change"
    ]
    qtbot.mouseClick(keep[0], LEFT)
    now = page.session.document.look("scenario", ("options",))
    assert {name: now[name] for name in options} == options
    window.undo()
    assert page.session.document.look("scenario", ("options",)) == before


@pytest.mark.long
def test_what_cannot_be_solved_says_why(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    folder = tmp_path / "back_yard"
    shutil.copytree(SCENARIOS / "spies" / "back_yard", folder)
    page = window.open_pack(folder)
    assert page is not None
    panel = opened(page, qtbot)
    panel.next_steps.trials.begin(SOLVE, panel.chosen_bots())
    qtbot.waitUntil(lambda: not panel.next_steps.trials.running, timeout=SOON)
    assert panel.next_steps.trials.trouble
    assert panel.next_steps.state.text() == panel.next_steps.trials.trouble
