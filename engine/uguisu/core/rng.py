"""Random numbers that live in the State as one integer, so that a clone carries them along.

SplitMix64 (Steele, Lea & Flood, *Fast splittable pseudorandom number generators*, OOPSLA 2014): a counter and a
mixing function. One draw is one addition and two multiplications, and a game may jump ahead or be reseeded by
assigning an int.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, MutableSequence, Sequence
from functools import cache
from operator import mul
from struct import Struct
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from uguisu.core.state import State

_MASK = 0xFFFF_FFFF_FFFF_FFFF
_GOLDEN = 0x9E37_79B9_7F4A_7C15


def mix(number: int) -> int:
    """Return `number` scrambled to 64 evenly spread bits."""
    number = ((number ^ (number >> 30)) * 0xBF58_476D_1CE4_E5B9) & _MASK
    number = ((number ^ (number >> 27)) * 0x94D0_49BB_1331_11EB) & _MASK
    return number ^ (number >> 31)


def below(state: State, bound: int) -> int:
    """Draw a whole number in ``range(bound)`` from the state's own generator, and move it on.

    The high half of a 64-bit product is used (Lemire 2019): its bias, under bound / 2**64, is beyond notice.
    """
    state.seed = (state.seed + _GOLDEN) & _MASK
    return (mix(state.seed) * bound) >> 64


def shuffle(state: State, items: MutableSequence[Any]) -> None:
    """Shuffle `items` in place (Fisher and Yates) with the state's own generator, one draw for each but the first."""
    count = len(items)
    if count < 2:
        return
    last = count
    for product in map(mul, _draw(state, count - 1), range(count, 1, -1)):
        last -= 1
        other = product >> 64
        items[last], items[other] = items[other], items[last]


def _draw(state: State, count: int) -> tuple[int, ...]:
    """Draw `count` numbers of 64 bits, and move the generator on: the same as so many calls of `mix`.

    Decks are shuffled all game long, and CPython's cost is by the operation, not by the bit: so the numbers lie side by
    side in one, each in a lane of 128 bits, which the product of two numbers just fills.
    """
    ones, steps, low, unpack = _lanes(count)
    seed = state.seed
    state.seed = (seed + count * _GOLDEN) & _MASK
    numbers = (ones * seed + steps) & low
    numbers = ((numbers ^ (numbers >> 30) & low) * 0xBF58_476D_1CE4_E5B9) & low
    numbers = ((numbers ^ (numbers >> 27) & low) * 0x94D0_49BB_1331_11EB) & low
    numbers ^= (numbers >> 31) & low
    return unpack(numbers.to_bytes(16 * count, "little"))


@cache
def _lanes(count: int) -> tuple[int, int, int, Callable[[bytes], tuple[int, ...]]]:
    """Return what `_draw` needs for so many lanes: a 1 in each, the steps of the generator, and the low halves."""
    ones = sum(1 << (128 * lane) for lane in range(count))
    steps = sum(((lane + 1) * _GOLDEN & _MASK) << (128 * lane) for lane in range(count))
    return ones, steps, ones * _MASK, Struct("<" + "Q8x" * count).unpack


def weighted(state: State, chances: list[tuple[int, int]]) -> int:
    """Draw an action from ``[(action, weight), ...]``; weights are positive whole numbers."""
    mark = below(state, sum(weight for _, weight in chances))
    for action, weight in chances:
        mark -= weight
        if mark < 0:
            return action
    raise ValueError("a chance node needs at least one action of positive weight")


def draw_one(things: Sequence[int], random: Callable[[], float]) -> int:
    """Return one of several kinds of things by chance, each as likely as another, however often it is there.

    `random` is that of a `random.Random`: this is for playouts, and leaves the state's own generator alone.
    """
    while True:
        number = int(random() * len(things))
        kind = things[number]
        if things.index(kind) == number:
            return kind


def derive(seed: int, *names: int | str) -> int:
    """Return a 64-bit seed for a part of a whole (game 17 of seed 4, the bot of seat 2), the same everywhere."""
    text = "/".join(str(part) for part in (seed, *names))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")
