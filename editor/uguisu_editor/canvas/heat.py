"""Numbers over the map: a colour for each place, and the value on hover."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPolygonF

from uguisu_editor.model.visible import visible

if TYPE_CHECKING:
    from uguisu_editor.canvas.viewport import Viewport
    from uguisu_editor.model.board import Board


class Surface(Protocol):
    """What it asks of the canvas."""

    view: Viewport
    theme: Any
    """The colours `base`, `grid` and `text`."""

    def width(self) -> int:
        """How wide it is."""


MORE = ("#ffe08a", "#f08a3c", "#c22b3f", "#6d0f4f")
"""From a little to most."""
LESS = ("#cfe3f2", "#6aa5d1", "#2b6cab", "#123f73")
"""From a little less than before to much less."""
OPAQUE = 175
SCALE = (150, 10)


@dataclass(frozen=True)
class Heat:
    """A layer of numbers. `values` may be below zero where they are differences."""

    title: str
    values: Mapping[str, float]
    told: Callable[[float], str]
    most: float = 0.0
    """What the strongest colour stands for; left out, the largest value."""
    of: str = ""
    """The `digest` of the pack that the numbers were found in; empty: whatever it is like."""

    @property
    def top(self) -> float:
        """What the strongest colour stands for."""
        return self.most or max((abs(value) for value in self.values.values()), default=0.0) or 1.0

    @property
    def differs(self) -> bool:
        """Whether there are values below zero."""
        return any(value < 0 for value in self.values.values())

    def colour(self, value: float) -> QColor:
        """Return the colour of a value."""
        steps = MORE if value >= 0 else LESS
        at = min(1.0, abs(value) / self.top) * (len(steps) - 1)
        low = min(int(at), len(steps) - 2)
        one, other, part = QColor(steps[low]), QColor(steps[low + 1]), at - low
        red, green, blue = (
            round(a + (b - a) * part)
            for a, b in (
                (one.red(), other.red()),
                (one.green(), other.green()),
                (one.blue(), other.blue()),
            )
        )
        return QColor(red, green, blue, OPAQUE)

    def paint(self, painter: QPainter, canvas: Surface, board: Board) -> None:
        """Paint it over the map, with its scale in a corner."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        for place, value in self.values.items():
            centre = board.centre(place)
            if not value or centre is None:
                continue
            colour = self.colour(value)
            painter.setBrush(colour)
            painter.setPen(Qt.PenStyle.NoPen)
            outline = board.polygon(place)
            if outline is not None:
                painter.drawPolygon(QPolygonF([canvas.view.to_screen(*corner) for corner in outline]))
            else:
                across = board.spacing * canvas.view.scale
                radius = max(6.0, across * (0.16 + 0.34 * sqrt(min(1.0, abs(value) / self.top))))
                painter.drawEllipse(canvas.view.to_screen(*centre), radius, radius)
        self._paint_scale(painter, canvas)

    def _paint_scale(self, painter: QPainter, canvas: Surface) -> None:
        theme, (wide, high) = canvas.theme, SCALE
        title = visible(self.title)
        metrics = painter.fontMetrics()
        room = max(wide, min(canvas.width() - 40, metrics.horizontalAdvance(title))) + 20
        box = QRectF(10, 10, room, 3 * high + 2 * metrics.height() + 2)
        ground = QColor(theme.base)
        ground.setAlpha(235)
        painter.setPen(QPen(QColor(theme.grid), 1))
        painter.setBrush(ground)
        painter.drawRoundedRect(box, 5, 5)
        painter.setPen(QColor(theme.text))
        inner = box.adjusted(10, 6, -10, -6)
        painter.drawText(
            inner,
            Qt.AlignmentFlag.AlignTop,
            metrics.elidedText(title, Qt.TextElideMode.ElideRight, int(inner.width())),
        )
        bar = QRectF(inner.left(), inner.top() + metrics.height() + 3, wide, high)
        low = -self.top if self.differs else 0.0
        gradient = QLinearGradient(bar.topLeft(), bar.topRight())
        for step in range(11):
            gradient.setColorAt(step / 10, self.colour(low + (self.top - low) * step / 10))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(gradient)
        painter.drawRect(bar)
        painter.setPen(QColor(theme.text))
        under = QRectF(bar.left(), bar.bottom() + 2, wide, metrics.height())
        painter.drawText(under, Qt.AlignmentFlag.AlignLeft, self.told(low))
        painter.drawText(under, Qt.AlignmentFlag.AlignRight, self.told(self.top))

    def told_of(self, place: str) -> str:
        """Say the value of a place."""
        return f"{visible(self.title)}: {self.told(self.values.get(place, 0.0))}"
