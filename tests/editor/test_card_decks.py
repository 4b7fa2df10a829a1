"""Decks of cards: piles whose size is what comes of them, and what a mod's deck has become."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from tests.support.cards import cards_of

from uguisu.content.claims import cards_of_decks
from uguisu_editor.pages.deck_view import DeckView

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage


def test_a_mods_deck_tells_what_it_has_become(opened: Callable[[str], MapPage]) -> None:
    page = opened("scorpion/four_lanterns")
    shown = cards_of(page)
    heads = [shown.deck.itemText(at) for at in range(shown.deck.count())]
    below = cards_of_decks(page.session.facts.below["cards"])
    guards = next(head for head in heads if f"{below['guards']} \N{RIGHTWARDS ARROW} " in head)
    assert guards.endswith("42/42)")  # the mod says how many it wants
    assert not any("\N{RIGHTWARDS ARROW}" in head for head in heads if head is not guards)


def test_piles_make_the_decks_size(opened: Callable[[str], MapPage], qtbot: QtBot) -> None:
    page = opened("scorpion/garden_gate")
    shown = cards_of(page)
    shown.deck.setCurrentIndex(shown.deck.findData("guards"))
    view = DeckView(shown, shown)
    view.show()
    assert view.number.text() == "36"
    assert not view.hand.isVisibleTo(view), "guards begin with hands that their cards say"
    assert not view.chances.isVisibleTo(view)
    assert not view.claim_button.isVisibleTo(view)
    qtbot.mouseClick(view.piles["awaken"].more, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(view.piles["awaken"].more, Qt.MouseButton.LeftButton)
    assert view.number.text() == "38"
    assert "36" in view.told.text()
    assert view.claim_button.isVisibleTo(view)
    qtbot.mouseClick(view.claim_button, Qt.MouseButton.LeftButton)
    assert page.session.data["cards"]["decks"][0]["size"] == 38
    assert not view.claim_button.isVisibleTo(view)
    qtbot.mouseClick(view.piles["ninja_rope"].more, Qt.MouseButton.LeftButton)
    rope = next(card for card in shown.cards() if card["id"] == "ninja_rope")
    assert rope["copies"]["guards"] == 1
    view.accept()
    while page.session.stack.canUndo():
        page.session.stack.undo()
    assert next(card for card in shown.cards() if card["id"] == "awaken")["copies"] == 6


def test_a_deck_says_when_it_ends_and_what_a_first_hand_has(opened: Callable[[str], MapPage]) -> None:
    """SJ-21, SJ-23: hands of five from a deck of forty, a card a turn, and a wound for each that is not there."""
    shown = cards_of(opened("senjutsu/snow_field"))
    view = DeckView(shown, shown)
    view.show()
    total = int(view.number.text())
    assert view.told.text() == (
        f"{total} cards in this deck. The last one is drawn in turn {total - 5}. Each draw after that costs a wound."
    )
    assert view.chances.text().startswith("Of 100 hands of 5 cards, ")
    assert view.faces.count() == 5
    view.reject()


def test_each_number_of_a_deck_shows_a_card_at_once(opened: Callable[[str], MapPage], qtbot: QtBot) -> None:
    """However high the column of another number is."""
    shown = cards_of(opened("senjutsu/snow_field"))
    view = DeckView(shown, shown)
    view.resize(1200, 760)
    view.show()
    qtbot.waitUntil(lambda: bool(view.piles) and view.area.verticalScrollBar().maximum() > 0)
    numbered = [pile for pile in view.piles.values() if pile.held.count and pile.held.number >= 0]
    in_sight = {pile.held.number for pile in numbered if not pile.visibleRegion().isEmpty()}
    assert len(in_sight) > 5
    assert in_sight == {pile.held.number for pile in numbered}
    view.reject()


def test_a_deck_that_is_left_twice_is_left_once(opened: Callable[[str], MapPage]) -> None:
    """Esc pressed twice in a hurry: what listens to the pack was let go at the first."""
    page = opened("scorpion/garden_gate")
    shown = cards_of(page)
    view = DeckView(shown, shown)
    view.show()
    view.reject()
    view.finished.emit(0)
    page.session.stack.undo()


def test_tab_goes_through_all_piles_before_it_closes_the_deck(
    opened: Callable[[str], MapPage], qtbot: QtBot
) -> None:
    """Also through those that have to be scrolled to, which stand lower than the button below them."""
    shown = cards_of(opened("senjutsu/teaching_duel"))
    view = DeckView(shown, shown)
    view.open()
    view.resize(900, 500)

    def last() -> bool:
        way: list[QWidget] = []
        after = view.nextInFocusChain()
        while after is not view:
            way.append(after)
            after = after.nextInFocusChain()
        at = way.index(view.close_button)
        return all(way.index(pile.more) < at for pile in view.piles.values())

    qtbot.waitUntil(last)
    view.reject()
