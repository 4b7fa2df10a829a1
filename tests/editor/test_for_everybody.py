"""Every action by keyboard, every control with a name, in the window, its docks and all its dialogs, in every language."""

from __future__ import annotations

import re
import shutil
import zipfile
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QFont, QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QTabBar,
    QTabWidget,
    QWidget,
)

from uguisu_changes.edits import Put
from uguisu_editor.actions import plain
from uguisu_editor.dialogs.importing import import_map
from uguisu_editor.i18n import LANGUAGES
from uguisu_editor.i18n.speaking import usual_language
from uguisu_editor.pages.cards_page import CardsPage
from uguisu_editor.pages.mission_tile import Tile
from uguisu_editor.pages.new_card import NewCard

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.play.table import Table
    from uguisu_editor.window import MainWindow

Open = Callable[[str], "MapPage"]
CONTROLS = (QAbstractButton, QAbstractItemView, QAbstractSpinBox, QComboBox, QLineEdit, QPlainTextEdit)
OWNERS = (QComboBox, QAbstractSpinBox, QTabBar, QAbstractItemView, QTabWidget)
"""What has parts of its own that speak through it."""


def controls(window: QWidget) -> list[QWidget]:
    """The controls that people meet: not Qt's own parts of larger ones."""
    return [
        widget
        for kind in CONTROLS
        for widget in window.findChildren(kind)
        if not widget.objectName().startswith("qt_")
        and not isinstance(widget.parentWidget(), OWNERS)
        and not widget.metaObject().className().startswith("QDockWidgetTitleButton")
        and not _in_a_popup(widget)
        and not isinstance(widget, QHeaderView)
        and widget.window() is window
        and not widget.isHidden()
    ]


def _in_a_popup(widget: QWidget) -> bool:
    parent: QWidget | None = widget
    while parent is not None:
        if parent.metaObject().className().startswith("QComboBoxPrivate"):
            return True
        parent = parent.parentWidget()
    return False


def nameless(window: QWidget) -> list[str]:
    """The controls that a screen reader can say nothing of."""
    return [
        f"{type(widget).__name__} in {type(widget.parentWidget()).__name__}"
        for widget in controls(window)
        if not (
            widget.accessibleName()
            or (isinstance(widget, QAbstractButton) and (widget.text() or widget.toolTip()))
        )
    ]


def out_of_reach(window: QWidget) -> list[str]:
    """The controls that Tab does not come to."""
    return [
        widget.accessibleName() or type(widget).__name__
        for widget in controls(window)
        if isinstance(widget, QPushButton | QLineEdit | QComboBox | QAbstractItemView | QAbstractSpinBox)
        and widget.isEnabled()
        and not widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]


