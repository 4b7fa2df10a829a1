"""The steps above the map of a new pack, and the first changes that each game offers."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSpinBox

from uguisu.plugins import registry
from uguisu_changes.edits import Drop, Put
from uguisu_editor.dialogs.new_pack import PAPER, READY, SHIPPED, NewPackDialog
from uguisu_editor.first_steps import edit_of
from uguisu_editor.model.document import PackDocument
from uguisu_editor.pages.mission_page import MissionForm, MissionPage
from uguisu_tools.scaffold import new_pack

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from uguisu.checks import Diagnostic
    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

GAMES = ("temple", "scorpion", "senjutsu", "spies")


def begin(window: MainWindow, folder: Path, game: str, what: str = READY) -> MapPage:
    """Press New, say what to begin with, and make it."""
    window.welcome.begun.emit("new", game, None)
    dialog = next(one for one in window.findChildren(NewPackDialog) if one.isVisible())
    dialog.begin_with(what)
    dialog.folder.setText(str(folder))
    dialog.make()
    page = window.page
    assert page is not None
    return page


@pytest.mark.parametrize("game", GAMES)
def test_new_in_the_window_makes_the_pack_that_the_command_makes(
    window: MainWindow, tmp_path: Path, game: str
) -> None:
    page = begin(window, tmp_path, game)
    by_command = new_pack("my_map", game, tmp_path / "by_command", registry(), title=page.session.title)
    files = {
        path.relative_to(by_command): path.read_bytes() for path in by_command.rglob("*") if path.is_file()
    }
    made = {path.relative_to(page.path): path.read_bytes() for path in page.path.rglob("*") if path.is_file()}
    assert files == made
    assert len(files) > 3


@pytest.mark.parametrize("game", GAMES)
def test_all_steps_stand_and_three_changes_are_done_by_a_press_each(
    window: MainWindow, tmp_path: Path, check: Callable[[MapPage], list[Diagnostic]], game: str
) -> None:
    page = begin(window, tmp_path, game)
    window.show()
    assert check(page) == []
    stages, offered = page.drawing.stages, page.side.first_changes
    assert stages.isVisibleTo(window)
    assert len(stages.cards) == 3
    assert len(offered.rows) == 3
    assert all(card.told.text() for card in stages.cards.values())
    before = page.session.stack.count()
    for number, row in enumerate(offered.rows, 1):
        assert edit_of(page.session, row.change) is not None, row.change.id
        row.button.click()
        assert page.session.stack.count() == before + number  # one step of undo each
        assert edit_of(page.session, row.change) is None, row.change.id
        assert [(str(one.message), one.severity) for one in check(page) if one.severity != "hint"] == []
    page.side.refresh()
    assert all(row.tick.isVisibleTo(window) and not row.button.isVisibleTo(window) for row in offered.rows)
    while page.session.stack.canUndo():
        page.session.stack.undo()
    for row in offered.rows:
        assert edit_of(page.session, row.change) is not None, row.change.id
    page.save()


def test_the_goal_is_changed_among_the_goals(window: MainWindow, tmp_path: Path) -> None:
    page = begin(window, tmp_path, "spies")
    window.show()
    page.drawing.stages.change.emit("goal")
    mission = page.pages["mission"]
    assert isinstance(mission, MissionPage)
    assert isinstance(mission.form, MissionForm)
    assert mission.isVisible()
    assert mission.form.chosen == "goals"
    page.session.do("Nobody has an aim", Drop("mission", ("objectives",)))
    mission.refresh()
    page.drawing.stages.change.emit("goal")
    assert mission.form.chosen == "goals", "where a new one is begun"


def typed(window: MainWindow, qtbot: QtBot, number: str) -> str:
    """Type a number into whatever has the keyboard, and return what that is called."""
    field = window.focusWidget()
    assert isinstance(field, QSpinBox)
    qtbot.keyClicks(field, number)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    return field.accessibleName()


@pytest.mark.parametrize("game", GAMES)
def test_one_press_leads_from_the_steps_to_the_number_of_rounds(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, game: str
) -> None:
    page = begin(window, tmp_path, game)
    window.show()
    lasts = next(one for one in page.pieces.numbers.of_set_up() if one.lasts)
    if "goal" in page.drawing.stages.cards:
        page.drawing.stages.cards["goal"].button.click()
        typed(window, qtbot, "7")
        assert page.pieces.numbers.numbers(lasts) == (7,)
        page.drawing.stages.refresh()
        page.show_page("map")
        assert "7" in page.drawing.stages.cards["goal"].told.text()
    mission = page.pages["mission"]
    assert isinstance(mission, MissionPage)
    if isinstance(mission.form, MissionForm):
        page.show_page("mission")
        qtbot.waitUntil(lambda: bool(page.session.facts.tracks), timeout=60_000)
        mission.form.choose("counters")
        assert mission.form.counters.length.isVisible()
        mission.form.counters.length.click()
        typed(window, qtbot, "9")
        assert page.pieces.numbers.numbers(lasts) == (9,)


@pytest.mark.parametrize("game", GAMES)
def test_each_first_change_alone_leaves_a_whole_game(
    window: MainWindow, tmp_path: Path, check: Callable[[MapPage], list[Diagnostic]], game: str
) -> None:
    page = begin(window, tmp_path, game)
    for row in list(page.side.first_changes.rows):
        page.side.first_changes.do(row)
        assert page.session.stack.canUndo()
        assert [str(one.message) for one in check(page) if one.severity != "hint"] == [], row.change.id
        page.session.stack.undo()


def test_a_step_that_is_broken_says_why_and_play_leads_there(
    window: MainWindow, tmp_path: Path, check: Callable[[MapPage], list[Diagnostic]]
) -> None:
    page = begin(window, tmp_path, "spies")
    window.show()
    page.session.do("Nobody has an aim", Drop("mission", ("objectives",)))
    page._on_problems(check(page))
    stages = page.drawing.stages
    assert stages.errors
    assert stages.cards["goal"].told.text() in stages.sentence.text()
    assert stages.cards["draw"].told.text().startswith("12 × 9")
    assert stages.playing.button.isEnabled()
    led: list[Diagnostic] = []
    stages.lead.connect(led.append)
    stages.playing.button.click()
    assert led == stages.errors[:1]
    page.session.stack.undo()
    page._on_problems(check(page))
    assert not stages.errors
    page.save()


def test_the_steps_stay_hidden_once_hidden_and_come_back_from_the_menu(
    window: MainWindow, tmp_path: Path
) -> None:
    page = begin(window, tmp_path, "temple")
    window.show()
    path = page.path
    page.drawing.stages.close_.click()
    assert not page.drawing.stages.isVisibleTo(window)
    assert not page.side.first_changes.isVisibleTo(window)
    assert window.tabs.close_at(window.tabs.indexOf(page))
    again = window.open_pack(path)
    assert again is not None
    assert not again.drawing.guided
    window.actions_["steps"].trigger()
    assert again.drawing.stages.isVisibleTo(window)
    assert window.tabs.close_at(window.tabs.indexOf(again))
    third = window.open_pack(path)
    assert third is not None
    assert third.drawing.guided


def test_a_pack_that_was_not_begun_here_has_no_steps(
    window: MainWindow, make_pack: Callable[[str], Path]
) -> None:
    page = window.open_pack(make_pack("graph"))
    assert page is not None
    assert not page.drawing.guided


def test_empty_paper_and_a_map_that_there_is_are_offered_beside_the_small_game(
    window: MainWindow, tmp_path: Path
) -> None:
    page = begin(window, tmp_path, "spies")
    window.show()
    page.side.paper.click()
    dialog = next(one for one in window.findChildren(NewPackDialog) if one.isVisible())
    assert dialog.beginning == PAPER
    assert [dialog.template.itemData(at) for at in range(dialog.template.count())] == ["squares"]
    dialog.begin_with(SHIPPED)
    games = {card.game for card in dialog._cards if dialog.template.findData(str(card.path)) >= 0}
    assert games == {"spies"}
    dialog.reject()


NUMBERS = re.compile(
    r"\d|\b(one|two|three|four|five|six|seven|eight|nine|ten|tenth|twelve|twenty|thirty)\b", re.IGNORECASE
)


@pytest.mark.parametrize("game", GAMES)
def test_texts_of_a_new_pack_repeat_no_number_that_the_set_up_holds(tmp_path: Path, game: str) -> None:
    """Who sets another number of rounds or players need not look for it in the texts."""
    document = PackDocument.open(new_pack("probe", game, tmp_path, registry()))
    scenario, mission = (document.data.get(kind, {}) for kind in ("scenario", "mission"))
    told = [scenario["title"], scenario["summary"], mission.get("title", ""), mission.get("briefing", "")]
    said = [text for one in told for text in ([one] if isinstance(one, str) else one.values())]
    assert len(said) > 3
    assert [text for text in said if NUMBERS.search(text)] == []


def test_a_change_is_ticked_only_once_it_was_done(window: MainWindow, tmp_path: Path) -> None:
    """Where there is no room left for a second house, nobody has built one."""
    page = begin(window, tmp_path, "spies")
    window.show()
    changes = page.side.first_changes
    house, *_ = changes.rows
    assert house.button.isVisibleTo(changes)
    rows = page.session.map["rows"]
    page.session.do("A pond", Put("map", ("rows",), ["~" * len(rows[0])] * len(rows)))
    page.side.refresh()
    assert house.told.text() == "There is no room for it now, or it is there already."
    assert house.isVisibleTo(changes), "it does not vanish without a word"
    assert not house.button.isVisibleTo(changes)
    assert not house.tick.isVisibleTo(changes)
    page.session.stack.undo()
    page.side.refresh()
    assert house.told.text() == "with walls, a door and a window"
    house.button.click()
    assert house.tick.isVisibleTo(changes)
    page.session.stack.undo()
    page.side.refresh()
    assert house.button.isVisibleTo(changes)
    assert not house.tick.isVisibleTo(changes)
