"""Ctrl+S always says what it did, what was typed is never lost, and no problem is hidden by an older check."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QMessageBox

from uguisu_changes.edits import Put

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

    Open = Callable[[str], MapPage]


def type_nonsense(page: MapPage, kind: str = "map") -> str:
    """Type what cannot be read into a file's text."""
    page.show_text_of(kind)
    text = page.source.text.toPlainText() + "\nplaces: [\n"
    page.source.text.replace_text(text)
    return text


def on_disk(page: MapPage) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in page.path.glob("*.yaml")}


def test_save_tells_what_cannot_be_read_and_shows_it(window: MainWindow, open_page: Open) -> None:
    page = open_page("graph")
    before = on_disk(page)
    typed = type_nonsense(page)
    page.show_page("mission")
    window.actions_["save"].trigger()
    assert "map.yaml" in window.status.currentMessage()
    assert "Nothing was saved" in window.status.currentMessage()
    assert page.shows_source
    assert page.source.text.toPlainText() == typed
    assert on_disk(page) == before


def test_a_text_that_cannot_be_read_is_a_problem_at_once(
    window: MainWindow, open_page: Open, check: Callable[[MapPage], list[object]]
) -> None:
    page = open_page("graph")
    check(page)
    page._on_problems([])
    assert window.status.badge.text() == "No problems"
    type_nonsense(page)
    page.show_page("mission")
    assert window.status.badge.text() == "1 error"
    check(page)  # of what could last be read: the text is still a problem
    assert page.problems[0].file == "map.yaml"
    assert page.problems[0].severity == "error"
    page.show_text_of("map")
    page.source.text.replace_text(page.session.document.render("map").decode())
    assert page.source.take()
    page._on_problems([])
    assert window.status.badge.text() == "No problems"


def test_what_cannot_be_read_stays_while_other_files_are_shown(open_page: Open) -> None:
    page = open_page("graph")
    typed = type_nonsense(page)
    page.show_text_of("scenario")
    assert "game: temple" in page.source.text.toPlainText()
    assert page.modified
    page.show_text_of("map")
    assert page.source.text.toPlainText() == typed
    assert page.modified


def test_undo_takes_back_what_was_typed_and_redo_brings_it_again(window: MainWindow, open_page: Open) -> None:
    page = open_page("graph")
    page.session.do("Before", Put("map", ("x-note",), 1))
    page.show_text_of("map")
    readable = page.source.text.toPlainText()
    typed = type_nonsense(page)
    window.undo()
    assert page.source.text.toPlainText() == readable
    assert page.session.stack.undoText() == "Before"  # no step was undone besides
    assert "is undone" in window.status.currentMessage()
    window.redo()
    assert page.source.text.toPlainText() == typed


def test_a_file_that_was_broken_is_saved_as_it_is_typed_and_told(
    window: MainWindow, make_pack: Callable[[str], Path]
) -> None:
    pack = make_pack("graph")
    (pack / "map.yaml").write_text("places: [", encoding="utf-8")
    page = window.open_pack(pack)
    assert page is not None
    assert page.shows_source
    page.source.text.replace_text("places: [{")
    window.actions_["save"].trigger()
    assert (pack / "map.yaml").read_text(encoding="utf-8") == "places: [{"
    told = window.status.currentMessage()
    assert "Saved" in told
    assert "map.yaml" in told


@pytest.mark.parametrize("answer", ["Save", "Discard"])
def test_closing_with_a_text_that_cannot_be_read_says_why_it_stays(
    window: MainWindow, open_page: Open, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, answer: str
) -> None:
    page = open_page("graph")
    type_nonsense(page)
    page.show_page("cards")
    monkeypatch.setattr(QMessageBox, "exec", lambda box: QMessageBox.StandardButton[answer])
    closed = window.close_tab(window.tabs.indexOf(page))
    assert closed == (answer == "Discard")
    if answer == "Save":
        assert "Nothing was saved" in window.status.currentMessage()
        assert page.shows_source
        assert page.source.take_back()
