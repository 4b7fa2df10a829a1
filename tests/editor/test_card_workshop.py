"""The page of cards as a workshop: one card at a time, words that follow its numbers, the board before and after it."""

from __future__ import annotations

import pickle
import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QListWidget, QToolButton, QWidget

from uguisu import Match, load
from uguisu.board import Gradient, Image, Picture
from uguisu.board import Path as Path_
from uguisu.content.claims import cards_of_decks
from uguisu.views import PieceView, View
from uguisu_editor.ahead import Ahead
from uguisu_editor.forms.alternatives import AlternativePart, AlternativesPart
from uguisu_editor.forms.chooser import Chooser
from uguisu_editor.forms.holes import ChipControl
from uguisu_editor.forms.rows import Elided, Row
from uguisu_editor.forms.sentence import LONGEST
from uguisu_editor.model import check_process
from uguisu_editor.model.card_faces import CardFace, Drawn
from uguisu_editor.model.check_process import CheckProcess
from uguisu_editor.model.faces_kept import face_under, keep
from uguisu_editor.model.jobs import RECIPE, places_that_differ
from uguisu_editor.model.numbers_told import mended, numbers_of, unsaid
from uguisu_editor.pages.cards_page import CardsPage
from uguisu_editor.pages.deck_view import DeckView
from uguisu_editor.pages.first_ways import ways_of_cards
from uguisu_editor.pages.gallery import GREY, PaintedFaces
from uguisu_editor.pages.new_card import NewCard
from uguisu_editor.session import CardFare
from uguisu_tools.record import replay

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
    return next(at for at, one in enumerate(shown.cards()) if one.get("id") == card)


@pytest.mark.long
def test_a_card_of_a_mod_is_changed_in_five_choices(opened: Callable[[str], MapPage], qtbot: QtBot) -> None:
    page = opened("scorpion/homebrew_five")
    shown = cards_of(page)
    choices = 1
    at = choose(shown, "sentry_listen")
    assert shown.form is not None
    assert shown.workshop is not None
    assert shown.workshop.title.text() == "Sentry listens"
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
    assert shown.workshop is not None
    assert "3" in shown.workshop.unsaid.text()  # its words still say two for both
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


class Hand:
    """Clicks with the mouse, and counts that: nothing is chosen, opened or typed in another way."""

    def __init__(self, qtbot: QtBot) -> None:
        self._qtbot, self.clicks = qtbot, 0

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        self._qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at or QPoint())
        self.clicks += 1

    def pick(self, of: QListWidget, row: int) -> None:
        of.scrollToItem(of.item(row))  # a wheel, and no click
        self.click(of.viewport(), of.visualItemRect(of.item(row)).center())


def test_an_attack_of_three_hexes_is_painted_in_four_clicks(
    opened: Callable[[str], MapPage], qtbot: QtBot
) -> None:
    """A mark, and three hexes, on a card that strikes nobody yet; each hex is one step of undo."""
    page = opened("senjutsu/dojo")
    shown = cards_of(page)
    at = choose(shown, "dojo_cut")
    shown.context.set(("cards", at, "do"), [])
    page.session.stack.clear()
    shown.refresh()
    assert shown.workshop is not None
    board, hand = shown.workshop.board, Hand(qtbot)
    assert board is not None
    hand.click(board.brushes["bleeding"])
    for there in ((0, -1), (1, -1), (-1, 0)):
        hand.click(board.board, board.board.spot(there).toPoint())
    assert hand.clicks == 4
    (attack,) = shown.cards()[at]["do"]
    assert attack["hexes"].keys() == {"F", "FR", "FL"}
    assert all(wound["bleeding"] == 1 for wound in attack["hexes"].values())
    assert page.session.stack.count() == 3


