"""Who was ahead when, as a ribbon over the steps of a game that is over."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby, pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from uguisu.board import ink_on
from uguisu_editor.i18n import tr
from uguisu_editor.model.visible import visible
from uguisu_editor.play.game_process import Answer

HIGH, CAPTION, EDGE = 18, 18, 8
"""Pixels of the ribbon and of the line above it, and between it and the ends of the slider below it."""
NUMBERS = 15
"""Pixels of the line below the ribbon that numbers the rounds."""
EVEN = "#736c62"


class Ribbon(QWidget):
    """A stretch for each side that was ahead, in its colour and with its name, cut where a round begins; and a pointer at the
    step that turned it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._outlook: Answer = {}
        self._names: dict[str, str] = {}
        self._colours: dict[str, str] = {}
        self._called: Callable[[int], str] = str
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def sizeHint(self) -> QSize:  # noqa: N802
        """The line, the ribbon, room for the pointer between them, and the numbers of rounds."""
        return QSize(200, CAPTION + HIGH + 8 + (NUMBERS if self.rounds() else 0))

    def tell(
        self, outlook: Answer, names: dict[str, str], colours: dict[str, str], called: Callable[[int], str]
    ) -> None:
        """Show who was ahead when; nothing hides it. `called` returns what a round is called."""
        self._outlook, self._names, self._colours, self._called = outlook, names, colours, called
        self.setVisible(bool(outlook))
        self.updateGeometry()
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

    def rounds(self) -> list[tuple[int, int, int]]:
        """Return each round, with the number of steps before it and at its end."""
        found, at = [], 0
        for number, group in groupby(self._outlook.get("rounds", ())):
            many = len([*group])
            found.append((number, at, at + many))
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
        cuts = [begin for _, begin, _ in self.rounds()]
        for side, begin, end in stretches:
            ground = QColor(self._colours.get(side or "", EVEN))
            edges = [begin, *(cut for cut in cuts if begin < cut < end), end]
            boxes = [
                QRectF(EDGE + left * wide, top, max(1.0, (right - left) * wide - 1), HIGH)
                for left, right in pairwise(edges)
            ]
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ground)
            for box in boxes:
                painter.drawRoundedRect(box, 3, 3)
            name = visible(self._names.get(side or "", tr("even")))
            room = painter.fontMetrics().horizontalAdvance(name) + 8
            whole = boxes[0].united(boxes[-1])
            painter.setPen(QColor(ink_on(ground.name())))
            for box in boxes if all(room <= box.width() for box in boxes) else [whole]:
                if room <= box.width():
                    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, name)
        self._number_rounds(painter, wide, top + HIGH)
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

    def _number_rounds(self, painter: QPainter, wide: float, top: float) -> None:
        """Write below the ribbon which round it is, as far as numbers have room beside each other."""
        font = painter.font()
        font.setBold(False)
        painter.setFont(font)
        painter.setPen(self.palette().windowText().color())
        free = 0.0
        for at, (number, begin, end) in enumerate(self.rounds()):
            told = self._called(number) if at == 0 else str(number)
            room = painter.fontMetrics().horizontalAdvance(told)
            middle = EDGE + (begin + end) / 2 * wide
            left = max(float(EDGE), middle - room / 2)
            if left >= free and left + room <= self.width():
                painter.drawText(QRectF(left, top, room + 2, NUMBERS), Qt.AlignmentFlag.AlignCenter, told)
                free = left + room + 6
