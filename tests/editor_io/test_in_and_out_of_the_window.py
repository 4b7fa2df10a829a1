"""Import and export as a user does them."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog, QMessageBox

from uguisu_editor.dialogs.exporting import PictureDialog, export_minimap, export_picture
from uguisu_editor.dialogs.importing import ImportDialog, import_map

TEMPLE = Path(__file__).parents[2] / "scenarios/temple/first_steps"


@pytest.fixture
def page(window, tmp_path):
    shutil.copytree(TEMPLE, tmp_path / "first_steps")
    window.open_pack(tmp_path / "first_steps")
    return window.page


def test_a_map_of_tiled_becomes_a_pack(make, window, qtbot, tmp_path, tiles_xml):
    make.file("scan.png", b"\x89PNG")
    inside = f'{tiles_xml}{make.layer([1, 2, 3, 0, 2, 1])}<imagelayer name="Scan"><image source="scan.png"/></imagelayer>'
    dialog = import_map(window, make.tmx(inside, name="Night field.tmx"))
    assert isinstance(dialog, ImportDialog)
    assert "The pictures of tiles" in dialog.report.toPlainText()
    dialog.folder.setText(str(tmp_path / "packs"))
    dialog.title_.clear()
    qtbot.keyClicks(dialog.title_, "Night field")
    qtbot.keyClick(dialog.title_, Qt.Key.Key_Return)
    folder = tmp_path / "packs/night_field"
    assert (folder / "art/scan.png").read_bytes() == b"\x89PNG"
    assert "terrain: grass" in (folder / "map.yaml").read_text(encoding="utf-8")
    assert "The pictures of tiles" in (folder / "import-report.txt").read_text(encoding="utf-8")
    assert window.page.path == folder
    assert window.page.session.board.kind == "squares"


def test_a_pack_that_is_there_is_not_written_over(make, window, tmp_path, tiles_xml):
    (tmp_path / "packs/field").mkdir(parents=True)
    (tmp_path / "packs/field/mine.txt").write_text("mine", encoding="utf-8")
    dialog = import_map(window, make.tmx(tiles_xml + make.layer([1] * 6)))
    dialog.folder.setText(str(tmp_path / "packs"))
    assert dialog.make() is None
    assert dialog.error.isVisible()
    dialog.reject()


def test_a_file_that_is_no_map_is_explained(make, window):
    assert import_map(window, make.file("broken.tmx", "<map>\n<layer>\n</map>")) is None
    box = window.findChild(QMessageBox)
    assert box.informativeText() or "broken.tmx:3: This is not well-formed XML" in box.text()
    box.close()


@pytest.mark.sweep(everyday=2)
@pytest.mark.parametrize("form", ["png", "svg", "pdf"])
@pytest.mark.parametrize("export", [export_picture, export_minimap])
def test_pictures_are_saved_where_one_says(page, tmp_path, monkeypatch, qtbot, form, export):
    export(page)
    dialog = page.findChild(PictureDialog)
    dialog.form.setCurrentIndex(dialog.form.findData(form))
    assert dialog.paper.isEnabled() == (form == "pdf")
    dialog.pixels.setValue(600)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "picture"), ""))
    qtbot.mouseClick(dialog.buttons.button(dialog.buttons.StandardButton.Save), Qt.MouseButton.LeftButton)
    assert not dialog.isVisible()
    saved = tmp_path / f"picture.{form}"
    assert saved.stat().st_size > 2000
    if form == "png":
        image = QImage(str(saved))
        assert max(image.width(), image.height()) == 600


def test_what_is_not_saved_yet_is_in_the_picture(page):
    from uguisu_changes.edits import Put

    page.session.do("x", Put("map", ("places", 0, "name"), "Brand new name"))
    export_picture(page)
    dialog = page.findChild(PictureDialog)
    assert any("Brand" in getattr(mark, "text", "") for mark in dialog.picture().marks)
    dialog.reject()


@pytest.mark.long
def test_a_file_that_cannot_be_written_is_said(page, tmp_path):
    export_picture(page)
    dialog = page.findChild(PictureDialog)
    assert not dialog.save(tmp_path / "nowhere/at/all.png")
    assert "all.png" in dialog.error.text()
    dialog.reject()


def test_controls_have_names_for_readers_aloud(page, make, window, tiles_xml):
    export_picture(page)
    picture = page.findChild(PictureDialog)
    importing = import_map(window, make.tmx(tiles_xml + make.layer([1] * 6)))
    for control in (
        picture.form,
        picture.pixels,
        picture.paper,
        picture.language,
        importing.report,
        importing.game,
    ):
        assert control.accessibleName()
    picture.reject()
    importing.reject()
