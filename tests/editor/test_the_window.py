"""The window around the map: problems and their fixes, broken files, crashes, outside changes, forms, keys, names."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import (
    QComboBox,
    QLineEdit,
)

from uguisu_changes.edits import Put
from uguisu_editor.dialogs.choosing import ChoiceDialog
from uguisu_editor.docks.inspector import InspectorDock
from uguisu_editor.docks.problems import ProblemsDock
from uguisu_editor.docks.regions import RegionsDock
from uguisu_editor.model.document import PackDocument
from uguisu_editor.model.journal import Journal

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu.content.diagnostics import Diagnostic
    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

Open = Callable[[str], "MapPage"]
Check = Callable[["MapPage"], list["Diagnostic"]]
Make = Callable[[str], Path]


def problems_of(window: MainWindow) -> ProblemsDock:
    dock = window.docks["problems"]
    assert isinstance(dock, ProblemsDock)
    return dock


def inspector_of(window: MainWindow) -> InspectorDock:
    dock = window.docks["inspector"]
    assert isinstance(dock, InspectorDock)
    return dock


# Problems.


@pytest.mark.long
def test_problems_and_fixes_speak_the_language_of_the_editor(
    window: MainWindow, open_page: Open, check: Check
) -> None:
    page = open_page("graph")
    page.session.do("", Put("map", ("links", 0, "between"), ["tower-a", "towr-b"]))
    check(page)
    dock = problems_of(window)
    dock.next()
    table = dock.table.topLevelItem(0)
    assert table is not None
    assert table.text(0) == "This link names towr-b, which is not a place on this map"
    for language, message in (
        ("ru", "Эта связь называет towr-b, а такого места на этой карте нет"),
        ("it", "Questo collegamento nomina towr-b, che non è un luogo di questa mappa"),
    ):
        window.set_language(language)
        item = dock.table.topLevelItem(0)
        assert item is not None
        assert item.text(0) == message
        assert dock.hint.text().startswith(f"{message}. ")
        assert "`" not in dock.hint.text()


def test_a_problem_appears_as_one_draws_jumps_and_goes_again(
    window: MainWindow, open_page: Open, qtbot: QtBot, check: Check
) -> None:
    page = open_page("graph")
    check(page)
    assert [found for found in page.problems if found.severity == "error"] == []
    page.session.do("", Put("map", ("places", 0, "tags"), ["twoer"]))
    qtbot.waitUntil(lambda: any(found.code == "temple-towers" for found in page.problems), timeout=60_000)
    dock = problems_of(window)
    codes = [found.code for found in page.problems]
    dock.table.setCurrentItem(dock.table.topLevelItem(codes.index("likely-misspelt-tag")))
    qtbot.keyClick(dock.table, Qt.Key.Key_Return)
    assert page.session.selection.places == {"tower-a"}
    qtbot.mouseClick(dock.fix_button, Qt.MouseButton.LeftButton)
    assert page.session.document.look("map", ("places", 0, "tags")) == ["tower"]
    qtbot.waitUntil(lambda: not any(found.severity == "error" for found in page.problems), timeout=60_000)
    page.session.stack.undo()
    assert page.session.document.look("map", ("places", 0, "tags")) == ["twoer"]


def test_a_broken_file_is_shown_as_text_mended_and_saved(
    window: MainWindow, make_pack: Make, qtbot: QtBot
) -> None:
    folder = make_pack("graph")
    file = folder / "map.yaml"
    good = file.read_text(encoding="utf-8")
    file.write_text(good.replace("[0, 0]", "[0, 0"), encoding="utf-8")
    page = window.open_pack(folder)
    assert page is not None
    assert page.shows_source
    qtbot.waitUntil(lambda: bool(page.problems), timeout=60_000)
    dock = problems_of(window)
    dock.table.setCurrentItem(dock.table.topLevelItem(0))
    dock.jump()
    line = page.source.text.textCursor().blockNumber()
    assert "tower-" in page.source.text.document().findBlockByNumber(line).text()
    page.source.text.setPlainText(good)
    qtbot.mouseClick(page.source.apply_button, Qt.MouseButton.LeftButton)
    assert not page.shows_source
    assert page.session.board is not None
    assert page.save()
    assert file.read_text(encoding="utf-8") == good


# Crashes and other programs.


def test_what_a_crash_left_is_offered_again(window: MainWindow, make_pack: Make, tmp_path: Path) -> None:
    folder = make_pack("graph")
    document = PackDocument.open(folder)
    journal = Journal(tmp_path / "state" / "editor", document)
    document.applied.connect(journal.write)
    document.apply(Put("map", ("id",), "after_the_crash"))
    left = journal.path.with_name("trial-of-a-dead-process.journal")
    dead = subprocess.Popen([sys.executable, "-c", ""])
    dead.wait()
    content = journal.path.read_bytes()
    left.write_bytes(content.replace(f'"process": {os.getpid()}'.encode(), f'"process": {dead.pid}'.encode()))
    journal.close()
    window.offer_recovery()
    assert not left.exists()
    page = window.page
    assert page is not None
    assert page.session.document.look("map", ("id",)) == "after_the_crash"
    assert page.modified
    assert not page.banner.isHidden()
    page.banner.buttons[0].click()
    assert "id: after_the_crash" in (folder / "map.yaml").read_text(encoding="utf-8")


def test_another_programs_change_is_merged_with_what_is_drawn(
    window: MainWindow, open_page: Open, qtbot: QtBot
) -> None:
    page = open_page("graph")
    page.session.do("", Put("map", ("places", 0, "at"), [5, 5]))
    file = page.path / "map.yaml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("at: [60, 40]", "at: [61, 41]"), encoding="utf-8")
    qtbot.waitUntil(
        lambda: page.session.document.look("map", ("places", 3, "at")) == [61, 41], timeout=60_000
    )
    assert page.session.document.look("map", ("places", 0, "at")) == [5, 5]
    assert page.save()
    assert "at: [61, 41]" in file.read_text(encoding="utf-8")
    assert "at: [5, 5]" in file.read_text(encoding="utf-8")
    assert "# the wall" in file.read_text(encoding="utf-8")


@pytest.mark.parametrize(("button", "expected"), [(0, [5, 5]), (1, [9, 9])])
def test_a_clash_with_another_program_is_asked_about(
    window: MainWindow, open_page: Open, button: int, expected: list[int]
) -> None:
    page = open_page("graph")
    page.session.do("", Put("map", ("places", 0, "at"), [5, 5]))
    file = page.path / "map.yaml"
    file.write_text(file.read_text(encoding="utf-8").replace("at: [0, 0]", "at: [9, 9]"), encoding="utf-8")
    page.watcher.look()
    assert "places.tower-a.at" in page.banner.text
    assert not page.save()  # nothing is written over before that is answered
    assert "at: [9, 9]" in file.read_text(encoding="utf-8")
    page.banner.buttons[button].click()
    assert page.session.document.look("map", ("places", 0, "at")) == expected
    assert page.save()
    assert f"at: {expected}" in file.read_text(encoding="utf-8")


# Forms.


def test_the_inspector_edits_by_the_schema(window: MainWindow, open_page: Open, qtbot: QtBot) -> None:
    page = open_page("graph")
    dock = inspector_of(window)
    page.session.select(["tower-a"])
    line = dock.controls["tags",].findChild(QLineEdit)
    assert isinstance(line, QLineEdit)
    assert line.text() == "tower"
    line.setFocus()
    line.setText("tower, light")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert page.session.document.look("map", ("places", 0, "tags")) == ["tower", "light"]
    page.session.select(links=[1])
    kind = dock.controls["kind",].findChild(QComboBox)
    assert isinstance(kind, QComboBox)
    offered = [kind.itemText(at) for at in range(kind.count())]
    assert "hanging bridge" in offered  # what the game's plugin knows
    kind.setCurrentIndex(offered.index("rope"))
    kind.activated.emit(offered.index("rope"))
    assert page.session.document.look("map", ("links", 1, "kind")) == "rope"
    dock.subject.setCurrentIndex(dock.subject.findData("scenario"))
    dock.refresh()
    assert ("options", "samurai") in dock.controls
    samurai = dock.controls["options", "samurai"].findChild(QLineEdit)
    assert isinstance(samurai, QLineEdit)
    samurai.setText("77")
    samurai.editingFinished.emit()
    assert (
        page.session.document.look("scenario", ("options", "samurai")) == 3
    )  # 77 is beyond the schema's bounds
    samurai.setText("5")
    samurai.editingFinished.emit()
    assert page.session.document.look("scenario", ("options", "samurai")) == 5


def test_an_id_changed_in_the_inspector_changes_everywhere(window: MainWindow, open_page: Open) -> None:
    page = open_page("graph")
    page.session.select(["court"])
    line = inspector_of(window).controls["id",].findChild(QLineEdit)
    assert isinstance(line, QLineEdit)
    line.setText("yard")
    line.editingFinished.emit()
    assert page.session.document.look("map", ("links", 1, "between")) == ["tower-a", "yard"]
    assert page.session.selection.places == {"yard"}


def test_a_cell_gets_an_entry_with_its_first_tag(window: MainWindow, open_page: Open) -> None:
    page = open_page("squares")
    page.session.select(["b2"])
    line = inspector_of(window).controls["tags",].findChild(QLineEdit)
    assert isinstance(line, QLineEdit)
    line.setText("dark")
    line.editingFinished.emit()
    assert page.session.document.look("map", ("cells", 1)) == {"id": "b2", "tags": ["dark"]}


def test_regions_are_made_coloured_and_removed(window: MainWindow, open_page: Open) -> None:
    page = open_page("graph")
    dock = window.docks["regions"]
    assert isinstance(dock, RegionsDock)
    page.session.select(["tower-a", "court"])
    dock.new_button.click()
    assert page.session.document.look("map", ("regions", 0, "places")) == ["court", "tower-a"]
    dock.set_colour("#112233")
    assert page.session.document.look("map", ("regions", 0, "colour")) == "#112233"
    dock.remove_button.click()
    assert page.session.document.look("map", ("regions",)) == []


# Habits.


def test_the_view_obeys_tiled_habits(open_page: Open, qtbot: QtBot) -> None:
    page = open_page("graph")
    canvas = page.canvas
    fitted = canvas.view.scale
    qtbot.keyClick(canvas, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert canvas.view.scale != fitted
    qtbot.keyClick(canvas, Qt.Key.Key_Slash, Qt.KeyboardModifier.ControlModifier)
    assert canvas.view.scale == pytest.approx(fitted)
    left = canvas.view.left
    middle = canvas.rect().center()
    qtbot.mousePress(canvas, Qt.MouseButton.MiddleButton, pos=middle)
    qtbot.mouseMove(canvas, middle / 2)
    qtbot.mouseRelease(canvas, Qt.MouseButton.MiddleButton, pos=middle / 2)
    assert canvas.view.left > left
    qtbot.keyClick(canvas, Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    assert "grid" in page.session.hidden_layers


def test_the_palette_finds_an_action_by_a_few_letters(
    window: MainWindow, open_page: Open, qtbot: QtBot
) -> None:
    page = open_page("graph")
    qtbot.keyClick(
        page.canvas, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    chooser = window.findChild(ChoiceDialog)
    assert isinstance(chooser, ChoiceDialog)
    qtbot.keyClicks(chooser.line, "sel all")
    qtbot.keyClick(chooser.line, Qt.Key.Key_Return)
    assert len(page.session.selection.places) == 4


def test_undo_goes_on_across_saves_and_the_saved_step_is_known(open_page: Open) -> None:
    page = open_page("graph")
    file = page.path / "map.yaml"
    before = file.read_bytes()
    page.session.do("", Put("map", ("id",), "one"))
    assert page.save()
    page.session.do("", Put("map", ("id",), "two"))
    assert page.modified
    page.session.stack.undo()
    assert not page.modified
    page.session.stack.undo()
    assert page.modified
    assert page.save()
    assert file.read_bytes() == before


@pytest.mark.long
def test_light_dark_and_layout_are_remembered(window: MainWindow) -> None:
    window.set_theme("dark")
    window.set_language("uk")
    window.settings.store.sync()
    from uguisu_editor.window import MainWindow

    again = MainWindow()
    assert again.theme.name == "dark"
    assert again.speaking.language == "uk"
    again.close()
    again.deleteLater()


@pytest.mark.long
def test_a_closed_pack_leaves_nothing_behind(window: MainWindow, open_page: Open, qtbot: QtBot) -> None:
    def left() -> int:
        page = open_page("graph")
        gone = QSignalSpy(page.destroyed)
        window.tabs.close_at(window.tabs.indexOf(page))
        del page
        qtbot.waitUntil(lambda: gone.count() == 1)
        return len(window.findChildren(QObject))

    left()
    assert left() == left()


def test_a_pack_that_is_closed_at_once_leaves_nothing_behind(window: MainWindow, open_page: Open) -> None:
    """Before the event loop is back: what was to be done then goes with the page, and does not keep it."""
    sessions = []
    for _ in range(3):
        page = open_page("graph")
        sessions.append(weakref.ref(page.session))
        window.tabs.drop(page)
        del page
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    assert sum(session() is not None for session in sessions) <= 1  # the docks show the last one