def test_an_attack_is_painted_on(opened: Callable[[str], MapPage], qtbot: QtBot) -> None:
    """By the mouse: each hex is one step of undo, and the face, the steps and the file follow."""
    page = opened("senjutsu/dojo")
    shown = cards_of(page)
    at = choose(shown, "dojo_cut")
    assert shown.workshop is not None
    board = shown.workshop.board
    assert board is not None

    def effect() -> object:
        return shown.cards()[at]["do"][0]["hexes"]

    assert effect() == {"F": 1}
    for there in ((1, -1), (-1, 0)):
        qtbot.mouseClick(board.board, Qt.MouseButton.LeftButton, pos=board.board.spot(there).toPoint())
    assert effect() == {"F": 1, "FR": 1, "FL": 1}
    qtbot.mouseClick(board.brushes["bleeding"], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(board.board, Qt.MouseButton.LeftButton, pos=board.board.spot((0, -1)).toPoint())
    assert effect() == {"F": {"wounds": 1, "bleeding": 1}, "FR": 1, "FL": 1}
    shown.workshop.refresh()
    assert "ahead: 1 wound, 1 bleeding" in f"ahead: {board.board._words((0, -1))}"
    for _ in range(3):
        page.session.stack.undo()
    assert effect() == {"F": 1}


def test_a_block_a_step_and_less_are_painted_and_mirrored(
    opened: Callable[[str], MapPage], qtbot: QtBot
) -> None:
    page = opened("senjutsu/teaching_duel")
    shown = cards_of(page)
    at = choose(shown, "high_guard")
    assert shown.workshop is not None
    board = shown.workshop.board
    assert board is not None

    def operations() -> list[dict[str, object]]:
        found: list[dict[str, object]] = shown.cards()[at]["do"]
        return found

    before = [dict(one) for one in operations()]
    right, left = Qt.MouseButton.RightButton, Qt.MouseButton.LeftButton
    qtbot.mouseClick(board.brushes["block"], left)
    qtbot.mouseClick(board.board, right, pos=board.board.spot((1, -1)).toPoint())
    assert operations()[0]["hexes"] == ["F", "FL"]
    qtbot.keyClick(board.board, Qt.Key.Key_M)
    assert operations()[0]["hexes"] == ["F", "FR"]
    qtbot.mouseClick(board.brushes["step"], left)
    qtbot.mouseClick(board.board, left, pos=board.board.spot((0, 1)).toPoint())
    assert operations()[0] == {"op": "go", "parts": [{"step": ["B"], "optional": True}]}
    qtbot.mouseClick(board.brushes["rubber"], left)
    qtbot.mouseClick(board.board, left, pos=board.board.spot((0, 1)).toPoint())
    assert operations()[0]["op"] == "block"
    while page.session.stack.canUndo():
        page.session.stack.undo()
    assert operations() == before


def test_a_number_is_changed_by_two_clicks_or_by_dragging(
    opened: Callable[[str], MapPage], qtbot: QtBot
) -> None:
    page = opened("senjutsu/teaching_duel")
    shown = cards_of(page)
    at = choose(shown, "wide_cut")
    assert shown.workshop is not None
    assert shown.workshop.moments is not None
    line = shown.workshop.moments.line

    def drag(start: int, end: int) -> None:
        qtbot.mousePress(line, Qt.MouseButton.LeftButton, pos=line.spot(start).toPoint())
        qtbot.mouseMove(line, line.spot(end).toPoint())
        qtbot.mouseRelease(line, Qt.MouseButton.LeftButton, pos=line.spot(end).toPoint())
        shown.workshop.refresh()  # type: ignore[union-attr]

    drag(5, 6)
    card = shown.cards()[at]
    assert card["props"]["initiative"] == 6
    drag(7, 9)
    assert shown.cards()[at]["props"]["initiative_in"] == {"aggression": 9}
    drag(2, 1)
    assert shown.cards()[at]["do"][2] == {"op": "at_initiative", "initiative": 1}
    assert shown.workshop.stances is not None
    assert "9" in shown.workshop.stances.told.text()
    chip, hand = shown.workshop.chips["copies", "hawk"], Hand(qtbot)
    hand.click(chip.chip)
    assert isinstance(chip.popup, Chooser)
    rows = chip.popup.list
    hand.pick(rows, next(row for row in range(rows.count()) if rows.item(row).text() == "3"))
    assert hand.clicks == 2
    assert shown.cards()[at]["copies"] == {"hawk": 3, "crane": 2}
    while page.session.stack.canUndo():
        page.session.stack.undo()
    assert shown.cards()[at]["props"]["initiative"] == 5


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


def test_three_hundred_faces_scroll_without_a_blank_one(
    opened: Callable[[str], MapPage], qtbot: QtBot
) -> None:
    """Until faces come there is a grey shape with the title; then each is painted as it comes into sight."""
    page = opened("senjutsu/teaching_duel")
    shown = cards_of(page)
    small = next(iter(_faces(shown, qtbot).values()))
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


def test_the_gallery_is_searched_and_narrowed_to_a_kind(
    opened: Callable[[str], MapPage], qtbot: QtBot
) -> None:
    shown = cards_of(opened("senjutsu/teaching_duel"))
    _faces(shown, qtbot)
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
    _faces(shown, qtbot)
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
        _faces(shown, qtbot)
        for label in shown.findChildren(QLabel):
            if label.isVisible() and label.text():
                assert "_" not in label.text(), label.text()
                assert "<U+" not in label.text(), label.text()


def test_a_card_that_says_no_number_has_one_copy(opened: Callable[[str], MapPage]) -> None:
    shown = cards_of(opened("senjutsu/teaching_duel"))
    at = choose(shown, "hawk_core")
    assert "copies" not in shown.cards()[at]
    assert shown.workshop is not None
    chip = shown.workshop.chips["copies",].chip
    assert (chip.text().strip(), chip.property("missing")) == ("1", False)


def test_the_list_of_all_cards_says_what_their_faces_say(
    opened: Callable[[str], MapPage], qtbot: QtBot
) -> None:
    shown = cards_of(opened("senjutsu/teaching_duel"))
    shown.show_all()
    faces = _faces(shown, qtbot)
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
    way = next(way for way in ways_of_cards(page.session) if way.title == "Make one card")
    way.take()
    with qtbot.waitSignal(page.checker.found, timeout=SOON) as told:
        page.checker.check_now()
    about = [one for one in told.args[0] if one.file.endswith("cards.yaml") and one.severity == "error"]
    assert about == []
    assert [card["id"] for card in page.session.document.data["cards"]["cards"]] == ["card"]


def test_faces_that_were_drawn_before_are_there_at_once(
    opened: Callable[[str], MapPage], window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = opened("senjutsu/teaching_duel")
    shown = cards_of(page)
    qtbot.waitUntil(lambda: shown._drawn, timeout=SOON)
    drawn = dict(shown._faces)
    folder = page.session.document.folder
    window.close_tab(window.tabs.indexOf(page))
    copy = shutil.copytree(folder, folder.with_name("another"))  # known there, too: its cards say the same
    file = copy / "cards.yaml"
    told = file.read_text(encoding="utf-8")
    file.write_text(
        told.replace("id: plain_cut\n    title: {en: ", "id: plain_cut\n    title: {en: Another "), "utf-8"
    )
    monkeypatch.setattr(CardsPage, "_draw", lambda _: None)
    again = window.open_pack(copy)
    assert again is not None
    again.show_page("cards")
    shown = cards_of(again)
    assert shown._faces.keys() == drawn.keys() - {"plain_cut"}
    assert all(face == drawn[card] for card, face in shown._faces.items())


def test_faces_are_drawn_by_the_process_that_has_checked(
    opened: Callable[[str], MapPage], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To start another takes a second and more; and one that is asked anew goes on."""
    begun: list[CheckProcess] = []
    monkeypatch.setattr(check_process, "CheckProcess", lambda: begun.append(CheckProcess()) or begun[-1])
    page = opened("senjutsu/teaching_duel")
    shown = cards_of(page)
    shown._draw()
    shown._draw()
    qtbot.waitUntil(lambda: shown._drawn, timeout=SOON)
    assert len(begun) <= 2  # for the check at opening, which was ended, and the one that was asked for
    assert shown.drawing._process is None  # it waits for whoever has work


def test_faces_on_their_way_are_not_asked_for_again(
    opened: Callable[[str], MapPage], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = cards_of(opened("senjutsu/teaching_duel"))
    shown._drawn = False
    shown._draw()
    asked: list[str] = []
    monkeypatch.setattr(shown.drawing, "ask", lambda what, *_: asked.append(what))
    shown.draw_ahead()
    assert asked == []
    qtbot.waitUntil(lambda: shown._drawn, timeout=SOON)


def test_faces_are_drawn_before_somebody_looks(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window.registry, "editor_panels", [])
    ahead = Ahead(window, window.tabs.added)
    shutil.copytree(SCENARIOS / "senjutsu", tmp_path / "packs" / "senjutsu")
    page = window.open_pack(tmp_path / "packs" / "senjutsu" / "teaching_duel")
    assert page is not None
    shown = cards_of(page)
    qtbot.waitUntil(lambda: shown._drawn, timeout=SOON)
    assert not shown.isVisible()
    page.show_page("cards")
    seen = shown.grid.viewport().grab().toImage()
    top = shown.grid.visualItemRect(shown.grid.item(0)).center() - QPoint(0, 40)
    assert seen.pixelColor(top * seen.devicePixelRatio()).name() != GREY
    del ahead


def test_faces_follow_a_language_that_is_chosen_elsewhere(
    opened: Callable[[str], MapPage], window: MainWindow, qtbot: QtBot
) -> None:
    page = opened("senjutsu/teaching_duel")
    shown = cards_of(page)
    english = dict(_faces(shown, qtbot))
    page.show_page("map")
    window.set_language("uk")
    shown._draw()  # what the page does a little after that
    page.show_page("cards")
    qtbot.waitUntil(lambda: shown._drawn and shown._faces != english, timeout=SOON)


def test_a_kept_face_that_cannot_be_read_is_none(tmp_path: Path) -> None:
    picture = Picture(
        1,
        2,
        "#fff",
        "",
        (Path_((("M", (0, 0)), ("Z", ())), Gradient((0, 0), 1, ())), Image((0, 0), 1, 1, b"x")),
    )
    face = CardFace(Drawn.of(picture), Drawn.of(picture), "kind")
    assert face.small.picture() == picture
    keep(tmp_path / "faces", {"a": face, "b": face}, {"a": "one"})
    assert [file.name for file in (tmp_path / "faces").iterdir()] == ["one.face"]
    assert face_under(tmp_path / "faces", "one") == face
    raw = (tmp_path / "faces" / "one.face").read_bytes()
    for broken in (b"", raw[:-9], b"\x91" * 3000):
        (tmp_path / "faces" / "one.face").write_bytes(broken)
        assert face_under(tmp_path / "faces", "one") is None


@pytest.mark.parametrize("marks", [b"", b"\x91" * 3000, b"\x91\xa7Picturf", b"\x91\xa7Picture", b"\x91\xa0"])
def test_a_face_whose_marks_cannot_be_read_is_grey(marks: bytes, qtbot: QtBot) -> None:
    painted = PaintedFaces()
    painted.take({"rope": CardFace(Drawn(marks), Drawn(marks))})
    assert painted.small("rope", 100, 1.0) is None
    assert painted.large("rope", 100, 1.0) is None


def test_only_faces_that_are_painted_are_decoded(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pack of a thousand cards is opened at once: nearly all of them stay in bytes."""
    decoded: list[Drawn] = []
    picture_of = Drawn.picture

    def picture(drawn: Drawn) -> Picture | None:
        decoded.append(drawn)
        return picture_of(drawn)

    monkeypatch.setattr(Drawn, "picture", picture)
    drawn = {name: Drawn.of(Picture(63, 88, "#ffffff", name, ())) for name in ("rope", "bell", "rope, large")}
    faces = {
        "rope": CardFace(drawn["rope"], drawn["rope, large"]),
        "bell": CardFace(drawn["bell"], drawn["bell"]),
    }
    painted = PaintedFaces()
    painted.take(pickle.loads(pickle.dumps(faces)))  # as they come from the process that draws
    first = painted.large("rope", 100, 1.0)
    assert decoded == [drawn["rope"]]
    painted.take(faces)
    assert painted.large("rope", 100, 1.0) is first
    assert decoded == [drawn["rope"]], "it says the same as before, and is neither decoded nor painted again"


def _faces(shown: CardsPage, qtbot: QtBot) -> dict[str, CardFace]:
    qtbot.waitUntil(lambda: bool(shown._faces), timeout=SOON)
    return shown._faces


def test_a_page_of_one_card_makes_no_rows_for_the_others(opened: Callable[[str], MapPage]) -> None:
    """They take their time: there are packs of hundreds. The list of all is made when it is wanted."""
    shown = cards_of(opened("senjutsu/teaching_duel"))
    assert shown.workshop is not None
    assert shown.workshop.title.isVisible()
    assert not shown.workshop.whole.findChildren(Row)
    shown.show_all()
    assert len(shown.workshop.whole.findChildren(Row)) >= len(shown.cards())


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


def test_what_games_have_shown_stands_beside_the_card(opened: Callable[[str], MapPage]) -> None:
    page = opened("senjutsu/teaching_duel")
    shown = cards_of(page)
    choose(shown, "wide_cut")
    shown.tabs.choose("last")
    page.session.show_findings({("card", "wide_cut"): "Played in 3 of the 4 games."})
    assert shown.fares.text() == "Played in 3 of the 4 games."
    assert shown.fares.isVisibleTo(shown)


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


@pytest.mark.parametrize("form", ["png", "jpeg", "webp", "svg"])
def test_a_picture_dropped_on_the_face_is_cut_to_its_frame(
    form: str, opened: Callable[[str], MapPage], qtbot: QtBot, tmp_path: Path
) -> None:
    """One drag: it is in the pack, in the shape of the frame, and the card has it; one step of undo takes it away."""
    page = opened("scorpion/garden_gate")
    shown = cards_of(page)
    at = choose(shown, "awaken")
    picture = tmp_path / f"a picture.{form}"
    if form == "svg":
        text = (
            '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><path d="M0 0L400 400"/></svg>'
        )
        picture.write_text(text, encoding="utf-8")
    else:
        image = QImage(400, 400, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.darkGreen)
        assert image.save(str(picture), form.upper())  # type: ignore[call-overload]
    assert shown.workshop is not None
    face = shown.workshop.face
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(picture))])
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    middle = face.rect().center()
    QApplication.sendEvent(face, QDragEnterEvent(middle, Qt.DropAction.CopyAction, mime, left, none))
    QApplication.sendEvent(face, QDropEvent(QPointF(middle), Qt.DropAction.CopyAction, mime, left, none))
    inside = shown.cards()[at]["art"]
    kept = page.session.document.folder / inside
    if form == "svg":
        assert b'viewBox="0 87.3016 400 225.397"' in kept.read_bytes()
    else:
        size = QImage(str(kept)).size()
        assert (size.width(), size.height()) == (400, 225)
    assert page.session.stack.count() == 1
    page.session.stack.undo()
    assert "art" not in shown.cards()[at]


