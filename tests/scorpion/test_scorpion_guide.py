"""docs/scorpion.md tells the truth."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from uguisu.content.parsing import parse
from uguisu.plugins import registry
from uguisu_scorpion import texts
from uguisu_scorpion.content.map import PLACE_TAGS

DOCS = Path(__file__).parents[2] / "docs"
GUIDE = (DOCS / "scorpion.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("number", range(5))
def test_what_the_guide_shows_can_be_read(number: int) -> None:
    examples = re.findall(r"```yaml\n(.*?)```", GUIDE, re.DOTALL)
    assert len(examples) == 5
    data, found = parse(examples[number], "guide")
    assert data
    assert found == []


def test_the_guide_speaks_of_tags_that_there_are() -> None:
    tags = set(re.findall(r"zones tagged `(\w+)`", GUIDE))
    assert tags == {"edge", "grounds", "moat", "post", "barracks"}
    assert tags <= set(PLACE_TAGS)
    assert set(re.findall(r"links tagged `(\w+)`", GUIDE)) == set(texts.LINK_TAGS)
    known = set(registry().variants_of("scorpion"))
    assert {"lone_wolf", "contested_ground"} <= known


def test_the_lantern_shown_is_the_one_that_is_shipped() -> None:
    shown = next(
        parse(example, "guide")[0][0]
        for example in re.findall(r"```yaml\n(.*?)```", GUIDE, re.DOTALL)
        if "id: lantern" in example
    )
    pack = DOCS.parent / "scenarios" / "scorpion" / "homebrew_five" / "cards.yaml"
    data, _ = parse(pack.read_text(encoding="utf-8"), "cards")
    shipped = next(card for card in data["cards"] if card.get("id") == "lantern")
    assert shown["do"] == shipped["do"]
    assert shown["rules"] == shipped["rules"]
    assert shown["target"] == shipped["target"]
