"""Cards to a spreadsheet and back in the window: as they are drawn now, one step of undo, a file that is followed."""

from __future__ import annotations

import csv
import os
import shutil
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox

from uguisu import UguisuError
from uguisu_changes.edits import Put
from uguisu_changes.sheets import online
from uguisu_editor.dialogs.sheets import SHEET, Follower, LinkDialog, ask_link, export, follow, take

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

DOJO = Path(__file__).parents[2] / "scenarios" / "senjutsu" / "dojo"


@pytest.fixture
def dojo(window: MainWindow, tmp_path: Path) -> MapPage:
    page = window.open_pack(Path(shutil.copytree(DOJO, tmp_path / "dojo")))
    assert page is not None
    return page


def change(file: Path, card: str, column: str, text: str) -> None:
    with file.open(encoding="utf-8-sig", newline="") as read:
        table = list(csv.DictReader(read))
    for row in table:
        if row["id"] == card:
            row[column] = text
    before = file.stat().st_mtime_ns
    with file.open("w", encoding="utf-8", newline="") as written:
        writer = csv.DictWriter(written, table[0])
        writer.writeheader()
        writer.writerows(table)
    os.utime(file, ns=(before + 1_000_000_000,) * 2)


def cut_of(page: MapPage) -> dict[str, object]:
    cards = page.session.document.look("cards", ("cards",))
    return next(card for card in cards if card["id"] == "dojo_cut")


def test_what_is_not_saved_goes_along_and_one_undo_takes_all_back(dojo: MapPage, tmp_path: Path) -> None:
    file = tmp_path / "dojo.csv"
    number = next(
        n for n, c in enumerate(dojo.session.document.look("cards", ("cards",))) if c["id"] == "dojo_cut"
    )
    assert dojo.session.do("title", Put("cards", ("cards", number, "title", "en"), "Not saved yet"))
    export(dojo, file)
    assert "Not saved yet" in file.read_text(encoding="utf-8-sig")
    before = dojo.session.document.texts()
    take(dojo, file)
    assert dojo.session.document.texts() == before
    assert "says what the cards say already" in dojo.banner.text
    change(file, "dojo_cut", "copies.pupil", "3")
    change(file, "dojo_slant_cut", "title.it", "Taglio nuovo")
    take(dojo, file)
    assert cut_of(dojo)["copies"] == {"teacher": 2, "pupil": 3}
    assert "2 cards changed." in dojo.banner.text
    dojo.session.stack.undo()
    assert dojo.session.document.texts() == before


def test_a_mistake_is_told_by_its_cell_and_nothing_is_taken(dojo: MapPage, tmp_path: Path) -> None:
    file = tmp_path / "dojo.csv"
    export(dojo, file)
    change(file, "dojo_cut", "copies.pupil", "lots")
    before = dojo.session.document.texts()
    take(dojo, file)
    (box,) = dojo.findChildren(QMessageBox)
    assert "row 5, column copies.pupil" in box.text()
    assert dojo.session.document.texts() == before
    box.close()


def test_a_followed_file_changes_the_cards_when_it_is_saved(
    dojo: MapPage, tmp_path: Path, qtbot: QtBot
) -> None:
    file = tmp_path / "dojo.csv"
    export(dojo, file)
    follow(dojo, file)
    assert "is followed" in dojo.banner.text
    change(file, "dojo_cut", "copies.pupil", "lots")
    qtbot.waitUntil(lambda: "row 5, column copies.pupil" in dojo.banner.text, timeout=10_000)
    change(file, "dojo_cut", "copies.pupil", "3")
    qtbot.waitUntil(lambda: cut_of(dojo)["copies"] == {"teacher": 2, "pupil": 3}, timeout=10_000)
    next(button for button in dojo.banner.buttons if button.text() == "Stop following").click()
    assert not dojo.findChildren(Follower)
    assert not dojo.banner.says(SHEET)


def test_a_link_of_google_sheets_is_taken_too(
    dojo: MapPage, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "dojo.csv"
    export(dojo, file)
    change(file, "dojo_cut", "copies.pupil", "3")
    link = "https://docs.google.com/spreadsheets/d/1aBcDeFgHiJkLmNoPqRsTu/edit?gid=7#gid=7"
    asked: list[str] = []

    def fetched(address: str, most: int) -> bytes:
        asked.append(address)
        if len(asked) == 1:
            raise UguisuError("there is no network")
        return file.read_bytes()

    monkeypatch.setattr(online, "fetched", fetched)
    QGuiApplication.clipboard().setText(f" {link}\n")
    before = dojo.session.document.texts()
    dialog = ask_link(dojo)
    assert dialog.link.text() == link
    dialog.take_button.click()
    qtbot.waitUntil(dialog.error.isVisible)
    assert "no network" in dialog.error.text()
    assert dojo.session.document.texts() == before
    dialog.take_button.click()
    qtbot.waitUntil(lambda: cut_of(dojo)["copies"] == {"teacher": 2, "pupil": 3})
    assert asked == [online.csv_address(link)] * 2
    qtbot.waitUntil(lambda: not dojo.findChildren(LinkDialog))
    assert "1 card changed." in dojo.banner.text
    dojo.session.stack.undo()
    assert dojo.session.document.texts() == before


def test_a_link_that_was_given_up_changes_nothing(
    dojo: MapPage, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "dojo.csv"
    export(dojo, file)
    change(file, "dojo_cut", "copies.pupil", "3")
    go_on = Event()

    def fetched(_: str, most: int) -> bytes:
        go_on.wait(30)
        return file.read_bytes()

    monkeypatch.setattr(online, "fetched", fetched)
    before = dojo.session.document.texts()
    dialog = ask_link(dojo)
    dialog.link.setText("https://docs.google.com/spreadsheets/d/1aBcDeFgHiJkLmNoPqRsTu/edit")
    dialog.take_button.click()
    dialog.reject()
    gone: list[object] = []
    dialog.destroyed.connect(lambda: gone.append(None))
    go_on.set()
    qtbot.waitUntil(lambda: bool(gone), timeout=30_000)
    assert dojo.session.document.texts() == before


def test_a_pack_without_cards_says_so(window: MainWindow, tmp_path: Path) -> None:
    steps = DOJO.parents[1] / "temple" / "first_steps"
    page = window.open_pack(Path(shutil.copytree(steps, tmp_path / "steps")))
    assert page is not None
    export(page, tmp_path / "steps.csv")
    (box,) = page.findChildren(QMessageBox)
    assert "has no cards" in box.text()
    box.close()
    assert not (tmp_path / "steps.csv").exists()