def test_what_is_no_picture_leaves_the_card_alone(opened: Callable[[str], MapPage], tmp_path: Path) -> None:
    page = opened("scorpion/garden_gate")
    shown = cards_of(page)
    at = choose(shown, "awaken")
    picture = tmp_path / "words.png"
    picture.write_text("no picture", encoding="utf-8")
    told: list[str] = []
    page.session.refused.connect(told.append)
    assert not shown.take_picture(picture)
    assert "words.png" in told[0]
    assert "art" not in shown.cards()[at]
    assert not (page.session.document.folder / "art").exists()


def test_a_card_is_tried_where_a_game_of_the_playtest_came_to_it(
    opened: Callable[[str], MapPage], qtbot: QtBot
) -> None:
    """A game that was played is gone through to where the card may be played; before and after differ."""
    page = opened("senjutsu/teaching_duel")
    game = load(page.session.document.folder)
    rng, match = random.Random(3), Match(game, 3)
    while not match.over and len(match.steps) < 60:
        match.apply(rng.choice(game.legal(match.state)))
    page.session.games = [(13, replay.dumps(match))]
    shown = cards_of(page)
    choose(shown, "wide_cut")
    qtbot.mouseClick(shown.try_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: shown._found is not None, timeout=SOON)
    assert shown._found is not None
    assert shown._found.playtest == 14
    assert "14" in shown.trial.about.text()
    assert shown.boards.isVisibleTo(shown)


