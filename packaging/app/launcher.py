"""What the one-file application starts: the editor; or, where the editor calls itself for it, the command line of Uguisu.

The editor plays and playtests in processes of its own, ``<this program> -P -m uguisu_tools.cli ...``: in an application that
is one file, this program is all the Python there is. ``--try FOLDER`` opens a pack, plays a move and leaves a picture in the
folder: so a build is tried before it is given to anybody.
"""

from __future__ import annotations

import multiprocessing
import sys
import time
from collections.abc import Callable
from pathlib import Path

from uguisu_tools.children import COMMAND_LINE

SOON = 180.0


def main(arguments: list[str]) -> int:
    """Start what the arguments ask for; returns the exit code."""
    if arguments[: len(COMMAND_LINE)] == [*COMMAND_LINE]:
        from uguisu_tools.cli import main as command

        sys.argv[1:] = arguments[len(COMMAND_LINE) :]
        command()
        return 0
    if arguments[:1] == ["--try"]:
        return try_it(Path(arguments[1]))
    from uguisu_editor.app import main as edit

    return edit(arguments)


def try_it(folder: Path) -> int:
    """Open a pack that comes along, play a move of it, and take a picture."""
    from uguisu.plugins import registry
    from uguisu_editor.app import application

    folder.mkdir(parents=True, exist_ok=True)
    app = application()
    from uguisu_editor.window import MainWindow

    def until(ready: Callable[[], bool]) -> None:
        end = time.monotonic() + SOON
        while not ready():
            if time.monotonic() > end:
                raise TimeoutError("the editor does not answer")
            app.processEvents()
            time.sleep(0.01)

    window = MainWindow()
    window.resize(1280, 800)
    window.show()
    window.open_pack(next(path for folder in registry().packs for path in folder.glob("spies/back_yard")))
    until(lambda: window.page is not None)
    window.actions_["play"].trigger()
    page = window.page
    assert page is not None
    until(lambda: page.play is not None and bool(page.play.table.moves))
    assert page.play is not None
    before = page.play.table.moves
    page.play.choice.decide(before[0]["notation"])
    until(lambda: bool(page.play.table.moves) and page.play.table.moves is not before)
    window.grab().save(str(folder / "application.png"))
    page.session.stack.setClean()
    window.close()
    sys.stdout.write("opened, played, drawn\n")
    return 0


if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main(sys.argv[1:]))
