"""The board before and after something that happens on it, side by side."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from uguisu.board import Picture
from uguisu_editor.i18n import tr
from uguisu_editor.io.painting import paint

HEADING, BETWEEN = 20, 14
"""Pixels above a board, and between two."""


class Boards(QWidget):
    """The board before and after something, side by side; nothing while there is none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pictures: tuple[Picture | None, Picture | None] = (None, None)
        self.setMinimumHeight(60)
        self.retranslate()
        self.hide()

    def retranslate(self) -> None:
        """Say what it is."""
        self.setAccessibleName(tr("The board before and after the card"))

    def show_boards(self, before: Picture | None, after: Picture | None) -> None:
        """Show two boards."""
        self.pictures = before, after
        self.setVisible(before is not None)
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802
        """Draw both, as large as there is room."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide, high = (self.width() - BETWEEN) / 2, self.height() - HEADING
        for number, (picture, told) in enumerate(
            zip(self.pictures, (tr("Before"), tr("After")), strict=True)
        ):
            if picture is None or high <= 0:
                continue
            left = number * (wide + BETWEEN)
            painter.setPen(self.palette().placeholderText().color())
            painter.drawText(QRectF(left, 0, wide, HEADING), Qt.AlignmentFlag.AlignVCenter, told)
            scale = min(wide / picture.width, high / picture.height)
            painter.save()
            painter.translate(left, HEADING)
            painter.scale(scale, scale)
            paint(picture, painter)
            painter.restore()
        painter.end()
