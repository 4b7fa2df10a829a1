"""The page of cards as a workshop: one card at a time, words that follow its numbers, the board before and after it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from uguisu.content.claims import cards_of_decks
from uguisu_editor.forms.chooser import Chooser
from uguisu_editor.forms.diagram import DiagramPart
from uguisu_editor.forms.holes import ChipControl
from uguisu_editor.forms.lists import ListPart
from uguisu_editor.model.numbers_told import mended, numbers_of, unsaid
from uguisu_editor.pages.cards_page import CardsPage

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

SCENARIOS = Path(__file__).parents[2] / "scenarios"
SOON = 60_000


@pytest.fixture
def opened(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> Callable[[str], MapPage]:
    """Open a copy of a shipped family's pack, on its page of cards, and have it checked."""

    def open_it(name: str) -> MapPage:
        family = name.partition("/")[0]
        shutil.copytree(SCENARIOS / family, tmp_path / "packs" / family)
        page = window.open_pack(tmp_path / "packs" / name)
        assert page is not None
        qtbot.waitExposed(window)
        with qtbot.waitSignal(page.checker.found, timeout=SOON):
            page.checker.check_now()
        page.show_page("cards")
        shown = page.pages["cards"]
        assert isinstance(shown, CardsPage)
        shown.refresh()
        return page

    return open_it


def test_a_mods_deck_tells_what_it_has_become(opened: Callable[[str], MapPage]) -> None:
    page = opened("scorpion/four_lanterns")
    shown = cards_of(page)
    heads = [shown.deck.itemText(at) for at in range(shown.deck.count())]
    below = cards_of_decks(page.session.facts.below["cards"])
    guards = next(head for head in heads if f"{below['guards']} \N{RIGHTWARDS ARROW} " in head)
    assert guards.endswith("42/42)")  # the mod says how many it wants
    assert not any("\N{RIGHTWARDS ARROW}" in head for head in heads if head is not guards)


def cards_of(page: MapPage) -> CardsPage:
    """The page of cards."""
    shown = page.pages["cards"]
    assert isinstance(shown, CardsPage)
    return shown


def choose(shown: CardsPage, card: str) -> int:
    """Choose a card in the gallery; return its number."""
    row = next(row for row in range(shown.grid.count()) if shown.grid.item(row).data(0x100) == card)
    shown.grid.setCurrentRow(row)
    return next(at for at, one in enumerate(shown._cards()) if one.get("id") == card)


@pytest.mark.long
def test_a_card_of_a_mod_is_changed_in_five_choices(opened: Callable[[str], MapPage], qtbot: QtBot) -> None:
    page = opened("scorpion/homebrew_five")
    shown = cards_of(page)
    choices = 1
    at = choose(shown, "sentry_listen")
    assert shown.form is not None
    cards = shown.form.reach(("cards",))
    assert isinstance(cards, ListPart)
    assert [row.at for row in cards.rows if row.isVisibleTo(cards)] == [at]
    at = choose(shown, "whistle")
    chip = shown.form.reach(("cards", at, "do", 0, "steps"))
    assert isinstance(chip, ChipControl)
    QTest.mouseClick(chip.chip, Qt.MouseButton.LeftButton)
    choices += 1
    qtbot.waitUntil(lambda: any(isinstance(one, Chooser) for one in QApplication.topLevelWidgets()))
    popup = next(
        one for one in QApplication.topLevelWidgets() if isinstance(one, Chooser) and one.isVisible()
    )
    QTest.keyClicks(popup.search, "3")
    QTest.keyClick(popup.search, Qt.Key.Key_Return)
    choices += 1
    assert shown.context.look(("cards", at, "do", 0, "steps")) == 3
    assert choices <= 5
    shown.refresh()
    assert "3" in shown._words.text()  # its words still say two for both
    page.session.stack.undo()
    assert shown.context.look(("cards", at, "do", 0, "steps")) == 2


