"""The gallery of cards: found by words, narrowed by kind, never blank; the list of all of them."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QLabel
from tests.support.cards import SCENARIOS, SOON, cards_of, drawn_faces

from uguisu_editor.forms.rows import Elided, Row
from uguisu_editor.pages.cards_page import CardsPage
from uguisu_editor.pages.gallery import GREY, _Faces
from uguisu_editor.pages.new_card import NewCard

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow


def test_three_hundred_faces_scroll_without_a_blank_one(
    opened: Callable[[str], MapPage], qtbot: QtBot
) -> None:
    """Until faces come there is a grey shape with the title; then each is painted as it comes into sight."""
    page = opened("senjutsu/teaching_duel")
    shown = cards_of(page)
    small = next(iter(drawn_faces(shown, qtbot).values()))
    names = [f"card{number}" for number in range(300)]
    shown.grid.clear()
    shown.painted.take({})
    for name in names:
        shown.grid.add(name, name)
    grey = shown.grid.viewport().grab().toImage()
    middle = shown.grid.visualItemRect(shown.grid.item(0)).center()
    assert grey.pixelColor(middle * grey.devicePixelRatio()).name() == GREY
    shown.painted.take(dict.fromkeys(names, small))
    bar = shown.grid.verticalScrollBar()
    for at in range(0, bar.maximum(), bar.pageStep()):
        bar.setValue(at)
        seen = shown.grid.viewport().grab().toImage()
        for row in range(shown.grid.count()):
            box = shown.grid.visualItemRect(shown.grid.item(row))
            if shown.grid.viewport().rect().contains(box):
                top = box.topLeft() + QPoint(box.width() // 2, 12)
                assert seen.pixelColor(top * seen.devicePixelRatio()).name() != GREY


def test_who_comes_to_cards_sees_faces_before_the_workshop_is_made(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What takes its time waits until the gallery has been painted, with faces or shapes of their size."""
    shutil.copytree(SCENARIOS / "senjutsu", tmp_path / "packs" / "senjutsu")
    page = window.open_pack(tmp_path / "packs" / "senjutsu" / "teaching_duel")
    assert page is not None
    order: list[str] = []
    make, paint = CardsPage.make_form, _Faces.paint
    monkeypatch.setattr(CardsPage, "make_form", lambda page: (order.append("workshop"), make(page))[1])
    monkeypatch.setattr(
        _Faces, "paint", lambda shape, *about: (order.append("face"), paint(shape, *about))[1]
    )
    page.show_page("cards")
    qtbot.waitUntil(lambda: "workshop" in order)
    assert order[0] == "face"
    shown = page.pages["cards"]
    assert isinstance(shown, CardsPage)
    assert shown.workshop is not None
    assert shown.workshop.at == 0


