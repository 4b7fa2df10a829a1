"""The shortest way through the editor, in each game: New, a change, a goal, a game to its end, a hundred games of bots.

A hand that knows no names of ours does it: it clicks the words that stand on the screen, and what is grey or hidden it can't
click. Each step leaves a picture, in the folder `UGUISU_SHORTEST_WAY` or in one of the test's.
"""

from __future__ import annotations

import os
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QListWidget, QWidget

from uguisu_editor.window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage

LEFT = Qt.MouseButton.LeftButton
SOON = 240_000
LONG_GAME = 3_000
"""Decisions after which a game is given up: those of random moves in new packs have some hundreds."""
GAMES = {"temple": "Temple", "scorpion": "Scorpion", "senjutsu": "Senjutsu", "spies": "Spies"}
MOST_CLICKS = 10
"""From the start page to the verdict, beside the moves of the game: looks2's pictures make it one a step."""


class Newcomer:
    """Clicks words."""

    def __init__(self, window: MainWindow, qtbot: QtBot, pictures: Path) -> None:
        self.window, self.qtbot, self.pictures = window, qtbot, pictures
        self.clicks = 0
        pictures.mkdir(parents=True, exist_ok=True)

    @property
    def page(self) -> MapPage:
        page = self.window.page
        assert page is not None
        return page

    def buttons(self) -> dict[str, QAbstractButton]:
        """What can be clicked, by its word; of several of one word, the first."""
        tops = [one for one in QApplication.topLevelWidgets() if one.isVisible()]
        dialogs = [one for one in tops if one is not self.window and one.isModal()]
        found: dict[str, QAbstractButton] = {}
        for top in dialogs or [self.window]:
            for button in top.findChildren(QAbstractButton):
                if button.isVisible() and button.isEnabled() and not button.visibleRegion().isEmpty():
                    found.setdefault(button.text().replace("&", "") or button.accessibleName(), button)
        return found

    def click(self, word: str) -> None:
        """Click what begins with a word."""
        fitting = [one for text, one in self.buttons().items() if text.startswith(word)]
        assert fitting, f"no {word!r} among {list(self.buttons())}"
        self._press(fitting[0], fitting[0].rect().center())

    def turn_to(self, page: str) -> None:
        """Click a page of the pack, in the list at the left."""
        for rail in self.window.findChildren(QListWidget):
            for row in range(rail.count()) if rail.isVisible() else ():
                if rail.item(row).text() == page:
                    self._press(rail.viewport(), rail.visualItemRect(rail.item(row)).center())
                    return
        raise AssertionError(f"no page {page!r}")

    def _press(self, widget: QWidget, at: QPoint) -> None:
        self.qtbot.mouseMove(widget, at)
        self.qtbot.mouseClick(widget, LEFT, pos=at)
        self.clicks += 1
        self.qtbot.wait(150)

    def shoot(self, name: str) -> None:
        self.qtbot.wait(400)
        assert self.window.grab().save(str(self.pictures / f"{name}.png"))

    def problems(self) -> list[str]:
        """What is wrong with the pack, checked as it is now."""
        with self.qtbot.waitSignal(self.page.checker.found, timeout=SOON):
            self.page.checker.check_now()
        return [str(one.message) for one in self.page.problems if one.severity != "hint"]

    def play_to_the_end(self, seed: int) -> int:
        """Make moves, whichever, until the game is over; return how many."""
        play = self.page.play
        assert play is not None
        table, dice = play.table, random.Random(seed)
        self.qtbot.waitUntil(lambda: bool(table.view), timeout=SOON)
        table.pace = 0

        def asked() -> bool:
            return not table.process.waiting and (bool(table.moves) or bool(table.over))

        for made in range(LONG_GAME):
            self.qtbot.waitUntil(asked, timeout=SOON)
            if table.over:
                return made
            play.choice.decide(dice.choice(table.moves)["notation"])
        raise AssertionError("the game does not end")

    def says(self, pattern: str) -> Callable[[], bool]:
        """Return whether a sentence on the screen fits a pattern."""
        return lambda: any(
            re.search(pattern, label.text(), re.IGNORECASE)
            for label in self.window.findChildren(QLabel)
            if label.isVisible()
        )


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_from_new_to_a_hundred_games(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setenv("UGUISU_HOME", str(tmp_path / "home"))
    window.resize(1440, 900)
    place = os.environ.get("UGUISU_SHORTEST_WAY")
    hand = Newcomer(window, qtbot, Path(place) / game if place else tmp_path / "pictures")
    hand.shoot("1-start")
    hand.click(GAMES[game])
    hand.click("OK")
    assert hand.problems() == []
    hand.shoot("2-new")

    hand.click("Do it")
    assert hand.page.modified
    assert hand.problems() == []
    hand.shoot("3-changed")

    hand.turn_to("Mission")
    hand.shoot("4-mission")
    before = hand.page.session.stack.count()
    hand.click("An alarm that counts")
    hand.shoot("5-goal")
    assert hand.page.session.stack.count() == before + 1
    assert hand.problems() == []

    hand.turn_to("Play")
    made = hand.play_to_the_end(seed=3)
    assert made > 0
    hand.shoot("6-end")
    assert hand.says(r"\b(win|wins)\b")(), "who won is said"

    hand.click("Play 100")
    qtbot.waitUntil(hand.says(r"What 1\d\d games say|What 2\d\d games say"), timeout=SOON)
    hand.shoot("7-hundred")
    assert hand.clicks <= MOST_CLICKS
