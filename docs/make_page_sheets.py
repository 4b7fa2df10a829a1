"""Makes the sheets of docs/editor-pages.md: every page of the editor, light and dark, in each of its languages.

::

    uv run python docs/make_page_sheets.py [FOLDER]

A row a language, light beside dark; the packs are shipped ones. They are drawn without a screen, at two thirds of their size,
which is enough to read them.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

HOME = Path(__file__).resolve().parent
SCENARIOS = HOME.parent / "scenarios"
SIZE, WIDE = (1120, 700), 744
"""Pixels of the window, and of its width on a sheet."""
QUALITY = 75
"""Of what WebP keeps: letters stay sharp, and a sheet takes a fifth of a megabyte."""
LANGUAGES, THEMES = ("en", "uk", "ru", "it"), ("light", "dark")
SHOWN = {
    "spies/back_yard": ("map", "mission", "texts", "play"),
    "senjutsu/snow_field": ("cards",),
    "temple/first_steps": ("rulings", "scenario", "panel-playtest"),
}
"""Pages of packs, by pack."""
IN_SIGHT = 6
"""How many packs the start page shows at once."""
CAMPAIGN = "spies/embassy_night"
SOON, TURNS = 600.0, 25
"""Seconds that are waited for something at most; and how often Qt is asked at least whether it has anything left to do."""


def make(folder: Path) -> list[Path]:
    """Draw each page, and put what belongs together on a sheet; return the pictures' files."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    folder.mkdir(parents=True, exist_ok=True)
    drawn: dict[str, list[QImage]] = {}
    with tempfile.TemporaryDirectory() as place:
        os.environ["UGUISU_CONFIG"] = os.environ["UGUISU_STATE"] = os.environ["UGUISU_HOME"] = place
        for name in (*SHOWN, CAMPAIGN):
            shutil.copytree(SCENARIOS / name, Path(place) / name)
        for theme in THEMES:
            for language in LANGUAGES:
                for page, picture in _pages(Path(place), theme, language).items():
                    drawn.setdefault(page, []).append(picture)
    made = []
    for page, pictures in drawn.items():
        made.append(folder / f"page-{page.removeprefix('panel-')}.webp")
        _sheet(pictures).save(str(made[-1]), "WEBP", QUALITY)  # type: ignore[call-overload]
    return made


def _pages(place: Path, theme: str, language: str) -> dict[str, QImage]:
    """Return each page in a theme and a language."""
    from uguisu_editor.app import application
    from uguisu_editor.window import MainWindow

    application()
    window = MainWindow()
    window.set_language(language)
    window.set_theme(theme)
    window.resize(*SIZE)
    window.show()
    _until(lambda: bool(window.welcome.tiles["bundled"]))
    seen = window.welcome.tiles["bundled"][:IN_SIGHT]
    _until(lambda: not any(tile.picture.pixmap().isNull() for tile in seen))
    _rest(0.6)
    found = {"start": _grab(window)}
    for name, pages in SHOWN.items():
        page = window.open_pack(place / name)
        assert page is not None
        _until(lambda page=page: bool(page.session.facts.fitting) and not page.checker.checking)  # type: ignore[misc]
        for kind in pages:
            _show(page, kind)
            found[kind] = _grab(window)
        page.session.stack.setClean()
    window.open_pack(place / CAMPAIGN)
    _rest(1.0)
    found["campaign"] = _grab(window)
    window.close()
    window.deleteLater()
    return found


def _show(page: MapPage, kind: str) -> None:
    """Show a page, and wait for what it has to show."""
    page.show_page(kind)
    if kind == "map":
        page.canvas.fit()
        page.canvas.come_to_rest()
    elif kind == "play":
        assert page.play is not None
        table = page.play.table
        _until(lambda: bool(table.moves) and not table.process.waiting)
    elif kind == "cards":
        _until(lambda: bool(page.pages[kind]._faces))  # type: ignore[attr-defined]
    elif kind == "panel-playtest":
        panel = page.pages[kind].widget()  # type: ignore[attr-defined]
        _until(lambda: bool(panel.bots))
        if panel.playtest.found is None:
            panel.playtest.stop()
            for combo in panel.bots.values():
                combo.choose("random")
            panel.games.setValue(100)
            panel.run_or_stop()
        _until(lambda: panel.playtest.found is not None and not panel.playtest.running)
    _rest(0.6)


def _until(ready: Callable[[], bool]) -> None:
    until = time.monotonic() + SOON
    while not ready() and time.monotonic() < until:
        _rest(0.0)


def _rest(seconds: float) -> None:
    """Let all be drawn."""
    from PySide6.QtWidgets import QApplication

    until, turns = time.monotonic() + seconds, 0
    while time.monotonic() < until or turns < TURNS:
        QApplication.processEvents()
        time.sleep(0.005)
        turns += 1


def _grab(window: MainWindow) -> QImage:
    from PySide6.QtCore import Qt

    return window.grab().toImage().scaledToWidth(WIDE, Qt.TransformationMode.SmoothTransformation)


def _sheet(pictures: list[QImage]) -> QImage:
    """Put pictures on one sheet, a column a theme."""
    from PySide6.QtGui import QImage, QPainter

    high = pictures[0].height()
    whole = QImage(WIDE * len(THEMES), high * len(LANGUAGES), QImage.Format.Format_RGB32)
    painter = QPainter(whole)
    for number, picture in enumerate(pictures):
        painter.drawImage(WIDE * (number // len(LANGUAGES)), high * (number % len(LANGUAGES)), picture)
    painter.end()
    return whole


if __name__ == "__main__":
    print(make(Path(sys.argv[1]) if len(sys.argv) > 1 else HOME / "images"))  # noqa: T201
