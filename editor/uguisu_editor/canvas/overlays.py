"""What the canvas paints over and under the map: hints, the grid to snap to, the axes of symmetry, what is pointed at."""

from __future__ import annotations

from math import cos, hypot, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen, QPolygonF

from uguisu.board import cell_id
from uguisu_editor.i18n import tr
from uguisu_editor.map_kinds.grid.board import GridBoard
from uguisu_editor.model.symmetry import axes, grid_centre

if TYPE_CHECKING:
    from uguisu_editor.canvas.canvas import Canvas
    from uguisu_editor.model.whole_map import WholeMap

WIDEST = 440
"""Pixels that a sentence may take before it goes on in the next line."""
LIT = "#1d6fd1"
"""Of places that are spoken of beside the map."""
RIM, RIM_LETTERS = 24, 12
"""Pixels beside a map that its letters and numbers take, and their size."""
LEAST_STEP = 5
"""Pixels between lines of the grid below which it is not drawn."""


def paint_words(painter: QPainter, canvas: Canvas, text: str) -> None:
    """Write a sentence in the middle."""
    painter.setPen(QColor(canvas.theme.faint if canvas.painter_ is not None else canvas.theme.text))
    box = QRectF(0, 0, min(WIDEST, canvas.width() - 40), canvas.height())
    box.moveCenter(QRectF(canvas.rect()).center())
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, text)


def how_to_begin() -> str:
    """What a new user reads on an empty map."""
    return tr(
        "Nothing is drawn yet. Press P and click to set places, or Z and click the corners of a zone. "
        "C joins them, T gives them tags; F1 shows all keys."
    )


def paint_flash(painter: QPainter, canvas: Canvas, place: str) -> None:
    """Mark a place that is pointed at elsewhere."""
    board = canvas.session.board
    centre = board.centre(place) if board is not None else None
    if board is None or centre is None:
        return
    painter.setBrush(Qt.BrushStyle.NoBrush)
    outline = board.polygon(place)
    for colour, width in (("#ffffff", 7.0), ("#e0457b", 3.5)):
        painter.setPen(QPen(QColor(colour), width))
        if outline is not None:
            painter.drawPolygon(QPolygonF([canvas.view.to_screen(*corner) for corner in outline]))
        else:
            radius = max(10.0, 0.26 * board.spacing * canvas.view.scale)
            painter.drawEllipse(canvas.view.to_screen(*centre), radius, radius)


def paint_rim(painter: QPainter, canvas: Canvas, board: GridBoard) -> None:
    """Write the letters of columns and the numbers of rows beside a map of squares, at the edge of the screen where the map
    goes beyond it; every second, fifth, tenth where they would touch.
    """
    font = QFont(painter.font())
    font.setPixelSize(RIM_LETTERS)
    painter.setFont(font)
    painter.setPen(QColor(canvas.theme.faint))
    left, top, _, _ = board.bounds
    corner, step = canvas.view.to_screen(left, top), board.spacing * canvas.view.scale
    x = max(RIM / 2 + 2, corner.x() - RIM / 2)
    y = max(RIM / 2 + 2, corner.y() - RIM / 2)
    wide = QFontMetrics(font).horizontalAdvance(cell_id(board.columns, 0).rstrip("0123456789"))
    for count, across in ((board.columns, True), (board.height, False)):
        apart = next(
            (n for n in (1, 2, 5, 10, 20, 50) if n * step >= (wide if across else RIM_LETTERS) + 5), 100
        )
        for number in range(0, count, apart):
            name = cell_id(number, number)
            row = name.lstrip("abcdefghijklmnopqrstuvwxyz")
            told = name.removesuffix(row) if across else row
            middle = (corner.x() if across else corner.y()) + (number + 0.5) * step
            at = QPointF(middle, y) if across else QPointF(x, middle)
            if middle > RIM and canvas.rect().contains(at.toPoint()):
                box = QRectF(at.x() - 30, at.y() - 10, 60, 20)
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, told)


def paint_lit(painter: QPainter, canvas: Canvas, places: list[str]) -> None:
    """Show the places that are spoken of beside the map."""
    board = canvas.session.board
    if board is None:
        return
    colour = QColor(LIT)
    colour.setAlpha(60)
    painter.setPen(QPen(QColor(LIT), 2.5))
    painter.setBrush(colour)
    for place in places:
        centre, outline = board.centre(place), board.polygon(place)
        if outline is not None:
            painter.drawPolygon(QPolygonF([canvas.view.to_screen(*corner) for corner in outline]))
        elif centre is not None:
            radius = max(10.0, 0.26 * board.spacing * canvas.view.scale)
            painter.drawEllipse(canvas.view.to_screen(*centre), radius, radius)


