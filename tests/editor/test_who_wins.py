"""Where a game can be gone through to the end, the map's page works out who wins, and says when that is old."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from uguisu_changes.edits import Insert, Put

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

SCENARIOS = Path(__file__).parents[2] / "scenarios"


def opened(window: MainWindow, folder: Path, qtbot: QtBot) -> MapPage:
    page = window.open_pack(folder)
    assert page is not None
    window.show()
    qtbot.waitUntil(lambda: bool(page.session.digest) and not page.checker.checking, timeout=60_000)
    page.side.refresh()
    return page


def test_who_wins_is_worked_out_and_told_as_old_after_a_change(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    shutil.copytree(SCENARIOS / "temple" / "first_steps", tmp_path / "first_steps")
    page = opened(window, tmp_path / "first_steps", qtbot)
    card = page.side.who_wins
    assert card.isVisible()
    assert card.title.text() == "Who wins?"
    card.button.click()
    assert card.button.text() == "Stop"
    qtbot.waitUntil(lambda: card.found is not None, timeout=120_000)
    assert card.title.text() == "Samurai wins within 6 rounds"
    assert "position" in card.about.text()
    assert not card.button.isVisible()
    before, links = page.session.digest, page.session.map["links"]
    rope = {"between": ["koi_pond", "owl_tower"], "kind": "rope"}
    page.session.do("rope", Insert("map", ("links",), len(links), [rope]))
    qtbot.waitUntil(lambda: page.session.digest != before and not page.checker.checking, timeout=60_000)
    assert card.title.text() == "Who wins now?"
    assert "Samurai wins within 6 rounds" in card.about.text()
    assert card.button.text() == "Work it out"
    card.button.click()
    qtbot.waitUntil(lambda: card._of == page.session.digest, timeout=120_000)
    assert card.title.text() != "Who wins now?"


def test_why_it_cannot_be_told_is_said(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    shutil.copytree(SCENARIOS / "temple" / "first_steps", tmp_path / "first_steps")
    page = opened(window, tmp_path / "first_steps", qtbot)
    card = page.side.who_wins
    page.session.do("broken", Put("map", ("links",), "none"))
    card.button.click()
    qtbot.waitUntil(lambda: bool(card._trouble), timeout=60_000)
    assert card.about.text() == card._trouble or card.title.text() == "Who wins?"


def test_other_games_have_no_such_card(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    shutil.copytree(SCENARIOS / "scorpion" / "garden_gate", tmp_path / "garden_gate")
    page = opened(window, tmp_path / "garden_gate", qtbot)
    assert not page.side.who_wins.isVisible()
