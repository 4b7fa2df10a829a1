"""The line of an even game is named where no other line strikes its name through."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF

from uguisu_lab.editor.pictures import Band
from uguisu_lab.playtest.tables import Words

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.mark.parametrize("wins", [2, 4, 5, 6, 9])
def test_the_name_of_the_even_line_is_clear_of_the_line_of_the_games(qtbot: QtBot, wins: int) -> None:
    band = Band()
    qtbot.addWidget(band)
    won = {number: "ninja" if number % 10 < wins else "samurai" for number in range(100)}
    band.show_games(won, "ninja", {"ninja": "#7a0f3a", "samurai": "#2b58a8"}, Words("en"))
    box = QRectF(30, 8, 300, 100)
    ends = box.bottom() - box.height() * wins / 10
    name = band.even_box(box)
    assert not name.top() < ends < name.bottom()
    assert not name.top() < box.center().y() < name.bottom()
