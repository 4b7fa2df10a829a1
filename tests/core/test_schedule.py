"""A game's course as a program: steps of the set-up once, those of a turn over and over."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType, SimpleNamespace
from typing import Any

import pytest
from tests.support.parlour import finished

from uguisu.board import compile_map
from uguisu.board.model import GraphMap, GraphPlace
from uguisu.core.build import Build
from uguisu.core.errors import CompileError
from uguisu.core.game import Game
from uguisu.core.machine import FIRST_REGISTER
from uguisu.core.phase import Move, Phase
from uguisu.core.schedule import Need, Schedule, again
from uguisu.core.state import Frame, State
from uguisu.core.table import Result, Seat
from uguisu.core.text import Text

ASKED = FIRST_REGISTER
TURNS = 3


class Pledge(Phase[State]):
    """A seat gives something."""

    name = "pledge"

    def bind(self, game: Game[State]) -> None:
        self.game = game

    def legal(self, state: State) -> list[int]:
        return [1, 2]

    def apply(self, state: State, action: int) -> None:
        state.at.append(action)
        state.stack.pop()
        self.game.machine.settle(state)

    def describe(self, state: State, action: int) -> Move:
        return Move(str(action), Text("move", {}))


def deal(_game: Game[State], state: State, _frame: Frame) -> None:
    state.at.append(100)


def ask_both(game: Game[State], state: State, frame: Frame) -> None:
    """One seat after the other, in one step that is taken again."""
    if frame[ASKED] < 2:
        again(frame)
        state.pending.append([~game.phases[1].index, frame[ASKED]])
        frame[ASKED] += 1


def count(game: Game[State], state: State, frame: Frame) -> None:
    frame[ASKED] = 0
    state.at.append(-1)
    if state.at.count(-1) == TURNS:
        game.end(state, 0)


class Pledges(Game[State]):
    schedule: Schedule

    def start(self, seed: int) -> State:
        state = State(seed)
        state.at = []
        self.schedule.begin(state)
        return state


def build(needs: Mapping[str, Need] = MappingProxyType({})) -> Build:
    ground = GraphMap(format=1, id="table", places=(GraphPlace(id="table", at=(0.0, 0.0)),), links=())
    scenario = SimpleNamespace(game="pledges", id="pledges", title="Pledges")
    content: Any = SimpleNamespace(
        scenario=scenario,
        topology=compile_map(ground),
        cards=None,
        digest="",
        former_digest="",
        said={},
        versions={},
        variants=(),
    )
    made = Build(content, None, Pledges)
    made.seats += [Seat("a", "a"), Seat("b", "b")]
    made.results.append(Result("over", {"a": 0.0, "b": 0.0}))
    made.add_phase(Pledge())
    turn = {"turn.ask": ask_both, "turn.count": count}
    made.schedule = Schedule({"setup.deal": deal}, turn, 1, made.rules, needs=needs)
    return made


def played(made: Build, answers: list[int]) -> list[int]:
    game = finished(made)
    state = game.new()
    for number, answer in enumerate(answers):
        assert state.seat == number % 2
        game.apply(state, answer)
    assert state.over == (len(answers) == 2 * TURNS)
    return state.at


def test_the_setup_comes_once_and_the_turn_over_and_over() -> None:
    assert played(build(), [1, 2, 2, 1, 1, 1]) == [100, 1, 2, -1, 2, 1, -1, 1, 1, -1]


def test_a_variant_puts_a_step_between_others_and_wraps_one() -> None:
    made = build()
    assert made.schedule is not None
    made.schedule.insert("turn.tax", lambda _game, state, _frame: state.at.append(-50), after="turn.ask")

    def twice(original: Any) -> Any:
        def step(game: Game[State], state: State, frame: Frame) -> None:
            original(game, state, frame)
            original(game, state, frame)

        return step

    made.rules.wrap("setup.deal", twice)
    assert played(made, [1, 2]) == [100, 100, 1, 2, -50, -1]


def test_a_step_that_a_scenario_has_no_use_for_is_left_out() -> None:
    made = build(
        {"setup.deal": lambda game: len(game.seats) > 2, "turn.count": lambda game: len(game.seats) > 1}
    )
    assert played(made, [1, 2]) == [1, 2, -1]
    made = build({"setup.deal": lambda game: len(game.seats) > 2})
    game = finished(made)
    assert game.schedule is not None
    state = game.new()
    game.schedule.go_on(state, "setup.deal")
    assert (state.at, state.seat) == ([], 0), "it goes on with what comes after it"


def test_what_a_variant_has_changed_is_not_left_out() -> None:
    made = build({"setup.deal": lambda _game: False})
    made.rules.replace("setup.deal", lambda _game, state, _frame: state.at.append(7))
    assert played(made, [1, 2]) == [7, 1, 2, -1]


def test_there_is_no_step_after_one_that_is_not_there() -> None:
    made = build()
    assert made.schedule is not None
    with pytest.raises(CompileError, match=r"no step 'turn\.end' to put 'turn\.tax' after"):
        made.schedule.insert("turn.tax", deal, after="turn.end")


def test_a_position_goes_on_with_any_step() -> None:
    game = finished(build())
    assert game.schedule is not None
    state = game.new()
    state.at = []
    game.schedule.go_on(state, "turn.count")
    assert state.at == [-1]
    assert state.seat == 0, "the next turn has begun"
