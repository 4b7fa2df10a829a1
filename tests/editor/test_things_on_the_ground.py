"""Rocks and boats lie on the ice: hex and palette show both; grounds and things are two groups."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QMenu, QSpinBox

from uguisu.board import parse_cell
from uguisu_editor.forms.chips import Chip
from uguisu_editor.map_kinds.grid.board import GridBoard
from uguisu_editor.map_kinds.grid.painter import GridPainter
from uguisu_editor.tools.tool import Touch

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

SCENARIOS = Path(__file__).parents[2] / "scenarios"


@pytest.fixture
def page(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> MapPage:
    shutil.copytree(SCENARIOS / "senjutsu", tmp_path / "senjutsu")
    page = window.open_pack(tmp_path / "senjutsu" / "frozen_lake")
    assert page is not None
    window.show()
    qtbot.waitUntil(lambda: bool(page.session.digest) and not page.checker.checking, timeout=60_000)
    return page


def test_a_rock_lies_on_the_ice(page: MapPage, qtbot: QtBot) -> None:
    painter, board = page.canvas.painter_, page.session.board
    assert isinstance(painter, GridPainter)
    assert board is not None
    assert painter.fills["r"] == painter.fills["o"] == painter.fills["."]
    assert painter.things["r"] != painter.fills["."]
    qtbot.waitUntil(lambda: page.canvas.up_to_date)
    seen = page.canvas.grab().toImage()
    x, y = board.centre("d2") or (0.0, 0.0)

    def colour(dx: float) -> str:
        at = page.canvas.view.to_screen(x + dx, y).toPoint() * seen.devicePixelRatio()
        return seen.pixelColor(at).name()

    assert colour(0.88) == painter.fills["."].name(), "beside the rock one sees the ice"
    assert colour(0.0) != painter.fills["."].name()


def test_grounds_and_things_are_two_groups(page: MapPage) -> None:
    offers = {offer.key: offer for offer in page.drawing.palette_.offers.all()}
    assert offers["ground:."].group == "Ground"
    assert offers["ground:r"].group == offers["ground:o"].group == "What lies on it"
    rock = page.drawing.palette_.offers.icon(offers["ground:r"]).pixmap(64, 64).toImage()
    assert rock.pixelColor(32, 9).name() == "#d5e8f2"
    assert rock.pixelColor(3, 3).alpha() == 0, "a hex, as on the map"


def test_what_a_thing_does_is_told_and_changed_for_all_or_for_one(page: MapPage) -> None:
    page.session.select(["d2"])
    card = page.side.chosen
    card.refresh()
    words = card.ground_words

    def told() -> list[str]:
        return [chip.accessibleName() for line in words.lines for chip in line.findChildren(Chip)]

    def menu() -> QMenu:
        assert words.menu is not None
        return words.menu

    assert card.title.text() == "Rock"
    assert card.about.text() == "chosen · d2, one of 2"
    assert told() == ["Nobody can enter", "Who is forced onto it takes Wounds: 1"]
    words.lines[1].findChildren(Chip)[0].click()
    field = next(one for one in menu().findChildren(QSpinBox) if one.accessibleName() == "Stuns")
    field.setValue(2)
    menu().close()
    assert page.session.map["legend"]["r"]["props"] == {"blocks": True, "forced": {"wounds": 1, "stuns": 2}}
    words.whose.buttons["one"].click()
    words.lines[0].findChildren(Chip)[0].click()
    assert page.session.map["legend"]["r"]["props"]["blocks"] is True, "the other rock stays as it is"
    cell = next(entry for entry in page.session.map["cells"] if entry["id"] == "d2")
    assert cell["props"] == {"blocks": False}
    assert told() == ["Who is forced onto it takes Wounds: 1", "Who is forced onto it takes Stuns: 2"]
    words.more.click()
    assert "Nobody can enter" in [action.text() for action in menu().actions()]
    next(action for action in menu().actions() if action.text() == "May be crossed").trigger()
    menu().close()
    page.session.select(["d6"])
    card.refresh()
    assert "Nobody can enter" in told()
    assert "May be crossed" not in told()


def test_a_ring_is_one_drag_and_one_step_back(page: MapPage) -> None:
    page.session.choose(sign="b")
    page.choose_tool("ring")
    tool, board = page.canvas.tool, page.session.board
    assert tool is not None
    assert board is not None

    def touch(place: str) -> Touch:
        x, y = board.centre(place) or (0.0, 0.0)
        return Touch(x, y, page.canvas.view.to_screen(x, y))

    tool.press(touch("d4"))
    tool.move(touch("d3"))
    assert page.session.stack.count() == 0, "nothing is drawn before one lets go"
    tool.release(touch("d3"))
    drawn = {place for place in board.ids() if board.sign(parse_cell(place)) == "b"}  # type: ignore[union-attr]
    assert drawn == {"c4", "c5", "d3", "d5", "e4", "e5", "b4", "f5"}, (
        "six hexes about the middle, and two that were there"
    )
    assert page.session.stack.count() == 1


def test_mirror_and_size_stand_among_the_tools_of_hexes(
    window: MainWindow, page: MapPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.resize(1440, 900)
    window.show()
    bar = page.drawing.bar
    assert list(bar.extras) == ["mirror", "size"]
    assert bar.extras["mirror"].isVisible()
    assert bar.more.isVisible(), "what has no room is behind it"
    bar.ways.aboutToShow.emit()
    next(action for action in bar.ways.actions() if action.text() == "Mirror left and right").trigger()
    assert page.session.choices.symmetry == "left-right"
    assert bar.extras["mirror"].isChecked()
    page.session.choose(sign="b")
    page.choose_tool("brush")
    tool, board = page.canvas.tool, page.session.board
    assert tool is not None
    assert isinstance(board, GridBoard)
    x, y = board.centre("b2") or (0.0, 0.0)
    tool.press(Touch(x, y, page.canvas.view.to_screen(x, y)))
    tool.release(Touch(x, y, page.canvas.view.to_screen(x, y)))
    assert board.sign(parse_cell("b2")) == board.sign(parse_cell("f2")) == "b"
    asked: list[str] = []
    page.ask_sheet.disconnect()
    page.ask_sheet.connect(asked.append)
    bar.extras["size"].click()
    assert asked == ["resize"]
