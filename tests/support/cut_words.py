"""Words that have less room than they need, on every page of the editor: to be run by itself, as a screen's scale is set before
the window is there.

`python -m tests.support.cut_words LANGUAGE FOLDER PACK` writes them as JSON, by the page they are on. A title in the pack is
long, the window small: 1024 x 700 pixels as the scale counts them, which is a screen of 2048 x 1400 at 200 %.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
import time
from collections.abc import Callable
from html import unescape
from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QLabel,
    QPushButton,
    QScrollArea,
    QToolButton,
    QWidget,
)

from uguisu_editor.play.hand import Hand

SMALL = QSize(1024, 700)
LONG = "A very long title of a pack that hardly any head of a page has the room for, and that must not widen anything"
PATIENCE = 120.0
SETTLED = 5.0
"""Seconds in which all is laid out: what is cut then stays cut."""
NEAR = 1
"""Pixels that rounding may take at a scale that is no whole number."""


def cut_words(window: QWidget) -> list[str]:
    """Return the texts that are narrower or lower than they need to be, and pages that are cut at the side."""
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)  # type: ignore[call-overload]
    found = [
        f"{type(part).__name__}: {text}" for part in window.findChildren(QWidget) if (text := _cut(part))
    ]
    for area in window.findChildren(QScrollArea):
        inner = area.widget()
        sideways = isinstance(area, Hand)  # cards stand side by side, the playable ones first
        if area.isVisible() and area.widgetResizable() and inner is not None and not sideways:
            if inner.minimumSizeHint().width() > area.viewport().width():
                found.append(f"{type(area).__name__}: cut at the side")
            if area.horizontalScrollBar().isVisible():
                found.append(f"{type(area).__name__}: a scroll bar below it")
    return found


def _cut(part: QWidget) -> str:
    if not part.isVisible() or part.visibleRegion().isEmpty():
        return ""
    if isinstance(part, QLabel):
        if not part.text() or _paints_itself(part) or part.pixmap().width():
            return ""
        if part.wordWrap():
            low = part.heightForWidth(part.width()) > part.height() + NEAR
            return part.text() if low or _longest_word(part) > part.width() + NEAR else ""
        return part.text() if part.width() + NEAR < part.minimumSizeHint().width() else ""
    if isinstance(part, QToolButton) and part.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly:
        return ""
    if isinstance(part, QAbstractButton) and isinstance(part, QPushButton | QToolButton | QCheckBox):
        elides = _paints_itself(part) or not part.text()
        if elides:
            return ""
        below = (
            isinstance(part, QToolButton)
            and part.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextUnderIcon
        )
        lines = part.text().replace("&&", "&").split("\n")
        needed = max(map(part.fontMetrics().horizontalAdvance, lines)) if below else part.sizeHint().width()
        return part.text() if part.width() + NEAR < needed else ""
    return ""


def _paints_itself(part: QWidget) -> bool:
    """Whether it writes its words in its own way, as those do that end in dots where there is no room."""
    ours = (kind for kind in type(part).__mro__ if not kind.__module__.startswith(("PySide6", "Shiboken")))
    return any("paintEvent" in kind.__dict__ for kind in ours)


def _longest_word(label: QLabel) -> int:
    words = re.split(r"[ \t\n]+", unescape(re.sub(r"<[^>]*>", " ", label.text())))
    return max((label.fontMetrics().horizontalAdvance(word) for word in words), default=0)


def main(language: str, home: Path, pack: str) -> None:
    """Go through all pages, and write what is cut."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    for key in ("CONFIG", "STATE", "HOME", "DATA"):
        os.environ[f"UGUISU_{key}"] = str(home / key.lower())
    folder = home / "pack"
    shutil.copytree(Path(__file__).parents[2] / "scenarios" / pack, folder)
    scenario = folder / "scenario.yaml"
    text = scenario.read_text(encoding="utf-8")
    scenario.write_text(
        re.sub(r"^title:.*(\n[ ]+.*)*", f"title: {LONG}", text, count=1, flags=re.MULTILINE), encoding="utf-8"
    )

    from uguisu_editor.app import application
    from uguisu_editor.window import MainWindow

    app = application()

    def wait(ready: Callable[[], bool], least: float = 0.3, most: float = PATIENCE) -> None:
        begun = time.monotonic()
        while time.monotonic() - begun < least or (not ready() and time.monotonic() - begun < most):
            app.processEvents()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # type: ignore[call-overload]
            time.sleep(0.005)

    window = MainWindow()
    window.set_language(language)
    window.resize(SMALL)
    window.show()
    wait(lambda: bool(window.welcome.tiles["bundled"]))
    found: dict[str, list[str]] = {}

    def look(name: str) -> None:
        wait(lambda: not cut_words(window), most=SETTLED)
        cut = cut_words(window)
        if window.size() != SMALL:
            cut.append(f"the window is {window.width()} x {window.height()}")
        if cut:
            found[name] = cut

    look("welcome")
    page = window.open_pack(folder)
    assert page is not None
    wait(lambda: not page.checker.checking)
    for name in ("map", *page.pages):
        page.show_page(name)
        wait(lambda: True, 0.5)
        form = getattr(page.pages.get(name), "form", None)
        for tile in getattr(form, "tiles", ()):
            form.choose(tile)  # type: ignore[union-attr]
            wait(lambda: True, 0.2)
            look(f"{name}, {tile}")
        look(name)
    play = page.show_play()
    wait(lambda: bool(play.table.moves) and not play.table.process.waiting)
    look("play")
    sys.stdout.write(json.dumps(found))
    sys.stdout.flush()
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), sys.argv[3])
