"""Move and scale the pictures under the map."""

from __future__ import annotations

from math import hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from uguisu_changes.edits import Put
from uguisu_editor.canvas.background import PlacedPicture
from uguisu_editor.i18n import tr
from uguisu_editor.tools.marking import accent
from uguisu_editor.tools.tool import Tool, Touch

CORNER = 14.0


class BackgroundTool(Tool):
    """Drag a picture to move it, the lower right corner of the chosen one to scale it."""

    name = "background"
    key = "K"
    layer = "background"
    cursor = Qt.CursorShape.SizeAllCursor
    _start: Touch | None = None
    _scaling = False
    _was: PlacedPicture | None = None

    @staticmethod
    def title() -> str:
        return tr("Move the picture")

    def help(self) -> str:
        return tr("Drag the picture to move it, its lower right corner to scale it.")

    def step(self) -> str:
        return tr("Scale the picture") if self._scaling else self.title()

    def press(self, touch: Touch) -> None:
        pictures = self.canvas.background
        chosen = pictures.chosen
        if chosen is None:
            self.session.refused.emit(tr("There is no picture yet: Map > Picture to trace over…"))
            return
        corner = touch.screen - self.canvas.view.to_screen(chosen.area.right(), chosen.area.bottom())
        self._scaling = hypot(corner.x(), corner.y()) <= CORNER
        if not self._scaling and not chosen.area.contains(QPointF(touch.x, touch.y)):
            there = [one for one in pictures.shown() if one.area.contains(QPointF(touch.x, touch.y))]
            chosen = there[-1] if there else chosen
            self.session.choose(layer=chosen.layer.name)
        if chosen.layer.locked:
            self.session.refused.emit(tr("This picture is locked: see the layers dock."))
            return
        self._start, self._was = touch, chosen

    def move(self, touch: Touch) -> None:
        if self._start is None or self._was is None:
            return
        area, layer = self._was.area, self._was.layer
        if self._scaling:
            wide = max(1e-6, self._start.x - area.left())
            scale = max(layer.scale * (touch.x - area.left()) / wide, layer.scale / 1000)
            self.session.restroke(Put("map", (*layer.path, "scale"), round(scale, 6)))
        else:
            at = [
                round(area.left() + touch.x - self._start.x, 2),
                round(area.top() + touch.y - self._start.y, 2),
            ]
            self.session.restroke(Put("map", (*layer.path, "at"), at))

    def release(self, touch: Touch) -> None:
        self._start = None
        self.session.end_stroke(self.step())

    def cancel(self) -> bool:
        self._start = None
        return super().cancel()

    def nudge(self, dx: int, dy: int, *, many: bool) -> bool:
        chosen = self.canvas.background.chosen
        if chosen is None or chosen.layer.locked or not self.session.free("background"):
            return False
        step = (10 if many else 1) / self.canvas.view.scale
        at = [round(chosen.area.left() + dx * step, 2), round(chosen.area.top() + dy * step, 2)]
        return self.session.do(self.title(), Put("map", (*chosen.layer.path, "at"), at))

    def paint(self, painter: QPainter) -> None:
        chosen = self.canvas.background.chosen
        if chosen is None:
            return
        view, area = self.canvas.view, chosen.area
        corner, other = view.to_screen(area.left(), area.top()), view.to_screen(area.right(), area.bottom())
        painter.setPen(QPen(accent(self.canvas), 1.5, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(QRectF(corner, other))
        if not chosen.layer.locked:
            painter.setBrush(accent(self.canvas))
            painter.drawRect(QRectF(other.x() - 5, other.y() - 5, 10, 10))
