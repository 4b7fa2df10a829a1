"""The type of the window: Inter, and Noto Serif for what a game tells (briefings, texts of cards).

Both are under the SIL Open Font License, which lies beside them. Of Inter 4.1 and Noto Serif 2.x the letters of Latin and
Cyrillic, signs and arrows are kept, without hints (fontTools' subsetter): what a desktop has besides stands in for the rest.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication

SANS, SERIF = "Inter", "Noto Serif"
OTHERS = ["Noto Sans", "DejaVu Sans", "Segoe UI", "Helvetica", "Arial"]
"""What stands in for letters that ours lack."""


@cache
def take_fonts() -> None:
    """Let Qt have the fonts, once; there must be an application. Texts of widgets keep the size that the desktop asks for."""
    for file in sorted(Path(__file__).parent.glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(file))
    font = QFont(QGuiApplication.font())
    font.setFamilies([SANS, *OTHERS])
    QGuiApplication.setFont(font)
