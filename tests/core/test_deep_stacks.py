"""What lies on a deep stack is counted as it changes: the same is found as by counting all of it each time."""

from __future__ import annotations

import random
from collections import Counter

from uguisu.core.machine import MOST_OF_ONE, Deep, Frame, Program  # type: ignore[attr-defined]

PROGRAMS = [Program("of a file", file="mission"), Program("another", file="cards"), Program("of the rules")]


def by_counting_all(stack: list[Frame]) -> Counter[int]:
    return Counter(frame[0] for frame in stack if frame[0] >= 0 and PROGRAMS[frame[0]].file)


def test_the_same_is_found_as_by_counting_all_of_it() -> None:
    rng = random.Random(3)
    found = 0
    for _ in range(20):
        deep, stack = Deep(PROGRAMS), list[Frame]()
        while not deep.exceeds(stack):
            now = by_counting_all(stack)
            assert max(now.values(), default=0) <= MOST_OF_ONE
            assert {number: count for number, count in deep.times.items() if count} == dict(now)
            for _ in range(rng.randrange(4)):
                if stack:
                    stack.pop()
            if stack and rng.random() < 0.2:  # what is about a piece that has gone goes from the midst
                del stack[rng.randrange(len(stack))]
            stack += [[rng.choice((0, 0, 1, 2, -1)), 0] for _ in range(rng.randrange(9))]
        assert max(by_counting_all(stack).values()) > MOST_OF_ONE
        found += 1
    assert found == 20


def test_what_has_not_changed_is_not_counted_again() -> None:
    deep, stack = Deep(PROGRAMS), [[2, 0] for _ in range(5_000)]
    deep.exceeds(stack)
    kept = deep.frames
    stack.append([0, 0])
    assert not deep.exceeds(stack)
    assert deep.frames is kept
    assert deep.times == {0: 1}
