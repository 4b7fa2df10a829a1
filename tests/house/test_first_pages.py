"""What the first pages say is true: counts, and examples that load."""

from __future__ import annotations

import random
import re
from pathlib import Path

import msgspec
import yaml

from uguisu.board.model import SquaresMap
from uguisu.loading import load
from uguisu.plugins import registry
from uguisu_tools.scaffold.pack import new_pack

ROOT = Path(__file__).parents[2]
WORDS = (
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
)


def test_the_readme_counts_the_packs_of_spies() -> None:
    told = re.search(r"in (\w+) packs and a campaign", (ROOT / "README.md").read_text(encoding="utf-8"))
    packs = [*(ROOT / "scenarios" / "spies").glob("*/scenario.yaml")]
    assert told is not None
    assert told[1] == WORDS[len(packs)]


def test_the_map_of_the_guide_to_squares_is_one() -> None:
    page = (ROOT / "docs" / "square-maps.md").read_text(encoding="utf-8")
    text = page.partition("```yaml\n")[2].partition("```")[0]
    drawn = msgspec.convert(yaml.safe_load(text), SquaresMap)
    width = {len(row) for row in drawn.rows}
    assert width == {6}
    assert {*"".join(drawn.rows)} == {*drawn.legend}
    named = {name for border in drawn.borders for name in border.between}
    named |= {name for region in drawn.regions for name in region.places} | {cell.id for cell in drawn.cells}
    squares = {f"{column}{row}" for column in "abcdef" for row in range(1, len(drawn.rows) + 1)}
    assert named <= squares
    lamps = {
        f"{'abcdef'[at]}{number}"
        for number, row in enumerate(drawn.rows, 1)
        for at, letter in enumerate(row)
        if letter == "*"
    }
    assert {*drawn.legend["G"].props["feeds"]} <= lamps


def test_the_first_page_is_one_screen() -> None:
    lines = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 45
    assert sum(len(line.split()) for line in lines) <= 420


def test_every_page_is_on_the_list_of_pages() -> None:
    told = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    pages = {page.name for page in (ROOT / "docs").glob("*.md")} - {"README.md"}
    assert sorted(page for page in pages if f"({page})" not in told) == []


def test_the_mission_of_the_guide_to_spies_is_one(tmp_path: Path) -> None:
    """What the page shows of a yard of one's own plays, put into the pack that its first line makes."""
    page = (ROOT / "docs" / "spies.md").read_text(encoding="utf-8").partition("## A yard of your own")[2]
    shown = page.partition("```yaml\n")[2].partition("```")[0]
    made = new_pack("my_yard", "spies", tmp_path, registry())
    (made / "mission.yaml").write_text(f"format: 1\ntitle: The letter\n{shown}", encoding="utf-8")
    game = load(made)
    assert game.playout(game.new(1), random.Random(1)).over


def test_no_page_counts_the_missions_of_spies_wrongly() -> None:
    """Counts go stale: pages say none, but for those that a test counts."""
    counted = re.compile(rf"\b(?:{'|'.join(WORDS)}|seventh|sixth) missions?\b[^.]*spies", re.IGNORECASE)
    for page in (ROOT / "docs").glob("*.md"):
        assert counted.findall(page.read_text(encoding="utf-8")) == [], page.name
