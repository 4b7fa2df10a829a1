"""Forty tiny packs are worth what they were. What bots give away on them is measured by ``benchmarks.secrets``."""

from pathlib import Path

import pytest
from tests.support import tiny
from tests.support.yardstick import Measured, yardstick

from uguisu import load
from uguisu.plugins import registry
from uguisu_tools.bots.spec import default_bot
from uguisu_tools.equilibria.solution import solve_secrets

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
@pytest.mark.parametrize(
    "pack", [pack for pack in PACKS if pack.game == "scorpion"], ids=lambda pack: pack.name
)
def test_what_the_bot_of_castles_gives_away_to_who_has_not_read_the_files(pack: Measured, tmp_path: Path):
    """A third of a point at most, on what its view tells it: docs/bots.md has it."""
    game = load(tiny.written(tmp_path / pack.name, pack.files))
    spec = default_bot(game)
    bots = {seat.id: (str(spec), lambda game: spec.make(game, registry())) for seat in game.seats}
    found = solve_secrets(game, bots=bots, as_seen=True)
    assert found.assumed == ()
    assert all(one.could - one.gets < 0.35 for one in found.weaknesses)


@pytest.mark.slow
@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.name)
def test_all_are_worth_what_they_were(pack: Measured, tmp_path: Path):
    check(pack, tmp_path)
