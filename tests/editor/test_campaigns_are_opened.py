"""A campaign opens as the list of its missions, and each of them as a pack."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QMessageBox

from uguisu.plugins import registry
from uguisu_editor.dialogs.campaign import CampaignDialog
from uguisu_editor.packs import campaigns, card_of, library, map_of

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.window import MainWindow

NIGHT = Path(__file__).parents[2] / "scenarios" / "spies" / "embassy_night"


@pytest.mark.parametrize("path", [NIGHT, NIGHT / "campaign.yaml"])
def test_a_campaign_opens_and_so_do_its_missions(window: MainWindow, qtbot: QtBot, path: Path) -> None:
    window.set_language("uk")
    assert window.open_pack(path) is None
    [dialog] = window.findChildren(CampaignDialog)
    assert "Одна ніч у посольстві" in dialog.windowTitle()
    shown = [dialog.missions.item(row).text() for row in range(dialog.missions.count())]
    assert [text.partition("(")[2] for text in shown] == ["spies/way_in)", "spies/embassy)"]
    dialog.missions.setCurrentRow(1)
    dialog.open_button.click()
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
    assert not window.findChildren(CampaignDialog)
    [box] = window.findChildren(QMessageBox)
    assert "campaign.yaml" in box.informativeText() + box.text()
    box.close()
