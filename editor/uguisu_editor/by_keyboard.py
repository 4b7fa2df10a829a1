"""The keyboard's ways through the window: Tab passes what can't be seen, Enter is a click, and focus is not lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDockWidget,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSlider,
    QTabBar,
    QWidget,
)
from shiboken6 import isValid

from uguisu_editor.soon import soon

if TYPE_CHECKING:
    from uguisu_editor.desk import Desk

RINGED = (QAbstractButton, QComboBox, QLineEdit, QSlider)
MOST_STEPS = 2000
"""Widgets that Tab may pass before it gives up: more than there are."""


def in_sight(widget: QWidget) -> bool:
    """Whether it is seen where the keyboard is: not in a dock behind another, nor in tabs of none."""
    if isinstance(widget, QTabBar):
        return bool(widget.count()) and not widget.size().isEmpty()
    if type(widget) is QScrollArea and _first_within(widget) is not None:
        return False  # it scrolls along with what is in it, and shows no focus of its own
    parent: QWidget | None = widget
    while parent is not None and not isinstance(parent, QDockWidget):
        parent = parent.parentWidget()
    return parent is None or not parent.visibleRegion().isEmpty()


def click_by_enter(window: QWidget, event: QKeyEvent) -> bool:
    """Press the button that has the keyboard, as the space bar does; tell whether there was one."""
    button = window.focusWidget()
    if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or not isinstance(button, QAbstractButton):
        return False
    if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or not button.isEnabled():
        return False
    button.click()
    return True


class FocusKeeper(QObject):
    """Brings the keyboard back to the page where what had it is gone: Qt would give it to whatever comes next."""

    def __init__(self, window: Desk) -> None:
        super().__init__(window)
        self._window = window
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._look)

    def _look(self, old: QWidget | None, now: QWidget | None) -> None:
        window = self._window
        gone = old is not None and (not isValid(old) or (not old.isVisible() and old.window() is window))
        lost = now is None or _is_tabs(window, now)
        if gone and lost and window.page is not None and QApplication.activeWindow() in (None, window):
            soon(self, self._bring_back)

    def _bring_back(self) -> None:
        window, page = self._window, self._window.page
        now = QApplication.focusWidget()
        if page is None or QApplication.activePopupWidget() is not None or QApplication.activeModalWidget():
            return
        if now is None or _is_tabs(window, now):
            first_of(page.in_front).setFocus(Qt.FocusReason.OtherFocusReason)


def _is_tabs(window: Desk, widget: QWidget) -> bool:
    """Whether a widget is the tabs of packs, where the keyboard goes when there is nowhere else."""
    tabs: object = window.pack_tabs
    return isinstance(widget, QTabBar) and widget.parent() is tabs


def first_of(pane: QWidget) -> QWidget:
    """Return what takes the keyboard in a part of the window: the part itself, or the first thing in it that does."""
    return pane if pane.focusPolicy() & Qt.FocusPolicy.TabFocus else _first_within(pane) or pane


def _first_within(pane: QWidget) -> QWidget | None:
    takes = (part for part in pane.findChildren(QWidget) if part.focusPolicy() & Qt.FocusPolicy.TabFocus)
    seen = (part for part in takes if part.isVisible() and part.isEnabled())
    return next((part for part in seen if type(part) is not QScrollArea), None)


class Ring(QWidget):
    """A ring round what has the keyboard, where the style shows nothing of that, or too little to be found."""

    def __init__(self, window: Desk) -> None:
        super().__init__(window)
        self._window = window
        self._round: QWidget | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setObjectName("focus-ring")
        self.hide()
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow)

    def _follow(self, _: QWidget | None, now: QWidget | None) -> None:
        if self._round is not None and isValid(self._round):
            self._round.removeEventFilter(self)
        window = self._window
        wanted = isinstance(now, RINGED) and not isinstance(now, QPushButton) and now.window() is window
        by_mouse = QApplication.mouseButtons() != Qt.MouseButton.NoButton  # who clicks there looks there
        self._round = now if wanted and not by_mouse else None
        if self._round is not None:
            self._round.installEventFilter(self)
        self._place()

    def _place(self) -> None:
        widget = self._round
        if widget is None or not isValid(widget) or widget.visibleRegion().isEmpty():
            self.hide()
            return
        seen = widget.visibleRegion().boundingRect()
        corner = widget.mapTo(self._window, seen.topLeft())
        self.setGeometry(QRect(corner, seen.size()).adjusted(-2, -2, 2, 2))
        self.show()
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """It goes where that goes, and is seen as far as that is."""
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Hide, QEvent.Type.Paint):
            soon(self, self._place)
        return super().eventFilter(watched, event)

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802
        """Draw it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self._window.theme.accent), 2))
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 4, 4)
        painter.end()
