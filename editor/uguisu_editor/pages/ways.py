"""The three ways to begin, as cards with a picture: something new, a copy, a mod."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from uguisu_editor.canvas.thumbnails import rounded
from uguisu_editor.forms.flow import FlowLayout
from uguisu_editor.i18n import tr
from uguisu_editor.icons import glyph_icon

NEW, COPY, MOD = "new", "copy", "mod"
WAYS = (NEW, COPY, MOD)
HIGH = 130
"""Pixels of a picture."""
WHITE, BLUE, INK = "#ffffff", "#2f6f8f", "#1c516c"
"""Of the signs in the pictures, whose ground is light in every theme."""
GLYPHS = {
    NEW: ("plus-box-outline", "when"),
    COPY: ("content-copy", "then"),
    MOD: ("puzzle-edit-outline", "counter"),
}
RADIUS = 13


class WayPicture(QWidget):
    """What a way is like, drawn."""

    def __init__(self, way: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.way = way
        self.boards: list[QPixmap] = []
        self.setFixedHeight(HIGH)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802
        """Draw it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = QPainterPath()
        path.addRoundedRect(QRectF(1, 1, self.width() - 2, self.height() + RADIUS), RADIUS, RADIUS)
        painter.setClipPath(path)
        painter.fillRect(self.rect(), QColor("#fbf8f1" if self.way == NEW else "#e4dfd3"))
        {NEW: self._paint_new, COPY: self._paint_copy, MOD: self._paint_mod}[self.way](painter)
        painter.end()

    def _paint_new(self, painter: QPainter) -> None:
        painter.setPen(QPen(QColor("#e2dccf"), 1))
        middle = self.width() / 2
        for at in range(int(middle) % 32, self.width(), 32):
            painter.drawLine(at, 0, at, self.height())
        for at in range(14, self.height(), 32):
            painter.drawLine(0, at, self.width(), at)
        room = QRectF(middle - 112, 30, 96, 64)
        painter.fillRect(room, QColor("#ead9b8"))
        wall = QPolygonF([room.bottomLeft(), room.topLeft(), room.topRight(), room.bottomRight()])
        for colour, width in (("#3c3b39", 7.0), ("#b9b6ae", 3.6)):
            painter.setPen(
                QPen(
                    QColor(colour),
                    width,
                    Qt.PenStyle.SolidLine,
                    Qt.PenCapStyle.RoundCap,
                    Qt.PenJoinStyle.MiterJoin,
                )
            )
            painter.drawPolyline(wall)
        painter.setPen(Qt.PenStyle.NoPen)
        for x, y, size in ((26, 72, 17), (74, 40, 15)):
            painter.setBrush(QColor(0, 0, 0, 40))
            painter.drawEllipse(QPointF(middle + x, y + 4), size, size)
            painter.setBrush(QColor("#4d8a53"))
            painter.drawEllipse(QPointF(middle + x, y), size, size)
            painter.setBrush(QColor("#6dab6d"))
            painter.drawEllipse(QPointF(middle + x - 3, y - 3), size * 0.6, size * 0.6)
        token = QPointF(middle - 64, 104)
        painter.setBrush(QColor("#ffffff"))
        painter.drawEllipse(token, 15, 15)
        painter.setBrush(QColor("#2e7d4f"))
        painter.drawEllipse(token, 12.5, 12.5)
        _glyph(painter, "police-badge", WHITE, token, 16)
        _glyph(painter, "pencil", BLUE, QPointF(middle - 6, 98), 34)

    def _paint_copy(self, painter: QPainter) -> None:
        middle = self.width() / 2
        for number, (x, y) in enumerate(((-124, 14), (-16, 28))):
            self._board(painter, QRectF(middle + x, y, 140, 92), 0 if number < 2 else 1)
        spot = QPointF(middle - 12, 72)
        painter.setPen(QPen(QColor("#ffffff"), 2.5))
        painter.setBrush(QColor("#2f6f8f"))
        painter.drawEllipse(spot, 17, 17)
        _glyph(painter, "content-copy", WHITE, spot, 18)

    def _paint_mod(self, painter: QPainter) -> None:
        middle = self.width() / 2
        self._board(painter, QRectF(middle - 110, 16, 150, 98), 1)
        painter.translate(middle + 62, 64)
        painter.rotate(7)
        card = QRectF(-38, -52, 76, 104)
        painter.setPen(QPen(QColor("#2b57a7"), 1.5))
        painter.setBrush(QColor("#fffdf8"))
        painter.drawRoundedRect(card, 6, 6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#2b4f7f"))
        painter.drawRoundedRect(QRectF(card.left(), card.top(), card.width(), 20), 6, 6)
        painter.drawRect(QRectF(card.left(), card.top() + 10, card.width(), 10))
        _glyph(painter, "star-four-points", INK, QPointF(0, -14), 26)
        font = QFont(self.font())
        font.setPixelSize(22)
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor("#9c9587"))
        painter.drawText(QRectF(-32, 4, 30, 28), Qt.AlignmentFlag.AlignCenter, "2")
        painter.drawLine(QPointF(-26, 24), QPointF(-8, 12))
        painter.setPen(QColor("#b4261e"))
        painter.drawText(QRectF(0, 4, 30, 28), Qt.AlignmentFlag.AlignCenter, "3")

    def _board(self, painter: QPainter, box: QRectF, number: int) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 45))
        painter.drawRoundedRect(box.translated(0, 3), 7, 7)
        painter.setBrush(QColor("#ffffff"))
        painter.drawRoundedRect(box, 7, 7)
        inner = box.adjusted(3, 3, -3, -3)
        if self.boards:
            board = self.boards[min(number, len(self.boards) - 1)]
            painter.drawPixmap(inner, rounded(board, 6), QRectF(0, 0, board.width(), board.height()))
        else:
            painter.fillRect(inner, QColor("#e6ebd4"))


