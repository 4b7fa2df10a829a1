"""The recipes of docs/lab.md, each on a pack into which the answer was planted: the commands as they stand there, and right."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.support.tiny import duel, written

from uguisu_tools.cli.app import app

RECIPES = Path(__file__).parents[2] / "docs" / "lab.md"
HEADING = "## Four questions of a designer"
FAR = 24
"""Places of a blind tunnel: more than anybody can walk before the game ends (`turn_limit` of the pack below it is 20)."""
pytestmark = pytest.mark.long


def cook(question: str, pack: Path) -> str:
    """Do what the recipe says, with `my_pack` standing for the pack; return all that was printed."""
    text = RECIPES.read_text(encoding="utf-8").partition(HEADING)[2]
    recipe = text.partition(f"### {question}")[2].partition("###")[0]
    lines = re.findall(r"^uv run uguisu (.*)$", recipe.replace("\\\n", ""), flags=re.MULTILINE)
    assert lines, question
    told = []
    for line in lines:
        words = [str(pack) if word == "my_pack" else word for word in shlex.split(line)]
        told.append(CliRunner().invoke(app, [*words, "--jobs", "1"], prog_name="uguisu").output)
    return "\n".join(told)


def test_too_hard_for_one_side_is_mended_by_the_number_that_was_made_too_small(tmp_path):
    scenario = {"format": 1, "id": "hard", "uses": ["spies/back_yard"], "title": "Hard"}
    pack = written(
        tmp_path / "hard", {"scenario": scenario, "mission": {"format": 1, "props": {"rounds": 2}}}
    )
    told = cook("Too hard for one side?", pack)
    best = re.search(r"The best is mission:rounds=(\d+), mission:setup.1.count=(\d)", told)
    assert best is not None, told
    assert int(best[1]) > 2, "two rounds are what was planted"
    assert "single change" in told or best[2] == "3", "one change does it, or is told beside what takes two"


def test_a_card_that_was_made_too_strong_is_named_and_no_other(tmp_path):
    usual = ["quick_cut", "long_cut", "guard", "retreat", "breath"]
    files = duel(usual, usual, turns=6, wounds=4)
    hexes = dict.fromkeys(("F", "FL", "FR", "B", "BL", "BR"), 9)
    doom = {
        "id": "doom",
        "title": "Doom",
        "copies": {"hawk": 1},
        "type": "attack",
        "props": {"initiative": 9},
    }
    files["cards"]["cards"].append({**doom, "do": [{"op": "attack", "hexes": hexes}]})
    told = cook("Is this card too strong?", written(tmp_path / "strong", files))
    assert re.findall(r"Without ([\w ]+), Hawk \(Red\) wins", told) == ["Doom"]


@pytest.mark.parametrize(("first", "named"), [("red", "Hawk (Red)"), ("blue", "Crane (Blue)")])
def test_who_goes_first_is_favoured_where_the_first_blow_ends_it(tmp_path, first, named):
    files = duel(["heavy_cut"], ["heavy_cut"], hand=1)
    for deck, seat in zip(files["cards"]["decks"], ("red", "blue"), strict=False):
        deck["props"]["character"]["advantage"] = 60 if seat == first else 40
    told = cook("Is the first player favoured?", written(tmp_path / "mirror", files))
    assert f"{named} wins" in told


def test_a_tunnel_that_nobody_can_walk_to_its_end_is_told_of(tmp_path):
    tunnel = [f"tunnel_{number}" for number in range(1, FAR + 1)]
    ways = zip(["cedar_door", *tunnel], tunnel, strict=False)
    board = {
        "format": 1,
        "places": [{"id": place, "at": [400, 60 * number]} for number, place in enumerate(tunnel)],
        "links": [{"between": list(ends), "kind": "road"} for ends in ways],
    }
    scenario = {"format": 1, "id": "corridor", "uses": ["temple/first_steps"], "title": "Corridor"}
    told = cook(
        "Does anybody use this corridor?",
        written(tmp_path / "corridor", {"scenario": scenario, "map": board}),
    )
    found = re.search(r"Nobody ever goes to (.*)", told)
    assert found is not None, told
    assert "tunnel" in found[1]
    assert "Cedar" not in found[1]
