"""The same seed brings the same games, in however many processes they are played."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from uguisu.core.game import Game
from uguisu.plugins import registry
from uguisu_lab.playtest.running import run
from uguisu_lab.playtest.summary import Summary
from uguisu_tools.bots.spec import BotSpec, parse_bots


def timeless(summary: Summary) -> bytes:
    return msgspec.json.encode(msgspec.structs.replace(summary, seconds=0.0))


@pytest.mark.long
def test_one_or_two_processes_play_the_very_same_games(tmp_path: Path, pack: Path, game: Game) -> None:
    who = parse_bots("ninja=mcts:8,samurai=greedy", game, registry())
    alone = run(pack, 70, who, 1, seed=4, games_file=tmp_path / "1.jsonl")
    together = run(pack, 70, who, 2, seed=4, games_file=tmp_path / "2.jsonl")
    assert timeless(alone) == timeless(together)
    assert (tmp_path / "1.jsonl").read_bytes() == (tmp_path / "2.jsonl").read_bytes()
    assert alone.played == 70
    assert not alone.partial


def test_another_seed_brings_other_games(tmp_path: Path, pack: Path, at_random: dict[str, BotSpec]) -> None:
    for seed in (1, 2):
        run(pack, 3, at_random, seed=seed, games_file=tmp_path / f"{seed}.jsonl")
    one, other = (
        (tmp_path / f"{seed}.jsonl").read_text(encoding="utf-8").splitlines()[1:] for seed in (1, 2)
    )
    assert not set(one) & set(other)


def test_the_first_games_are_the_same_however_many_follow(
    tmp_path: Path, pack: Path, at_random: dict[str, BotSpec]
) -> None:
    for games in (3, 9):
        run(pack, games, at_random, seed=1, games_file=tmp_path / f"{games}.jsonl")
    few, many = ((tmp_path / f"{games}.jsonl").read_text(encoding="utf-8").splitlines() for games in (3, 9))
    assert many[:4] == few