def out_of_order(dialog: QWidget) -> list[str]:
    """The controls that Tab comes to before one that stands above them, or left of them."""
    first = after = dialog
    way: list[QWidget] = []
    while (after := after.nextInFocusChain()) is not first:
        takes = after.focusPolicy() & Qt.FocusPolicy.TabFocus
        seen = after.isEnabled() and not after.visibleRegion().isEmpty()  # not scrolled away
        if takes and seen and not isinstance(after.parentWidget(), OWNERS):
            way.append(after)
    places = [widget.mapTo(dialog, widget.rect().center()) for widget in way]
    at = [(place.y() // 16, place.x()) for place in places]  # what stands in one row may differ a little
    begin = at.index(min(at)) if at else 0
    places, way = places[begin:] + places[:begin], way[begin:] + way[:begin]
    return [
        f"{type(widget).__name__} {widget.accessibleName()}"
        for widget, here, before in zip(way[1:], places[1:], places, strict=False)
        if here.y() < before.y() - 10 or (abs(here.y() - before.y()) <= 10 and here.x() < before.x())
    ]


def mnemonic(title: str) -> str | None:
    """Return the letter that is underlined."""
    found = re.search(r"(?<!&)&([^&])", title)
    return found[1].lower() if found else None


def doubled(titles: list[str]) -> list[str]:
    """The letters that several titles claim."""
    letters = Counter(letter for title in titles if (letter := mnemonic(title)) is not None)
    return [letter for letter, count in letters.items() if count > 1]


def cut_off(window: QWidget) -> list[str]:
    """The texts that have less room than they need, once what has changed is laid out."""
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    return [
        widget.text()  # type: ignore[attr-defined]
        for kind in (QLabel, QPushButton)
        for widget in window.findChildren(kind)
        if widget.isVisible()
        and not (isinstance(widget, QLabel) and widget.wordWrap())
        and widget.width() < widget.minimumSizeHint().width()
    ]


# The window.


@pytest.mark.parametrize("kind", ["graph", "squares"])
def test_every_control_of_the_window_has_a_name(window: MainWindow, open_page: Open, kind: str) -> None:
    page = open_page(kind)
    assert nameless(window) == []
    page.session.select([page.session.board.ids()[0]] if page.session.board is not None else [])
    assert nameless(window) == []
    inspector = window.docks["inspector"]
    for name in ("region", "map", "scenario"):
        subject = inspector.findChild(QComboBox)
        assert subject is not None
        subject.setCurrentIndex(subject.findData(name))
        inspector.refresh()
        assert nameless(window) == []
    assert all(dock.accessibleName() for dock in window.docks.values())
    assert page.canvas.accessibleName()
    assert page.canvas.accessibleDescription()


def test_every_control_of_the_window_takes_the_keyboard(window: MainWindow, open_page: Open) -> None:
    assert out_of_reach(window) == []
    open_page("graph")
    assert out_of_reach(window) == []


def test_every_action_is_reached_by_keyboard(window: MainWindow) -> None:
    in_menus: set[QAction] = set()
    for menu in window.menus.values():
        in_menus.update(menu.actions())
    unreachable = [
        name
        for name, action in window.actions_.actions.items()
        if action not in in_menus and not action.shortcuts()
    ]
    assert unreachable == []
    keys = [key.toString() for action in window.actions_.actions.values() for key in action.shortcuts()]
    assert len(keys) == len(set(keys))  # no key means two things
    assert all(plain(action.text()) for action in window.actions_.actions.values())


@pytest.mark.sweep(everyday=2)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_letter_means_one_thing_in_a_menu(window: MainWindow, language: str) -> None:
    window.set_language(language)
    bar = [action.text() for action in window.menuBar().actions()]
    assert all(map(mnemonic, bar))
    assert doubled(bar) == []
    for menu in window.menuBar().findChildren(QMenu) or window.menus.values():
        titles = [action.text() for action in menu.actions() if not action.isSeparator()]
        assert doubled(titles) == [], (menu.title(), titles)


def test_f6_goes_round_the_panes(window: MainWindow, open_page: Open) -> None:
    page = open_page("graph")
    window.status.badge.click()
    window.actions_["dock-inspector"].trigger()
    page.canvas.setFocus()
    seen = []
    for _ in range(12):
        window.panes.go_to_next()
        focus = window.focusWidget()
        beside = {"palette": page.drawing.palette_, "side": page.side}
        panes = {**window.docks, **beside}
        seen.append(next((name for name, pane in panes.items() if pane.isAncestorOf(focus)), "map"))
    assert {"map", "palette", "inspector", "problems"} <= set(seen)


@pytest.mark.sweep(everyday=2)
@pytest.mark.parametrize(
    ("letters", "tool"), [("b", "brush"), ("И", "brush"), ("ц", "edge"), ("і", "select"), ("ы", "select")]
)
def test_keys_mean_the_same_with_other_letters_on_them(
    window: MainWindow, open_page: Open, qtbot: QtBot, letters: str, tool: str
) -> None:
    page = open_page("squares")
    page.choose_tool("hand")
    from PySide6.QtGui import QKeyEvent

    event = QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_unknown, Qt.KeyboardModifier.NoModifier, letters)
    QApplication.sendEvent(page.canvas, event)
    assert page.canvas.tool is page.tools[tool]


@pytest.mark.long
@pytest.mark.usefixtures("whole_library")
def test_the_welcome_page_has_the_window_to_itself(window: MainWindow, open_page: Open, qtbot: QtBot) -> None:
    def rows_of_tabs() -> int:
        bars = [bar for bar in window.findChildren(QTabBar) if bar.parent() is window]
        return sum(bar.isVisible() and not bar.geometry().isEmpty() for bar in bars)

    qtbot.waitUntil(lambda: not any(dock.isVisible() for dock in window.docks.values()))
    page = open_page("graph")
    shown = {name for name, dock in window.docks.items() if dock.isVisible()}
    assert not shown  # they are put away until they are asked for
    shown = {"inspector", "brushes", "minimap", "pieces", "problems"}
    for name in sorted(shown):
        window.docks[name].show()
    window.docks["inspector"].raise_()
    qtbot.waitUntil(lambda: rows_of_tabs() == 2)  # one for each heap of docks, and nothing left behind
    sizes: dict[str, QSize] = {}
    for _ in range(4):  # a little more or less each time would add up
        window.tabs.show_welcome()
        qtbot.waitUntil(lambda: not window.docks["inspector"].isVisible())
        assert not page.drawing.bar.isVisible()
        window.tabs.setCurrentWidget(page)
        assert page.drawing.bar.isVisible()
        qtbot.waitUntil(lambda: rows_of_tabs() == 2)
        assert {name for name, dock in window.docks.items() if dock.isVisible()} == shown
        here = {name: window.docks[name].size() for name in ("inspector", "brushes", "problems")}
        sizes = sizes or here
        assert here == sizes


def test_a_page_takes_the_room_of_docks_in_the_same_moment(window: MainWindow, open_page: Open) -> None:
    """Nothing is waited for: what Qt did of it later, a picture taken before would show half done."""
    page = open_page("squares")
    for dock in ("minimap", "inspector", "brushes", "pieces"):
        window.docks[dock].show()
    widths = []
    for name in ("scenario", "map", "mission", "map"):
        page.show_page(name)
        left = [dock.name for dock in window.docks.values() if dock.isVisible()]
        assert bool(left) == (name == "map"), left
        bars = window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
        rows = sum(bar.isVisible() and window.rect().intersects(bar.geometry()) for bar in bars)
        assert rows == (2 if name == "map" else 0)
        widths.append(window.tabs.width())
    assert widths == [window.width(), widths[1]] * 2
    assert widths[1] < window.width() - 300


@pytest.mark.sweep(everyday=2)
@pytest.mark.parametrize("language", LANGUAGES)
def test_long_titles_and_words_leave_the_layout_alone(
    window: MainWindow, make_pack: Callable[[str], Path], qtbot: QtBot, language: str
) -> None:
    folder = make_pack("hexes")
    long = folder.with_name(
        "храм_двадцати_перекрёстков_под_очень_длинным_названием_которое_никуда_не_влезает"
    )
    folder.rename(long)
    window.set_language(language)
    page = window.open_pack(long)
    assert page is not None
    page.session.select(["a1"])
    window.resize(1024, 700)
    qtbot.wait(1)
    assert (window.width(), window.height()) == (1024, 700)
    assert page.canvas.width() > 300
    qtbot.waitUntil(lambda: cut_off(window) == [], timeout=60_000)  # Qt lays out in its own time


SMALL = QSize(1024, 700)
ALPHABET, WIDE_TYPE = "abcdefghijklmnopqrstuvwxyzабвгдежзиклмнопрстуфхцчшщьюяєїґ", 450
"""What is measured, and how many pixels it takes in the widest type that desktops usually come with."""


@pytest.fixture
def wide_type(window: MainWindow) -> Iterator[None]:
    """Whatever is installed here, letters as wide as those of the widest usual type."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    before = QFont(app.font())
    font = QFont(before)
    for size in range(8, 40):
        font.setPixelSize(size)
        if QFontMetrics(font).horizontalAdvance(ALPHABET) >= WIDE_TYPE:
            break
    app.setFont(font)
    yield
    app.setFont(before)


def _may_move(table: Table) -> bool:
    return bool(table.moves) and not table.process.waiting


@pytest.mark.long
@pytest.mark.usefixtures("wide_type")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_fits_a_small_window(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, language: str
) -> None:
    """At 200 % it is a screen of 2048 x 1400, which has no more room for words."""
    folder = tmp_path / "back_yard"
    shutil.copytree(Path(__file__).parents[2] / "scenarios" / "spies" / "back_yard", folder)
    window.set_language(language)
    window.resize(SMALL)
    page = window.open_pack(folder)
    assert page is not None
    page.session.select(["a1"])
    too_large, squeezed = {}, []
    for name in ("map", *page.pages, "play"):
        page.show_page(name)
        if page.play is not None:
            table = page.play.table
            qtbot.waitUntil(partial(_may_move, table), timeout=180_000)
        for dock in ("", "problems"):
            if dock and page.mode != "play":
                window.panes.make_room(dock, 100)
            QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
            layout = window.layout()
            assert layout is not None
            least = layout.totalMinimumSize().expandedTo(window.size())
            if least != SMALL:
                too_large[name, dock] = least.toTuple()
        window.docks["problems"].hide()
        tiles = (tile for tile in page.findChildren(Tile) if tile.isVisible())
        squeezed += [tile._title for tile in tiles if tile.width() < tile.minimumSizeHint().width()]
    assert (too_large, squeezed) == ({}, [])


def _cut_at_the_side(window: MainWindow) -> list[tuple[str, int, int]]:
    """Areas that are narrower than what stands in them, whether they have a bar for it or not."""
    return [
        (area.objectName() or type(area).__name__, inner.minimumSizeHint().width(), area.viewport().width())
        for area in window.findChildren(QScrollArea)
        if area.isVisible() and area.widgetResizable() and (inner := area.widget()) is not None
        if inner.minimumSizeHint().width() > area.viewport().width()
    ]


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "pack", ["spies/back_yard", "temple/first_steps", "scorpion/garden_gate", "senjutsu/teaching_duel"]
)
def test_nothing_is_cut_at_the_side_of_a_small_window(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, pack: str, language: str
) -> None:
    folder = tmp_path / "pack"
    shutil.copytree(Path(__file__).parents[2] / "scenarios" / pack, folder)
    window.set_language(language)
    window.resize(SMALL)
    qtbot.waitUntil(lambda: bool(window.welcome.tiles["bundled"]), timeout=60_000)
    qtbot.wait(300)
    cut = {"welcome": _cut_at_the_side(window)}
    page = window.open_pack(folder)
    assert page is not None
    qtbot.waitUntil(lambda: not page.checker.checking, timeout=60_000)
    for name in ("map", *page.pages):
        page.show_page(name)
        qtbot.wait(300)
        cut[name] = _cut_at_the_side(window)
    assert {name: found for name, found in cut.items() if found} == {}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_remark_that_goes_leaves_its_room_at_once(window: MainWindow, qtbot: QtBot, language: str) -> None:
    """Asked before Qt lays out again: where that was put off, the page kept a room that it did not need."""
    window.set_language(language)
    window.resize(1700, 700)
    qtbot.waitUntil(window.welcome._stay.isVisible, timeout=60_000)
    window.resize(SMALL)
    assert window.welcome._stay.isHidden()
    assert _cut_at_the_side(window) == []


@pytest.mark.long
@pytest.mark.parametrize("language", ["it", "uk"])
def test_play_and_playtest_are_for_everybody(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, language: str
) -> None:
    folder = tmp_path / "garden_gate"
    shutil.copytree(Path(__file__).parents[2] / "scenarios" / "scorpion" / "garden_gate", folder)
    window.set_language(language)
    window.resize(1280, 720)
    page = window.open_pack(folder)
    assert page is not None
    window.actions_["playtest"].trigger()
    dock = page.pages["panel-playtest"]
    qtbot.waitUntil(lambda: bool(dock.widget().bots), timeout=60_000)  # type: ignore[attr-defined]
    assert (nameless(window), out_of_reach(window), cut_off(dock)) == ([], [], [])
    window.actions_["play"].trigger()
    play = page.play
    assert play is not None
    qtbot.waitUntil(lambda: bool(play.table.moves) and not play.table.process.waiting, timeout=60_000)
    assert (nameless(window), out_of_reach(window), cut_off(play)) == ([], [], [])
    assert play.canvas is not None
    assert play.canvas.accessibleName()
    assert play.canvas.accessibleDescription()
    play.table.look_back(0)
    qtbot.waitUntil(lambda: not play.table.process.waiting, timeout=60_000)
    assert (window.width(), window.height()) == (1280, 720)


# The dialogs.


def _import(page: MapPage, window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "town.tmj"
    file.write_text(
        '{"type": "map", "orientation": "orthogonal", "width": 1, "height": 1, "tilewidth": 8, "tileheight": 8,'
        ' "tilesets": [], "layers": [{"type": "objectgroup", "name": "spots", "objects":'
        ' [{"id": 1, "name": "gate", "point": true, "x": 4, "y": 4, "width": 0, "height": 0}]}]}',
        encoding="utf-8",
    )
    import_map(window, file)


def _zip(page: MapPage, window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "packed.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("scenario.yaml", "format: 1\n")
    window.open_pack(path)


def _close(page: MapPage, window: MainWindow, tmp_path: Path) -> None:
    page.session.do("", Put("map", ("id",), "changed"))
    window.close_tab(window.tabs.indexOf(page))


def _opacity(page: MapPage, window: MainWindow, tmp_path: Path) -> None:
    from PySide6.QtGui import QImage

    from uguisu_editor.dialogs.picturing import lay_under

    picture = tmp_path / "scan.png"
    image = QImage(20, 20, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.gray)
    image.save(str(picture))
    assert lay_under(page, picture)
    window.actions_["picture-fade"].trigger()


def _select_and(action: str) -> Callable[[MapPage, MainWindow, Path], None]:
    def ask(page: MapPage, window: MainWindow, tmp_path: Path) -> None:
        assert page.session.board is not None
        page.session.select([page.session.board.ids()[0]])
        window.actions_[action].trigger()

    return ask


DIALOGS: dict[str, tuple[str, Callable[[MapPage, MainWindow, Path], None]]] = {
    **{
        name: ("graph", _select_and(name))
        for name in ("new", "find", "rename", "palette", "shortcuts", "about", "export-picture")
    },
    "export-minimap": ("graph", _select_and("export-minimap")),
    "resize": ("squares", _select_and("resize")),
    "picture-fade": ("graph", _opacity),
    "import": ("graph", _import),
    "zip": ("graph", _zip),
    "close": ("graph", _close),
    **{name: ("graph", _select_and(name)) for name in ("new-mod", "save-as", "print", "plugins")},
    "cannot-open": ("graph", lambda page, window, tmp_path: window.open_pack(tmp_path)),  # type: ignore[dict-item]
}


@pytest.mark.sweep(everyday=3)
@pytest.mark.parametrize("name", DIALOGS)
def test_every_dialog_is_for_everybody(
    window: MainWindow, open_page: Open, qtbot: QtBot, tmp_path: Path, name: str
) -> None:
    kind, ask = DIALOGS[name]
    page = open_page(kind)
    seen: list[str] = []
    for language in LANGUAGES:
        window.set_language(language)

        def look(language: str = language) -> None:
            dialog = QApplication.activeModalWidget()
            if not isinstance(dialog, QDialog):
                QTimer.singleShot(10, window, look)
                return
            try:
                _look_at(dialog)
            finally:
                seen.append(language)
                dialog.reject()

        QTimer.singleShot(0, window, look)
        ask(page, window, tmp_path)
        qtbot.waitUntil(lambda language=language: language in seen, timeout=60_000)  # type: ignore[misc]
        qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None, timeout=60_000)


def test_a_new_card_and_a_deck_are_for_everybody(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "teaching_duel"
    shutil.copytree(Path(__file__).parents[2] / "scenarios" / "senjutsu" / "teaching_duel", folder)
    for language in LANGUAGES:
        window.set_language(language)
        page = window.open_pack(folder)
        assert page is not None
        page.show_page("cards")
        shown = page.pages["cards"]
        assert isinstance(shown, CardsPage)
        dialog = NewCard(shown, shown)
        dialog.open()
        qtbot.waitExposed(dialog)
        _look_at(dialog)
        dialog.reject()
        shown.show_deck()
        assert shown.piles is not None
        qtbot.waitUntil(shown.piles.isVisible)
        assert (nameless(shown.piles), out_of_reach(shown.piles)) == ([], [])
        shown.leave_deck()


def _look_at(dialog: QDialog) -> None:
    assert dialog.windowTitle()
    assert nameless(dialog) == []
    assert out_of_reach(dialog) == []
    assert cut_off(dialog) == []
    assert out_of_order(dialog) == []
    titles = [label.text() for label in dialog.findChildren(QLabel) if label.buddy() is not None]
    buttons = [*dialog.findChildren(QPushButton), *dialog.findChildren(QCheckBox)]
    titles += [button.text() for button in buttons if button.isVisible()]
    assert doubled(titles) == []


def test_it_speaks_what_is_asked_then_what_was_chosen_then_what_commands_speak(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UGUISU_LANGUAGE", "uk_UA.UTF-8")
    assert usual_language() == "uk"
    window.set_language("it")
    chosen = type(window)()
    qtbot.addWidget(chosen)
    assert chosen.speaking.language == "it"
    monkeypatch.setenv("UGUISU_EDITOR_LANGUAGE", "ru")
    asked = type(window)()
    qtbot.addWidget(asked)
    assert asked.speaking.language == "ru"
