"""Drawing without a mouse: a cursor that the arrow keys move and Enter uses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen

from uguisu_editor.map_kinds.graph.board import GraphBoard

if TYPE_CHECKING:
    from uguisu_editor.canvas.canvas import Canvas

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class KeyboardCursor:
    """A point on the map. Hidden until an arrow key is used while nothing is selected."""

    def __init__(self, canvas: Canvas) -> None:
        self.canvas = canvas
        self.at: tuple[float, float] | None = None
        self.holding = False

    def press(self, event: QKeyEvent) -> bool:
        """Use a key; tell whether it was for the cursor."""
        key = Qt.Key(event.key()) if event.key() in {*ARROWS, Qt.Key.Key_Return, Qt.Key.Key_Enter} else None
        if key is None or self.canvas.session.board is None:
            return False
        if key in ARROWS:
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                dx, dy = ARROWS[key]
                self.canvas.pan(-60 * dx, -60 * dy)
                return True
            many = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            tool = self.canvas.tool
            if self.at is None and tool is not None and tool.nudge(*ARROWS[key], many=many):
                return True
            self._step(*ARROWS[key], many=many)
        else:
            self._enter(event.modifiers())
        self.canvas.update()
        return True

    def hide(self) -> None:
        """The mouse is used."""
        self.at = None
        self.holding = False

    def let_go(self) -> None:
        """Whatever was held is let go."""
        self.holding = False

    def paint(self, painter: QPainter) -> None:
        """Paint a cross hair."""
        if self.at is None:
            return
        at = self.canvas.view.to_screen(*self.at)
        for colour, width in (
            ("#ffffff", 4.0),
            ("#e0457b" if self.holding else self.canvas.theme.accent, 2.0),
        ):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawLine(at - QPointF(11, 0), at + QPointF(11, 0))
            painter.drawLine(at - QPointF(0, 11), at + QPointF(0, 11))

    def _step(self, dx: int, dy: int, *, many: bool) -> None:
        board = self.canvas.session.board
        assert board is not None
        if self.at is None:
            self.at = self.canvas.view.to_map(QPointF(self.canvas.rect().center()))
        x, y = self.at
        if isinstance(board, GraphBoard):
            step = self.canvas.snap_step() * (4 if many else 1)
            x, y = (round(x / step) + dx) * step, (round(y / step) + dy) * step
        else:
            column, row = board.grid.cell_at(x, y)
            jump = 5 if many else 1
            column = min(max(0, column + dx * jump), board.columns - 1)
            row = min(max(0, row + dy * jump), board.height - 1)
            x, y = board.grid.centre((column, row))
        self.at = x, y
        if not self.canvas.view.seen(-20 / self.canvas.view.scale).contains(QPointF(x, y)):
            self.canvas.view.centre_on(x, y)
        self.canvas.hovered.emit(x, y)
        tool = self.canvas.tool
        if tool is not None:
            touch = self.canvas.touch(self.canvas.view.to_screen(x, y))
            if self.holding:
                self.canvas.use(tool.move, touch)
            else:
                tool.hover(touch)

    def _enter(self, modifiers: Qt.KeyboardModifier) -> None:
        tool = self.canvas.tool
        if self.at is None:
            self._step(0, 0, many=False)
        if tool is None or self.at is None or not self.canvas.tool_may_work():
            return
        touch = self.canvas.touch(self.canvas.view.to_screen(*self.at), modifiers)
        if self.holding:
            self.holding = False
            self.canvas.use(tool.release, touch)
            return
        self.canvas.use(tool.press, touch)
        if tool.drags:
            self.holding = True
        else:
            self.canvas.use(tool.release, touch)
