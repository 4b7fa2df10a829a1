"""Sets of small numbers, places or pieces, as the bits of an int: a copy costs nothing, and who is in two of them is an `&`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache


def mask_of(numbers: Iterable[int]) -> int:
    """Return a set of numbers as a mask."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


@lru_cache(maxsize=1 << 14)
def bits(mask: int) -> tuple[int, ...]:
    """Return the numbers in a mask, lowest first, and remember them: the same few masks come up over and over."""
    return tuple(bits_once(mask))


def bits_once(mask: int) -> list[int]:
    """Return the same without remembering it; for masks of which there are too many to come up again."""
    numbers = []
    while mask:
        low = mask & -mask
        numbers.append(low.bit_length() - 1)
        mask ^= low
    return numbers