def test_what_games_showed_before_the_change_stands_beside_it(opened: Callable[[str], MapPage]) -> None:
    page = opened("senjutsu/teaching_duel")
    shown = cards_of(page)
    choose(shown, "wide_cut")
    now, old = CardFare(60, 50, 0.58, 0.54, 0.5), CardFare(60, 50, 0.2, 0.5, 0.5)
    page.session.show_fares({"wide_cut": now, "hilt": CardFare(60, 40, 0.0, 0.0, 0.4)}, {"wide_cut": old})
    assert shown.fares.rows[0][1].text() == "58 of 100"
    assert "20 of 100" in shown.fares.change.text()
    assert "not chance" in shown.fares.change.text()
    assert "The hilt" in shown.fares.never.text()
    page.session.show_fares({"wide_cut": now}, {"wide_cut": CardFare(60, 50, 0.56, 0.5, 0.5)})
    assert "may be chance" in shown.fares.change.text()


def test_what_a_card_says_is_a_step_a_line(opened: Callable[[str], MapPage], qtbot: QtBot) -> None:
    page = opened("senjutsu/snow_field")
    shown = cards_of(page)
    _faces(shown, qtbot)
    choose(shown, "naginata_sweep")
    assert shown.workshop is not None
    words = shown.workshop.words
    assert len(words.lines) == 4
    assert words.text().count("<p ") == 4
    assert "<b>At initiative 2:</b>" in words.text()
    assert shown.rules.inks["◆"] in words.text()  # what is paid is a sign in its colour, as on the face
    assert "◆" not in words.accessibleName()
    assert "1 focus" in words.accessibleName()


