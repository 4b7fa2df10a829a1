"""The line at the foot of the window: what has just happened, for a moment; else what can be done now, as long as it holds.
What takes long, such as a playtest, is told there on whatever page, and where the mouse is.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QLabel, QStatusBar, QToolButton, QWidget

from uguisu_editor.forms.rows import Elided
from uguisu_editor.i18n import tr
from uguisu_editor.model.visible import visible

SAID_MS, LETTER_MS = 4000, 60
"""How long a sentence stays: at least, and for each letter."""


class StatusBar(QStatusBar):
    """Sentences that are too long end in dots, and are told whole where the mouse rests on them."""

    asked = Signal()
    """The user wants to see what takes long."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._said = self._hint = ""
        self._line = Elided(self)
        self.work = QToolButton(self)
        self.work.setAutoRaise(True)
        self.work.clicked.connect(self.asked)
        self.work.hide()
        self.where = QLabel(self)
        self.addWidget(self._line, 1)
        self.addPermanentWidget(self.work)
        self.addPermanentWidget(self.where)
        self._over = QTimer(self)
        self._over.setSingleShot(True)
        self._over.timeout.connect(lambda: self.end(self._said))

    def say(self, sentence: str) -> None:
        """Say what has happened, long enough to be read."""
        self._said = visible(sentence)
        self._over.start(SAID_MS + LETTER_MS * len(sentence))
        self._show()

    def end(self, sentence: str) -> None:
        """Say that no more, if it is still said."""
        if self._said == visible(sentence):
            self._said = ""
            self._over.stop()
            self._show()

    def hint(self, sentence: str) -> None:
        """Say what can be done, until another hint comes; nothing, if it is empty."""
        self._hint = visible(sentence)
        self._show()

    def currentMessage(self) -> str:  # noqa: N802
        """Return what is said now."""
        return self._said or self._hint

    def show_work(self, sentences: Sequence[str]) -> None:
        """Tell how far is what takes long; of several, each on its line where the mouse rests."""
        self.work.setVisible(bool(sentences))
        self.work.setText(visible(sentences[0]) if sentences else "")
        self.work.setToolTip("\n".join([*map(visible, sentences), tr("Click to see it.")]))

    def _show(self) -> None:
        self._line.setText(self.currentMessage())
        self._line.setToolTip(self.currentMessage())
        self._line.update()
