"""Words on paper: a text in a box of millimetres, as large as fits."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from uguisu_editor.fonts import OTHERS, SANS, SERIF

TALL = 50_000
"""Units that no text is high."""
SMALLEST, SMALLER = 1.2, 0.93
"""Millimetres below which a text is made no smaller, and the step by which it is."""


def write(
    painter: QPainter,
    box: QRectF,
    text: str,
    size: float,
    *,
    bold: bool = False,
    serif: bool = False,
    centred: bool = False,
    draw: bool = True,
) -> float:
    """Write a text into a box in the painter's ink, smaller if it would not fit; return how high it is. All in millimetres, the
    size of letters, too; a box without a height has no end.
    """
    font = QFont([SERIF if serif else SANS, *OTHERS])
    font.setPixelSize(100)  # of 100 units, to be scaled
    font.setBold(bold)
    painter.setFont(font)
    flags = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignTop)
    flags |= int(Qt.AlignmentFlag.AlignHCenter if centred else Qt.AlignmentFlag.AlignLeft)
    while True:
        scale = size / 100
        wide, high = box.width() / scale, box.height() / scale
        needed = painter.boundingRect(QRectF(0, 0, wide, TALL), flags, text)
        fits = needed.height() <= high + 1 and needed.width() <= wide + 1
        if size < SMALLEST or not box.height() or fits:
            break
        size *= SMALLER
    if draw:
        painter.save()
        painter.translate(box.topLeft())
        painter.scale(scale, scale)
        painter.drawText(QRectF(0, 0, wide, max(high, needed.height())), flags, text)
        painter.restore()
    return needed.height() * scale
