"""Get packs in the window: a friend's address is looked at, one press gets a pack with its base and opens it."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from uguisu.plugins import registry
from uguisu_editor.dialogs.getting import GetDialog, get_packs
from uguisu_tools.packs import make_index, offers, what_was_added, zip_pack

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.window import MainWindow

STEPS = Path(__file__).parents[2] / "scenarios" / "temple" / "first_steps"


@pytest.fixture
def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An index with one pack, in a folder."""
    for name in ("UGUISU_HOME", "UGUISU_DATA"):
        monkeypatch.setenv(name, str(tmp_path / name))
    monkeypatch.setattr(offers, "cache_folder", lambda: tmp_path / "cache")
    pack = Path(shutil.copytree(STEPS, tmp_path / "gong"))
    scenario = pack / "scenario.yaml"
    text = scenario.read_text(encoding="utf-8").replace("id: first_steps", "id: gong")
    scenario.write_text(text.replace("en: First steps", "en: Gong"), encoding="utf-8")
    web = tmp_path / "web"
    web.mkdir()
    zip_pack(pack, web / "gong.zip", registry())
    make_index(web, registry(), title="A club")
    return web


def test_a_press_gets_a_pack_and_opens_it(window: MainWindow, club: Path, qtbot: QtBot) -> None:
    dialog = get_packs(window)
    assert "has an address" in dialog.note.text()
    dialog.address.setText(str(club))
    dialog.take_button.click()
    qtbot.waitUntil(lambda: "temple/gong" in dialog.rows, timeout=20_000)
    row = dialog.rows["temple/gong"]
    assert "Temple" in row.offered.listed.game.title()
    assert row.button.text() == "Get"
    dialog.search.setText("no such pack")
    assert not row.isVisibleTo(dialog)
    dialog.search.setText("GONG")
    assert row.isVisibleTo(dialog)
    row.button.click()
    qtbot.waitUntil(lambda: window.page is not None, timeout=30_000)
    assert "temple/gong" in what_was_added()
    assert not row.button.isVisibleTo(dialog)
    dialog.accept()
    again = get_packs(window)
    qtbot.waitUntil(lambda: bool(again.rows), timeout=20_000)
    assert not again.rows["temple/gong"].button.isVisibleTo(again)


def test_the_welcome_page_leads_there(window: MainWindow, club: Path) -> None:
    window.welcome.get_button.click()
    assert window.findChildren(GetDialog)


def test_an_address_that_leads_nowhere_is_told(window: MainWindow, club: Path, qtbot: QtBot) -> None:
    dialog: GetDialog = get_packs(window)
    dialog.address.setText(str(club / "nowhere"))
    dialog.take_address()
    qtbot.waitUntil(lambda: dialog.error.isVisibleTo(dialog), timeout=20_000)
    assert "can't be read" in dialog.error.text()
    assert dialog.take_button.isEnabled()
