"""Four things a newcomer does, from the first key to the saved file: with real keys and a real mouse, as far as Qt goes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QComboBox, QDialogButtonBox

from uguisu.content.loader import read_pack
from uguisu_editor.dialogs.new_pack import PAPER, NewPackDialog
from uguisu_editor.docks.problems import ProblemsDock
from uguisu_editor.map_kinds.graph.board import GraphBoard
from uguisu_editor.map_kinds.grid.board import GridBoard
from uguisu_tools.cli.app import app

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu.content.diagnostics import Diagnostic
    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

Make = Callable[[str], Path]
LEFT = Qt.MouseButton.LeftButton
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def choose(qtbot: QtBot, combo: QComboBox, text: str) -> None:
    """Go down a list until it shows the text."""
    combo.setFocus()
    qtbot.keyClick(combo, Qt.Key.Key_Home)
    for _ in range(combo.count()):
        if text in combo.currentText():
            return
        qtbot.keyClick(combo, Qt.Key.Key_Down)
    raise AssertionError(f"{text} is not in the list")


def new_map(
    window: MainWindow, qtbot: QtBot, folder: Path, title: str, *, game: str, begin: str, size: str = ""
) -> MapPage:
    qtbot.keyClick(window, Qt.Key.Key_N, CONTROL)
    dialog = window.findChild(NewPackDialog)
    assert isinstance(dialog, NewPackDialog)
    qtbot.keyClicks(
        dialog.focusWidget(), title
    )  # the title has the keyboard, and what stands in it is selected
    choose(qtbot, dialog.game, game)
    paper = dialog.beginnings[PAPER]
    paper.setFocus()
    qtbot.keyClick(paper, Qt.Key.Key_Space)
    choose(qtbot, dialog.template, begin)
    if size:
        for box in (dialog.width_, dialog.height_):
            box.selectAll()
            qtbot.keyClicks(box, size)
    dialog.folder.selectAll()
    qtbot.keyClicks(dialog.folder, str(folder))
    assert title.lower().replace(" ", "_") in dialog.goes_into.text()
    qtbot.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok), LEFT)
    page = window.page
    assert page is not None
    qtbot.waitExposed(window)
    return page


def drag(qtbot: QtBot, page: MapPage, *points: QPoint) -> None:
    qtbot.mousePress(page.canvas, LEFT, pos=points[0])
    for point in points[1:]:
        qtbot.mouseMove(page.canvas, point)
    qtbot.mouseRelease(page.canvas, LEFT, pos=points[-1])


@pytest.mark.long
def test_a_temple_from_the_first_key_to_its_playtest(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, check: Callable[[MapPage], list[Diagnostic]]
) -> None:
    page = new_map(window, qtbot, tmp_path, "Moon temple", game="Temple", begin="Places and links")
    canvas = page.canvas
    assert canvas.tool is page.tools["place"]  # on an empty map, that is what one begins with

    def at(x: float, y: float) -> QPoint:
        return canvas.view.to_screen(x, y).toPoint()

    corners = [(60 + 70 * column, 40 + 70 * row) for row in range(4) for column in range(5)]
    for number, corner in enumerate(corners):
        qtbot.mouseClick(canvas, LEFT, SHIFT if number % 5 else Qt.KeyboardModifier.NoModifier, at(*corner))
    qtbot.keyClicks(canvas, "c")
    for upper, lower in zip(corners[:-5], corners[5:], strict=True):
        drag(qtbot, page, at(*upper), at(*lower))
    board = page.session.board
    assert isinstance(board, GraphBoard)
    assert (len(board.places), len(board.links)) == (20, 16 + 15)
    qtbot.keyClicks(canvas, "t")
    brushes = window.docks["brushes"].tag  # type: ignore[attr-defined]
    for tag, numbers in (("tower", (0, 4, 15, 19, 2)), ("inner", (7, 12))):
        choose(qtbot, brushes, tag)
        for number in numbers:
            qtbot.mouseClick(canvas, LEFT, pos=at(*corners[number]))
    qtbot.keyClick(canvas, Qt.Key.Key_S, CONTROL)
    assert not page.modified
    assert "moon_temple" in window.statusBar().currentMessage()
    folder = tmp_path / "moon_temple"
    assert not [found for found in check(page) if found.severity == "error"]
    told = CliRunner().invoke(
        app, ["playtest", str(folder), *["--games", "2", "--bots", "random", "--jobs", "1", "--full"]]
    )
    assert told.exit_code == 0, told.output
    assert "Games: 2 / 2" in told.output


def test_a_field_of_hexes_with_symmetry(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    page = new_map(window, qtbot, tmp_path, "Star field", game="Senjutsu", begin="Hexes", size="11")
    board, canvas = page.session.board, page.canvas
    assert isinstance(board, GridBoard)
    assert (board.columns, board.height) == (11, 11)

    def at(cell: str) -> QPoint:
        centre = board.centre(cell)
        assert centre is not None
        return canvas.view.to_screen(*centre).toPoint()

    dock = window.docks["brushes"]
    choose(qtbot, dock.symmetry, "Six-fold")  # type: ignore[attr-defined]
    terrain = dock.terrain  # type: ignore[attr-defined]
    qtbot.mouseClick(terrain.viewport(), LEFT, pos=terrain.visualItemRect(terrain.item(1)).center())
    assert page.session.choices.sign == "t"
    qtbot.keyClicks(canvas, "b")
    drag(qtbot, page, at("f3"), at("f2"))
    assert sum(row.count("t") for row in board.rows) == 12
    qtbot.keyClicks(canvas, "f")
    choose(qtbot, dock.symmetry, "None")  # type: ignore[attr-defined]
    qtbot.mouseClick(terrain.viewport(), LEFT, pos=terrain.visualItemRect(terrain.item(2)).center())
    qtbot.mouseClick(canvas, LEFT, pos=at("a1"))
    assert sum(row.count("~") for row in board.rows) == 121 - 12
    qtbot.keyClick(canvas, Qt.Key.Key_Z, CONTROL)
    qtbot.keyClick(canvas, Qt.Key.Key_S, CONTROL)
    again, _ = read_pack(tmp_path / "star_field", window.registry)
    assert again is not None
    assert len(again.topology) == 121


def test_without_a_mouse(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    page = new_map(window, qtbot, tmp_path, "Keys only", game="Spies", begin="Squares", size="5")
    canvas, board = page.canvas, page.session.board
    assert isinstance(board, GridBoard)
    page.session.choose(sign="#")
    qtbot.keyClicks(canvas, "r")
    for _ in range(6):
        qtbot.keyClick(canvas, Qt.Key.Key_Up)
        qtbot.keyClick(canvas, Qt.Key.Key_Left)
    qtbot.keyClick(canvas, Qt.Key.Key_Return)  # press
    qtbot.keyClick(canvas, Qt.Key.Key_Right)
    qtbot.keyClick(canvas, Qt.Key.Key_Down)
    qtbot.keyClick(canvas, Qt.Key.Key_Return)  # let go
    assert [row[:2] for row in board.rows[:3]] == ["##", "##", ".."]
    qtbot.keyClick(canvas, Qt.Key.Key_Z, CONTROL)
    assert not page.modified


@pytest.mark.sweep(everyday=1)
@pytest.mark.parametrize("wrong", ["at: [0, 0", "id: tower-a, id: tower-a", "id: tower-a, at: *nowhere"])
def test_a_broken_file_is_opened_its_problem_clicked_mended_and_saved(
    window: MainWindow, make_pack: Make, qtbot: QtBot, wrong: str
) -> None:
    folder = make_pack("graph")
    file = folder / "map.yaml"
    good = file.read_text(encoding="utf-8")
    broken = good.replace("id: tower-a, at: [0, 0]", wrong, 1)
    assert broken != good
    file.write_text(broken, encoding="utf-8")
    page = window.open_pack(folder)
    assert page is not None
    assert page.shows_source
    qtbot.waitUntil(lambda: bool(page.problems), timeout=60_000)
    table = window.docks["problems"]
    assert isinstance(table, ProblemsDock)
    row = table.table.topLevelItem(0)
    qtbot.mouseClick(table.table.viewport(), LEFT, pos=table.table.visualItemRect(row).center())
    text = page.source.text
    cursor = text.textCursor()
    assert abs(cursor.blockNumber() - broken[: broken.index(wrong)].count("\n")) <= 1
    qtbot.keyClick(text, Qt.Key.Key_A, CONTROL)
    qtbot.keyClick(text, Qt.Key.Key_Delete)
    text.insertPlainText(good)
    qtbot.keyClick(text, Qt.Key.Key_Return, CONTROL)
    assert not page.shows_source
    qtbot.keyClick(page.canvas, Qt.Key.Key_S, CONTROL)
    assert file.read_text(encoding="utf-8") == good
    assert not page.modified