@pytest.mark.long
def test_words_follow_the_number_that_was_changed(opened: Callable[[str], MapPage]) -> None:
    page = opened("scorpion/homebrew_five")
    shown = cards_of(page)
    at = choose(shown, "lantern")
    shown.context.set(("cards", at, "text"), {"en": "The alert goes up by 1.", "uk": "Тривога зростає на 1."})
    shown.context.set(("cards", at, "do"), [{"op": "raise", "track": "alert", "by": 1}])
    shown._effects.clear()
    shown.refresh()
    shown.context.set(("cards", at, "do", 0, "by"), 2)
    shown.refresh()
    assert shown.mend_button.isVisibleTo(shown)
    shown.mend_button.click()
    text = shown.context.look(("cards", at, "text"))
    assert text == {"en": "The alert goes up by 2.", "uk": "Тривога зростає на 2."}
    shown.refresh()
    assert not shown.mend_button.isVisibleTo(shown)


@pytest.mark.long
def test_a_card_is_tried_with_the_board_before_and_after(
    opened: Callable[[str], MapPage], qtbot: QtBot
) -> None:
    page = opened("scorpion/homebrew_five")
    shown = cards_of(page)
    choose(shown, "whistle")
    shown.try_card()
    qtbot.waitUntil(lambda: shown._found is not None, timeout=SOON)
    before, after = shown.boards.pictures
    assert before is not None
    assert after is not None
    assert before.marks != after.marks
    assert shown.boards.isVisibleTo(shown)


@pytest.mark.long
def test_hexes_of_an_attack_and_a_block_are_painted_by_hand(
    opened: Callable[[str], MapPage], qtbot: QtBot
) -> None:
    page = opened("senjutsu/dojo")
    shown = cards_of(page)
    at = choose(shown, "dojo_cut")
    assert shown.form is not None
    part = shown.form.reach(("cards", at, "do", 0, "hexes"))
    assert isinstance(part, DiagramPart)
    board = part.board

    def effect() -> object:
        return shown._cards()[at]["do"][0]["hexes"]

    assert effect() == {"F": 1}
    qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=board.spot((0, -1)).toPoint())
    qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=board.spot((1, -2)).toPoint())
    assert effect() == {"F": 2, "F+FR": 1}
    part.brushes["star"].click()
    qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=board.spot((0, -1)).toPoint())
    assert effect() == {"F": {"wounds": 2, "star": True}, "F+FR": 1}
    part.brushes["wounds"].click()
    qtbot.mouseClick(board, Qt.MouseButton.RightButton, pos=board.spot((1, -2)).toPoint())
    board.setFocus()
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Space):  # from where the mouse was, at F+FR
        QTest.keyClick(board, key)
    part.brushes["rubber"].click()
    qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=board.spot((0, -1)).toPoint())
    assert effect() == {"F+F": 1}
    while page.session.stack.canUndo():
        page.session.stack.undo()
    assert effect() == {"F": 1}
    at = next(number for number, card in enumerate(shown._cards()) if card["do"][0]["op"] == "block")
    choose(shown, shown._cards()[at]["id"])
    part = shown.form.reach(("cards", at, "do", 0, "hexes"))
    assert isinstance(part, DiagramPart)
    before = list(effect())  # type: ignore[call-overload]
    qtbot.mouseClick(part.board, Qt.MouseButton.LeftButton, pos=part.board.spot((0, 1)).toPoint())
    assert effect() == [*before, "B"]


def test_what_games_have_shown_stands_beside_the_card(opened: Callable[[str], MapPage]) -> None:
    page = opened("senjutsu/teaching_duel")
    shown = cards_of(page)
    choose(shown, "wide_cut")
    page.session.show_findings({("card", "wide_cut"): "Played in 3 of the 4 games."})
    assert shown._fares.text() == "Played in 3 of the 4 games."
    assert shown._fares.isVisibleTo(shown)


def test_numbers_of_words_and_of_effects() -> None:
    assert numbers_of([{"op": "march", "steps": 3}, {"if": [{"test": "track", "is": 2}], "do": []}]) == [3, 2]
    assert mended({"en": "Up to 2.", "it": "Fino a 2."}, [{"steps": 2}], [{"steps": 4}]) == {
        "en": "Up to 4.",
        "it": "Fino a 4.",
    }
    assert mended("Up to 2 of 2.", [{"steps": 2}, {"count": 2}], [{"steps": 4}, {"count": 2}]) is None
    assert mended("Up to 12.", [{"steps": 2}], [{"steps": 4}]) is None
    assert unsaid("Two patrols.", [{"steps": 2}]) == []  # it says its numbers in words
    assert unsaid("Up to 2 zones.", [{"steps": 3}]) == [3]
