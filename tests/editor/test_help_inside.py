"""Help inside: the dock tells what the field at hand is for, the tutorial goes on as its steps are done."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint

from uguisu_changes.edits import Put
from uguisu_editor.dialogs.new_pack import NewPackDialog
from uguisu_editor.dialogs.sharing import ShareDialog
from uguisu_editor.docks.help import HelpDock
from uguisu_editor.forms.lists import FlatList
from uguisu_editor.forms.steps import StepsPart
from uguisu_editor.pages.form_page import FormPage
from uguisu_editor.pages.mission_page import MissionPage
from uguisu_editor.tutorial import STEPS

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.window import MainWindow

SCENARIOS = Path(__file__).parents[2] / "scenarios"


@pytest.mark.long
def test_help_follows_the_keyboard(window: MainWindow, qtbot: QtBot) -> None:
    page = window.open_pack(SCENARIOS / "temple" / "broken_causeway")
    assert page is not None
    dock = window.docks["help"]
    assert isinstance(dock, HelpDock)
    page.show_page("mission")
    shown = page.pages["mission"]
    assert isinstance(shown, FormPage)
    assert shown.form is not None
    dock._follow(None, shown.form.reach(("triggers", 0, "once")))
    assert dock.heading.text() == "Only once"
    triggers = shown.form.reach(("triggers",))
    assert isinstance(triggers, FlatList)
    dock._follow(None, triggers.adder)
    assert dock.heading.text() == "Triggers"
    assert "happens automatically" in dock.text.text()
    window.set_language("uk")
    shown.refresh()
    triggers = shown.form.reach(("triggers",))
    assert isinstance(triggers, FlatList)
    dock._follow(None, triggers.adder)
    assert (dock.heading.text(), dock.text.text()) == ("Спрацювання", "Що відбувається само.")
    shown.refresh()
    dock._follow(None, shown.form.reach(("triggers", 2, "do", 1, "track")))
    assert dock.example.text()


@pytest.mark.long
def test_the_tutorial_is_followed_step_by_step(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    shutil.copytree(SCENARIOS / "temple" / "first_steps", tmp_path / "mine")
    window.actions_["tutorial"].trigger()
    told = window.tutorial
    assert told.isVisible()

    def reached(step: int) -> None:
        qtbot.waitUntil(lambda: told.at == step, timeout=60_000)

    assert told.at == 0
    assert told.text.text() == STEPS[0].told()
    qtbot.waitUntil(told.pointer.isVisible, timeout=5_000)
    page = window.open_pack(tmp_path / "mine")
    assert page is not None
    reached(1)
    titles = [page.tree.item(row).text() for row in range(page.tree.count())]
    page.tree.setCurrentRow(titles.index("Mission"))
    reached(2)
    shown = page.pages["mission"]
    assert isinstance(shown, FormPage)
    assert isinstance(shown, MissionPage)
    with qtbot.waitSignal(page.checker.found, timeout=60_000):
        page.checker.check_now()  # its recipes know what the game has
    shown.refresh()
    qtbot.waitUntil(lambda: bool(shown.beginning.cards))
    shown.beginning.cards[0].click()
    reached(3)
    chip = STEPS[3].where(window)
    assert chip is not None
    qtbot.waitUntil(lambda: told.pointer.geometry().contains(chip.mapTo(window, chip.rect().center())))
    place = chip.mapTo(window, QPoint(0, 0))
    told.look()
    qtbot.wait(50)
    assert chip.mapTo(window, QPoint(0, 0)) == place, "looking moves nothing"
    board = page.session.board
    assert board is not None
    assert page.session.do("", Put("mission", ("triggers", 0, "if", 0, "place"), board.ids()[1]))
    reached(4)
    actions = shown.form.reach(("triggers", 0, "do")) if shown.form is not None else None
    assert isinstance(actions, StepsPart)
    actions.put({"op": "say", "text": dict.fromkeys(("en", "uk", "ru", "it"), "The bell rings.")})
    assert STEPS[5].where(window) is window.status.badge, "docks stay closed"
    reached(6)
    assert page.save()
    reached(7)
    window.actions_["play"].trigger()
    qtbot.waitUntil(lambda: page.play is not None and bool(page.play.table.moves), timeout=60_000)
    assert told.at == 7
    assert page.play is not None
    page.play.table.play(page.play.table.moves[0]["notation"])
    reached(8)
    qtbot.waitUntil(lambda: STEPS[8].where(window) is window.beside_tabs.new and told.pointer.isVisible())
    window.beside_tabs.new.click()
    (dialog,) = window.findChildren(NewPackDialog)
    dialog.title_.setText("Mine")
    dialog.folder.setText(str(tmp_path / "own"))
    dialog.make()
    own = window.page
    assert own is not None
    assert own is not page
    reached(9)
    changes = own.drawing.side.first_changes
    qtbot.waitUntil(lambda: STEPS[9].where(window) is changes and changes.isVisible(), timeout=60_000)
    next(row for row in changes.rows if row.button.isVisibleTo(changes)).button.click()
    reached(10)
    qtbot.waitUntil(told.pointer.isVisible)
    window.beside_tabs.share.click()
    reached(len(STEPS))
    (sharing,) = own.findChildren(ShareDialog)
    assert sharing.title == "Mine"
    assert not sharing.table.open
    sharing.reject()
    assert not told.isVisible()
    window.set_language("it")
    told.begin()
    told.close_button.click()
    assert not told.pointer.isVisible()
