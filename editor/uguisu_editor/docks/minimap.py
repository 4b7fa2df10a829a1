"""The whole map, small, with a frame round what is seen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from uguisu_editor.canvas.small import draw_small
from uguisu_editor.canvas.viewport import Viewport
from uguisu_editor.docks.dock import Dock
from uguisu_editor.i18n import tr
from uguisu_editor.pages.map_page import MapPage

SOON_MS, LATER_MS = 40, 300
"""After a stroke the minimap can wait: problems are looked for first."""


class MinimapDock(Dock):
    """Click or drag to go somewhere."""

    name = "minimap"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = _Minimap(self)
        self.setWidget(self.view)
        self.retranslate()

    def title(self) -> str:
        return tr("Minimap")

    def retranslate(self) -> None:
        super().retranslate()
        self.view.setAccessibleName(tr("Minimap: the arrow keys move the view"))

    def attach(self) -> None:
        if self.page is not None:
            self.listen(self.page.session.settled, lambda: self.view.redraw(LATER_MS))
            self.listen(self.page.session.board_changed, self.view.redraw)
            self.listen(self.page.canvas.view_changed, self.view.update)

    def refresh(self) -> None:
        self.view.page = self.page
        self.view.redraw()


class _Minimap(QWidget):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.page: MapPage | None = None
        self._picture: QPixmap | None = None
        self._view = Viewport()
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._draw)
        self.setMinimumSize(120, 90)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:  # noqa: N802
        """A small square or so."""
        return QSize(200, 150)

    def redraw(self, patience: int = SOON_MS) -> None:
        """Draw the map anew, in so many milliseconds."""
        self._later.start(patience)

    def resizeEvent(self, event: object) -> None:  # noqa: N802
        """Draw it in the new size."""
        self.redraw()

    def _draw(self) -> None:
        board = self.page.session.board if self.page is not None else None
        self._picture = None
        if board is not None and self.isVisible():
            self._view.size = QSizeF(self.size())
            self._view.fit(board.bounds, 6)
            self._picture = QPixmap(self.size() * self.devicePixelRatioF())
            self._picture.setDevicePixelRatio(self.devicePixelRatioF())
            self._picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._picture)
            draw_small(painter, board, self._view, self.palette().text().color())
            painter.end()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint the picture and the frame."""
        painter = QPainter(self)
        if self._picture is None or self.page is None:
            return
        if self._picture.devicePixelRatio() != self.devicePixelRatioF():
            self.redraw()  # the window has come to another screen
        painter.drawPixmap(0, 0, self._picture)
        seen = self.page.canvas.view.seen()
        frame = QRectF(
            self._view.to_screen(seen.left(), seen.top()), self._view.to_screen(seen.right(), seen.bottom())
        )
        painter.setPen(QPen(self.palette().highlight().color(), 2))
        painter.drawRect(frame.intersected(QRectF(self.rect()).adjusted(1, 1, -1, -1)))

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Go there."""
        self._go(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Go along."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go(event.position())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Arrows move what is seen."""
        steps = {
            Qt.Key.Key_Left: (60, 0),
            Qt.Key.Key_Right: (-60, 0),
            Qt.Key.Key_Up: (0, 60),
            Qt.Key.Key_Down: (0, -60),
        }
        step = steps.get(Qt.Key(event.key())) if event.key() in steps else None
        if step is not None and self.page is not None:
            self.page.canvas.pan(*step)
        else:
            super().keyPressEvent(event)

    def _go(self, at: QPointF) -> None:
        if self.page is not None and self._picture is not None:
            self.page.canvas.view.centre_on(*self._view.to_map(at))
            self.page.canvas.pan(0, 0)
