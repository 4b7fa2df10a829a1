"""Decks of cards: piles whose size is what comes of them, and what a mod's deck has become."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from tests.support.cards import cards_of, drawn_faces

from uguisu.content.claims import cards_of_decks
from uguisu_editor.pages.cards_page import CardsPage
from uguisu_editor.pages.deck_view import ALL, DeckView, share
from uguisu_editor.pages.new_card import NewCard

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow


def piles_of(shown: CardsPage) -> DeckView:
    """Show a deck in piles."""
    shown.show_deck()
    assert shown.piles is not None
    assert shown.piles.isVisible()
    return shown.piles


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
    view = piles_of(shown)
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
    shown.leave_deck()
    while page.session.stack.canUndo():
        page.session.stack.undo()
    assert next(card for card in shown.cards() if card["id"] == "awaken")["copies"] == 6


def test_a_deck_says_when_it_ends_and_what_a_first_hand_has(opened: Callable[[str], MapPage]) -> None:
    """SJ-21, SJ-23: hands of five from a deck of forty, a card a turn, and a wound for each that is not there."""
    shown = cards_of(opened("senjutsu/snow_field"))
    view = piles_of(shown)
    total = int(view.number.text())
    assert view.told.text() == (
        f"{total} cards in this deck. The last one is drawn in turn {total - 5}. Each draw after that costs a wound."
    )
    assert view.chances.text().startswith("Of 100 hands of 5 cards, ")
    assert view.faces.count() == 5


def test_each_number_of_a_deck_shows_a_card_at_once(
    opened: Callable[[str], MapPage], window: MainWindow, qtbot: QtBot
) -> None:
    """However high the column of another number is."""
    shown = cards_of(opened("senjutsu/snow_field"))
    window.resize(1440, 900)
    view = piles_of(shown)
    qtbot.waitUntil(lambda: bool(view.piles) and view.area.verticalScrollBar().maximum() > 0)
    numbered = [pile for pile in view.piles.values() if pile.held.count and pile.held.number >= 0]
    numbers = {pile.held.number for pile in numbered}
    assert len(numbers) > 5
    qtbot.waitUntil(
        lambda: {pile.held.number for pile in numbered if not pile.visibleRegion().isEmpty()} == numbers
    )


def test_a_deck_is_a_page_that_one_comes_back_from(opened: Callable[[str], MapPage], qtbot: QtBot) -> None:
    """By its button, by Esc, and by whatever leads to a card; what is changed in it is one step of undo."""
    page = opened("senjutsu/teaching_duel")
    shown = cards_of(page)
    shown.deck.setCurrentIndex(shown.deck.findData("crane"))
    view = piles_of(shown)
    assert not shown.grid.isVisible()
    assert view.deck.current == "crane"
    qtbot.mouseClick(view.back_button, Qt.MouseButton.LeftButton)
    assert shown.grid.isVisible()
    qtbot.mouseClick(shown.deck_button, Qt.MouseButton.LeftButton)
    assert view.isVisible()
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert not view.isVisible()
    shown.show_deck()
    page.session.stack.undo()
    assert view.isVisible()
    assert page.go_to("cards", ("cards", 0))
    assert shown.grid.isVisible()


def test_a_decks_cards_stand_by_the_stance_that_makes_them_quicker(
    opened: Callable[[str], MapPage], qtbot: QtBot
) -> None:
    shown = cards_of(opened("senjutsu/teaching_duel"))
    view = piles_of(shown)
    view.by.choose("word")
    heads = [one.text() for one in view.area.findChildren(QLabel) if " · " in one.text()]
    held = {one.card: one for one in view.held()}
    assert held["wide_cut"].words == ("aggression",)
    quick = [one for one in held.values() if "aggression" in one.words]
    assert f"Aggression · {sum(one.count for one in quick)}" in heads
    slow = sum(one.count for one in held.values() if not one.words)
    assert f"At the same number in all of them · {slow}" in heads


def test_the_other_deck_is_made_the_same_and_a_card_is_made_for_this_one(
    opened: Callable[[str], MapPage], qtbot: QtBot
) -> None:
    page = opened("senjutsu/teaching_duel")
    shown = cards_of(page)
    view = piles_of(shown)
    hawk, crane = (sum(share(card, deck) for card in shown.cards()) for deck in ("hawk", "crane"))
    assert hawk == crane
    qtbot.mouseClick(view.piles["wide_cut"].more, Qt.MouseButton.LeftButton)
    assert "Crane" in view.same_button.text()
    steps = page.session.stack.count()
    qtbot.mouseClick(view.same_button, Qt.MouseButton.LeftButton)
    assert page.session.stack.count() == steps + 1
    assert next(one for one in shown.cards() if one["id"] == "wide_cut")["copies"] == {"hawk": 3, "crane": 3}
    assert all(share(card, "hawk") == share(card, "crane") for card in shown.cards())
    view.deck.choose("crane")
    qtbot.mouseClick(view.card_button, Qt.MouseButton.LeftButton)
    asked = next(
        one for one in QApplication.topLevelWidgets() if isinstance(one, NewCard) and one.isVisible()
    )
    asked.gallery.choose("")
    assert asked.whose.current == "crane"
    asked.make()
    assert shown.grid.isVisible()
    assert shown.cards()[-1]["deck"] == "crane"


def test_both_decks_are_changed_at_once(opened: Callable[[str], MapPage], qtbot: QtBot) -> None:
    """Decks that have cards in common can be worked on together: what is changed changes in each, as one step of undo."""
    page = opened("senjutsu/teaching_duel")
    shown = cards_of(page)
    drawn_faces(shown, qtbot)
    shown.show_deck()
    assert shown.piles is not None
    both = shown.piles.deck.buttons[ALL]
    assert both.text() == "both"
    qtbot.mouseClick(both, Qt.MouseButton.LeftButton)
    assert shown.piles.number.text() == "20 each"
    qtbot.mouseClick(shown.piles.piles["wide_cut"].more, Qt.MouseButton.LeftButton)
    at = next(at for at, card in enumerate(shown.cards()) if card["id"] == "wide_cut")
    assert shown.cards()[at]["copies"] == {"hawk": 3, "crane": 3}
    assert shown.piles.number.text() == "21 each"
    qtbot.mouseClick(shown.piles.piles["plain_cut"].more, Qt.MouseButton.LeftButton)
    plain = next(card for card in shown.cards() if card["id"] == "plain_cut")
    assert plain["copies"] == {"lesson_base": 1, "hawk": 1, "crane": 1}
    page.session.stack.undo()
    page.session.stack.undo()
    assert shown.cards()[at]["copies"] == {"hawk": 2, "crane": 2}


def test_tab_goes_through_all_piles_before_it_comes_to_the_buttons_below(
    opened: Callable[[str], MapPage], window: MainWindow, qtbot: QtBot
) -> None:
    """Also through those that have to be scrolled to."""
    shown = cards_of(opened("senjutsu/teaching_duel"))
    window.resize(1024, 700)
    view = piles_of(shown)

    def last() -> bool:
        way: list[QWidget] = []
        after = view.nextInFocusChain()
        while after is not view:
            way.append(after)
            after = after.nextInFocusChain()
        piles = [pile for pile in view.piles.values() if pile.held.count and pile.held.number >= 0]
        at = way.index(view.card_button)
        return all(way.index(pile.more) < at for pile in piles)

    qtbot.waitUntil(last)


def test_two_decks_of_one_size_say_how_many_each_has(opened: Callable[[str], MapPage]) -> None:
    shown = cards_of(opened("senjutsu/teaching_duel"))
    shown.window().resize(1440, 900)
    assert shown.deck.itemText(0) == "20 each · 9 kinds"
    shown.window().resize(1024, 700)
    assert shown.deck.itemText(0) == "20 each"
    view = piles_of(shown)
    view.deck.buttons[ALL].click()
    assert view.number.text() == "20 each"
    view.deck.buttons["hawk"].click()
    assert view.number.text() == "20"
