"""What is found in Temple packs that a schema lets through: each lint with a pack that it is for."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from uguisu.content.diagnostics import Diagnostic
from uguisu.loading import check

Findings = Callable[..., list[Diagnostic]]
PLACED_BY_PLAYERS: dict[str, Any] = {"samurai_start": None, "ninja_start": None}


# Each case: what is changed, the code and severity, where it points, and a part of what it says.
CASES: dict[str, tuple[dict[str, Any], str, str, str, str]] = {
    "too few towers (TE-03)": (
        {"without": ("west", "south"), "options": PLACED_BY_PLAYERS},
        "temple-towers", "error", "map.yaml", "3 samurai need as many towers to start on, but there are 2",
    ),
    "no start for the ninja (TE-03)": (
        {"more_places": {"door": [], "step": []}, "options": PLACED_BY_PLAYERS},
        "temple-no-start", "error", "map.yaml", "the ninja has no crossing to start on",
    ),
    "no way out (TE-07)": (
        {"more_places": {"cell": ["inner"]}, "more_links": (("cell", "west", "wall_way"),)},
        "temple-no-way-out", "error", "map.yaml", "from 'cell' the ninja can reach no tower",
    ),
    "a tower that is a start (TE-03)": (
        {"more_places": {"west": ["tower", "inner"]}},
        "temple-tower-inside", "error", "map.yaml", "'west' is both a tower and a start for the ninja",
    ),
    "the wall to a crossing (TE-01)": (
        {"more_links": (("pine", "west", "wall_way"),)},
        "temple-wall-way", "error", "map.yaml", "the outer wall runs between towers, but 'pine' is not one",
    ),
    "a tower at the door (TE-07)": (
        {},
        "temple-short-way", "warning", "map.yaml", "from 'door' the ninja reaches the tower 'west' in one move",
    ),
    "a tower only samurai reach (TE-07)": (
        {"more_places": {"keep": ["tower"]}, "more_links": (("keep", "west", "wall_way"),)},
        "temple-safe-tower", "hint", "map.yaml", "the ninja can never reach the tower 'keep'",
    ),
    "a tower with no way in (TE-07)": (
        {"more_places": {"keep": ["tower"]}},
        "temple-cut-off", "warning", "map.yaml", "a samurai on 'keep' can never come near the ninja",
    ),
    "a samurai for each tower (TE-07)": (
        {"options": {"samurai": 4, "samurai_start": ["north", "east", "south", "west"]}},
        "temple-all-held", "warning", "scenario.yaml", "the ninja can reach 4 towers, and 4 samurai can hold them all",
    ),
    "no time to get anywhere (TE-11)": (
        {"without": ("west", "south"), "more_places": {"hill": ["tower"]}, "more_links": (("hill", "east", "wall_way"),),
         "options": {"turn_limit": 1, "samurai_start": ["north", "east", "hill"]}},
        "temple-turn-limit", "warning", "scenario.yaml", "the nearest tower is 2 moves away, and the game ends after 1",
    ),
    "an order that leaves one out (TE-02)": (
        {"options": {"order": ["red", "blue"]}},
        "temple-order", "error", "scenario.yaml", "the order should name 3 different samurai",
    ),
    "an order that names one twice (TE-02)": (
        {"options": {"order": ["red", "blue", "red"]}},
        "temple-order", "error", "scenario.yaml", "the order should name 3 different samurai",
    ),
    "samurai nobody plays (TE-02)": (
        {"options": {"players": {"ada": ["red"], "bo": ["blue"]}}},
        "temple-players", "error", "scenario.yaml", "share out exactly these samurai, each once: red, blue, green",
    ),
    "a samurai two play (TE-02)": (
        {"options": {"players": {"ada": ["red", "green"], "bo": ["blue", "green"]}}},
        "temple-players", "error", "scenario.yaml", "share out exactly these samurai",
    ),
    "a player without samurai (TE-02)": (
        {"options": {"players": {"ada": ["red", "blue", "green"], "bo": []}}},
        "temple-players", "error", "scenario.yaml", "the player 'bo' has no samurai",
    ),
    "a player called ninja (TE-02)": (
        {"options": {"players": {"ninja": ["red", "blue", "green"]}}},
        "temple-players", "error", "scenario.yaml", "'ninja' is the name of the ninja's own seat",
    ),
    "silence of one (TE-10)": (
        {"variants": ["silence"]},
        "temple-silence", "hint", "scenario.yaml", "one player has all the samurai",
    ),
    "too few starts (TE-03)": (
        {"options": {"samurai_start": ["north", "east"]}},
        "temple-starts", "error", "scenario.yaml", "3 samurai need 3 starts, but 2 are given",
    ),
    "two on one start (TE-05)": (
        {"options": {"samurai_start": ["north", "east", "north"]}},
        "temple-starts", "error", "scenario.yaml", "two samurai cannot start on 'north'",
    ),
    "a samurai that starts on no tower (TE-03)": (
        {"options": {"samurai_start": ["north", "east", "pine"]}},
        "temple-starts", "error", "scenario.yaml", "the start 'pine' does not have the tag `tower`",
    ),
    "a start that is not on the map (TE-03)": (
        {"options": {"ninja_start": "dor"}},
        "dangling-id", "error", "scenario.yaml", "No place is called 'dor'",
    ),
    "a ninja that starts far from the temple (TE-03)": (
        {"options": {"ninja_start": "pine"}},
        "temple-starts", "error", "scenario.yaml", "the start 'pine' does not have the tag `inner`",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_a_broken_pack_is_told_what_is_wrong(findings: Findings, case: str) -> None:
    changes, code, severity, file, part = CASES[case]
    found = [
        finding
        for finding in findings(**changes)
        if finding.code == code and part.casefold() in finding.message.casefold()
    ]
    assert found, [finding.message for finding in findings(**changes)]
    assert found[0].severity == severity
    assert str(found[0].file).endswith(file)
    assert found[0].line > 1


def test_compulsory_movement_lets_nobody_hold_all_towers(findings: Findings) -> None:
    options = {"samurai": 4, "samurai_start": ["north", "east", "south", "west"]}
    codes = [finding.code for finding in findings(options=options, variants=["compulsory_movement"])]
    assert "temple-all-held" not in codes


@pytest.mark.parametrize(
    ("condition", "part"),
    [
        ({"test": "along", "between": ["door", "lamp"]}, "no way joins 'door' and 'lamp'"),
        ({"test": "along", "between": ["door", "pne"]}, "no crossing is called 'pne'"),
        ({"test": "along", "kind": "rop"}, "no kind of link on the map is called 'rop'"),
        ({"test": "along", "between": ["door", "pine"], "kind": "rope"}, "no rope joins 'door' and 'pine'"),
        ({"test": "along"}, "'along' needs `between`, `kind` or both"),
    ],
)
def test_a_mission_that_speaks_of_ways_there_are_none(
    findings: Findings, condition: dict[str, Any], part: str
) -> None:
    mission = {"triggers": [{"on": "entered", "if": [condition], "do": [{"op": "say", "text": "!"}]}]}
    found = [finding for finding in findings(mission=mission) if finding.severity == "error"]
    assert [part.lower() in finding.message.lower() for finding in found] == [True]
    assert str(found[0].file).endswith("mission.yaml")


def test_along_is_asked_of_a_piece_that_entered(findings: Findings) -> None:
    condition = {"test": "along", "kind": "rope"}
    mission = {"triggers": [{"on": "round_ended", "if": [condition], "do": [{"op": "say", "text": "!"}]}]}
    [found] = [finding for finding in findings(mission=mission) if finding.severity == "error"]
    assert found.hint == "Use it with `on: entered`"


def test_a_cut_between_crossings_that_no_way_joins(findings: Findings) -> None:
    mission = {"triggers": [{"on": "entered", "do": [{"op": "cut", "between": ["door", "lamp"]}]}]}
    [found] = [finding for finding in findings(mission=mission) if finding.severity == "error"]
    assert found.message == "No link joins 'door' and 'lamp'"


SHIPPED = sorted((Path(__file__).parents[2] / "scenarios" / "temple").iterdir())


@pytest.mark.parametrize("pack", SHIPPED, ids=lambda path: path.name)
def test_shipped_packs_are_clean(pack: Path) -> None:
    assert check(pack)[1] == []
