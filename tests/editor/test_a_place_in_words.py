"""What is chosen on a map of zones is told in lines with chips: where its borders lead, what begins there, what it is."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QLineEdit

from uguisu_changes.edits import Put
from uguisu_editor.map_kinds.graph.board import GraphBoard
from uguisu_editor.pages import map_side

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.pages.map_side import ChosenCard
    from uguisu_editor.window import MainWindow

SCENARIOS = Path(__file__).parents[2] / "scenarios"
Open = Callable[[str], "MapPage"]


@pytest.fixture
def page(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> MapPage:
    shutil.copytree(SCENARIOS / "scorpion" / "garden_gate", tmp_path / "garden_gate")
    page = window.open_pack(tmp_path / "garden_gate")
    assert page is not None
    window.show()
    qtbot.waitUntil(lambda: bool(page.session.digest) and not page.checker.checking, timeout=60_000)
    return page


def chosen(page: MapPage, qtbot: QtBot, *places: str) -> ChosenCard:
    page.session.select(places)
    qtbot.waitUntil(page.side.chosen.isVisible)
    page.side.refresh()
    return page.side.chosen


def lines(card: ChosenCard) -> list[str]:
    """What chips say, each after the words of its line."""
    return [chip.accessibleName() for chip in card.words.chips]


def test_a_zone_says_where_its_borders_lead_and_what_may_begin_there(page: MapPage, qtbot: QtBot) -> None:
    card = chosen(page, qtbot, "moss_garden")
    assert card.title.text() == "Moss Garden"
    assert card.about.text() == "chosen · Grounds"
    assert not card.sign.pixmap().isNull()
    assert set(lines(card)) == {
        "Open to South Gate",
        "Open to Well Yard",
        "Open to Stone Lantern",
        "A wall to Music Room",
        "A wall to Tea House",
        "A wall to Moat",
        "Here may begin Patrol",
    }
    moat = next(chip for chip in card.words.chips if chip.text() == "Moat")
    moat.enterEvent(QEnterEvent(QPointF(), QPointF(), QPointF()))
    assert page.canvas.lit == ["m5"]
    moat.left.emit()
    assert page.canvas.lit == []
    next(chip for chip in card.words.chips if chip.text() == "Tea House").click()
    assert page.session.selection.places == {"tea_house"}


def test_what_begins_there_is_chosen_by_its_chip(page: MapPage, qtbot: QtBot) -> None:
    page.session.do("sentry", Put("mission", ("props", "setup"), {"sentries": ["old_pine"]}))
    card = chosen(page, qtbot, "old_pine")
    sentry = next(chip for chip in card.words.chips if chip.accessibleName() == "Here begins Sentry")
    sentry.click()
    piece = page.pieces.piece
    assert piece is not None
    assert (piece.thing.kind.id, piece.place) == ("sentries", "old_pine")


def test_what_a_zone_is_says_what_it_is_good_for(page: MapPage, qtbot: QtBot) -> None:
    """Grounds exclude each other, and are one choice; one that a region gave is taken from it."""
    card = chosen(page, qtbot, "shrine")
    assert set(card.switches) == {"post", "barracks", "track", "between", "hiding"}
    assert card._notes["barracks"].text() == "sleeping guard"
    assert card._notes["track"].text() == "13 places"
    assert card.ground.currentText() == "Castle"
    regions = [entry["id"] for entry in page.session.map["regions"] if "shrine" in entry["places"]]
    assert regions
    card.ground.setCurrentIndex(card.ground.findText("Grounds"))
    card.ground.activated.emit(card.ground.currentIndex())
    board = page.session.board
    assert board is not None
    assert board.tags("shrine") == ("grounds",)
    assert not any("shrine" in entry["places"] for entry in page.session.map["regions"])
    page.session.stack.undo()
    assert [entry["id"] for entry in page.session.map["regions"] if "shrine" in entry["places"]] == regions


def test_it_is_cut_joined_and_named_from_there(
    page: MapPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = chosen(page, qtbot, "moss_garden")
    card.cut.click()
    assert page.canvas.tool is page.tools["cut-zone"]
    card.join.click()
    assert page.canvas.tool is page.tools["join-zones"]
    board = page.session.board
    assert isinstance(board, GraphBoard)
    page.canvas.fit()
    there = page.canvas.view.to_screen(*board.places["well_yard"].at).toPoint()
    qtbot.mouseMove(page.canvas, there)
    page.canvas.grab()
    qtbot.mouseClick(page.canvas, Qt.MouseButton.LeftButton, pos=there)
    assert "well_yard" not in board.places
    page.session.stack.undo()
    card = chosen(page, qtbot, "moss_garden", "well_yard")
    assert not card.cut.isVisible()
    assert card.join.text() == "Make them one"
    card.join.click()
    assert "well_yard" not in board.places
    page.session.stack.undo()
    assert not chosen(page, qtbot, "moss_garden", "kitchen").acts.isVisible()
    asked: list[str] = []

    def answer(_parent: object, _title: str, _question: str, text: str) -> str:
        asked.append(text)
        return "Fern Garden"

    monkeypatch.setattr(map_side, "ask_text", answer)
    card = chosen(page, qtbot, "moss_garden")
    card.name.click()
    assert asked == ["Moss Garden"]
    entry = page.session.map["places"][board.places["moss_garden"].number]
    assert entry["name"]["en"] == "Fern Garden"
    assert entry["name"]["uk"] == "Моховий сад"
    qtbot.waitUntil(lambda: card.title.text() == "Fern Garden")
    assert not card.findChildren(QLineEdit, options=Qt.FindChildOption.FindDirectChildrenOnly)


def test_a_game_that_declares_no_words_has_its_kinds_called_by_name(open_page: Open, qtbot: QtBot) -> None:
    """A crossing of a graph is not cut and has no ground."""
    page = open_page("graph")
    page.window().show()
    page.session.do("kind", Put("map", ("links", 2, "kind"), "worn_path"))
    card = chosen(page, qtbot, "court")
    assert {"Worn path tower-b", "A bridge to tower-c"} <= set(lines(card))
    assert not card.ground.isVisible()
    assert not card.cut.isVisible()
    assert card.name.isVisible()


def test_as_played_shows_nothing_that_is_hidden_or_undecided(page: MapPage, qtbot: QtBot) -> None:
    page.session.do("trap", Put("mission", ("props", "setup"), {"traps": ["hall"], "sentries": ["old_pine"]}))
    page.session.choose(marks=True)
    qtbot.waitUntil(lambda: page.canvas.up_to_date)
    drawn = page.canvas.grab().toImage()
    painted: list[str] = []
    paint = page.pieces.tokens.paint

    def noted(painter: object, thing: object, *args: object, **more: object) -> None:
        painted.append(thing.kind.id)  # type: ignore[attr-defined]
        paint(painter, thing, *args, **more)  # type: ignore[arg-type]

    page.pieces.tokens.paint = noted  # type: ignore[method-assign]
    page.drawing.bar.played.click()
    played = page.canvas.grab().toImage()
    assert played != drawn
    assert "traps" not in painted
    assert {"sentries", "sleepers"} <= set(painted)
    painter = page.canvas.painter_
    assert painter is not None
    assert not painter.shown.signs
    page.drawing.bar.drawing.click()
    painted.clear()
    assert page.canvas.grab().toImage() == drawn
    assert "traps" in painted


def test_whose_a_token_is_and_what_for_is_told_when_it_is_chosen(page: MapPage, qtbot: QtBot) -> None:
    """Of a target what the mission calls the errand; of what its game does not say nothing."""
    page.session.do(
        "targets", Put("mission", ("props", "setup"), {"targets": {"A": "hall"}, "traps": ["shrine"]})
    )
    page.choose_tool("pieces")
    pieces = {piece.thing.kind.id: piece for piece in page.pieces.set_up.pieces}
    page.pieces.chosen.choose(pieces["targets"])
    page.side.refresh()
    told = page.side.chosen.told.text().split("\n")
    assert told[0] == "Copy the letter on the writing desk"
    assert "intruders" in told[1]
    page.pieces.chosen.choose(pieces["traps"])
    page.side.refresh()
    assert "springs it" in page.side.chosen.told.text()
    lot = next(lot for lot in page.pieces.set_up.lots if lot.thing.kind.id == "sleepers")
    page.pieces.chosen.choose(lot=lot.path, place=lot.places[0])
    page.side.refresh()
    told = page.side.chosen.told.text().split("\n")
    assert told[0] == "A guard who sleeps here. The intruders do not know where."
    assert "Drag one" in told[1]


def test_a_link_is_shown_as_the_map_draws_it(open_page: Open, qtbot: QtBot) -> None:
    page = open_page("graph")
    page.session.select(links=[0])
    page.side.refresh()
    assert not page.side.chosen.sign.pixmap().isNull()
