"""The board before and after something that happens on it, side by side."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QWidget

from uguisu.board import Dot, Group, Image, Mark, MarkArea, Path, Picture, Stroke
from uguisu_editor.canvas.scene_painter import path_of
from uguisu_editor.i18n import tr
from uguisu_editor.icons import glyph_icon
from uguisu_editor.io.painting import paint

BETWEEN, ARROW, TAG = 36, 20, 5
"""Pixels between two boards, of the arrow there, and about the word in the corner of each."""
ROOM = 0.34
"""Of the board at least so much is shown."""


class Boards(QWidget):
    """The board before and after something, side by side; nothing while there is none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pictures: tuple[Picture | None, Picture | None] = (None, None)
        self.part: QRectF | None = None
        """What is shown of both; None: all."""
        self.setMinimumHeight(60)
        self.retranslate()
        self.hide()

    def retranslate(self) -> None:
        """Say what it is."""
        self.setAccessibleName(tr("The board before and after the card"))

    def show_boards(self, before: Picture | None, after: Picture | None) -> None:
        """Show two boards."""
        self.pictures = before, after
        self.part = None if before is None or after is None else part_that_differs(before, after)
        self.setVisible(before is not None)
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802
        """Draw both, as large as there is room."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide, high = (self.width() - BETWEEN) / 2, float(self.height())
        for number, (picture, told) in enumerate(
            zip(self.pictures, (tr("Before"), tr("After")), strict=True)
        ):
            if picture is None or high <= 0:
                continue
            left = number * (wide + BETWEEN)
            whole = QRectF(0, 0, picture.width, picture.height)
            room = QRectF(left, 0, wide, high)
            part = _widened(self.part, whole, wide / high) if self.part is not None else whole
            scale = min(wide / part.width(), high / part.height())
            painter.save()
            clip = QPainterPath()
            clip.addRoundedRect(room, 8, 8)
            painter.setClipPath(clip)
            painter.fillRect(room, QColor(picture.paper))
            painter.translate(room.center())
            painter.scale(scale, scale)
            painter.translate(-part.center())
            paint(picture, painter)
            painter.restore()
            self._tag(painter, room, told)
        if self.pictures[1] is not None:
            side = ARROW
            sign = glyph_icon("arrow-right-bold", "then").pixmap(side, side)
            painter.drawPixmap(round(wide + (BETWEEN - side) / 2), round((high - side) / 2), sign)
        painter.end()

    def _tag(self, painter: QPainter, room: QRectF, told: str) -> None:
        """Say in the corner of a board which it is."""
        metrics = painter.fontMetrics()
        box = QRectF(0, 0, metrics.horizontalAdvance(told) + 3 * TAG, metrics.height() + TAG)
        box.moveTopLeft(room.topLeft() + QPointF(TAG, TAG))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.palette().window())
        painter.drawRoundedRect(box, TAG, TAG)
        painter.setPen(self.palette().windowText().color())
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, told)


def part_that_differs(before: Picture, after: Picture) -> QRectF | None:
    """Return the part of a board in which two pictures of it differ; None where they don't."""
    new = QRectF()
    for mark in [
        *(one for one in before.marks if one not in after.marks),
        *(one for one in after.marks if one not in before.marks),
    ]:
        new = new.united(_bounds(mark))
    return new if not new.isEmpty() else None


def _bounds(mark: Mark) -> QRectF:
    """Return where a mark lies."""
    if isinstance(mark, Group):
        found = QRectF()
        for one in mark.marks:
            found = found.united(_bounds(one))
        return found
    if isinstance(mark, Dot):
        (x, y), r = mark.centre, mark.radius
        return QRectF(x - r, y - r, 2 * r, 2 * r)
    if isinstance(mark, Path):
        return path_of(mark.outline).boundingRect()
    if isinstance(mark, Image):
        return QRectF(*mark.at, mark.width, mark.height)
    if isinstance(mark, Stroke | MarkArea):
        return QPolygonF([QPointF(*point) for point in mark.points]).boundingRect().adjusted(-1, -1, 1, 1)
    return QRectF(mark.at[0] - mark.size, mark.at[1] - mark.size, 2 * mark.size, 2 * mark.size)


def _widened(part: QRectF, whole: QRectF, ratio: float) -> QRectF:
    """Return a part with some room around it, in the shape of the widget, and not too small to see where it is."""
    wide = max(1.5 * part.width(), ROOM * whole.width())
    high = max(1.5 * part.height(), ROOM * whole.height())
    wide, high = max(wide, high * ratio), max(high, wide / ratio)
    if wide >= whole.width() and high >= whole.height():
        return whole
    shown = QRectF(0, 0, wide, high)
    shown.moveCenter(part.center())
    dx = max(0.0, whole.left() - shown.left()) - max(0.0, shown.right() - whole.right())
    dy = max(0.0, whole.top() - shown.top()) - max(0.0, shown.bottom() - whole.bottom())
    return shown.translated(dx if wide < whole.width() else 0, dy if high < whole.height() else 0)
