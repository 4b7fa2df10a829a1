"""The pictures of tools and buttons: Material Design icons in the theme's ink, and what has to be drawn here."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import ClassVar

import qtawesome  # type: ignore[import-untyped]
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QIcon, QPainter, QPen, QPixmap, QPolygonF

from uguisu.views import LineStyle
from uguisu_editor.canvas.marks import stroke

SIDE = 96
FONT = "mdi6."
"""Of the fonts that QtAwesome has, Material Design Icons (Apache License 2.0): one hand, and all that is needed."""

GLYPHS = {
    "select": "cursor-default-outline",
    "draw": "brush-outline",
    "hand": "hand-back-right-outline",
    "place": "plus-circle-outline",
    "zone": "vector-polygon",
    "room": "vector-square",
    "link": "vector-line",
    "eraser": "eraser",
    "erase": "eraser",
    "brush": "brush-outline",
    "fill": "format-color-fill",
    "rectangle": "rectangle-outline",
    "line": "ray-start-end",
    "edge": "wall",
    "cut-zone": "content-cut",
    "join-zones": "set-merge",
    "walls": "vector-square",
    "ring": "hexagon-multiple-outline",
    "mirror": "reflect-horizontal",
    "size": "arrow-expand-all",
    "pieces": "chess-pawn",
    "tag": "tag-outline",
    "prop": "tune-variant",
    "lasso": "lasso",
    "stamp": "stamper",
    "layer-add": "image-plus-outline",
    "layer-up": "arrow-up",
    "layer-down": "arrow-down",
    "layer-name": "rename-outline",
    "layer-remove": "delete-outline",
    "stamp-right": "rotate-right",
    "stamp-left": "rotate-left",
    "stamp-mirror": "flip-horizontal",
    "background": "image-outline",
    "target": "crosshairs",
    "saved": "check",
    "step-back": "skip-previous-outline",
    "step-forward": "skip-next-outline",
    "play-back": "arrow-left",
    "play-undo": "undo",
    "play-redo": "redo",
    "play-hint": "lightbulb-on-outline",
    "play-pause": "pause",
    "play-go": "play",
    "play-step": "step-forward",
    "play-glide": "motion-outline",
    "map": "map-outline",
    "scenario": "text-box-outline",
    "mission": "flag-outline",
    "cards": "cards-outline",
    "rulings": "scale-balance",
    "texts": "translate",
    "play": "play-circle-outline",
    "new": "plus",
    "open": "folder-open-outline",
    "get": "cloud-download-outline",
    "import": "import",
    "lesson": "school-outline",
    "save": "content-save-outline",
    "undo": "undo",
    "redo": "redo",
    "playtest": "chart-bar",
    "plugins": "puzzle-outline",
    "print": "printer-outline",
    "find": "magnify",
    "share": "share-variant-outline",
    "zoom-out": "magnify-minus-outline",
    "zoom-in": "magnify-plus-outline",
    "fit": "fit-to-page-outline",
    "shortcuts": "keyboard-outline",
    "lock": "lock-outline",
    "worked-on": "pencil-outline",
    "gift": "gift-outline",
    "own-copy": "content-copy",
    "paper": "file-outline",
    "own-mod": "puzzle-edit-outline",
    "close": "close",
    "dock-problems": "alert-circle-outline",
}
COLOURED = {
    "error": ("alert-circle", "#c0392b"),
    "warning": ("alert", "#c98a1b"),
    "hint": ("information", "#4a6fa5"),
}
"""What means something by its colour, in every theme."""


class _Ink:
    """What the pictures are drawn with: the theme's ink, a fainter one for what can't be used now, and the one of buttons
    that come first.
    """

    line = "#26221d"
    faint = "#7a7267"
    on_accent = "#ffffff"
    tints: ClassVar[Mapping[str, str]] = {}


def set_ink(line: str, faint: str, on_accent: str, tints: Mapping[str, str]) -> None:
    """Draw pictures for another theme from now on; `tints` are the inks of chips, by what they hold."""
    _Ink.line, _Ink.faint, _Ink.on_accent, _Ink.tints = line, faint, on_accent, tints
    icon.cache_clear()
    swatch.cache_clear()
    glyph_icon.cache_clear()


@cache
def glyph_icon(glyph: str, tint: str = "") -> QIcon:
    """Return a glyph of the font in the ink of a kind of chip, else in the theme's; a tint that begins with # is that colour
    in every theme. An unknown glyph gives an empty picture.
    """
    colour = (
        tint
        if tint[:1] == "#"
        else _Ink.faint
        if tint == "faint"
        else _Ink.on_accent
        if tint == "first"
        else _Ink.tints.get(tint, _Ink.line)
    )
    try:
        return QIcon(qtawesome.icon(FONT + glyph, color=colour, color_disabled=_Ink.faint))
    except Exception:
        return QIcon()


@cache
def icon(name: str) -> QIcon:
    """Return a picture by name; unknown names give an empty one. With `first-` before it, in the ink of what comes first."""
    if name == "app":
        return QIcon(_bird())
    if name in COLOURED:
        glyph, colour = COLOURED[name]
        return QIcon(qtawesome.icon(FONT + glyph, color=colour, color_disabled=colour))
    meant = name.removeprefix("first-")
    if meant in GLYPHS:
        colour = _Ink.line if meant == name else _Ink.on_accent
        return QIcon(qtawesome.icon(FONT + GLYPHS[meant], color=colour, color_disabled=_Ink.faint))
    return QIcon()


@cache
def swatch(colour: str) -> QIcon:
    """Return a spot of colour."""
    pixmap = QPixmap(SIDE, SIDE)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(_Ink.line), 2))
    painter.setBrush(QColor(colour))
    painter.drawRoundedRect(QRectF(5, 5, SIDE - 10, SIDE - 10), 8, 8)
    painter.end()
    return _untinted(pixmap)


@cache
def line_swatch(style: LineStyle) -> QIcon:
    """Return a piece of a line as the map draws it: two kinds of one colour may differ in their dashes."""
    pixmap = QPixmap(2 * SIDE, SIDE)
    pixmap.fill(QColor("#fbf8f1"))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    stroke(painter, (QPointF(6, SIDE / 2), QPointF(2 * SIDE - 6, SIDE / 2)), style, SIDE / 16)
    painter.end()
    return _untinted(pixmap)


def _untinted(pixmap: QPixmap) -> QIcon:
    """Return an icon whose colours stay as they are in a chosen row, too."""
    found = QIcon(pixmap)
    found.addPixmap(pixmap, QIcon.Mode.Selected)
    return found


def _bird() -> QPixmap:
    """A nightingale on a line: the program's own sign."""
    pixmap = QPixmap(SIDE, SIDE)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(SIDE / 24, SIDE / 24)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(QColor("#2f6f8f")))
    painter.drawEllipse(QRectF(1, 1, 22, 22))
    painter.setBrush(QBrush(QColor("#fbf8f1")))
    painter.drawEllipse(QRectF(6, 8, 11, 9))
    painter.drawEllipse(QRectF(12.5, 5, 6, 6))
    for corners in (((18, 7), (21, 8), (18, 9)), ((7, 13), (2.5, 17), (9, 16))):
        painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
    painter.setBrush(QBrush(QColor("#2f6f8f")))
    painter.drawEllipse(QPointF(16, 7.6), 0.9, 0.9)
    painter.setPen(QPen(QColor("#c9a227"), 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(5, 19), QPointF(19, 19))
    painter.end()
    return pixmap
