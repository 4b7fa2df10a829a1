"""As a new user would: from the welcome page to a pack that plays."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from math import cos, pi, sin
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QMessageBox

from uguisu import loading
from uguisu.plugins.registered import DrawingRule
from uguisu_changes.edits import Put
from uguisu_editor import operations
from uguisu_editor.dialogs import finding, picturing
from uguisu_editor.dialogs.choosing import ChoiceDialog
from uguisu_editor.dialogs.new_pack import PAPER, NewPackDialog
from uguisu_editor.first_frame import GROUNDS
from uguisu_editor.map_kinds.graph.board import GraphBoard
from uguisu_editor.theme import THEMES

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu.content.diagnostics import Diagnostic
    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

Open = Callable[[str], "MapPage"]
Check = Callable[["MapPage"], list["Diagnostic"]]
LEFT, SHIFT = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier


def new_pack(window: MainWindow, qtbot: QtBot, folder: Path, title: str, kind: str) -> MapPage:
    window.actions_["new"].trigger()
    dialog = window.findChild(NewPackDialog)
    assert isinstance(dialog, NewPackDialog)
    dialog.title_.selectAll()
    qtbot.keyClicks(dialog.title_, title)
    dialog.folder.setText(str(folder))
    dialog.game.setCurrentIndex(dialog.game.findData("temple"))
    dialog.begin_with(PAPER)
    if dialog.template.findData(kind) < 0:
        dialog.template.addItem(kind, kind)
    dialog.template.setCurrentIndex(dialog.template.findData(kind))
    dialog.make()
    page = window.page
    assert page is not None
    return page


@pytest.mark.long
def test_a_temple_of_twenty_crossings_from_nothing_plays(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, check: Check
) -> None:
    page = new_pack(window, qtbot, tmp_path, "My temple", "graph")
    canvas = page.canvas

    def at(radius: float, part: float) -> QPoint:
        return canvas.view.to_screen(
            200 + radius * cos(2 * pi * part), 150 + radius * sin(2 * pi * part)
        ).toPoint()

    canvas.view.fit((0, 0, 400, 300))
    page.session.choose(link="road")
    qtbot.keyClicks(canvas, "p")
    rings = [(130, 8), (85, 8), (45, 4)]
    for radius, count in rings:
        for number in range(count):
            qtbot.mouseClick(
                canvas, LEFT, SHIFT if number else Qt.KeyboardModifier.NoModifier, at(radius, number / count)
            )
    board = page.session.board
    assert isinstance(board, GraphBoard)
    assert len(board.places) == 20
    qtbot.keyClicks(canvas, "c")
    for one, other, number in [(130.0, 85.0, n / 8) for n in range(8)] + [  # type: ignore[assignment]
        (85.0, 45.0, n / 4) for n in range(4)
    ]:
        qtbot.mousePress(canvas, LEFT, pos=at(one, number))
        qtbot.mouseMove(canvas, at((one + other) / 2, number))
        qtbot.mouseRelease(canvas, LEFT, pos=at(other, number))
    assert len(board.links) == 7 + 7 + 3 + 12
    qtbot.keyClicks(canvas, "t")
    for tag, radius, count in (("tower", 130, 8), ("inner", 45, 4)):
        page.session.choose(tag=tag)
        for number in range(count):
            qtbot.mouseClick(canvas, LEFT, pos=at(radius, number / count))
    assert [found for found in check(page) if found.severity == "error"] == []
    window.actions_["save"].trigger()
    game = loading.load(tmp_path / "my_temple")
    assert len(game.topology) == 20


def test_a_folder_in_use_is_refused_in_the_dialog(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "my_temple").mkdir()
    (tmp_path / "my_temple" / "diary.txt").write_text("mine", encoding="utf-8")
    dialog = NewPackDialog(window.registry, tmp_path, window)
    dialog.title_.setText("My temple")
    dialog.make()
    assert dialog.made is None
    assert "not empty" in dialog.error.text()
    dialog.reject()


@pytest.mark.long
def test_a_castle_is_traced_over_a_picture(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    page = new_pack(window, qtbot, tmp_path / "packs", "Castle", "graph")
    scan = tmp_path / "scan.png"
    picture = QImage(640, 480, QImage.Format.Format_RGB32)
    picture.fill(QColor("tan"))
    assert picture.save(str(scan))
    assert picturing.lay_under(page, scan)
    entry = page.session.document.look("map", ("background",))
    assert entry["image"] == "art/scan.png"
    assert (page.path / "art" / "scan.png").is_file()
    canvas = page.canvas
    area = canvas.background.area
    assert area is not None
    assert (area.width(), area.height()) == (640, 480)
    # Move it, scale it by its corner, fade it, lock it.
    qtbot.keyClicks(canvas, "k")
    start = canvas.view.to_screen(area.center().x(), area.center().y()).toPoint()
    qtbot.mousePress(canvas, LEFT, pos=start)
    qtbot.mouseMove(canvas, start + QPoint(30, 20))
    qtbot.mouseRelease(canvas, LEFT, pos=start + QPoint(30, 20))
    assert page.session.document.look("map", ("background", "at"))[0] > 0
    area = canvas.background.area
    assert area is not None
    corner = canvas.view.to_screen(area.right(), area.bottom()).toPoint()
    qtbot.mousePress(canvas, LEFT, pos=corner)
    qtbot.mouseMove(canvas, corner - QPoint(60, 40))
    qtbot.mouseRelease(canvas, LEFT, pos=corner - QPoint(60, 40))
    assert page.session.document.look("map", ("background", "scale")) < 1
    page.session.locked_layers.add("background")
    where = page.session.document.look("map", ("background", "at"))
    qtbot.mousePress(canvas, LEFT, pos=start)
    qtbot.mouseMove(canvas, start + QPoint(30, 20))
    qtbot.mouseRelease(canvas, LEFT, pos=start + QPoint(30, 20))
    assert page.session.document.look("map", ("background", "at")) == where
    # Two zones that share a border: the second takes the corners of the first.
    qtbot.keyClicks(canvas, "z")
    for corners in (
        ((100, 100), (200, 100), (200, 200), (100, 200)),
        ((200, 100), (300, 100), (300, 200), (200, 200)),
    ):
        for x, y in (*corners, corners[0]):
            qtbot.mouseClick(canvas, LEFT, pos=canvas.view.to_screen(x, y).toPoint() + QPoint(1, 1))
    board = page.session.board
    assert isinstance(board, GraphBoard)
    qtbot.keyClicks(canvas, "c")
    page.session.choose(link="road")
    ends = [canvas.view.to_screen(*board.places[name].at).toPoint() for name in ("zone-1", "zone-2")]
    qtbot.mousePress(canvas, LEFT, pos=ends[0])
    qtbot.mouseMove(canvas, ends[1])
    qtbot.mouseRelease(canvas, LEFT, pos=ends[1])
    (link,) = board.links
    assert link.on_border
    assert page.save()


def test_find_goes_to_a_place_by_id_name_or_tag(window: MainWindow, open_page: Open, qtbot: QtBot) -> None:
    page = open_page("graph")
    chooser = finding.find(page)
    assert isinstance(chooser, ChoiceDialog)
    qtbot.keyClicks(chooser.line, "inner")
    qtbot.keyClick(chooser.line, Qt.Key.Key_Return)
    assert page.session.selection.places == {"court"}


def test_f2_renames_everywhere(open_page: Open, qtbot: QtBot) -> None:
    page = open_page("graph")
    page.session.select(["court"])

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        line = dialog.findChild(QLineEdit)
        assert line is not None
        qtbot.keyClicks(line, "yard")  # what was there is selected
        qtbot.keyClick(line, Qt.Key.Key_Return)

    QTimer.singleShot(50, page, answer)
    qtbot.keyClick(page.canvas, Qt.Key.Key_F2)
    assert page.session.document.look("map", ("links", 3, "between")) == ["yard", "tower-c"]


def test_places_are_lined_up_and_spaced(open_page: Open) -> None:
    page = open_page("graph")
    page.session.select(["tower-a", "tower-b", "court"])
    operations.align_selection(page, "top")
    operations.distribute_selection(page, 0)
    ats = [place["at"] for place in page.session.document.data["map"]["places"]]
    assert ats == [[0, 0], [120, 0], [60, 100], [60, 0]]


def test_copy_paste_and_duplicate_bring_the_links(open_page: Open, qtbot: QtBot) -> None:
    page = open_page("graph")
    page.session.select(["tower-a", "court"])
    operations.duplicate(page)
    data = page.session.document.data["map"]
    assert [place["id"] for place in data["places"][4:]] == ["court-2", "tower-a-2"]
    assert len(data["links"]) == 5
    assert data["places"][4]["x-mine"] == "keep this"
    assert operations.copy(page)
    operations.paste_here(page)
    assert len(data["places"]) == 8


def test_closing_asks_about_what_is_not_saved(window: MainWindow, open_page: Open, qtbot: QtBot) -> None:
    page = open_page("graph")
    page.session.do("", Put("map", ("id",), "changed"))
    answers = iter((QMessageBox.StandardButton.Cancel, QMessageBox.StandardButton.Save))

    def answer() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        box.button(next(answers)).click()

    at = window.tabs.indexOf(page)
    file = page.path / "map.yaml"
    QTimer.singleShot(50, window, answer)
    assert not window.close_tab(at)
    QTimer.singleShot(50, window, answer)
    assert window.close_tab(at)
    assert "id: changed" in file.read_text(encoding="utf-8")


def test_a_plugins_rule_refuses_or_mends_a_stroke(open_page: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    page = open_page("graph")

    def towers_stay(before: Mapping[str, Any], after: Mapping[str, Any]) -> str | Mapping[str, Any] | None:
        if len(after["places"]) < len(before["places"]):
            return "The towers stay."
        if after["id"] == "loud":
            return {**after, "id": "hushed"}
        return None

    def broken(before: Mapping[str, Any], after: Mapping[str, Any]) -> None:
        raise RuntimeError("a stranger's bug")

    rules = [
        DrawingRule("broken", broken),
        DrawingRule("stay", towers_stay, "temple"),
        DrawingRule("no", lambda *_: "no", "x"),
    ]
    monkeypatch.setattr(page.session.registry, "drawing_rules", rules)
    before = page.session.document.render("map")
    lines: list[str] = []
    page.session.refused.connect(lines.append)
    page.session.select(["court"])
    operations.delete_selection(page)
    assert lines == ["The towers stay."]
    assert page.session.document.render("map") == before
    assert page.session.do("", Put("map", ("id",), "loud"))
    assert page.session.document.look("map", ("id",)) == "hushed"
    page.session.stack.undo()
    assert page.session.document.render("map") == before


def test_a_place_is_picked_on_the_map_for_a_field(window: MainWindow, open_page: Open, qtbot: QtBot) -> None:
    from uguisu_editor.docks.inspector import InspectorDock

    page = open_page("graph")
    dock = window.docks["inspector"]
    assert isinstance(dock, InspectorDock)
    dock.subject.setCurrentIndex(dock.subject.findData("scenario"))
    dock.refresh()
    control = dock.controls["options", "ninja_start"]
    assert control.findChild(QLineEdit) is not None
    control.pick.emit()
    board = page.session.board
    assert board is not None
    centre = board.centre("court")
    assert centre is not None
    qtbot.mouseClick(page.canvas, LEFT, pos=page.canvas.view.to_screen(*centre).toPoint())
    assert page.session.document.look("scenario", ("options", "ninja_start")) == "court"


WATCHED = """
import sys
from PySide6.QtGui import QPixmap
from uguisu_editor import app, first_frame

shown = first_frame.FirstFrame.show_at_once

def watched(self):
    shown(self)
    late = {"uguisu_editor.window", "uguisu_editor.icons", "uguisu.plugins"}
    print(self.isVisible(), sorted(late & set(sys.modules)))

first_frame.FirstFrame.show_at_once = watched
app.main([])
"""


@pytest.mark.long
def test_a_frame_is_seen_before_the_window_is_even_read(tmp_path: Path) -> None:
    environment = {
        **os.environ,
        "UGUISU_EDITOR_QUIT": "yes",
        "UGUISU_CONFIG": str(tmp_path),
        "UGUISU_STATE": str(tmp_path),
        "QT_QPA_PLATFORM": "offscreen",
    }
    done = subprocess.run(
        [sys.executable, "-c", WATCHED], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines() == ["True []"], done.stderr


def test_the_first_frame_has_the_colours_of_the_window_to_come() -> None:
    assert {name: (theme.window, theme.faint) for name, theme in THEMES.items()} == GROUNDS
