"""Pages and files are switched at random, while others are broken, deleted and closed: nothing that is shown is gone."""

from __future__ import annotations

import gc
import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from uguisu_editor.forms.lists import ListPart
from uguisu_editor.pages.form_page import FormPage
from uguisu_editor.pages.map_page import PLAY

if TYPE_CHECKING:
    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

SCENARIOS = Path(__file__).parents[2] / "scenarios"
PACKS = ("spies/back_yard", "senjutsu/teaching_duel", "temple/broken_causeway", "scorpion/homebrew_five")


class Switcher:
    """Turns from page to page, and does what pulls the rug from under them."""

    def __init__(self, window: MainWindow, packs: list[Path], rng: random.Random) -> None:
        self.window, self.packs, self.rng = window, packs, rng
        self.done: list[str] = []

    @property
    def page(self) -> MapPage:
        found = self.window.page
        if found is None:
            found = self.window.open_pack(self.rng.choice(self.packs))
        assert found is not None
        return found

    def turn(self) -> None:
        names = ["map", *self.page.pages] + [PLAY] * (self.rng.random() < 0.1)
        self.page.show_page(self.rng.choice(names))

    def press_a_number(self) -> None:
        QTest.keyClick(self.window, self.rng.choice("123456789"), Qt.KeyboardModifier.ControlModifier)  # type: ignore[call-overload]

    def show_a_text(self) -> None:
        self.page.show_text_of(self.rng.choice(list(self.page.session.document.files)))

    def back_and_forth(self) -> None:
        self.page.toggle_text()

    def break_a_file(self) -> None:
        self.page.source.text.replace_text(self.rng.choice(["a: [", "format: 1\n", "- x\n", ""]))
        self.page.source.commit()

    def break_it_from_below(self) -> None:
        document = self.page.session.document
        kind = self.rng.choice(list(document.files))
        raw = document.files[kind].raw
        self.page.session.drop_stroke()
        self.page.session.stack.clear()
        document.retake(kind, b"a: [")
        self.events()
        if self.rng.random() < 0.5:
            self.turn()
        document.retake(kind, raw)

    def press_delete(self) -> None:
        QTest.keyClick(self.window.focusWidget() or self.window, Qt.Key.Key_Delete)

    def command(self) -> None:
        name = self.rng.choice(["delete", "undo", "redo", "select-all", "problems", "check"])
        if name in self.window.actions_.actions:
            self.window.actions_[name].trigger()

    def act_on_a_form(self) -> None:
        form = self.page.pages.get(self.page.name)
        if isinstance(form, FormPage) and form.form is not None:
            rows = [row for part in form.findChildren(ListPart) for row in part.rows]
            if rows:
                self.rng.choice(rows).act(self.rng.choice(["up", "duplicate", "delete"]))

    def press_a_key(self) -> None:
        widget = QApplication.focusWidget() or self.window
        QTest.keyClick(widget, self.rng.choice([Qt.Key.Key_Tab, Qt.Key.Key_Escape, Qt.Key.Key_Down]))

    def another_pack(self) -> None:
        self.window.open_pack(self.rng.choice(self.packs))

    def close(self) -> None:
        if self.rng.random() < 0.3:
            self.window.tabs.drop(self.page)

    def speak(self) -> None:
        self.window.set_language(self.rng.choice(["en", "ru"]))

    def dress(self) -> None:
        self.window.set_theme(self.rng.choice(["light", "dark"]))

    def events(self) -> None:
        QApplication.processEvents()

    def sweep(self) -> None:
        """What Python frees when it likes, and what Qt deletes later."""
        gc.collect()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def act(self) -> None:
        actions: list[Callable[[], None]] = [
            *[self.turn] * 8,
            *[self.press_a_number] * 4,
            *[self.show_a_text] * 4,
            *[self.back_and_forth] * 2,
            *[self.events] * 6,
            *[self.command] * 3,
            *[self.press_delete] * 3,
            *[self.press_a_key] * 2,
            *[self.act_on_a_form] * 2,
            *[self.break_it_from_below] * 2,
            self.break_a_file,
            self.another_pack,
            self.close,
            self.sweep,
        ]
        if self.rng.random() < 0.02:
            actions = [self.speak, self.dress]
        action = self.rng.choice(actions)
        self.done.append(action.__name__)
        action()


def switch(window: MainWindow, folder: Path, seed: int, steps: int) -> None:
    """Switch so many times; what is in front is there, and in the window."""
    packs = []
    for name in PACKS:
        game = folder / name.partition("/")[0]
        if not game.exists():
            shutil.copytree(SCENARIOS / game.name, game)
        packs.append(folder / name)
    switcher = Switcher(window, packs, random.Random(seed))
    for _ in range(steps):
        switcher.act()
        shown = switcher.page.in_front
        assert isinstance(shown, QWidget)
        assert shown.window() is window, switcher.done[-20:]
    for page in window.pages:
        window.tabs.drop(page)


def test_pages_and_files_are_switched_at_random(window: MainWindow, tmp_path: Path) -> None:
    switch(window, tmp_path / "packs", 1, 150)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(5))
def test_pages_and_files_are_switched_ten_thousand_times(
    window: MainWindow, tmp_path: Path, seed: int
) -> None:
    switch(window, tmp_path / "packs", 100 + seed, 2000)
