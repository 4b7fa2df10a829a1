"""The window without a mouse: Tab comes to what is seen, Enter presses, F6 goes round, and a game is played to its end."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QScrollArea, QTabBar, QWidget

from uguisu_editor.by_keyboard import in_sight
from uguisu_editor.forms.stories import StoryCard
from uguisu_editor.pages.form_page import FormPage

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.play.page import PlayPage
    from uguisu_editor.window import MainWindow

    Open = Callable[[str], MapPage]
SCENARIOS = Path(__file__).parents[2] / "scenarios"
CONTROL = Qt.KeyboardModifier.ControlModifier
SOON = 60_000
GAMES = ("spies/back_yard", "senjutsu/teaching_duel", "temple/first_steps", "scorpion/homebrew_five")


def at_keyboard(window: MainWindow) -> QWidget:
    """What has the keyboard, or will have it as soon as the window is in front again."""
    return QApplication.focusWidget() or window.focusWidget() or window


def tab_round(window: MainWindow, most: int = 400) -> list[QWidget]:
    """What Tab comes to, from where the keyboard is until it is there again."""
    found: list[QWidget] = []
    for _ in range(most):
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
        now = QApplication.focusWidget()
        assert now is not None
        if now in found:
            break
        found.append(now)
    return found


def test_tab_comes_to_nothing_that_is_covered(window: MainWindow, open_page: Open, qtbot: QtBot) -> None:
    page = open_page("squares")
    for name in (
        "brushes",
        "pieces",
        "regions",
        "layers",
        "stamps",
        "problems",
        "help",
        "history",
        "inspector",
    ):
        window.docks[name].show()
    qtbot.wait(50)
    covered = [dock for dock in window.docks.values() if dock.isVisible() and dock.visibleRegion().isEmpty()]
    page.canvas.setFocus()
    found = tab_round(window)
    assert len(found) > 10
    for widget in found:
        assert in_sight(widget), (type(widget).__name__, widget.accessibleName())
        assert not any(dock.isAncestorOf(widget) for dock in covered)
        assert not isinstance(widget, QTabBar) or widget.count()


def test_enter_presses_a_button_of_a_story_as_the_space_bar_does(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    shutil.copytree(SCENARIOS / "spies", tmp_path / "spies")
    page = window.open_pack(tmp_path / "spies" / "back_yard")
    assert page is not None
    with qtbot.waitSignal(page.checker.found, timeout=SOON):
        page.checker.check_now()
    assert page.go_to("mission", ("objectives", 0))
    QApplication.processEvents()
    card = page.pages["mission"].findChildren(StoryCard)[0]
    for button in (card.title_button, card.handle):
        button.setFocus()
        QTest.keyClick(button, Qt.Key.Key_Return)
        popup = QApplication.activePopupWidget()
        assert popup is not None, button
        QTest.keyClick(QApplication.focusWidget() or popup, Qt.Key.Key_Escape)
        popup.close()
        QApplication.processEvents()
        assert at_keyboard(window) is button


def test_what_had_the_keyboard_and_is_gone_leaves_it_to_the_page(
    window: MainWindow, open_page: Open, qtbot: QtBot
) -> None:
    page = open_page("graph")
    page.show_page("mission")
    form = page.pages["mission"]
    assert isinstance(form, FormPage)
    gone = QAbstractButtonOf(form)
    gone.show()
    gone.setFocus()
    assert QApplication.focusWidget() is gone
    gone.hide()
    window.tabs.tabBar().setFocus()
    window._keeper._look(gone, window.tabs.tabBar())
    qtbot.waitUntil(lambda: form.isAncestorOf(QApplication.focusWidget()), timeout=5_000)


class QAbstractButtonOf(QAbstractButton):
    """A button that paints nothing."""

    def paintEvent(self, event: object) -> None:  # noqa: N802
        """Nothing."""


def test_f6_comes_to_the_list_of_pages(window: MainWindow, open_page: Open) -> None:
    page = open_page("squares")
    for name in ("map", "cards"):
        page.show_page(name)
        page.in_front.setFocus()
        reached = []
        for _ in range(8):
            window.actions_["next-pane"].trigger()
            reached.append(QApplication.focusWidget())
        assert page.tree in reached


# What has the keyboard is seen to have it.


@pytest.mark.parametrize("name", ["map", "mission", "cards", "scenario", "rulings", "texts", "play"])
def test_the_keyboard_is_seen_where_it_is(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, name: str
) -> None:
    shutil.copytree(SCENARIOS / "senjutsu", tmp_path / "senjutsu")
    page = window.open_pack(tmp_path / "senjutsu" / "teaching_duel")
    assert page is not None
    with qtbot.waitSignal(page.checker.found, timeout=SOON):
        page.checker.check_now()
    page.show_page(name)
    if name == "play":
        play = page.play
        assert play is not None
        qtbot.waitUntil(lambda: bool(play.table.moves) and not play.table.process.waiting, timeout=SOON)
    qtbot.wait(300)
    unseen = []
    window.setFocus()
    for widget in tab_round(window, 120):
        if not page.isAncestorOf(widget) or not widget.isVisible():
            continue
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        around = widget.parentWidget()
        while around is not None:  # as Tab itself does
            if isinstance(around, QScrollArea):
                around.ensureWidgetVisible(widget)
            around = around.parentWidget()
        QApplication.processEvents()
        area = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size()).adjusted(-4, -4, 4, 4)
        shown = window.grab(area).toImage()
        widget.clearFocus()
        QApplication.processEvents()
        if window.grab(area).toImage() == shown:
            unseen.append(f"{type(widget).__name__} {widget.objectName()} {widget.accessibleName()}")
    assert unseen == [], "\n".join(unseen)


# The game.


@pytest.fixture
def play(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> Callable[[str], PlayPage]:
    """Open a pack, and press Ctrl+R."""

    def begin(pack: str) -> PlayPage:
        folder = tmp_path / "packs" / Path(pack).name
        shutil.copytree(SCENARIOS / pack, folder)
        page = window.open_pack(folder)
        assert page is not None
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_R, CONTROL)
        assert page.play is not None
        page.play.table.pace = 0
        table = page.play.table
        qtbot.waitUntil(lambda: bool(table.moves) and not table.process.waiting, timeout=SOON)
        return page.play

    return begin


def decide(game: PlayPage, window: MainWindow, rng: random.Random) -> None:
    """Make one decision by arrows, Enter and Tab; what the keyboard is at says what is pressed."""
    made = len(game.table.steps)
    for press in range(400):
        focus = at_keyboard(window)
        if press == 0:
            assert focus is game or game.isAncestorOf(focus), focus  # nobody has to look for the way back
        if focus is game.canvas:
            assert game.canvas is not None
            for _ in range(rng.randrange(4)):
                arrows = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
                QTest.keyClick(focus, rng.choice(arrows))
            QTest.keyClick(focus, Qt.Key.Key_Return)
            assert game.canvas.keyboard.at is None  # no cross-hair: that is for drawing
        elif focus in (*game.side.question.buttons, *game.hand.findChildren(QAbstractButton)):
            QTest.keyClick(focus, Qt.Key.Key_Return)
        if game.table.process.waiting or len(game.table.steps) != made:
            return
        QApplication.processEvents()
        if press % 5 == 4 or focus is not game.canvas:
            QTest.keyClick(focus, Qt.Key.Key_Tab)
    pytest.fail(f"no move in 400 presses: {[move['notation'] for move in game.table.moves][:9]}")


@pytest.mark.long
@pytest.mark.parametrize("pack", GAMES)
def test_a_game_is_played_by_the_keyboard_alone(
    window: MainWindow, play: Callable[[str], PlayPage], qtbot: QtBot, pack: str
) -> None:
    game, rng = play(pack), random.Random(1)
    for _ in range(60):
        made = len(game.table.steps)
        decide(game, window, rng)
        qtbot.waitUntil(
            lambda made=made: (
                len(game.table.steps) > made  # type: ignore[misc]
                and not game.table.process.waiting
                and (bool(game.table.moves) or game.table.over)
            ),
            timeout=SOON,
        )
        if game.table.over:
            break
    assert game.table.over or len(game.table.steps) >= 60


@pytest.mark.long
def test_the_board_says_its_places_and_where_one_is(play: Callable[[str], PlayPage], qtbot: QtBot) -> None:
    game = play("temple/first_steps")
    canvas = game.canvas
    assert canvas is not None
    spoken = QAccessible.queryAccessibleInterface(canvas)
    assert spoken.role() == QAccessible.Role.List
    assert spoken.childCount() == len(canvas.play.places)
    names = [spoken.child(at).text(QAccessible.Text.Name) for at in range(spoken.childCount())]
    assert all(names)
    chosen = [at for at, place in enumerate(canvas.play.places) if place in canvas.play.lit()]
    assert chosen
    assert all("may be chosen" in names[at] for at in chosen)
    pieces = {piece["place"]: piece["title"] for piece in game.table.view["pieces"] if piece.get("place")}
    for place, title in pieces.items():
        at = canvas.play.places.index(place)
        assert title in spoken.child(at).text(QAccessible.Text.Value)
        assert spoken.child(at).rect().isValid()
    canvas.setFocus()
    QTest.keyClick(canvas, Qt.Key.Key_Right)
    here = canvas.play.chosen
    assert here is not None
    assert spoken.text(QAccessible.Text.Value) == canvas.play.said_of(here)
    at = canvas.play.places.index(here)
    assert spoken.child(at).state().focused
    assert spoken.focusChild().text(QAccessible.Text.Name) == names[at]
