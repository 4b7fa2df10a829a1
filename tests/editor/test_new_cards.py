"""A new card: a face to begin from, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from tests.support.cards import SOON, Hand, cards_of, choose, drawn_faces

from uguisu_editor.model.jobs import RECIPE
from uguisu_editor.pages import new_card
from uguisu_editor.pages.gallery import ABOUT
from uguisu_editor.pages.new_card import NewCard

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu.checks import Diagnostic
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


def test_a_base_card_like_another_says_that_nobody_has_it_and_a_button_puts_it_into_a_deck(
    opened: Callable[[str], MapPage], check: Callable[[MapPage], list[Diagnostic]]
) -> None:
    page = opened("senjutsu/teaching_duel")
    shown = cards_of(page)
    assert shown.troubles.isHidden()
    assert shown.make_like(next(at for at, card in enumerate(shown.cards()) if card["id"] == "plain_cut"))
    made = shown.chosen
    check(page)
    (trouble,) = shown.troubles.cards
    assert shown.troubles.isVisible()
    assert trouble.title.text().startswith("Nobody plays with the base card")
    assert trouble.button.text() == "Put one into the deck of Hawk"
    page.window().resize(1440, 900)
    QApplication.processEvents()
    assert shown.troubles.y() < shown._area.y() < shown.trial.y(), "the card, and below it what it does"
    trouble.button.click()
    card = next(card for card in shown.cards() if card["id"] == made)
    assert card["copies"] == {"hawk": 1}
    assert "deck" not in card
    assert card["props"] == {"initiative": 4}
    found = [one.code for one in check(page) if one.severity == "error"]
    assert found == ["deck-size"], "the deck says that it has 20, and this is the 21st"
    assert shown.troubles.isHidden()


def test_a_card_without_copies_is_put_into_a_deck_by_a_button(
    opened: Callable[[str], MapPage], check: Callable[[MapPage], list[Diagnostic]]
) -> None:
    page = opened("senjutsu/teaching_duel")
    shown = cards_of(page)
    at = choose(shown, "wide_cut")
    shown.context.set(("cards", at, "copies"), {"hawk": 0, "crane": 0})
    check(page)
    (trouble,) = shown.troubles.cards
    trouble.button.click()
    assert shown.cards()[at]["copies"] == {"hawk": 1}


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


def test_a_card_of_another_pack_is_found_by_its_words_and_comes_with_them_and_its_picture(
    opened: Callable[[str], MapPage], qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = opened("senjutsu/teaching_duel")
    other = tmp_path / "packs" / "senjutsu" / "snow_field"
    cards = (other / "cards.yaml").read_text(encoding="utf-8")
    assert "\n  - id: naginata_sweep\n" in cards
    cards = cards.replace("\n  - id: naginata_sweep\n", "\n  - id: naginata_sweep\n    art: art/sweep.png\n")
    (other / "cards.yaml").write_text(cards, encoding="utf-8")
    (other / "art").mkdir()
    picture = QImage(252, 142, QImage.Format.Format_RGB32)
    picture.fill(0x884422)
    assert picture.save(str(other / "art" / "sweep.png"))
    monkeypatch.setattr(new_card, "others_with", lambda session, kind: [(other, other / "cards.yaml")])
    shown = cards_of(page)
    dialog = NewCard(shown, shown)
    dialog.show()
    assert dialog.search.placeholderText() == "Find in 2 packs"
    last = dialog.gallery.item(dialog.gallery.count() - 1)
    assert (last.text(), last.data(ABOUT)) == ("From another pack", "Such as The snow field")
    own = len(dialog.gallery.listed()) - 1
    dialog.search.setText("naginata sweep")
    qtbot.waitUntil(lambda: dialog.gallery.count() == 2, timeout=SOON)  # the empty one, and that
    name = dialog.gallery.listed()[-1][0]
    dialog.gallery.choose(name)
    assert not dialog.face.pixmap().isNull()
    assert "The snow field" in dialog.told.text()
    dialog.search.clear()
    assert dialog.gallery.count() == own + 1  # others are shown while they are looked for
    dialog.gallery.choose(new_card.ELSEWHERE)
    qtbot.waitUntil(lambda: dialog.gallery.count() > own + 50)
    dialog.gallery.choose(name)
    dialog.make()
    made = shown.cards()[-1]
    assert made["title"]["uk"]
    assert made["id"] == "naginata_sweep"
    assert made["do"]
    assert set(made["copies"]) == {"hawk", "crane"}
    assert "deck" not in made
    assert (page.session.document.folder / made["art"]).read_bytes() == (
        other / "art" / "sweep.png"
    ).read_bytes()
    with qtbot.waitSignal(page.checker.found, timeout=SOON):
        page.checker.check_now()
    assert not [one for one in shown.context.problems if one.severity == "error" and "deck" not in one.code]
    page.session.stack.undo()
    assert all(card["id"] != "naginata_sweep" for card in shown.cards())


def test_a_pack_that_cannot_be_read_hides_no_other(
    opened: Callable[[str], MapPage], qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = opened("senjutsu/teaching_duel")
    broken, other = (tmp_path / "packs" / "senjutsu" / name for name in ("dojo", "snow_field"))
    (broken / "cards.yaml").write_text("cards: [", encoding="utf-8")
    packs = [(one, one / "cards.yaml") for one in (broken, other)]
    monkeypatch.setattr(new_card, "others_with", lambda session, kind: packs)
    shown = cards_of(page)
    dialog = NewCard(shown, shown)
    dialog.others.ask()
    qtbot.waitUntil(lambda: bool(dialog.others.cards), timeout=SOON)
    assert {pack for pack, _ in dialog.others.cards.values()} == {other}
    dialog.reject()
