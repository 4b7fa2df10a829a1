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

ELSEWHERE = (
    "scenario.yaml: the scenario names no file of cards",
    "cards.yaml: 'guard_kenjutsu' wounds",
    "cards.yaml: There is no deck",
)
"""What is told in the file that was changed, but of another line: something is missing, or others refer to it."""

Break = Callable[..., list[str]]


@pytest.fixture
def told(tmp_path: Path) -> Break:
    """Copy the garden, change a file, and return what is found as ``file: message``; each must be where the change is."""

    def broken(file: str, old: str, new: str, *, fix: bool = True, here: bool = True) -> list[str]:
        pack = tmp_path / "garden"
        shutil.copytree(GARDEN, pack)
        scenario = (pack / "scenario.yaml").read_text(encoding="utf-8")
        (pack / "scenario.yaml").write_text(scenario.replace("rulings: rulings.yaml\n", ""), encoding="utf-8")
        (pack / "rulings.yaml").unlink()
        if fix:
            mission = (pack / "mission.yaml").read_text(encoding="utf-8").rstrip()
            (pack / "mission.yaml").write_text(mission + SETUP, encoding="utf-8")
        text = (pack / file).read_text(encoding="utf-8")
        assert old in text
        (pack / file).write_text(text.replace(old, new, 1), encoding="utf-8")
        _, found = check(pack)
        before, changed = text.partition(old)[0], new.rstrip("\n")
        first = before.count("\n") + 1
        for finding in found:
            if here and finding.severity == "error":
                assert first <= finding.line <= first + changed.count("\n"), finding
                assert Path(finding.file).name == file
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
            "the traitor starts on the grounds: not in a moat or a castle, nor between the castles (SC-12)",
        ),
        ("traitor: stables", "traitor: bunkhouse", "a guard stands at 'bunkhouse' (SC-12)"),
        (
            "passage: [hall, f9]",
            "passage: [hall, m1]",
            "no end of the passage may be in a moat, but 'm1' is one (SC-13)",
        ),
        ("ninja_rope: 2", "ninja_ropes: 2", "no card is called 'ninja_ropes'"),
        ("ninja_rope: 2", "ninja_rope: 4", "the deck 'ninja' has only 3 of 'ninja_rope'"),
        ("ninja_rope: 2", "awaken: 1", "the deck 'ninja' has only 0 of 'awaken'"),
        ("[kitchen, old_pine]", "[kitchen, guard_hut]", "'guard_hut' is not a watch post (SC-09)"),
        (
            "[kitchen, old_pine]",
            "[kitchen, kitchen]",
            "two sentries cannot stand on one post, 'kitchen' (SC-09)",
        ),
        ("at: bunkhouse", "at: hall", "'hall' is not on the patrol track (SC-09)"),
        ("facing: old_pine", "facing: stables", "the track does not lead from 'bunkhouse' there"),
        ("stables: 2", "stables: 3", "at most 2 sleep in one barracks zone (SC-11)"),
        ("stables: 2", "hall: 1", "'hall' is not a barracks (SC-11)"),
        ("A: hall", "A: hal", "no place is called 'hal'"),
        ("A: hall", "A: m1", "target A cannot lie at 'm1': it is in no castle (SC-11)"),
        ("F: tea_house", "G: tea_house", '"G" cannot be a key here'),
        ("{ninja: {ninja_rope: 2}}", "{ninjas: {ninja_rope: 2}}", '"ninjas" cannot be a key here'),
        ("passage: [hall, f9]", "passage: [hall]", "`passage` has 1 entry; it needs at least 2"),
        (
            "traps: [guest_room]",
            "traps: [guest_room, lords_room]",
            "2 `traps` are set here, but the scenario has 1 in all",
        ),
        (
            "ambushes: [scroll_room]",
            "ambushes: [scroll_room, moon_terrace]",
            "2 `ambushes` are set here, but the scenario has 1 in all",
        ),
        (
            "sleepers: {stables: 2}",
            "sleepers: {stables: 2, bunkhouse: 2, guard_hut: 1}",
            "5 `sleepers` are set here, but the scenario has 4 in all",
        ),
        (
            "sentries: [kitchen, old_pine]",
            "sentries: [kitchen, old_pine, long_bridge, archery_lawn, garden_gate, great_porch]",
            "6 `sentries` are set here, but the scenario has 5 in all",
        ),
        (
            "[{at: bunkhouse, facing: old_pine}]",
            "[{at: bunkhouse}, {at: old_pine}, {at: south_gate}]",
            "3 `patrols` are set here, but the scenario has 1 in all",
        ),
        (
            "ninja: f1",
            "missions: {ninja: A, traitor: A}",
            "the ninja already has target A, and two intruders never have the same (SC-05)",
        ),
        (
            "{ninja_rope: 2}",
            "{ninja_rope: 3, shuriken: 3, ninja_kenjutsu: 3}",
            "the hand of 'ninja' has 9 cards, but a hand has at most 8 (SC-07)",
        ),
        ("ninja: f1", "ninja: hall", "the ninja starts at the edge of the board (SC-12)"),
        (
            "traitor: stables",
            "traitor: hall",
            "the traitor starts on the grounds: not in a moat or a castle, nor between the castles (SC-12)",
        ),
    ],
)
def test_broken_setups_name_their_cause(told: Break, old: str, new: str, message: str) -> None:
    assert [line.casefold() for line in told("mission.yaml", old, new)] == [
        f"mission.yaml: {message}".casefold()
    ]


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("scenario.yaml", "sentries: 5", "sentries: 9", "map.yaml: 9 sentries need as many watch posts"),
        ("scenario.yaml", "sleepers: 4", "sleepers: 9", "map.yaml: 9 guards should be asleep"),
        ("scenario.yaml", "ambushes: 1", "ambushes: 9", "map.yaml: 16 things are to be hidden"),
        (
            "map.yaml",
            "{between: [south_gate, archery_lawn], kind: open, tags: [track]}",
            "{between: [south_gate, archery_lawn], kind: wall, tags: [track]}",
            "map.yaml: the patrol track runs through a wall",
        ),
        (
            "cards.yaml",
            "target: sentry\n    props: {starter: 6}",
            "target: sentry\n    props: {starter: 7}",
            "cards.yaml: the starter",
        ),
        ("cards.yaml", "- {id: ninja,", "- {id: ninjas,", "cards.yaml: There is no deck"),
        ("mission.yaml", "- letter: B", "- letter: A", "mission.yaml: two targets have the letter A (SC-05)"),
        ("mission.yaml", "- letter: B", "- letter: G", 'mission.yaml: `letter` cannot be "G"'),
        (
            "scenario.yaml",
            "cards: cards.yaml\n",
            "",
            "scenario.yaml: the scenario names no file of cards, but without cards",
        ),
        (
            "cards.yaml",
            "counts: false, lies: wound",
            "counts: false",
            "cards.yaml: 'guard_kenjutsu' wounds, but is not placed as a wound",
        ),
        (
            "cards.yaml",
            "target: intruder\n",
            "target: guard\n",
            "cards.yaml: 'guard_kenjutsu' is placed as a wound, but can be played on something other than an intruder",
        ),
        (
            "cards.yaml",
            "target: patrol\n",
            "target: patrols\n",
            "cards.yaml: This game has no target `patrols` for cards",
        ),
        (
            "cards.yaml",
            "do: [{op: listen, who: target}]",
            "do: [{op: listen, who: targets}]",
            "cards.yaml: no piece is called 'targets'",
        ),
        (
            "scenario.yaml",
            "sentries: 5",
            "sentries: 5\n  swords: 2\n  spears: 3",
            "scenario.yaml: 5 sentries and 1 patrol are 7 guards, but there are only 5 figures (SC-02)",
        ),
        (
            "scenario.yaml",
            "sentries: 5",
            "sentries: 5\n  most_guards: 4",
            "scenario.yaml: 5 sentries and 1 patrol are 7 guards, but at most 4 stand on the board at once (SC-39)",
        ),
        (
            "scenario.yaml",
            "license:",
            "variants: [{id: garrison_size, options: {sentries: 9}}]\nlicense:",
            "scenario.yaml: 9 sentries need as many watch posts, but there are 7 (SC-09)",
        ),
        (
            "scenario.yaml",
            "license:",
            "variants: [{id: garrison_size, options: {sleepers: 30}}]\nlicense:",
            "scenario.yaml: 30 guards should be asleep, but the barracks have room for 8 (SC-11)",
        ),
        ("scenario.yaml", "hands: starter", "players: 5", "scenario.yaml: `players` cannot be the number 5"),
        (
            "map.yaml",
            "{between: [garden_bridge, garden_gate]",
            "{between: [garden_bridge, garden_gates]",
            "map.yaml: This link names `garden_gates`, which is not a place on this map",
        ),
    ],
)
def test_broken_packs_name_their_cause(told: Break, file: str, old: str, new: str, message: str) -> None:
    found = told(
        file, old, new, fix=False, here=message.startswith(file) and not message.startswith(ELSEWHERE)
    )
    assert any(line.casefold().startswith(message.casefold()) for line in found), found


