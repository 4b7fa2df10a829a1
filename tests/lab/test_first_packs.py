"""The pack that `uguisu new pack` makes is fair enough to play at once."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from uguisu_tools.cli.app import app

GAMES = 100


def run(*arguments: object) -> str:
    return CliRunner().invoke(app, [str(argument) for argument in arguments], prog_name="uguisu").stdout


@pytest.mark.slow
@pytest.mark.parametrize("game", ["temple", "scorpion", "senjutsu", "spies"])
def test_either_side_wins_four_to_six_of_ten_decided_games_between_default_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """On seeds that were not looked at while the packs were evened out."""
    monkeypatch.chdir(tmp_path)
    run("new", "pack", "mine", "--game", game)
    found = json.loads(run("playtest", "mine", "-n", GAMES, "--seed", 31_000, "-j", 1, "--json"))
    wins = [side["wins"] for side in found["sides"]]
    assert len(wins) == 2
    assert all(0.4 <= won / sum(wins) <= 0.6 for won in wins), wins
