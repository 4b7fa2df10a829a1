"""A campaign opens as a path of missions, and each of them as a pack."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QMenu, QMessageBox, QToolButton

from uguisu.plugins import registry
from uguisu_editor.packs import campaigns, card_of, library, map_of
from uguisu_tools.packs.campaign import read_campaign

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.campaign_page import CampaignPage
    from uguisu_editor.window import MainWindow

NIGHT = Path(__file__).parents[2] / "scenarios" / "spies" / "embassy_night"


@pytest.mark.parametrize("path", [NIGHT, NIGHT / "campaign.yaml"])
def test_a_campaign_opens_and_so_do_its_missions(window: MainWindow, path: Path) -> None:
    window.set_language("uk")
    assert window.open_pack(path) is None
    [page] = window.tabs.campaigns
    assert window.tabs.currentWidget() is page
    assert page.title == "Одна ніч у посольстві"
    assert [row.pack.name for row in page.missions if row.pack is not None] == ["way_in", "embassy"]
    told = [label.text() for label in page.missions[0].findChildren(QLabel)]
    assert "Шпигуни: перемога →" in told
    assert "Інакше →" in told
    assert [combo.currentText() for combo in page.missions[0].ends.values()] == ["2. Посольство", "кінець"]
    taken = [label.text() for label in page.missions[1].findChildren(QLabel) if label.property("pill")]
    assert taken == ["Тривога", "Шпигун 1 рука", "Шпигун 2 рука", "Шпигун 3 рука"]
    assert window.open_pack(path) is None  # it is open already
    assert len(window.tabs.campaigns) == 1
    page.missions[1].open_button.click()
    assert window.page is not None
    assert window.page.path.name == "embassy"


def test_a_campaign_is_shown_with_the_map_of_its_first_mission() -> None:
    known = library(registry())
    assert NIGHT in campaigns(registry())
    assert card_of(NIGHT, "en", known)[1:] == ("One Night at the Embassy", "spies")
    assert map_of(NIGHT, known) is not None


def test_a_broken_campaign_is_told_with_its_line(window: MainWindow, tmp_path: Path) -> None:
    shutil.copytree(NIGHT, tmp_path / "night")
    file = tmp_path / "night" / "campaign.yaml"
    file.write_text(file.read_text(encoding="utf-8").replace("missions:", "missons:"), encoding="utf-8")
    assert window.open_pack(tmp_path / "night") is None
    assert not window.tabs.campaigns
    [box] = window.findChildren(QMessageBox)
    assert "campaign.yaml" in box.informativeText() + box.text()
    box.close()


@pytest.fixture
def night(window: MainWindow, tmp_path: Path) -> CampaignPage:
    """A copy of the campaign, open."""
    shutil.copytree(NIGHT, tmp_path / "night")
    window.open_pack(tmp_path / "night")
    return window.tabs.campaigns[0]


def test_the_path_is_changed_undone_and_saved(window: MainWindow, night: CampaignPage, qtbot: QtBot) -> None:
    file = night.folder / "campaign.yaml"
    before = file.read_bytes()
    qtbot.mouseClick(night.missions[1].buttons["up"], Qt.MouseButton.LeftButton)
    assert [one.id for one in night.document.said.missions] == ["embassy", "roofs"]
    assert window.tabs.tabText(window.tabs.indexOf(night)).startswith("● ")
    ends = night.missions[1].ends["any"]
    ends.setCurrentIndex(ends.findData("embassy"))
    ends.activated.emit(ends.currentIndex())
    night._add("spies/airfield")
    assert night.document.said.missions[1].then == {"spies": "embassy", "any": "embassy"}
    assert [one.id for one in night.document.said.missions] == ["embassy", "roofs", "airfield"]
    qtbot.mouseClick(night.missions[0].buttons["out"], Qt.MouseButton.LeftButton)
    assert night.document.said.missions[0].then == {
        "spies": "end",
        "any": "end",
    }  # what led to it leads nowhere else
    assert night.do("", night.document.carry("cards", "guard_hand"))
    assert night.do("", night.document.leave(0))
    qtbot.mouseClick(night.save_button, Qt.MouseButton.LeftButton)
    saved = read_campaign(night.folder, registry())[0]
    assert saved == night.document.said
    assert [carried.id for carried in saved.carries] == ["kit_1", "kit_2", "kit_3", "guard_hand"]
    assert b"# calmer than on its own" in file.read_bytes()
    assert not night.modified
    while night.stack.canUndo():
        night.stack.undo()
    assert night.save()
    assert file.read_bytes() == before


def test_a_campaign_keeps_a_mission_and_what_others_wrote(night: CampaignPage) -> None:
    said: list[str] = []
    night.said.connect(said.append)
    assert night.do("", night.document.take_out(1))
    assert not night.missions[0].buttons["out"].isEnabled()
    assert not night.do("", night.document.take_out(0))
    assert said == ["A campaign needs a mission at least."]
    (night.folder / "campaign.yaml").write_bytes(b"# somebody else's\n")
    assert not night.save()
    assert (night.folder / "campaign.yaml").read_bytes() == b"# somebody else's\n"
    assert night.save()
    assert b"missions:" in (night.folder / "campaign.yaml").read_bytes()


def test_what_may_be_carried_and_how_a_mission_ends_is_offered(night: CampaignPage) -> None:
    night.carry_button.click()
    menus = [menu for menu in night.findChildren(QMenu) if menu.isVisible()]
    told = [action.text() for action in menus[0].actions()]
    assert "Alert" in told
    menus[0].close()
    night.missions[1].more_button.click()
    [menu] = [menu for menu in night.findChildren(QMenu) if menu.isVisible()]
    next(action for action in menu.actions() if action.text() == "Otherwise").trigger()
    menu.close()
    assert night.document.said.missions[1].then == {"any": "end"}


def test_what_a_mission_begins_with_is_changed_and_undone(
    window: MainWindow, night: CampaignPage, qtbot: QtBot
) -> None:
    def choose(button: QToolButton, *titles: str) -> None:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        menu = next(menu for menu in night.findChildren(QMenu) if menu.isVisible())
        for title in titles:
            action = next(action for action in menu.actions() if action.text() == title)
            menu = action.menu() or menu  # type: ignore[assignment]
        action.trigger()
        for shown in night.findChildren(QMenu):
            shown.close()

    window.set_language("ru")
    file, before = night.folder / "campaign.yaml", (night.folder / "campaign.yaml").read_bytes()
    takes = night.missions[1].takes
    assert [chip.toolTip() for chip in takes.chips.values()] == [
        "Тревога прошлой миссии",
        *(f"Карты на руках вначале: Шпион {number}" for number in (1, 2, 3)),
    ]
    choose(takes.chips["mission", "tracks", "last_alert", "start"], "Тревога вначале")
    choose(night.missions[1].takes.chips["mission", "props", "hands", "spy-3"], "Начинать без этого")
    assert night.save()
    lay = read_campaign(night.folder, registry())[0].missions[1].lay["mission"]
    assert "tracks" not in lay  # an entry that says nothing is not left behind
    assert lay["props"]["alert_at_start"] == "$alert"
    assert lay["props"]["hands"] == {"spy-1": "$kit_1", "spy-2": "$kit_2"}
    assert b"# calmer than on its own" in file.read_bytes()
    choose(night.missions[1].takes.more_button, "Тревога", "Тревога прошлой миссии")
    assert night.document.said.missions[1].lay["mission"]["tracks"] == [
        {"change": "last_alert", "start": "$alert"}
    ]
    while night.stack.canUndo():
        night.stack.undo()
    assert night.save()
    assert file.read_bytes() == before
