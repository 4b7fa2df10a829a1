"""The parts of a pack, beside what is shown: for each its sign over its name, with the number of its problems."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from uguisu.checks import Diagnostic
from uguisu_editor.i18n import tr
from uguisu_editor.icons import icon
from uguisu_editor.status import RANK, count_told

WIDTH, ROW = 76, 57
"""Pixels of the rail across, and of one of its rows down; a long word makes the rail wider."""
SET_APART, APART = "play", 10
"""The first of the pages on which one plays what was made on those above, and the pixels that set them apart."""
SIGN, WORD, BADGE = 22, 11, 16
"""Pixels of a sign, of the letters below it, and of the round badge beside it."""
COLOURS = {"error": "#b3261e", "warning": "#8a6100", "hint": "#5d6b78"}
"""Of badges: white numbers are read on all of them."""
SEVERITY, COUNT, SIGN_NAME = (Qt.ItemDataRole.UserRole + number for number in (1, 2, 3))


class PackTree(QListWidget):
    """Choose a page with the mouse, with the arrows, or with its key."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._titles: dict[str, Callable[[], str]] = {}
        self._counts: dict[str, Counter[str]] = {}
        self.setObjectName("rail")
        self.setFixedWidth(WIDTH)
        self.setItemDelegate(_Rows(self))
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setFrameShape(QListWidget.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.currentItemChanged.connect(lambda item, _: self._tell(item))
        self.retranslate()

    def add(self, name: str, title: Callable[[], str], sign: str = "") -> None:
        """Add a row; its title is asked anew for each language."""
        item = QListWidgetItem()
        item.setData(Qt.ItemDataRole.UserRole, name)
        item.setData(SIGN_NAME, sign or name)
        self._titles[name] = title
        self.blockSignals(True)
        self.addItem(item)
        if self.currentItem() is None:
            self.setCurrentItem(item)
        self.blockSignals(False)
        self._show(item)

    def redress(self) -> None:
        """Draw the signs in the present theme."""
        self.viewport().update()

    def choose(self, name: str) -> None:
        """Mark a row as the one that is shown, without telling anybody."""
        for item in self._items():
            if item.data(Qt.ItemDataRole.UserRole) == name and item is not self.currentItem():
                self.blockSignals(True)
                self.setCurrentItem(item)
                self.blockSignals(False)

    def count_problems(self, kinds: list[tuple[str, Diagnostic]]) -> None:
        """Show how many problems each page has: (its name, a problem)."""
        self._counts = {}
        for name, found in kinds:
            self._counts.setdefault(name, Counter())[found.severity] += 1
        for item in self._items():
            self._show(item)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.setAccessibleName(tr("Pages of the pack"))
        for item in self._items():
            self._show(item)

    def _advance(self, word: str) -> int:
        return QFontMetrics(letters(self.font(), bold=True)).horizontalAdvance(word)

    def _items(self) -> list[QListWidgetItem]:
        return [self.item(row) for row in range(self.count())]

    def _show(self, item: QListWidgetItem) -> None:
        name = item.data(Qt.ItemDataRole.UserRole)
        title = self._titles[name]()
        counts = self._counts.get(name, Counter())
        worst = next((kind for kind in RANK if counts[kind]), "")
        item.setText(title)
        widest = max(self._advance(other.text()) for other in self._items())
        self.setFixedWidth(max(WIDTH, widest + 18))
        item.setData(SEVERITY, worst)
        item.setData(COUNT, counts[worst])  # as the number at the foot of the window: of the worst alone
        told = ", ".join(count_told(kind, counts[kind]) for kind in RANK if counts[kind])
        item.setToolTip(told or title)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{title}, {told}" if told else title)

    def _tell(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.chosen.emit(item.data(Qt.ItemDataRole.UserRole))


class _Rows(QStyledItemDelegate):
    """Draws a sign over its word, and the number of problems at its shoulder."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:  # noqa: N802
        """Return the room of a row."""
        return QSize(WIDTH - 8, ROW + APART * (index.data(Qt.ItemDataRole.UserRole) == SET_APART))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw a row."""
        palette, box = option.palette, QRectF(option.rect).adjusted(4, 2, -4, -2)
        if index.data(Qt.ItemDataRole.UserRole) == SET_APART:
            painter.fillRect(QRectF(box.left() + 8, box.top() + 4, box.width() - 16, 1), palette.mid())
            box.setTop(box.top() + APART)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        over = bool(option.state & QStyle.StateFlag.State_MouseOver)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        if chosen or over:
            painter.setBrush(palette.highlight() if chosen else palette.button())
            painter.drawRoundedRect(box, 8, 8)
        name = index.data(SIGN_NAME)
        at = QRect(int(box.center().x()) - SIGN // 2, int(box.top()) + 6, SIGN, SIGN)
        sign = f"first-{name}" if chosen else name
        (icon(sign) if not icon(sign).isNull() else icon("first-plugins" if chosen else "plugins")).paint(
            painter, at
        )
        painter.setFont(letters(option.font, bold=chosen))
        painter.setPen((palette.highlightedText() if chosen else palette.text()).color())
        words = box.adjusted(0, SIGN + 8, 0, -2)
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, str(index.data(Qt.ItemDataRole.DisplayRole)))
        if index.data(COUNT):
            self._badge(painter, at, index)
        painter.restore()

    def _badge(self, painter: QPainter, sign: QRect, index: QModelIndex | QPersistentModelIndex) -> None:
        told = str(min(99, index.data(COUNT)))
        font = letters(painter.font(), bold=True)
        wide = max(BADGE, QFontMetrics(font).horizontalAdvance(told) + 8)
        spot = QRectF(sign.right() - 4, sign.top() - 4, wide, BADGE)
        painter.setPen(QPen(QColor("#ffffff"), 1))
        painter.setBrush(QColor(COLOURS[index.data(SEVERITY)]))
        painter.drawRoundedRect(spot, BADGE / 2, BADGE / 2)
        painter.setFont(font)
        painter.setPen(QColor("#ffffff"))
        painter.drawText(spot, Qt.AlignmentFlag.AlignCenter, told)


def letters(font: QFont, *, bold: bool) -> QFont:
    """Return the type of the rail: small, and as sharp on every screen."""
    found = QFont(font)
    found.setPixelSize(WORD)
    found.setBold(bold)
    return found
