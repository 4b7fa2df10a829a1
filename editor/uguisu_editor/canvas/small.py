"""A whole map in a small picture: the minimap, and the packs on the welcome page."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap, QPolygonF

from uguisu.board import NO_CELL, styles_of
from uguisu_editor.canvas.viewport import Viewport
from uguisu_editor.map_kinds.graph.board import GraphBoard
from uguisu_editor.map_kinds.grid.board import GridBoard
from uguisu_editor.map_kinds.grid.painter import UNKNOWN
from uguisu_editor.model.board import Board

MOST_OUTLINED = 1500
"""Hexes that are drawn as such; more are dots."""


def small_picture(board: Board, size: QSize, pixels: float, paper: QColor, ink: QColor) -> QPixmap:
    """Return a picture of a map on paper, with so many device pixels a pixel."""
    return QPixmap.fromImage(small_image(board, size, pixels, paper, ink))


def small_image(board: Board, size: QSize, pixels: float, paper: QColor, ink: QColor) -> QImage:
    """Return the same as an image, which a thread may paint too."""
    picture = QImage(size * pixels, QImage.Format.Format_ARGB32_Premultiplied)
    picture.setDevicePixelRatio(pixels)
    picture.fill(paper)
    view = Viewport()
    view.size = QSizeF(size)
    view.fit(board.bounds, 3)
    painter = QPainter(picture)
    draw_small(painter, board, view, ink)
    painter.end()
    return picture


def draw_small(painter: QPainter, board: Board, view: Viewport, ink: QColor) -> None:
    """Draw a map without words."""
    if isinstance(board, GridBoard):
        _cells(painter, board, view)
    else:
        _graph(painter, board, view, ink)


def _cells(painter: QPainter, board: GridBoard, view: Viewport) -> None:
    colours = {sign: QColor(colour) for sign, colour in board.fills().items()}
    grid, scale = board.grid, view.scale
    step = max(1, int(1.2 / max(scale, 1e-6)))
    outlined = step == 1 and board.columns * board.height <= MOST_OUTLINED and not grid.boxes
    wide, high = (
        max(1.0, side * scale * step) + 0.5
        for side in (grid.width * (0.9 if grid.sides == 6 else 1.0), grid.height)
    )
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, outlined)
    painter.setPen(Qt.PenStyle.NoPen)
    for row in range(0, len(board.rows), step):
        line = board.rows[row]
        for column in range(0, len(line), step):
            colour = colours.get(line[column], UNKNOWN) if line[column] != NO_CELL else None
            if colour is None:
                continue
            x, y = grid.centre((column, row))
            if outlined:
                painter.setBrush(colour)
                painter.drawPolygon(QPolygonF([view.to_screen(x + dx, y + dy) for dx, dy in grid.corners]))
            else:
                at = view.to_screen(x, y)
                painter.fillRect(QRectF(at.x() - wide / 2, at.y() - high / 2, wide, high), colour)


def _graph(painter: QPainter, board: GraphBoard, view: Viewport, ink: QColor) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    styles = styles_of(link.kind for link in board.links)
    for place in board.places.values():
        if place.shape is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor("#d9cfb8"))
            painter.drawPolygon(QPolygonF([view.to_screen(*corner) for corner in place.shape]))
    for link in board.links:
        painter.setPen(QPen(QColor(styles[link.kind].colour), 1.5))
        for start, end in link.segments:
            painter.drawLine(view.to_screen(*start), view.to_screen(*end))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    for place in board.places.values():
        if place.shape is None:
            painter.drawEllipse(view.to_screen(*place.at), 2, 2)
