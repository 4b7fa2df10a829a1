"""The picture under the map, to trace over."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImageReader, QPainter, QPixmap

from uguisu.content.source import safe_name
from uguisu_editor.canvas.viewport import Viewport
from uguisu_editor.model.parts import point_of
from uguisu_editor.session import Session

MOST_MEGABYTES = 512


class BackgroundPicture:
    """Paints the document's background; the picture is read once, and again when its name changes."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._name = ""
        self._pixmap = QPixmap()

    @property
    def entry(self) -> dict[str, Any]:
        """The background's entry in the map, empty if there is none."""
        found = self.session.document.look("map", ("background",))
        return found if isinstance(found, dict) else {}

    @property
    def area(self) -> QRectF | None:
        """Where the picture lies, in map units; None without one."""
        entry = self.entry
        if not entry or not self._load(entry.get("image")):
            return None
        left, top = point_of(entry.get("at")) or (0.0, 0.0)
        scale = self.scale
        return QRectF(left, top, self._pixmap.width() * scale, self._pixmap.height() * scale)

    @property
    def scale(self) -> float:
        """Map units to a pixel of the picture."""
        found = self.entry.get("scale", 1.0)
        return float(found) if isinstance(found, int | float) and found > 0 else 1.0

    def paint(self, painter: QPainter, view: Viewport) -> None:
        """Paint it, if it is shown."""
        if not self.session.visible("background"):
            return
        area = self.area
        if area is None:
            return
        opacity = self.entry.get("opacity", 1.0)
        painter.save()
        painter.setOpacity(float(opacity) if isinstance(opacity, int | float) else 1.0)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, True)
        corner = view.to_screen(area.left(), area.top())
        target = QRectF(corner.x(), corner.y(), area.width() * view.scale, area.height() * view.scale)
        painter.drawPixmap(target, self._pixmap, QRectF(self._pixmap.rect()))
        painter.restore()

    def _load(self, name: Any) -> bool:
        if not isinstance(name, str) or not safe_name(name):
            return False
        if name != self._name:
            self._name = name
            self._pixmap = _read(self.session.document.folder / name)
        return not self._pixmap.isNull()


def _read(path: Path) -> QPixmap:
    reader = QImageReader(str(path))
    reader.setAutoTransform(True)
    QImageReader.setAllocationLimit(MOST_MEGABYTES)
    return QPixmap.fromImage(reader.read()) if path.is_file() else QPixmap()
