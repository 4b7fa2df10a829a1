"""What a user's first tasks take in the editor, done with a real mouse and real keys: presses, choices, seconds."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint
    from PySide6.QtWidgets import QWidget

    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

PACKS = Path(__file__).resolve().parents[1] / "scenarios"
PATIENCE = 120.0
LOOKED = 5
"""Seconds that somebody looks at a pack before a playtest is asked for."""
SLOW_TO_PLAY = ("temple/nightingale_temple", "scorpion/two_castles", "senjutsu/dojo", "spies/mansion")
"""Of each game the pack whose first game takes long."""
Row = tuple[str, float, str]
MISSION = """\
format: 1
tracks: [{id: alert, title: Alert, max: 3}]
triggers: [{id: dawn, on: round_ended, do: [{op: say, text: Dawn}]}]
"""


def run() -> list[Row]:
    """Do the tasks; nothing is done where Qt is not installed."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    try:
        from uguisu_editor.app import application
    except ImportError:
        return [("tasks", float("nan"), "the editor or Qt is not installed")]
    with tempfile.TemporaryDirectory() as folder:
        os.environ["UGUISU_CONFIG"] = os.environ["UGUISU_STATE"] = folder
        application()
        rows: list[Row] = []
        for number, task in enumerate((_place_a_camera, _write_a_story, _mod_a_card, _first_playtest)):
            rows += task(Path(folder) / str(number))
    return rows


class Hand:
    """Clicks and types, and counts both: presses of the button, and words that are typed and taken."""

    def __init__(self) -> None:
        self.presses = self.searches = 0

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        """One click."""
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        QTest.mouseClick(
            widget, Qt.MouseButton.LeftButton, pos=at if at is not None else widget.rect().center()
        )
        self.presses += 1
        _breathe()

    def drag(self, widget: QWidget, start: QPoint, to: QPoint) -> None:
        """One drag, of which the widget where it begins hears."""
        from PySide6.QtCore import QPoint, Qt
        from PySide6.QtTest import QTest

        QTest.mousePress(widget, Qt.MouseButton.LeftButton, pos=start)
        for step in (start + QPoint(20, 20), (start + to) / 2, to):
            QTest.mouseMove(widget, step)
            _breathe()
        QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, pos=to)
        self.presses += 1

    def search(self, words: str) -> None:
        """Type words into the small list that has come up, and take what is found: one choice."""
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest
        from PySide6.QtWidgets import QApplication

        from uguisu_editor.forms.chooser import Chooser

        def shown() -> list[Chooser]:
            return [one for one in QApplication.allWidgets() if isinstance(one, Chooser) and one.isVisible()]

        _until(lambda: bool(shown()))
        line = shown()[-1].search
        QTest.keyClicks(line, words)
        QTest.keyClick(line, Qt.Key.Key_Return)
        self.searches += 1
        _breathe()


def _breathe() -> None:
    from PySide6.QtWidgets import QApplication

    QApplication.processEvents()


def _until(ready: Callable[[], bool]) -> None:
    until = perf_counter() + PATIENCE
    while not ready():
        if perf_counter() > until:
            raise TimeoutError
        _breathe()


@contextmanager
def _opened(pack: str, folder: Path, mission: str = "") -> Iterator[tuple[MainWindow, MapPage]]:
    """A window with a copy of a pack that has been checked, as after a moment of looking at it."""
    from uguisu_editor.window import MainWindow

    family = pack.partition("/")[0]
    shutil.copytree(PACKS / family, folder / family)
    if mission:
        (folder / pack / "mission.yaml").write_text(mission, encoding="utf-8")
        with (folder / pack / "scenario.yaml").open("a", encoding="utf-8") as file:
            file.write("mission: mission.yaml\n")
    window = MainWindow()
    window.resize(1280, 800)
    window.show()
    page = window.open_pack(folder / pack)
    assert page is not None
    _until(lambda: bool(page.session.facts.fitting))
    yield window, page
    page.session.stack.setClean()
    window.close()
    window.deleteLater()
    _breathe()


def _told(what: str, hand: Hand, begun: float, goal: str) -> list[Row]:
    return [
        (f"{what}: clicks and drags", hand.presses, goal),
        (f"{what}: words typed and taken", hand.searches, ""),
        (f"{what}: seconds of the program", perf_counter() - begun, "whatever the hand takes comes on top"),
    ]


