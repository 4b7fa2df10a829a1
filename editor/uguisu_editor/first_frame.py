"""What is seen while the window is made: its ground and the name, where the window will stand."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from uguisu_editor.settings import Settings

SIZE = (1280, 820)
"""Pixels of a window that was never moved."""
GROUNDS = {"light": ("#f3f1ec", "#665e53"), "dark": ("#2a2926", "#b3aa9c")}
"""By theme: the window's ground, and faint ink on it."""


class FirstFrame(QWidget):
    """Stands until the window does. It takes its colours from no theme: reading one would be waited for."""

    def __init__(self) -> None:
        super().__init__()
        settings = Settings()
        dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        theme = settings.text("theme", "dark" if dark else "light")
        ground, ink = GROUNDS.get(theme, GROUNDS["light"])
        self._ground, self._ink = QColor(ground), QColor(ink)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.resize(*SIZE)
        geometry = settings.store.value("geometry")
        if isinstance(geometry, QByteArray):
            self.restoreGeometry(geometry)

    def show_at_once(self) -> None:
        """Be painted before anything else is done."""
        self.show()
        QApplication.processEvents()

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802
        """Draw the ground, and the name in its middle."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._ground)
        font = self.font()
        font.setPixelSize(22)
        painter.setFont(font)
        painter.setPen(self._ink)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, "Uguisu")

    def give_way(self) -> None:
        """Go, now that the window stands."""
        self.hide()
        self.deleteLater()
