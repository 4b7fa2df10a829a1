"""A disk that is full or takes nothing: a sentence with the file, nothing lost, nothing empty left behind."""

from __future__ import annotations

import errno
import os
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QColor, QImage

from uguisu.content import atomic
from uguisu_changes.edits import Put
from uguisu_changes.tiled import ImportResult
from uguisu_changes.tiled.report import ImportReport
from uguisu_editor.dialogs.exporting import PictureDialog, pack_of
from uguisu_editor.dialogs.importing import ImportDialog
from uguisu_editor.dialogs.picturing import lay_under
from uguisu_editor.i18n import catalogue
from uguisu_editor.model.copying import CannotMake
from uguisu_editor.model.document import CannotOpen
from uguisu_editor.model.journal import leftovers
from uguisu_editor.model.templates import make_pack as write_pack
from uguisu_editor.model.unpacking import unpack
from uguisu_editor.settings import state_folder

if TYPE_CHECKING:
    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

Open = Callable[[str], "MapPage"]


@pytest.fixture
def fill_up(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Fill the disk: from then on it takes no file's contents, and does not say which file's."""

    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    return lambda: monkeypatch.setattr(atomic.os, "fsync", refuse)  # type: ignore[attr-defined]


def files_in(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_saving_says_which_file_and_loses_nothing(
    open_page: Open, fill_up: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_page("graph")
    before = files_in(page.path)
    page.session.do("", Put("map", ("id",), "drawn"))
    fill_up()
    assert not page.save()
    assert str(page.path / "map.yaml") in page.banner.text
    assert "full" in page.banner.text
    assert files_in(page.path) == before
    assert page.modified
    monkeypatch.undo()
    monkeypatch.setenv("UGUISU_STATE", str(page.path.parents[1] / "state"))
    assert page.save()
    assert not page.banner.isVisible()  # what it said has ended
    assert b"drawn" in files_in(page.path)["map.yaml"]


def test_a_journal_that_the_disk_refuses_is_told_and_begun_again(
    open_page: Open, fill_up: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_page("graph")
    fill_up()
    assert page.session.do("", Put("map", ("id",), "one"))
    assert page.session.do("", Put("map", ("id",), "two"))
    assert str(page.session.journal.path) in page.banner.text
    assert not page.session.journal.path.exists()
    state = os.environ["UGUISU_STATE"]
    monkeypatch.undo()
    monkeypatch.setenv("UGUISU_STATE", state)
    page.session.do("", Put("map", ("title",), "three"))
    assert not page.banner.isVisible()
    page.session.journal.lock.give_back()
    (left,) = leftovers(state_folder())
    assert (left.document.look("map", ("id",)), left.document.look("map", ("title",))) == ("two", "three")


def test_without_a_place_for_journals_one_can_draw(
    make_pack: Callable[[str], Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, window: MainWindow
) -> None:
    (tmp_path / "a-file").touch()
    monkeypatch.setenv("UGUISU_STATE", str(tmp_path / "a-file"))
    page = window.open_pack(make_pack("graph"))
    assert page is not None
    assert page.session.do("", Put("map", ("id",), "drawn"))
    assert "crash" in page.banner.text
    assert page.save()


def test_new_packs_are_there_whole_or_not_at_all(
    tmp_path: Path, fill_up: Callable[[], None], make_pack: Callable[[str], Path]
) -> None:
    archive = tmp_path / "castle.zip"
    with zipfile.ZipFile(archive, "w") as packed:
        for name, raw in files_in(make_pack("graph")).items():
            packed.writestr(name, raw)
    fill_up()
    with pytest.raises(CannotMake) as refused:
        write_pack(tmp_path / "deep" / "new", title="New", game="temple", version="", kind="graph")
    assert str(tmp_path / "deep" / "new") in str(refused.value)
    with pytest.raises(CannotOpen):
        unpack(archive, tmp_path / "castle")
    assert sorted(path.name for path in tmp_path.iterdir() if path.name not in ("config", "state")) == [
        "castle.zip",
        "packs",
    ]


def test_an_import_leaves_nothing_half_done(
    window: MainWindow, tmp_path: Path, fill_up: Callable[[], None]
) -> None:
    result = ImportResult(kind="squares", text="format: 1\n", report=ImportReport(), pictures=())
    dialog = ImportDialog(window, tmp_path / "hall.tmx", result)
    dialog.show()
    dialog.folder.setText(str(tmp_path / "mine"))
    fill_up()
    assert dialog.make() is None
    assert "full" in dialog.error.text()
    assert dialog.error.isVisible()
    assert not (tmp_path / "mine").exists()
    dialog.reject()


def test_pictures_leave_nothing_half_done(
    open_page: Open, tmp_path: Path, fill_up: Callable[[], None], window: MainWindow
) -> None:
    page = open_page("graph")
    image = QImage(20, 20, QImage.Format.Format_RGB32)
    image.fill(QColor("grey"))
    assert image.save(str(tmp_path / "scan.png"))
    pack = pack_of(page)
    assert pack is not None
    fill_up()
    assert not lay_under(page, tmp_path / "scan.png")
    assert "scan.png" in window.statusBar().currentMessage()
    assert not (page.path / "art").exists()
    dialog = PictureDialog(page, pack, private=False)
    dialog.show()
    assert not dialog.save(tmp_path / "map.png")
    assert "map.png" in dialog.error.text()
    assert not (tmp_path / "map.png").exists()
    dialog.reject()


def test_translations_are_written_whole_or_not_at_all(tmp_path: Path, fill_up: Callable[[], None]) -> None:
    path = tmp_path / "uguisu_it.ts"
    path.write_text("old", encoding="utf-8")
    fill_up()
    with pytest.raises(OSError, match="No space"):
        catalogue.write_ts(path, "it", [catalogue.CatalogueEntry("a", translations=("b",))])
    assert files_in(tmp_path) == {"uguisu_it.ts": b"old"}
