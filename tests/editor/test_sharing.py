"""Share in the window: a table that friends reach by links, one file, an index to upload; nothing before a button."""

from __future__ import annotations

import json
import shutil
import urllib.error
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QLineEdit, QPushButton

from uguisu_changes.edits import Put
from uguisu_editor.dialogs.sharing import ShareDialog, share

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

STEPS = Path(__file__).parents[2] / "scenarios" / "temple" / "first_steps"


@pytest.fixture
def page(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> MapPage:
    """A pack of one's own; the browser and the file manager stay closed."""
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda *_: True)
    monkeypatch.setenv("UGUISU_DATA", str(tmp_path / "data"))
    found = window.open_pack(Path(shutil.copytree(STEPS, tmp_path / "mine")))
    assert found is not None
    return found


def buttons(dialog: ShareDialog) -> dict[str, QPushButton]:
    return {one.text(): one for one in dialog.findChildren(QPushButton) if one.isVisibleTo(dialog)}


def test_nothing_listens_before_a_button_is_pressed(page: MapPage) -> None:
    dialog = share(page)
    assert not dialog.table.open
    assert "Open a table" in buttons(dialog)
    assert "Close the table" not in buttons(dialog)
    assert all(one.isEnabled() for one in buttons(dialog).values())


def test_friends_reach_the_table_by_their_links_until_it_is_closed(page: MapPage, qtbot: QtBot) -> None:
    dialog = share(page)
    dialog.everywhere.setChecked(False)
    with qtbot.waitSignal(dialog.table.opened, timeout=60_000):
        dialog.open_table()
    links = [one.text() for one in dialog.findChildren(QLineEdit)]
    assert len(links) == 3
    assert all(one.startswith("http://127.0.0.1:") for one in links)
    with urllib.request.urlopen(links[0], timeout=20) as answer:
        assert answer.status == 200
    copy = next(one for one in dialog.findChildren(QPushButton) if one.text() == "Copy")
    copy.click()
    assert QGuiApplication.clipboard().text() in links
    assert dialog.code.renderer().isValid()
    dialog.accept()
    again = share(page)
    assert again.table.open, "it goes on when the dialog is closed"
    again.close_table()
    assert not again.table.open
    with pytest.raises(urllib.error.URLError):
        urllib.request.urlopen(links[0], timeout=5)


def test_a_table_that_can_not_be_opened_says_why(page: MapPage, qtbot: QtBot) -> None:
    dialog = share(page)
    dialog.table.start(page.path / "nowhere", "127.0.0.1")
    qtbot.waitUntil(lambda: not dialog.table.open, timeout=60_000)
    assert "nowhere" in dialog.error.text()
    assert "Open a table" in buttons(dialog)


def test_what_is_not_saved_goes_along(page: MapPage, tmp_path: Path) -> None:
    assert page.session.do("title", Put("scenario", ("title", "en"), "Just now"))
    dialog = share(page)
    assert "Not saved yet" in dialog.state.text()
    assert dialog.write_zip(tmp_path / "mine.zip")
    assert "mine.zip is written" in dialog.error.text()
    assert "Just now" in (page.path / "scenario.yaml").read_text(encoding="utf-8")


def test_publishing_writes_the_zip_and_the_index(page: MapPage, tmp_path: Path) -> None:
    club = tmp_path / "club"
    club.mkdir()
    dialog = share(page)
    assert all(done for _, done in dialog.checklist())
    assert dialog.publish(club)
    said = json.loads((club / "index.json").read_text(encoding="utf-8"))
    (listed,) = said["packs"].values()
    assert (club / listed["releases"][0]["file"]).is_file()
    assert (club / listed["picture"]).is_file()
    before = {path.name: path.read_bytes() for path in club.glob("*.*")}
    assert page.session.do("title", Put("scenario", ("title", "en"), "Another"))
    assert not dialog.publish(club), "the version is out, with other bytes"
    assert "is out, with other bytes" in dialog.error.text()
    assert {path.name: path.read_bytes() for path in club.glob("*.*")} == before


def test_what_is_missing_is_listed(page: MapPage, tmp_path: Path) -> None:
    assert page.session.do("version", Put("scenario", ("version",), None))
    dialog = share(page)
    assert [done for _, done in dialog.checklist()] == [True, False, True]
    assert not dialog.publish(tmp_path)
    assert "version" in dialog.error.text()


@pytest.mark.long
def test_a_web_page_is_written_as_one_file_and_as_a_folder(
    page: MapPage, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: bool(shown.append(url.toLocalFile())))
    assert page.session.do("title", Put("scenario", ("title", "en"), "Just now"))
    dialog = share(page)
    file, folder = tmp_path / "mine.html", tmp_path / "mine-page"
    with qtbot.waitSignal(dialog.writing.ended, timeout=120_000):
        dialog.write_page("--one-file", file)
        assert not dialog.page_button.isEnabled()
    assert dialog.page_button.isEnabled()
    assert "<title>Just now</title>" in file.read_text(encoding="utf-8")
    assert "mine.html" in dialog.error.text()
    with qtbot.waitSignal(dialog.writing.ended, timeout=120_000):
        dialog.write_page("--out", folder)
    assert (folder / "index.html").is_file()
    assert [Path(one) for one in shown] == [file, tmp_path]
    folder = tmp_path / "mine"
    with qtbot.waitSignal(dialog.writing.ended, timeout=120_000):
        dialog.write_page("--out", folder)
    assert "something else" in dialog.error.text()
