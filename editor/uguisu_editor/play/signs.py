"""The signs of scenes as icons, in colours that are read on the theme's ground."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from uguisu.board import Path
from uguisu_editor.canvas.scene_painter import paint_marks
from uguisu_editor.theme import Theme
from uguisu_tools.looks import glyph_at
from uguisu_tools.looks.textures import pale

SIDE = 48
PALER = 0.55
"""How much lighter a sign is drawn on a dark ground."""


def ink_on(theme: Theme, colour: str) -> str:
    """Return a colour as it is read on a panel of the theme."""
    return pale(colour, PALER) if theme.name == "dark" else colour


@cache
def sign(name: str, colour: str) -> QIcon:
    """Return a sign as an icon."""
    pixmap = QPixmap(SIDE, SIDE)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_marks(painter, [Path(glyph_at(name, SIDE / 2, SIDE / 2, SIDE), colour)])
    painter.end()
    found = QIcon(pixmap)
    found.addPixmap(pixmap, QIcon.Mode.Selected)
    return found
