"""Broken maps and missions of Spies are told of with file, line, cause and a way out: goldens in `broken/`."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from uguisu.content.atomic import write_text
from uguisu.content.diagnostics import as_text
from uguisu.loading import check

HERE = Path(__file__).parent
YARD = HERE.parent / "packs" / "yard"
CHANGES = {
    "a hand of cards that are not there": (
        "mission.yaml",
        "props:\n",
        "props:\n  hands: {guard: {flodlight: 1}, spy-1: {zzz: 2}}\n",
    ),
    "an alert at which all is lost": ("mission.yaml", "\n  alert: ", "\n  alert: 9 #"),
    "a tag that no region has": (
        "mission.yaml",
        "{put: yellow, where: {zone: house}}",
        "{put: yellow, where: {zone: hous}}",
    ),
    "a zone of the wrong size": (
        "map.yaml",
        "\nregions:",
        "\nregions:\n  - {id: wet, places: [a1, a2], tags: [mud]}",
    ),
    "a unit on a wall of trees": (
        "mission.yaml",
        "{put: yellow, where: {zone: house}}",
        "{put: green, at: [{square: TREE}]}",
    ),
    "a civilian outdoors": (
        "mission.yaml",
        "{put: yellow, where: {zone: house}}",
        "{put: yellow, at: [{square: a1}]}",
    ),
    "a square that is not there": (
        "mission.yaml",
        "{put: yellow, where: {zone: house}}",
        "{put: yellow, at: [{square: z99}]}",
    ),
    "two on one square": (
        "mission.yaml",
        "{put: camera, where: {outside: house, not_tag: lamp}}",
        "{put: camera, at: [{square: a1}, {square: a1}]}",
    ),
    "more units than lamps": ("mission.yaml", "{put: green, count: 2, where", "{put: green, count: 3, where"),
    "a word that fits nothing": (
        "mission.yaml",
        "{put: green, count: 2, where: {tag: lamp}}",
        "{put: green, count: 2, where: {tag: lmap}}",
    ),
    "a region that is not there": (
        "mission.yaml",
        "{put: yellow, where: {zone: house}}",
        "{put: yellow, where: {region: hosue}}",
    ),
    "bounds of nothing": ("mission.yaml", "out_of: house}", "out_of: hause}"),
    "nothing that is looked for": ("mission.yaml", ", marked: 1", ""),
    "nothing that is looked for with three spies": (
        "mission.yaml",
        "{put: document, count: 2",
        "{put: document, count: [2, 2, 0]",
    ),
    "other papers that are looked for with three spies": (
        "mission.yaml",
        "{put: document, count: 2",
        "{put: document, count: [0, 0, 2]}\n    - {put: document, count: [2, 2, 0]",
    ),
    "more marked than put": (
        "mission.yaml",
        "{put: document, count: 2, marked: 1",
        "{put: document, marked: 1, where: {zone: house}}\n    - {put: document, count: [0, 3, 2], marked: 3",
    ),
    "a mark on a guard": (
        "mission.yaml",
        "{put: green, count: 2, where",
        "{put: green, count: 2, marked: 1, where",
    ),
    "a sleeping camera": ("mission.yaml", "{put: camera, where", "{put: camera, asleep: true, where"),
    "windows that are held back": (
        "mission.yaml",
        "{put: opening, where",
        "{put: opening, held: true, where",
    ),
    "nobody wins": ("mission.yaml", "    for: spies", "    for: guard"),
    "an alert that never comes": (
        "mission.yaml",
        "{test: carries, piece: piece}",
        "{test: track, track: alert, at_least: 12}",
    ),
    "a place where nobody stands any more": (
        "mission.yaml",
        "{test: carries, piece: piece}",
        "{test: at, piece: piece, place: a1}",
    ),
    "an alert without units": ("mission.yaml", "alert: [2, 2, 1]", "alert: 8"),
    "a card tied to an unknown band": ("cards.yaml", "bands: [low, ", "bands: [lowish, "),
    "a camera that looks away": (
        "mission.yaml",
        "{put: perimeter_camera, count: [1, 1, 2]}",
        "{put: perimeter_camera, at: [{square: a1, facing: n}]}",
    ),
    "a camera that looks from nowhere": (
        "mission.yaml",
        "{put: perimeter_camera, count: [1, 1, 2]}",
        "{put: sniper, at: [{square: a1}]}",
    ),
    "a searchlight that lies nowhere": (
        "mission.yaml",
        "{put: perimeter_camera, count: [1, 1, 2]}",
        "{put: searchlight, at: [{square: b5}]}",
    ),
    "a searchlight over the edge": (
        "mission.yaml",
        "{put: perimeter_camera, count: [1, 1, 2]}",
        "{put: searchlight, at: [{square: a5, facing: e}]}",
    ),
    "a searchlight without room": (
        "mission.yaml",
        "{put: perimeter_camera, count: [1, 1, 2]}",
        "{put: searchlight, at: [{square: a1, facing: n}]}",
    ),
    "a safe zone in a wall": (
        "mission.yaml",
        "{put: document, count: 2, marked: 1, where: {zone: house}}",
        "{put: document, count: 2, marked: 1, where: {zone: house}}\n    - {put: safe_zone, at: [{square: f6, facing: s}]}",
    ),
    "a safe zone that lies nowhere": (
        "mission.yaml",
        "{put: document, count: 2, marked: 1, where: {zone: house}}",
        "{put: document, count: 2, marked: 1, where: {zone: house}}\n    - {put: safe_zone, at: [{square: b5}]}",
    ),
    "a guard that faces": (
        "mission.yaml",
        "{put: yellow, where: {zone: house}}",
        "{put: green, at: [{square: a1, facing: n}]}",
    ),
    "an opening in no wall": (
        "mission.yaml",
        "{put: opening, where: {borders: [glass]}}",
        "{put: opening, at: [{square: a1, facing: e}]}",
    ),
    "a lamp that is none": (
        "map.yaml",
        "\nregions:",
        "\ncells:\n  - {id: a1, props: {feeds: [a2]}}\nregions:",
    ),
    "a lamp that is none in the legend": (
        "map.yaml",
        "{terrain: grass}",
        "{terrain: grass, props: {feeds: [a2]}}",
    ),
}


@pytest.mark.parametrize("name", CHANGES)
def test_what_is_said_of_a_broken_mission(name, tmp_path):
    file, old, new = CHANGES[name]
    pack = Path(shutil.copytree(YARD, tmp_path / "pack"))
    text = (pack / file).read_text(encoding="utf-8")
    assert old in text
    new = new.replace("TREE", black_square(pack))
    (pack / file).write_text(text.replace(old, new), encoding="utf-8")
    game, found = check(pack)
    said = as_text(found).replace(f"{pack.as_posix()}/", "") + "\n"
    golden = HERE / "broken" / f"{name.replace(' ', '_')}.txt"
    if os.environ.get("REGEN_GOLDEN"):
        golden.parent.mkdir(exist_ok=True)
        write_text(golden, said)
    assert said == golden.read_text(encoding="utf-8")
    assert game is None, "what is refused must not be played"


def black_square(pack: Path) -> str:
    game, _ = check(pack)
    assert game is not None
    return game.topology.ids[min(game.topology.tagged("black"))]


def test_every_golden_belongs_to_a_change():
    names = {f"{name.replace(' ', '_')}.txt" for name in CHANGES}
    assert {file.name for file in (HERE / "broken").iterdir()} == names


def test_papers_that_only_two_spies_look_for_are_out_of_reach(tmp_path):
    pack = Path(shutil.copytree(YARD, tmp_path / "pack"))
    papers = "{put: document, count: 2, marked: 1, where: {zone: house}}"
    others = "{put: document, count: [1, 0, 1], marked: 1, where: {tag: lamp}}"
    inside = "{put: document, count: [0, 1, 0], marked: 1, where: {zone: house}}"
    wall = "borders:\n  - {between: [g6, g7], kind: wall}"
    for name, changes in {
        "mission.yaml": {papers: f"{others}\n    - {inside}", "[glass]}}": "[wall]}, count: 0}"},
        "map.yaml": {"kind: glass": "kind: wall", "kind: door": "kind: wall", "borders:": wall},
    }.items():
        text = (pack / name).read_text(encoding="utf-8")
        for old, new in changes.items():
            assert old in text
            text = text.replace(old, new)
        (pack / name).write_text(text, encoding="utf-8")
    _, found = check(pack)
    assert [one.code for one in found] == ["islands", "spies-out-of-reach"]


def test_a_trigger_after_the_last_round(tmp_path):
    pack = Path(shutil.copytree(YARD, tmp_path / "pack"))
    mission = (pack / "mission.yaml").read_text(encoding="utf-8")
    late = "triggers:\n- {on: round_began, if: [{test: track, track: round, is: 99}], do: [{op: wake}]}\n"
    (pack / "mission.yaml").write_text(mission + late, encoding="utf-8")
    game, found = check(pack)
    assert [(one.code, one.severity) for one in found] == [("trigger-never", "warning")]
    assert game is not None


@pytest.mark.parametrize(
    ("old", "new", "hint"),
    [
        (
            "regions:\n",
            "regions:\n  - {id: wet, tags: [mudd], places: [a2, b2, c2]}\n",
            "Did you mean `mud`?",
        ),
        (
            "regions:\n",
            "regions:\n  - {id: wet, tags: [water], places: [a2, b2, c2]}\n",
            "It is a tag for places, not for regions: give it to each place.",
        ),
        (
            "{terrain: grass}",
            "{terrain: grass, tags: [mud]}",
            "It is a tag for regions, not for places: give it to a region.",
        ),
        ("regions:\n", "regions:\n  - {id: wet, tags: [paddy], places: [a2, b2, c2]}\n", None),
        ("regions:\n", "regions:\n  - {id: wet, tags: [mudd, trap], places: [a2, b2, c2]}\n", None),
    ],
)
def test_a_tag_that_no_rule_looks_for(old, new, hint, tmp_path):
    """A word of one's own is free, and so is one like the game's that the mission asks for."""
    pack = Path(shutil.copytree(YARD, tmp_path / "pack"))
    text = (pack / "map.yaml").read_text(encoding="utf-8")
    (pack / "map.yaml").write_text(text.replace(old, new, 1), encoding="utf-8")
    if "trap" in new:
        mission = (pack / "mission.yaml").read_text(encoding="utf-8")
        asked = "triggers:\n- {on: entered, if: [{test: among, place: place, places: {region_tag: mudd}}], do: [{op: wake}]}\n"
        (pack / "mission.yaml").write_text(mission + asked, encoding="utf-8")
    game, found = check(pack)
    assert [one.hint for one in found if one.code == "likely-misspelt-tag"] == (
        [] if hint is None else [hint]
    )
    assert game is not None


def test_what_lies_behind_walls_is_out_of_reach(tmp_path):
    pack = Path(shutil.copytree(YARD, tmp_path / "pack"))
    text = (pack / "map.yaml").read_text(encoding="utf-8")
    cupboard = "borders:\n" + "".join(
        f"  - {{between: [e3, {other}], kind: wall}}\n" for other in ("f3", "e4")
    )
    (pack / "map.yaml").write_text(text.replace("borders:\n", cupboard), encoding="utf-8")
    _, found = check(pack)
    assert [one.message for one in found if one.code == "spies-out-of-reach"] == [
        "What the spies look for may lie at `e3`, where no way leads"
    ]
