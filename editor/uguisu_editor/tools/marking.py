"""What tools paint over the map."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPolygonF

from uguisu_editor.map_kinds.grid.board import GridBoard
from uguisu_editor.map_kinds.grid.lattice import Cell

if TYPE_CHECKING:
    from uguisu_editor.canvas.canvas import Canvas

LABEL = "#1d6fd1"
"""What the words beside the hand lie on."""


def accent(canvas: Canvas, *, alpha: int = 255) -> QColor:
    """Return the colour of what is about to happen."""
    colour = QColor(canvas.theme.accent)
    colour.setAlpha(alpha)
    return colour


def mark_cells(painter: QPainter, canvas: Canvas, cells: Iterable[Cell]) -> None:
    """Outline cells."""
    board = canvas.session.board
    if not isinstance(board, GridBoard):
        return
    painter.setPen(QPen(accent(canvas), 2))
    painter.setBrush(accent(canvas, alpha=60))
    for cell in cells:
        if board.inside(cell):
            x, y = board.grid.centre(cell)
            painter.drawPolygon(
                QPolygonF([canvas.view.to_screen(x + dx, y + dy) for dx, dy in board.grid.corners])
            )


def mark_line(
    painter: QPainter, canvas: Canvas, start: tuple[float, float], end: tuple[float, float]
) -> None:
    """Draw a line that is not there yet."""
    painter.setPen(QPen(accent(canvas), 3, Qt.PenStyle.DashLine))
    painter.drawLine(canvas.view.to_screen(*start), canvas.view.to_screen(*end))


def mark_rectangle(
    painter: QPainter, canvas: Canvas, start: tuple[float, float], end: tuple[float, float]
) -> None:
    """Draw a rubber band."""
    painter.setPen(QPen(accent(canvas), 1, Qt.PenStyle.DashLine))
    painter.setBrush(accent(canvas, alpha=30))
    painter.drawRect(QRectF(canvas.view.to_screen(*start), canvas.view.to_screen(*end)).normalized())


def mark_path(painter: QPainter, canvas: Canvas, points: Iterable[tuple[float, float]]) -> None:
    """Draw an outline that is not closed yet."""
    painter.setPen(QPen(accent(canvas), 2, Qt.PenStyle.DashLine))
    painter.setBrush(accent(canvas, alpha=30))
    painter.drawPolyline(QPolygonF([canvas.view.to_screen(*point) for point in points]))


def mark_point(painter: QPainter, canvas: Canvas, x: float, y: float, radius: float) -> None:
    """Draw a circle of `radius` pixels."""
    painter.setPen(QPen(accent(canvas), 2))
    painter.setBrush(accent(canvas, alpha=60))
    at: QPointF = canvas.view.to_screen(x, y)
    painter.drawEllipse(at, radius, radius)


def mark_words(painter: QPainter, canvas: Canvas, at: QPointF, told: str) -> None:
    """Write beside the hand what is about to happen, line by line."""
    font = QFont(painter.font())
    font.setPixelSize(12)
    font.setBold(True)
    painter.setFont(font)
    metrics = painter.fontMetrics()
    lines = told.split("\n")
    wide = max(map(metrics.horizontalAdvance, lines))
    box = QRectF(at.x() + 16, at.y() + 22, wide + 20, 10 + 16 * len(lines))
    box.moveRight(min(box.right(), canvas.width() - 4.0))
    box.moveBottom(min(box.bottom(), canvas.height() - 4.0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(LABEL))
    painter.drawRoundedRect(box, 6, 6)
    painter.setPen(QColor("#ffffff"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, told)
