"""A kind of map of somebody else's, from a folder for the engine and one for the editor, is opened, drawn, saved, checked
and played, without a line elsewhere."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from uguisu.plugins import forget_installed
from uguisu_editor.map_kinds.known import map_kinds
from uguisu_editor.model import check_process
from uguisu_editor.tools import toolbox
from uguisu_tools import children

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from uguisu.content.diagnostics import Diagnostic
    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

EDITOR = Path(__file__).parents[2] / "editor" / "uguisu_editor"
BRICKS = Path(__file__).parents[1] / "plugins" / "bricks" / "uguisu_bricks"
LEFT = Qt.MouseButton.LeftButton
SOON = 60_000


@pytest.fixture
def bricks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install the kind, for other processes too."""
    site = tmp_path / "site"
    shutil.copytree(BRICKS, site / "uguisu_bricks", ignore=shutil.ignore_patterns("__pycache__"))
    info = site / "uguisu_bricks-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: uguisu-bricks\nVersion: 1.0\n", encoding="utf-8"
    )
    (info / "entry_points.txt").write_text("[uguisu]\nbricks = uguisu_bricks.plugin\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(site))
    monkeypatch.setenv("PYTHONPATH", f"{site}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    monkeypatch.setattr(children, "KEPT", children.KEPT | {"PYTHONPATH"})  # in place of installing it
    monkeypatch.setattr(
        check_process, "idle", []
    )  # a process that has read the plugins knows nothing of this one
    forget_installed()
    yield
    for process in check_process.idle:
        process.end()
    forget_installed()
    for name in [name for name in sys.modules if name.split(".")[0] == "uguisu_bricks"]:
        del sys.modules[name]


@pytest.mark.long
@pytest.mark.usefixtures("bricks")
def test_it_is_made_drawn_saved_checked_and_played(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, check: Callable[[MapPage], list[Diagnostic]]
) -> None:
    from uguisu_editor.model.templates import make_pack

    folder = make_pack(
        tmp_path / "wall", title="Wall", game="climbing", version="", kind="bricks", size=(4, 3)
    )
    page = window.open_pack(folder)
    assert page is not None
    board = page.session.board
    assert board is not None
    assert (board.kind, len(list(board.ids()))) == ("bricks", 12)
    usable = {tool.name for tool in page.usable_tools()}
    assert {"select", "brush", "edge", "stamp"} <= usable
    assert "zone" not in usable

    # Drawn with a real mouse: a stone, and a wall between two bricks that touch only where rows are shoved.
    qtbot.waitUntil(lambda: page.canvas.width() > page.tree.width())
    page.canvas.fit()
    page.choose_tool("brush")
    page.session.choose(sign="#")
    b2 = page.canvas.view.to_screen(*(board.centre("b2") or (0, 0)))
    qtbot.mouseClick(page.canvas, LEFT, pos=b2.toPoint())
    assert page.session.map["rows"][1] == ".#.."
    page.choose_tool("edge")
    page.session.choose(border="wall")
    between = page.canvas.view.to_screen(1.75, 1.0)  # half of c1 and half of b1 lie on b2
    qtbot.mouseClick(page.canvas, LEFT, pos=between.toPoint())
    assert [entry["between"] for entry in page.session.map["borders"]] == [["b1", "b2"]]
    assert not [found for found in check(page) if found.severity == "error"]
    assert page.save()
    assert "kind: bricks" in (folder / "map.yaml").read_text(encoding="utf-8")

    # What is cut out is turned and put in again.
    from uguisu_editor.model.clipboard import cut_out, read_part
    from uguisu_editor.model.stamps import drawable, mirrored, turned

    part = read_part(cut_out(board, ["a1", "b1", "b2"]))
    assert part is not None
    assert turned(turned(part, board), board) == part
    assert drawable(mirrored(part, board))

    play = page.show_play()
    qtbot.waitUntil(lambda: bool(play.table.moves) and not play.table.process.waiting, timeout=SOON)
    moves = {move["notation"] for move in play.table.moves}
    assert moves == {"c3", "c2", "d2"}  # of d3: its neighbours in a wall of bricks


def test_kinds_are_named_in_their_folders_alone() -> None:
    """Who asks what a map's kind is called has to be changed with every new kind."""
    names = {f'"{name}"' for name in map_kinds()}
    naming = {
        path.relative_to(EDITOR).as_posix()
        for path in EDITOR.rglob("*.py")
        if "map_kinds" not in path.parts and any(name in path.read_text(encoding="utf-8") for name in names)
    }
    assert len(naming) <= 3, naming
    assert toolbox.all_tools()
