"""How what a word does comes to its values: the instruction or the condition that looks them up and calls it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from uguisu.core.kinds import NOTHING
from uguisu.core.machine import Condition, Instruction, Value
from uguisu.core.state import Frame, State


@dataclass(frozen=True, slots=True)
class Fixed:
    """A value that is the same all game long; so are the places of a region and what is left out."""

    value: Any

    def __call__(self, _state: State | None, _frame: Frame) -> Any:
        return self.value


def instruction(
    effect: Callable[..., bool | None],
    values: Sequence[Value],
    missed: Callable[[State], None],
    may_be_nothing: Sequence[int] = (),
) -> Instruction:
    """Return the instruction ``effect(state, *values)``; when one of them is nothing, it is `missed` instead.

    Values at the positions `may_be_nothing` may be -1 without the effect being missed: of numbers that is an ordinary one.
    """
    if all(isinstance(value, Fixed) for value in values):
        fixed = [value(None, []) for value in values]
        if not fixed:
            return lambda state, _frame: effect(state)
        return lambda state, _frame: effect(state, *fixed)
    if len(values) == 1 and not may_be_nothing:
        (value,) = values

        def of_one(state: State, frame: Frame) -> bool | None:
            one = value(state, frame)
            if one == NOTHING:
                missed(state)
                return None
            return effect(state, one)

        return of_one
    if sum(not isinstance(value, Fixed) for value in values) == 1:
        before, open_one, after, checks = _around(values, may_be_nothing)

        def of_one_open(state: State, frame: Frame) -> bool | None:
            one = open_one(state, frame)
            if checks and one == NOTHING:
                missed(state)
                return None
            return effect(state, *before, one, *after)

        return of_one_open
    checked = [number for number in range(len(values)) if number not in may_be_nothing]

    def of_several(state: State, frame: Frame) -> bool | None:
        found = [value(state, frame) for value in values]
        if NOTHING in found and any(found[number] == NOTHING for number in checked):
            missed(state)
            return None
        return effect(state, *found)

    return of_several


def condition(
    holds: Callable[..., bool], values: Sequence[Value], may_be_nothing: Sequence[int] = ()
) -> Condition:
    """Return the condition ``holds(state, *values)``; it does not hold when one is nothing that may not be."""
    if all(isinstance(value, Fixed) for value in values):
        fixed = [value(None, []) for value in values]
        if not fixed:
            return lambda state, _frame: holds(state)
        return lambda state, _frame: holds(state, *fixed)
    if len(values) == 1 and not may_be_nothing:  # nearly always, and cards are asked about all game long
        (value,) = values

        def of_one(state: State, frame: Frame) -> bool:
            one = value(state, frame)
            return one != NOTHING and holds(state, one)

        return of_one
    if sum(not isinstance(value, Fixed) for value in values) == 1:
        before, open_one, after, checks = _around(values, may_be_nothing)

        def of_one_open(state: State, frame: Frame) -> bool:
            one = open_one(state, frame)
            return not (checks and one == NOTHING) and holds(state, *before, one, *after)

        return of_one_open
    checked = [number for number in range(len(values)) if number not in may_be_nothing]

    def of_several(state: State, frame: Frame) -> bool:
        found = [value(state, frame) for value in values]
        if NOTHING in found and any(found[number] == NOTHING for number in checked):
            return False
        return holds(state, *found)

    return of_several


def _around(
    values: Sequence[Value], may_be_nothing: Sequence[int]
) -> tuple[tuple[Any, ...], Value, tuple[Any, ...], bool]:
    """Return the only value that is not fixed, what comes before and after it, and whether it must be something."""
    at = next(number for number, value in enumerate(values) if not isinstance(value, Fixed))
    before, after = (
        tuple(value.value for value in some if isinstance(value, Fixed))
        for some in (values[:at], values[at + 1 :])
    )
    return before, values[at], after, at not in may_be_nothing


def value(function: Callable[..., Any], values: Sequence[Value]) -> Callable[[State, Frame], Any]:
    """Return ``function(state, *values)`` as a function of the state and the frame; any of them may be nothing."""
    if len(values) == 1:
        (one,) = values
        return lambda state, frame: function(state, one(state, frame))
    return lambda state, frame: function(state, *(one(state, frame) for one in values))
