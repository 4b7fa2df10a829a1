"""Names with a halo, drawn once each: to stroke the halo of a name takes longer than all else of a small board."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import TypeAlias

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

RIM = 3
"""Pixels around a name for its halo."""
MOST = 2000
"""Names that are kept: those of a large map, lit and not."""
Key: TypeAlias = tuple[str, int, bool, int, int, float, float]


class NamePictures:
    """The names of one board as pictures."""

    def __init__(self) -> None:
        self._drawn = lru_cache(maxsize=MOST)(_drawn)

    def write(
        self,
        painter: QPainter,
        middle: QPointF,
        name: str,
        halo: QColor,
        ink: QColor,
        *,
        bold: bool = False,
        pixels: int = 12,
        thick: float = 3.2,
    ) -> None:
        """Write a name about a point."""
        sharpness = painter.device().devicePixelRatioF()
        drawn = self._drawn((name, pixels, bold, halo.rgba(), ink.rgba(), thick, sharpness))
        left = middle.x() - drawn.width() / sharpness / 2
        top = middle.y() - drawn.height() / sharpness / 2
        at = QPointF(round(left * sharpness) / sharpness, round(top * sharpness) / sharpness)
        painter.drawPixmap(at, drawn)


def _drawn(key: Key) -> QPixmap:
    """Return a name as a picture."""
    name, pixels, bold, halo, ink, thick, sharpness = key
    font = name_font(pixels)
    font.setBold(bold)
    metrics = QFontMetricsF(font)
    wide, high = metrics.horizontalAdvance(name) + 2 * RIM, metrics.height() + 2 * RIM
    picture = QPixmap(ceil(wide * sharpness), ceil(high * sharpness))
    picture.setDevicePixelRatio(sharpness)
    picture.fill(Qt.GlobalColor.transparent)
    path = QPainterPath()
    path.addText(RIM, high / 2 + metrics.ascent() / 2 - 1.5, font, name)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(QColor.fromRgba(halo), thick)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, pen)
    painter.fillPath(path, QColor.fromRgba(ink))
    painter.end()
    return picture


def name_font(pixels: int) -> QFont:
    """Return the font of names."""
    font = QFont()
    font.setPixelSize(pixels)
    return font
