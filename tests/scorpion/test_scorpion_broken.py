"""Broken packs are told of with file, line and cause."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from uguisu.loading import check

GARDEN = Path(__file__).parents[2] / "scenarios" / "scorpion" / "garden_gate"

SETUP = """
  setup:
    sentries: [kitchen, old_pine]
    patrols: [{at: bunkhouse, facing: old_pine}]
    sleepers: {stables: 2}
    targets: {A: hall, B: shrine, C: treasury, D: ink_room, E: music_room, F: tea_house}
    traps: [guest_room]
    ambushes: [scroll_room]
    ninja: f1
    traitor: stables
    passage: [hall, f9]
    hands: {ninja: {ninja_rope: 2}}
"""

Break = Callable[..., list[str]]


@pytest.fixture
def told(tmp_path: Path) -> Break:
    """Copy the garden, change its files, and return what is found as ``file:line: message``."""

    def broken(file: str, old: str, new: str, *, fix: bool = True) -> list[str]:
        pack = tmp_path / "garden"
        shutil.copytree(GARDEN, pack)
        scenario = (pack / "scenario.yaml").read_text(encoding="utf-8")
        (pack / "scenario.yaml").write_text(scenario.replace("rulings: rulings.yaml\n", ""), encoding="utf-8")
        if fix:
            mission = (pack / "mission.yaml").read_text(encoding="utf-8").rstrip()
            (pack / "mission.yaml").write_text(mission + SETUP, encoding="utf-8")
        text = (pack / file).read_text(encoding="utf-8")
        assert old in text
        (pack / file).write_text(text.replace(old, new, 1), encoding="utf-8")
        _, found = check(pack)
        lines = text.replace(old, new, 1).splitlines()
        for finding in found:
            assert finding.line <= len(lines) + 1
        return [f"{Path(finding.file).name}: {finding.message}" for finding in found]

    return broken


def test_the_fixed_setup_itself_is_fine(told: Break) -> None:
    assert told("mission.yaml", "ninja: f1", "ninja: f2") == []


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            "traps: [guest_room]",
            "traps: [kitchen]",
            "a trap cannot lie at 'kitchen': it is a watch post (SC-11)",
        ),
        (
            "traps: [guest_room]",
            "traps: [stables]",
            "a trap cannot lie at 'stables': it is in no castle (SC-11)",
        ),
        ("traps: [guest_room]", "traps: [hall]", "a trap and target A cannot share 'hall' (SC-11)"),
        ("D: ink_room", "D: lords_room", "this is target number 4 in one castle; 3 lie in each (SC-11)"),
        ("ninja: f1", "ninja: m1", "the ninja starts at the edge of the board, and this is a moat (SC-12)"),
        (
            "traitor: stables",
            "traitor: plum_walk",
            "the traitor starts on the grounds: no moat, castle, nor between the castles (SC-12)",
        ),
        ("traitor: stables", "traitor: bunkhouse", "a guard stands at 'bunkhouse' (SC-12)"),
        (
            "passage: [hall, f9]",
            "passage: [hall, m1]",
            "no end of the passage is in a moat, and 'm1' is one (SC-13)",
        ),
        ("ninja_rope: 2", "ninja_ropes: 2", "no card is called 'ninja_ropes'"),
        ("ninja_rope: 2", "ninja_rope: 4", "the deck 'ninja' has but 3 of 'ninja_rope'"),
        ("ninja_rope: 2", "awaken: 1", "the deck 'ninja' has but 0 of 'awaken'"),
        ("[kitchen, old_pine]", "[kitchen, guard_hut]", "'guard_hut' is no watch post (SC-09)"),
        (
            "[kitchen, old_pine]",
            "[kitchen, kitchen]",
            "two sentries cannot stand on one post, 'kitchen' (SC-09)",
        ),
        ("at: bunkhouse", "at: hall", "'hall' is not on the patrol track (SC-09)"),
        ("facing: old_pine", "facing: stables", "the track does not lead from 'bunkhouse' there"),
        ("stables: 2", "stables: 3", "at most 2 sleep in one barracks zone (SC-11)"),
        ("stables: 2", "hall: 1", "'hall' is no barracks (SC-11)"),
        ("A: hall", "A: hal", "no zone is called 'hal'"),
    ],
)
def test_broken_setups_name_their_cause(told: Break, old: str, new: str, message: str) -> None:
    assert told("mission.yaml", old, new) == [f"mission.yaml: {message}"]


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("scenario.yaml", "sentries: 5", "sentries: 9", "map.yaml: 9 sentries need as many watch posts"),
        ("scenario.yaml", "sleepers: 4", "sleepers: 9", "map.yaml: 9 guards are to sleep"),
        ("scenario.yaml", "ambushes: 1", "ambushes: 9", "map.yaml: 16 things are to be hidden"),
        (
            "map.yaml",
            "{between: [south_gate, archery_lawn], kind: open, tags: [track]}",
            "{between: [south_gate, archery_lawn], kind: wall, tags: [track]}",
            "map.yaml: the patrol track runs through a wall",
        ),
        (
            "cards.yaml",
            "props: {starter: 6, target: sentry}",
            "props: {starter: 7, target: sentry}",
            "cards.yaml: the starter",
        ),
        ("cards.yaml", "- {id: ninja,", "- {id: ninjas,", "cards.yaml: "),
    ],
)
def test_broken_packs_name_their_cause(told: Break, file: str, old: str, new: str, message: str) -> None:
    found = told(file, old, new, fix=False)
    assert any(line.startswith(message) for line in found), found


def test_a_card_that_waits_for_no_event_says_where(told: Break) -> None:
    rule = (
        "props:\n      starter: 4\n      rules: [{on: turn_begun, do: [{op: cancel}]}]\n      target: sleeper"
    )
    found = told("cards.yaml", "props:\n      starter: 4\n      target: sleeper", rule, fix=False)
    assert found == ["cards.yaml: this game has no event 'turn_begun'"]


def test_an_odd_deck_cannot_be_shared_by_two(told: Break) -> None:
    found = told("scenario.yaml", "options:\n", "options:\n  players: 4\n", fix=False)
    assert found == []
