"""Who plays a seat: the players in order of strength, each with a sentence below its name; a click anywhere opens them."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import (
    QComboBox,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from uguisu_editor.play.players import player_about, player_name, players_named

SIDE, TOP = 10, 5
"""Pixels around the words of a player."""
ABOUT = Qt.ItemDataRole.ToolTipRole


class TwoLines(QStyledItemDelegate):
    """A name, and a sentence below it."""

    def sizeHint(  # noqa: N802
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return the room that both need."""
        letters = QFontMetrics(option.font)
        wide = max(letters.horizontalAdvance(str(index.data(role) or "")) for role in (0, ABOUT))
        return QSize(wide + 2 * SIDE, 2 * letters.lineSpacing() + 2 * TOP)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw them on the ground that the list gives to a row."""
        painter.save()
        chosen = bool(option.state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver))
        if chosen:
            painter.fillRect(option.rect, option.palette.highlight())
        role = QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text
        box = option.rect.adjusted(SIDE, TOP, -SIDE, -TOP)
        half = QRect(box.left(), box.top(), box.width(), box.height() // 2)
        font = option.font
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(option.palette.color(role))
        painter.drawText(half, Qt.AlignmentFlag.AlignVCenter, str(index.data(0) or ""))
        font.setBold(False)
        painter.setFont(font)
        painter.drawText(
            half.translated(0, half.height()), Qt.AlignmentFlag.AlignVCenter, str(index.data(ABOUT) or "")
        )
        painter.restore()


class SeatBox(QComboBox):
    """Who plays a seat: a click on the name offers the others, as one on the arrow does; it can be typed, too."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setItemDelegate(TwoLines(self))
        line = self.lineEdit()
        if line is not None:
            line.installEventFilter(self)

    def offer(self, players: Iterable[str]) -> None:
        """Offer these."""
        for player, told in players_named(players).items():
            self.addItem(told, player)
            self.setItemData(self.count() - 1, player_about(player), ABOUT)

    def show_player(self, player: str) -> None:
        """Show who plays; one that is not offered stands there with its setting."""
        at = self.findData(player)
        if at < 0 and player:
            self.addItem(f"{player_name(player)} ({player})", player)
            at = self.count() - 1
            self.setItemData(at, player_about(player), ABOUT)
        self.setCurrentIndex(max(0, at))

    def showPopup(self) -> None:  # noqa: N802
        """Open the list as wide as its longest sentence."""
        view = self.view()
        view.setMinimumWidth(max(self.width(), view.sizeHintForColumn(0) + 2 * SIDE))
        super().showPopup()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Offer the others."""
        if watched is self.lineEdit() and event.type() == QEvent.Type.MouseButtonRelease:
            self.showPopup()
        return super().eventFilter(watched, event)
