"""Packs on the start page: their tiles."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication

from uguisu_editor.packs import library
from uguisu_editor.pages.tiles import wrapped
from uguisu_tools.scaffold import new_pack

if TYPE_CHECKING:
    from uguisu_editor.window import MainWindow

SCENARIOS = Path(__file__).parents[2] / "scenarios"


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


def test_packs_of_ones_own_come_first_and_the_ways_to_begin_are_a_row(
    window: MainWindow, tmp_path: Path
) -> None:
    own = new_pack("depot", "spies", tmp_path / "own", window.registry, title="Depot")
    window.resize(1440, 900)
    window.show()
    welcome = window.welcome
    welcome.show_games(window.registry, "en")

    def order() -> list[str]:
        parts = {
            "yours": welcome._shelves["recent"],
            "ways": welcome._ways_row,
            "others": welcome._shelves["bundled"],
        }
        return sorted(parts, key=lambda name: welcome._column.indexOf(parts[name]))

    shipped = [SCENARIOS / "temple" / "first_steps"]
    welcome.show_packs([], shipped, library(window.registry), "en")
    assert order() == ["ways", "yours", "others"]
    assert welcome._title.text() == "What would you like to make?"
    assert not welcome.ways["new"].picture.isHidden()
    welcome.show_packs([own], shipped, library(window.registry), "en")
    assert order() == ["yours", "ways", "others"]
    assert welcome._title.text() == "Go on with yours"
    assert welcome.ways["new"].picture.isHidden()
    assert not welcome.folder_button.isHidden()
