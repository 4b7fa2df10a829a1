"""How programs run: in order, nested, interrupted, and never forever."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml
from tests.support import toys
from tests.support.thawing import thawed

from uguisu import hookimpl
from uguisu.core import machine
from uguisu.core.build import Build
from uguisu.core.errors import ProgramError
from uguisu.core.events import Events, EventType
from uguisu.loading import check, load
from uguisu.match import Match
from uguisu.plugins.variant import Variant

Throw = Callable[..., Match]


class EchoEvents(Events):
    alerted = EventType("The alert has moved.", {"value": "number"})


class Echo(Variant):
    """Raises an event of its own whenever the alert moves, so that programs can raise programs."""

    id, game = "echo", "throwing"
    events = EchoEvents.types()

    def apply(self, build: Build, options: Any) -> None:
        original = build.make

        class EchoGame(original):  # type: ignore[misc,valid-type]
            def change_track(self, state: Any, track: int, value: int) -> None:
                super().change_track(state, track, value)
                if self.tracks[track].id == "alert":
                    self.emit(state, EchoEvents.alerted, state.tracks[track])

        build.make = EchoGame


class Plugin:
    @hookimpl
    def uguisu_variants(self) -> list[Variant]:
        return [Echo()]


def say(text: str) -> dict[str, str]:
    return {"op": "say", "text": text}


def match_of(folder: Path, triggers: list[dict[str, Any]]) -> Match:
    mission = {"tracks": [{"id": "alert", "title": "Alert", "max": 99}], "triggers": triggers}
    path = toys.pack(folder / "trial", "throwing", mission=mission, variants=["echo"])
    return Match(load(path, toys.registry(("echo", Plugin()))), 1)


def throw(match: Match) -> list[str]:
    match.play("rock")
    match.play("rock")
    return [line.text for line in match.view().log if line.kind == "said"]


def test_programs_of_one_event_run_in_the_order_they_are_written(tmp_path: Path) -> None:
    triggers = [{"on": "thrown", "do": [say(name)]} for name in ("first", "second", "third")]
    assert throw(match_of(tmp_path, triggers)) == ["first", "second", "third"]


def test_what_a_program_raises_runs_before_it_goes_on(tmp_path: Path) -> None:
    triggers: list[dict[str, Any]] = [
        {"on": "thrown", "do": [say("before"), {"op": "raise", "track": "alert"}, say("after")]},
        {"on": "thrown", "do": [say("last")]},
        {"on": "alerted", "do": [say("raised")]},
    ]
    assert throw(match_of(tmp_path, triggers)) == ["before", "raised", "after", "last"]


def test_an_event_of_a_variant_that_is_not_listed_is_refused(tmp_path: Path) -> None:
    mission = {"triggers": [{"on": "alerted", "do": [say("x")]}]}
    path = toys.pack(tmp_path / "trial", "throwing", mission=mission)
    game, found = check(path, toys.registry(("echo", Plugin())))
    assert game is None
    assert [line.message for line in found if line.severity == "error"] == [
        "This game has no event 'alerted'"
    ]


def lines(match: Match, language: str = "en") -> list[str]:
    return [line.text for line in match.view("", language).log]


def test_a_program_that_raises_itself_for_ever_is_stopped_with_its_name(tmp_path: Path) -> None:
    triggers: list[dict[str, Any]] = [
        {
            "id": "siren",
            "on": "alerted",
            "do": [
                {"op": "raise", "track": "score-one"},
                {"op": "raise", "track": "alert"},
                {"op": "raise", "track": "alert", "by": -1},
            ],
        },
        {"on": "thrown", "do": [{"op": "raise", "track": "alert"}]},
    ]
    match = match_of(tmp_path, triggers)
    throw(match)
    assert re.search(
        r"trigger 'siren' in .*mission.yaml, line 11 never ends, so it was stopped for the rest of the game: "
        r"it had started 100 times",
        "\n".join(lines(match)),
    )
    assert "никогда не закончится" in "\n".join(lines(match, "ru"))
    assert match.legal(), "and the game goes on"


def test_what_was_stopped_holds_nothing_up(tmp_path: Path) -> None:
    """Where nothing waits but what was stopped for the rest of the game, play goes on as if nothing did."""
    siren = [{"op": "raise", "track": "alert"}, {"op": "raise", "track": "alert", "by": -1}]
    match = match_of(
        tmp_path,
        [
            {"id": "siren", "on": "alerted", "do": siren},
            {"on": "thrown", "do": [{"op": "raise", "track": "alert"}]},
        ],
    )
    throw(match)
    state, game = match.state, match.game
    assert state.silenced
    before, alert = match.legal(), [track.id for track in game.tracks].index("alert")
    game.change_track(state, alert, state.tracks[alert] + 1)
    assert state.pending
    game.machine.settle(state)
    assert not state.pending
    assert match.legal() == before


def test_a_program_that_raises_itself_is_found_though_another_always_runs_first(tmp_path: Path) -> None:
    siren = [{"op": "raise", "track": "alert"}, {"op": "raise", "track": "alert", "by": -1}]
    triggers: list[dict[str, Any]] = [
        {"id": "echo", "on": "alerted", "do": [say("again")]},
        {"id": "siren", "on": "alerted", "do": siren},
        {"on": "thrown", "do": [{"op": "raise", "track": "alert"}]},
    ]
    match = match_of(tmp_path, triggers)
    throw(match)
    assert re.search(r"trigger 'siren' .* never ends, so it was stopped", "\n".join(lines(match)))
    assert match.legal(), "and the game goes on"


@pytest.mark.pure
def test_a_program_that_is_long_is_told_from_one_that_is_endless(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(machine, "STEP_LIMIT", 200)
    deep: list[dict[str, Any]] = [{"op": "random", "as": "x", "places": {}}]
    for name in ("one", "two", "three"):
        deep = [{"op": "for_each", "as": name, "places": {}, "do": deep}]
    match = match_of(tmp_path, [{"id": "census", "on": "thrown", "do": deep}])
    throw(match)
    assert re.search(
        r"trigger 'census' .*line \d+ takes too long, so it was stopped for the rest of the game: 200 steps",
        "\n".join(lines(match)),
    )
    assert match.legal(), "and the game goes on"


TAKEN_OFF = {"id": "thief", "on": "stationed", "do": [{"op": "remove", "piece": "piece"}]}


def castle_where(folder: Path, *triggers: dict[str, Any]) -> Path:
    mission = {"format": 1, "triggers": [*triggers]}
    scenario = {"format": 1, "id": "robbed", "title": "Robbed", "uses": ["scorpion/garden_gate"]}
    for name, said in (("scenario", scenario), ("mission", mission)):
        (folder / f"{name}.yaml").write_text(yaml.safe_dump(said, sort_keys=False), encoding="utf-8")
    return folder


@pytest.mark.parametrize("second", [[], [{**TAKEN_OFF, "id": "other_thief"}]])
def test_a_mission_that_the_rules_answer_for_ever_is_stopped_for_good(tmp_path: Path, second: Any) -> None:
    """The set-up puts each guard that is taken off again there: neither the mission nor the set-up ends."""
    path = castle_where(tmp_path, {**TAKEN_OFF, "if": [{"test": "track", "track": "turn", "is": 0}]}, *second)
    match = Match(load(path), 1)
    assert match.legal(), "the game goes on"
    assert match.state.ply == 0
    assert len(match.state.silenced) == 1 + len(second)
    assert any(place >= 0 for place in match.state.at), "the guards stand"


def test_validate_tells_of_what_never_ends(tmp_path: Path) -> None:
    path = castle_where(tmp_path, {"on": "turn_began", "do": [say("x")]}, TAKEN_OFF)
    assert [(one.code, one.severity, one.line) for one in check(path)[1]] == [("endless", "warning", 7)]


def test_an_operation_that_breaks_down_is_named_with_its_line(tmp_path: Path, monkeypatch: Any) -> None:
    match = match_of(
        tmp_path, [{"id": "bell", "on": "thrown", "do": [say("x"), {"op": "remove", "piece": "crow"}]}]
    )

    def relocate(*_: Any) -> None:
        raise ZeroDivisionError("no luck")

    monkeypatch.setattr(thawed(match.game), "relocate", relocate)
    with pytest.raises(
        ProgramError,
        match=r"trigger 'bell' .*mission.yaml, line \d+ crashed at .*: ZeroDivisionError: no luck",
    ):
        throw(match)


def test_a_decision_in_the_middle_can_be_copied_saved_and_gone_on_with(begin: Throw) -> None:
    from uguisu_tools.record.save import dumps, loads

    ask = {"op": "choose", "as": "spot", "seat": "two", "places": {"tag": "open"}}
    match = begin([ask, {"op": "move", "piece": "crow", "to": "spot"}, say("done")])
    match.play("rock")
    match.play("paper")
    assert match.state.stack, "the program waits on the stack"
    twin = match.state.clone()
    back = loads(dumps(match), match.game)
    for state in (twin, back.state):
        match.game.play(state, "gate")
        assert state.at[0] == match.game.topology.index["gate"]
        assert (state.stack, state.pending) == ([], [])
        assert match.game.phases[state.phase].name == "throw"
    assert match.state.stack, "and is untouched by what happens to copies"


def test_undo_leads_back_into_the_middle_of_a_program(begin: Throw) -> None:
    ask = {"op": "choose", "as": "spot", "seat": "two", "places": {"tag": "open"}}
    match = begin([ask, {"op": "move", "piece": "crow", "to": "spot"}])
    match.play("rock")
    match.play("paper")
    match.play("gate")
    match.undo()
    assert match.legal() == ["yard", "gate"]
    match.play("yard")
    assert match.state.at[0] == match.game.topology.index["yard"]


def test_the_end_of_the_game_leaves_nothing_on_the_stack(begin: Throw) -> None:
    match = begin([{"op": "end", "result": "bell"}, say("never")])
    match.play("rock")
    match.play("rock")
    assert match.over
    assert (match.state.stack, match.state.pending) == ([], [])
    assert match.legal() == []


def test_play_goes_back_to_the_seat_it_came_from(begin: Throw) -> None:
    for seat in ("one", "two"):
        match = begin([{"op": "choose", "as": "x", "seat": seat, "options": ["a", "b"]}])
        match.play("rock")
        match.play("rock")
        assert match.to_move == seat
        match.play("option1")
        assert match.to_move == "one"
        assert match.legal() == ["rock", "paper", "scissors"]


def test_a_phase_looks_again_after_programs_have_run(throw, monkeypatch):
    """What a mission did may have changed what was true when the phase began: `Phase.resume` is told."""
    looked: list[int] = []
    match = throw([{"op": "raise", "track": "alert"}])
    phase = match.game.phases[match.state.phase]
    monkeypatch.setattr(phase, "resume", lambda state: looked.append(state.tracks[0]))
    match.play("rock")
    match.play("rock")
    assert looked
