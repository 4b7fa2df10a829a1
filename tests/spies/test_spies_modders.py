"""Three missions such as modders write, in YAML alone: a prisoner led out, two heavy paintings, a night to hold out."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from tests.support.packs_of_tests import play_to_the_end, rulings_that_hold

import uguisu
from uguisu.loading import check
from uguisu.loading.overrides import Overrides
from uguisu.match import Match
from uguisu.plugins import registry
from uguisu_tools.bots.table import Table

PACKS = Path(__file__).parents[1] / "packs"
NAMES = ("quarry", "gallery", "lighthouse")
TELL_ALL = {"quarry": ("lever", "she_comes_along")}
"""Triggers that are to give something away: a bolt is heard sliding, and a prisoner who is led off is missed."""


@pytest.mark.parametrize("name", NAMES)
def test_it_does_what_it_says(name: str) -> None:
    """SP-33, SP-34, SP-35."""
    assert rulings_that_hold(PACKS / name, tell_all=TELL_ALL.get(name, ())) >= 4


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("spies", [1, 2, 3])
def test_it_plays_to_its_end(name: str, spies: int) -> None:
    game = uguisu.load(PACKS / name, changes=Overrides(options={"spies": spies}))
    play_to_the_end(game, 4)


@pytest.mark.parametrize("name", NAMES)
def test_bots_play_it(name: str) -> None:
    table = Table(Match(uguisu.load(PACKS / name), 1), registry())
    table.seat_bots({seat.id: "spies" for seat in table.match.game.seats})
    table.let_bots_play()
    assert table.match.over


def test_what_a_mission_or_a_card_opens_is_within_reach(tmp_path: Path) -> None:
    """SP-40, SP-46: a document behind an electronic door that a lever opens; then one that nothing opens."""
    shutil.copytree(PACKS / "quarry", tmp_path / "quarry")
    file, cards = tmp_path / "quarry" / "mission.yaml", tmp_path / "quarry" / "cards.yaml"
    text = file.read_text(encoding="utf-8")
    document = (
        "    - {put: yellow, where: {zone: cell}}\n    - {put: document, marked: 1, where: {zone: cell}}\n"
    )
    text = text.replace("    - {put: yellow, where: {zone: cell}}\n", document)
    cards.write_text("format: 1\ncards: [{change: code_reader, target: lock}]\n", encoding="utf-8")
    file.write_text(text, encoding="utf-8")
    assert check(tmp_path / "quarry")[0] is not None
    file.write_text(text.replace("      - {op: open, between: [l2, m2]}\n", ""), encoding="utf-8")
    game, found = check(tmp_path / "quarry")
    assert game is None
    assert [one.code for one in found if one.severity == "error"] == ["spies-out-of-reach"]
    cards.write_text("format: 1\n", encoding="utf-8")
    assert check(tmp_path / "quarry")[0] is not None