def _place_a_camera(folder: Path) -> list[Row]:
    """What looks somewhere is put down facing north, with the palette open."""
    from PySide6.QtCore import QPoint

    from uguisu_editor.docks.pieces import PiecesDock

    with _opened("spies/back_yard", folder) as (window, page):
        dock = window.docks["pieces"]
        assert isinstance(dock, PiecesDock)
        dock.come_forward()
        _until(lambda: dock.list.viewport().height() > 40)
        page.canvas.fit()
        board, hand, begun = page.session.board, Hand(), perf_counter()
        assert board is not None
        x, y = board.centre("h7") or (0.0, 0.0)
        spot = page.canvas.view.to_screen(x, y - 0.4 * board.spacing).toPoint()
        item = dock.item_of("camera")
        assert item is not None
        dock.list.scrollToItem(item)
        port = dock.list.viewport()
        start = dock.list.visualItemRect(item).center()
        hand.drag(port, start, QPoint(port.mapFromGlobal(page.canvas.mapToGlobal(spot))))
        setup = page.session.document.look("mission", ("props", "setup"))
        assert setup[-1] == {"put": "camera", "at": [{"square": "h7", "facing": "n"}]}, setup
        return _told("put down what looks north", hand, begun, "goal 1 drag")


def _write_a_story(folder: Path) -> list[Row]:
    """A story with a condition: what it waits for, what is asked, what is done; each search is a choice as well."""
    from uguisu_editor.forms.stories import StoriesPart
    from uguisu_editor.pages.mission_page import MissionForm

    with _opened("temple/first_steps", folder, MISSION) as (_, page):
        page.show_page("mission")
        shown = page.pages["mission"]
        shown.refresh()  # type: ignore[attr-defined]
        hand, begun = Hand(), perf_counter()
        _until(lambda: isinstance(getattr(shown, "form", None), MissionForm))
        form: MissionForm = shown.form  # type: ignore[attr-defined]
        stories: StoriesPart = form.stories
        hand.click(stories.new_button)
        hand.search("moved from where it came")
        at = len(page.session.document.look("mission", ("triggers",))) - 1
        for words in ("the piece is ninja", "alert"):  # what is asked one after the other
            hand.search(words)
        story = page.session.document.look("mission", ("triggers", at))
        assert all(story[key] for key in ("on", "if", "do")), story
        return _told("a story with a condition", hand, begun, "goal 4 choices with the words below")


def _mod_a_card(folder: Path) -> list[Row]:
    """In a mod: the card is chosen, its number is clicked, and another chosen."""
    from uguisu_editor.forms.holes import ChipControl
    from uguisu_editor.pages.cards_page import CardsPage

    with _opened("scorpion/homebrew_five", folder) as (_, page):
        hand, begun = Hand(), perf_counter()
        page.show_page("cards")
        hand.presses += 1  # its sign in the rail
        shown = page.pages["cards"]
        assert isinstance(shown, CardsPage)
        _until(lambda: shown.grid.count() > 0 and shown.form is not None)
        row = next(row for row in range(shown.grid.count()) if shown.grid.item(row).data(0x100) == "whistle")
        shown.grid.scrollToItem(shown.grid.item(row))
        hand.click(shown.grid.viewport(), shown.grid.visualItemRect(shown.grid.item(row)).center())
        assert shown.workshop is not None
        assert shown.workshop.steps is not None
        chip = next(
            chip
            for chip in shown.workshop.steps.findChildren(ChipControl)
            if chip.chip.property("chip") == "number" and chip.isVisible()
        )
        hand.click(chip.chip)
        hand.search("4")
        assert page.session.stack.count() == 1
        return _told("a card of a mod is changed", hand, begun, "goal 5")


def _first_playtest(folder: Path) -> list[Row]:
    """From the click on its sign to the first numbers: at once after the first check, and after a look at the map."""
    from PySide6.QtTest import QTest

    from uguisu_editor.ahead import Ahead
    from uguisu_lab.editor.panel import PlaytestPanel

    rows: list[Row] = []
    for looked, told in ((0, "at once"), (LOOKED, f"after {LOOKED} s of looking")):
        for pack in SLOW_TO_PLAY:
            with _opened(pack, folder / f"{looked}" / pack.partition("/")[0]) as (window, page):
                Ahead(window, window.tabs.added)
                page.checker.check_now()  # it goes ahead when a check is over
                _until(lambda page=page: not page.checker.checking)  # type: ignore[misc]
                QTest.qWait(looked * 1000)
                begun = perf_counter()
                page.tree.chosen.emit("panel-playtest")
                panel = page.pages["panel-playtest"].widget()  # type: ignore[attr-defined]
                assert isinstance(panel, PlaytestPanel)
                _until(lambda panel=panel: panel.playtest.found is not None)  # type: ignore[misc]
                name = f"first numbers of a playtest ({pack}), one click {told}: seconds"
                rows.append((name, perf_counter() - begun, "goal 3"))
                panel.playtest.stop()
    return rows
