"""A campaign opens as a path of missions, and each of them as a pack."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QLabel, QMessageBox

from uguisu.plugins import registry
from uguisu_editor.packs import campaigns, card_of, library, map_of

if TYPE_CHECKING:
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
    assert "Spies: перемога → місія 2" in told
    assert "Інакше → кінець" in told
    taken = [label.text() for label in page.missions[1].findChildren(QLabel) if label.property("pill")]
    assert taken == ["Alert", "Spy 1 hand", "Spy 2 hand", "Spy 3 hand"]
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
