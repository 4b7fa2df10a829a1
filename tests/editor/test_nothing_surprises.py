"""What people stumbled over on the window's pages: a click that did something else, a number that was not another."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication

from uguisu import check
from uguisu.checks import Diagnostic, Severity
from uguisu.plugins import registry
from uguisu_changes.edits import Put
from uguisu_editor.docks.problems import ProblemsDock
from uguisu_editor.map_kinds.grid.board import GridBoard
from uguisu_editor.model.templates import copy_pack
from uguisu_editor.packs import bundled_packs, library
from uguisu_editor.pages.tree import COUNT
from uguisu_editor.tools.tool import Touch

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

    Open = Callable[[str], MapPage]
LEFT = Qt.MouseButton.LeftButton
SCENARIOS = Path(__file__).parents[2] / "scenarios"


def _touch(page: MapPage, x: float, y: float) -> Touch:
    return Touch(x, y, page.canvas.view.to_screen(x, y))


def _click(page: MapPage, qtbot: QtBot, x: float, y: float) -> None:
    qtbot.mouseClick(page.canvas, LEFT, pos=page.canvas.view.to_screen(x, y).toPoint())


@pytest.mark.parametrize("tool", ["place", "zone", "room"])
def test_a_new_place_has_no_tag_whatever_was_brushed_before(open_page: Open, qtbot: QtBot, tool: str) -> None:
    page = open_page("graph")
    page.take("tag:tower")
    page.canvas.setFocus()
    qtbot.keyClicks(page.canvas, page.tools[tool].key.lower())
    chosen = page.canvas.tool
    assert chosen is page.tools[tool]
    assert chosen is not None
    if tool == "room":
        chosen.press(_touch(page, 150, 60))
        chosen.release(_touch(page, 190, 95))
    else:
        for x, y in ((150, 60), (190, 60), (190, 95), (150, 60)):
            chosen.press(_touch(page, x, y))
    new = page.session.map["places"][4:]
    assert new
    assert not any("tags" in place for place in new)


def test_a_piece_stays_in_hand_until_there_are_no_more(window: MainWindow, qtbot: QtBot) -> None:
    page = window.open_pack(SCENARIOS / "spies" / "back_yard")
    assert page is not None
    pieces = page.pieces
    thing = next(
        one
        for one in pieces.set_up.things
        if one.kind.form not in ("one", "named", "figures", "pair") and (pieces.set_up.left(one) or 9) > 1
    )
    page.take(f"piece:{thing.key}")
    board = page.session.board
    assert board is not None
    empty = [
        place
        for place in board.ids()
        if place not in {piece.place for piece in pieces.set_up.pieces} and pieces.set_up.fits(thing, place)
    ]
    before = len([piece for piece in pieces.set_up.pieces if piece.thing.key == thing.key])
    for place in empty[:2]:
        touch = _touch(page, *(board.centre(place) or (0, 0)))
        pieces.press(touch)
        pieces.release(touch)
    assert len([piece for piece in pieces.set_up.pieces if piece.thing.key == thing.key]) == before + 2


def test_the_eraser_of_ground_never_takes_walls(open_page: Open) -> None:
    page = open_page("squares")
    walls = [{"between": ["a1", "b1"], "kind": "wall"}, {"between": ["c1", "d1"], "kind": "wall"}]
    page.session.do("", Put("map", ("borders",), walls))
    page.choose_tool("eraser")
    tool, board = page.canvas.tool, page.session.board
    assert tool is not None
    assert isinstance(board, GridBoard)
    said: list[str] = []
    page.session.refused.connect(said.append)
    for place in ("a1", "a2", "e1"):
        x, y = board.centre(place) or (0, 0)
        touch = _touch(page, x + 0.45 * board.spacing, y)  # near the wall, but on the square
        tool.press(touch)
        tool.release(touch)
    assert board.exists("a1")  # a wall stands at it
    assert len(said) == 1
    assert not board.exists("a2")
    assert page.session.map["rows"][0] == "....."  # e1 was a rock: first that goes, then the square
    assert page.session.map["borders"] == walls


def test_every_problem_has_something_that_can_be_pressed(
    window: MainWindow, open_page: Open, check: Callable[[MapPage], list[object]]
) -> None:
    page = open_page("graph")
    assert check(page)
    dock = window.docks["problems"]
    assert isinstance(dock, ProblemsDock)
    dock.show()
    led = []
    page.ask_lead.connect(led.append)
    for row in range(dock.table.topLevelItemCount()):
        dock.table.setCurrentItem(dock.table.topLevelItem(row))
        assert dock.fix_button.isVisible()
        assert dock.fix_button.isEnabled()
        assert dock.fix_button.text() not in ("", "Fix")


def test_a_number_of_problems_is_the_same_everywhere(window: MainWindow, open_page: Open) -> None:
    page = open_page("graph")
    page.checker.stop()
    found = [
        *[_problem("error", number) for number in range(8)],
        *[_problem("warning", number) for number in range(10)],
    ]
    page._on_problems(found)
    assert window.status.badge.text() == "8 errors"
    row = next(item for item in page.tree._items() if item.data(COUNT))
    assert row.data(COUNT) == 8
    assert row.toolTip() == "8 errors, 10 warnings"
    assert "below" not in window.status.currentMessage()
    assert "8 errors" in window.status.currentMessage()


def _problem(severity: Severity, number: int) -> Diagnostic:
    return Diagnostic(
        code="test",
        message=f"Something is wrong ({number}).",
        file="map.yaml",
        severity=severity,
        line=1,
        col=1,
    )


def test_numbers_of_another_pack_do_not_lie_over_play(open_page: Open) -> None:
    page = open_page("graph")
    session = page.session
    session.digest = "now"
    play = page.show_play(begin=False)
    session.show_heat("Who stands where", {"court": 1.0}, str, of="before")
    assert page.canvas.heat is None  # where one draws it would hide what is drawn
    page.name = "panel-playtest"
    session.heat_changed.emit()
    assert page.canvas.heat is not None  # beside the figures, with the words that say how old they are
    assert play._heat is None
    session.show_heat("Who stands where", {"court": 1.0}, str, of="now")
    assert play._heat is not None
    session.digest = "later"
    session.digested.emit()
    assert play._heat is None


def test_one_tile_at_a_time_offers_what_can_be_done(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: len(window.welcome.tiles["bundled"]) > 2, timeout=30_000)
    tiles = window.welcome.tiles["bundled"]
    for tile in tiles[:3]:  # the mouse is over one after the other, and no leaving of it is ever told
        at = QPointF(5, 5)
        QApplication.sendEvent(tile, QEnterEvent(at, at, at))
        assert [one for one in tiles if one._over.isVisible()] == [tile]
    QApplication.sendEvent(tiles[2], QEvent(QEvent.Type.Leave))
    assert not [one for one in tiles if one._over.isVisible()]


def test_the_title_of_a_tab_can_be_read_however_many_there_are(
    window: MainWindow, tmp_path: Path, make_pack: Callable[[str], Path]
) -> None:
    import shutil

    pack = make_pack("graph")
    for number in range(12):
        copy = tmp_path / "packs" / f"trial_{number}"
        shutil.copytree(pack, copy)
        text = (copy / "scenario.yaml").read_text(encoding="utf-8")
        (copy / "scenario.yaml").write_text(
            text.replace('"Trial"', f'"Whispers in the garden {number}"'), encoding="utf-8"
        )
        assert window.open_pack(copy) is not None
    window.resize(800, 600)
    QApplication.processEvents()
    bar = window.tabs.tabBar()
    for at in range(bar.count()):
        assert bar.tabRect(at).width() >= bar.fontMetrics().horizontalAdvance(bar.tabText(at))


def test_a_copy_begins_without_a_warning_that_its_original_has_not(tmp_path: Path) -> None:
    known = registry()
    packs = bundled_packs(known)
    chosen = [pack for pack in packs if pack.name in ("first_steps", "way_in", "dojo", "two_shores")]
    assert len(chosen) == 4
    for pack in chosen:
        copy = copy_pack(pack, tmp_path / f"{pack.name}_copy", title="Mine", find=library(known).find)
        before = {one.code for one in check(pack, known)[1]}
        assert {one.code for one in check(copy, known)[1]} <= before