BADGE = 150
"""Pixels across which a badge goes at most."""
ABOVE = 18
"""Pixels from the middle of a place up to that of its badge."""


def badge_box(metrics: QFontMetrics, text: str) -> tuple[str, QRectF]:
    """Return what of a badge is written, and its box in pixels from the middle of its place."""
    told = metrics.elidedText(text, Qt.TextElideMode.ElideRight, BADGE)
    box = QRectF(0, 0, metrics.horizontalAdvance(told) + 12, metrics.height() + 4)
    box.moveCenter(QPointF(0, -ABOVE))
    return told, box


def paint_badges(painter: QPainter, canvas: Canvas, badges: dict[str, str]) -> None:
    """Write beside places what a form says of them: who starts there, what is to be found."""
    board = canvas.session.board
    if board is None:
        return
    metrics = painter.fontMetrics()
    for place, text in badges.items():
        centre = board.centre(place) if board.exists(place) else None
        if centre is None:
            continue
        told, box = badge_box(metrics, text)
        box.translate(canvas.view.to_screen(*centre))
        painter.setPen(QPen(QColor(canvas.theme.on_accent), 1))
        painter.setBrush(QColor(canvas.theme.accent))
        painter.drawRoundedRect(box, 5, 5)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, told)


def paint_own(painter: QPainter, canvas: Canvas, whole: WholeMap) -> None:
    """Mark what a mod adds to the map, or changes."""
    board = canvas.session.board
    if board is None:
        return
    accent, tint = QColor(canvas.theme.accent), QColor(canvas.theme.accent)
    tint.setAlpha(50)
    painter.setPen(QPen(accent, 2.5))
    painter.setBrush(tint)
    for place in whole.own_places():
        outline, centre = board.polygon(place), board.centre(place)
        if not board.exists(place) or centre is None:
            continue
        if outline is not None:
            painter.drawPolygon(QPolygonF([canvas.view.to_screen(*corner) for corner in outline]))
        else:
            radius = max(7.0, 0.22 * board.spacing * canvas.view.scale)
            painter.drawEllipse(canvas.view.to_screen(*centre), radius, radius)
    painter.setPen(QPen(accent, 5))
    for one, other in whole.own_links():
        ends = board.centre(one), board.centre(other)
        segment = board.segment(one, other) if isinstance(board, GridBoard) else ends
        if segment is not None and segment[0] is not None and segment[1] is not None:
            painter.drawLine(canvas.view.to_screen(*segment[0]), canvas.view.to_screen(*segment[1]))


def paint_snap_grid(painter: QPainter, canvas: Canvas, step: float) -> None:
    """Draw the grid that places of a graph snap to."""
    view = canvas.view
    if step * view.scale < LEAST_STEP:
        return
    seen = view.seen()
    painter.setPen(QPen(QColor(canvas.theme.grid), 0.5))
    x = seen.left() // step * step
    while x < seen.right():
        at = view.to_screen(x, 0).x()
        painter.drawLine(QPointF(at, 0), QPointF(at, canvas.height()))
        x += step
    y = seen.top() // step * step
    while y < seen.bottom():
        at = view.to_screen(0, y).y()
        painter.drawLine(QPointF(0, at), QPointF(canvas.width(), at))
        y += step


def paint_symmetry(painter: QPainter, canvas: Canvas) -> None:
    """Show about what point, and along what lines, strokes are repeated."""
    board, choices = canvas.session.board, canvas.session.choices
    if board is None or choices.symmetry == "none":
        return
    about = grid_centre(board, choices.symmetry) if isinstance(board, GridBoard) else choices.centre
    centre = canvas.view.to_screen(*about)
    accent = QColor(canvas.theme.accent)
    accent.setAlpha(150)
    painter.setPen(QPen(accent, 1.5, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, 7, 7)
    reach = hypot(canvas.width(), canvas.height()) * 2
    for angle in axes(choices.symmetry):
        to = QPointF(cos(angle), sin(angle)) * reach
        painter.drawLine(centre - to, centre + to)
