"""Move and scale the picture that is traced over."""

from __future__ import annotations

from math import hypot

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPen

from uguisu_editor.i18n import tr
from uguisu_editor.model.edits import Put
from uguisu_editor.tools.marking import accent
from uguisu_editor.tools.tool import Tool, Touch

CORNER = 14.0


class BackgroundTool(Tool):
    """Drag the picture to move it, its lower right corner to scale it."""

    name = "background"
    key = "K"
    layer = "background"
    cursor = Qt.CursorShape.SizeAllCursor
    _start: Touch | None = None
    _scaling = False
    _was: tuple[float, float, float] = (0.0, 0.0, 1.0)

    @staticmethod
    def title() -> str:
        return tr("Move the picture")

    def help(self) -> str:
        return tr("Drag the picture to move it, its lower right corner to scale it.")

    def press(self, touch: Touch) -> None:
        picture = self.canvas.background
        area = picture.area
        if area is None:
            self.session.refused.emit(tr("There is no picture yet: Map > Picture to trace over…"))
            return
        corner = self.canvas.view.to_screen(area.right(), area.bottom())
        away = touch.screen - corner
        self._scaling = hypot(away.x(), away.y()) <= CORNER
        self._start = touch
        self._was = area.left(), area.top(), picture.scale

    def move(self, touch: Touch) -> None:
        area = self.canvas.background.area
        if self._start is None or area is None:
            return
        left, top, scale = self._was
        if self._scaling:
            wide = max(1e-6, self._start.x - left)
            self.session.restroke(
                Put(
                    "map",
                    ("background", "scale"),
                    round(max(scale * (touch.x - left) / wide, scale / 1000), 6),
                )
            )
        else:
            at = [round(left + touch.x - self._start.x, 2), round(top + touch.y - self._start.y, 2)]
            self.session.restroke(Put("map", ("background", "at"), at))

    def release(self, touch: Touch) -> None:
        self._start = None
        self.session.end_stroke(tr("Scale the picture") if self._scaling else self.title())

    def cancel(self) -> bool:
        self._start = None
        return super().cancel()

    def nudge(self, dx: int, dy: int, *, many: bool) -> bool:
        area = self.canvas.background.area
        if area is None or not self.session.free("background"):
            return False
        step = (10 if many else 1) / self.canvas.view.scale
        at = [round(area.left() + dx * step, 2), round(area.top() + dy * step, 2)]
        return self.session.do(self.title(), Put("map", ("background", "at"), at))

    def paint(self, painter: QPainter) -> None:
        area = self.canvas.background.area
        if area is None:
            return
        view = self.canvas.view
        corner, other = view.to_screen(area.left(), area.top()), view.to_screen(area.right(), area.bottom())
        painter.setPen(QPen(accent(self.canvas), 1.5, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(
            int(corner.x()), int(corner.y()), int(other.x() - corner.x()), int(other.y() - corner.y())
        )
        painter.setBrush(accent(self.canvas))
        painter.drawRect(int(other.x()) - 5, int(other.y()) - 5, 10, 10)
