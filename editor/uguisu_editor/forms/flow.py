"""A layout that goes on in the next line where the line is full, as words do."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Puts widgets side by side, and then into further lines."""

    def __init__(self, parent: QWidget | None = None, gap: int = 5) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self.setContentsMargins(QMargins(0, 0, 0, 0))

    def addItem(self, item: QLayoutItem) -> None:  # noqa: N802
        """Take an item in."""
        self._items.append(item)

    def count(self) -> int:
        """How many there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        """Return one."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        """Take one out."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:  # noqa: N802
        """It takes no more room than it needs."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        """The narrower, the higher."""
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        """Return how high it is at a width."""
        return self._lay(QRect(0, 0, width, 0), really=False)

    def setGeometry(self, rect: QRect) -> None:  # noqa: N802
        """Lay all out."""
        super().setGeometry(rect)
        self._lay(rect, really=True)

    def sizeHint(self) -> QSize:  # noqa: N802
        """As small as may be."""
        return self.minimumSize()

    def minimumSize(self) -> QSize:  # noqa: N802
        """As wide as the widest."""
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def _lay(self, rect: QRect, *, really: bool) -> int:
        x, y, line = rect.x(), rect.y(), 0
        row: list[tuple[QLayoutItem, int, QSize]] = []
        for item in self._items:
            size = item.sizeHint().boundedTo(QSize(max(40, rect.width()), 10_000))
            if row and x + size.width() > rect.right() + 1:
                self._set(row, y, line, really)
                y, x, line, row = y + line + self._gap, rect.x(), 0, []
            row.append((item, x, size))
            x += size.width() + self._gap
            line = max(line, size.height())
        self._set(row, y, line, really)
        return y + line - rect.y()

    @staticmethod
    def _set(row: list[tuple[QLayoutItem, int, QSize]], y: int, line: int, really: bool) -> None:
        for item, x, size in row if really else ():
            item.setGeometry(QRect(QPoint(x, y + (line - size.height()) // 2), size))
