"""The turning point of a game that is over, in a sentence; one may look at it, or play again from there."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from uguisu.messages import capitalized
from uguisu_editor.i18n import tr
from uguisu_editor.icons import glyph_icon
from uguisu_editor.model.visible import visible
from uguisu_editor.play.game_process import Answer
from uguisu_editor.play.rounds import counts_rounds

SIGN = "swap-horizontal-bold"
MOST_LINES = 3
"""Lines of the log that are told of it: a step may bring about many."""


class TurningPoint(QFrame):
    """What was done, what came of it, and two ways to go there."""

    asked = Signal(int)
    """It is to be looked at: so many steps had been made."""
    again = Signal(int)
    """It is to be played on from there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("card", True)
        self._turned: Answer = {}
        self._when = ""
        self._sign, self.title, self.where = QLabel(self), QLabel(self), QLabel(self)
        self.where.setProperty("notes", True)
        font = self.title.font()
        font.setBold(True)
        self.title.setFont(font)
        self.text = QLabel(self)
        self.text.setWordWrap(True)
        self.show_button, self.again_button = QPushButton(self), QPushButton(self)
        self.show_button.clicked.connect(lambda _=False: self.asked.emit(self._turned["step"]))
        self.again_button.clicked.connect(lambda _=False: self.again.emit(self._turned["step"]))
        head, ways = QHBoxLayout(), QHBoxLayout()
        for widget in (self._sign, self.title, self.where):
            head.addWidget(widget)
        head.insertStretch(2, 1)
        for button in (self.show_button, self.again_button):
            ways.addWidget(button)
        ways.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 14, 10)
        column.setSpacing(6)
        column.addLayout(head)
        column.addWidget(self.text)
        column.addLayout(ways)
        self.hide()

    def tell(self, turned: Answer, when: str) -> None:
        """Tell of it, and when it was; nothing hides it."""
        self._turned, self._when = turned, when
        self.retranslate()
        self.setVisible(bool(turned))

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self._sign.setPixmap(glyph_icon(SIGN).pixmap(18, 18))
        self.title.setText(tr("The turning point"))
        self.show_button.setText(tr("Show it"))
        self.show_button.setIcon(glyph_icon("eye-outline"))
        self.again_button.setText(tr("Again from there"))
        self.again_button.setIcon(glyph_icon("restart"))
        if self._turned:
            lines = [line for line in self._turned["lines"] if not counts_rounds(line)]
            told = [line["text"] for line in lines if line.get("text")][:MOST_LINES]
            done = [visible(capitalized(line)) for line in told or [self._turned["move"]] if line]
            self.text.setText(" ".join([*(f"{line.rstrip('.')}." for line in done), self._turned["since"]]))
            self.where.setText(self._when)
