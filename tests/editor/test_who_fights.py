"""Beside the map one says who plays whom, and with which deck; Play begins with these and tells of others."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QLabel

from uguisu_editor.forms.chips import Chip

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

SCENARIOS = Path(__file__).parents[2] / "scenarios"
Open = Callable[[str], "MapPage"]


@pytest.fixture
def open_shipped(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> Open:
    def open_it(name: str) -> MapPage:
        game = name.partition("/")[0]
        shutil.copytree(SCENARIOS / game, tmp_path / game)
        page = window.open_pack(tmp_path / name)
        assert page is not None
        window.show()
        qtbot.waitUntil(lambda: bool(page.session.digest) and not page.checker.checking, timeout=60_000)
        qtbot.waitUntil(lambda: bool(chips(page)), timeout=10_000)
        return page

    return open_it


def chips(page: MapPage) -> dict[str, Chip]:
    """The chips of the set-up about players and decks, by who it is and what they say."""
    page.side.refresh()
    found: dict[str, Chip] = {}
    for line in page.side.set_up.lines:
        for chip in line.findChildren(Chip):
            if chip.property("chip") in ("piece", "card"):
                found[chip.accessibleName()] = chip
    return found


def take(page: MapPage, chip: Chip, wanted: str) -> None:
    """Press a chip, and take what is wanted from what it offers."""
    chip.click()
    menu = page.side.set_up.players.menu
    assert menu is not None
    assert menu.isVisible()
    assert (
        menu.height() > chip.height() * len(menu.actions()) // 2
    )  # one that was opened empty is seen on no screen
    action = next(action for action in menu.actions() if action.text().startswith(wanted))
    action.trigger()
    menu.close()


def test_a_bot_and_a_deck_are_chosen_beside_the_map(open_shipped: Open, qtbot: QtBot) -> None:
    page = open_shipped("senjutsu/frozen_lake")
    assert {
        "Ronin (Red) to the middle",
        "Ronin (Red) A person",
        "Ronin (Red) Ronin",
        "The warrior (Blue) to the middle",
        "The warrior (Blue) Careful bot",
        "The warrior (Blue) The warrior",
    } == set(chips(page))
    said = [label.text() for line in page.side.set_up.lines for label in line.findChildren(QLabel)]
    assert said.count("of 30 cards") == 2, "how large a deck is shows beside it"
    before = page.session.document.render("scenario")
    take(page, chips(page)["Ronin (Red) Ronin"], "The student")
    fighters = page.session.document.look("scenario", ("options", "fighters"))
    assert fighters["red"] == {"character": "ronin", "deck": "student"}
    take(page, chips(page)["Ronin (Red) The student"], "Ronin")
    assert page.session.document.render("scenario") == before, "a fighter's own deck need not be said"
    take(page, chips(page)["Ronin (Red) A person"], "Bot that plays anything")
    take(page, chips(page)["The warrior (Blue) Careful bot"], "A person")
    assert page.session.players == {"red": "random", "blue": "human"}
    assert page.session.document.render("scenario") == before, "who plays is no part of the pack"
    page.show_play()
    assert page.play is not None
    table = page.play.table
    qtbot.waitUntil(lambda: bool(table.players), timeout=60_000)
    assert table.players == {"red": "random", "blue": "human"}
    table.put("red", "human")
    page.show_drawing()
    assert "Ronin (Red) Bot that plays anything" in chips(page), "a seat is handed over for one game only"
    take(page, chips(page)["The warrior (Blue) A person"], "Bot that plays anything")
    assert table.players["blue"] == "random", "in the game that is being played, too"


def test_seats_that_no_piece_is_called_by_have_lines_of_their_own(open_shipped: Open) -> None:
    """In whatever game: nobody has to know it."""
    page = open_shipped("scorpion/garden_gate")
    assert {"Intruders A person", "Guards Careful bot"} == set(chips(page))
    assert len(page.side.set_up.lines) == 9, "six things, two seats, and the numbers of the whole"


def test_each_seat_is_asked_of_once(open_shipped: Open) -> None:
    page = open_shipped("spies/back_yard")
    assert page.side.set_up.players.seats == ["guard", "spy-1"]  # `spies` may be named for the only one


def test_no_two_bots_are_called_alike(open_shipped: Open, qtbot: QtBot) -> None:
    page = open_shipped("senjutsu/teaching_duel")
    play = page.show_play()
    qtbot.waitUntil(lambda: bool(play.side.seats), timeout=60_000)
    combo = play.side.seats["red"]
    offered = [combo.itemText(at) for at in range(combo.count())]
    assert len(set(offered)) == len(offered) > 3
    assert offered[:2] == ["A person", "Careful bot"], "the usual ones first"
    assert (
        offered.index("Bot that plays anything")
        < offered.index("Planning bot")
        < offered.index("Bot that thinks longest")
    )
    abouts = [combo.itemData(at, Qt.ItemDataRole.ToolTipRole) for at in range(combo.count())]
    assert all(about.endswith(".") for about in abouts)
    assert len(set(abouts)) == len(abouts), "each has a word about what it does"
    qtbot.mouseClick(combo.lineEdit(), Qt.MouseButton.LeftButton)
    assert combo.view().isVisible()
    row = combo.view().visualRect(combo.model().index(1, 0))
    assert row.height() > combo.fontMetrics().lineSpacing() * 2, "the sentence stands below the name"
    combo.hidePopup()
    qtbot.waitUntil(lambda: "red" in play.header.chips, timeout=60_000)
    chip, header = play.header.chips["red"], play.header
    chip.click()
    menu = header.menu
    assert menu is not None
    assert menu.isVisible()
    box = QRect(chip.mapToGlobal(QPoint(0, 0)), chip.size())
    assert menu.geometry().top() <= box.bottom() + 3
    assert menu.geometry().left() <= box.right(), "below the chip, not at the far edge"
    texts = [action.text() for action in menu.actions() if action.text()]
    assert texts[1] == "Careful bot – Knows the rules of thumb of this game, and answers at once."
    menu.actions()[1].trigger()
    assert play.table.players["red"] == "duellist"
    assert not play.side.table_box.isVisible()
    menu.actions()[-1].trigger()
    assert play.side.table_box.isVisible()
    menu.close()
    combo.hidePopup()
    at = next(at for at in range(combo.count()) if combo.itemData(at) == "greedy")
    combo.setCurrentIndex(at)
    combo.activated.emit(at)
    assert play.table.players["red"] == "greedy"
