"""Follows the guides of docs/ in the editor, step by step: pictures are made of it, and a test does it too.

A guide is a page and a function that does what the page says. What it leaves in a file of the pack is what the page shows;
every picture that the page has is taken in its order.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QPlainTextEdit, QTreeWidget, QWidget

from uguisu_editor.dialogs.new_pack import PAPER, SHIPPED, NewPackDialog
from uguisu_editor.dialogs.plugins import show_plugins
from uguisu_editor.forms.chooser import Chooser
from uguisu_editor.forms.holes import ChipControl
from uguisu_editor.forms.lists import FlatList
from uguisu_editor.forms.rows import Row
from uguisu_editor.map_kinds.known import map_kinds
from uguisu_editor.pages.cards_page import CardsPage
from uguisu_editor.pages.form_page import FormPage
from uguisu_editor.pages.mission_page import MissionPage
from uguisu_editor.window import MainWindow
from uguisu_tools import children

if TYPE_CHECKING:
    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.play.page import PlayPage

SCENARIOS = Path(__file__).resolve().parents[1] / "scenarios"
SIZE = (1280, 760)
SOON = 600.0
GAMES, SEED = 40, 3
Shoot = Callable[[str, QWidget], object]
Widget = TypeVar("Widget", bound=QWidget)


class Hand:
    """Does in the editor what a reader of the guide does."""

    def __init__(self, window: MainWindow, folder: Path, shoot: Shoot) -> None:
        self.window, self.folder, self._shoot = window, folder, shoot

    @property
    def page(self) -> MapPage:
        """The pack in front."""
        page = self.window.page
        assert page is not None
        return page

    def shoot(self, name: str, widget: QWidget | None = None) -> None:
        """Take a picture, when all is drawn and checked."""
        if self.window.page is not None:
            until(lambda: not self.page.checker.checking)
            self.page.canvas.come_to_rest()
        QTest.qWait(350)
        self._shoot(name, widget or self.window)

    def press(self, action: str) -> None:
        """Choose something in a menu."""
        self.window.actions_[action].trigger()
        QApplication.processEvents()

    def new_pack(self, action: str, title: str, begin: str, picture: str) -> None:
        """Fill in what the dialog for new packs asks."""
        self.press(action)
        dialog = found(self.window, NewPackDialog)
        dialog.folder.setText(str(self.folder))
        if begin:
            game, _, pack = begin.partition("/")
            dialog.game.setCurrentIndex(dialog.game.findData(game))
            if pack:  # a kind of map, or a pack that is copied
                dialog.begin_with(PAPER if pack in map_kinds() else SHIPPED)
                kind = dialog.template.findData(pack)
                copied = dialog.template.findData(str(SCENARIOS / begin))
                dialog.template.setCurrentIndex(copied if kind < 0 else kind)
        dialog.title_.clear()
        QTest.keyClicks(dialog.title_, title)
        self.shoot(picture, dialog)
        dialog.make()
        until(lambda: self.window.page is not None and self.page.path.parent == self.folder)
        self.settle()

    def settle(self) -> None:
        """Wait until the pack has been checked, so that its names are known."""
        until(lambda: not self.page.checker.checking)
        self.page.checker.check_now()
        until(lambda: not self.page.checker.checking)

    def show(self, kind: str) -> FormPage:
        """Choose a page from the list at the left."""
        self.page.show_page(kind)
        page = self.page.pages[kind]
        assert isinstance(page, FormPage)
        page.refresh()
        QApplication.processEvents()
        return page

    def part(self, kind: str, *path: str | int) -> QWidget:
        """Where something of a form is."""
        page = self.show(kind)
        assert page.form is not None
        part = page.form.reach(path)
        page.scroll_to(part)
        return part

    def popup(self) -> Chooser:
        """The small list that has come up."""

        def shown() -> list[Chooser]:
            return [one for one in self.window.findChildren(Chooser) if one.isVisible()]

        until(lambda: bool(shown()))
        return shown()[-1]

    def choose(self, kind: str, *path: str | int, word: str, picture: str = "") -> None:
        """Click a chip, or what adds to a list; search the small list by a word, and take what comes first."""
        part = self.part(kind, *path)
        button = part.adder if isinstance(part, FlatList) else part
        if isinstance(button, ChipControl):
            button = button.chip
        self.settle_down()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        words = self.popup()
        QTest.keyClicks(words.search, word)
        if picture:
            self.shoot(picture, words)
        words.take()
        QApplication.processEvents()

    def settle_down(self) -> None:
        """Let what is gone to come into sight."""
        QTest.qWait(80)

    def unfold(self, kind: str, *path: str | int) -> None:
        """Open a row of a list."""
        row = self.part(kind, *path)
        assert isinstance(row, Row)
        row.fold(False)

    def fill(self, kind: str, *path: str | int, text: str) -> None:
        """Type something into a field, or choose it from its list, and leave it."""
        control = self.part(kind, *path)
        combos = [one for one in control.findChildren(QComboBox) if not one.isEditable()]
        if combos and combos[0].findText(text) >= 0:
            combos[0].setCurrentIndex(combos[0].findText(text))
            combos[0].activated.emit(combos[0].currentIndex())
            QApplication.processEvents()
            return
        field = typed_into(control)
        field.setFocus()
        if isinstance(field, QPlainTextEdit):
            field.setPlainText(text)
        else:
            field.selectAll()
            QTest.keyClicks(field, text)
            QTest.keyClick(field, Qt.Key.Key_Return)
        field.clearFocus()
        QApplication.processEvents()
        page = self.show(kind)
        now = page.context.look(path)
        assert text in (str(now), ", ".join(now) if isinstance(now, list) else ""), (path, now, text)

    def click_map(self, x: int, y: int, *, shift: bool = False) -> None:
        """Click a point of the canvas."""
        held = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
        canvas = self.page.canvas
        QTest.mouseMove(canvas, QPoint(x, y))
        QTest.mouseClick(canvas, Qt.MouseButton.LeftButton, held, QPoint(x, y))

    def drag_map(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Drag over the canvas."""
        canvas, left = self.page.canvas, Qt.MouseButton.LeftButton
        QTest.mousePress(canvas, left, pos=QPoint(*start))
        QTest.mouseMove(canvas, QPoint(*end))
        QTest.mouseRelease(canvas, left, pos=QPoint(*end))

    def play(self, moves: int) -> PlayPage:
        """Press Play, and make some moves."""
        self.press("play")
        play = self.page.play
        assert play is not None
        table = play.table
        until(lambda: bool(table.view))
        table.pace = 0
        begun = table.about["game"]
        play.start(SEED)
        until(lambda: table.about["game"] != begun)
        for _ in range(moves):
            until(lambda: bool(table.moves) and not table.process.waiting)
            play.choice.decide(table.moves[0]["notation"])
        until(lambda: bool(table.moves) and not table.process.waiting)
        return play

    def playtest(self, *, bot: str) -> None:
        """Play games between bots, and show where the first seat was."""
        from uguisu_lab.editor.panel import PlaytestPanel

        self.press("playtest")
        page = self.window.page
        assert page is not None
        dock = page.pages["panel-playtest"].widget()  # type: ignore[attr-defined]
        assert isinstance(dock, PlaytestPanel)
        until(lambda: bool(dock.bots))
        dock.playtest.stop()
        for combo in dock.bots.values():
            combo.choose(bot)
        dock.games.setValue(GAMES)
        dock.run_or_stop()
        until(lambda: not dock.playtest.running)
        dock.layer.setCurrentIndex(1)


