"""What a card says, as its face has it: a step a line, what begins an effect bold, signs in their colours."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from types import MappingProxyType

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QLabel, QWidget

from uguisu_editor.fonts import OTHERS, SERIF
from uguisu_editor.model.visible import visible

BULLET = "• "
SET_IN = 14
"""Pixels by which a line is set in for a bullet, or for what stands below another."""
SIZE = 15
LIGHTER, DARK = 190, 128
"""In percent, how much lighter signs are on a dark ground; below which lightness a ground is dark."""


class CardWords(QLabel):
    """The words of a card, to be read."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setWordWrap(True)
        self.inks: Mapping[str, str] = MappingProxyType({})
        """The colours of signs."""
        self.lines: list[str] = []
        """What it says, a line each, as it is read aloud."""
        self._read: list[str] = []

    def say(self, read: str, plain: str) -> None:
        """Show words as a face has them; `plain` is how they are read aloud."""
        self._read = [visible(line) for line in read.splitlines() if line.strip()]
        self.lines = [visible(line).strip() for line in plain.splitlines() if line.strip()]
        self.setAccessibleName(" ".join(self.lines))
        self._write()

    def _write(self) -> None:
        self.setText("".join(map(self._line, self._read)))

    def _line(self, line: str) -> str:
        bare = line.lstrip(" ")
        depth = (len(line) - len(bare)) // 2 + bare.startswith(BULLET)
        hang = SET_IN if bare.startswith(BULLET) else 0
        runs = bare.split("**")
        told = "".join(
            f"<b>{self._tinted(run)}</b>" if at % 2 else self._tinted(run) for at, run in enumerate(runs)
        )
        where = f"margin: 0 0 4px {depth * SET_IN}px; text-indent: -{hang}px;"
        return f"<p style=\"{where} font-family: '{SERIF}', '{OTHERS[0]}'; font-size: {SIZE}px\">{told}</p>"

    def _tinted(self, text: str) -> str:
        return "".join(
            f'<span style="color: {self._ink(letter)}">{letter}</span>'
            if letter in self.inks
            else escape(letter)
            for letter in text
        )

    def _ink(self, sign: str) -> str:
        ink = QColor(self.inks[sign])
        dark = self.palette().window().color().lightness() < DARK
        return ink.lighter(LIGHTER).name() if dark else ink.name()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._write()
