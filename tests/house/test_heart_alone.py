"""The heart needs no tools: games load, play, describe and view where `uguisu_tools` cannot be imported."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SCENARIOS = Path(__file__).parents[2] / "scenarios"
ALONE = """
import random, sys

class Refused:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == "uguisu_tools":
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Refused())
import uguisu

game = uguisu.load(sys.argv[1])
rng = random.Random(1)
state = game.new(seed=1, record=True)
while not state.over and state.ply < 300:
    if state.seat == uguisu.CHANCE:
        game.roll(state)
    else:
        game.view(state, state.seat)
        action = rng.choice(game.legal(state))
        assert game.describe(state, action)
        game.apply(state, action)
assert not game.compiled_from[1].left_out, game.compiled_from[1].left_out
assert not [name for name in sys.modules if name.startswith("uguisu_tools")]
print(state.ply)
"""


@pytest.mark.parametrize(
    "pack", ["temple/first_steps", "scorpion/garden_gate", "senjutsu/teaching_duel", "spies/back_yard"]
)
def test_a_game_is_played_without_the_tools(pack: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", ALONE, str(SCENARIOS / pack)],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 10


def test_what_else_is_missing_is_no_excuse(tmp_path: Path) -> None:
    """Only where it is the tools that lack is a plugin's second module left out in silence."""
    from importlib.metadata import EntryPoint

    from uguisu.plugins import loading

    (tmp_path / "for_tools_of_mine.py").write_text("import no_such_library", encoding="utf-8")
    entry = EntryPoint("mine", "for_tools_of_mine", loading.FOR_TOOLS)
    [load] = loading._with_tools(entry)
    sys.path.insert(0, str(tmp_path))
    try:
        with pytest.raises(ModuleNotFoundError, match="no_such_library"):
            load()
    finally:
        sys.path.remove(str(tmp_path))
