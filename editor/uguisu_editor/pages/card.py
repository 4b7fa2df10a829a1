"""A card at the side of a page."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

SIGN = QSize(22, 22)


class Card(QFrame):
    """A card of the side: a head with a sign, and what is below it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("card", True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(14, 10, 14, 12)
        self.column.setSpacing(6)
        self.sign, self.title, self.about = QLabel(self), QLabel(self), QLabel(self)
        self.sign.setFixedSize(SIGN)
        self.title.setProperty("heading", True)
        self.about.setProperty("notes", True)
        for label in (self.title, self.about):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self.head = QHBoxLayout()
        self.head.setSpacing(8)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.about)
        self.head.addWidget(self.sign)
        self.head.addLayout(words, 1)
        self.column.addLayout(self.head)
