"""docs/language.md tells of every word, truly."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import uguisu
from uguisu.content.loader import read_pack
from uguisu.content.markers import Operation, Test
from uguisu.loading import check
from uguisu.plugins import registry
from uguisu_tools.cli.app import app

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "language.md"


@pytest.mark.parametrize("marker", [Operation, Test])
def test_every_word_is_told(marker: Any) -> None:
    told = set(re.findall(r"^### `(\w+)`$", PAGE.read_text(encoding="utf-8"), re.MULTILINE))
    assert set(registry().vocabulary.members(marker)) <= told


def test_the_trigger_shown_works(tmp_path: Path) -> None:
    example = re.search(r"```yaml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert example is not None
    pack = shutil.copytree(ROOT / "scenarios" / "temple" / "first_steps", tmp_path / "pack")
    (pack / "rulings.yaml").unlink()
    (pack / "mission.yaml").write_text(example[1], encoding="utf-8")
    scenario = (pack / "scenario.yaml").read_text(encoding="utf-8")
    (pack / "scenario.yaml").write_text(
        scenario.replace("rulings: rulings.yaml", "mission: mission.yaml"), encoding="utf-8"
    )
    _, found = read_pack(pack, registry())
    assert [finding.message for finding in found if finding.severity == "error"] == []
    game = uguisu.load(pack)
    assert any(track.id == "alarm" for track in game.tracks)


def test_the_map_of_the_guide_fits_where_it_says_to_paste_it(tmp_path: Path) -> None:
    """`uguisu new pack my_temple --game temple`, its map replaced by the example: no error."""
    page = (Path(__file__).parents[2] / "docs" / "your-own-map.md").read_text(encoding="utf-8")
    [example] = re.findall(r"```yaml\n(.*?)```", page, re.DOTALL)
    made = CliRunner().invoke(app, ["new", "pack", str(tmp_path / "my_temple"), "--game", "temple"])
    assert made.exit_code == 0, made.output
    (tmp_path / "my_temple" / "map.yaml").write_text(example, encoding="utf-8")
    game, found = check(tmp_path / "my_temple")
    assert game is not None
    assert [one.message for one in found if one.severity == "error"] == []