def found(parent: QWidget, kind: type[Widget]) -> Widget:
    """Return the window of a kind that has come up."""
    until(lambda: bool(parent.findChildren(kind)))
    return parent.findChildren(kind)[-1]


def typed_into(control: QWidget) -> QLineEdit | QPlainTextEdit:
    """Return what one types into, of a control."""
    for kind in (QPlainTextEdit, QLineEdit):
        inside = [control, *control.findChildren(QWidget)]
        fields = [one for one in inside if isinstance(one, kind) and one.isVisibleTo(control)]
        if fields:
            return fields[0]
    raise AssertionError(f"{control} has nothing to type into")


def until(ready: Callable[[], bool]) -> None:
    """Let the editor work until something is so."""
    end = time.monotonic() + SOON
    while not ready():
        assert time.monotonic() < end, "it took too long"
        QApplication.processEvents()
        time.sleep(0.005)


# The guides.


def first_mission(hand: Hand) -> None:
    """docs/first-mission.md."""
    hand.new_pack("new", "The bell", "temple/first_steps", "mission-new")
    hand.fill("scenario", "languages", text="en")
    hand.settle()
    page = hand.show("mission")
    assert isinstance(page, MissionPage)
    until(lambda: bool(page.beginning.cards))
    hand.shoot("mission-empty")
    page.beginning.cards[0].click()
    hand.choose("mission", "triggers", 0, "if", 0, "place", word="bell", picture="mission-place")
    hand.choose("mission", "triggers", 0, "if", word="the piece is ninja", picture="mission-condition")
    hand.settle()
    hand.part("mission", "triggers", 0)
    hand.shoot("mission-story")
    hand.part("mission", "objectives", 0)
    hand.shoot("mission-goal")
    hand.press("save")
    hand.play(3)
    hand.shoot("mission-play")
    hand.press("play")
    hand.page.show_page("map")
    hand.playtest(bot="greedy")
    hand.shoot("mission-playtest")


