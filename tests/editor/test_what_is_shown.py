"""What packs say cannot mislead; problems in cards and missions open the text; what cannot be done is greyed."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QLabel, QLineEdit, QPlainTextEdit

from uguisu_changes.edits import Drop, Put
from uguisu_editor.docks.brushes import BrushesDock
from uguisu_editor.docks.inspector import InspectorDock
from uguisu_editor.docks.problems import ProblemsDock
from uguisu_editor.forms.fields import Field, title_of
from uguisu_editor.forms.lines import TextControl
from uguisu_editor.forms.named import Named
from uguisu_editor.icons import icon, line_swatch
from uguisu_editor.model.visible import visible
from uguisu_editor.theme import THEMES

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu.content.diagnostics import Diagnostic
    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

Open = Callable[[str], "MapPage"]
Check = Callable[["MapPage"], list["Diagnostic"]]
TURNED = "gate\u202eexe.\u2066"


def test_characters_that_mislead_are_written_out(
    window: MainWindow, make_pack: Callable[[str], Path], check: Check
) -> None:
    folder = make_pack("graph")
    text = (folder / "map.yaml").read_text(encoding="utf-8")
    (folder / "map.yaml").write_text(
        text.replace("id: court\n", f'id: court\n    name: "{TURNED}"\n'), "utf-8"
    )
    (folder / "scenario.yaml").write_text(
        (folder / "scenario.yaml").read_text("utf-8").replace("game: temple", 'game: "te\\u202emple"'),
        "utf-8",
    )
    page = window.open_pack(folder.rename(folder.with_name("a\u202eb")))
    assert page is not None
    check(page)
    window.actions_["names"].trigger()
    dock = window.docks["problems"]
    assert isinstance(dock, ProblemsDock)
    dock.next()
    page.session.select(["court"])
    shown = [window.tabs.tabText(at) for at in range(window.tabs.count())]
    shown += [window.windowTitle(), dock.hint.text()]
    shown += [label.text() for label in window.findChildren(QLabel)]
    for row in range(dock.table.topLevelItemCount()):
        item = dock.table.topLevelItem(row)
        assert item is not None
        shown += [item.text(column) for column in range(3)]
    assert dock.table.topLevelItemCount() > 0
    assert [text for text in shown if "\u202e" in text or "\u2066" in text] == []
    assert any("<U+202E>" in text for text in shown)
    assert visible("Храм їжака, 1²") == "Храм їжака, 1²"


def test_a_problem_in_a_text_opens_it_at_its_line(
    window: MainWindow, make_pack: Callable[[str], Path], check: Check, qtbot: QtBot
) -> None:
    folder = make_pack("graph")
    (folder / "scenario.yaml").write_text(
        (folder / "scenario.yaml").read_text("utf-8") + "mission: mission.yaml\n", "utf-8"
    )
    (folder / "mission.yaml").write_text("format: 1\n# here\nobjektives: []\n", "utf-8")
    page = window.open_pack(folder)
    assert page is not None
    row = next(at for at, found in enumerate(check(page)) if "objektives" in found.message)
    dock = window.docks["problems"]
    assert isinstance(dock, ProblemsDock)
    dock.table.setCurrentItem(dock.table.topLevelItem(row))
    dock.jump()
    assert page.shows_source
    assert page.source.text.textCursor().block().text().startswith("objektives")
    assert not page.modified
    page.source.back_button.click()
    assert not page.shows_source
    # What is not saved yet moves the lines of the text that is shown.
    page.session.do("", Put("mission", ("title",), {"en": "One", "uk": "Один"}))
    page.session.do("", Put("mission", ("objektives",), [1]))
    page.show_text(page.problems[row])
    assert page.source.text.textCursor().block().text().startswith("objektives")


def test_what_cannot_be_done_is_greyed(window: MainWindow, open_page: Open) -> None:
    page = open_page("graph")

    def on(*names: str) -> list[bool]:
        return [window.actions_[name].isEnabled() for name in names]

    assert (
        on("align-left", "distribute-across", "rename", "delete", "undo", "resize", "picture-fade")
        == [False] * 7
    )
    page.session.select(["court", "tower-a"])
    assert on("align-left", "distribute-across", "rename", "delete") == [True, False, True, True]
    page.choose_tool("zone")
    assert on("undo") == [True]
    assert [name for name in ("erase", "eraser") if window.actions_[f"tool-{name}"].isVisible()] == ["erase"]


def test_the_inspector_speaks_in_words_essentials_first(window: MainWindow, open_page: Open) -> None:
    page = open_page("graph")
    page.session.select(["court"])
    dock = window.docks["inspector"]
    assert isinstance(dock, InspectorDock)
    assert [path[0] for path in dock.controls][:2] == ["name", "tags"]
    assert [path[0] for path in dock.controls][-2:] == ["at", "shape"]
    window.set_language("uk")
    labels = {label.text().rstrip(" *") for label in dock.findChildren(QLabel)}
    assert {"Назва", "Мітки", "Контур"} <= labels
    assert title_of("most_guards") == "Most guards"
    dock.subject.setCurrentIndex(dock.subject.findData("scenario"))
    dock.refresh()
    assert dock.controls["summary",].findChild(QPlainTextEdit) is not None


@pytest.mark.long
def test_icons_follow_the_theme_and_swatches_show_the_line(window: MainWindow) -> None:
    light = icon("select").pixmap(24, 24).toImage()
    window.set_theme("dark")
    assert icon("select").pixmap(24, 24).toImage() != light
    window.set_theme("light")
    assert icon("select").pixmap(24, 24).toImage() == light
    assert THEMES["light"].selection != THEMES["dark"].selection
    from uguisu.board.palette import DEFAULT_STYLES

    looks = [
        line_swatch(DEFAULT_STYLES[kind]).pixmap(32, 16).toImage()
        for kind in ("way", "road", "path", "bridge")
    ]
    assert all(one != other for at, one in enumerate(looks) for other in looks[:at])


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always a screen")
def test_without_a_screen_it_says_so() -> None:
    environment = {key: value for key, value in os.environ.items() if "DISPLAY" not in key}
    environment |= {"QT_QPA_PLATFORM": "nonsense", "UGUISU_EDITOR_LANGUAGE": "uk"}
    run = subprocess.run(
        [sys.executable, "-m", "uguisu_tools.cli", "edit"],
        env=environment, capture_output=True, text=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert run.returncode == 1
    assert "екрана" in run.stderr
    assert "nonsense" in run.stderr
    assert "uguisu validate" in run.stderr


def test_terrains_can_be_renamed_and_coloured(window: MainWindow, open_page: Open) -> None:
    page = open_page("squares")
    brushes = window.docks["brushes"]
    assert isinstance(brushes, BrushesDock)
    page.session.choose(sign="#")
    brushes.change_terrain("colour", "#123456")
    brushes.change_terrain("terrain", "cliff")
    assert page.session.document.look("map", ("legend", "#")) == {"terrain": "cliff", "colour": "#123456"}
    item = brushes.terrain.currentItem()
    assert item is not None
    assert item.text() == "Cliff"
    shown = page.canvas.grab().toImage()
    at = page.canvas.view.to_screen(*page.session.board.centre("e1")).toPoint() + QPoint(9, 9)  # type: ignore[union-attr, misc]
    assert shown.pixelColor(at).name() == "#123456"
    # A sign that the legend does not know is hatched: two colours in one cell.
    page.session.do("", Drop("map", ("legend", "#")))
    shown = page.canvas.grab().toImage()
    colours = {shown.pixelColor(at + QPoint(dx, dy)).name() for dx in range(12) for dy in range(12)}
    assert len(colours) > 1


def test_properties_are_words_with_values_and_are_read_back_as_they_were(qtbot: QtBot) -> None:
    control = TextControl(Field("props", "free", "", example={"capacity": 2}))
    qtbot.addWidget(control)
    told: list[object] = []
    control.changed.connect(told.append)
    control.show_value({"capacity": 2, "house_lit": True, "lies_at": "old_well"})
    assert isinstance(control.line, QLineEdit)
    assert control.line.text() == "Capacity: 2, House lit: yes, Lies at: old well"
    control.line.setText("Capacity: 3, House lit: no, Lies at: old well")
    control.finish()
    assert told == [{"capacity": 3, "house_lit": False, "lies_at": "old_well"}]
    control.line.setText("nonsense")
    control.finish()
    assert len(told) == 1
    assert "Capacity: 2" in control.line.toolTip()


def test_names_with_commas_are_read_as_they_are_shown() -> None:
    named = Named([("a", "Gate, north"), ("b", "Yard"), ("c", "Yard")])
    assert named.several("gate, north, Yard · c, d") == ["a", "c", "d"]


def test_a_long_list_of_words_is_looked_up_word_by_word() -> None:
    """Titles have a comma or two: no more words than that are tried as one title, however many are pasted."""

    class Counted(dict[str, str]):
        asked = 0

        def __contains__(self, key: object) -> bool:
            self.asked += 1
            return super().__contains__(key)

    named = Named([("a", "Gate, north"), ("b", "Yard")])
    named._meant = counted = Counted(named._meant)
    words = [f"word{number}" for number in range(700)]
    assert named.several(", ".join(["Gate, north", *words, "yard"])) == ["a", *words, "b"]
    assert counted.asked <= 2 * len(words)
