"""The log at a table: what repeats itself is one line, which opens; it says what terminals and the window say."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.support.eavesdropping import begun, positions, reader_of

from uguisu.plugins import registry
from uguisu.views import folded
from uguisu_table.asking import Asked
from uguisu_table.hall import Hall
from uguisu_table.pages import Drawer


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    made = Hall(tmp_path / "tables", registry())
    yield made
    made.close()


@pytest.mark.parametrize("language", ["en", "uk"])
def test_lines_are_folded_and_open(hall: Hall, language: str) -> None:
    sitting, kit = begun(hall, "scorpion/four_lanterns", 3)
    list(positions(sitting.match, random.Random(3), 60))
    drawer = Drawer(kit, sitting, reader_of(sitting, 0, language), Asked(), frozenset({"1"}))
    folds = folded([line for line in drawer.view.log if line.text], language)
    shown = [re.sub(r"<svg.*?</svg>", "", line) for line in reversed(drawer.page().lines)]
    for line, fold in zip(shown, folds[-len(shown) :], strict=True):
        assert ("<details>" in line) == (len(fold.lines) > 1)
        assert line.count("<li") == 1 + (len(fold.lines) if len(fold.lines) > 1 else 0)
    assert any("<details>" in line for line in shown)
