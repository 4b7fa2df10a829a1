"""Decisions of figures that nobody plays are answered by the rules, in the order in which they come up."""

from __future__ import annotations

from typing import Any

import pytest

from uguisu.core.machine import Machine, UnownedDecision
from uguisu.core.phase import NestedPhase, Phase
from uguisu.core.state import Frame, State


class Rest(Phase[State]):
    """Where play goes back to."""

    name = "rest"
    index = 0

    def resume(self, state: State) -> None:
        """Nothing more comes of it."""


class Pick(NestedPhase[State]):
    """Somebody picks one of three."""

    name = "pick"

    def __init__(self) -> None:
        self.taken: list[tuple[int, int]] = []

    def options(self, state: State, frame: Frame) -> list[int]:
        """One of three."""
        return [4, 5, 6]

    def take(self, state: State, frame: Frame, action: int) -> None:
        """Note who took what."""
        self.taken.append((frame[1], action))


@pytest.fixture
def table() -> tuple[Machine, Pick, State]:
    rest, pick = Rest(), Pick()
    rest.index, pick.index = 0, 1
    machine = Machine()
    machine.index = 2
    machine.phases = (rest, pick, machine)
    machine.seats = 2
    machine.automa = _last
    pick.settle = machine.settle
    state = State()
    state.stack, state.pending, state.phase, state.seat = [], [], 0, 0
    return machine, pick, state


def _last(_state: Any, decision: UnownedDecision) -> int:
    return decision.options[-1]


def test_a_figure_without_a_seat_is_answered_for(table: tuple[Machine, Pick, State]) -> None:
    machine, pick, state = table
    pick.open(state, 2)
    machine.settle(state)
    assert pick.taken == [(2, 6)]
    assert (state.phase, state.stack) == (0, [])


def test_seats_are_asked_and_the_others_answered_in_turn(table: tuple[Machine, Pick, State]) -> None:
    machine, pick, state = table
    for figure in (3, 1, 2):
        pick.open(state, figure)
    machine.settle(state)
    assert (state.phase, state.seat, pick.taken) == (1, 1, [(3, 6)])
    pick.apply(state, 4)
    assert pick.taken == [(3, 6), (1, 4), (2, 6)]
