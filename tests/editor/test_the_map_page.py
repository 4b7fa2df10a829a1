"""The Map page: the rail stays where it is, tools have words, everything is in one palette."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint

from uguisu_editor.i18n import LANGUAGES
from uguisu_editor.pages.map_page import FORMS

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow

    Open = Callable[[str], MapPage]
KINDS = ("graph", "squares", "hexes")


def test_the_rail_stays_where_it_is_on_all_pages(window: MainWindow, open_page: Open) -> None:
    page = open_page("squares")
    window.resize(1440, 900)
    spots = set()
    for name in ("map", *FORMS, "texts", "map"):
        page.show_page(name)
        spots.add(page.tree.mapTo(window, QPoint(0, 0)).toTuple())
    assert len(spots) == 1
    assert next(iter(spots))[0] == 0  # at the outer left: no dock and no bar stands before it


@pytest.mark.parametrize("kind", KINDS)
def test_each_tool_of_the_bar_has_a_word_and_is_taken_by_a_click(
    window: MainWindow, open_page: Open, qtbot: QtBot, kind: str
) -> None:
    page = open_page(kind)
    bar = page.drawing.bar
    assert list(bar.buttons)[:3] == ["select", "hand", "draw"]
    for name, button in bar.buttons.items():
        assert button.text()
        assert button.accessibleName()
        assert not button.icon().isNull()
        button.click()
        chosen = page.canvas.tool
        assert chosen is not None
        assert chosen.name == name or (name == "draw" and not chosen.in_bar)
        assert [one for one, other in bar.buttons.items() if other.isChecked()] == [name]


def test_the_bar_belongs_to_the_map_alone(window: MainWindow, open_page: Open) -> None:
    page = open_page("squares")
    assert page.drawing.bar.isVisible()
    page.show_page("mission")
    assert page.canvas.isVisible()
    assert not page.drawing.bar.isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_pages_are_called_alike(window: MainWindow, open_page: Open, language: str) -> None:
    """In Russian and Ukrainian, maps and cards are both called Карты by the dictionary."""
    page = open_page("squares")
    window.set_language(language)
    titles = [page.tree.item(row).text() for row in range(page.tree.count())]
    assert len({title[:4] for title in titles if title != "Playtest"}) >= len(titles) - 1, titles