def test_a_choice_is_a_list_of_sentences_with_chips(opened: Callable[[str], MapPage]) -> None:
    page = opened("senjutsu/snow_field")
    shown = cards_of(page)
    choose(shown, "ronin_core")
    assert shown.workshop is not None
    workshop = shown.workshop
    assert workshop.steps is not None
    choice = workshop.steps.rows[2].body
    assert choice is not None
    ways = next(part for part in choice.inner() if isinstance(part, AlternativesPart))
    assert [len(row.body.steps.rows) for row in ways.rows if isinstance(row.body, AlternativePart)] == [
        1,
        2,
        1,
    ]  # type: ignore[union-attr]
    said = {one.text() for one in choice.findChildren(QLabel) if one.isVisibleTo(choice)}
    assert not {text for text in said if text in ("ways:", "does:", "Does", "up to:")}
    assert not [
        one
        for one in choice.findChildren(QToolButton)
        if one.text().startswith("Ways") and one.isVisibleTo(choice)
    ]
    chips = [one for one in choice.findChildren(ChipControl) if one.field.name == "count"]
    assert [one.chip.text() for one in chips] == ["2"]  # a number of a way is changed where it stands
    where = ways.where()
    ways.rows[0].act("duplicate")
    assert len(shown.context.look(where)) == 4
    page.session.stack.undo()
    assert len(shown.context.look(where)) == 3


