"""The tiles of the mission's page: each is a part of the mission, with what is in it."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from uguisu_editor.icons import glyph_icon

SIGN, SMALL_SIGN, ROOM, TALL = 22, 14, 10, 64
"""Pixels of a tile: its sign, the room beside it, its height."""
SMALLEST = (SMALL_SIGN, 11)
"""The smallest sign and letters of a tile's title."""
LINES = 3
"""Of what a tile has to say."""
SIZES = ((SIGN, 13), (SMALL_SIGN, 13), (SMALL_SIGN, 12), SMALLEST)
SIGNS = {
    "goals": ("flag-checkered", "then"),
    "story": ("script-text-outline", "when"),
    "counters": ("counter", "counter"),
    "setup": ("chess-pawn", "piece"),
}


class Tile(QToolButton):
    """One of the four parts of a mission: what it is called, and what is in it."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = name
        self._title = self._about = ""
        self.setProperty("tile", True)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the room for a sign, a title, and some lines of what it has to say."""
        return QSize(SIGN + 3 * ROOM + QFontMetrics(self._bold()).horizontalAdvance(self._title), TALL)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the room for the small sign and its title in the smallest letters."""
        sign, pixels = SMALLEST
        return QSize(
            _beside(sign) + QFontMetrics(self._bold(pixels)).horizontalAdvance(self._title) + 5, TALL
        )

    def _bold(self, pixels: int = 13) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(pixels)
        font.setBold(True)
        return font

    def _wide(self, sign: int) -> int:
        """Return the room for words beside so large a sign."""
        return self.width() - _beside(sign) - 4

    def tell(self, title: str, about: str) -> None:
        """Say what is in it."""
        self._title, self._about = title, about
        self.setAccessibleName(f"{title}: {about}")
        self.setToolTip(about)
        self.updateGeometry()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the frame as the style does, and in it the sign, the title, and what it has to say."""
        super().paintEvent(event)
        painter = QPainter(self)
        font = QFont(self.font())
        font.setPixelSize(11)
        metrics, wrapped = QFontMetrics(font), Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap

        def below(wide: int) -> QRect:
            return metrics.boundingRect(QRect(0, 0, wide, self.height()), int(wrapped), self._about)

        # A long word has the room of half the sign, and is a little smaller; so has what stands below it.
        most = LINES * metrics.lineSpacing() + 1
        fitting = [
            size
            for size in SIZES
            if QFontMetrics(self._bold(size[1])).horizontalAdvance(self._title) <= self._wide(size[0])
        ] or [SMALLEST]

        def whole_below(wide: int) -> bool:
            return below(wide).height() <= most and below(wide).width() <= wide

        sign, pixels = next((size for size in fitting if whole_below(self._wide(size[0]))), fitting[0])
        left, wide = _beside(sign), self._wide(sign)
        glyph_icon(*SIGNS[self.name]).paint(painter, ROOM, (self.height() - sign) // 2, sign, sign)
        painter.setFont(self._bold(pixels))
        painter.setPen(self.palette().windowText().color())
        left_side, high = Qt.AlignmentFlag.AlignLeft, painter.fontMetrics().height()
        title = painter.fontMetrics().elidedText(self._title, Qt.TextElideMode.ElideRight, wide)
        whole, about = below(wide), self._about
        if whole.height() > most:
            about = metrics.elidedText(
                about, Qt.TextElideMode.ElideRight, LINES * wide - metrics.averageCharWidth() * 9
            )
            whole.setHeight(LINES * metrics.lineSpacing())
        top = max(2, (self.height() - high - whole.height()) // 2)
        painter.drawText(QRect(left, top, wide, high), left_side, title)
        painter.setFont(font)
        painter.setPen(self.palette().placeholderText().color())
        painter.drawText(QRect(left, top + high, wide, whole.height() + 2), wrapped, about)
        painter.end()


def _beside(sign: int) -> int:
    """Return where the words of a tile begin, beside so large a sign."""
    return ROOM + sign + ROOM * sign // SIGN
