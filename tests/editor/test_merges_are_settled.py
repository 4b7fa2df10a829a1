"""What a merge has left open is asked about, and the answer is a step of undo."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from uguisu_changes.conflicts import merge_texts

if TYPE_CHECKING:
    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.window import MainWindow


@pytest.fixture
def merged(window: MainWindow, make_pack: Callable[[str], Path]) -> MapPage:
    """A pack on whose map two people have moved one place, given one another name, and put a new one."""
    folder = make_pack("graph")
    file = folder / "map.yaml"
    base = file.read_text(encoding="utf-8")
    assert "[120, 0]" in base
    ours = base.replace("[120, 0]", "[150, 0]").replace("links:", "  - {id: shed, at: [9, 9]}\nlinks:")
    theirs = base.replace("[120, 0]", "[120, 30]").replace("links:", "  - {id: shed, at: [90, 90]}\nlinks:")
    result = merge_texts(base, ours, theirs)
    assert len(result.clashes) == 2
    file.write_text(result.text, encoding="utf-8")
    page = window.open_pack(folder)
    assert page is not None
    return page


def place(page: MapPage, name: str) -> object:
    places = page.session.document.data["map"]["places"]
    return next((entry["at"] for entry in places if entry["id"] == name), None)


def button(page: MapPage, words: str) -> Callable[[], None]:
    return next(one for one in page.banner.buttons if one.text() == words).click


def test_mine_theirs_or_both(merged: MapPage) -> None:
    assert "places › tower-b › at" in merged.banner.text
    assert "[150, 0]" in merged.banner.text
    assert "[120, 30]" in merged.banner.text
    assert merged.canvas.lit == ["tower-b"]
    assert [one.text() for one in merged.banner.buttons] == ["Keep mine", "Take theirs"]
    button(merged, "Take theirs")()
    assert place(merged, "tower-b") == [120, 30]
    assert merged.canvas.lit == ["shed"]
    button(merged, "Keep both")()
    assert place(merged, "shed") == [9, 9]
    assert place(merged, "shed-2") == [90, 90]
    assert not merged.asker.open
    assert merged.canvas.lit == []
    assert not merged.banner.says("left open")
    assert merged.session.document.save() == ["map"]
    assert "x-conflicts" not in (merged.path / "map.yaml").read_text(encoding="utf-8")


def test_an_answer_can_be_taken_back(merged: MapPage) -> None:
    button(merged, "Take theirs")()
    button(merged, "Keep mine")()
    merged.session.stack.undo()
    merged.session.stack.undo()
    assert place(merged, "tower-b") == [150, 0]
    assert "places › tower-b › at" in merged.banner.text
    assert len(merged.asker.open) == 2
