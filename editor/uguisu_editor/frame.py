"""What the window's upper edge offers on every page: a line to find things in at the right of the menus, and at the right of
the tabs what to begin and what to share.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QStyle,
    QStyleOptionToolButton,
    QStylePainter,
    QTabWidget,
    QToolButton,
    QWidget,
)

from uguisu_editor.dialogs.helping import keys_of, palette
from uguisu_editor.i18n import tr
from uguisu_editor.icons import icon

if TYPE_CHECKING:
    from uguisu_editor.desk import Desk
    from uguisu_editor.pages.map_page import MapPage

FIELD, NARROW = QSize(268, 26), QSize(150, 26)
"""Pixels of the line, and where the window has no room for that."""
ROOM_FOR_NEW = 36
"""Pixels beside the tabs for the sign to begin something new, when they fill the line."""
ROOMY = 1200
"""Pixels of a window from which on the whole line has room beside the menus in every language."""


class CommandField(QToolButton):
    """Looks like a line to type in, with its key at its end; pressed, it opens what finds commands and places."""

    def __init__(self, window: Desk) -> None:
        super().__init__(window)
        self._window = window
        self._key = ""
        self.setObjectName("command-field")
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(lambda: palette(window))

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return its room: less in a narrow window."""
        return FIELD if self._window.width() >= ROOMY else NARROW

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the same."""
        return self.sizeHint()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.setIcon(icon("find"))
        self.setText(tr("Find a command or a place"))
        self.setAccessibleName(self.text())
        self._key = keys_of(self._window, "palette").split("  ")[0]
        self.setToolTip(f"{self.text()} ({self._key})")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw words and key, or the sign and the key alone."""
        painter, option = QStylePainter(self), QStyleOptionToolButton()
        self.initStyleOption(option)
        option.text = ""
        option.icon = icon("")
        painter.drawComplexControl(QStyle.ComplexControl.CC_ToolButton, option)
        inside = self.rect().adjusted(8, 0, -8, 0)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        icon("find").paint(painter, inside.left(), inside.center().y() - 7, 15, 15)
        font = self.font()
        font.setPixelSize(12)
        painter.setFont(font)
        metrics = painter.fontMetrics()
        wide = metrics.horizontalAdvance(self._key)
        painter.setPen(self.palette().placeholderText().color())
        painter.drawText(inside, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self._key)
        words = inside.adjusted(22, 0, -wide - 10, 0)
        told = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, words.width())
        painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, told)


class MenuCorner(QWidget):
    """The line at the right of the menus, and the room beside it."""

    def __init__(self, window: Desk) -> None:
        super().__init__(window)
        self.field = CommandField(window)
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 3, 10, 0)
        row.addWidget(self.field)


class TabCorner(QWidget):
    """What to begin, and the pack in front to be shared."""

    def __init__(self, window: Desk, tabs: QTabWidget) -> None:
        super().__init__(window)
        self._window, self._tabs = window, tabs
        self.new, self.share = QToolButton(tabs), QToolButton(self)
        self.new.setAutoRaise(True)
        self.share.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.share.setProperty("framed", True)
        row = QHBoxLayout(self)
        row.setContentsMargins(ROOM_FOR_NEW, 0, 8, 2)
        for widget in (tabs, tabs.tabBar(), self):
            widget.installEventFilter(self)
        for button, command in ((self.new, "new"), (self.share, "share")):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(window.actions_[command].trigger)
        row.addWidget(self.share)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Where the tabs move, the sign to begin something new stays behind the last."""
        told = event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest, QEvent.Type.Show)
        if told and self._tabs.isVisible():  # of a window that is going, parts are gone already
            self._place_new()
        return super().eventFilter(watched, event)

    def _place_new(self) -> None:
        tabs, size = self._tabs, self.new.sizeHint()
        bar = tabs.tabBar()
        last = bar.tabRect(bar.count() - 1)
        behind = bar.mapTo(tabs, last.topRight()).x() + 6
        most = (self.mapTo(tabs, QPoint(0, 0)).x() if self.isVisible() else tabs.width()) + 4
        left = min(behind, most if self.isVisible() else most - size.width() - 8)
        self.new.setGeometry(left, bar.y() + (bar.height() - size.height()) // 2, size.width(), size.height())
        self.new.raise_()

    def follow(self, page: MapPage | None) -> None:
        """Offer to share what is in front; there may be nothing."""
        self.share.setVisible(page is not None)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.new.setIcon(icon("new"))
        self.new.setToolTip(tr("Begin something new"))
        self.new.setAccessibleName(self.new.toolTip())
        self.share.setIcon(icon("share"))
        self.share.setText(tr("Share"))
