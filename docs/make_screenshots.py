"""Makes the pictures of the editor that the README and the pages of docs/ show; those of the guides by following them.

::

    uv run python docs/make_screenshots.py [FOLDER]

They are drawn without a screen, so that they come out alike everywhere.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

HOME = Path(__file__).resolve().parent
SCENARIOS = HOME.parent / "scenarios"
SIZE = (1280, 800)


class Shot(NamedTuple):
    """A picture to be made: the editor with a pack open, in a language and a theme, with something going on."""

    name: str
    pack: str
    language: str
    theme: str
    scene: str


SHOTS = (
    Shot("editor.png", "temple/nightingale_temple", "en", "light", "misspelt"),
    Shot("editor-dark.png", "scorpion/garden_gate", "uk", "dark", "names"),
    Shot("editor-playtest.png", "temple/nightingale_temple", "en", "light", "playtest"),
    Shot("editor-play.png", "scorpion/garden_gate", "en", "light", "play"),
    Shot("editor-cards.png", "senjutsu/teaching_duel", "en", "light", "cards"),
    Shot("editor-night.png", "spies/back_yard", "en", "light", "night"),
)
SEED, DECISIONS, AT_NIGHT = 4, 9, 6
"""Of the games that are shown."""
PROBLEMS = 150
"""Pixels of the list of problems."""
SOON = 600.0


def make(folder: Path) -> list[Path]:
    """Draw each shot; return the pictures' files."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    folder.mkdir(parents=True, exist_ok=True)
    made = []
    for shot in SHOTS:
        with tempfile.TemporaryDirectory() as place:
            os.environ["UGUISU_CONFIG"] = os.environ["UGUISU_STATE"] = os.environ["UGUISU_HOME"] = place
            source = SCENARIOS / shot.pack
            _draw(shot, Path(shutil.copytree(source, Path(place) / source.name)), folder / shot.name)
        made.append(folder / shot.name)
    return made + follow(folder)


def follow(folder: Path) -> list[Path]:
    """Do what each guide says, and keep its pictures."""
    import guides

    made: list[Path] = []

    def shoot(name: str, widget: QWidget) -> None:
        made.append(folder / f"{name}.png")
        widget.grab().save(str(made[-1]), "PNG", 0)

    place = Path(tempfile.gettempdir()) / "uguisu-guides"  # it is seen in pictures: always the same
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir()
    command = [sys.executable, str(HOME / "guides.py"), str(place), str(folder)]
    subprocess.run(command, env=guides.type_plugin(place), check=True)  # its plugin is for that process only
    shutil.rmtree(place)
    for guide in guides.GUIDES:
        place.mkdir()
        with guides.at_work(place / "settings") as window:
            guide.follow(guides.Hand(window, place, shoot))
        shutil.rmtree(place)
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
    _wait(page)
    scenes = {
        "misspelt": _misspell,
        "names": _names,
        "playtest": _playtest,
        "play": _play,
        "night": _night,
        "cards": _cards,
    }
    scenes[shot.scene](window, page)
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


def _names(_: MainWindow, page: MapPage) -> None:
    """Call places by their names."""
    page.session.choose(names=True)
    page.session.select(["plum_walk"])


def _cards(_: MainWindow, page: MapPage) -> None:
    """Choose a card of the gallery."""
    from uguisu_editor.pages.cards_page import CardsPage

    page.show_page("cards")
    shown = page.pages["cards"]
    assert isinstance(shown, CardsPage)
    _until(lambda: bool(shown._faces))
    shown.grid.choose("wide_cut")


def _playtest(window: MainWindow, page: MapPage) -> None:
    """Play as many games as it takes, change the seed, play them again, and show where the first seat's pieces stood."""
    from uguisu_lab.editor.panel import PlaytestPanel

    page.session.choose(names=True)
    window.actions_["playtest"].trigger()
    dock = page.pages["panel-playtest"].widget()  # type: ignore[attr-defined]
    assert isinstance(dock, PlaytestPanel)
    _until(lambda: bool(dock.bots))
    dock.playtest.stop()
    for combo in dock.bots.values():
        combo.choose("greedy")
    for seed in (0, 1):
        dock.seed.setValue(seed)
        dock.run_or_stop()
        _until(lambda: not dock.playtest.running)
    dock.layer.setCurrentIndex(1)


def _play(window: MainWindow, page: MapPage) -> None:
    """Play a few decisions, with all that helps switched on."""
    _decide(window, page, DECISIONS, helped=True)


def _night(window: MainWindow, page: MapPage) -> None:
    """Play a few decisions, up to one that is made on the board."""
    _decide(window, page, AT_NIGHT, helped=False)


def _decide(window: MainWindow, page: MapPage, decisions: int, *, helped: bool) -> None:
    window.actions_["play"].trigger()
    play = page.play
    assert play is not None
    table = play.table
    _until(lambda: bool(table.view))
    table.pace = 0
    begun = table.about["game"]
    play.start(SEED)
    _until(lambda: table.about["game"] != begun and bool(table.moves) and not table.process.waiting)
    if helped:
        table.switch(tuple(play.side.aids))
        for box in play.side.aids.values():
            box.setChecked(True)
    for _ in range(decisions):
        _until(lambda: bool(table.moves) and not table.process.waiting)
        play.choice.decide(table.moves[len(table.moves) // 2]["notation"])
        _until(lambda: not table.process.waiting)
    _until(lambda: bool(table.moves) and not table.process.waiting)


def _until(ready: Callable[[], bool]) -> None:
    from PySide6.QtWidgets import QApplication

    until = time.monotonic() + SOON
    while not ready() and time.monotonic() < until:
        QApplication.processEvents()
        time.sleep(0.01)


def _misspell(window: MainWindow, page: MapPage) -> None:
    """Give a tower a tag that is none, for its problem and its fix to be seen."""
    from uguisu_changes.edits import Put

    board = page.session.board
    assert board is not None
    tower = next(place for place in board.ids() if "tower" in board.tags(place))
    path = board.path_of(tower)
    assert path is not None
    page.session.do("A misspelt tag", Put("map", (*path, "tags"), ["towre"]))
    page.session.select([tower])
    page.choose_tool("link")
    window.panes.make_room("problems", PROBLEMS)
    _until(lambda: bool(page.problems))


def _wait(page: MapPage) -> None:
    """Let all be drawn and checked."""
    from PySide6.QtWidgets import QApplication

    until = time.monotonic() + 1.0
    while time.monotonic() < until or page.checker.checking:
        QApplication.processEvents()
        time.sleep(0.01)


if __name__ == "__main__":
    print(make(Path(sys.argv[1]) if len(sys.argv) > 1 else HOME / "images"))  # noqa: T201
