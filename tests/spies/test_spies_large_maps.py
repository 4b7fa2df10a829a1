"""Large maps of Spies: a game on 200 by 200 squares takes no more memory than a computer has."""

from __future__ import annotations

import random
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import uguisu
from uguisu_spies.board import sight

GROUND = Path(__file__).parents[2] / "scenarios" / "spies" / "training_ground"
MOST_MEGABYTES = 300


def large(folder: Path, side: int) -> Path:
    """Return the training ground with grass around it."""
    shutil.copytree(GROUND, folder)
    text = (folder / "map.yaml").read_text(encoding="utf-8")
    begin, end = text.index("rows:\n"), text.index("borders:")
    rows = [row.ljust(side, ".") for row in re.findall(r'- "(.*)"', text[begin:end])]
    rows += ["." * side] * (side - len(rows))
    told = "".join(f'  - "{row}"\n' for row in rows)
    (folder / "map.yaml").write_text(f"{text[:begin]}rows:\n{told}{text[end:]}", encoding="utf-8")
    return folder


@pytest.mark.pure
def test_masks_that_are_not_kept_are_the_same(monkeypatch, tmp_path):
    pack = large(tmp_path / "ground", 24)
    ended = []
    for most in (sight.ALL_KEPT, 0):
        monkeypatch.setattr(sight, "ALL_KEPT", most)
        game = uguisu.load(pack)
        assert isinstance(game.bit, tuple) == bool(most)
        states = [game.playout(game.new(seed=seed), random.Random(seed)) for seed in range(4)]
        ended.append([(state.ply, state.result, state.at) for state in states])
    assert ended[0] == ended[1]


def test_what_is_kept_of_a_map_does_not_grow_by_its_square():
    kept = sight.masks_for(sight.ALL_KEPT, lambda place: 1 << place)
    asked = sight.masks_for(sight.ALL_KEPT + 1, lambda place: 1 << place)
    assert isinstance(kept, tuple)
    assert not isinstance(asked, tuple)
    assert [kept[-1], asked[-1], kept[7], asked[7]] == [0, 0, 128, 128]


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="asks for the peak as Unix tells it")
def test_a_game_on_200_by_200_squares_fits(tmp_path):
    code = (
        "import random, resource, sys, uguisu\n"
        f"game = uguisu.load({str(large(tmp_path / 'ground', 200))!r})\n"
        "game.playout(game.new(seed=1), random.Random(1))\n"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> (20 if sys.platform == 'darwin' else 10))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert int(done.stdout) < MOST_MEGABYTES
