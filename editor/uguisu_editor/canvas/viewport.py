"""Which part of the map is seen, and how large."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF

SMALLEST, LARGEST = 0.02, 400.0


class Viewport:
    """Map units to pixels: `scale` pixels a unit, `left` and `top` the map's point in the corner."""

    def __init__(self) -> None:
        self.scale = 1.0
        self.left = 0.0
        self.top = 0.0
        self.size = QSizeF(1, 1)

    def to_screen(self, x: float, y: float) -> QPointF:
        """Return where a point of the map is on the screen."""
        return QPointF((x - self.left) * self.scale, (y - self.top) * self.scale)

    def to_map(self, at: QPointF) -> tuple[float, float]:
        """Return which point of the map is at a point of the screen."""
        return at.x() / self.scale + self.left, at.y() / self.scale + self.top

    def seen(self, margin: float = 0.0) -> QRectF:
        """Return the part of the map that is seen, and `margin` map units around it."""
        return QRectF(
            self.left - margin,
            self.top - margin,
            self.size.width() / self.scale + 2 * margin,
            self.size.height() / self.scale + 2 * margin,
        )

    def zoom(self, factor: float, about: QPointF) -> None:
        """Zoom so that what is under `about` stays there."""
        x, y = self.to_map(about)
        self.scale = max(SMALLEST, min(LARGEST, self.scale * factor))
        self.left = x - about.x() / self.scale
        self.top = y - about.y() / self.scale

    def pan(self, dx: float, dy: float) -> None:
        """Move the map by pixels."""
        self.left -= dx / self.scale
        self.top -= dy / self.scale

    def fit(self, bounds: tuple[float, float, float, float], margin: float = 24.0) -> None:
        """Show all within `bounds` (left, top, right, bottom)."""
        left, top, right, bottom = bounds
        wide, high = max(right - left, 1e-6), max(bottom - top, 1e-6)
        room = max(1.0, self.size.width() - 2 * margin), max(1.0, self.size.height() - 2 * margin)
        self.scale = max(SMALLEST, min(LARGEST, room[0] / wide, room[1] / high))
        self.centre_on((left + right) / 2, (top + bottom) / 2)

    def centre_on(self, x: float, y: float) -> None:
        """Bring a point into the middle."""
        self.left = x - self.size.width() / 2 / self.scale
        self.top = y - self.size.height() / 2 / self.scale