def test_faces_are_painted_a_screen_ahead_and_no_further(
    opened: Callable[[str], MapPage], qtbot: QtBot
) -> None:
    page = opened("senjutsu/teaching_duel")
    shown = cards_of(page)
    small = next(iter(drawn_faces(shown, qtbot).values()))

    def busy() -> bool:  # faces that are drawn again would take the place of those below
        return page.checker.checking or shown._rest.isActive() or shown.drawing.waiting

    qtbot.waitUntil(lambda: not busy())
    names = [f"card{number}" for number in range(300)]
    shown.grid.clear()
    for name in names:
        shown.grid.add(name, name)
    shown.painted.take(dict.fromkeys(names, small))
    grid = shown.grid

    def painted() -> list[int]:
        known = {card for card, form, _, _ in shown.painted._kept if form == "small"}
        return sorted(int(card.removeprefix("card")) for card in known & set(names))

    def in_sight() -> list[int]:
        room = grid.viewport().rect()
        return [row for row in range(grid.count()) if room.intersects(grid.visualItemRect(grid.item(row)))]

    grid.repaint_faces()
    qtbot.waitUntil(lambda: not grid._ahead.isActive(), timeout=60_000)
    seen = in_sight()
    assert painted()[: 2 * len(seen)] == list(range(2 * len(seen)))
    assert len(painted()) < 4 * len(seen)
    grid.verticalScrollBar().setValue(grid.verticalScrollBar().maximum() // 2)
    qtbot.waitUntil(lambda: not grid._ahead.isActive(), timeout=60_000)
    below = in_sight()[-1]
    assert {below + 1, below + len(seen)} <= set(painted())
    assert len(painted()) < 9 * len(seen)


def test_the_gallery_is_searched_and_narrowed_to_a_kind(
    opened: Callable[[str], MapPage], qtbot: QtBot
) -> None:
    shown = cards_of(opened("senjutsu/teaching_duel"))
    drawn_faces(shown, qtbot)
    whole = shown.grid.count()
    shown.kinds.buttons["defence"].click()
    assert [card for card, _, _ in shown.grid.listed()] == ["high_guard", "step_aside"]
    shown.kinds.buttons[""].click()
    assert shown.grid.count() == whole
    shown.search.setText("ring focus")  # words of the face
    assert "breath" in [card for card, _, _ in shown.grid.listed()]
    assert shown.grid.count() < whole


def test_a_card_is_found_by_what_is_read_on_it_and_by_its_whole_id(
    opened: Callable[[str], MapPage], qtbot: QtBot
) -> None:
    shown = cards_of(opened("senjutsu/teaching_duel"))
    drawn_faces(shown, qtbot)
    for sought, wanted, others in (
        ("guard", {"high_guard"}, set()),
        ("guard defence", {"high_guard"}, {"step_aside"}),
        ("HIGH_GUARD", {"high_guard"}, {"step_aside"}),
        ("high_gua", set(), {"high_guard"}),
    ):
        shown.search.setText(sought)
        listed = {card for card, _, _ in shown.grid.listed()}
        assert listed >= wanted, sought
        assert not listed & others, sought
    dialog = NewCard(shown, shown)
    qtbot.addWidget(dialog)
    dialog.search.setText("guard defence")
    assert "high_guard" in [card for card, _, _ in dialog.gallery.listed()]


def test_no_id_and_no_game_is_named_on_the_page(opened: Callable[[str], MapPage], qtbot: QtBot) -> None:
    for pack in ("senjutsu/teaching_duel", "scorpion/garden_gate", "spies/back_yard"):
        shown = cards_of(opened(pack))
        drawn_faces(shown, qtbot)
        for label in shown.findChildren(QLabel):
            if label.isVisible() and label.text():
                assert "_" not in label.text(), label.text()
                assert "<U+" not in label.text(), label.text()


def test_the_list_of_all_cards_says_what_their_faces_say(
    opened: Callable[[str], MapPage], qtbot: QtBot
) -> None:
    shown = cards_of(opened("senjutsu/teaching_duel"))
    shown.show_all()
    faces = drawn_faces(shown, qtbot)
    lines = [line.text() for line in shown.findChildren(Elided) if line.isVisible()]
    assert any(faces["plain_cut"].text.split("\n")[0] in line for line in lines), lines
    for line in lines:
        assert not set(line) & set("[]{}_*`"), line
        assert "may be left out" not in line, line


@pytest.mark.parametrize(
    "pack", ["temple/first_steps", "scorpion/garden_gate", "senjutsu/teaching_duel", "spies/back_yard"]
)
def test_one_card_of_ones_own_is_no_error(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, pack: str
) -> None:
    folder = tmp_path / "packs" / pack
    shutil.copytree(SCENARIOS / pack, folder)
    (folder / "cards.yaml").unlink(missing_ok=True)
    head = (folder / "scenario.yaml").read_text(encoding="utf-8")
    (folder / "scenario.yaml").write_text(head.replace("cards: cards.yaml\n", ""), encoding="utf-8")
    page = window.open_pack(folder)
    assert page is not None
    page.show_page("cards")
    shown = cards_of(page)
    qtbot.waitUntil(lambda: bool(shown.recipes.faces) or not shown.rules.recipes, timeout=SOON)
    assert len(shown.beginning.recipes) == len(shown.rules.recipes)
    assert len(shown.beginning.picture.faces) == min(5, len(shown.rules.recipes))
    for recipe in shown.beginning.recipes[:1]:
        recipe.click()
        assert [card["title"] for card in shown.cards()] == [recipe.way.title]
        page.session.stack.undo()
        assert shown.empty
    asked = NewCard(shown, shown)
    asked.gallery.setCurrentRow(0)
    asked.make()
    with qtbot.waitSignal(page.checker.found, timeout=SOON) as told:
        page.checker.check_now()
    about = [one for one in told.args[0] if one.file.endswith("cards.yaml") and one.severity == "error"]
    assert about == []
    assert len(page.session.document.data["cards"]["cards"]) == 1


def test_a_page_of_one_card_makes_no_rows_for_the_others(opened: Callable[[str], MapPage]) -> None:
    """They take their time: there are packs of hundreds. The list of all is made when it is wanted."""
    shown = cards_of(opened("senjutsu/teaching_duel"))
    assert shown.workshop is not None
    assert shown.workshop.title.isVisible()
    assert not shown.workshop.whole.findChildren(Row)
    shown.show_all()
    assert len(shown.workshop.whole.findChildren(Row)) >= len(shown.cards())
