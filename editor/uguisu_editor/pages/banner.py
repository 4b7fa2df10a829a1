"""A strip above the map that says something and offers a choice, without stopping anybody."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from uguisu_editor.i18n import reason_told, tr
from uguisu_editor.model.visible import visible

Words: TypeAlias = tuple[str, list[tuple[str, Callable[[], object]]]]
"""A sentence, and the choices: what is on each button, and what it does."""
DISK = "disk"
"""What is said about a file that could not be written, or read."""


class Banner(QFrame):
    """Hidden while there is nothing to say. What is said has a subject: it gives way to what is said of the same later,
    and ends when its subject has ended. Of several things the latest is shown, the others after it.
    """

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
        self._said: dict[str, Callable[[], Words]] = {}
        self.hide()

    @property
    def text(self) -> str:
        """What it says."""
        return self._label.text()

    @property
    def buttons(self) -> list[QPushButton]:
        """What it offers."""
        return list(self._buttons)

    def say(self, about: str, words: Callable[[], Words]) -> None:
        """Say something about a subject: `words` returns a sentence and the choices, in the present language. Each choice
        closes it.
        """
        self._said.pop(about, None)
        self._said[about] = words
        self.retranslate()

    def says(self, about: str) -> bool:
        """Tell whether something is said about a subject, in front or behind."""
        return about in self._said

    def end(self, about: str) -> None:
        """Say no more about a subject: it has ended."""
        if self._said.pop(about, None) is not None:
            self.retranslate()

    def complain(self, error: OSError) -> None:
        """Say that the disk refused to take a file."""
        self.say(
            DISK,
            lambda: (
                tr(
                    "{file} could not be written: {reason}. Nothing was lost: it is all still here.",
                    file=error.filename or "—",
                    reason=reason_told(error),
                ),
                [(tr("OK"), lambda: None)],
            ),
        )

    def cannot_read(self, path: Path, error: Exception) -> None:
        """Say that a file cannot be read."""
        self.say(
            DISK,
            lambda: (
                tr("{name} cannot be read: {reason}", name=path, reason=reason_told(error)),
                [(tr("OK"), lambda: None)],
            ),
        )

    def dismiss(self) -> None:
        """Say nothing."""
        self._said.clear()
        self.retranslate()

    def retranslate(self) -> None:
        """Say it in the present language."""
        for button in self._buttons:
            self._row.removeWidget(button)
            button.deleteLater()
        self._buttons = []
        self.setVisible(bool(self._said))
        if not self._said:
            self._label.setText("")
            return
        about = next(reversed(self._said))
        text, choices = self._said[about]()
        self._label.setText(visible(text))
        for title, chosen in choices:
            button = QPushButton(title, self)
            button.clicked.connect(lambda _=False, chosen=chosen: self._choose(about, chosen))
            self._row.addWidget(button)
            self._buttons.append(button)

    def _choose(self, about: str, chosen: Callable[[], object]) -> None:
        self.end(about)
        chosen()
