"""Files of one game in a pack of another are told of once, before anything in them is looked at for itself."""

from __future__ import annotations

import shutil
from itertools import permutations
from pathlib import Path

import pytest

from uguisu.content.loader import read_pack
from uguisu.plugins import registry

SCENARIOS = Path(__file__).parents[2] / "scenarios"
PACKS = {
    "temple": SCENARIOS / "temple" / "first_steps",
    "scorpion": SCENARIOS / "scorpion" / "garden_gate",
    "senjutsu": SCENARIOS / "senjutsu" / "dojo",
    "spies": SCENARIOS / "spies" / "back_yard",
}


def test_all_games_are_asked():
    assert PACKS.keys() == registry().games.keys()


@pytest.mark.parametrize(("game", "other"), list(permutations(PACKS, 2)))
def test_a_map_drawn_for_another_game_is_one_finding_before_any_lint(game, other, tmp_path):
    pack = Path(shutil.copytree(PACKS[game], tmp_path / "pack"))
    shutil.copy(PACKS[other] / "map.yaml", pack)
    content, found = read_pack(pack, registry())
    assert content is None
    assert [(one.code, Path(one.file).name, one.line > 1) for one in found] == [
        ("foreign-map", "map.yaml", True)
    ]
    assert found[0].hint is not None
    assert f"`{other}`" in found[0].hint


@pytest.mark.parametrize(("game", "other"), list(permutations(PACKS, 2)))
def test_a_scenario_that_names_the_wrong_game_is_one_finding(game, other, tmp_path):
    pack = Path(shutil.copytree(PACKS[game], tmp_path / "pack"))
    scenario = pack / "scenario.yaml"
    said = scenario.read_text(encoding="utf-8")
    scenario.write_text(said.replace(f"\ngame: {game}\n", f"\ngame: {other}\n"), encoding="utf-8")
    _, found = read_pack(pack, registry())
    assert [(one.code, Path(one.file).name) for one in found] == [("wrong-game", "scenario.yaml")]
    assert found[0].fix is not None
    assert found[0].fix.value == game


@pytest.mark.parametrize("kind", ["graph", "squares", "hexes"])
def test_a_kind_of_map_that_no_game_takes_is_told_with_the_kind_to_draw(kind, tmp_path, monkeypatch):
    pack = Path(shutil.copytree(PACKS["temple"], tmp_path / "pack"))
    for entry in registry().games.values():
        monkeypatch.setattr(entry, "map_kinds", ("spheres",))
    plan = next(folder / "map.yaml" for folder in PACKS.values() if f"\nkind: {kind}\n" in read(folder))
    shutil.copy(plan, pack)
    _, found = read_pack(pack, registry())
    assert [(one.code, one.hint) for one in found] == [
        ("foreign-map", "Draw the map anew as `kind: spheres`.")
    ]


def read(folder: Path) -> str:
    return (folder / "map.yaml").read_text(encoding="utf-8")


def test_one_misspelt_kind_of_link_is_not_taken_for_another_game(tmp_path):
    pack = Path(shutil.copytree(PACKS["temple"], tmp_path / "pack"))
    text = read(pack).replace("kind: road", "kind: roda").replace("kind: bridge", "kind: roda")
    text = text.replace("kind: hanging_bridge", "kind: roda").replace("kind: wall_way", "kind: roda")
    (pack / "map.yaml").write_text(text.replace("kind: rope", "kind: roda"), encoding="utf-8")
    _, found = read_pack(pack, registry())
    assert "foreign-map" not in {one.code for one in found}
    assert "unknown-kind" in {one.code for one in found}
