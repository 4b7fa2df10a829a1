"""What stands on the pages of a pack is in the reader's language: keys and words of files are called as people call them."""

from __future__ import annotations

import re
import shutil
from html import unescape
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QWidget

if TYPE_CHECKING:
    from uguisu_editor.window import MainWindow

SCENARIOS = Path(__file__).parents[2] / "scenarios"
LATIN = re.compile(r"[A-Za-z_]{3,}")
SAME_IN_ALL = {
    "English",
    "Italiano",
    "Uguisu",
    "YAML",
    "SVG",
    "PNG",
    "PDF",
    "Tiled",
    "MIT",
    "Ctrl",
    "Alt",
    "Esc",
    "Del",
}
"""Names of things that Russian writes as English does."""


def english(page: QWidget) -> set[str]:
    """What labels, buttons and lists of choices say in Latin letters."""
    said = [
        widget.text()  # type: ignore[attr-defined]
        for kind in (QLabel, QAbstractButton)
        for widget in page.findChildren(kind)
        if widget.isVisibleTo(page)
    ]
    for combo in page.findChildren(QComboBox):
        if not combo.isEditable() and combo.isVisibleTo(page):
            said += [combo.itemText(number) for number in range(combo.count())]
    return {text for text in said if set(LATIN.findall(unescape(re.sub("<[^>]*>", "", text)))) - SAME_IN_ALL}


@pytest.mark.parametrize(
    "pack", ["temple/first_steps", "scorpion/garden_gate", "senjutsu/snow_field", "spies/back_yard"]
)
def test_a_russian_window_calls_the_keys_of_files_in_russian(
    window: MainWindow, tmp_path: Path, pack: str
) -> None:
    folder = tmp_path / "pack"
    shutil.copytree(SCENARIOS / pack, folder)
    window.set_language("ru")
    page = window.open_pack(folder)
    assert page is not None
    found = {}
    for name in ("scenario", "mission", "cards"):
        page.show_page(name)
        if here := english(page.pages[name]):
            found[name] = here
    assert found == {}
