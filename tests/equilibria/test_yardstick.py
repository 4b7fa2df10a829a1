"""Forty tiny packs are worth what they were. What bots give away on them is measured by ``benchmarks.secrets``."""

from pathlib import Path

import pytest
from tests.support import tiny
from tests.support.yardstick import Measured, yardstick

from uguisu import load
from uguisu.equilibria.solution import solve_secrets

PACKS = yardstick()
SMALL = ("duel-1", "duel-3", "yard-1", "castle-1")


def check(pack: Measured, folder: Path) -> None:
    game = load(tiny.written(folder / pack.name, pack.files))
    found = solve_secrets(game)
    assert found.low - 0.005 <= pack.worth <= found.high + 0.005, pack.name


def test_there_are_forty_and_each_has_a_name_of_its_own():
    assert len({pack.name for pack in PACKS}) == len(PACKS) == 40


@pytest.mark.parametrize("name", SMALL)
def test_some_are_worth_what_they_were(name: str, tmp_path: Path):
    check(next(pack for pack in PACKS if pack.name == name), tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.name)
def test_all_are_worth_what_they_were(pack: Measured, tmp_path: Path):
    check(pack, tmp_path)
