"""Makes the pictures of the editor that the README and docs/editor.md show.

::

    uv run python docs/make_screenshots.py [FOLDER]

They are drawn without a screen, so that they come out alike everywhere.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from uguisu_editor.pages.map_page import MapPage

HOME = Path(__file__).resolve().parent
SCENARIOS = HOME.parent / "scenarios"
SIZE = (1280, 800)


class Shot(NamedTuple):
    """A picture to be made: the editor with a pack open, in a language and a theme."""

    name: str
    pack: str
    language: str
    theme: str


SHOTS = (
    Shot("editor.png", "temple/nightingale_temple", "en", "light"),
    Shot("editor-dark.png", "scorpion/garden_gate", "uk", "dark"),
)


def make(folder: Path) -> list[Path]:
    """Draw each shot; return the pictures' files."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    folder.mkdir(parents=True, exist_ok=True)
    made = []
    for shot in SHOTS:
        with tempfile.TemporaryDirectory() as place:
            os.environ["UGUISU_CONFIG"] = os.environ["UGUISU_STATE"] = place
            source = SCENARIOS / shot.pack
            _draw(shot, Path(shutil.copytree(source, Path(place) / source.name)), folder / shot.name)
        made.append(folder / shot.name)
    return made


def _draw(shot: Shot, pack: Path, picture: Path) -> None:
    from uguisu_editor.app import application
    from uguisu_editor.docks.problems import ProblemsDock
    from uguisu_editor.window import MainWindow

    application()
    window = MainWindow()
    window.set_language(shot.language)
    window.set_theme(shot.theme)
    window.resize(*SIZE)
    window.show()
    page = window.open_pack(pack)
    assert page is not None
    if shot.theme == "light":
        _misspell(page)
    else:
        page.session.choose(names=True)
        page.session.select(["plum_walk"])
    _wait(page)
    problems = window.docks["problems"]
    assert isinstance(problems, ProblemsDock)
    problems.table.setCurrentItem(problems.table.topLevelItem(1))
    page.canvas.fit()
    page.canvas.come_to_rest()
    _wait(page)
    window.grab().save(str(picture))
    page.session.stack.setClean()
    window.close()


def _misspell(page: MapPage) -> None:
    """Give a tower a tag that is none, for its problem and its fix to be seen."""
    from uguisu_editor.model.edits import Put

    board = page.session.board
    assert board is not None
    tower = next(place for place in board.ids() if "tower" in board.tags(place))
    path = board.path_of(tower)
    assert path is not None
    page.session.do("A misspelt tag", Put("map", (*path, "tags"), ["towre"]))
    page.session.select([tower])
    page.choose_tool("link")


def _wait(page: MapPage) -> None:
    """Let all be drawn and checked."""
    from PySide6.QtWidgets import QApplication

    until = time.monotonic() + 1.0
    while time.monotonic() < until or page.checker.checking:
        QApplication.processEvents()
        time.sleep(0.01)


if __name__ == "__main__":
    print(make(Path(sys.argv[1]) if len(sys.argv) > 1 else HOME / "images"))  # noqa: T201
