"""A monkey at the window: mouse and keys at random, as a hand does in a hurry.

No crash, no traceback, no standstill, and what was done is undone to the byte. Ten minutes a game, from a seed: shorter or
from another one by `UGUISU_MONKEY_SECONDS` and `UGUISU_MONKEY_SEED`.
"""

from __future__ import annotations

import os
import random
import shutil
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from threading import Thread, get_ident
from time import perf_counter, sleep, thread_time
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QWidget

from uguisu_editor.pack_tabs import PackTabs

if TYPE_CHECKING:
    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

SCENARIOS = Path(__file__).parents[2] / "scenarios"
PACKS = {
    "spies": "back_yard",
    "senjutsu": "teaching_duel",
    "temple": "broken_causeway",
    "scorpion": "homebrew_five",
}
SECONDS = float(os.environ.get("UGUISU_MONKEY_SECONDS", "600"))
SEED = int(os.environ.get("UGUISU_MONKEY_SEED", "1"))
STANDSTILL = 3.0
"""Seconds that the window may not answer: of its own work, or of waiting for something else."""
TOLD_AFTER = float(os.environ.get("UGUISU_MONKEY_TOLD_AFTER", "1.5"))
"""Seconds after which it is remembered where the window stands, not only after what."""
CTRL, SHIFT, NONE = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.NoModifier,
)
KEYS = (
    *"abcdefghijklmnoprstuvwxyz0123456789 :-[{#.,",
    Qt.Key.Key_Return,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
    Qt.Key.Key_Delete,
    Qt.Key.Key_Backspace,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_F5,
    Qt.Key.Key_F6,
    Qt.Key.Key_F8,
)
WITH_CONTROL = "zzzzyyscvxadtrp123456789ikgfmjl"  # what closes the window or its tabs is left out


def in_the_queue() -> float:
    """Seconds that this thread was ready and another had the processor, as far as the system tells (Linux does)."""
    try:
        told = Path("/proc/thread-self/schedstat").read_text(encoding="ascii").split()
    except OSError:
        return 0.0
    return int(told[1]) / 1e9


class Standing(Thread):
    """Looks, from beside, where the window's thread stands in what takes long."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self._of = get_ident()
        self._since = 0.0
        self.seen: list[str] = []
        """Where it stood, the last time last."""

    def began(self) -> None:
        self._since = perf_counter()

    def ended(self) -> None:
        self._since = 0.0

    def run(self) -> None:
        while True:
            sleep(0.5)
            if self._since and perf_counter() - self._since > TOLD_AFTER:
                stack = traceback.format_stack(sys._current_frames()[self._of])
                self.seen.append("".join(stack[-12:]))


class Monkey:
    """It clicks, drags and types."""

    def __init__(self, window: MainWindow, page: MapPage, rng: random.Random) -> None:
        self.window, self.page, self.rng = window, page, rng
        self.done: list[str] = []
        self.standing = Standing()
        self.standing.start()
        self.longest = 0.0, 0.0, ""
        """Seconds of the longest standstill, of the window's own work in it, and what it was."""

    def spot(self) -> tuple[QWidget, QPoint]:
        """A widget that is seen, and a point of it: mostly on the page, where most is to be done."""
        shown = self.page if self.rng.random() < 0.8 else self.window
        at = QPoint(self.rng.randrange(max(1, shown.width())), self.rng.randrange(max(1, shown.height())))
        widget = shown.childAt(at) or shown
        return widget, widget.mapFrom(shown, at)

    def click(self) -> None:
        widget, at = self.spot()
        button = Qt.MouseButton.LeftButton if self.rng.random() < 0.85 else Qt.MouseButton.RightButton
        modifier = self.rng.choice([NONE, NONE, NONE, NONE, SHIFT, CTRL])
        self.note("click", widget)
        QTest.mouseClick(widget, button, modifier, at)

    def double_click(self) -> None:
        widget, at = self.spot()
        self.note("double click", widget)
        QTest.mouseDClick(widget, Qt.MouseButton.LeftButton, NONE, at)

    def drag(self) -> None:
        """Some drags have a key in the middle, or never end."""
        widget, at = self.spot()
        self.note("drag", widget)
        QTest.mousePress(widget, Qt.MouseButton.LeftButton, NONE, at)
        for _ in range(self.rng.randrange(1, 5)):
            at += QPoint(self.rng.randrange(-120, 120), self.rng.randrange(-90, 90))
            QTest.mouseMove(widget, at)
            if self.rng.random() < 0.1:
                self.press_a_key()
        if self.rng.random() < 0.95:
            QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, NONE, at)

    def press_a_key(self) -> None:
        key = self.rng.choice(KEYS)
        self.press(key, NONE)

    def press_with_control(self) -> None:
        self.press(self.rng.choice(WITH_CONTROL), CTRL)

    def press(self, key: str | Qt.Key, modifier: Qt.KeyboardModifier) -> None:
        widget = QApplication.focusWidget() or self.window
        self.note(f"{key if isinstance(key, str) else key.name} {modifier.name}", widget)
        QTest.keyClick(widget, key, modifier)  # type: ignore[arg-type]

    def type(self) -> None:
        for _ in range(self.rng.randrange(3, 12)):
            self.timed(self.press_a_key)

    def note(self, what: str, widget: QWidget) -> None:
        self.done.append(f"{what} at {type(widget).__name__} {widget.objectName()}".strip())

    def act(self) -> None:
        """Do something, and measure how long the window does not answer."""
        actions: list[Callable[[], None]] = [
            *[self.click] * 8,
            self.double_click,
            *[self.drag] * 4,
            *[self.press_a_key] * 4,
            *[self.press_with_control] * 4,
            self.type,
        ]
        action = self.rng.choice(actions)
        if action == self.type:
            action()
        else:
            self.timed(action)

    def timed(self, action: Callable[[], None]) -> None:
        """Do it and what comes of it; what other programs had of the processor meanwhile does not count."""
        begun, worked, waited, at = perf_counter(), thread_time(), in_the_queue(), len(self.done)
        self.standing.began()
        action()
        QApplication.processEvents()
        self.standing.ended()
        took = perf_counter() - begun - (in_the_queue() - waited)
        if took > self.longest[0]:
            self.longest = took, thread_time() - worked, " / ".join(self.done[at:])


