"""Qt paints the marks of a scene as SVG and PNG have them."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from tests.support.seen_marks import MARKS, SEEN, near

from uguisu_editor.canvas.scene_painter import paint_marks

pytestmark = pytest.mark.usefixtures("qapp")


def test_qt_paints_them() -> None:
    image = QImage(140, 80, QImage.Format.Format_RGB32)
    image.fill(QColor("#ffffff"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_marks(painter, MARKS)
    painter.end()
    for at, colour in SEEN.items():
        pixel = QColor(image.pixel(*at))
        assert near((pixel.red(), pixel.green(), pixel.blue()), colour), at
