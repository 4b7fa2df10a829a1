"""docs/senjutsu.md tells the truth."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from uguisu.content.parsing import parse
from uguisu.loading import load
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
