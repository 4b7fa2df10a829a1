"""Panels that plugins bring are docks like the others; a stranger's bug stays in its panel."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from shiboken6 import isValid

from uguisu import hookimpl
from uguisu.plugins import load_registry

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.session import Session
    from uguisu_editor.window import MainWindow


def towers(session: Session) -> QWidget:
    """Count the towers."""
    label = QLabel()

    def count(*_: object) -> None:
        board = session.board
        assert board is not None
        label.setText(str(sum("tower" in board.tags(place) for place in board.ids())))

    session.changed.connect(count)
    count()
    return label


towers.title = {"en": "Towers", "uk": "Вежі"}  # type: ignore[attr-defined]


def broken(session: Session) -> QWidget:
    """A stranger's bug."""
    raise ZeroDivisionError("no towers to divide by")


def test_a_panel_follows_the_map_in_front(
    window: MainWindow,
    make_pack: Callable[[str], Path],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(window.registry, "editor_panels", [towers, broken, "no panel at all"])
    page = window.open_pack(make_pack("graph"))
    assert page is not None
    dock = window.docks["panel-towers"]
    label = dock.widget()
    assert isinstance(label, QLabel)
    assert (dock.windowTitle(), label.text()) == ("Towers", "3")
    page.session.select(["court"])
    page.session.choose(tag="tower")
    from uguisu_changes.edits import Put

    page.session.do("", Put("map", ("places", 3, "tags"), ["tower"]))
    assert label.text() == "4"
    for name, reason in (("panel-broken", "no towers to divide by"), ("panel-no panel at all", "callable")):
        said = window.docks[name].widget()
        assert isinstance(said, QLabel)
        assert reason in said.text()
    window.set_language("uk")
    assert dock.windowTitle() == "Вежі"
    window.actions_["dock-panel-towers"].trigger()
    assert dock.isVisible()
    window.tabs.show_welcome()
    assert not isinstance(dock.widget(), QLabel)
    window.tabs.setCurrentWidget(page)
    shown = dock.widget()
    assert isinstance(shown, QLabel)
    assert shown.text() == "4"
    assert shown is label
    page.session.stack.undo()
    assert shown.text() == "3"
    before = len(window.docks)
    window.tabs.close_at(window.tabs.indexOf(window.welcome))
    window.panes.add_panels(window.registry.editor_panels)
    assert len(window.docks) == before
    page.session.stack.setClean()
    window.tabs.close_at(window.tabs.indexOf(page))
    qtbot.waitUntil(lambda: not isValid(label))  # it goes with its map


def test_a_plugin_that_only_shows_is_in_no_save() -> None:
    class Shows:
        @staticmethod
        @hookimpl
        def uguisu_editor_panels() -> list[object]:
            return [towers]

    known = load_registry(extra=[("shows", Shows())])
    assert "shows" in known.plugins
    assert "shows" not in known.versions
    assert "uguisu" in known.versions