def test_a_way_with_a_condition_says_it_and_one_more_step_is_added(
    opened: Callable[[str], MapPage], qtbot: QtBot
) -> None:
    page = opened("senjutsu/snow_field")
    shown = cards_of(page)
    choose(shown, "ankle_biter")
    assert shown.workshop is not None
    ways = shown.workshop.findChildren(AlternativesPart)[0]
    second = ways.rows[1].body
    assert isinstance(second, AlternativePart)
    assert second._line is not None
    assert not second._line.isHidden()
    first = ways.rows[0].body
    assert isinstance(first, AlternativePart)
    assert first._line is not None
    assert first._line.isHidden()
    action = ways.rows[0].menu().actions()[0]
    action.trigger()
    qtbot.waitUntil(lambda: any(isinstance(one, Chooser) for one in QApplication.topLevelWidgets()))
    popup = next(one for one in QApplication.topLevelWidgets() if isinstance(one, Chooser))
    offered = [offer.text for offer in popup._offers]
    assert offered[0].startswith("In"), offered[:3]  # what a way may need is offered before what it may do
    popup.close()


def test_a_card_that_lies_open_is_tried_until_it_has_had_its_effect(
    opened: Callable[[str], MapPage], qtbot: QtBot
) -> None:
    page = opened("senjutsu/snow_field")
    shown = cards_of(page)
    choose(shown, "ronin_core")
    shown.try_card()
    qtbot.waitUntil(lambda: shown._found is not None, timeout=SOON)
    found = shown._found
    assert found is not None
    assert any("carries out" in line for line in found.events)
    assert found.when is not None
    told = shown.trial.about.text()
    assert f"turn {found.when[1]}" in told
    assert "decision" not in told
    assert found.changed or found.counted


