"""docs/senjutsu.md tells the truth."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

import yaml

from uguisu.content.parsing import parse
from uguisu.loading import check, load
from uguisu.plugins import registry
from uguisu_senjutsu.arranging import STEPS
from uguisu_senjutsu.turn.cards import SenjutsuCards

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "senjutsu.md").read_text(encoding="utf-8")
DOJO = ROOT / "scenarios" / "senjutsu" / "dojo"


def examples() -> list[Any]:
    found = []
    for text in re.findall(r"```yaml\n(.*?)```", GUIDE, re.DOTALL):
        data, mistakes = parse(text, "guide")
        assert mistakes == []
        found.append(data)
    return found


def shipped(name: str, key: str) -> dict[str, Any]:
    data, _ = parse((DOJO / f"{name}.yaml").read_text(encoding="utf-8"), name)
    return {one["id"]: one for one in data[key]}


def test_the_card_and_the_ruling_shown_are_those_of_the_dojo() -> None:
    lists = [example for example in examples() if isinstance(example, list)]
    [card], [ruling] = lists
    assert card == shipped("cards", "cards")["dojo_swallow"]
    whole = shipped("rulings", "rulings")["counter"]
    assert {key: ruling[key] for key in ("id", "cites", "title", "setup", "play")} == {
        key: whole[key] for key in ("id", "cites", "title", "setup", "play")
    }
    assert ruling["expect"][0] in whole["expect"]


def test_the_guide_tells_every_key_of_a_position() -> None:
    game = load(DOJO)
    told = set(re.findall(r"`(\w+)`", GUIDE.partition("## Positions for rulings")[2].partition("\n## ")[0]))
    assert set(game.arrangements()) <= told
    assert set(STEPS) <= told


def test_the_guide_tells_every_window() -> None:
    assert set(SenjutsuCards.windows) - {"choose"} <= set(re.findall(r"`(\w+)`", GUIDE))


def test_the_mission_shown_can_be_played(tmp_path: Path) -> None:
    [mission] = [one for one in examples() if isinstance(one, dict) and "triggers" in one]
    pack = Path(shutil.copytree(ROOT / "tests" / "packs" / "ten_blades", tmp_path / "hill"))
    for name, data in (
        ("mission", {"format": 1, **mission}),
        ("cards", {"format": 1}),
        ("rulings", {"format": 1, "rulings": []}),
    ):
        (pack / f"{name}.yaml").write_text(yaml.safe_dump(data), encoding="utf-8")
    game, found = check(pack)
    assert game is not None
    assert found == []
    told = GUIDE.partition("## A mission for a duel")[2].partition("\n## ")[0]
    assert {event for event in registry().games["senjutsu"].type.events if f"`{event}`" not in told} == set()
