"""What is said ends when it is no longer so; what goes on stays in sight."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton

from uguisu_changes.edits import Put
from uguisu_editor.forms.names import NameControl
from uguisu_editor.forms.parts import LinePart
from uguisu_editor.model.open_tabs import OpenTabs, left_open
from uguisu_editor.settings import state_folder
from uguisu_lab.editor.panel import PlaytestPanel

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

Open = Callable[[str], "MapPage"]
PROMPT = "Click the place on the map"


def test_hints_last_as_long_as_the_tool_is_in_the_hand(
    window: MainWindow, open_page: Open, qtbot: QtBot
) -> None:
    page = open_page("graph")
    told = window.statusBar().currentMessage
    page.choose_tool("link")
    assert told() == page.tools["link"].help()
    page.said.emit("Something was done.")
    assert told() == "Something was done."
    window.status._over.timeout.emit()
    assert told() == page.tools["link"].help()
    page.show_page("scenario")
    assert told() == ""
    page.show_page("map")
    assert told() == page.tools["link"].help()
    window.tabs.show_welcome()
    assert told() == ""


def test_picking_ends_with_a_place_with_esc_and_with_another_page(
    window: MainWindow, open_page: Open, qtbot: QtBot
) -> None:
    page = open_page("squares")
    page.session.do("", page.session.document.new_file("mission", {"pieces": [{"id": "cart", "at": "a1"}]}))
    told = window.statusBar().currentMessage

    def pick() -> NameControl:
        assert page.go_to("mission", ("pieces", 0, "at"))
        part = page.pages["mission"].form.reach(("pieces", 0, "at"))  # type: ignore[attr-defined]
        assert isinstance(part, LinePart)
        assert isinstance(part.control, NameControl)
        part.control.findChild(QToolButton).click()  # type: ignore[union-attr]
        assert told().startswith(PROMPT)
        return part.control

    for end in (
        lambda: page.show_page("scenario"),
        lambda: page.choose_tool("brush"),
        lambda: qtbot.keyClick(page.canvas, Qt.Key.Key_Escape),
    ):
        pick()
        end()
        assert not told().startswith(PROMPT)
        page.session.select(["b2"])  # which is picked for nobody
        assert page.session.document.look("mission", ("pieces", 0, "at")) == "a1"
        page.session.select()
    pick()
    page.session.select(["b2"])
    assert page.session.document.look("mission", ("pieces", 0, "at")) == "b2"
    assert not told().startswith(PROMPT)


def test_a_playtest_that_runs_stays_in_sight(window: MainWindow, open_page: Open) -> None:
    page = open_page("graph")
    panel, sign = page.pages["panel-playtest"].widget(), window.status.work  # type: ignore[attr-defined]
    assert isinstance(panel, PlaytestPanel)
    playtest = panel.playtest
    assert not sign.isVisible()
    playtest.running, playtest.done, playtest.of = True, 3, 40
    playtest.changed.emit()
    for show in (lambda: page.show_page("cards"), window.tabs.show_welcome):
        show()
        assert sign.isVisible()
        assert "3" in sign.text()
        assert "40" in sign.text()
    sign.click()
    assert window.page is page
    assert panel.isVisible()
    playtest.running = False
    playtest.changed.emit()
    assert not sign.isVisible()


def test_a_crash_opens_all_tabs_again(
    window: MainWindow, make_pack: Callable[[str], Path], tmp_path: Path
) -> None:
    packs = []
    for name in ("one", "two", "three"):
        packs.append((tmp_path / name).resolve())
        make_pack("graph").rename(packs[-1])
    crashed, running = OpenTabs(state_folder()), OpenTabs(state_folder())
    crashed.note([*packs, packs[1]])
    assert crashed._lock is not None
    crashed._lock.give_back()  # as the system does when the program is gone
    running.note([tmp_path / "elsewhere"])
    window.offer_recovery()
    assert [page.path for page in window.pages] == packs
    assert window.page is not None
    assert window.page.path == packs[1]
    assert left_open(state_folder()) == []  # those of this window, and of one that runs, are not offered
    running.close()
    window.pages[0].session.do("", Put("map", ("id",), "drawn"))
    kept = [path for path in state_folder().glob("*.tabs") if path.read_text(encoding="utf-8")]
    assert len(kept) == 1
    assert kept[0].read_text(encoding="utf-8").splitlines() == list(map(str, [*packs, packs[1]]))
