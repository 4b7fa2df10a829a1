"""Every shipped pack, and the toys, keep every promise."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest
from tests.support import toys

from uguisu import Game
from uguisu.content.source import find_packs
from uguisu.loading import load
from uguisu_tools.testing import CHECKS, Check, Subject, check_game, playthrough
from uguisu_tools.testing.playthrough import golden_path
from uguisu_tools.testing.regenerate import COMMAND

ROOT = Path(__file__).parents[2]
PACKS = sorted(find_packs(ROOT / "scenarios"))
GOLDEN = ROOT / "tests" / "playthroughs"

SMALLEST = ("first_steps", "garden_gate", "teaching_duel", "back_yard")
"""One pack of each game, which are tried every day."""


def lane_of(pack: Path) -> Sequence[pytest.MarkDecorator]:
    """Return the marks of what is tried of a pack."""
    if "uses:" in (pack / "scenario.yaml").read_text("utf-8"):
        return [pytest.mark.slow]
    return [] if pack.name in SMALLEST else [pytest.mark.long]


each_pack = pytest.mark.parametrize("pack", PACKS, ids=lambda path: f"{path.parent.name}/{path.name}")
each_pack_of_its_own = pytest.mark.parametrize(
    "pack",
    [pytest.param(path, marks=lane_of(path)) for path in PACKS],
    ids=lambda path: f"{path.parent.name}/{path.name}",
)
"""A pack that builds on others makes the same promises by the same rules: a whole game of it is replayed, and the rest is in
the slow lane."""
each_check = pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)


@cache
def game_of(pack: Path) -> Game:
    return load(pack)


@cache
def subject_of(pack: Path) -> Subject:
    return Subject.load(pack)


@each_check
@each_pack_of_its_own
def test_a_shipped_pack_conforms(pack: Path, check: Check) -> None:
    check(subject_of(pack))


@pytest.mark.slow
@each_pack
def test_a_shipped_pack_conforms_in_many_games(pack: Path) -> None:
    check_game(pack, thorough=True)


@pytest.mark.sweep(everyday=16)
@each_pack
def test_a_shipped_pack_has_its_playthrough(pack: Path) -> None:
    game = game_of(pack)
    playthrough.check(game, golden_path(GOLDEN, game), f"{COMMAND} --rules-changed")


def test_no_playthrough_is_left_of_a_pack_that_is_gone() -> None:
    wanted = {golden_path(GOLDEN, game_of(pack)) for pack in PACKS}
    assert set(GOLDEN.rglob("*.jsonl")) == wanted, COMMAND


@pytest.mark.sweep(everyday=1)
@pytest.mark.parametrize("game", ["throwing", "race", "court"])
def test_a_toy_conforms(game: str, tmp_path: Path) -> None:
    check_game(toys.pack(tmp_path / "toy", game), toys.registry(), thorough=True)
