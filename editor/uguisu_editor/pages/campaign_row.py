"""A mission on the path of a campaign: its board, where each of its ends leads, and what is done with it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from uguisu_editor.canvas.thumbnails import SIZE
from uguisu_editor.i18n import tr
from uguisu_editor.icons import glyph_icon
from uguisu_editor.pages.campaign_takes import Take, TakesPart

NODE = 36
"""Pixels of the path's column."""
UP, DOWN, OUT = "up", "down", "out"
Way = tuple[str, str, str | None]
"""How a mission ends: its id in the file, what people call it, and where that leads; None: nothing is said of it."""


class MissionRow(QFrame):
    """One mission. `chosen` asks to open it, `asked` to move it or take it out, `led` says where an end leads now, and
    `ends_wanted` asks which other ends there are.
    """

    chosen = Signal(object)
    asked = Signal(str)
    led = Signal(str, object)
    ends_wanted = Signal(object)

    def __init__(
        self,
        number: int,
        title: str,
        ways: list[Way],
        targets: list[tuple[str | None, str]],
        *,
        takes: list[Take],
        takes_more: bool,
        pack: Path | None,
        last: bool,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.number, self.pack, self.last = number, pack, last
        card = QFrame(self)
        card.setProperty("card", True)
        self.picture = QLabel(card)
        self.picture.setFixedSize(SIZE)
        self.title = QLabel(title, card)
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setProperty("heading", True)
        self.title.setWordWrap(True)
        self.ends: dict[str, QComboBox] = {}
        self.buttons: dict[str, QToolButton] = {}
        words = QVBoxLayout()
        words.setSpacing(6)
        words.addWidget(self.title)
        words.addLayout(self._ends(ways, targets, card))
        self.takes = TakesPart(takes, title, more=takes_more, parent=card)
        self.takes.setVisible(takes_more or bool(takes))
        words.addWidget(self.takes)
        words.addStretch(1)
        self.open_button = QPushButton(tr("Open the mission"), card)
        self.open_button.setAccessibleName(f"{tr('Open the mission')}: {title}")
        self.open_button.clicked.connect(lambda _=False: self.chosen.emit(self.pack))
        if not number:
            self.open_button.setProperty("first", "true")
        inner = QHBoxLayout(card)
        inner.setContentsMargins(10, 10, 14, 10)
        inner.setSpacing(14)
        inner.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        inner.addLayout(words, 1)
        inner.addLayout(self._side(title, card))
        outer = QHBoxLayout(self)
        outer.setContentsMargins(NODE + 10, 5, 0, 5)
        outer.addWidget(card)

    def _ends(self, ways: list[Way], targets: list[tuple[str | None, str]], card: QWidget) -> QGridLayout:
        """A line for each end: how, and a list of where it leads."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(5)
        grid.setColumnStretch(2, 1)
        for row, (end, told, there) in enumerate(ways):
            label, combo = QLabel(f"{told} \N{RIGHTWARDS ARROW}", card), QComboBox(card)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setBuddy(combo)
            for target, name in targets:
                combo.addItem(name, target)
            combo.setAccessibleName(f"{told}: {self.title.text()}")
            combo.setCurrentIndex(max(0, combo.findData(there)))
            combo.activated.connect(lambda _, end=end, combo=combo: self.led.emit(end, combo.currentData()))
            self.ends[end] = combo
            grid.addWidget(label, row, 0)
            grid.addWidget(combo, row, 1)
        self.more_button = QToolButton(card)
        self.more_button.setText(tr("Another end…"))
        self.more_button.setIcon(glyph_icon("plus", "faint"))
        self.more_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.more_button.setAutoRaise(True)
        self.more_button.setProperty("small", "true")
        self.more_button.setAccessibleName(f"{tr('Another end…')}: {self.title.text()}")
        self.more_button.clicked.connect(lambda _=False: self.ends_wanted.emit(self.more_button))
        grid.addWidget(self.more_button, len(ways), 0, 1, 2, Qt.AlignmentFlag.AlignLeft)
        return grid

    def _side(self, title: str, card: QWidget) -> QVBoxLayout:
        row = QHBoxLayout()
        row.addStretch(1)
        for what, glyph, told in (
            (UP, "arrow-up", tr("Earlier on the path")),
            (DOWN, "arrow-down", tr("Later on the path")),
            (OUT, "trash-can-outline", tr("Take it off the path")),
        ):
            button = self.buttons[what] = QToolButton(card)
            button.setIcon(glyph_icon(glyph, "faint"))
            button.setAutoRaise(True)
            button.setToolTip(told)
            button.setAccessibleName(f"{told}: {title}")
            button.clicked.connect(lambda _=False, what=what: self.asked.emit(what))
            row.addWidget(button)
        self.buttons[UP].setEnabled(bool(self.number))
        self.buttons[DOWN].setEnabled(not self.last)
        self.buttons[OUT].setEnabled(bool(self.number) or not self.last)
        side = QVBoxLayout()
        side.addWidget(self.open_button)
        side.addLayout(row)
        side.addStretch(1)
        return side

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the room of the picture and what surrounds it."""
        return super().sizeHint().expandedTo(QSize(0, SIZE.height() + 20))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the path, and this mission's number on it."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        middle = QPointF(NODE / 2, self.height() / 2)
        painter.setPen(QPen(palette.highlight().color(), 3, Qt.PenStyle.DotLine))
        if self.number:
            painter.drawLine(QPointF(middle.x(), 0), middle)
        if not self.last:
            painter.drawLine(middle, QPointF(middle.x(), self.height()))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.highlight())
        painter.drawEllipse(middle, NODE / 2 - 2, NODE / 2 - 2)
        font = QFont(self.font())
        font.setPixelSize(16)
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(palette.highlightedText().color())
        box = self.rect().adjusted(0, 0, NODE - self.width(), 0)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(self.number + 1))
        painter.end()
