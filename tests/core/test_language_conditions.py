"""Each condition and each filter holds when it should, and only then."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.support import toys

from uguisu.effects.words import TESTS
from uguisu.loading import load
from uguisu.match import Match

Throw = Callable[..., Match]
Tracks = Callable[[Match], dict[str, int]]

RAISE = {"op": "raise", "track": "alert"}
FLY = [{"op": "move", "piece": "kite", "to": "gate"}, {"op": "mark", "kind": "lantern", "place": "well"}]


def test_every_condition_has_a_test_here() -> None:
    here = "".join(
        Path(__file__).with_name(name).read_text(encoding="utf-8")
        for name in (Path(__file__).name, "test_lasting.py")
    )
    tags = {test.__struct_config__.tag for test in TESTS}  # type: ignore[attr-defined]
    assert [tag for tag in tags if f'"test": "{tag}"' not in here] == []


HELD: list[tuple[dict[str, Any], bool]] = [
    ({"test": "track", "track": "score", "at_least": 0}, True),
    ({"test": "track", "track": "score", "at_least": 1}, False),
    ({"test": "track", "track": "score", "at_most": 0}, True),
    ({"test": "track", "track": "score", "at_most": -1}, False),
    ({"test": "track", "track": "score", "is": 0}, True),
    ({"test": "track", "track": "score", "is": "alert"}, True),
    ({"test": "track", "track": "score", "at_least": "round"}, False),
    ({"test": "track", "track": "round", "is": 1}, True),
    ({"test": "track", "track": "score", "at_least": -2, "at_most": 2, "is": 1}, False),
    ({"test": "count", "places": {}, "is": 4}, True),
    ({"test": "count", "places": {"tag": "open"}, "is": 2}, True),
    ({"test": "count", "places": {"tag": "open", "free": True}, "is": 1}, True),
    ({"test": "count", "places": {"free": False}, "is": 2}, True),
    ({"test": "count", "places": {"region": "inside"}, "is": 2}, True),
    ({"test": "count", "places": {"region": "inside", "tag": "open"}, "is": 1}, True),
    ({"test": "count", "places": {"ids": ["well", "gate"], "tag": "goal"}, "is": 1}, True),
    ({"test": "count", "places": {"next_to": "yard"}, "is": 3}, True),
    ({"test": "count", "places": {"next_to": "kite"}, "is": 1}, True),
    ({"test": "count", "places": {"within": {"of": "home", "steps": 1}}, "is": 2}, True),
    ({"test": "count", "places": {"within": {"of": "kite", "steps": 0}}, "is": 1}, True),
    ({"test": "count", "places": {"marked": "lantern"}, "is": 1}, True),
    ({"test": "count", "places": {"not": {"tag": "open"}}, "is": 2}, True),
    ({"test": "count", "pieces": {"within": {"of": "yard", "steps": 1}}, "is": 2}, True),
    ({"test": "count", "pieces": {"within": {"of": "well", "steps": 2}, "at": "gate"}, "is": 1}, True),
    ({"test": "count", "pieces": {"marked": "lantern"}, "is": 0}, True),
    ({"test": "count", "pieces": {"not": {"side": "one"}}, "is": 1}, True),
    ({"test": "count", "pieces": {"not": {"at": "gate"}}, "is": 1}, True),
    ({"test": "among", "place": "kite", "places": {"tag": "goal"}}, True),
    ({"test": "among", "place": "well", "places": {"marked": "lantern"}}, True),
    ({"test": "among", "place": "yard", "places": {"ids": ["well", "gate"]}}, False),
    ({"test": "among", "piece": "kite", "pieces": {"within": {"of": "yard", "steps": 1}}}, True),
    ({"test": "among", "piece": "crow", "pieces": {"side": "two"}}, False),
    ({"test": "count", "pieces": {}, "is": 2}, True),
    ({"test": "count", "pieces": {"side": "two"}, "is": 1}, True),
    ({"test": "count", "pieces": {"kind": "bird"}, "at_least": 3}, False),
    ({"test": "count", "pieces": {"ids": ["crow"]}, "is": 1}, True),
    ({"test": "count", "pieces": {"at": "gate"}, "is": 1}, True),
    ({"test": "count", "pieces": {"at": "crow"}, "is": 1}, True),
    ({"test": "count", "pieces": {"on_tag": "goal"}, "is": 1}, True),
    ({"test": "at", "piece": "kite", "place": "gate"}, True),
    ({"test": "at", "piece": "kite", "place": "crow"}, False),
    ({"test": "at", "piece": "kite", "tag": "goal"}, True),
    ({"test": "at", "piece": "crow", "tag": "goal"}, False),
    ({"test": "at", "piece": "crow", "region": "inside"}, True),
    ({"test": "at", "piece": "kite", "region": "inside"}, False),
    ({"test": "marked", "kind": "lantern", "place": "well"}, True),
    ({"test": "marked", "kind": "trap", "place": "well"}, False),
    ({"test": "marked", "kind": "lantern", "place": "kite"}, False),
    ({"test": "same", "piece": "kite", "is": "kite"}, True),
    ({"test": "same", "piece": "kite", "is": "crow"}, False),
    ({"test": "side", "piece": "kite", "is": "two"}, True),
    ({"test": "side", "piece": "kite", "is": "one"}, False),
    ({"test": "not", "if": [{"test": "same", "piece": "kite", "is": "crow"}]}, True),
    ({"test": "not", "if": [{"test": "same", "piece": "kite", "is": "kite"}]}, False),
    (
        {
            "test": "any",
            "if": [
                {"test": "same", "piece": "kite", "is": "crow"},
                {"test": "track", "track": "score", "is": 0},
            ],
        },
        True,
    ),
    ({"test": "any", "if": [{"test": "same", "piece": "kite", "is": "crow"}]}, False),
]


@pytest.mark.parametrize(("test", "holds"), HELD, ids=[str(test) for test, _ in HELD])
def test_a_condition(throw: Throw, tracks: Tracks, test: dict[str, Any], holds: bool) -> None:
    match = throw([*FLY, {"op": "if", "if": [test], "do": [RAISE]}])
    assert tracks(match)["alert"] == int(holds)


def test_a_rule_may_wait_for_one_card_by_any_player(tmp_path: Path) -> None:
    only = {"test": "card", "card": "card", "is": "strike"}
    trigger = {
        "on": "card_played",
        "if": [only],
        "do": [{"op": "say", "text": "{seat} strikes", "to": "seat"}],
    }
    path = toys.pack(tmp_path / "duel", "court", mission={"triggers": [trigger]})
    match = Match(load(path, toys.registry()), 1)
    while not match.over and "play:strike" not in match.legal():
        match.play(match.legal()[0])
    striker = match.to_move
    match.play("play:strike")
    while not any(line.kind == "said" for line in match.view(striker).log):
        match.play(match.legal()[0])
    assert f"{striker} strikes".lower() in "\n".join(line.text for line in match.view(striker).log).lower()
    assert not any(line.kind == "said" for line in match.view("").log)


def test_pieces_off_the_map_are_counted_only_when_asked(throw: Throw, tracks: Tracks) -> None:
    gone = {"op": "remove", "piece": "kite"}
    for on_board, count in ((True, 1), (False, 2)):
        test = {"test": "count", "pieces": {"on_board": on_board}, "is": count}
        assert tracks(throw([gone, {"op": "if", "if": [test], "do": [RAISE]}]))["alert"] == 1


def test_next_to_may_go_by_some_kinds_of_ways_only(tmp_path: Path) -> None:
    links = [
        {"between": ["yard", "home"], "kind": "road"},
        {"between": ["yard", "well"], "kind": "road"},
        {"between": ["yard", "gate"], "kind": "wall"},
    ]
    raises = [
        {
            "op": "if",
            "if": [{"test": "count", "places": {"next_to": "yard", "by": by}, "is": count}],
            "do": [{"op": "raise", "track": "alert"}],
        }
        for by, count in (([], 3), (["road"], 2), (["wall"], 1), (["wall", "road"], 3))
    ]
    mission = {
        "tracks": [{"id": "alert", "title": "Alert", "max": 9}],
        "triggers": [{"on": "game_started", "do": raises}],
    }
    path = toys.pack(tmp_path / "trial", "throwing", map={**toys.PATH, "links": links}, mission=mission)
    game = load(path, toys.registry())
    assert game.new(1).tracks[-1] == len(raises)


def test_nothing_is_next_to_a_piece_off_the_map(throw: Throw, tracks: Tracks) -> None:
    test = {"test": "count", "places": {"next_to": "kite"}, "is": 0}
    do = [{"op": "remove", "piece": "kite"}, {"op": "if", "if": [test], "do": [RAISE]}]
    assert tracks(throw(do))["alert"] == 1


def test_a_triggers_own_conditions_guard_it(throw: Throw, tracks: Tracks) -> None:
    assert tracks(throw([RAISE], [{"test": "track", "track": "round", "is": 1}]))["alert"] == 1
    assert tracks(throw([RAISE], [{"test": "track", "track": "round", "is": 2}]))["alert"] == 0


def test_a_trigger_marked_once_happens_once(begin: Throw, tracks: Tracks) -> None:
    for once, alert in ((False, 2), (True, 1)):
        match = begin([RAISE], once=once)
        for _ in range(4):
            match.play("rock")
        assert tracks(match)["alert"] == alert


def test_once_counts_only_when_the_conditions_held(begin: Throw, tracks: Tracks) -> None:
    match = begin([RAISE], [{"test": "track", "track": "round", "at_least": 2}], once=True)
    for alert in (0, 1, 1):
        match.play("rock")
        match.play("rock")
        assert tracks(match)["alert"] == alert


def test_once_is_remembered_by_saves_and_never_shown(begin: Throw) -> None:
    from uguisu_tools.record.save import dumps, loads

    match = begin([RAISE], once=True)
    for _ in range(2):
        match.play("rock")
    back = loads(dumps(match), match.game)
    assert back.state == match.state
    assert not [track.id for track in match.view("one").tracks if track.id.startswith("once")]
