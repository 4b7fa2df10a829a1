"""Help inside: the dock tells what the field at hand is for, the tutorial goes on as its steps are done."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from uguisu_editor.docks.help import HelpDock
from uguisu_editor.forms.lists import ListPart
from uguisu_editor.model.edits import Put
from uguisu_editor.pages.form_page import FormPage
from uguisu_editor.tutorial import STEPS

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.window import MainWindow

SCENARIOS = Path(__file__).parents[2] / "scenarios"


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
    triggers = shown.form.reach(("triggers",))
    assert isinstance(triggers, ListPart)
    dock._follow(None, triggers.add_button)
    assert dock.heading.text() == "Triggers"
    assert "happens automatically" in dock.text.text()
    window.set_language("uk")
    dock._follow(None, triggers.add_button)
    assert (dock.heading.text(), dock.text.text()) == ("Спрацювання", "Що відбувається само.")
    shown.refresh()
    dock._follow(None, shown.form.reach(("triggers", 2, "do", 1, "track")))
    assert dock.example.text()


BLANKS: dict[tuple[str | int, ...], str | int] = {
    ("tracks", 0, "title"): "Bells",
    ("tracks", 0, "max"): 3,
    ("triggers", 0, "on"): "moved",
    ("triggers", 0, "do", 0, "text"): "The bell rings.",
}
"""What somebody writes in the rows that the tutorial has one add: they begin empty."""


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
    page.tree.setCurrentRow(2)
    reached(2)
    shown = page.pages["mission"]
    assert isinstance(shown, FormPage)
    if "mission" not in page.session.document.data:
        shown.make_button.click()
    reached(3)
    shown.refresh()
    assert shown.form is not None
    tracks = shown.form.reach(("tracks",))
    assert isinstance(tracks, ListPart)
    tracks.add_button.click()
    reached(4)
    triggers = shown.form.reach(("triggers",))
    assert isinstance(triggers, ListPart)
    triggers.add_button.click()
    reached(5)
    actions = shown.form.reach(("triggers", 0, "do"))
    assert isinstance(actions, ListPart)
    actions.add("say")
    for path, typed in BLANKS.items():
        assert page.session.do("", Put("mission", path, typed))
    reached(7)
    assert page.save()
    reached(8)
    window.actions_["play"].trigger()
    reached(len(STEPS))
    assert not told.isVisible()
    window.set_language("it")
    told.begin()
    told.close_button.click()
    assert not told.pointer.isVisible()
