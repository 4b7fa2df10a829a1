"""On tiny packs whose exact value is known, no report says by its games alone that a side is ahead which can't win more than
it loses. A playtest that anybody asks for names the exact value: see test_certainty.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.support.tiny import written
from tests.support.yardstick import Measured, yardstick

import uguisu
from uguisu.plugins import registry
from uguisu_lab.playtest.headlines import findings_of
from uguisu_lab.playtest.running import run
from uguisu_lab.playtest.tables import Words
from uguisu_lab.playtest.trust import MOST_STRONG
from uguisu_tools.bots.spec import parse_bots

PACKS = {pack.name: pack for pack in yardstick()}
MISLED = {"castle-5", "castle-11"}
"""Castles whose guards win by force, and whose bots do not find it, however long these think: see docs/bots.md."""
BOTH = re.compile(r"wins more often, with quick bots .* and with strong ones")
"""How a report says that a side is ahead at both levels."""
FORCED, REVERSED, EVEN = "duel-1", "duel-23", "duel-5"


def said_ahead(pack: Measured, folder: Path, *, strong: int = MOST_STRONG) -> tuple[str | None, str]:
    """Return which side a playtest says is ahead, or wins more often, and its first sentences."""
    path = written(folder / pack.name, pack.files)
    game = uguisu.load(path)
    found = run(path, None, parse_bots("", game, registry()), checks=0, strong=strong)
    told = findings_of(found, Words("en"))[0]
    titles = {Words("en").name(side.title): side.side for side in found.sides}
    starts = [title for title in titles if told.startswith(f"{title} wins")]
    return (titles[starts[0]] if starts else None), told


def worth_to(pack: Measured, folder: Path, side: str) -> float:
    first = uguisu.load(folder / pack.name).seats[0].side
    return pack.worth if side == first else -pack.worth


def test_a_forced_win_is_seen_and_stays_when_bots_think_longer(tmp_path: Path) -> None:
    pack = PACKS[FORCED]
    side, told = said_ahead(pack, tmp_path)
    assert side is not None
    assert worth_to(pack, tmp_path, side) > 0
    assert "with quick bots" in told
    assert "with strong ones" in told
    assert "unclear" not in told


@pytest.mark.parametrize("name", [REVERSED, EVEN])
def test_bots_that_are_wrong_are_told_to_be_only_themselves(name: str, tmp_path: Path) -> None:
    """The default bots say that a side is ahead which loses by force, or can't do better than draw."""
    pack = PACKS[name]
    side, _ = said_ahead(pack, tmp_path, strong=0)
    assert side is not None
    assert worth_to(pack, tmp_path, side) <= 0
    _, told = said_ahead(pack, tmp_path)
    assert not BOTH.search(told), told


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
    if side is not None and BOTH.search(told):
        assert worth_to(pack, tmp_path, side) > 0, told
