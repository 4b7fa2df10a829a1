"""Packs on the start page: their tiles."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication

from uguisu_editor.pages.tiles import wrapped


@pytest.mark.parametrize(
    "title", ["The Night of the Long Corridors", "לילה ארוך במסדרונות השגרירות", "🗝🗝 🗝🗝🗝 🗝🗝 🗝🗝"]
)
@pytest.mark.usefixtures("qapp")
def test_a_title_on_a_tile_goes_on_in_a_second_line(title: str) -> None:
    font = QApplication.font()
    whole = QFontMetrics(font).horizontalAdvance(title) + 2
    assert wrapped(title, font, whole) == [title]
    first, second = wrapped(title, font, whole * 3 // 4)
    assert f"{first} {second}" == title
    assert wrapped(f"{title} {title} {title}", font, whole * 3 // 4)[1].endswith("…")
