"""A new card: a face to begin from, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication
from tests.support.cards import SOON, Hand, cards_of, drawn_faces

from uguisu_editor.model.jobs import RECIPE
from uguisu_editor.pages.new_card import NewCard

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage


def test_a_card_like_another_is_three_clicks(opened: Callable[[str], MapPage], qtbot: QtBot) -> None:
    page = opened("senjutsu/teaching_duel")
    shown, hand = cards_of(page), Hand(qtbot)
    hand.click(shown.new_button)
    asked = next(
        one for one in QApplication.topLevelWidgets() if isinstance(one, NewCard) and one.isVisible()
    )
    assert asked.chosen != "wide_cut"
    rows = asked.gallery
    hand.pick(rows, next(row for row in range(rows.count()) if rows.item(row).data(0x100) == "wide_cut"))
    hand.click(asked.make_button)
    assert hand.clicks == 3
    made = next(card for card in shown.cards() if card["title"] == "Wide cut, another")
    source = next(card for card in shown.cards() if card["id"] == "wide_cut")
    assert made["do"] == source["do"]
    assert made["copies"] == source["copies"]
    assert shown.chosen == made["id"]
    page.session.stack.undo()
    assert all(card["id"] != made["id"] for card in shown.cards())


@pytest.mark.parametrize("pack", ["senjutsu/teaching_duel", "scorpion/homebrew_five", "spies/back_yard"])
def test_a_new_card_begins_from_what_such_a_card_does(
    opened: Callable[[str], MapPage], qtbot: QtBot, pack: str
) -> None:
    page = opened(pack)
    shown = cards_of(page)
    drawn_faces(shown, qtbot)
    assert not [
        name for name in shown.painted.faces if name.startswith(RECIPE)
    ]  # they are no cards of the pack
    dialog = NewCard(shown, shown)
    offered = [name for name, _, _ in dialog.gallery.listed()]
    recipes = [name for name in offered if name.startswith(RECIPE)]
    assert len(recipes) == len(shown.rules.recipes) >= 5
    assert offered[: len(recipes) + 1] == ["", *recipes]
    before = len(shown.cards())
    for name in recipes:
        dialog.gallery.choose(name)
        assert not dialog.face.pixmap().isNull()
        assert dialog.told.text()
        dialog.make()
    assert len(shown.cards()) == before + len(recipes)
    made = shown.cards()[before:]
    assert [card["do"] for card in made] == [one.card["do"] for one in shown.rules.recipes]
    with qtbot.waitSignal(page.checker.found, timeout=SOON):
        page.checker.check_now()
    shown.refresh()
    assert not [
        one.message for one in shown.context.problems if one.severity == "error" and "deck" not in one.code
    ]
