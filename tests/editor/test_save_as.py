"""Save as: a pack goes to another place as it is drawn, under an id of its own, and what it refers to is still found."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING
from zipfile import ZipFile

import pytest

import uguisu
from uguisu.plugins import registry
from uguisu_changes.edits import Put
from uguisu_editor.dialogs.saving_as import SaveAsDialog, ask_save_as
from uguisu_editor.model.copying import CannotMake, write_copy
from uguisu_editor.model.document import PackDocument
from uguisu_editor.packs import library

if TYPE_CHECKING:
    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

SCENARIOS = Path(__file__).parents[2] / "scenarios"
KNOWN = library(registry())


def test_the_whole_pack_goes_with_what_is_not_saved(
    window: MainWindow, open_page: Callable[[str], MapPage], tmp_path: Path
) -> None:
    page = open_page("graph")
    (page.path / "art").mkdir()
    (page.path / "art" / "board.png").write_bytes(b"picture")
    before = {path: path.read_bytes() for path in page.path.glob("*.yaml")}
    page.session.do("", Put("map", ("places", 3, "id"), "court"))
    page.session.do("", Put("map", ("places", 3, "at"), [60, 41]))
    old = page.path
    dialog = ask_save_as(window, page)
    assert isinstance(dialog, SaveAsDialog)
    dialog.title_.setText("Another")
    dialog.title_.textEdited.emit("Another")
    dialog.folder.setText(str(tmp_path / "else"))
    dialog.make()
    made = tmp_path / "else" / "another"
    assert window.page is not None
    assert window.page.path == made
    assert len(window.pages) == 1
    assert {path: path.read_bytes() for path in old.glob("*.yaml")} == before
    assert (made / "art" / "board.png").read_bytes() == b"picture"
    scenario = (made / "scenario.yaml").read_text(encoding="utf-8")
    assert 'id: another\ngame: temple   # the rules\ntitle: "Another"' in scenario
    assert "at: [60, 41]" in (made / "map.yaml").read_text(encoding="utf-8")
    assert "id: another" in (made / "map.yaml").read_text(encoding="utf-8")

    again = ask_save_as(window, window.page)
    again.id_.setText("another")
    again.folder.setText(str(tmp_path / "else"))
    again.make()
    assert again.made is None
    assert "already exists" in again.error.text()
    again.form.setCurrentIndex(1)
    again.make()
    with ZipFile(tmp_path / "else" / "another.zip") as packed:
        assert {"scenario.yaml", "map.yaml", "art/board.png"} == set(packed.namelist())
    assert len(window.pages) == 1


@pytest.mark.parametrize("name", ["temple/first_steps", "scorpion/four_lanterns"])
def test_a_copy_elsewhere_checks_as_the_pack_did(name: str, tmp_path: Path) -> None:
    document = PackDocument.open(SCENARIOS / name)
    title = document.look("scenario", ("title",))
    target = tmp_path / "far" / "away"
    write_copy(document, target, title=title, pack_id="away", find=KNOWN.find)
    game, found = uguisu.check(target)
    assert [one for one in found if one.severity == "error"] == []
    assert game is not None
    for file in target.glob("*.yaml"):
        text = file.read_text(encoding="utf-8")
        schema = re.search(r"\$schema=(\S+)", text)
        if schema is not None:
            assert (target / schema[1]).is_file()
    again = PackDocument.open(target)
    assert again.look("scenario", ("id",)) == "away"
    assert again.look("scenario", ("title",)) == title
    assert [path for path in target.parent.iterdir() if path != target] == []


def test_nothing_is_overwritten_and_nothing_left_of_what_failed(tmp_path: Path) -> None:
    document = PackDocument.open(SCENARIOS / "temple" / "first_steps")
    taken = tmp_path / "taken"
    taken.mkdir()
    (taken / "mine.txt").write_text("mine")
    with pytest.raises(CannotMake):
        write_copy(document, taken, title="T", pack_id="t", find=KNOWN.find)
    with pytest.raises(CannotMake):
        write_copy(document, taken / "mine.txt" / "under", title="T", pack_id="t", find=KNOWN.find)
    assert [path.name for path in taken.iterdir()] == ["mine.txt"]
    assert [path.name for path in tmp_path.iterdir()] == ["taken"]
