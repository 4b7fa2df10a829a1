"""What part of the map is seen: fitting, panning, zooming, and places that are pointed at."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QPointF, QSizeF, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from uguisu_editor.canvas.background import BackgroundPictures
from uguisu_editor.canvas.viewport import Viewport
from uguisu_editor.map_kinds.graph.board import GraphBoard

if TYPE_CHECKING:
    from uguisu_editor.model.board import Board
    from uguisu_editor.session import Session

Bounds: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom, in map units."""
REST_MS, FLASH_MS = 140, 1400
LEAST_WIDTH = 220
NEIGHBOURS = 64.0
"""Pixels between neighbours at actual size."""
"""A canvas that has not got its place yet is narrower."""


class MapView(QWidget):
    """A widget that shows part of a session's board. `moving` while that part changes; `flash` is a place pointed at, and
    `lit` are all places that a word means.
    """

    view_changed = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.view = Viewport()
        self.background = BackgroundPictures(session)
        self.flash: str | None = None
        self.lit: list[str] = []
        self.moving = False
        self._fitted = False
        self._whole: Bounds | None = None
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self.come_to_rest)
        self._flash_timer = QTimer(self)
        self._flash_timer.setSingleShot(True)
        self._flash_timer.timeout.connect(self._end_flash)

    def fit(self) -> None:
        """Show the whole map."""
        if self.session.board is not None:
            self._show_all_of(self.whole_of(self.session.board))

    def fit_first(self) -> None:
        """Show the whole map, once there are a map and the room for it."""
        if self.session.board is not None and not self._fitted and self.width() > LEAST_WIDTH:
            self._fitted = True
            self.fit()

    def whole_of(self, board: Board) -> Bounds:
        """What there is to see: the map, and the picture under a graph."""
        left, top, right, bottom = board.bounds
        area = self.background.area
        if area is not None and isinstance(board, GraphBoard):
            left, top = min(left, area.left()), min(top, area.top())
            right, bottom = max(right, area.right()), max(bottom, area.bottom())
        return left, top, right, bottom

    def _show_all_of(self, bounds: Bounds) -> None:
        self.view.fit(bounds)
        self._moved()
        self._whole = bounds

    def zoom(self, factor: float, about: QPointF | None = None) -> None:
        """Zoom about a point of the screen; the middle if none is given."""
        self.view.zoom(factor, about if about is not None else QPointF(self.rect().center()))
        self._moved()

    @property
    def magnified(self) -> float:
        """How large the map is shown; 1 where neighbours are `NEIGHBOURS` pixels apart."""
        board = self.session.board
        return self.view.scale * board.spacing / NEIGHBOURS if board is not None else 1.0

    def actual_size(self) -> None:
        """Show neighbours `NEIGHBOURS` pixels apart."""
        if self.session.board is not None:
            self.zoom(NEIGHBOURS / self.session.board.spacing / self.view.scale)

    def pan(self, dx: float, dy: float) -> None:
        """Move the map by pixels."""
        self.view.pan(dx, dy)
        self._moved()

    def show_place(self, place: str, *, flash: bool = True) -> None:
        """Bring a place into sight, and mark it for a moment."""
        board = self.session.board
        centre = board.centre(place) if board is not None else None
        if centre is None or board is None:
            return
        if not self.view.seen(-board.spacing / 2).contains(QPointF(*centre)):
            self.view.centre_on(*centre)
        if flash:
            self.flash = place
            self._flash_timer.start(FLASH_MS)
        self._moved()

    def mark_place(self, place: str | None) -> None:
        """Mark a place for as long as wanted, as when an id is pointed at elsewhere."""
        self._flash_timer.stop()
        self.flash = place
        self.update()

    def light(self, places: list[str]) -> None:
        """Show all of these at once, for as long as wanted; none: no longer."""
        self.lit = list(places)
        self.update()

    def _end_flash(self) -> None:
        self.flash = None
        self.update()

    def _moved(self) -> None:
        self.moving = True
        self._whole = None
        self._rest.start()
        self.view_changed.emit()
        self.update()

    def come_to_rest(self) -> None:
        """The map stands still: draw it sharp."""
        self._rest.stop()
        self.moving = False
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Follow the size."""
        self.follow_size()
        super().resizeEvent(event)

    def follow_size(self) -> None:
        """Fit the map the first time; then keep in sight what was fitted, or the middle where it is."""
        size = QSizeF(self.size())
        middle = self.view.to_map(QPointF(self.view.size.width() / 2, self.view.size.height() / 2))
        self.view.size = size
        if self._whole is not None:
            self._show_all_of(self._whole)
        elif self._fitted:
            self.view.centre_on(*middle)
        else:
            self.fit_first()
        self.view_changed.emit()
