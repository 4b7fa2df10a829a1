"""The shipped packs load without a word, share their decks, and play to the end."""

import random
import re
import shutil
from pathlib import Path
from typing import Any

from uguisu.content.loader import read_pack
from uguisu.loading import check, load
from uguisu.plugins import registry

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "scorpion"
STANDARD = "two_castles"


def test_a_pack_has_nothing_to_complain_of(castle_map: Any) -> None:
    pack, found = check(castle_map.pack)
    assert [str(diagnostic.message) for diagnostic in found] == []
    assert pack is not None


def test_the_standard_decks_are_worded_alike_everywhere(castle_map: Any) -> None:
    """How many there are of a card is a pack's own; what it is called, says and does is not."""
    standard = castle_map.pack.parent / STANDARD / "cards.yaml"
    assert _wording(castle_map.pack / "cards.yaml") == _wording(standard)


def _wording(file: Path) -> list[str]:
    lines = file.read_text(encoding="utf-8").splitlines()
    told = [line for line in lines if not line.lstrip().startswith(("#", "copies:"))]
    return [re.sub(r"starter: \d+", "starter", line) for line in told]


def test_random_games_come_to_an_end_by_every_hand(castle_map: Any) -> None:
    game = load(castle_map.pack)
    for seed in range(5):
        state = game.playout(game.new(seed), random.Random(seed))
        assert state.result >= 0


def test_a_castle_that_was_renamed_is_hinted_at(tmp_path: Path) -> None:
    """A rule goes by names of regions: whoever gives a castle another name is told so."""
    pack = Path(shutil.copytree(SCENARIOS / "garden_gate", tmp_path / "garden_gate"))
    text = (pack / "map.yaml").read_text(encoding="utf-8")
    (pack / "map.yaml").write_text(text.replace("id: castle_west", "id: pavilions"), encoding="utf-8")
    _, found = read_pack(pack, registry())
    [hint] = [one for one in found if one.code == "scorpion-one-castle"]
    assert "`pavilions`" in hint.message
    assert hint.path == ("regions", 0)