class Answers:
    """Answers what is asked: a dialog stays for a moment, then it is left by Esc; so is a menu."""

    def __init__(self, window: MainWindow) -> None:
        self._timer = QTimer(window)
        self._timer.setInterval(30)
        self._timer.timeout.connect(self._answer)
        self._timer.start()

    @staticmethod
    def _answer() -> None:
        popup, dialog = QApplication.activePopupWidget(), QApplication.activeModalWidget()
        if popup is not None:
            popup.close()
        elif isinstance(dialog, QDialog):
            dialog.reject()

    def stop(self) -> None:
        self._timer.stop()


def written(page: MapPage) -> dict[str, bytes]:
    document = page.session.document
    return {kind: document.render(kind) for kind in document.files if kind in document.data}


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(PACKS))
def test_nothing_breaks_under_a_monkey(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    monkeypatch.setattr(PackTabs, "close_at", lambda tabs, at: False)
    for name in ("getOpenFileName", "getSaveFileName", "getOpenFileNames"):
        monkeypatch.setattr(QFileDialog, name, lambda *_: ("", ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: "")
    shutil.copytree(SCENARIOS / game, tmp_path / game)
    pack = tmp_path / game / PACKS[game]
    page = window.open_pack(pack)
    assert page is not None
    before = written(page)
    monkey, answers = Monkey(window, page, random.Random(SEED)), Answers(window)
    ends = perf_counter() + SECONDS
    while perf_counter() < ends:
        if window.page is not page:
            window.tabs.setCurrentWidget(page)
        monkey.act()
    answers.stop()
    took, worked, what = monkey.longest
    print(f"{game}: {len(monkey.done)} actions, longest {took:.2f} s ({worked:.2f} s of work): {what}")
    print(*monkey.standing.seen[-3:], sep="\n")
    seen = {line.rpartition(" at ")[2] for line in monkey.done}
    assert len(seen) > 30, seen  # it was about, and not stuck in a corner
    window.setFocus()
    page.session.interrupt()
    while page.source.unread:
        page.source.show_unread()
        page._show(page.source)
        page.source._show()
    page.source.take()
    stack = page.session.stack
    while stack.canUndo():
        stack.undo()
    assert written(page) == before, monkey.done[-400:]
    assert took < STANDSTILL, (took, worked, what)
