"""Mistakes in programs are said with their place and, where there is one, a better name."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.support import toys

from uguisu.content.diagnostics import Diagnostic
from uguisu.loading import check

Complaints = Callable[..., list[Diagnostic]]

RAISE = {"op": "raise", "track": "alert"}

MISTAKES: list[tuple[dict[str, Any], str, str | None, tuple[str | int, ...]]] = [
    ({"op": "raise", "track": "alrt"}, "no track is called 'alrt'", "Did you mean `alert`?", ("track",)),
    (
        {**RAISE, "by": "rounds"},
        "no track (nor a number or a name in scope) is called 'rounds'",
        None,
        ("by",),
    ),
    ({"op": "set", "track": "alert", "to": "xyz"}, "is called 'xyz'", "You can use `alert`", ("to",)),
    (
        {"op": "move", "piece": "crew", "to": "well"},
        "no piece is called 'crew'",
        "Did you mean `crow`?",
        ("piece",),
    ),
    (
        {"op": "move", "piece": "crow", "to": "wel"},
        "no place is called 'wel'",
        "Did you mean `well`?",
        ("to",),
    ),
    ({"op": "mark", "kind": "lamp", "place": "well"}, "no kind of mark is called 'lamp'", None, ("kind",)),
    ({"op": "unmark", "kind": "trap", "place": "?"}, "no place is called '?'", None, ("place",)),
    ({"op": "end", "result": "bel"}, "no result is called 'bel'", "Did you mean `bell`?", ("result",)),
    (
        {"op": "say", "text": "x", "to": "three"},
        "no seat is called 'three'",
        "You can use `one`, `two`.",
        ("to",),
    ),
    (
        {"op": "say", "text": {"en": "Round {round}", "uk": "Раунд {rund}"}},
        "nothing fills `{rund}` in this text",
        "such as {round}",
        ("text",),
    ),
    (
        {"op": "draw", "source": "deck", "to": "hand"},
        "no card area is called 'deck'",
        "this game has no card area",
        ("source",),
    ),
    ({"op": "shuffle", "area": "deck"}, "no card area is called 'deck'", None, ("area",)),
    ({"op": "for_each", "as": "spot", "do": []}, "needs either `places` or `pieces`", None, ()),
    ({"op": "for_each", "as": "spot", "places": {}, "pieces": {}, "do": []}, "and not both", None, ()),
    (
        {"op": "for_each", "as": "spot", "places": {"tag": "opn"}, "do": []},
        "no tag on the map is called 'opn'",
        "Did you mean `open`?",
        ("places", "tag"),
    ),
    (
        {"op": "for_each", "as": "spot", "places": {"region": "x"}, "do": []},
        "no region is called 'x'",
        "You can use `inside`.",
        ("places", "region"),
    ),
    (
        {"op": "for_each", "as": "spot", "places": {"ids": ["well", "wall"]}, "do": []},
        "no place is called 'wall'",
        None,
        ("places", "ids", 1),
    ),
    (
        {"op": "for_each", "as": "bird", "pieces": {"ids": ["owl"]}, "do": []},
        "no piece is called 'owl'",
        None,
        ("pieces", "ids", 0),
    ),
    (
        {"op": "for_each", "as": "bird", "pieces": {"kind": "brid"}, "do": []},
        "no kind of piece is called 'brid'",
        "Did you mean `bird`?",
        ("pieces", "kind"),
    ),
    (
        {"op": "for_each", "as": "spot", "places": {}, "do": [{"op": "move", "piece": "crow", "to": "spit"}]},
        "no place is called 'spit'",
        "Did you mean `spot`?",
        ("do", 0, "to"),
    ),
    (
        {"op": "for_each", "as": "spot", "places": {"next_to": "yard", "by": ["wy"]}, "do": []},
        "no kind of link on the map is called 'wy'",
        "Did you mean `way`?",
        ("places", "by", 0),
    ),
    (
        {"op": "for_each", "as": "spot", "places": {"by": ["way"]}, "do": []},
        "which links count",
        "add `next_to` too",
        ("places", "by"),
    ),
    (
        {"op": "choose", "as": "x", "seat": "one"},
        "exactly one of `places`, `pieces`, `cards` and `options`",
        None,
        (),
    ),
    (
        {"op": "choose", "as": "x", "seat": "on", "places": {}},
        "no seat is called 'on'",
        "Did you mean `one`?",
        ("seat",),
    ),
    ({"op": "random", "as": "x", "places": {}, "pieces": {}}, "exactly one of", None, ()),
    (
        {"op": "if", "if": [{"test": "track", "track": "alert"}], "do": []},
        "has nothing to compare with",
        "give `at_least`, `at_most` or `is`",
        ("if", 0),
    ),
    (
        {"op": "if", "if": [{"test": "count", "is": 1}], "do": []},
        "'count' needs exactly one of",
        None,
        ("if", 0),
    ),
    (
        {"op": "if", "if": [{"test": "at", "piece": "crow"}], "do": []},
        "'at' needs exactly one of",
        None,
        ("if", 0),
    ),
    (
        {"op": "if", "if": [], "do": [], "else": [{"op": "raise", "track": "x"}]},
        "no track is called 'x'",
        None,
        ("else", 0, "track"),
    ),
    (
        {"op": "if", "if": [{"test": "not", "if": [{"test": "side", "piece": "crow", "is": "x"}]}], "do": []},
        "no side is called 'x'",
        None,
        ("if", 0, "if", 0, "is"),
    ),
]


@pytest.mark.parametrize(
    ("operation", "message", "hint", "where"), MISTAKES, ids=[str(operation) for operation, *_ in MISTAKES]
)
def test_a_mistake_is_said_at_its_place(
    complaints: Complaints,
    operation: dict[str, Any],
    message: str,
    hint: str | None,
    where: tuple[str | int, ...],
) -> None:
    (found,) = complaints([RAISE, operation])
    assert message.lower() in found.message.lower()
    assert found.file.endswith("mission.yaml")
    assert found.path == ("triggers", 0, "do", 1, *where)
    assert found.line > 1
    if hint is not None:
        assert hint.lower() in (found.hint or "").lower()


def test_a_name_is_known_only_after_it_was_given_and_inside_its_block(complaints: Complaints) -> None:
    use = {"op": "move", "piece": "crow", "to": "spot"}
    loop = {"op": "for_each", "as": "spot", "places": {}, "do": []}
    for do, at in (([use, loop], 0), ([loop, use], 1)):
        (found,) = complaints(do)
        assert found.path[:4] == ("triggers", 0, "do", at)
        assert "No place is called 'spot'" in found.message


def test_a_name_of_another_kind_does_not_do(complaints: Complaints) -> None:
    ask = {"op": "choose", "as": "bird", "seat": "one", "pieces": {}}
    (found,) = complaints([ask, {"op": "mark", "kind": "trap", "place": "round"}])
    assert found.message == "`round` is a number, but this needs a place"


def test_an_unknown_event_is_said_with_those_there_are(tmp_path: Path) -> None:
    mission = {"triggers": [{"on": "throwed", "do": [{"op": "cancel"}]}]}
    game, found = check(toys.pack(tmp_path / "trial", "throwing", mission=mission), toys.registry())
    assert game is None
    assert any("thrown" in (line.hint or "") + line.message and "throwed" in line.message for line in found)


def test_all_mistakes_are_told_in_one_go(complaints: Complaints) -> None:
    wrong = {"op": "raise", "track": "alrt"}
    tests = [{"test": "track", "track": "nothing", "is": 1}, {"test": "at", "piece": "crow"}]
    nested = {"op": "if", "if": [tests[1]], "do": [wrong, RAISE, {"op": "shuffle", "area": "deck"}]}
    found = complaints([wrong, nested, RAISE], tests)
    assert [line.path[2:] for line in found] == [
        ("if", 0, "track"),
        ("if", 1),
        ("do", 0, "track"),
        ("do", 1, "if", 0),
        ("do", 1, "do", 0, "track"),
        ("do", 1, "do", 2, "area"),
    ]


def test_what_a_mistaken_operation_would_have_found_is_no_second_mistake(complaints: Complaints) -> None:
    lost = {"op": "choose", "as": "spot", "seat": "on", "places": {}}
    use = {"op": "move", "piece": "crow", "to": "spot"}
    (found,) = complaints([lost, use, {"op": "move", "piece": "spot", "to": "well"}])
    assert "No seat is called 'on'" in found.message


def test_the_mistakes_of_all_triggers_and_objectives_are_told(tmp_path: Path) -> None:
    mission = {
        "triggers": [{"on": "thrown", "do": [{"op": "raise", "track": "a"}]} for _ in range(2)],
        "objectives": [
            {
                "id": "o",
                "for": "one",
                "title": "Owl",
                "if": [{"test": "at", "piece": "owl", "place": "well"}],
                "then": "win",
            }
        ],
    }
    _, found = check(toys.pack(tmp_path / "trial", "throwing", mission=mission), toys.registry())
    assert [line.path[:2] for line in found if line.code == "cannot-play"] == [
        ("triggers", 0),
        ("triggers", 1),
        ("objectives", 0),
    ]
