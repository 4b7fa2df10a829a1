"""The page of cards as a workshop: one card at a time, words that follow its numbers, the board before and after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolButton, QWidget
from tests.support.cards import SOON, Hand, cards_of, choose, drawn_faces

from uguisu_editor.forms.alternatives import AlternativePart, AlternativesPart
from uguisu_editor.forms.chooser import Chooser
from uguisu_editor.forms.holes import ChipControl
from uguisu_editor.forms.sentence import LONGEST
from uguisu_editor.model.numbers_told import mended, numbers_of, unsaid

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow


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


def test_a_turn_is_painted_where_the_figure_may_face_then(
    opened: Callable[[str], MapPage], qtbot: QtBot
) -> None:
    """A hex says how far; the same one again, not so far; what strikes stays as it is, and is rubbed out first."""
    page = opened("senjutsu/teaching_duel")
    shown = cards_of(page)
    at = choose(shown, "wide_cut")
    assert shown.workshop is not None
    board = shown.workshop.board
    assert board is not None
    left, right = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton

    def does() -> list[dict[str, object]]:
        shown.workshop.refresh()  # type: ignore[union-attr]
        found: list[dict[str, object]] = shown.cards()[at]["do"]
        return found

    def click(there: tuple[int, int], button: Qt.MouseButton = left) -> None:
        qtbot.mouseClick(board.board, button, pos=board.board.spot(there).toPoint())
        does()

    before = [dict(one) for one in does()]
    assert "may turn there" in board.board._words((1, -1))
    assert "may turn there" not in board.board._words((1, 0))
    qtbot.mouseClick(board.brushes["turn"], left)
    click((1, 0))
    assert does() == [{"op": "go", "parts": [{"turn": 2, "optional": True}]}, *before[1:]]
    assert "may turn there" in board.board._words((1, 0))
    click((1, 0))
    assert does() == before
    click((1, -1), right)
    assert does() == before[1:]
    click((0, 1))
    assert does() == [{"op": "go", "parts": [{"turn": 3, "optional": True}]}, *before[1:]]
    qtbot.mouseClick(board.brushes["rubber"], left)
    click((0, 1))
    assert "may turn there" in board.board._words((0, 1))  # the step back was rubbed out
    click((0, 1))
    assert "may turn there" not in board.board._words((0, 1))
    qtbot.mouseClick(board.brushes["step"], left)
    click((0, -1))
    step, turn = {"step": ["F"], "optional": True}, {"turn": 2, "optional": True}
    assert does()[0] == {"op": "go", "parts": [step, turn]}  # a part is one or the other
    while page.session.stack.canUndo():
        page.session.stack.undo()
    assert does() == before


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


def test_a_card_that_says_no_number_has_one_copy(opened: Callable[[str], MapPage]) -> None:
    shown = cards_of(opened("senjutsu/teaching_duel"))
    at = choose(shown, "hawk_core")
    assert "copies" not in shown.cards()[at]
    assert shown.workshop is not None
    chip = shown.workshop.chips["copies",].chip
    assert (chip.text().strip(), chip.property("missing")) == ("1", False)


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


def test_what_a_card_says_is_a_step_a_line(opened: Callable[[str], MapPage], qtbot: QtBot) -> None:
    page = opened("senjutsu/snow_field")
    shown = cards_of(page)
    drawn_faces(shown, qtbot)
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


def test_at_1024_one_more_step_is_added_without_scrolling(
    opened: Callable[[str], MapPage], window: MainWindow, qtbot: QtBot
) -> None:
    """Below an attack of two moments, its hexes and its line of numbers."""
    shown = cards_of(opened("senjutsu/teaching_duel"))
    window.resize(1024, 700)
    choose(shown, "wide_cut")
    assert shown.workshop is not None
    assert shown.workshop.steps is not None
    button, view = shown.workshop.steps.step_button, shown._area.viewport()

    def whole() -> bool:
        return bool(button.mapTo(view, button.rect().bottomLeft()).y() < view.height())

    qtbot.waitUntil(lambda: shown.tabs.isVisible() and whole())


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


@pytest.mark.long
def test_a_card_with_its_trial_and_figures_is_seen_without_scrolling(
    opened: Callable[[str], MapPage], window: MainWindow, qtbot: QtBot
) -> None:
    page = opened("senjutsu/teaching_duel")
    shown = cards_of(page)
    window.resize(1440, 900)
    choose(shown, "high_guard")
    qtbot.waitUntil(shown.trial.isVisible)
    shown.try_card()
    qtbot.waitUntil(lambda: shown._found is not None, timeout=SOON)
    workshop = shown.workshop
    assert workshop is not None
    assert workshop.steps is not None

    def seen(part: QWidget) -> bool:
        """All of it is within what of the page is in sight."""
        return not part.visibleRegion().isEmpty() and part.visibleRegion().boundingRect() == part.rect()

    parts = [workshop.face, workshop.board, workshop.moments, workshop.stances, *workshop.steps.rows]
    parts += [shown.trial, shown.boards, shown.fares.last, workshop.words_box]
    qtbot.waitUntil(lambda: all(seen(part) for part in parts if part is not None))
    assert len(workshop.steps.rows) >= 2
    assert shown.says.isAncestorOf(workshop.words_box)
    assert seen(workshop.steps.step_button)


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "ru", "uk", "it"])
def test_a_card_is_as_wide_as_its_column_at_1024(
    opened: Callable[[str], MapPage], window: MainWindow, qtbot: QtBot, language: str
) -> None:
    shown = cards_of(opened("senjutsu/teaching_duel"))
    window.set_language(language)
    window.resize(1024, 700)
    shown.refresh()
    choose(shown, "wide_cut")
    qtbot.waitUntil(shown.tabs.isVisible)
    assert shown.workshop is not None
    workshop = shown.workshop
    qtbot.waitUntil(lambda: workshop.words_box.isVisible() and not shown.says.isVisible())
    assert not shown._area.horizontalScrollBar().maximum()
    steps = workshop.steps
    assert steps is not None
    qtbot.waitUntil(lambda: steps.rows[2].visibleRegion().boundingRect() == steps.rows[2].rect())
    window.set_language("en")


def test_a_name_that_a_step_gives_goes_on_in_its_sentence(opened: Callable[[str], MapPage]) -> None:
    shown = cards_of(opened("scorpion/garden_gate"))
    choose(shown, "awaken")
    assert shown.workshop is not None
    assert shown.workshop.steps is not None
    row = shown.workshop.steps.rows[0]
    said = [one.text() for one in row.findChildren(QLabel) if one.property("sentence")]
    assert said == ["called"]
    assert not [one for one in row.findChildren(QToolButton) if one.text().endswith(":")]