def _glyph(painter: QPainter, glyph: str, tint: str, middle: QPointF, size: int) -> None:
    box = QRectF(0, 0, size, size)
    box.moveCenter(middle)
    glyph_icon(glyph, tint).paint(painter, box.toRect())


class WayFrame(QFrame):
    """A way: its picture, its name, a sentence that says what becomes of the original, and buttons."""

    def __init__(self, way: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.way = way
        self.setProperty("way", "usual" if way == COPY else "true")
        self.picture = WayPicture(way, self)
        self.sign, self.title, self.told = QLabel(self), QLabel(self), QLabel(self)
        self.title.setProperty("heading", True)
        self.told.setProperty("notes", True)
        self.told.setWordWrap(True)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.sign)
        head.addWidget(self.title, 1)
        self.row = QWidget(self)
        self._row = FlowLayout(self.row, 6)
        self.buttons: list[QPushButton] = []
        self._glyphs: list[str] = []
        words = QVBoxLayout()
        words.setContentsMargins(16, 10, 16, 14)
        words.setSpacing(6)
        words.addLayout(head)
        words.addWidget(self.told)
        words.addStretch(1)
        words.addWidget(self.row)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        column.addWidget(self.picture)
        column.addLayout(words, 1)
        self.redress()

    def fold(self, *, small: bool) -> None:
        """Be a row without a picture: whoever has packs has seen it."""
        self.picture.setVisible(not small)
        self.told.setVisible(not small)
        self.setToolTip(self.told.text() if small else "")

    def say(self, title: str, told: str) -> None:
        """Say what it is called, and what becomes of the original."""
        self.title.setText(title)
        self.told.setText(told)

    def show_buttons(self, buttons: list[tuple[str, str, Callable[[], object]]]) -> None:
        """Offer what can be done: the glyph of each, "" for none, what it says, and what does it."""
        for old in self.buttons:
            old.hide()
            old.deleteLater()
        while self._row.takeAt(0) is not None:
            pass
        self.buttons, self._glyphs = [], [glyph for glyph, *_ in buttons]
        for _, text, do in buttons:
            button = QPushButton(text, self.row)
            button.setAccessibleName(f"{self.title.text()}: {text}")
            button.clicked.connect(lambda _=False, do=do: do())
            if self.way == COPY:
                button.setProperty("first", "true")
            self._row.addWidget(button)
            button.show()
            self.buttons.append(button)
        self._show_glyphs()
        self.row.updateGeometry()

    def redress(self) -> None:
        """Draw the sign in the present theme."""
        self.sign.setPixmap(glyph_icon(*GLYPHS[self.way]).pixmap(QSize(22, 22)))
        self.picture.update()
        self._show_glyphs()

    def _show_glyphs(self) -> None:
        for button, glyph in zip(self.buttons, self._glyphs, strict=True):
            if glyph:
                button.setIcon(glyph_icon(glyph))


def title_of(way: str) -> str:
    """Return what a way is called."""
    return {NEW: tr("New"), COPY: tr("Copy"), MOD: tr("Mod")}[way]


def told_of(way: str) -> str:
    """Return what becomes of the original."""
    return {
        NEW: tr("A small whole game that plays at once: change what you like. Or begin on empty paper."),
        COPY: tr("Take a scenario whole and make it yours. What you change stays in your copy."),
        MOD: tr(
            "Keep a scenario as it is and change only a few things: a card, a number, a rule. It follows the original."
        ),
    }[way]