def draw_a_map(hand: Hand) -> None:
    """docs/draw-a-map.md."""
    hand.new_pack("new", "Hill temple", "temple/graph", "map-new")
    hand.page.choose_tool("place")
    hand.click_map(250, 80)
    for x, y in ((420, 60), (560, 150), (500, 290), (300, 300), (180, 200), (250, 80)):
        hand.click_map(x, y, shift=True)
    hand.shoot("map-ring")
    for x, y in ((320, 180), (430, 190)):
        hand.click_map(x, y)
    hand.page.choose_tool("link")
    brush(hand, "link", "bridge")
    for start, end in (((320, 180), (430, 190)), ((320, 180), (180, 200)), ((430, 190), (500, 290))):
        hand.drag_map(start, end)
    hand.page.choose_tool("tag")
    brush(hand, "tag", "inner")
    hand.click_map(320, 180)
    brush(hand, "tag", "tower")
    for x, y in ((250, 80), (420, 60), (560, 150), (500, 290), (300, 300)):
        hand.click_map(x, y)
    hand.settle()
    hand.shoot("map-tags")
    hand.press("save")
    hand.play(2)
    hand.shoot("map-play")


def mod_a_card(hand: Hand) -> None:
    """docs/mod-a-card.md."""
    hand.window.open_pack(SCENARIOS / "scorpion" / "homebrew_five")
    hand.settle()
    hand.new_pack("new-mod", "Long whistle", "", "card-new")
    page = hand.show("cards")
    assert isinstance(page, CardsPage)
    cards = [card["id"] for card in page.context.data["cards"]]
    at = cards.index("whistle")
    page.grid.setCurrentRow(next(row for row in range(page.grid.count()) if named(page, row) == "whistle"))
    until(lambda: bool(page._faces))
    hand.shoot("card-below")
    hand.choose("cards", "cards", at, "do", 0, "steps", word="3")
    hand.settle()
    hand.shoot("card-changed")
    hand.press("save")
    page.try_card()
    until(lambda: page.events.count() > 0)
    hand.shoot("card-tried")


def named(page: CardsPage, row: int) -> str:
    """Return the id of the card in a row of the grid."""
    return str(page.grid.item(row).data(Qt.ItemDataRole.UserRole))


def brush(hand: Hand, name: str, value: str) -> None:
    """Choose in the brushes dock what the tool draws with."""
    hand.page.session.choose(**{name: value})


class Guide(NamedTuple):
    """A page of docs/, how it is followed, and which file of the pack it shows at the end."""

    page: str
    follow: Callable[[Hand], None]
    file: str


GUIDES = (
    Guide("first-mission.md", first_mission, "mission"),
    Guide("draw-a-map.md", draw_a_map, "map"),
    Guide("mod-a-card.md", mod_a_card, "cards"),
)