def test_places_where_something_changed_are_marked_on_both_boards() -> None:
    def piece(name: str, place: str | None, facing: int = 0) -> PieceView:
        return PieceView(name, "fighter", place=place, facing=facing)

    def view(*pieces: PieceView) -> View:
        return View("game", "scenario", "red", 0, None, pieces)

    before = view(piece("red", "a1"), piece("blue", "b2"), piece("green", "c3"))
    after = view(piece("red", "a2"), piece("blue", "b2", 3), piece("green", "c3"))
    assert places_that_differ(before, after) == {"a1", "a2", "b2"}
    assert places_that_differ(after, after) == set()


def test_at_1024_steps_are_in_sight_and_trying_opens_a_tab(
    opened: Callable[[str], MapPage], window: MainWindow, qtbot: QtBot
) -> None:
    page = opened("senjutsu/snow_field")
    shown = cards_of(page)
    choose(shown, "wolf_pounce")
    window.resize(1024, 700)
    qtbot.waitUntil(shown.tabs.isVisible)
    workshop = shown.workshop
    assert workshop is not None
    assert workshop.steps is not None
    row = workshop.steps.rows[0]

    def in_sight() -> bool:
        view = shown._area.viewport()
        return bool(row.mapTo(view, row.rect().bottomLeft()).y() < view.height())

    qtbot.waitUntil(in_sight)
    assert not shown.tabs.pane.isVisible()
    qtbot.mouseClick(shown.tabs.buttons["try"], Qt.MouseButton.LeftButton)
    assert shown.trial.isVisible()
    assert not shown.fares.isVisible()
    qtbot.mouseClick(shown.tabs.buttons["last"], Qt.MouseButton.LeftButton)
    assert shown.fares.last.isVisible()
    assert not shown.trial.isVisible()
    qtbot.mouseClick(shown.tabs.buttons["last"], Qt.MouseButton.LeftButton)
    assert not shown.tabs.pane.isVisible()
    window.resize(1500, 800)
    qtbot.waitUntil(lambda: not shown.tabs.isVisible())
    assert shown.trial.isVisible()
    assert shown.fares.last.isVisible()
    assert shown.side.isAncestorOf(shown.fares)


def test_a_heading_is_in_the_language_of_the_window_and_is_written_there(
    opened: Callable[[str], MapPage], window: MainWindow
) -> None:
    page = opened("senjutsu/snow_field")
    shown = cards_of(page)
    window.set_language("it")
    shown.refresh()
    choose(shown, "ronin_core")
    assert shown.workshop is not None
    texts = page.session.document.look("texts.it", ("cards", "cards", "ronin_core", "title"))
    assert shown.workshop.title.text() == texts
    shown.workshop.title.setText("Viandante")
    shown.workshop.title.editingFinished.emit()
    document = page.session.document
    assert document.look("texts.it", ("cards", "cards", "ronin_core", "title")) == "Viandante"
    at = next(at for at, card in enumerate(shown.cards()) if card["id"] == "ronin_core")
    assert document.look("cards", ("cards", at, "title")) == "The ronin's way"
    assert shown.workshop.title.text() == "Viandante"
    page.session.stack.undo()
    assert shown.workshop.told_title() == texts
    window.set_language("en")


@pytest.mark.parametrize("pack", ["senjutsu/teaching_duel", "scorpion/homebrew_five", "spies/back_yard"])
def test_a_new_card_begins_from_what_such_a_card_does(
    opened: Callable[[str], MapPage], qtbot: QtBot, pack: str
) -> None:
    page = opened(pack)
    shown = cards_of(page)
    _faces(shown, qtbot)
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


def test_words_of_a_sentence_are_broken_where_a_column_is_narrow(
    opened: Callable[[str], MapPage], window: MainWindow
) -> None:
    shown = cards_of(opened("senjutsu/teaching_duel"))
    for language in ("ru", "uk", "it"):
        window.set_language(language)
        shown.refresh()
        choose(shown, "hawk_core")
        assert shown.workshop is not None
        steps = shown.workshop.steps
        assert steps is not None
        said = [one.text() for one in steps.findChildren(QLabel) if one.property("sentence")]
        said += [one.text() for one in steps.findChildren(QToolButton) if one.property("word")]
        assert len(said) > 5
        assert max(map(len, said)) <= LONGEST
    window.set_language("en")
