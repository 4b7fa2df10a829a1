"""The words of Scorpion's missions: what fits, what does not and is told so, and what comes of it in play."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from uguisu.core.events import EVERYBODY
from uguisu.core.game import Game
from uguisu.loading import check, load
from uguisu.match import Match
from uguisu_scorpion.events import ScorpionEvents
from uguisu_scorpion.game import ScorpionGame
from uguisu_scorpion.state import DEAD, FIRST_LETTER, NOTHING, TRAP
from uguisu_scorpion.turn.returning import come_back
from uguisu_tools.testing import check_game

GARDEN = Path(__file__).parents[2] / "scenarios" / "scorpion" / "garden_gate"
Checked = tuple[Game | None, list[str]]
Try = Callable[..., Checked]


@pytest.fixture
def try_out(tmp_path: Path) -> Try:
    """Give the garden a mission of these parts; return the game, if it is one, and what is wrong."""

    def run(options: dict[str, Any] | None = None, **parts: Any) -> Checked:
        pack = tmp_path / "garden"
        shutil.rmtree(pack, ignore_errors=True)
        shutil.copytree(GARDEN, pack)
        scenario = (pack / "scenario.yaml").read_text(encoding="utf-8").replace("rulings: rulings.yaml\n", "")
        for key, value in (options or {}).items():
            scenario = scenario.replace("options:\n", f"options:\n  {key}: {json.dumps(value)}\n")
        (pack / "scenario.yaml").write_text(scenario, encoding="utf-8")
        (pack / "mission.yaml").write_text(json.dumps({"format": 1, **parts}), encoding="utf-8")
        game, found = check(pack)
        return game, [finding.message for finding in found if finding.severity == "error"]

    return run


@pytest.mark.parametrize("hand", [[0], []])
def test_an_empty_hand_is_not_said_to_be_given_up(hand: list[int]) -> None:
    game: Any = load(GARDEN)
    state = game.new(seed=1)
    state.log = []
    state.areas[game.table.hands[0]][:] = hand
    state.status[0], state.died[0] = DEAD, 1
    come_back(game, state, [0] * 8)
    assert ("cards_given_up" in [event.kind for event in state.log]) == bool(hand)
    assert "returns" in [event.kind for event in state.log]


def trigger(on: str, *do: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"on": on, "do": list(do), **more}


def march(who: str) -> dict[str, Any]:
    return {"op": "march", "who": who}


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        (trigger("turn_began", march("ninja")), "`ninja` is an intruder, but this needs guards"),
        (
            trigger("turn_began", {"op": "wound", "intruder": "sword-1"}),
            "`sword-1` is a guard, but this needs an intruder",
        ),
        (trigger("entered", march("piece")), "`piece` is an intruder, but this needs guards"),
        (
            trigger("guards_entered", {"op": "conceal", "intruder": "piece"}),
            "`piece` is a guard, but this needs an intruder",
        ),
        (trigger("turn_began", march("place")), "No piece is called 'place'"),
        (trigger("entered", march("place")), "`place` is a place, but this needs guards"),
        (
            trigger("turn_began", {"op": "raise", "track": "alert", "by": "target"}),
            "No track (nor a number or a name in scope) is called 'target'",
        ),
        (
            trigger(
                "turn_began", {"op": "for_each", "as": "one", "pieces": {"kind": "drunk"}, "do": [march("one")]}
            ),
            "`one` is a drunk guard, but this needs guards",
        ),
        (
            trigger(
                "turn_began", {"op": "for_each", "as": "one", "pieces": {"side": "guards"}, "do": [march("one")]}
            ),
            "`one` may be `drunk-1`, but this needs guards",
        ),
        (
            trigger("turn_began", {"op": "for_each", "as": "one", "pieces": {"side": "guards", "kind": "ninja"}, "do": []}),
            "No piece of this game matches this",
        ),
    ],
)  # fmt: skip
def test_a_name_that_holds_something_else_is_a_finding(try_out: Try, entry: Any, message: str) -> None:
    game, found = try_out(triggers=[entry])
    assert game is None
    assert found == [message]


@pytest.mark.parametrize(
    "entry",
    [
        trigger("guards_entered", march("piece")),
        trigger(
            "turn_began", {"op": "for_each", "as": "one", "pieces": {"kind": "guard"}, "do": [march("one")]}
        ),
        trigger(
            "turn_began", {"op": "for_each", "as": "one", "pieces": {"kind": "sword"}, "do": [march("one")]}
        ),
        trigger("entered", {"op": "set_noise", "intruder": "piece", "to": 0}),
        trigger("turn_began", {"op": "wake", "at": "stables", "as": "one"}, march("one")),
    ],
)
def test_a_name_that_fits_is_none(try_out: Try, entry: Any) -> None:
    assert try_out(triggers=[entry])[1] == []


def test_a_name_of_another_event_is_told_with_those_that_bring_it(tmp_path: Path, try_out: Try) -> None:
    try_out(triggers=[trigger("heard", {"op": "conceal", "intruder": "piece"})])
    _, found = check(tmp_path / "garden")
    assert next(str(finding.hint) for finding in found if finding.severity == "error").startswith(
        "That name is only set by `move_ended`, "
    )


def test_sides_and_seats_that_the_layout_adds_are_known_to_missions(try_out: Try) -> None:
    parts: dict[str, Any] = {
        "tracks": [{"id": "lamps", "title": "Lamps", "max": 3, "shown_to": ["intruders"]}],
        "results": [{"id": "dawn", "title": "Dawn broke", "winner": "guards"}],
        "objectives": [
            {"id": "three_lamps", "for": "intruders", "title": "Three lamps", "on": "turn_began",
             "if": [{"test": "track", "track": "lamps", "at_least": 3}]},
        ],
        "triggers": [
            trigger("turn_began", {"op": "raise", "track": "lamps"}),
            trigger("turn_began", {"op": "say", "text": "Hush", "to": "intruders"}),
        ],
    }  # fmt: skip
    game, found = try_out(**parts)
    assert found == []
    assert game is not None
    state = game.new(3)
    while not state.over:
        game.apply(state, game.legal(state)[0])
    assert game.results[state.result].id == "three_lamps"
    assert game.returns(state) == {"intruders": 1.0, "guards": -1.0}
    lamps = next(track for track in game.tracks if track.id == "lamps")
    assert [seat.side for n, seat in enumerate(game.seats) if lamps.audience >> n & 1] == ["intruders"]


def test_a_seat_that_this_table_does_not_have_is_told_with_its_line(try_out: Try) -> None:
    parts: dict[str, Any] = {"tracks": [{"id": "lamps", "title": "Lamps", "max": 3, "shown_to": ["ninja"]}]}
    assert try_out(**parts)[1] == ["No side is called 'ninja'"]
    assert try_out({"players": 4}, **parts)[1] == []


@pytest.mark.long
def test_a_decoy_that_only_the_guards_see_keeps_every_promise(try_out: Try, tmp_path: Path) -> None:
    cart = {"id": "cart", "title": "A cart", "at": "well"}
    wander: list[dict[str, Any]] = [
        {"op": "random", "as": "spot", "places": {}},
        {"op": "move", "piece": "decoy", "to": "spot"},
        {"op": "move", "piece": "cart", "to": "spot"},
    ]
    zone = check(GARDEN)[0].topology.ids[3]  # type: ignore[union-attr]
    game, wrong = try_out(
        pieces=[{**cart, "at": zone}, {**cart, "id": "decoy", "at": None, "seen_by": ["guards"]}],
        triggers=[trigger("turn_began", *wander)],
    )
    assert game is not None, wrong
    check_game(tmp_path / "garden")
    match = Match(game, 1)
    assert {piece.id: piece.place for piece in match.view("guards").pieces}["cart"] is not None
    match.game.arrange(match.state, {"pieces": {"ninja": zone}, "phase": "ninja"})
    seen = {piece.id: piece.place for piece in match.view("guards").pieces}
    assert (seen["cart"], seen["decoy"]) == (zone, None)


def test_who_knew_what_was_hidden_knows_it_no_more_and_only_the_guards_what_is_now(try_out: Try) -> None:
    game, wrong = try_out(triggers=[trigger("searched", {"op": "hide", "at": "place", "what": "trap"})])
    assert isinstance(game, ScorpionGame), wrong
    castle = list(game.ground.hiding[0])
    for was, knows, now, known in ((NOTHING, 3, TRAP, 0), (FIRST_LETTER, 3, FIRST_LETTER, 3)):
        state = game.new(1, record=True)
        state.items[castle[0]], state.searched[castle[0]] = was, knows
        game.emit(state, ScorpionEvents.searched, game.first, castle[0])
        game.machine.settle(state)
        assert (state.items[castle[0]], state.searched[castle[0]]) == (now, known)
        assert state.log is not None
        told = {event.kind: event.audience for event in state.log[-2:]}
        assert told == {"hides": EVERYBODY, "peeked": game.table.guards_audience}


@pytest.mark.long
def test_hiding_and_informing_keep_every_promise(try_out: Try, tmp_path: Path) -> None:
    zones = {"op": "random", "as": "spot", "places": {"tag": "track"}}
    game, wrong = try_out(
        triggers=[
            trigger("turn_began", zones, {"op": "hide", "at": "spot", "what": "ambush"}),
            trigger("searched", {"op": "hide", "at": "place", "what": "nothing"}),
            trigger("move_ended", {"op": "inform", "places": {"tag": "moat"}}),
        ]
    )
    assert game is not None, wrong
    check_game(tmp_path / "garden")
