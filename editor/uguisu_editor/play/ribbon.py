"""Who was ahead when, as a ribbon over the steps of a game that is over."""

from __future__ import annotations

from itertools import groupby

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from uguisu_editor.i18n import tr
from uguisu_editor.model.visible import visible
from uguisu_editor.play.game_process import Answer

HIGH, CAPTION, EDGE = 18, 18, 8
"""Pixels of the ribbon and of the line above it, and between it and the ends of the slider below it."""
EVEN = "#736c62"
PALE = 120
"""The lightness from which on a colour bears dark letters."""


class Ribbon(QWidget):
    """A stretch for each side that was ahead, in its colour and with its name, and a pointer at the step that turned it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._outlook: Answer = {}
        self._names: dict[str, str] = {}
        self._colours: dict[str, str] = {}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def sizeHint(self) -> QSize:  # noqa: N802
        """The line, the ribbon, and room for the pointer between them."""
        return QSize(200, CAPTION + HIGH + 8)

    def tell(self, outlook: Answer, names: dict[str, str], colours: dict[str, str]) -> None:
        """Show who was ahead when; nothing hides it."""
        self._outlook, self._names, self._colours = outlook, names, colours
        self.setVisible(bool(outlook))
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        stretches = [self._names.get(side or "", tr("even")) for side, *_ in self.stretches()]
        self.setAccessibleName(self.caption())
        self.setAccessibleDescription(", ".join(stretches))
        self.setToolTip(", ".join(stretches) if len(stretches) <= EDGE else "")
        self.update()

    def caption(self) -> str:
        """Say what it shows."""
        if self._outlook.get("exact"):
            return tr("Who wins from here, if nobody makes a mistake")
        return tr("Who is ahead, as a bot guesses")

    def stretches(self) -> list[tuple[str | None, int, int]]:
        """Return who is ahead from which number of steps up to which."""
        found, at = [], 0
        for side, group in groupby(self._outlook.get("ahead", ())[:-1]):
            many = len([*group])
            found.append((side, at, at + many))
            at += many
        return found

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self.palette().windowText().color())
        font = painter.font()
        font.setPixelSize(12)
        painter.setFont(font)
        painter.drawText(QRectF(EDGE, 0, self.width() - EDGE, CAPTION), self.caption())
        stretches = self.stretches()
        steps = max(1, len(self._outlook.get("ahead", ())) - 1)
        wide = (self.width() - 2 * EDGE) / steps
        font.setBold(True)
        font.setPixelSize(11)
        painter.setFont(font)
        top = CAPTION + 6
        for side, begin, end in stretches:
            box = QRectF(EDGE + begin * wide, top, max(1.0, (end - begin) * wide - 1), HIGH)
            painter.setPen(Qt.PenStyle.NoPen)
            ground = QColor(self._colours.get(side or "", EVEN))
            painter.setBrush(ground)
            painter.drawRoundedRect(box, 3, 3)
            name = visible(self._names.get(side or "", tr("even")))
            if painter.fontMetrics().horizontalAdvance(name) + 8 <= box.width():
                painter.setPen(QColor("#ffffff" if ground.lightness() < PALE else "#1d1a16"))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, name)
        turned = self._outlook.get("turned")
        if turned:
            at = EDGE + (turned["step"] + 1) * wide
            painter.setPen(QPen(self.palette().windowText().color(), 2))
            painter.drawLine(QPointF(at, top - 2), QPointF(at, top + HIGH + 2))
            painter.setBrush(self.palette().windowText())
            painter.drawPolygon(
                QPolygonF([QPointF(at - 4, top - 6), QPointF(at + 4, top - 6), QPointF(at, top - 1)])
            )
        painter.end()
