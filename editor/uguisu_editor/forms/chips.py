"""Chips: words of a sentence that can be changed. Their colour and their sign say what may stand there."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QFormLayout,
    QLabel,
    QMenu,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QWidget,
    QWidgetAction,
)

from uguisu_editor.forms.telling import GLYPHS
from uguisu_editor.icons import glyph_icon
from uguisu_editor.model.visible import visible

SIGN = 14
"""Pixels of the sign before the words."""
BADGE = 13
WIDEST = 330
"""Pixels from which on the words of a chip end in dots."""
NARROWEST = 90
"""Pixels that a chip needs at least."""
COLOURS = {"error": "#b3261e", "warning": "#8a6500", "hint": "#4a6fa5"}


class WordButton(QToolButton):
    """Words that are pressed where they stand: as wide as they are, without the blanks that a button has around its own."""

    def sizeHint(self) -> QSize:  # noqa: N802
        """As wide as its words."""
        wanted = super().sizeHint()
        blanks = 2 * self.fontMetrics().horizontalAdvance(" ") if self.text() else 0
        return QSize(wanted.width() - blanks, wanted.height())


class Chip(WordButton):
    """Something in a sentence that is changed where it stands: a click, or Enter, offers what else it may be."""

    entered = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._told: tuple[str, str, str, bool] | None = None
        self.trouble = ""
        """The severity of what is wrong with it; "" for nothing."""
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setIconSize(QSize(SIGN, SIGN))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """In a narrow window its words end in dots sooner."""
        wanted = self.sizeHint()
        return QSize(min(NARROWEST, wanted.width()), wanted.height())

    def tell(
        self, text: str, family: str, *, missing: bool = False, glyph: str = "", widest: int = WIDEST
    ) -> None:
        """Show words as what they are: a piece, a place, a number, a text, a counter, a card."""
        wanted = (text, family, glyph, missing)
        if wanted == self._told:
            return
        self._told = wanted
        font = QFont(self.font())
        font.setPixelSize(13)
        shown = QFontMetrics(font).elidedText(visible(text), Qt.TextElideMode.ElideRight, widest)
        self.setText(shown.replace("&", "&&"))
        self.setProperty("chip", "error" if missing else family)
        self.setProperty("missing", missing)
        self.setIcon(glyph_icon(glyph or GLYPHS.get(family, ""), "error" if missing else family))
        self.style().unpolish(self)
        self.style().polish(self)
        self.updateGeometry()

    def dress(self) -> None:
        """Draw the sign anew: there is another theme."""
        if self._told is not None:
            _, family, glyph, missing = self._told
            self.setIcon(glyph_icon(glyph or GLYPHS.get(family, ""), "error" if missing else family))

    def mark(self, severity: str, told: str) -> None:
        """Say that something is wrong here; with no severity, that nothing is."""
        self.trouble = severity
        self.setToolTip(told)
        self.update()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.dress()

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        """The mouse is on it."""
        super().enterEvent(event)
        self.entered.emit()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        """The mouse has gone on."""
        super().leaveEvent(event)
        self.left.emit()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw it, and a badge where something is wrong; nothing where there is no room for its sign."""
        if min(self.width(), self.height()) <= BADGE:
            return
        super().paintEvent(event)
        if not self.trouble:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.width() - BADGE, 0, BADGE, BADGE)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(COLOURS.get(self.trouble, COLOURS["error"])))
        painter.drawEllipse(box)
        painter.setBrush(QColor("#ffffff"))
        middle = box.center()
        painter.drawRoundedRect(QRectF(middle.x() - 0.9, middle.y() - 4, 1.8, 4.8), 0.9, 0.9)
        painter.drawEllipse(QPointF(middle.x(), middle.y() + 3.1), 1.1, 1.1)
        painter.end()

    def keyPressEvent(self, event: object) -> None:  # noqa: N802
        """Enter is a click, as the space bar is."""
        key = event.key()  # type: ignore[attr-defined]
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)  # type: ignore[arg-type]


class Slot(Chip):
    """A dashed place where something may be added."""

    def __init__(self, text: str, parent: QWidget | None = None, glyph: str = "plus") -> None:
        super().__init__(parent)
        self.glyph = glyph
        self.setProperty("slot", True)
        self.setIcon(glyph_icon(glyph, "faint"))
        self.name(text)

    def name(self, text: str) -> None:
        """Say what may be added."""
        style = Qt.ToolButtonStyle
        self.setText(text)
        self.setProperty("tight", not text)
        self.setToolButtonStyle(style.ToolButtonTextBesideIcon if text else style.ToolButtonIconOnly)

    def dress(self) -> None:
        """Draw the sign anew."""
        self.setIcon(glyph_icon(self.glyph, "faint"))


class Pill(QLabel):
    """A word that is only read: whose it is, how many are to mend."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.hide()

    def tell(self, text: str, family: str) -> None:
        """Show a word in the colours of a kind of chip; without one, nothing is shown."""
        self.setVisible(bool(text))
        self.setText(text)
        if self.property("pill") != family:
            self.setProperty("pill", family)
            self.style().unpolish(self)
            self.style().polish(self)


def open_numbers(menu: QMenu, rows: Sequence[tuple[str, QSpinBox]], owner: QWidget) -> None:
    """Open a menu of numbers, each with its title, below what has been pressed; what is typed takes the place of the first."""
    panel = QWidget(menu)
    panel.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    form = QFormLayout(panel)
    for title, number in rows:
        form.addRow(title, number)
    action = QWidgetAction(menu)
    action.setDefaultWidget(panel)
    menu.addAction(action)
    below = QApplication.focusWidget() or owner
    menu.popup(below.mapToGlobal(QPoint(0, below.height())))
    menu.setActiveAction(action)  # else the menu has the keyboard, and what is typed is lost
    first = rows[0][1]
    first.setFocus(Qt.FocusReason.TabFocusReason)
    first.selectAll()
