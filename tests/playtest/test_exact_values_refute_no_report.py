"""On tiny packs whose exact value is known, no report says by its games alone that a side is ahead which can't win more than
it loses. A playtest that anybody asks for names the exact value: see test_certainty.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support.tiny import written
from tests.support.yardstick import Measured, yardstick

import uguisu
from uguisu.plugins import registry
from uguisu_lab.playtest.headlines import findings_of
from uguisu_lab.playtest.running import run
from uguisu_lab.playtest.tables import Words
from uguisu_lab.playtest.trust import THOUGHTS
from uguisu_tools.bots.spec import parse_bots

PACKS = {pack.name: pack for pack in yardstick()}
MISLED = {"castle-5", "castle-11"}
"""Castles whose guards win by force, and whose bots do not find it, however long these think: see docs/bots.md."""
FORCED, REVERSED, EVEN = "duel-1", "duel-23", "duel-5"


def said_ahead(pack: Measured, folder: Path, *, thoughts: int = THOUGHTS) -> tuple[str | None, str]:
    """Return which side a playtest says is ahead, or wins more often, and its first sentences."""
    path = written(folder / pack.name, pack.files)
    game = uguisu.load(path)
    found = run(path, None, parse_bots("", game, registry()), checks=0, thoughts=thoughts)
    told = findings_of(found, Words("en"))[0]
    titles = {Words("en").name(side.title): side.side for side in found.sides}
    starts = [title for title in titles if told.startswith((f"{title} is ahead", f"{title} wins"))]
    return (titles[starts[0]] if starts else None), told


def worth_to(pack: Measured, folder: Path, side: str) -> float:
    first = uguisu.load(folder / pack.name).seats[0].side
    return pack.worth if side == first else -pack.worth


def test_a_forced_win_is_seen_and_stays_when_bots_think_longer(tmp_path: Path) -> None:
    pack = PACKS[FORCED]
    side, told = said_ahead(pack, tmp_path)
    assert side is not None
    assert worth_to(pack, tmp_path, side) > 0
    assert "is ahead" in told


@pytest.mark.parametrize("name", [REVERSED, EVEN])
def test_bots_that_are_wrong_are_told_to_be_only_themselves(name: str, tmp_path: Path) -> None:
    """The default bots say that a side is ahead which loses by force, or can't do better than draw."""
    pack = PACKS[name]
    side, _ = said_ahead(pack, tmp_path, thoughts=0)
    assert side is not None
    assert worth_to(pack, tmp_path, side) <= 0
    _, told = said_ahead(pack, tmp_path)
    assert "is ahead" not in told.replace("neither side is clearly ahead", "")
    assert "That holds between these bots only" in told


@pytest.mark.slow
@pytest.mark.parametrize(
    "pack",
    [
        pytest.param(
            pack, marks=[pytest.mark.xfail(strict=True, raises=AssertionError)] if name in MISLED else []
        )
        for name, pack in PACKS.items()
    ],
    ids=PACKS,
)
def test_nothing_is_said_that_the_exact_value_refutes(pack: Measured, tmp_path: Path) -> None:
    side, told = said_ahead(pack, tmp_path)
    if side is not None and "is ahead" in told:
        assert worth_to(pack, tmp_path, side) > 0, told
