"""The line at the foot of the window: what has just happened, for a moment; else what can be done now, as long as it holds.
A playtest that runs is told there on whatever page, and where the mouse is.
"""

from __future__ import annotations

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
    """The user wants to see the playtest that runs."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._said = self._hint = ""
        self._line = Elided(self)
        self.playtest = QToolButton(self)
        self.playtest.setAutoRaise(True)
        self.playtest.clicked.connect(self.asked)
        self.playtest.hide()
        self.where = QLabel(self)
        self.addWidget(self._line, 1)
        self.addPermanentWidget(self.playtest)
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

    def show_playtest(self, done: int, of: int) -> None:
        """Tell how far a playtest is; of none, if `of` is 0."""
        self.playtest.setVisible(of > 0)
        self.playtest.setText(tr("Playtest: {done} of {games}", done=done, games=of))
        self.playtest.setToolTip(tr("Show the playtest"))

    def _show(self) -> None:
        self._line.setText(self.currentMessage())
        self._line.setToolTip(self.currentMessage())
        self._line.update()
