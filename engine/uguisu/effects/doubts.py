"""Doubts about conditions that stand together: those that contradict one another, and those that always hold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from uguisu.content.markers import Test
from uguisu.core.errors import CompileError
from uguisu.messages.message import Message

if TYPE_CHECKING:
    from uguisu.core.table import Track
    from uguisu.effects.code import Code

MANY = 1 << 60
"""More than anything is counted to."""


def word_of(operation: Any) -> str:
    """Return what an operation or a condition is called in files."""
    return str(operation.__struct_config__.tag)


def doubt_tests(code: Code, known: Sequence[Test], tests: Sequence[Test], key: str, first: int = 0) -> None:
    """Doubt what `tests` ask that can't be, together or where the tests `known` hold already; the first of them is number
    `first` under `key`. Only the first contradiction of a kind is told.
    """
    together = [*((-1, test) for test in known), *enumerate(tests, first)]
    for number, told, hint in (*_bounds(code, together, key), *_contraries(code, together)):
        if number >= 0:
            with code.at(key, number):
                code.doubt("never-holds", told, hint=hint)
            return


Numbered = Sequence[tuple[int, Test]]
Doubt = tuple[int, Message, Message]


def _contraries(code: Code, tests: Numbered) -> Iterator[Doubt]:
    """Yield conditions that leave a name nothing to be, and the contrary of one that is asked."""
    left: dict[str, frozenset[int]] = {}
    for number, test in tests:
        inside: tuple[Test, ...] = getattr(test, "if_", ())
        if word_of(test) == "not" and len(inside) == 1 and any(inside[0] == other for _, other in tests):
            told = Message("This never holds: the contrary of it is asked for, too")
            yield number, told, Message("Remove one of the two.")
        for name, some in _allowed(code, test):
            left[name] = left.get(name, some) & some
            if not left[name] and some:
                told = Message(
                    "This never holds together with a condition before it: `{track}` can't meet both",
                    track=name,
                )
                yield number, told, Message("Ask for less.")


def _allowed(code: Code, test: Test) -> list[tuple[str, frozenset[int]]]:
    """Return what a condition lets names be: nothing, where it names what is not there, as is told where it stands."""
    try:
        return [*test.allows(code)]
    except CompileError:
        return []


def _bounds(code: Code, tests: Numbered, key: str) -> Iterator[Doubt]:
    """Yield conditions that leave a track, or a number that a track counts, no value to have."""
    ranges: dict[str, tuple[int, int]] = {}
    for number, test in tests:
        name = getattr(test, "track", None)
        if not isinstance(name, str) or word_of(test) != "track":
            continue
        track = code.counted(name)
        low, high = ranges.get(name, (track.low, track.high) if track is not None else (-MANY, MANY))
        least, most = _asked(test)
        if number >= 0 and track is not None and least <= track.low and track.high <= most:
            _doubt_always(code, track, test, (key, number))
        ranges[name] = (max(low, least), min(high, most))
        if ranges[name][0] <= ranges[name][1]:
            continue
        told = Message("This never holds: `{track}` can't be both what is asked here", track=name)
        hint = Message("Ask for less.")
        if track is not None and (least > track.high or most < track.low):
            told = Message(
                "This never holds: `{track}` goes from {low} to {high}",
                track=name,
                low=track.low,
                high=track.high,
            )
            hint = Message("Ask for a value that it can have.")
        elif least <= most:
            told = Message(
                "This never holds together with a condition before it: `{track}` can't meet both",
                track=name,
            )
        yield number, told, hint


def _doubt_always(code: Code, track: Track, test: Any, place: tuple[str, int]) -> None:
    asked = (test.at_least, test.at_most, test.is_)
    if test.every is not None or not all(one is None or isinstance(one, int) for one in asked):
        return
    told = Message(
        "This always holds: `{track}` goes from {low} to {high}",
        track=track.id,
        low=track.low,
        high=track.high,
    )
    with code.at(*place):
        code.doubt("always-holds", told, hint=Message("Ask for more, or remove it."))


def _asked(test: Any) -> tuple[int, int]:
    """Return the least and the most that a condition lets a number be, as far as plain numbers say."""
    same = test.is_ if isinstance(test.is_, int) else None
    least = [value for value in (test.at_least, same) if isinstance(value, int)]
    most = [value for value in (test.at_most, same) if isinstance(value, int)]
    return max(least, default=-MANY), min(most, default=MANY)
