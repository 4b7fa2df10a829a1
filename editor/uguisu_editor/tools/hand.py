"""Move the view with the left button."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt

from uguisu_editor.i18n import tr
from uguisu_editor.tools.tool import Tool, Touch


class HandTool(Tool):
    """Drags the map about."""

    name = "hand"
    in_bar = True
    key = "H"
    cursor = Qt.CursorShape.OpenHandCursor
    _last: QPointF | None = None

    @staticmethod
    def title() -> str:
        return tr("Hand")

    @classmethod
    def word(cls) -> str:
        return tr("Move map")

    def help(self) -> str:
        return tr("Drag to move the view. The middle button, or Space and drag, does so with every tool.")

    def press(self, touch: Touch) -> None:
        self._last = touch.screen

    def move(self, touch: Touch) -> None:
        if self._last is not None:
            moved = touch.screen - self._last
            self.canvas.pan(moved.x(), moved.y())
            self._last = touch.screen

    def release(self, touch: Touch) -> None:
        self._last = None
