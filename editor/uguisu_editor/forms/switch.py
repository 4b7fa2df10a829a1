"""A switch: what is on or off at once, drawn as one, and for whoever hears it a box with a tick."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QCheckBox

WIDE, HIGH = 36, 20
"""Pixels of the switch itself."""
RIM = 3
"""Pixels around it, for the line that shows where the keyboard is."""


class Switch(QCheckBox):
    """On at the right, in the colour of what comes first; off at the left. It has no words of its own."""

    def sizeHint(self) -> QSize:  # noqa: N802
        """As large as it is drawn."""
        return QSize(WIDE + 2 * RIM, HIGH + 2 * RIM)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """It is never smaller."""
        return self.sizeHint()

    def hitButton(self, at: QPoint) -> bool:  # noqa: N802
        """All of it is pressed, not only where a box would be."""
        return self.rect().contains(at)

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802
        """Draw the groove and the knob."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        group = QPalette.ColorGroup.Active if self.isEnabled() else QPalette.ColorGroup.Disabled
        colours = self.palette()
        groove = QRectF(RIM, (self.height() - HIGH) / 2, WIDE, HIGH)
        if self.hasFocus():
            painter.setPen(QPen(colours.text().color(), 1.5))
            painter.drawRoundedRect(groove.adjusted(-2, -2, 2, 2), HIGH / 2 + 2, HIGH / 2 + 2)
        role = QPalette.ColorRole.Highlight if self.isChecked() else QPalette.ColorRole.Mid
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setOpacity(1.0 if self.isEnabled() else 0.5)
        painter.setBrush(colours.brush(group, role))
        painter.drawRoundedRect(groove, HIGH / 2, HIGH / 2)
        painter.setBrush(colours.brush(group, QPalette.ColorRole.Base))
        at = groove.right() - HIGH / 2 if self.isChecked() else groove.left() + HIGH / 2
        painter.drawEllipse(QPointF(at, groove.center().y()), HIGH / 2 - 3, HIGH / 2 - 3)
        painter.end()
