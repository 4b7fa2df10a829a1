"""Dialogs that make packs: where packs go and which game is proposed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from uguisu.content.library import own_folder
from uguisu_changes.tiled import ImportResult
from uguisu_changes.tiled.report import ImportReport
from uguisu_editor.dialogs.importing import ImportDialog
from uguisu_editor.dialogs.making import NEW
from uguisu_editor.dialogs.new_pack import NewPackDialog, ask_new

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from uguisu_editor.window import MainWindow


def importing(window: MainWindow, path: Path, kind: str) -> ImportDialog:
    return ImportDialog(
        window, path / "map.tmx", ImportResult(kind=kind, text="", report=ImportReport(), pictures=())
    )


@pytest.mark.parametrize(
    ("kind", "game"), [("squares", "spies"), ("hexes", "senjutsu"), ("graph", "scorpion")]
)
def test_a_map_of_tiled_proposes_a_game_that_is_played_on_its_kind(
    window: MainWindow, tmp_path: Path, kind: str, game: str
) -> None:
    assert importing(window, tmp_path, kind).game.currentData() == game


def test_new_packs_go_to_the_users_own_and_then_where_the_last_one_went(
    window: MainWindow, tmp_path: Path
) -> None:
    ask_new(window)
    (dialog,) = window.findChildren(NewPackDialog)
    assert dialog.windowTitle() == "New map"
    assert NewPackDialog(window.registry, tmp_path, window, game="spies", way="new").windowTitle() == (
        "New map · Spies"
    )
    assert dialog.folder.text() == str(own_folder())
    dialog.folder.setText(str(tmp_path / "elsewhere" / "deep"))
    dialog.title_.setText("First")
    dialog.make()
    assert (tmp_path / "elsewhere" / "deep" / "first" / "scenario.yaml").is_file()
    assert window.settings.text(NEW, "") == str(tmp_path / "elsewhere" / "deep")
    assert importing(window, tmp_path, "hexes").folder.text() == str(tmp_path / "elsewhere" / "deep")


def test_small_packs_stand_first_among_those_to_copy(window: MainWindow, tmp_path: Path) -> None:
    dialog = NewPackDialog(window.registry, tmp_path, window, way="copy")
    listed = [dialog.template.itemText(row) for row in range(dialog.template.count())]
    assert listed[:4] == [
        "Scorpion: The Garden Gate",
        "Senjutsu: The first lesson",
        "Spies: The Back Yard",
        "Temple: First steps",
    ]
    assert len(listed) > 4


def test_long_paths_and_errors_are_shown_whole(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    dialog = NewPackDialog(window.registry, tmp_path, window)
    dialog.show()
    wide = dialog.width()
    deep = tmp_path / "очень_длинное_название_папки_в_которой_лежит_набор" / ("о" * 80)
    dialog.folder.setText(str(deep))
    dialog.say(f"{deep}/map.yaml: " + "disk " * 40)
    for label in (dialog.goes_into, dialog.error):
        qtbot.waitUntil(lambda label=label: label.height() >= label.heightForWidth(label.width()))  # type: ignore[misc]
        assert label.minimumSizeHint().width() <= label.width() <= dialog.width()
    assert dialog.width() == wide, "a long path makes it no wider"
    assert dialog.folder.toolTip() == str(deep)
