"""The texts page: what is missing is marked, what is written goes where that language's texts are, `.po` goes out and in."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from uguisu_editor.pages.texts_page import TextsPage

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu_editor.window import MainWindow

BACK_YARD = Path(__file__).parents[2] / "scenarios" / "spies" / "back_yard"
UKRAINIAN = """\
format: 1
# by a translator
map:
  places:
    court: {name: Двір}
"""


@pytest.fixture
def texts(window: MainWindow, make_pack: Callable[[str], Path], qtbot: QtBot) -> TextsPage:
    """The texts of a pack with a title in place, and a file of Ukrainian texts."""
    folder = make_pack("graph")
    board = folder / "map.yaml"
    board.write_text(
        board.read_text("utf-8").replace("at: [60, 40]", "at: [60, 40]\n    name: Court"), "utf-8"
    )
    (folder / "texts.uk.yaml").write_text(UKRAINIAN, "utf-8")
    page = window.open_pack(folder)
    assert page is not None
    page.show_page("texts")
    found = page.pages["texts"]
    assert isinstance(found, TextsPage)
    return found


def shown(page: TextsPage) -> dict[str, dict[str, str]]:
    """What the table shows: by the way to a text, by language."""
    model = page.model
    return {
        " ".join(model.text_at(model.index(row, 0)).whole_way): {
            language: str(model.index(row, column).data() or "")
            for column, language in enumerate(model.languages, 1)
        }
        for row in range(model.rowCount())
    }


def write(page: TextsPage, way: str, language: str, text: str) -> bool:
    """Write a text into the table."""
    row = list(shown(page)).index(way)
    index = page.model.index(row, page.model.languages.index(language) + 1)
    done = page.model.setData(index, text, Qt.ItemDataRole.EditRole)
    page.refresh()
    return done


def test_texts_in_place_and_in_files_of_their_own_stand_side_by_side(texts: TextsPage) -> None:
    assert shown(texts) == {
        "scenario title": {"en": "Trial", "uk": "(missing)"},
        "map title": {"en": "Trial", "uk": "Спроба"},
        "map places court name": {"en": "Court", "uk": "Двір"},
    }
    assert texts.model.missing == 1
    texts.only_missing.setChecked(True)
    assert list(shown(texts)) == ["scenario title"]


def test_it_is_said_in_words_where_texts_stand_and_words_of_effects_are_no_texts(
    window: MainWindow, tmp_path: Path
) -> None:
    shutil.copytree(BACK_YARD, tmp_path / "yard")
    page = window.open_pack(tmp_path / "yard")
    assert page is not None
    page.show_page("texts")
    found = page.pages["texts"]
    assert isinstance(found, TextsPage)
    assert found.model.languages == ["en", "uk", "ru", "it"]
    assert not found.model.missing
    where = [found.model.index(row, 0).data() for row in range(found.model.rowCount())]
    assert "Cards \N{MIDDLE DOT} Bullet" in where
    assert "Mission \N{MIDDLE DOT} Briefing" in where
    found.search.setText("Mission \N{MIDDLE DOT} Obj")
    assert [text.way[-1] for text in found.model._shown] == ["title"]


def test_a_text_is_written_where_its_language_is(texts: TextsPage) -> None:
    document = texts.session.document
    before = {kind: document.render(kind) for kind in document.data}
    assert write(texts, "scenario title", "uk", "Випробування")
    assert document.look("texts.uk", ("scenario", "title")) == "Випробування"
    assert write(texts, "map title", "uk", "Проба")
    assert document.look("map", ("title", "uk")) == "Проба"
    assert write(texts, "map places court name", "uk", "")
    assert document.look("texts.uk", ("map", "places", "court")) == {}
    assert b"# by a translator" in document.render("texts.uk")
    texts.add_language("it")
    assert write(texts, "scenario title", "it", "Prova")
    assert document.look("scenario", ("title",)) == {"en": "Trial", "it": "Prova"}
    assert not write(texts, "scenario title", "it", "Prova")
    while texts.session.stack.canUndo():
        texts.session.stack.undo()
    assert {kind: document.render(kind) for kind in document.data} == before


def test_po_goes_out_and_comes_back(texts: TextsPage, tmp_path: Path, qtbot: QtBot) -> None:
    document = texts.session.document
    path = tmp_path / "trial.uk.po"
    with qtbot.waitSignal(texts.said) as told:
        texts.export(path, "uk")
    assert "1 text to translate" in told.args[0]
    written = path.read_text("utf-8").replace('msgid "Trial"\nmsgstr ""', 'msgid "Trial"\nmsgstr "Іспит"')
    path.write_text(written.replace("court", "yard"), "utf-8")
    with qtbot.waitSignal(texts.said) as told:
        texts.take(path)
    assert "1 text imported" in told.args[0]
    assert "1 text" in told.args[0].partition(";")[2]
    assert document.look("texts.uk", ("scenario", "title")) == "Іспит"
    assert texts.session.stack.count() == 1
    (tmp_path / "no.po").write_text("no", "utf-8")
    with qtbot.waitSignal(texts.said) as told:
        texts.take(tmp_path / "no.po")
    assert "not a .po file" in told.args[0]
