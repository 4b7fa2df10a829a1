"""What stands on the map is counted as one says it, in each language."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from uguisu.messages import translate
from uguisu.plugins import registry

if TYPE_CHECKING:
    from uguisu_editor.window import MainWindow

SCENARIOS = Path(__file__).parents[2] / "scenarios"
SAID = {
    "en": ("2 guards with torches", "5 hidden sentries"),
    "ru": ("2 охранника с фонарями", "5 засад"),
    "uk": ("2 охоронці з ліхтарями", "5 засідок"),
    "it": ("2 guardie con la torcia", "5 sentinelle nascoste"),
}


@pytest.mark.parametrize("language", SAID)
def test_so_many_are_said_in_each_language(language: str) -> None:
    games = registry().games
    found = {
        (game, kind.id): kind.several
        for game in ("spies", "scorpion")
        for kind in games[game].type.placeables
    }
    blue, ambushes = found["spies", "blue"], found["scorpion", "ambushes"]
    assert blue is not None
    assert ambushes is not None
    assert (translate(blue(2), language), translate(ambushes(5), language)) == SAID[language]


def test_no_line_of_a_set_up_multiplies(window: MainWindow, tmp_path: Path) -> None:
    page = window.open_pack(shutil.copytree(SCENARIOS / "spies" / "back_yard", tmp_path / "pack"))
    assert page is not None
    set_up = page.drawing.stages.pieces.set_up
    counted = [
        set_up.counted(piece.thing, [2])
        for piece in set_up.pieces
        if piece.thing.kind.most != 1 and not piece.thing.name
    ]
    counted += [set_up.counted(lot.thing, lot.counts) for lot in set_up.lots]
    assert counted
    assert [told for told in counted if "×" in told] == []