def test_a_card_that_waits_for_no_event_says_where(told: Break) -> None:
    rule = "target: sleeper\n    rules: [{on: turn_begun, do: [{op: cancel}]}]\n"
    found = told("cards.yaml", "target: sleeper\n", rule, fix=False)
    assert found == ["cards.yaml: There is no event `turn_begun`"]


def test_an_odd_deck_cannot_be_shared_by_two(told: Break) -> None:
    found = told("scenario.yaml", "options:\n", "options:\n  players: 4\n", fix=False)
    assert found == []


def test_a_broken_map_is_told_of_once_and_no_check_is_blamed(told: Break) -> None:
    found = told("map.yaml", "{between: [f3, garden_bridge]", "{between: [f3, garden_brigde]", fix=False)
    assert len(found) == 1


def test_a_letter_that_is_missing_is_a_warning(told: Break) -> None:
    found = told("mission.yaml", "- letter: F", "- letter: E", fix=False)
    assert "mission.yaml: Target F is not described, but may still be drawn (SC-05)" in found


def test_a_ninja_may_start_beside_a_guard_but_is_warned(told: Break) -> None:
    found = told("mission.yaml", "[kitchen, old_pine]", "[kitchen, f1]")
    assert "mission.yaml: A guard stands at 'f1', and finds the ninja before the first turn (SC-12)" in found
