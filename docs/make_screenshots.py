"""Makes the pictures of the editor that the README shows.

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

HOME = Path(__file__).resolve().parent
PACK = HOME.parent / "scenarios" / "temple" / "nightingale_temple"
SIZE = (1280, 800)


def make(folder: Path) -> Path:
    """Draw the editor with a temple open and one crossing wrong; return the picture's file."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with tempfile.TemporaryDirectory() as place:
        os.environ["UGUISU_CONFIG"] = os.environ["UGUISU_STATE"] = place
        pack = Path(shutil.copytree(PACK, Path(place) / PACK.name))
        return _draw(pack, folder / "editor.png")


def _draw(pack: Path, picture: Path) -> Path:
    from PySide6.QtWidgets import QApplication

    from uguisu_editor.app import application
    from uguisu_editor.docks.problems import ProblemsDock
    from uguisu_editor.model.edits import Put
    from uguisu_editor.window import MainWindow

    application()
    window = MainWindow()
    window.set_language("en")
    window.set_theme("light")
    window.resize(*SIZE)
    window.show()
    page = window.open_pack(pack)
    assert page is not None
    board = page.session.board
    assert board is not None
    tower = next(place for place in board.ids() if "tower" in board.tags(place))
    path = board.path_of(tower)
    assert path is not None
    page.session.do("A misspelt tag", Put("map", (*path, "tags"), ["towre"]))
    page.session.select([tower])
    page.choose_tool("link")
    problems = window.docks["problems"]
    assert isinstance(problems, ProblemsDock)
    until = time.monotonic() + 1.0
    while time.monotonic() < until or page.checker.checking:
        QApplication.processEvents()
        time.sleep(0.01)
    problems.table.setCurrentItem(problems.table.topLevelItem(1))
    page.canvas.fit()
    page.canvas.come_to_rest()
    QApplication.processEvents()
    picture.parent.mkdir(parents=True, exist_ok=True)
    window.grab().save(str(picture))
    page.session.stack.setClean()
    window.close()
    return picture


if __name__ == "__main__":
    print(make(Path(sys.argv[1]) if len(sys.argv) > 1 else HOME / "images"))  # noqa: T201
