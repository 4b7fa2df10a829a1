"""A playtest to look at."""

from __future__ import annotations

from pathlib import Path

import pytest

import uguisu
from uguisu.core.game import Game
from uguisu.plugins import registry
from uguisu_lab.playtest.running import run
from uguisu_lab.playtest.summary import Summary
from uguisu_tools.bots.spec import BotSpec, parse_bots

FIRST_STEPS = Path(__file__).parents[2] / "scenarios" / "temple" / "first_steps"


@pytest.fixture(scope="session")
def pack() -> Path:
    return FIRST_STEPS


@pytest.fixture(scope="session")
def game(pack: Path) -> Game:
    return uguisu.load(pack)


@pytest.fixture(scope="session")
def at_random(game: Game) -> dict[str, BotSpec]:
    return parse_bots("random", game, registry())


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory, pack: Path, at_random: dict[str, BotSpec]) -> Path:
    """A folder with the games of `summary` in it."""
    return tmp_path_factory.mktemp("playtest")


@pytest.fixture(scope="session")
def summary(folder: Path, pack: Path, at_random: dict[str, BotSpec]) -> Summary:
    return run(pack, 60, at_random, seed=3, games_file=folder / "games.jsonl")
