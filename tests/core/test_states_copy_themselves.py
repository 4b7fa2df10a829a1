"""A State class says what its fields are; slots, clones and deep copies follow from that."""

from __future__ import annotations

import copy
import pickle

import pytest

from uguisu.core.commit import CommitState
from uguisu.core.state import Frame, State


class Pond(State):
    depth: int
    leaves: bytearray
    frames: list[Frame]
    trails: list[list[list[int]]]
    routes: list[tuple[int, ...]]
    rain: list[int] | None
    names: dict[int, int]


class Deeper(Pond):
    fish: list[int]


class ByHand(CommitState):
    __slots__ = ("wet",)
    wet: list[int]

    def clone(self) -> ByHand:
        twin = ByHand.__new__(ByHand)
        self.copy_base(twin)
        twin.wet = self.wet[:]
        return twin


class BelowByHand(ByHand):
    pass


def deeper() -> Deeper:
    state = Deeper(3)
    state.depth, state.leaves, state.frames = 2, bytearray(b"\1"), [[1, 2]]
    state.trails, state.routes, state.rain, state.names, state.fish = [[[1]]], [(1, 2)], [4], {1: 2}, [5]
    state.stack, state.areas = [[0, 1]], [[7]]
    return state


@pytest.mark.parametrize("copied", [State.clone, copy.copy, copy.deepcopy], ids=["clone", "copy", "deepcopy"])
def test_a_copy_is_equal_and_shares_no_list(copied) -> None:
    state = deeper()
    twin = state.clone() if copied is State.clone else copied(state)
    assert type(twin) is Deeper
    assert twin == state
    twin.leaves[0] = 0
    twin.frames[0].append(3)
    twin.trails[0][0].append(3)
    twin.routes.append(())
    twin.rain.append(3)
    twin.names[2] = 3
    twin.fish.append(6)
    twin.stack[0].append(2)
    twin.areas[0].append(8)
    assert state == deeper()


def test_what_may_be_nothing_stays_nothing() -> None:
    state = deeper()
    state.rain = None
    assert state.clone().rain is None


def test_states_are_pickled() -> None:
    assert pickle.loads(pickle.dumps(deeper())) == deeper()


def test_a_clone_written_by_hand_is_kept() -> None:
    for kind in (ByHand, BelowByHand):
        state = kind(1, seats=2)
        state.wet, state.commits = [1], [3, 4]
        assert kind.clone is ByHand.clone
        twin = state.clone()
        twin.commits[0] = 9
        assert (state.commits, twin.commits, twin.wet) == ([3, 4], [9, 4], [1])


def test_a_copy_without_the_log_leaves_the_log_where_it_was():
    state = deeper()
    state.log = ["told"]
    twin = state.without_log()
    assert (twin.log, state.log) == (None, ["told"])
    twin.fish.append(6)
    assert state.fish == [5]
    twin.fish.pop()
    assert twin.facts() == state.facts()
