"""Pictures that a map gives to terrains and tags, drawn within the places that have them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPixmap, QPolygonF, QTransform

from uguisu_editor.canvas.background import PictureFiles

MOST_SIZES = 200
"""Pictures of a size that are kept."""


class PlacePictures:
    """Draws them for one map."""

    def __init__(self, files: PictureFiles, data: Any) -> None:
        self._files, self._data = files, data
        self._sized: dict[tuple[str, int, int], QPixmap] = {}

    def of(self, names: Iterable[str]) -> str | None:
        """Return the first of some terrains and tags that has a picture."""
        told = self._data.get("pictures") if isinstance(self._data, dict) else None
        if not isinstance(told, dict):
            return None
        return next((name for name in names if self._files.pixmap(told.get(name)) is not None), None)

    def fill(self, painter: QPainter, outline: QPolygonF, name: str) -> None:
        """Fill an outline with the picture of a terrain or tag: as large as it takes to cover all of it."""
        path = QPainterPath()
        path.addPolygon(outline)
        path.closeSubpath()
        self._fill(painter, path, outline.boundingRect(), name)

    def fill_dot(self, painter: QPainter, at: QPointF, radius: float, name: str) -> None:
        """Fill a circle with it."""
        path = QPainterPath()
        path.addEllipse(at, radius, radius)
        self._fill(painter, path, path.boundingRect(), name)

    def _fill(self, painter: QPainter, path: QPainterPath, area: QRectF, name: str) -> None:
        picture = self._of_size(name, area.size().toSize())
        if picture is None:
            return
        corner = area.center() - QPointF(picture.width() / 2, picture.height() / 2)
        brush = QBrush(picture)
        brush.setTransform(QTransform.fromTranslate(corner.x(), corner.y()))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(brush)
        painter.drawPath(path)

    def _of_size(self, name: str, size: QSize) -> QPixmap | None:
        file = self._data["pictures"][name]
        key = file, size.width(), size.height()
        if key not in self._sized:
            pixmap = self._files.pixmap(file)
            if pixmap is None:
                return None
            if len(self._sized) >= MOST_SIZES:
                self._sized.clear()
            self._sized[key] = pixmap.scaled(
                size.expandedTo(QSize(1, 1)),
                Qt.AspectRatioMode.KeepAspectRatioByExpanding,
                Qt.TransformationMode.SmoothTransformation,
            )
        return self._sized[key]
