"""A strip above the map that says something and offers a choice, without stopping anybody."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from uguisu_editor.i18n import reason_told, tr
from uguisu_editor.model.visible import visible

Words: TypeAlias = tuple[str, list[tuple[str, Callable[[], object]]]]
"""A sentence, and the choices: what is on each button, and what it does."""


class Banner(QFrame):
    """Hidden while there is nothing to say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("banner")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self._label = QLabel(self)
        self._label.setWordWrap(True)
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(10, 4, 6, 4)
        self._row.addWidget(self._label, 1)
        self._buttons: list[QPushButton] = []
        self._say: Callable[[], Words] | None = None
        self.hide()

    @property
    def text(self) -> str:
        """What it says."""
        return self._label.text()

    @property
    def buttons(self) -> list[QPushButton]:
        """What it offers."""
        return list(self._buttons)

    def say(self, words: Callable[[], Words]) -> None:
        """Say something: `words` returns a sentence and the choices, in the present language. Each choice closes it."""
        self._say = words
        self.retranslate()
        self.show()

    def complain(self, error: OSError) -> None:
        """Say that the disk refused."""
        self.say(
            lambda: (
                tr(
                    "The file could not be written: {reason}. Nothing was lost: it is all still here.",
                    reason=reason_told(error),
                ),
                [(tr("OK"), lambda: None)],
            )
        )

    def dismiss(self) -> None:
        """Say nothing."""
        self._say = None
        self.hide()

    def retranslate(self) -> None:
        """Say it in the present language."""
        for button in self._buttons:
            self._row.removeWidget(button)
            button.deleteLater()
        self._buttons = []
        if self._say is None:
            return
        text, choices = self._say()
        self._label.setText(visible(text))
        for title, chosen in choices:
            button = QPushButton(title, self)
            button.clicked.connect(lambda _=False, chosen=chosen: self._choose(chosen))
            self._row.addWidget(button)
            self._buttons.append(button)

    def _choose(self, chosen: Callable[[], object]) -> None:
        self.dismiss()
        chosen()
