"""What passes a kind of link and what does not: a glyph and a word each."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from uguisu_editor.away import put_away
from uguisu_editor.forms.flow import FlowLayout
from uguisu_editor.model.visible import visible
from uguisu_editor.session import Session
from uguisu_editor.tools.palette import goes_told, passing, passing_of


class PassWords(QWidget):
    """Side by side, in as many lines as they take."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self._flow = FlowLayout(self)
        self._shown: object = None
        self.words: list[QLabel] = []

    def show_of(self, kind: str) -> None:
        """Say what passes a kind of link; nothing where the game does not tell."""
        passes = passing_of(self.session, kind)
        shown = [(glyph, goes, goes_told(self.session, glyph, goes=goes)) for glyph, goes in passes]
        self.setVisible(bool(shown))
        if shown == self._shown:
            return
        self._shown, self.words = shown, []
        while self._flow.count():
            item = self._flow.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                put_away(widget)
        for glyph, goes, told in shown:
            part = QWidget(self)
            row = QHBoxLayout(part)
            row.setContentsMargins(0, 0, 8, 0)
            row.setSpacing(4)
            sign, label = QLabel(part), QLabel(visible(told), part)
            sign.setPixmap(passing(((glyph, goes),), self.devicePixelRatioF()))
            label.setTextFormat(Qt.TextFormat.PlainText)
            row.addWidget(sign)
            row.addWidget(label)
            self.words.append(label)
            self._flow.addWidget(part)

    def retranslate(self) -> None:
        """Say it anew when it is shown next."""
        self._shown = None