def write_plugin(hand: Hand) -> None:
    """docs/write-a-plugin.md, in a process that finds the plugin."""
    window = hand.window
    dialog = show_plugins(window)
    tree = dialog.findChild(QTreeWidget)
    assert tree is not None
    rows = [tree.topLevelItem(row) for row in range(tree.topLevelItemCount())]
    [row] = [one for one in rows if one is not None and "hare_hunt" in one.text(0)]
    tree.setCurrentItem(row)
    row.setExpanded(True)
    tree.scrollToItem(row, QTreeWidget.ScrollHint.PositionAtTop)
    hand.shoot("plugin-installed", dialog)
    dialog.close()
    window.open_pack(hand.folder / "hare_hunt" / "uguisu_hare_hunt" / "packs" / "starter")
    hand.settle()
    hand.play(1)
    hand.shoot("plugin-play")
    hand.press("play")
    part = hand.part("mission", "triggers", 0, "do")
    assert isinstance(part, FlatList)
    part.ask()
    words = hand.popup()
    QTest.keyClicks(words.search, "back")
    assert words.list.count() == 1
    hand.shoot("plugin-word", words)
    words.close()


def type_plugin(place: Path) -> dict[str, str]:
    """Do what docs/write-a-plugin.md has one type; return an environment in which the plugin is found as if installed."""
    environment = {**os.environ, "PYTHONPATH": str(place / "hare_hunt"), "UGUISU_LANGUAGE": "en"}
    page = (Path(__file__).parent / "write-a-plugin.md").read_text(encoding="utf-8")
    for kind, body in re.findall(r"^```(sh|python|diff|yaml)\n(.*?)^```", page, re.MULTILINE | re.DOTALL):
        if kind == "sh":
            for line in body.splitlines():
                command = [sys.executable, "-m", "uguisu_tools.cli", *shlex.split(line)[1:]]
                subprocess.run(command, cwd=place, env=environment, check=True, capture_output=True)
            info = place / "hare_hunt" / "uguisu_hare_hunt-0.1.0.dist-info"  # what installing it would write
            info.mkdir(exist_ok=True)
            (info / "METADATA").write_text("Metadata-Version: 2.1\nName: uguisu-hare-hunt\nVersion: 0.1.0\n")
            (info / "entry_points.txt").write_text("[uguisu]\nhare_hunt = uguisu_hare_hunt.plugin\n")
        else:
            name, _, rest = body.partition("\n")
            file = place / name.removeprefix("# ")
            above = file.read_text(encoding="utf-8")
            for old, new in re.findall(r"^-(.*\n)\+(.*\n)", rest, re.MULTILINE) if kind == "diff" else ():
                assert old in above, old
                above, rest = above.replace(old, new), ""
            file.write_text(above + ("\n\n" if kind == "python" else "") + rest, encoding="utf-8")
    return environment


@contextmanager
def at_work(place: Path, language: str = "en", theme: str = "light") -> Iterator[MainWindow]:
    """The editor with settings of its own."""
    place.mkdir(parents=True, exist_ok=True)
    os.environ["UGUISU_CONFIG"] = os.environ["UGUISU_STATE"] = os.environ["UGUISU_HOME"] = str(place)
    from uguisu_editor.app import application

    application()
    window = MainWindow()
    window.set_language(language)
    window.set_theme(theme)
    window.resize(*SIZE)
    window.show()
    until(lambda: bool(window.registry.games))
    yield window
    for page in window.tabs.pages:
        page.session.stack.setClean()
    window.close()


def main(place: Path, folder: Path) -> None:
    """Follow docs/write-a-plugin.md where the plugin in `place` is found; the pictures go into `folder`."""
    children.KEPT |= {"PYTHONPATH"}  # the plugin is not installed: what plays and checks has to find it, too
    with at_work(place / "settings") as window:
        hand = Hand(
            window, place, lambda name, widget: widget.grab().save(str(folder / f"{name}.png"), "PNG", 0)
        )
        write_plugin(hand)


if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    main(Path(sys.argv[1]), Path(sys.argv[2]))
