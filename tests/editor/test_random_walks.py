"""Random walks over all pages: whatever is done in them, nothing breaks, and all of it can be undone to the last byte."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from uguisu.plugins import registry
from uguisu_changes.paths import MISSING
from uguisu_editor import operations
from uguisu_editor.context_menu import context_menu
from uguisu_editor.dialogs.picturing import give_picture, lay_under
from uguisu_editor.docks.layers import LayersDock
from uguisu_editor.forms.either import EitherPart
from uguisu_editor.forms.holes import ChipControl
from uguisu_editor.forms.lists import ListPart
from uguisu_editor.forms.parts import LinePart, Part
from uguisu_editor.forms.rows import ListEntry
from uguisu_editor.forms.sentence import UnionPart
from uguisu_editor.i18n import LANGUAGES
from uguisu_editor.model.check_process import check_held
from uguisu_editor.pages.form_page import FormPage
from uguisu_editor.pages.texts_page import TextsPage
from uguisu_editor.tools.stamp import StampTool

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

SCENARIOS = Path(__file__).parents[2] / "scenarios"
PACKS = (
    "temple/broken_causeway",
    "temple/nightingale_ropes",
    "senjutsu/teaching_duel",
    "spies/back_yard",
    "scorpion/homebrew_five",
)
STEPS = 14


def parts_in(part: Part) -> list[Part]:
    """All parts of a form that are made already."""
    found = [part]
    for inner in part.inner():
        found += parts_in(inner)
    return found


class Walk:
    """One walk."""

    def __init__(self, window: MainWindow, page: MapPage, rng: random.Random) -> None:
        self.window, self.page, self.rng = window, page, rng
        self.done: list[str] = []

    def step(self) -> None:
        """Do something."""
        actions: list[Callable[[], Any]] = [
            *[self.act_on_a_row] * 4,
            *[self.add] * 2,
            *[self.change_a_field] * 4,
            self.drag,
            self.change_a_word,
            self.type_a_text,
            self.write_a_translation,
            self.turn_the_page,
            self.use_a_tool,
            self.stamp,
            self.act_in_the_menu,
            self.lay_pictures,
            self.undo_or_redo,
            self.switch_language,
            self.switch_theme,
            self.resize,
            self.storm,
            self.save,
        ]
        action = self.rng.choice(actions)
        self.done.append(action.__name__)
        action()

    @property
    def form(self) -> FormPage:
        """A page with a form, which is shown."""
        if not isinstance(self.page.pages.get(self.page.name), FormPage):
            self.page.show_page(self.rng.choice(["scenario", "mission", "cards", "rulings"]))
        found = self.page.pages[self.page.name]
        assert isinstance(found, FormPage)
        if self.page.in_front is not found:
            self.page.show_page(self.page.name)
        if not isinstance(found.context.data, dict):
            found.make_file()
        found.refresh()
        return found

    def parts(self, kind: type[Any]) -> list[Any]:
        """The parts of that kind in the form that is shown."""
        form = self.form.form
        return [part for part in parts_in(form) if isinstance(part, kind)] if form is not None else []

    def rows(self) -> list[ListEntry]:
        return [row for part in self.parts(ListPart) for row in part.rows]

    def act_on_a_row(self) -> None:
        rows = self.rows()
        if rows:
            row = self.rng.choice(rows)
            if self.rng.random() > 0.2:
                row.open()
            row.act(self.rng.choice(["up", "down", "duplicate", "delete"]))

    def add(self) -> None:
        lists = self.parts(ListPart)
        if lists:
            part = self.rng.choice(lists)
            words = list(part.item.tags()) if part.item.kind == "union" else [None]
            part.add(self.rng.choice(words))

    def change_a_field(self) -> None:
        for row in self.rng.sample(self.rows(), min(2, len(self.rows()))):
            row.open()
        chips = [chip for part in self.parts(UnionPart) for chip in part.findChildren(ChipControl)]
        if chips and self.rng.random() < 0.5:
            chip = self.rng.choice(chips)
            offers = [offer.value for offer in chip.offers()]
            chip._take(self.rng.choice([*offers, MISSING, "Another", 3]))
            return
        lines = self.parts(LinePart)
        if lines:
            line = self.rng.choice(lines)
            value = self.rng.choice([line.field.example, 3, "Another", MISSING, True, ["a", "b"]])
            line.control.changed.emit(MISSING if value is None else value)
        either = self.parts(EitherPart)
        if either and self.rng.random() < 0.3:
            self.rng.choice(either)._chosen(0)

    def change_a_word(self) -> None:
        unions = self.parts(UnionPart)
        if unions:
            part = self.rng.choice(unions)
            part.set_word(self.rng.choice(list(part.field.tags())))

    def drag(self) -> None:
        lists = self.parts(ListPart)
        sources = [part for part in lists if part.rows]
        if sources:
            source = self.rng.choice(sources)
            fitting = [
                part
                for part in lists
                if part.item.model == source.item.model and part.item.kind == source.item.kind
            ]
            target = self.rng.choice(fitting)
            target.drop_row(
                source, self.rng.randrange(len(source.rows)), self.rng.randrange(len(target.rows) + 1)
            )

    def type_a_text(self) -> None:
        self.page.show_text_of(self.rng.choice(list(self.page.session.document.data)))
        text = self.page.source.text.toPlainText()
        lines = text.split("\n")
        at = self.rng.randrange(len(lines))
        changed = self.rng.choice(
            [[*lines[:at], "# a remark", *lines[at:]], [*lines[:at], *lines[at + 1 :]], [*lines, "x-mine: 1"]]
        )
        self.page.source.text.replace_text("\n".join(changed))
        if not self.page.source.take():
            self.page.source.text.replace_text(text)
            assert self.page.source.take()

    def write_a_translation(self) -> None:
        self.page.show_page("texts")
        texts = self.page.pages["texts"]
        assert isinstance(texts, TextsPage)
        texts.refresh()
        model = texts.model
        if model.rowCount():
            index = model.index(
                self.rng.randrange(model.rowCount()), self.rng.randrange(1, len(model.languages) + 1)
            )
            model.setData(index, self.rng.choice(["Word", "", "Слово: «два»"]), Qt.ItemDataRole.EditRole)

    def turn_the_page(self) -> None:
        name = self.rng.choice(["map", *self.page.pages, "play"])
        self.done[-1] += f" {name}"
        self.page.show_page(name)
        self.window.grab()

    # On the map.

    def spot(self) -> QPoint:
        """Somewhere on the canvas, mostly on a place."""
        self.page.show_page("map")
        board, canvas = self.page.session.board, self.page.canvas
        ids = board.ids() if board is not None else []
        if board is not None and ids and self.rng.random() < 0.8:
            at = canvas.view.to_screen(*(board.centre(self.rng.choice(ids)) or (0, 0)))
            return at.toPoint()
        return QPoint(self.rng.randrange(canvas.width()), self.rng.randrange(canvas.height()))

    def use_a_tool(self) -> None:
        spots = [self.spot() for _ in range(3)]
        if self.page.session.board is None:
            return
        tool = self.rng.choice(self.page.usable_tools())
        self.done[-1] += f" {tool.name}"
        self.page.choose_tool(tool.name)
        canvas = self.page.canvas
        canvas.setFocus()
        QTest.mousePress(canvas, Qt.MouseButton.LeftButton, pos=spots[0])
        for spot in spots[1:]:
            QTest.mouseMove(canvas, spot)
            tool.move(canvas.touch(QPointF(spot)))
        if self.rng.random() < 0.2:
            canvas.escape()
        QTest.mouseRelease(canvas, Qt.MouseButton.LeftButton, pos=spots[-1])
        canvas.grab()

    def stamp(self) -> None:
        self.spot()
        board = self.page.session.board
        if board is None or not board.ids():
            return
        self.page.session.select(self.rng.sample(board.ids(), min(4, len(board.ids()))))
        operations.copy(self.page)
        operations.paste(self.page)
        stamp = self.page.tools["stamp"]
        assert isinstance(stamp, StampTool)
        self.page.session.choose(symmetry=self.rng.choice(["none", "none", "left-right", "180"]))
        for turn in self.rng.sample([stamp.turn, stamp.mirror], self.rng.randrange(3)):
            turn()
        for _ in range(2):
            QTest.mouseClick(self.page.canvas, Qt.MouseButton.LeftButton, pos=self.spot())
        self.page.canvas.grab()
        self.page.canvas.escape()

    def act_in_the_menu(self) -> None:
        spot = self.spot()
        if self.page.session.board is None:
            return
        menu = context_menu(self.window, self.page, self.page.canvas.touch(QPointF(spot)))
        actions = [
            action
            for inner in (menu, *menu.findChildren(QMenu))
            for action in inner.actions()
            if action.isEnabled() and action.menu() is None and not action.text().endswith("…")
        ]
        action = self.rng.choice(actions)
        self.done[-1] += f" {action.text()}"
        action.trigger()
        menu.deleteLater()

    def lay_pictures(self) -> None:
        page, dock = self.page, self.window.docks["layers"]
        assert isinstance(dock, LayersDock)
        if page.session.board is None:
            return
        scan = QImage(20, 20, QImage.Format.Format_RGB32)
        file = page.path / f"scan-{self.rng.randrange(3)}.png"
        if not file.exists():
            scan.save(str(file))
        assert lay_under(page, file)
        pictures = dock.pictures
        pictures.list.setCurrentRow(self.rng.randrange(pictures.list.count()))
        names = ("layer-up", "layer-down", "layer-remove")
        pictures.buttons[self.rng.choice(names)].click()
        pictures.locked.click()
        pictures.opacity.setValue(self.rng.randrange(100))
        give_picture(page, self.rng.choice(["tower", "floor", "grass"]), self.rng.choice([file, None]))
        page.canvas.grab()

    def undo_or_redo(self) -> None:
        for _ in range(self.rng.randrange(1, 4)):
            self.rng.choice([self.window.undo, self.window.redo])()

    def switch_language(self) -> None:
        self.window.set_language(self.rng.choice(list(LANGUAGES)))

    def switch_theme(self) -> None:
        self.window.set_theme(self.rng.choice(["light", "dark"]))

    def resize(self) -> None:
        self.window.resize(self.rng.choice([640, 1024, 1400]), self.rng.choice([400, 700, 1100]))
        self.window.grab()

    def storm(self) -> None:
        for _ in range(20):
            self.rng.choice([self.window.undo, self.window.redo])()

    def save(self) -> None:
        assert self.page.save()


def walk(window: MainWindow, folder: Path, seed: int) -> None:
    """Walk, look whether the pack can be checked, undo all."""
    rng = random.Random(seed)
    name = rng.choice(PACKS)
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(SCENARIOS / name.partition("/")[0], folder)
    pack = folder / name.partition("/")[2]
    before = {path.name: path.read_bytes() for path in pack.glob("*.yaml")}
    page = window.open_pack(pack)
    assert page is not None
    known = registry()
    document = page.session.document
    page.session.learn(check_held(pack, document.held, known)[1])  # type: ignore[arg-type]
    trip = Walk(window, page, rng)
    for _ in range(STEPS):
        trip.step()
    found, _ = check_held(pack, document.held, known)
    assert all(one.message for one in found)
    while page.session.stack.canUndo():
        page.session.stack.undo()
    kept = {
        file.name: document.render(kind) for kind, file in document.files.items() if kind in document.data
    }
    assert kept == before, trip.done
    assert page.save()
    assert {path.name: path.read_bytes() for path in pack.glob("*.yaml")} == before, trip.done
    window.tabs.drop(page)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # as between two of a user's packs


@pytest.mark.sweep(everyday=1)
@pytest.mark.parametrize("seed", range(2))
def test_a_random_walk_can_be_undone_to_the_last_byte(
    window: MainWindow, tmp_path: Path, seed: int, qtbot: QtBot
) -> None:
    qtbot.waitExposed(window)
    walk(window, tmp_path / "packs", seed)


@pytest.mark.slow
@pytest.mark.parametrize("block", range(20))
def test_500_random_walks(window: MainWindow, tmp_path: Path, block: int, qtbot: QtBot) -> None:
    qtbot.waitExposed(window)
    for seed in range(100 + 25 * block, 125 + 25 * block):
        walk(window, tmp_path / "packs", seed)
